/** Updates totals in steps short enough not to block others. */
import { setTimeout as wait } from 'node:timers/promises'
import { dayOf, plusMs } from '#core/analytics/utc-days.ts'
import { DAY_MS, HOUR_MS } from '#core/durations.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { DIMENSIONS, type HourRange, replaceDays, replaceHours } from './hour-totals.ts'

/** Older hours are recomputed with their whole day, because some of its hours may have been removed. */
const SINGLE_HOURS_MS = 2 * DAY_MS
/** Summing the hours of a busy day takes seconds on a server. */
const TIMEOUT_MS = 120_000
/** Shorter work needs no pause. */
const LONG_MS = 10
const PAUSE = 3
/** Rows per summing statement. */
const ROWS_AT_A_TIME = 40_000

/** Runs part of the work. After a long part, the embedded database rests three times as long. */
export const withPause = async <T>(database: Database, work: () => Promise<T>): Promise<T> => {
  const began = performance.now()
  const result = await work()
  const tookMs = performance.now() - began
  if (database.kind === 'pglite' && tookMs > LONG_MS) await wait(tookMs * PAUSE)
  return result
}

/** One step at a time across all processes: each reads the others' commits. */
export const inStep = <T>(database: Database, work: (tx: TransactionClient) => Promise<T>): Promise<T> =>
  withPause(database, () =>
    database.transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('analytics totals'))`
        // JIT compilation of these statements takes a second, longer than running them.
        await tx.$executeRaw`SELECT set_config('jit', 'off', true)`
        return work(tx)
      },
      { timeoutMs: TIMEOUT_MS },
    ),
  )

/**
 * Forces index lookups for the transaction: without statistics (embedded database), the planner would scan the whole
 * table for a few visits.
 */
export const lookUpByIndex = async (tx: TransactionClient): Promise<void> => {
  await tx.$executeRaw`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`
}

/** Splits the range into full hours with a bounded number of rows. */
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

/** Ranges within a day: consecutive hours merged, old days whole. */
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
