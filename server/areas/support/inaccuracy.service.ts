/** Reports of something wrong on a tool's page: kept for the administrators, the same one only once. */
import { InvalidInputError } from '../../../core/errors.ts'
import { isUuid } from '../../../core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import { joinNotes, visitorEmail, visitorNote } from './visitor-text.ts'

/** What can be wrong. */
const INACCURACY_KINDS = ['broken_link', 'wrong_category', 'outdated', 'price', 'other'] as const
type InaccuracyKind = (typeof INACCURACY_KINDS)[number]

type Inaccuracy = {
  readonly toolId: string
  readonly kind: InaccuracyKind
  readonly note: string | null
  readonly email: string | null
}

/** `joined`: somebody had reported the same already. */
export type KeptReport = { readonly id: string; readonly joined: boolean }

export type InaccuracyService = ReturnType<typeof createInaccuracyService>

const AN_HOUR = { limit: 5, windowSeconds: 3_600 }
const A_DAY = { limit: 20, windowSeconds: 86_400 }
const JOINED_MS = 30 * 86_400_000

export const createInaccuracyService = (dependencies: { database: Database; clock: Clock; limiter: RateLimiter }) => ({
  /**
   * Keeps a report, or counts it with an open one of the same kind about the same tool from the last 30 days. `address`
   * only counts against the limits and is not stored. Throws InvalidInputError for an unknown tool and for a note or
   * email that breaks its rule, RateLimitedError past 5 reports an hour or 20 a day from an address.
   */
  report: async (input: Inaccuracy, address: string | null): Promise<KeptReport> => {
    const { database, clock, limiter } = dependencies
    const { toolId, kind } = input
    const note = visitorNote(input.note, 'note')
    const email = visitorEmail(input.email, 'email')
    if (kind === 'other' && note === null) throw new InvalidInputError('Please say in "note" what is wrong.', 'note')
    limiter.take(`inaccuracy-hour:${address ?? 'server'}`, AN_HOUR)
    limiter.take(`inaccuracy-day:${address ?? 'server'}`, A_DAY)
    const now = clock.now()
    return database.transaction(async (tx) => {
      // Two reports of the same at one moment must find each other.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`inaccuracy ${toolId} ${kind}`}))`
      const tool = isUuid(toolId) ? await tx.tool.findUnique({ where: { id: toolId }, select: { id: true } }) : null
      if (tool === null) throw new InvalidInputError('There is no such tool.', 'toolId')
      const open = await tx.inaccuracyReport.findFirst({
        where: { toolId, kind, state: 'open', createdAt: { gte: new Date(now.getTime() - JOINED_MS) } },
      })
      if (open === null) {
        const data = { toolId, kind, note, email, createdAt: now, lastReportedAt: now }
        const { id } = await tx.inaccuracyReport.create({ data, select: { id: true } })
        return { id, joined: false }
      }
      await tx.inaccuracyReport.update({
        where: { id: open.id },
        data: {
          reportCount: { increment: 1 },
          note: joinNotes(open.note, note),
          email: open.email ?? email,
          lastReportedAt: now,
        },
        select: { id: true },
      })
      return { id: open.id, joined: true }
    })
  },
})
