import { DAY_MS } from '#core/durations.ts'
import { SESSION_DAYS, SESSION_IDLE_DAYS } from '#core/retention.ts'

const IDLE_MS = SESSION_IDLE_DAYS * DAY_MS
const LONGEST_MS = SESSION_DAYS * DAY_MS
/** Limits writes for sessions in use. */
const RENEW_AFTER_MS = 3_600_000

/** A used session expires in 7 days, but at most 30 days after it began. */
export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + LONGEST_MS))

export const isWorthRenewing = (session: { createdAt: Date; expiresAt: Date }, now: Date): boolean =>
  sessionEnd(session.createdAt, now).getTime() - session.expiresAt.getTime() >= RENEW_AFTER_MS
