/** Records visitor actions. Calls return at once; rows are written later. */
import { RECORDING_LIMITS, type RecordingLimits } from '#core/analytics/recording-limits.ts'
import type { RecordingGap } from '#core/analytics/recording-losses.ts'
import { RateLimitedError } from '#core/errors.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import type { RecordingCaller } from '#server/graphql/recording-caller.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { KeyedHash } from '#server/platform/keyed-hash.ts'
import type { Log } from '#server/platform/log.ts'
import type { RateLimit, RateLimiter } from '#server/platform/rate-limiter.ts'
import type { AnalyticsRow } from './analytics-row.ts'
import { createBotDetector } from './bot-reason.ts'
import { createRecordBuffer } from './record-buffer.ts'
import { createRecordWriter } from './record-writer.ts'
import { createRowMaker, type EventInput, type PageViewInput, type SessionInput } from './recorded-inputs.ts'
import { noCounts, type RecordingCounts } from './recording-counts.ts'
import { createRecordingRuns } from './recording-runs.ts'
import { startRecording } from './recording-timer.ts'
import { createVisitSource } from './visit-source.ts'

export type AnalyticsRecordingService = ReturnType<typeof createRecordingService>

/** Counts of all processes in the last 30 days, and the state of this one. */
export type RecordingStatus = Readonly<RecordingCounts> & {
  readonly buffered: number
  readonly lastFlushAt: Date | null
  readonly gap: RecordingGap | null
}

const PER_ADDRESS: RateLimit = { limit: 120, windowSeconds: 60 }

const CHECKOUT_ID = /^cs_\w{1,250}$/
/** A visit is linked to a purchase of the last day. */
const PURCHASE_MS = 86_400_000

const ownCount = (address: string | null) => ({ key: `analytics:${address ?? 'server'}`, limit: PER_ADDRESS })

const sharedCounts = ({ perMinute, perDay }: RecordingLimits) => [
  { key: 'analytics', limit: { limit: perMinute, windowSeconds: 60 } },
  { key: 'analytics-day', limit: { limit: perDay, windowSeconds: 86_400 } },
]

