/** What each process has recorded, in the database: drops stay known, and a process that was killed leaves a gap. */
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '../../../../core/durations.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, TransactionClient } from '../../../platform/database/database.ts'
import { noCounts, type RecordingCounts, storedCounts } from './recording-counts.ts'

/** From the last write of a process that was killed to the next start. */
export type RecordingGap = { readonly from: Date; readonly to: Date }

/** Figures of earlier processes are shown this long. */
const SHOWN_DAYS = 30
/** A process writes at least once a minute; one that has not for so long has ended. */
const SILENT_MS = 180_000

export const createRecordingRuns = ({ database, clock }: { database: Database; clock: Clock }) => {
  const { analyticsRecordingRun: table } = database.prisma
  const id = randomUUID()
  const startedAt = clock.now()
  let lastFlushAt: Date | null = null

  const since = () => new Date(clock.now().getTime() - SHOWN_DAYS * DAY_MS)

  return {
    /** Stores the counts of this process. The row comes into being with the first of them. */
    save: async (
      tx: Pick<TransactionClient, 'analyticsRecordingRun'>,
      counts: RecordingCounts,
      endedAt: Date | null = null,
    ): Promise<void> => {
      const now = clock.now()
      const data = { ...storedCounts(counts), lastFlushAt: now, endedAt }
      await tx.analyticsRecordingRun.upsert({
        where: { id },
        create: { id, startedAt, ...data },
        update: data,
        select: { id: true },
      })
      lastFlushAt = now
    },

    lastFlushAt: (): Date | null => lastFlushAt,

    /** The counts of all other processes of the last 30 days together. */
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

    /** The latest gap of the last 30 days; null when every process ended with everything written. */
    latestGap: async (): Promise<RecordingGap | null> => {
      const silentSince = new Date(clock.now().getTime() - SILENT_MS)
      const killed = await table.findFirst({
        where: {
          id: { not: id },
          endedAt: null,
          startedAt: { gte: since() },
          // The embedded database has one process at a time, a server may have several.
          ...(database.kind === 'postgresql' && { lastFlushAt: { lt: silentSince } }),
        },
        orderBy: { lastFlushAt: 'desc' },
      })
      if (killed === null) return null
      const next = await table.findFirst({
        where: { startedAt: { gt: killed.lastFlushAt } },
        orderBy: { startedAt: 'asc' },
      })
      return { from: killed.lastFlushAt, to: next?.startedAt ?? startedAt }
    },

    /** Removes rows of processes that are no longer shown. */
    removeOld: async (): Promise<number> =>
      (await table.deleteMany({ where: { id: { not: id }, startedAt: { lt: since() }, lastFlushAt: { lt: since() } } }))
        .count,
  }
}
