/**
 * Hourly and daily totals (UTC). Visits and totals are recomputed and replaced, never incremented, so repeated or
 * interrupted runs give the same result.
 */
import { dayOf, hourOf, plusMs, weekOf } from '#core/analytics/utc-days.ts'
import { DAY_MS, HOUR_MS } from '#core/durations.ts'
import { ANALYTICS_YEARS } from '#core/retention.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { markChanged } from '../sink/sink-state.ts'
import type { HourRange } from './hour-totals.ts'
import { rollUpActiveWeeks } from './retention-totals.ts'
import { spamVisits } from './spam-marks.ts'
import { inStep, partsOf, sumTotals } from './sum-totals.ts'
import type { TouchedVisit } from './visit-figures.ts'
import { writeVisits } from './visit-writer.ts'
import { writeTouchedVisits } from './write-touched-visits.ts'

export type RollUpService = ReturnType<typeof createRollUpService>

/** Records may be half an hour late, and an hour's last rows arrive after it ends. */
const LATE_MS = HOUR_MS
/** Days until the server may learn of a payment. */
const LATE_PURCHASE_DAYS = 31
/** Retention of hourly totals; daily ones stay. */
const HOUR_TOTALS_DAYS = 35
/** Rows per visit statement: the embedded database runs in the event loop. */
const ROWS_AT_A_TIME = { pglite: 500, postgresql: 10_000 } as const
const REMOVED_AT_ONCE = 5_000

/** Earlier totals are never recomputed: their rows may have expired. */
export const firstCompleteDay = (now: Date): Date => {
  const expired = new Date(now)
  expired.setUTCFullYear(expired.getUTCFullYear() - ANALYTICS_YEARS)
  return plusMs(dayOf(expired), 2 * DAY_MS)
}

const hourRanges = (hours: readonly Date[]): HourRange[] =>
  [...new Set(hours.map((hour) => hour.getTime()))].map((from) => ({
    from: new Date(from),
    to: new Date(from + HOUR_MS),
  }))