export const createRecordingService = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  limiter: RateLimiter
  hash: KeyedHash
  publicUrl: string
  /** The slug of a tool; null for an unknown id. */
  slugOf: (toolId: string) => Promise<string | null>
  recordingLimits?: RecordingLimits | undefined
  /** Defaults to the buffer's own limits. */
  bufferLimits?: { readonly maxRows?: number; readonly maxBytes?: number }
}) => {
  const { database, clock, log, limiter, hash, publicUrl, slugOf, bufferLimits } = dependencies
  const shared = sharedCounts(dependencies.recordingLimits ?? RECORDING_LIMITS)
  const counts = noCounts()
  const buffer = createRecordBuffer(bufferLimits)
  const runs = createRecordingRuns({ database, clock })
  const writer = createRecordWriter({ database, log, buffer, counts, saveCounts: runs.save })
  const reasonFor = createBotDetector({ clock })
  const rows = createRowMaker({ hash, sourceOf: createVisitSource(publicUrl) })
  let wake: () => void = () => undefined

  const countingRefusals = (count: () => void): void => {
    try {
      count()
    } catch (error) {
      if (error instanceof RateLimitedError) counts.droppedLimited += 1
      throw error
    }
  }

  const takeFromLimits = (address: string | null): void =>
    countingRefusals(() => limiter.takeAll([ownCount(address), ...shared]))

  /** Unrecorded calls take time too. */
  const takeUnrecorded = (address: string | null): false => {
    const { key, limit } = ownCount(address)
    limiter.take(key, limit)
    return false
  }

  const originOf = ({ userId, userAgent }: RecordingCaller) => ({
    now: clock.now(),
    userId,
    reasonOf: (visitKey: string, isView: boolean) => reasonFor(userAgent, visitKey, isView),
  })

  const add = (row: AnalyticsRow | null): boolean => {
    if (row === null) return false
    const outcome = buffer.add(row)
    if (outcome === 'full') {
      counts.droppedFull += 1
      return false
    }
    counts.accepted += 1
    if (outcome === 'duplicate') counts.duplicates += 1
    wake()
    return true
  }

  const record = (
    caller: RecordingCaller,
    make: (origin: ReturnType<typeof originOf>) => AnalyticsRow | null,
  ): boolean => {
    if (caller.unrecorded) return takeUnrecorded(caller.address)
    takeFromLimits(caller.address)
    return add(make(originOf(caller)))
  }

  return {
    /**
     * Each accepts a record and returns whether it will be written. False under Global Privacy Control or Do Not Track,
     * for unrecorded paths, and when the buffer is full.
     * @throws InvalidInputError, RateLimitedError (per minute: 120 records per address, 60,000 overall)
     */
    pageView: (input: PageViewInput, caller: RecordingCaller): boolean =>
      record(caller, (origin) => rows.pageView(input, origin)),
    event: (input: EventInput, caller: RecordingCaller): boolean =>
      record(caller, (origin) => rows.event(input, origin)),
    session: (input: SessionInput, caller: RecordingCaller): boolean =>
      record(caller, (origin) => rows.session(input, origin)),
    toolView: async (
      input: { readonly visitId: string; readonly sequence: number | null; readonly toolId: string },
      caller: RecordingCaller,
    ): Promise<boolean> => {
      if (caller.unrecorded) return takeUnrecorded(caller.address)
      takeFromLimits(caller.address)
      const slug = await slugOf(input.toolId)
      return slug !== null && add(rows.toolView({ ...input, slug }, originOf(caller)))
    },

    /**
     * Links a visit to the viewer's purchase of the last day, unless it already has one. Returns whether there was a
     * purchase.
     */
    conversion: async (checkoutId: string, visitId: string | null, caller: RecordingCaller): Promise<boolean> => {
      const { userId, address, unrecorded } = caller
      if (unrecorded || userId === null || visitId === null || !CHECKOUT_ID.test(checkoutId)) return false
      takeFromLimits(address)
      const visitKey = rows.visitKeyOf(visitId)
      const { analyticsEvent: table } = database.prisma
      const since = new Date(clock.now().getTime() - PURCHASE_MS)
      const purchases = { kind: 'conversion', userId, at: { gte: since } } as const
      await table.updateMany({ where: { ...purchases, visitKey: null }, data: { visitKey } })
      return (await table.count({ where: purchases })) > 0
    },

    /** Throws RateLimitedError when an address has sent too many records, without counting against any limit. */
    checkAddress: (address: string): void => {
      const { key, limit } = ownCount(address)
      countingRefusals(() => limiter.check(key, limit))
    },

    /** Counts a record rejected earlier due to overload. */
    countRefused: (): void => {
      counts.droppedLimited += 1
    },

    figures: (): RecordingCounts & { readonly buffered: number } => ({ ...counts, buffered: writer.waiting() }),

    /** Throws UnauthenticatedError, ForbiddenError. */
    recordingStatus: async (viewer: Viewer | null): Promise<RecordingStatus> => {
      authorize(viewer, 'system:read', null)
      const [others, gap] = [await runs.others(), await runs.latestGap()]
      const sums = noCounts()
      for (const name of Object.keys(sums) as (keyof RecordingCounts)[]) sums[name] = others[name] + counts[name]
      return { ...sums, buffered: writer.waiting(), lastFlushAt: runs.lastFlushAt(), gap }
    },

    /** Writes pending rows. Resolves to whether the database accepted them. */
    flush: writer.flush,

    /** Starts writing every 500 ms and every thousand rows; the returned function flushes and stops. */
    start: (): (() => Promise<void>) => {
      const timer = startRecording({
        writer,
        counts,
        log,
        save: (end) => runs.save(database.prisma, counts, end ? clock.now() : null),
      })
      wake = timer.wake
      return timer.stop
    },
  }
}
