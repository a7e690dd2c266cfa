/** What members, reporters and vendors write in and about reviews. */
import { countText } from '../display/numbers.ts'
import { isPlainLine, isPlainText, LINK_OR_CONTACT } from '../plain-text.ts'

/** In characters; `total` is for headline, good and bad together. */
export const REVIEW_LIMITS = {
  headline: 100,
  plan: 60,
  authorName: 40,
  total: { least: 80, most: 2000 },
  answer: 1000,
  reportNote: 500,
  editorText: 500,
} as const

export type ReviewTexts = {
  readonly headline: string
  readonly good: string
  readonly bad: string
  /** Empty when not given. */
  readonly plan: string
  readonly authorName: string
}

type ReviewTextProblem = { readonly field: keyof ReviewTexts; readonly message: string }

const LABELS: Readonly<Record<keyof ReviewTexts, string>> = {
  headline: 'The headline',
  good: 'What was good',
  bad: 'What was not good',
  plan: 'The plan',
  authorName: 'Your name',
}
const LINES = ['headline', 'plan', 'authorName'] as const

const length = (text: string): number => [...text].length

/** Without spaces at the ends, and with at most one empty line in a row. */
export const normalizedReviewText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()

export const normalizedReviewTexts = (texts: ReviewTexts): ReviewTexts => ({
  headline: normalizedReviewText(texts.headline),
  good: normalizedReviewText(texts.good),
  bad: normalizedReviewText(texts.bad),
  plan: normalizedReviewText(texts.plan),
  authorName: normalizedReviewText(texts.authorName),
})

/** The characters of headline, good and bad together, as they are counted for the limits. */
export const reviewLength = ({ headline, good, bad }: Pick<ReviewTexts, 'headline' | 'good' | 'bad'>): number =>
  length(headline) + length(good) + length(bad)

/** Why the words of a text cannot be published; null for an empty text. */
const wordsProblem = (label: string, text: string): string | null => {
  if (LINK_OR_CONTACT.test(text)) return `${label} must not contain links, addresses or phone numbers`
  return text === '' || /\p{L}/u.test(text) ? null : `${label} must contain letters`
}

/** Why normalized texts cannot be a review, the first problem in the order of the form; null when they can. */
export const reviewTextProblem = (texts: ReviewTexts): ReviewTextProblem | null => {
  for (const field of ['headline', 'authorName'] as const) {
    if (texts[field] === '') return { field, message: `${LABELS[field]} is required` }
  }
  if (texts.good === '' && texts.bad === '')
    return { field: 'good', message: 'Write what was good, what was not, or both' }
  for (const field of LINES) {
    const most = REVIEW_LIMITS[field]
    if (length(texts[field]) > most) return { field, message: `${LABELS[field]} can have at most ${most} characters` }
    if (!isPlainLine(texts[field])) return { field, message: `${LABELS[field]} must be one line of plain text` }
  }
  for (const field of ['good', 'bad'] as const) {
    if (!isPlainText(texts[field])) return { field, message: `${LABELS[field]} must be plain text` }
  }
  for (const field of ['headline', 'good', 'bad', 'plan', 'authorName'] as const) {
    const message = wordsProblem(LABELS[field], texts[field])
    if (message !== null) return { field, message }
  }
  const { least, most } = REVIEW_LIMITS.total
  const field = texts.good === '' ? 'bad' : 'good'
  if (reviewLength(texts) < least)
    return { field, message: `A review needs at least ${least} characters, with the headline` }
  if (reviewLength(texts) > most)
    return { field, message: `A review can have at most ${most} characters, with the headline` }
  return null
}

const problemOf = (label: string, most: number, text: string): string | null => {
  if (length(text) > most) return `${label} can have at most ${countText(most)} characters`
  return isPlainText(text) ? null : `${label} must be plain text`
}

/** Why a normalized text cannot be a vendor's answer; null when it can. */
export const answerProblem = (text: string): string | null => {
  const label = 'The answer'
  if (text === '') return `${label} is required`
  const problem = problemOf(label, REVIEW_LIMITS.answer, text)
  if (problem !== null) return problem
  return wordsProblem(label, text)
}

/** Why a normalized text cannot be the note of a report, which may be empty; null when it can. */
export const reportNoteProblem = (text: string): string | null => problemOf('The note', REVIEW_LIMITS.reportNote, text)

/** Why a normalized text cannot be sent to an author or a vendor; null when it can. */
export const editorTextProblem = (text: string): string | null =>
  text === '' ? 'The text is required' : problemOf('The text', REVIEW_LIMITS.editorText, text)
