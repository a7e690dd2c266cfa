/** Brings totals in line with visits and rows, in steps that are short enough for everybody else. */
import { setTimeout as wait } from 'node:timers/promises'
import { dayOf, plusMs } from '../../../../core/analytics/utc-days.ts'
import { DAY_MS, HOUR_MS } from '../../../../core/durations.ts'
import type { Database, TransactionClient } from '../../../platform/database/database.ts'
import { DIMENSIONS, type HourRange, replaceDays, replaceHours } from './hour-totals.ts'

/** Hours before that are computed with their whole day, because other hours of the day may have been removed. */
const SINGLE_HOURS_MS = 2 * DAY_MS
/** A step that has to sum the hours of a busy day takes some seconds on a server. */
const TIMEOUT_MS = 120_000
/** Parts of the work up to this length slow nobody down. */
const LONG_MS = 10
const PAUSE = 3
/** Rows that one statement sums. */
const ROWS_AT_A_TIME = 40_000

/** Does a part of the work. After a long part the embedded database is left to everybody else for three times as long. */
export const withPause = async <T>(database: Database, work: () => Promise<T>): Promise<T> => {
  const began = performance.now()
  const result = await work()
  const tookMs = performance.now() - began
  if (database.kind === 'pglite' && tookMs > LONG_MS) await wait(tookMs * PAUSE)
  return result
}

/** One step at a time, of all processes: each reads what the others have committed. */
export const inStep = <T>(database: Database, work: (tx: TransactionClient) => Promise<T>): Promise<T> =>
  withPause(database, () =>
    database.transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('analytics totals'))`
        // Compiling these statements takes a second, and running them less.
        await tx.$executeRaw`SELECT set_config('jit', 'off', true)`
        return work(tx)
      },
      { timeoutMs: TIMEOUT_MS },
    ),
  )

/**
 * Lets the planner find rows by an index alone, until the transaction ends: without statistics, as on the embedded
 * database, it would read the whole table for a few visits.
 */
export const lookUpByIndex = async (tx: TransactionClient): Promise<void> => {
  await tx.$executeRaw`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`
}

/** Whole hours of the range, so many together that a statement reads few enough rows. */
export const partsOf = ({ from, to }: HourRange, rows: number): HourRange[] => {
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

/** The hours as ranges within a day each: those that follow each other together, and of old days the whole day. */
const rangesOf = (hours: readonly Date[], now: Date): HourRange[] => {
  const singleFrom = plusMs(dayOf(now), -SINGLE_HOURS_MS)
  const wanted = hours.flatMap((hour) =>
    hour >= singleFrom ? [hour] : Array.from({ length: 24 }, (_, index) => plusMs(dayOf(hour), index * HOUR_MS)),
  )
  const ranges: HourRange[] = []
  for (const time of [...new Set(wanted.map((hour) => hour.getTime()))].sort((a, b) => a - b)) {
    const [from, last] = [new Date(time), ranges.at(-1)]
    const to = plusMs(from, HOUR_MS)
    if (last?.to.getTime() === time && dayOf(last.from).getTime() === dayOf(from).getTime()) {
      ranges[ranges.length - 1] = { from: last.from, to }
    } else ranges.push({ from, to })
  }
  return ranges
}

/** Computes the totals of the hours and of their days. */
export const sumTotals = async (database: Database, hours: readonly Date[], now: Date): Promise<void> => {
  for (const range of rangesOf(hours, now)) {
    const rows = await database.prisma.analyticsEvent.count({ where: { at: { gte: range.from, lt: range.to } } })
    const day = { from: dayOf(range.from), to: plusMs(dayOf(range.from), DAY_MS) }
    for (const dimension of DIMENSIONS) {
      await inStep(database, async (tx) => {
        for (const part of partsOf(range, rows)) await tx.$executeRaw(replaceHours(dimension, part))
        await tx.$executeRaw(replaceDays(dimension, day))
      })
    }
  }
}