export const createRollUpService = (dependencies: {
  database: Database
  clock: Clock
  /** Defaults by database. */
  rowsAtATime?: number
}) => {
  const { database, clock, rowsAtATime: size = ROWS_AT_A_TIME[database.kind] } = dependencies
  const { prisma } = database

  /** The first row recorded from a moment on; null without any. */
  const firstRowFrom = async (moment: Date): Promise<Date | null> => {
    // Prisma's aggregate minimum would read all later rows.
    const first = await prisma.analyticsEvent.findFirst({
      where: { at: { gte: moment } },
      orderBy: { at: 'asc' },
      select: { at: true },
    })
    return first?.at ?? null
  }

  /** The end of the hour of now, or of a later row: the clock may have been set back since it was recorded. */
  const endOfRows = async (now: Date): Promise<Date> => {
    const last = await prisma.analyticsEvent.findFirst({ orderBy: { at: 'desc' }, select: { at: true } })
    return plusMs(hourOf(last !== null && last.at > now ? last.at : now), HOUR_MS)
  }

  /** Transactions before this one have ended: the next run can skip their rows. */
  const oldestTransaction = async (): Promise<bigint> => {
    const [row] = await prisma.$queryRaw<{ id: bigint }[]>`
      SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS id`
    return row?.id ?? 0n
  }

  const remember = async (state: {
    rolledUpTo: Date
    seenTo: bigint | null
    rebuiltTo: Date | null
  }): Promise<void> => {
    await prisma.analyticsRollUp.upsert({ where: { id: 1 }, create: state, update: state })
  }

  return {
    /** Adds rows since the last run to the totals, including earlier hours they affect. */
    catchUp: async (signal: AbortSignal): Promise<void> => {
      const now = clock.now()
      const state = await prisma.analyticsRollUp.findFirst()
      const current = await oldestTransaction()
      const isRebuilt = state?.seenTo !== null && state?.seenTo !== undefined
      // A database restored on another server restarts transaction ids.
      const since = isRebuilt && state.seenTo !== null && state.seenTo <= current ? state.seenTo : null
      const to = await endOfRows(now)
      const limit = firstCompleteDay(now)
      const earliest = state !== null && state.rolledUpTo > now ? now : state?.rolledUpTo
      let start = isRebuilt && earliest ? hourOf(plusMs(earliest, -LATE_MS)) : (state?.rebuiltTo ?? limit)
      if (start < limit) start = limit
      const options = { since, limit, signal, size }
      if (isRebuilt) {
        const late = { from: plusMs(start, -LATE_PURCHASE_DAYS * DAY_MS), to: start }
        const touched = await writeTouchedVisits(database, late, { ...options, onlyPurchases: true })
        if (touched === null) return
        await sumTotals(database, touched.hours, now)
      }
      const isCounted =
        (await prisma.analyticsTotal.count({ where: { period: 'day', dimension: 'retention' }, take: 1 })) > 0
      let weeksSince = isCounted ? weekOf(start) : null
      // In parts of a day, so that an interrupted run resumes.
      for (;;) {
        const next = await firstRowFrom(start)
        if (next === null || next >= to) break
        const from = dayOf(next) > start ? dayOf(next) : start
        const dayEnd = plusMs(dayOf(from), DAY_MS)
        const end = dayEnd < to ? dayEnd : to
        const touched = await writeTouchedVisits(database, { from, to: end }, { ...options, onlyPurchases: false })
        if (touched === null) return
        await sumTotals(database, touched.hours, now)
        if (touched.rows > 0) {
          const ranges = since === null ? partsOf({ from, to: end }, touched.rows) : hourRanges(touched.rowHours)
          await rollUpActiveWeeks(database, { ranges, rowsSince: since, from, weeksSince })
          weeksSince = weekOf(from)
        }
        if (!isRebuilt && end < now) await remember({ rolledUpTo: end, seenTo: null, rebuiltTo: end })
        start = end
      }
      await remember({ rolledUpTo: now, seenTo: current, rebuiltTo: null })
    },

    /**
     * Applies spam rules to a day's visits and recomputes its totals and the next day's, into which visits may extend.
     * Days with possibly expired rows are kept.
     */
    applySpamRules: async (day: Date, signal: AbortSignal): Promise<void> => {
      const now = clock.now()
      const limit = firstCompleteDay(now)
      const next = plusMs(day, DAY_MS)
      if (day < limit) return
      for (let after: string | null = null; ; ) {
        const visits: TouchedVisit[] = await spamVisits(
          database,
          { from: day, to: next },
          { after, size: Math.ceil(size / 10) },
        )
        signal.throwIfAborted()
        if (visits.length === 0) break
        await inStep(database, async (tx) => {
          await writeVisits(tx, visits, limit)
          await markChanged(tx, day)
        })
        after = visits.at(-1)?.key ?? null
      }
      // The visits' own day last, so that an interrupted run finds it again.
      for (const changed of [next, day]) {
        const hours = Array.from({ length: 24 }, (_, index) => plusMs(changed, index * HOUR_MS))
        await sumTotals(database, hours, now)
      }
    },

    /** Removes hourly totals whose days are complete, and totals past retention. */
    removeOld: async (): Promise<void> => {
      const now = clock.now()
      const startsAt = { lt: plusMs(dayOf(now), -HOUR_TOTALS_DAYS * DAY_MS) }
      await prisma.analyticsTotal.deleteMany({ where: { period: 'hour', startsAt } })
      const limit = firstCompleteDay(now)
      await prisma.analyticsActiveWeek.deleteMany({ where: { week: { lt: limit } } })
      let removed: number
      do {
        removed = await prisma.$executeRaw(Prisma.sql`
          DELETE FROM analytics_visits WHERE (visit_key, hour) IN (
            SELECT visit_key, hour FROM analytics_visits WHERE hour < ${limit} ORDER BY hour LIMIT ${REMOVED_AT_ONCE}::int)`)
      } while (removed === REMOVED_AT_ONCE)
    },
  }
}
