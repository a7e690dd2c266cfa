/** Stores each process's recording counts: drops are remembered, and a killed process leaves a gap. */
import { randomUUID } from 'node:crypto'
import type { RecordingGap } from '#core/analytics/recording-losses.ts'
import { DAY_MS } from '#core/durations.ts'
import { utcDay } from '#core/utc-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { dropsOf, noCounts, type RecordingCounts, storedCounts } from './recording-counts.ts'
import { createRecordingLosses } from './recording-losses.ts'

/** How long earlier processes are shown. */
const SHOWN_DAYS = 30

export const createRecordingRuns = ({ database, clock }: { database: Database; clock: Clock }) => {
  const { analyticsRecordingRun: table } = database.prisma
  const id = randomUUID()
  const startedAt = clock.now()
  const losses = createRecordingLosses({ database, clock })
  let lastFlushAt: Date | null = null
  const droppedByDay = new Map<string, number>()
  let countedDrops = 0

  /** Drops of this process by day. Cumulative, because a failed transaction stores nothing. */
  const dropsByDay = (counts: RecordingCounts, now: Date): Record<string, number> => {
    const drops = dropsOf(counts)
    const day = utcDay(now)
    if (drops > countedDrops) droppedByDay.set(day, (droppedByDay.get(day) ?? 0) + drops - countedDrops)
    countedDrops = drops
    return Object.fromEntries(droppedByDay)
  }

  const since = () => new Date(clock.now().getTime() - SHOWN_DAYS * DAY_MS)

  return {
    /** Upserts the counts of this process. */
    save: async (
      tx: Pick<TransactionClient, 'analyticsRecordingRun'>,
      counts: RecordingCounts,
      endedAt: Date | null = null,
    ): Promise<void> => {
      const now = clock.now()
      const data = { ...storedCounts(counts), droppedByDay: dropsByDay(counts, now), lastFlushAt: now, endedAt }
      await tx.analyticsRecordingRun.upsert({
        where: { id },
        create: { id, startedAt, ...data },
        update: data,
        select: { id: true },
      })
      lastFlushAt = now
    },

    lastFlushAt: (): Date | null => lastFlushAt,

    /** Total of all other processes in the last 30 days. */
    others: async (): Promise<RecordingCounts> => {
      const { _sum } = await table.aggregate({
        where: { id: { not: id }, startedAt: { gte: since() } },
        _sum: {
          accepted: true,
          written: true,
          duplicates: true,
          droppedFull: true,
          droppedLimited: true,
          droppedFailed: true,
        },
      })
      const counts = noCounts()
      for (const name of Object.keys(counts) as (keyof RecordingCounts)[]) counts[name] = _sum[name] ?? 0
      return counts
    },

    /** The latest gap in the last 30 days; null when all processes ended cleanly. */
    latestGap: async (): Promise<RecordingGap | null> => (await losses.gapsIn(since(), clock.now())).at(-1) ?? null,
  }
}
