import type { StoredFigures } from '../areas/administration/monitoring.service.ts'
import type { RecordingCounts } from '../areas/analytics/recording/recording-counts.ts'
import type { CacheFigure } from '../platform/cache/cache-figures.ts'
import type { PoolFigures } from '../platform/database/pool-figures.ts'

/** What the metrics are read from, at each scrape. */
export type MetricsSources = {
  readonly version: string
  readonly databaseKind: string
  readonly draining: () => boolean
  readonly inFlight: () => number
  readonly caches: () => readonly CacheFigure[]
  readonly recording: () => RecordingCounts & { readonly buffered: number }
  readonly searchIndex: () => { readonly tools: number; readonly isCurrent: boolean }
  /** The revision of the catalog that is served; null until it is loaded. */
  readonly catalogueRevision: () => number | null
  readonly readStored: () => Promise<StoredFigures>
  /** Undefined for the embedded database. */
  readonly pool?: (() => PoolFigures) | undefined
  /** Free space on the disk of the embedded database. */
  readonly freeBytes?: (() => Promise<number>) | undefined
  /** Whether the circuit of a service is open, by its name. */
  readonly breakers: Readonly<Record<string, () => boolean>>
  /** How long a scrape waits for the database and the disk. */
  readonly deadlineMs?: number
  /** The kinds of jobs, so that their counts start at 0. */
  readonly jobKinds: readonly string[]
}

/** What is read once for a scrape; null where the database or the disk did not answer in time. */
export type Snapshot = {
  readonly stored: StoredFigures | null
  readonly storedSeconds: number
  readonly freeBytes: number | null
}

/** Shorter than the time that Prometheus waits for a scrape, so that the other figures still arrive. */
const DEADLINE_MS = 2_000

const inTime = <Result>(work: Promise<Result>, deadlineMs: number): Promise<Result | null> => {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), deadlineMs)
  return Promise.race([work.catch(() => null), late.promise]).finally(() => clearTimeout(timer))
}

export const takeSnapshot = async (sources: MetricsSources): Promise<Snapshot> => {
  const { readStored, freeBytes, deadlineMs = DEADLINE_MS } = sources
  const began = performance.now()
  const [stored, free] = await Promise.all([
    inTime(readStored(), deadlineMs),
    freeBytes === undefined ? null : inTime(freeBytes(), deadlineMs),
  ])
  return { stored, storedSeconds: (performance.now() - began) / 1000, freeBytes: free }
}
