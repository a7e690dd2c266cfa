/** Answers as a list of questions with their options: how they travel where a map of numbers cannot. */
import { InvalidInputError } from '../errors.ts'
import { normalizeAnswers, type QuizAnswers } from './answers.ts'
import { QUESTIONS } from './questions.ts'

export type AnswerEntry = { readonly question: number; readonly options: readonly string[] }

/** The question with the most options has ten; twice that is room for repetition, not for a flood. */
const MAX_OPTIONS = 20

/**
 * The normal form of a list. Unknown questions and options are dropped; of a question named twice the last entry counts.
 * @throws InvalidInputError for more entries than there are questions, or more than 20 options in one.
 */
export const answersFromList = (list: readonly AnswerEntry[]): QuizAnswers => {
  if (list.length > QUESTIONS.length) {
    throw new InvalidInputError(`At most ${QUESTIONS.length} questions can be answered.`, 'answers')
  }
  if (list.some(({ options }) => options.length > MAX_OPTIONS)) {
    throw new InvalidInputError(`At most ${MAX_OPTIONS} options can be chosen in a question.`, 'answers')
  }
  return normalizeAnswers(Object.fromEntries(list.map(({ question, options }) => [question, options])))
}

/** The answered questions in order. */
export const answersToList = (answers: QuizAnswers): AnswerEntry[] =>
  QUESTIONS.flatMap(({ id }) => {
    const options = answers[id]
    return options === undefined ? [] : [{ question: id, options: [...options] }]
  })

/** The text of a single choice as the quiz words it; null without an answer. */
export const answerText = (answers: QuizAnswers, key: (typeof QUESTIONS)[number]['key']): string | null => {
  const question = QUESTIONS.find((candidate) => candidate.key === key)
  const [chosen] = (question && answers[question.id]) ?? []
  return question?.options.find(({ id }) => id === chosen)?.text ?? null
}
