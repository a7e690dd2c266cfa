/** Answers as a list of questions with their options: how they travel where a map of numbers cannot. */
import { InvalidInputError } from '../errors.ts'
import { normalizeAnswers, type QuizAnswers } from './answers.ts'
import { MAX_MEANINGS, type Purpose } from './purpose.ts'
import { QUESTIONS } from './questions.ts'
import { MAX_SENTENCE_LENGTH, normalizeSentence } from './sentence.ts'

export type AnswerEntry = { readonly question: number; readonly options: readonly string[] }

/** The question with the most options has ten; twice that is room for repetition, not for a flood. */
const MAX_OPTIONS = 20

/** A sentence is as long as its characters, each counted once; white space around it does not count. */
const isTooLong = (sentence: string): boolean => [...sentence.trim()].length > MAX_SENTENCE_LENGTH

/**
 * A sentence that can be read or stored.
 * @throws InvalidInputError for more than 200 characters.
 */
export const checkedSentence = (sentence: string): string => {
  if (isTooLong(sentence)) {
    throw new InvalidInputError(
      `Describe what you want to get done in at most ${MAX_SENTENCE_LENGTH} characters.`,
      'sentence',
    )
  }
  return normalizeSentence(sentence)
}

const checkedPurpose = (purpose: Purpose): Purpose => {
  if (purpose.meanings.length > 2 * MAX_MEANINGS) {
    throw new InvalidInputError(`At most ${2 * MAX_MEANINGS} meanings can be chosen.`, 'purpose')
  }
  return { ...purpose, sentence: checkedSentence(purpose.sentence) }
}

/**
 * The normal form of a list and of what the person says in their own words. Unknown questions, options and meanings are
 * dropped; of a question named twice the last entry counts; an empty sentence is none.
 * @throws InvalidInputError for more entries than there are questions, more than 20 options in one, a sentence of more
 * than 200 characters or more than 24 meanings.
 */
export const answersFromList = (list: readonly AnswerEntry[], purpose?: Purpose | null): QuizAnswers => {
  if (list.length > QUESTIONS.length) {
    throw new InvalidInputError(`At most ${QUESTIONS.length} questions can be answered.`, 'answers')
  }
  if (list.some(({ options }) => options.length > MAX_OPTIONS)) {
    throw new InvalidInputError(`At most ${MAX_OPTIONS} options can be chosen in a question.`, 'answers')
  }
  return normalizeAnswers({
    ...Object.fromEntries(list.map(({ question, options }) => [question, options])),
    ...(purpose && { purpose: checkedPurpose(purpose) }),
  })
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
