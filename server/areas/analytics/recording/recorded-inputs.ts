/** Validates and masks client input and turns it into rows. */
import { maskedText } from '#core/analytics/masked-text.ts'
import { recordedPath } from '#core/analytics/recorded-path.ts'
import { InvalidInputError } from '#core/errors.ts'
import type { AnalyticsKind } from '#prisma/client/client.ts'
import type { KeyedHash } from '#server/platform/keyed-hash.ts'
import { type AnalyticsRow, recordId, uuidOfHash } from './analytics-row.ts'
import type { BotReason } from './bot-reason.ts'
import type { VisitSource } from './visit-source.ts'

type Given<T> = T | null | undefined
type OfVisit = { readonly visitId: string; readonly sequence?: Given<number>; readonly timestamp?: Given<Date> }

export type PageViewInput = OfVisit & {
  readonly page: string
  readonly title?: Given<string>
  readonly referrer?: Given<string>
  readonly loadTime?: Given<number>
}
export type EventInput = OfVisit & {
  readonly category: string
  readonly action: string
  readonly label?: Given<string>
  readonly value?: Given<number>
  readonly page?: Given<string>
}
export type SessionInput = OfVisit & {
  readonly startTime: Date
  readonly endTime: Date
  readonly totalPages: number
  readonly totalDuration: number
}

/** Request data besides the input. */
type Origin = {
  readonly now: Date
  readonly userId: string | null
  readonly reasonOf: (visitKey: string, isView: boolean) => BotReason | null
}

const MAX_VISIT_ID = 100
const MAX_SEQUENCE = 1_000_000
const MAX_LOAD_MS = 600_000
const MAX_PAGES = 10_000
const MAX_SECONDS = 86_400
const TRUSTED_BEFORE_MS = 30 * 60_000
const TRUSTED_AFTER_MS = 60_000
/** A session with one page and less time than this counts as bounced, in seconds. */
const BOUNCE_SECONDS = 30

const textOrNull = (text: Given<string>): string | null => (text ? maskedText(text) || null : null)

const within = (name: string, value: Given<number>, most: number): number | null => {
  if (value === null || value === undefined) return null
  if (!(value >= 0 && value <= most)) throw new InvalidInputError(`"${name}" must be from 0 to ${most}.`, name)
  return value
}

/**
 * Client clocks are wrong and requests come late: times within these bounds are accepted, otherwise the server's is
 * used.
 */
const trustedTime = (given: Given<Date>, now: Date): string => {
  const age = given ? now.getTime() - given.getTime() : Number.NaN
  return (given && age <= TRUSTED_BEFORE_MS && age >= -TRUSTED_AFTER_MS ? given : now).toISOString()
}

/** Each function returns null for unrecorded input and throws InvalidInputError for malformed input. */
export const createRowMaker = (dependencies: {
  hash: KeyedHash
  sourceOf: (path: string, referrer: string | null) => VisitSource
}) => {
  const { hash, sourceOf } = dependencies

  const visitKeyOf = (visitId: string): string => {
    if (visitId === '' || visitId.length > MAX_VISIT_ID) {
      throw new InvalidInputError(`"visitId" must be 1 to ${MAX_VISIT_ID} characters.`, 'visitId')
    }
    return uuidOfHash(hash(`analytics-visit:${visitId}`))
  }

  const common = (kind: AnalyticsKind, input: OfVisit, { now, userId, reasonOf }: Origin, content: string) => {
    const { visitId, timestamp } = input
    const visit = visitKeyOf(visitId)
    const sequence = within('sequence', input.sequence, MAX_SEQUENCE)
    const reason = reasonOf(visit, kind === 'page_view')
    const id =
      sequence === null
        ? recordId(visit, kind, (timestamp ?? now).toISOString(), content)
        : recordId(visit, kind, sequence)
    const bucket = reason === null ? ('person' as const) : ('bot' as const)
    return { id, kind, at: trustedTime(timestamp, now), visit_key: visit, user_id: userId, bucket, reason }
  }

  return {
    pageView: (input: PageViewInput, origin: Origin): AnalyticsRow | null => {
      const path = recordedPath(input.page, maskedText)
      if (path === null) return null
      return {
        ...common('page_view', input, origin, path),
        path,
        title: textOrNull(input.title),
        ...sourceOf(path, input.referrer ?? null),
        value: within('loadTime', input.loadTime, MAX_LOAD_MS),
      }
    },

    event: (input: EventInput, origin: Origin): AnalyticsRow | null => {
      const path = input.page ? recordedPath(input.page, maskedText) : null
      if (path === null && input.page) return null
      const category = textOrNull(input.category)
      const action = textOrNull(input.action)
      if (category === null) throw new InvalidInputError('"category" must not be empty.', 'category')
      if (action === null) throw new InvalidInputError('"action" must not be empty.', 'action')
      const label = textOrNull(input.label)
      const content = JSON.stringify([path, category, action, label, input.value ?? null])
      return { ...common('event', input, origin, content), path, category, action, label, value: input.value ?? null }
    },

    /** The id depends on the visit alone, so that the latest summary replaces earlier ones. */
    session: (input: SessionInput, origin: Origin): AnalyticsRow => {
      const { startTime, endTime, ...rest } = input
      if (endTime < startTime) throw new InvalidInputError('"endTime" must not be before "startTime".', 'endTime')
      const pages = within('totalPages', input.totalPages, MAX_PAGES) ?? 0
      const seconds = within('totalDuration', input.totalDuration, MAX_SECONDS) ?? 0
      return {
        ...common('session', { ...rest, sequence: 0, timestamp: endTime }, origin, ''),
        value: seconds,
        pages,
        bounced: pages === 1 && seconds < BOUNCE_SECONDS,
      }
    },

    toolView: (input: OfVisit & { readonly slug: string }, origin: Origin): AnalyticsRow => ({
      ...common('tool_view', input, origin, input.slug),
      label: input.slug,
    }),

    visitKeyOf,
  }
}
