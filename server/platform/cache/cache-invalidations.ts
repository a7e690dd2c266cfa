/** Which cached responses of this process are still valid. */
import type { Database } from '../database/database.ts'
import { INVALIDATION_CHANNEL, type Invalidation, readLog } from '../database/invalidation-log.ts'
import { watchChannel } from '../database/watch-channel.ts'
import type { Log } from '../log.ts'
import { createSequentialCheck } from '../sequential-check.ts'
import type { CacheTag } from './cache-tags.ts'

/** Gets the tags that were invalidated; null: everything was. Must not throw. */
export type InvalidationListener = (tags: ReadonlySet<CacheTag> | null) => void

export type CacheInvalidations = {
  /**
   * A number that grows with every invalidation that this process has applied; null before the first check, when nothing
   * may be cached. Read it before the data of a response, and store it with the response.
   */
  version(): number | null
  /** Whether none of the tags was invalidated after this version. */
  isCurrent(tags: readonly CacheTag[], version: number): boolean
  /** Call it when a transaction of this process with `invalidateTags` has been committed. */
  committed(invalidation: Invalidation): void
  /** Invalidates tags in this process alone, for data whose version is not in the log. */
  invalidateLocally(tags: readonly CacheTag[]): void
  subscribe(listener: InvalidationListener): void
  /**
   * Applies the new entries of the log. Everything is invalidated when they are not all there: after a long time without
   * the database, or when it was restored. Never throws: a failure is logged, and the next check does the work.
   */
  check(): Promise<void>
  /** Checks whenever the database announces an entry, and every `everyMs` in case it could not; returns what ends it. */
  start(everyMs: number): () => void
}

type CacheInvalidationsOptions = {
  readonly database: Database
  readonly log: Log
  /** Most tags whose versions are remembered; beyond it everything is invalidated once. */
  readonly maxTags?: number
}

export const createCacheInvalidations = (options: CacheInvalidationsOptions): CacheInvalidations => {
  const { database, log, maxTags = 20_000 } = options
  const listeners: InvalidationListener[] = []
  const versions = new Map<CacheTag, number>()
  let version = 0
  /** Responses of earlier versions are invalid, whatever their tags. */
  let floor = 0
  /** The last entry of the log up to which all are applied; null before the first check. */
  let known: number | null = null
  /** Entries of this process that were applied before those in front of them. */
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
