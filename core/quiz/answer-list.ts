/** Answers as a list of questions with options, for formats without numeric map keys. */
import { InvalidInputError } from '../errors.ts'
import { normalizeAnswers, type QuizAnswers } from './answers.ts'
import { MAX_MEANINGS, type Purpose } from './purpose.ts'
import { QUESTIONS, type QuizQuestion } from './questions.ts'
import { MAX_SENTENCE_LENGTH, normalizeSentence } from './sentence.ts'

export type AnswerEntry = { readonly question: number; readonly options: readonly string[] }

/** The largest question has ten options; twice that tolerates repeats. */
const MAX_OPTIONS = 20

/** Length in code points, without surrounding white space. */
const isTooLong = (sentence: string): boolean => [...sentence.trim()].length > MAX_SENTENCE_LENGTH

/** Throws InvalidInputError for more than 200 characters. */
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

/** Unique among the options of all questions. The value of an option, which answers use, is unique within its question. */
export const optionId = ({ key }: Pick<QuizQuestion, 'key'>, value: string): string => `${key}:${value}`

/** The values of options that were given by their values or their ids. */
const valuesOf = ({ question, options }: AnswerEntry): readonly string[] => {
  const prefix = QUESTIONS.find(({ id }) => id === question)?.key
  return options.map((option) =>
    prefix !== undefined && option.startsWith(`${prefix}:`) ? option.slice(prefix.length + 1) : option,
  )
}

/** Unknown options are dropped; of a repeated question the last entry counts. Throws InvalidInputError beyond a limit. */
export const answersFromList = (list: readonly AnswerEntry[], purpose?: Purpose | null): QuizAnswers => {
  if (list.length > QUESTIONS.length) {
    throw new InvalidInputError(`At most ${QUESTIONS.length} questions can be answered.`, 'answers')
  }
  if (list.some(({ options }) => options.length > MAX_OPTIONS)) {
    throw new InvalidInputError(`At most ${MAX_OPTIONS} options can be chosen in a question.`, 'answers')
  }
  return normalizeAnswers({
    ...Object.fromEntries(list.map((entry) => [entry.question, valuesOf(entry)])),
    ...(purpose && { purpose: checkedPurpose(purpose) }),
  })
}

/**
 * Throws InvalidInputError for what `answersFromList` ignores: unknown questions and options, a repeated question, and a
 * second option of a single choice.
 */
export const checkKnown = (list: readonly AnswerEntry[]): void => {
  const problem = (message: string) => new InvalidInputError(message, 'answers')
  const seen = new Set<number>()
  for (const entry of list) {
    const question = QUESTIONS.find(({ id }) => id === entry.question)
    if (question === undefined) {
      throw problem(`There is no question ${entry.question}. Questions are numbered 1 to ${QUESTIONS.length}.`)
    }
    if (seen.has(question.id)) throw problem(`Question ${question.id} is answered twice.`)
    seen.add(question.id)
    const values = new Set(valuesOf(entry))
    const unknown = [...values].find((value) => !question.options.some(({ id }) => id === value))
    if (unknown !== undefined) throw problem(`Question ${question.id} has no option ${JSON.stringify(unknown)}.`)
    if (question.type === 'single_choice' && values.size > 1) throw problem(`Question ${question.id} takes one option.`)
  }
}

/** The answered questions in order. */
export const answersToList = (answers: QuizAnswers): AnswerEntry[] =>
  QUESTIONS.flatMap(({ id }) => {
    const options = answers[id]
    return options === undefined ? [] : [{ question: id, options: [...options] }]
  })

/** The text of a single choice; null without an answer. */
export const answerText = (answers: QuizAnswers, key: (typeof QUESTIONS)[number]['key']): string | null => {
  const question = QUESTIONS.find((candidate) => candidate.key === key)
  const [chosen] = (question && answers[question.id]) ?? []
  return question?.options.find(({ id }) => id === chosen)?.text ?? null
}
