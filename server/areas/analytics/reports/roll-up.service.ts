/**
 * Totals of what was recorded, by hour and day (UTC). Visits and totals are always computed anew from their rows and
 * replaced, never increased, so a repeated or interrupted run leaves the same totals.
 */
import { dayOf, hourOf, plusMs, weekOf } from '../../../../core/analytics/utc-days.ts'
import { DAY_MS, HOUR_MS } from '../../../../core/durations.ts'
import { ANALYTICS_YEARS } from '../../../../core/retention.ts'
import { Prisma } from '../../../../prisma/client/client.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { HourRange } from './hour-totals.ts'
import { rollUpActiveWeeks } from './retention-totals.ts'
import { spamVisits } from './spam-marks.ts'
import { inStep, partsOf, sumTotals } from './sum-totals.ts'
import type { TouchedVisit } from './visit-figures.ts'
import { writeVisits } from './visit-writer.ts'
import { writeTouchedVisits } from './write-touched-visits.ts'

export type RollUpService = ReturnType<typeof createRollUpService>

/** Records may come half an hour late, and the last ones of an hour a little after its end. */
const LATE_MS = HOUR_MS
/** The server learns of a payment up to so many days later. */
const LATE_PURCHASE_DAYS = 31
/** Totals of single hours are kept so long; those of days stay. */
const HOUR_TOTALS_DAYS = 35
/** Rows whose visits one statement computes: the embedded database works in the event loop. */
const ROWS_AT_A_TIME = { pglite: 500, postgresql: 10_000 } as const
const REMOVED_AT_ONCE = 5_000

/** Totals before this moment are never computed anew: their rows may have expired. */
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
  /** The database's own when left out. */
  rowsAtATime?: number
}) => {
  const { database, clock, rowsAtATime: size = ROWS_AT_A_TIME[database.kind] } = dependencies
  const { prisma } = database

  /** When the first row was recorded from a moment on; null without any. */
  const firstRowFrom = async (moment: Date): Promise<Date | null> => {
    // The minimum in Prisma's words reads all later rows.
    const first = await prisma.analyticsEvent.findFirst({
      where: { at: { gte: moment } },
      orderBy: { at: 'asc' },
      select: { at: true },
    })
    return first?.at ?? null
  }

  /** Transactions before this one have ended: the next run need not look at their rows again. */
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
    /** Brings the totals up to now: what was recorded since the last run, and earlier hours that it adds to. */
    catchUp: async (signal: AbortSignal): Promise<void> => {
      const now = clock.now()
      const state = await prisma.analyticsRollUp.findFirst()
      const current = await oldestTransaction()
      const isRebuilt = state?.seenTo !== null && state?.seenTo !== undefined
      // A database that was restored into another server counts transactions anew.
      const since = isRebuilt && state.seenTo !== null && state.seenTo <= current ? state.seenTo : null
      const to = plusMs(hourOf(now), HOUR_MS)
      const limit = firstCompleteDay(now)
      let start = isRebuilt ? hourOf(plusMs(state.rolledUpTo, -LATE_MS)) : (state?.rebuiltTo ?? limit)
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
      // In parts of a day, so that an interrupted run goes on where it was.
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
     * Applies the rules against spam to visits of a day, and computes its totals and those of the next day, into which
     * they may go on. Days whose rows may have expired keep what they have.
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
        await inStep(database, (tx) => writeVisits(tx, visits, limit))
        after = visits.at(-1)?.key ?? null
      }
      // The day of the visits comes last: then an interrupted run finds it again.
      for (const changed of [next, day]) {
        const hours = Array.from({ length: 24 }, (_, index) => plusMs(changed, index * HOUR_MS))
        await sumTotals(database, hours, now)
      }
    },

    /** Removes totals of hours that only made those of their days, and what is as old as expired rows. */
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
