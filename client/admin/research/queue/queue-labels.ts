import type { InaccuracyKind, QueueKind, QueueState, QueueView } from '#client/gql/graphql.ts'
import { nameInUrl } from '../../shared/admin-query.ts'
import { PRICE_READING_LABELS } from '../../shared/price-reading-labels.ts'

export const KIND_LABELS: Readonly<Record<QueueKind, string>> = {
  REPORT: 'Report',
  SUGGESTION: 'Suggestion',
  CANDIDATE: 'Candidate',
  PRICE_CHECK: 'Price check',
}

export const VIEW_LABELS: Readonly<Record<QueueView, string>> = {
  WAITING: 'Waiting',
  DEFERRED: 'Deferred',
  SETTLED: 'Resolved',
}

export const STATE_LABELS: Readonly<Record<QueueState, string>> = {
  OPEN: 'Open',
  PREPARED: 'Prepared',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
}

export const INACCURACY_LABELS: Readonly<Record<InaccuracyKind, string>> = {
  BROKEN_LINK: 'Broken link',
  WRONG_CATEGORY: 'Wrong category',
  OUTDATED: 'Outdated',
  PRICE: 'Wrong price',
  OTHER: 'Something else',
}

/** The second line of an item: the kind of error or the result of a reading in words, otherwise as stored. */
export const detailText = (kind: QueueKind, detail: string | null): string | null => {
  if (detail === null) return null
  const error = kind === 'REPORT' ? nameInUrl(INACCURACY_LABELS, detail) : null
  const outcome = kind === 'PRICE_CHECK' ? nameInUrl(PRICE_READING_LABELS, detail) : null
  if (error !== null) return INACCURACY_LABELS[error]
  return outcome === null ? detail : PRICE_READING_LABELS[outcome]
}

/** The number of times something was reported, suggested or found. */
export const timesText = (kind: QueueKind, count: number): string => {
  const verb = kind === 'REPORT' ? 'reported' : kind === 'SUGGESTION' ? 'suggested' : 'found'
  return count === 1 ? `${verb} once` : `${verb} ${count} times`
}

/** The keyboard shortcuts of the queue. */
export const QUEUE_KEYS: readonly (readonly [string, string])[] = [
  ['j or ↓', 'Next item'],
  ['k or ↑', 'Previous item'],
  ['Enter', 'Open or close the item'],
  ['a', 'Accept it. For a candidate, opens the form; publishes it if already prepared.'],
  ['r', 'Reject it'],
  ['d', 'Defer it for 14 days, or bring it back'],
  ['?', 'Show these shortcuts'],
]
