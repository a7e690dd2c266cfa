/** The answers of a quiz as the screens, this browser's storage and the API hold them. */
import type { QuizAnswers } from '../../core/quiz/answers.ts'

/** The answers as the API takes and gives them. */
export type AnswerInput = { question: number; options: string[] }

export const NO_ANSWERS: QuizAnswers = Object.freeze({})

/** The answers with one of them changed; an empty one is taken out. */
export function withAnswer(answers: QuizAnswers, number: number, options: readonly string[]): QuizAnswers {
  const { [number]: _before, ...others } = answers
  return options.length === 0 ? others : { ...others, [number]: options }
}

/** The answers to the questions alone. */
const ticked = ({ purpose: _words, ...answers }: QuizAnswers): Readonly<Partial<Record<number, readonly string[]>>> => answers

export const toInput = (answers: QuizAnswers): AnswerInput[] =>
  Object.entries(ticked(answers)).map(([number, options]) => ({ question: Number(number), options: [...(options ?? [])] }))

export const fromInput = (answers: readonly { readonly question: number; readonly options: readonly string[] }[]) =>
  readAnswers(Object.fromEntries(answers.map(({ question, options }) => [question, options])))

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Answers out of what a storage holds, which may be of another version or written by hand. Sorts each answer. */
export function readAnswers(stored: unknown): QuizAnswers {
  if (typeof stored !== 'object' || stored === null) return NO_ANSWERS
  const entries = Object.entries(stored).flatMap(([number, value]: [string, unknown]) => {
    const options = (Array.isArray(value) ? value : [value]).filter(isText)
    return /^\d{1,2}$/.test(number) && options.length > 0 ? [[Number(number), [...new Set(options)].sort()]] : []
  })
  return Object.fromEntries(entries)
}

/** Whether two sets of answers say the same. */
export function sameAnswers(a: QuizAnswers, b: QuizAnswers): boolean {
  const text = (answers: QuizAnswers) => JSON.stringify(Object.entries(answers))
  return text(readAnswers(a)) === text(readAnswers(b))
}
