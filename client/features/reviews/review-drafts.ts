/** Unsent reviews by tool. They survive a reload and a new sign-in, and are removed when sent. */
import { REVIEW_DRAFTS_KEY } from '#client/lib/review-drafts-key.ts'
import { createStoredValue } from '#client/lib/stored-value.ts'
import { FIELDS, type ReviewValues } from './review-fields.ts'

type Draft = { readonly memberId: string; readonly values: ReviewValues }
type Drafts = Readonly<Record<string, Draft>>

const NONE: Drafts = {}
/** Only the latest drafts are kept. */
const LIMIT = 10
/** No valid text is longer. */
const MAX_LENGTH = 5000

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_LENGTH) : '')

const draftOf = (value: unknown): Draft | null => {
  if (!isRecord(value) || typeof value['memberId'] !== 'string') return null
  const given = isRecord(value['values']) ? value['values'] : {}
  const values = Object.fromEntries(FIELDS.map((name) => [name, textOf(given[name])])) as ReviewValues
  return { memberId: value['memberId'], values }
}

const parse = (text: string): Drafts => {
  const stored: unknown = JSON.parse(text)
  return Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([toolId, value]) => {
      const draft = draftOf(value)
      return draft === null ? [] : [[toolId, draft]]
    }),
  )
}

const drafts = createStoredValue<Drafts>({
  key: REVIEW_DRAFTS_KEY,
  parse,
  format: (stored) => (Object.keys(stored).length === 0 ? null : JSON.stringify(stored)),
  fallback: NONE,
})

/** The member's draft about a tool; null without one. Nobody sees the draft of another member. */
export const reviewDraft = (toolId: string, memberId: string): ReviewValues | null => {
  const stored = drafts.get()
  const draft = Object.hasOwn(stored, toolId) ? stored[toolId] : undefined
  return draft?.memberId === memberId ? draft.values : null
}

/** Stores the draft about a tool; null removes it. */
export function storeReviewDraft(toolId: string, memberId: string, values: ReviewValues | null): void {
  const others = Object.entries(drafts.get()).filter(([other]) => other !== toolId)
  const updated = values === null ? others : [...others, [toolId, { memberId, values }] as const]
  drafts.set(Object.fromEntries(updated.slice(-LIMIT)))
}
