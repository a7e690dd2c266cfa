import type { QuizAnswers } from '../../../core/quiz/answers.ts'

/** What the screens need to know of a question; its place counts from 1. */
export type Question = {
  readonly number: number
  readonly key: string
  readonly text: string
  readonly type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE'
  readonly options: readonly { readonly id: string; readonly text: string }[]
}

/** The options of a question that are chosen, in the question's order. Unknown ones do not count. */
export const chosenOptions = ({ number, options }: Question, answers: QuizAnswers): Question['options'] =>
  options.filter(({ id }) => answers[number]?.includes(id))

export const isAnswered = (question: Question, answers: QuizAnswers): boolean =>
  chosenOptions(question, answers).length > 0

/** The first question without an answer; undefined when all have one. */
export const firstOpen = (questions: readonly Question[], answers: QuizAnswers): Question | undefined =>
  questions.find((question) => !isAnswered(question, answers))

/** The answer to a question after an option was chosen: a single choice replaces, a multiple choice toggles. */
export function choose({ number, type }: Question, answers: QuizAnswers, option: string): readonly string[] {
  if (type === 'SINGLE_CHOICE') return [option]
  const before = answers[number] ?? []
  return before.includes(option) ? before.filter((id) => id !== option) : [...before, option].sort()
}
