/**
 * Totals of what was recorded, by hour and day (UTC). A total is always computed anew from its rows and replaced, never
 * increased, so a repeated or interrupted run leaves the same totals.
 */
import { dayOf, hourOf, plusMs, weekOf } from '../../../../core/analytics/utc-days.ts'
import { DAY_MS, HOUR_MS } from '../../../../core/durations.ts'
import { ANALYTICS_YEARS } from '../../../../core/retention.ts'
import { Prisma } from '../../../../prisma/client/client.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, TransactionClient } from '../../../platform/database/database.ts'
import { changedHours } from './changed-hours.ts'
import { type HourRange, insertHourTotals } from './hour-totals.ts'
import { rollUpActiveWeeks } from './retention-totals.ts'
import { markSpam } from './spam-marks.ts'

export type RollUpService = ReturnType<typeof createRollUpService>

/** Records may come half an hour late, and the last ones of an hour a little after its end. */
const LATE_MS = HOUR_MS
/** Totals of single hours are kept so long; those of days stay. */
const HOUR_TOTALS_DAYS = 35
/** Hours before that are computed with their whole day, because other hours of the day may have been removed. */
const SINGLE_HOURS_MS = 2 * DAY_MS
/** A day of a busy site takes some seconds. */
const TIMEOUT_MS = 120_000
const ROWS_AT_A_TIME = 40_000

/** Totals before this moment are never computed anew: their rows may have expired. */
export const firstCompleteDay = (now: Date): Date => {
  const expired = new Date(now)
  expired.setUTCFullYear(expired.getUTCFullYear() - ANALYTICS_YEARS)
  return plusMs(dayOf(expired), 2 * DAY_MS)
}

/** Whole hours of the range, so many together that a statement reads few enough rows to end in time. */
const partsOf = ({ from, to }: HourRange, rows: number): HourRange[] => {
  const hours = Math.round((to.getTime() - from.getTime()) / HOUR_MS)
  const each = Math.max(1, Math.floor((hours * ROWS_AT_A_TIME) / Math.max(rows, 1)))
  const parts: HourRange[] = []
  for (let start = from; start < to; ) {
    const end = plusMs(start, each * HOUR_MS)
    parts.push({ from: start, to: end < to ? end : to })
    start = end
  }
  return parts
}

/** The totals of days are the sums of their hours. */
const sumDays = async (tx: TransactionClient, { from, to }: HourRange): Promise<void> => {
  const [first, end] = [dayOf(from), plusMs(dayOf(plusMs(to, -1)), DAY_MS)]
  const within = Prisma.sql`starts_at >= ${first} AND starts_at < ${end}`
  await tx.$executeRaw`DELETE FROM analytics_totals WHERE period = 'day' AND dimension <> 'retention' AND ${within}`
  await tx.$executeRaw`
    INSERT INTO analytics_totals (period, starts_at, dimension, bucket, key, views, visits, bounces, seconds, sessions, events,
      sign_ups, purchases, amount_cents)
    SELECT 'day'::"AnalyticsPeriod", date_trunc('day', starts_at, 'UTC'), dimension, bucket, key, sum(views), sum(visits),
      sum(bounces), sum(seconds), sum(sessions), sum(events), sum(sign_ups), sum(purchases), sum(amount_cents)
    FROM analytics_totals WHERE period = 'hour' AND ${within}
    GROUP BY 2, dimension, bucket, key`
}

export const createRollUpService = ({ database, clock }: { database: Database; clock: Clock }) => {
  const { prisma } = database

  /** Computes the totals of the range's hours and of their days. Days whose rows may have expired keep what they have. */
  const rollUp = async (range: HourRange): Promise<void> => {
    const now = clock.now()
    const isOld = range.from < plusMs(dayOf(now), -SINGLE_HOURS_MS)
    const limit = firstCompleteDay(now)
    const wanted = isOld ? dayOf(range.from) : range.from
    const from = wanted < limit ? limit : wanted
    const to = isOld ? plusMs(dayOf(plusMs(range.to, -1)), DAY_MS) : range.to
    if (from >= to) return
    const whole = { from, to }
    await database.transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('analytics totals'))`
        // Compiling these statements takes a second, and running them less.
        await tx.$executeRaw`SELECT set_config('jit', 'off', true)`
        await markSpam(tx, whole)
        await tx.$executeRaw`DELETE FROM analytics_totals WHERE period = 'hour' AND starts_at >= ${from} AND starts_at < ${to}`
        const count = await tx.analyticsEvent.count({ where: { at: { gte: from, lt: to } } })
        for (const part of partsOf(whole, count)) await tx.$executeRaw(insertHourTotals(part))
        await sumDays(tx, whole)
      },
      { timeoutMs: TIMEOUT_MS },
    )
  }

  /** When the first row was recorded from a moment on; null without any. */
  const firstRowFrom = async (moment: Date): Promise<Date | null> => {
    const { _min } = await prisma.analyticsEvent.aggregate({ where: { at: { gte: moment } }, _min: { at: true } })
    return _min.at
  }

  const remember = async (rolledUpTo: Date): Promise<void> => {
    await prisma.analyticsRollUp.upsert({ where: { id: 1 }, create: { rolledUpTo }, update: { rolledUpTo } })
  }

  return {
    rollUp,

    /** Brings the totals up to now: what was recorded since the last run, and earlier hours that it adds to. */
    catchUp: async (signal: AbortSignal): Promise<void> => {
      const now = clock.now()
      const done = (await prisma.analyticsRollUp.findFirst())?.rolledUpTo ?? null
      const to = plusMs(hourOf(now), HOUR_MS)
      const limit = firstCompleteDay(now)
      let start = done === null ? limit : hourOf(plusMs(done, -LATE_MS))
      if (start < limit) start = limit
      if (done !== null) {
        for (const hour of await changedHours(database, { from: start, to })) {
          if (signal.aborted) return
          await rollUp({ from: hour, to: plusMs(hour, HOUR_MS) })
        }
      }
      const isCounted =
        (await prisma.analyticsTotal.count({ where: { period: 'day', dimension: 'retention' }, take: 1 })) > 0
      let since = isCounted ? weekOf(start) : null
      // In parts of a day, so that no transaction is long and an interrupted run goes on where it was.
      for (;;) {
        const next = await firstRowFrom(start)
        if (next === null || next >= to) break
        if (signal.aborted) return
        const from = dayOf(next) > start ? dayOf(next) : start
        const dayEnd = plusMs(dayOf(from), DAY_MS)
        const end = dayEnd < to ? dayEnd : to
        await rollUp({ from, to: end })
        await rollUpActiveWeeks(database, { from, to: end, since })
        since = weekOf(from)
        if (end < now) await remember(end)
        start = end
      }
      await remember(now)
    },

    /** Removes totals of hours that only made those of their days, and weeks of members that are as old as expired rows. */
    removeOld: async (): Promise<void> => {
      const now = clock.now()
      const startsAt = { lt: plusMs(dayOf(now), -HOUR_TOTALS_DAYS * DAY_MS) }
      await prisma.analyticsTotal.deleteMany({ where: { period: 'hour', startsAt } })
      await prisma.analyticsActiveWeek.deleteMany({ where: { week: { lt: firstCompleteDay(now) } } })
    },
  }
}
