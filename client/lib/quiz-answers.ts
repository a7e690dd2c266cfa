// @chunk quiz
/** The quiz answers as the screens, this browser's storage and the API represent them. */
import type { ReactNode } from 'react'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { MAX_SENTENCE_LENGTH } from '#core/quiz/sentence.ts'

/** The answers in the format of the API. */
export type AnswerInput = { question: number; options: string[] }

/** A sentence in the visitor's own words as stored here; `unread` until the meanings that count are known. */
export type StoredPurpose = {
  readonly sentence: string
  readonly meanings: readonly string[]
  readonly unread?: boolean
}

/** Renders the field for the sentence, from another feature. */
export type RenderPurpose = (
  answers: QuizAnswers,
  purpose: StoredPurpose | null,
  onChange: (purpose: StoredPurpose | null) => void,
) => ReactNode

export const NO_ANSWERS: QuizAnswers = Object.freeze({})

/** The answers with one of them changed; an empty answer is removed. */
export function withAnswer(answers: QuizAnswers, number: number, options: readonly string[]): QuizAnswers {
  const { [number]: _before, ...others } = answers
  return options.length === 0 ? others : { ...others, [number]: options }
}

/** The answers to the questions, without the sentence. */
const ticked = ({ purpose: _words, ...answers }: QuizAnswers): Readonly<Partial<Record<number, readonly string[]>>> =>
  answers

export const toInput = (answers: QuizAnswers): AnswerInput[] =>
  Object.entries(ticked(answers)).map(([number, options]) => ({
    question: Number(number),
    options: [...(options ?? [])],
  }))

/** The sentence in the format of the API: without meanings, all recognized ones count. */
export function toPurposeInput({ purpose }: QuizAnswers): { sentence: string; meanings: string[] | null } | null {
  if (purpose === undefined) return null
  const { sentence, meanings, unread }: StoredPurpose = purpose
  return { sentence, meanings: unread ? null : [...meanings] }
}

type PurposeInput =
  | { readonly sentence: string; readonly meanings: readonly { readonly id: string }[] }
  | null
  | undefined

export const fromInput = (
  answers: readonly { readonly question: number; readonly options: readonly string[] }[],
  purpose?: PurposeInput,
): QuizAnswers =>
  readAnswers({
    ...Object.fromEntries(answers.map(({ question, options }) => [question, options])),
    ...(purpose && { purpose: { sentence: purpose.sentence, meanings: purpose.meanings.map(({ id }) => id) } }),
  })

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Parses stored answers, which may come from another version or be written by hand. Sorts each answer. */
export function readAnswers(stored: unknown): QuizAnswers {
  if (typeof stored !== 'object' || stored === null) return NO_ANSWERS
  const entries = Object.entries(stored).flatMap(([number, value]: [string, unknown]) => {
    const options = (Array.isArray(value) ? value : [value]).filter(isText)
    return /^\d{1,2}$/.test(number) && options.length > 0 ? [[Number(number), [...new Set(options)].sort()]] : []
  })
  const purpose = readPurpose((stored as { readonly purpose?: unknown }).purpose)
  return { ...Object.fromEntries(entries), ...(purpose && { purpose }) }
}

function readPurpose(stored: unknown): StoredPurpose | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { sentence, meanings, unread } = stored as Partial<Record<keyof StoredPurpose, unknown>>
  if (!isText(sentence) || sentence.trim() === '') return null
  const ids = Array.isArray(meanings) ? [...new Set(meanings.filter(isText))].sort() : []
  return { sentence: sentence.slice(0, MAX_SENTENCE_LENGTH), meanings: ids, ...(unread === true && { unread: true }) }
}

/** Whether two sets of answers are equal. */
export function sameAnswers(a: QuizAnswers, b: QuizAnswers): boolean {
  const text = (answers: QuizAnswers) => JSON.stringify(Object.entries(answers))
  return text(readAnswers(a)) === text(readAnswers(b))
}
