/** Tracks which cached responses of this process are still valid. */
import type { Database } from '../database/database.ts'
import { INVALIDATION_CHANNEL, type Invalidation, readLog } from '../database/invalidation-log.ts'
import { watchChannel } from '../database/watch-channel.ts'
import type { Log } from '../log.ts'
import { createSequentialCheck } from '../sequential-check.ts'
import type { CacheTag } from './cache-tags.ts'

/** Receives invalidated tags; null: everything. Must not throw. */
export type InvalidationListener = (tags: ReadonlySet<CacheTag> | null) => void

export type CacheInvalidations = {
  /**
   * Increases with every applied invalidation; null before the first check, when nothing may be cached. Read it before
   * a response's data, and store it with the response.
   */
  version(): number | null
  /** The last log entry that was applied; null before the first check. */
  sequence(): number | null
  /** Whether none of the tags was invalidated after this version. */
  isCurrent(tags: readonly CacheTag[], version: number): boolean
  /** Call it after committing a transaction with `invalidateTags`. */
  committed(invalidation: Invalidation): void
  /** Invalidates in this process only, for data whose version is not in the log. */
  invalidateLocally(tags: readonly CacheTag[]): void
  subscribe(listener: InvalidationListener): void
  /**
   * Applies new log entries; invalidates everything if some are missing (long outage, restored database). Never throws:
   * failures are logged and retried at the next check.
   */
  check(): Promise<void>
  /** Checks on database notifications and every `everyMs` as a fallback; returns the stop function. */
  start(everyMs: number): () => void
}

type CacheInvalidationsOptions = {
  readonly database: Database
  readonly log: Log
  /** Most remembered tag versions; beyond it everything is invalidated once. */
  readonly maxTags?: number
}

export const createCacheInvalidations = (options: CacheInvalidationsOptions): CacheInvalidations => {
  const { database, log, maxTags = 20_000 } = options
  const listeners: InvalidationListener[] = []
  const versions = new Map<CacheTag, number>()
  let version = 0
  /** Responses of earlier versions are invalid, whatever their tags. */
  let floor = 0
  /** The last log entry up to which all are applied; null before the first check. */
  let known: number | null = null
  /** Own entries that were applied ahead of earlier ones. */
  const ahead = new Set<number>()

  const apply = (tags: ReadonlySet<CacheTag>): void => {
    version += 1
    for (const tag of tags) versions.set(tag, version)
    if (versions.size > maxTags) {
      versions.clear()
      floor = version
    }
    for (const listener of listeners) listener(tags)
  }

  const applyAll = (): void => {
    version += 1
    floor = version
    versions.clear()
    for (const listener of listeners) listener(null)
  }

  const { check } = createSequentialCheck(
    async () => {
      const from = known
      const { current, entries } = await readLog(database, from ?? 0)
      if (from === null) {
        known = current
      } else if (entries === null) {
        applyAll()
        known = current
        ahead.clear()
      } else {
        const tags = new Set(entries.filter(({ sequence }) => !ahead.delete(sequence)).flatMap((entry) => entry.tags))
        if (tags.size > 0) apply(tags)
        known = current
      }
    },
    (error) => log.warn({ err: error }, 'could not read the cache invalidations'),
  )

  return {
    version: () => (known === null ? null : version),
    sequence: () => (known === null ? null : Math.max(known, ...ahead)),
    isCurrent: (tags, since) => since >= floor && tags.every((tag) => (versions.get(tag) ?? 0) <= since),
    committed: ({ sequence, tags }) => {
      if (known !== null && sequence > known) ahead.add(sequence)
      apply(new Set(tags))
      void check()
    },
    invalidateLocally: (tags) => apply(new Set(tags)),
    subscribe: (listener) => {
      listeners.push(listener)
    },
    check,
    start: (everyMs) => watchChannel(database, INVALIDATION_CHANNEL, everyMs, () => void check()),
  }
}
