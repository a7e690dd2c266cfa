/** The quiz has one path; its query says which question is shown, so that Back and a reload keep the position. */

export type QuizPosition =
  | { readonly view: 'intro' }
  | { readonly view: 'question'; readonly number: number; readonly editing: boolean }
  | { readonly view: 'review' }

export const QUIZ = '/quiz'
export const REVIEW = `${QUIZ}?q=review`
export const questionHref = (number: number): string => `${QUIZ}?q=${number}`
/** A single question to change, followed by the review. */
export const editHref = (number: number): string => `${QUIZ}?edit=${number}`

const INTRO: QuizPosition = { view: 'intro' }
const NUMBER = /^[1-9]\d?$/

/** What an address shows of a quiz with this many questions; the intro for an invalid address. */
export function readQuizAddress(query: URLSearchParams, count: number): QuizPosition {
  const edited = query.get('edit')
  const wish = edited ?? query.get('q')
  if (wish === 'review') return { view: 'review' }
  if (wish === null || !NUMBER.test(wish) || Number(wish) > count) return INTRO
  return { view: 'question', number: Number(wish), editing: edited !== null }
}
