import { DAY_MS } from '../../../core/durations.ts'
import { SESSION_DAYS, SESSION_IDLE_DAYS } from '../../../core/retention.ts'

const IDLE_MS = SESSION_IDLE_DAYS * DAY_MS
const LONGEST_MS = SESSION_DAYS * DAY_MS
/** A session in use is not written more often than this. */
const RENEW_AFTER_MS = 3_600_000

/** When a session that is used now ends: 7 days from now, but at most 30 days after it began. */
export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + LONGEST_MS))

/** Whether the use of a session is worth a write. */
export const isWorthRenewing = (session: { createdAt: Date; expiresAt: Date }, now: Date): boolean =>
  sessionEnd(session.createdAt, now).getTime() - session.expiresAt.getTime() >= RENEW_AFTER_MS
