import type { QuizAnswers } from '#core/quiz/answers.ts'

/** What the screens need to know about a question; its position counts from 1. */
export type Question = {
  readonly number: number
  readonly key: string
  readonly text: string
  readonly type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE'
  /** Whether the quiz is complete without an answer to it. */
  readonly optional: boolean
  readonly options: readonly { readonly value: string; readonly text: string }[]
}

/** The selected options of a question, in the question's order. Unknown ones do not count. */
export const chosenOptions = ({ number, options }: Question, answers: QuizAnswers): Question['options'] =>
  options.filter(({ value }) => answers[number]?.includes(value))

export const isAnswered = (question: Question, answers: QuizAnswers): boolean =>
  chosenOptions(question, answers).length > 0

/** The required questions without an answer. */
export const missingAnswers = (questions: readonly Question[], answers: QuizAnswers): readonly Question[] =>
  questions.filter((question) => !question.optional && !isAnswered(question, answers))

/** The questions without an answer, optional ones included. An optional one counts as skipped once a later one has an answer. */
export function openQuestions(questions: readonly Question[], answers: QuizAnswers): readonly Question[] {
  const last = questions.findLastIndex((question) => isAnswered(question, answers))
  return questions.filter((question, index) => !isAnswered(question, answers) && !(question.optional && index < last))
}

/** The answer to a question after an option was chosen: a single choice replaces, a multiple choice toggles. */
export function choose({ number, type }: Question, answers: QuizAnswers, option: string): readonly string[] {
  if (type === 'SINGLE_CHOICE') return [option]
  const before = answers[number] ?? []
  return before.includes(option) ? before.filter((value) => value !== option) : [...before, option].sort()
}
