/** The days on which elements were deprecated ([decision 111](../../docs/decisions/111-released-contracts.md)). */
import { API_NOTICE_DAYS } from '#core/api-contract.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const REASON = /^(\d{4}-\d\d-\d\d): \S/

/** Whether this is a day of the calendar, as YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text)

/** The day in a reason such as `2026-11-29: use fullName instead.`; null without one. */
export const dayOfReason = (reason: string): string | null => {
  const day = REASON.exec(reason)?.[1] ?? ''
  return isDay(day) ? day : null
}

/** The first day on which something may be removed. */
export const removableFrom = (deprecatedOn: string): string =>
  new Date(Date.parse(deprecatedOn) + API_NOTICE_DAYS * DAY_MS).toISOString().slice(0, 10)

/** Whether it was announced long enough ago. */
export const mayRemove = (deprecatedOn: string | null, today: string): boolean =>
  deprecatedOn !== null && removableFrom(deprecatedOn) <= today

/**
 * Whether the notice period was shortened: a new deprecation cannot be older than the last release, in which nobody could
 * read it, and a day once released cannot move back.
 */
export const isBackdated = (day: string, releasedDay: string | null, releasedOn: string): boolean =>
  day < (releasedDay ?? releasedOn)
