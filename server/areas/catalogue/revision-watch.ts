import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { CATALOGUE, RECORDS, recordRevisionTag } from '../../platform/cache/cache-tags.ts'
import type { Database } from '../../platform/database/database.ts'
import { watchChannel } from '../../platform/database/watch-channel.ts'
import type { Log } from '../../platform/log.ts'
import { createSequentialCheck } from '../../platform/sequential-check.ts'
import { REVISION_CHANNEL } from './revision.ts'

/** Notifies followers of the catalog (static files, caches) of new revisions, wherever they were written. */
export type RevisionWatch = {
  /** The last seen revision; null before the first check. Caches discard older data. */
  current(): number | null
  /**
   * Call after this process commits a write, so that its own responses are current at once. `onlyRecords`: the write has
   * invalidated the tags of everything that it changed.
   */
  committed(revision: number, options?: { readonly onlyRecords: boolean }): void
  /** Called after every change, one call at a time. */
  subscribe(listener: () => Promise<void>): void
  /**
   * Checks now. The first check only learns the revision, so call it before reading anything that follows it. Never
   * throws: failures are logged and retried at the next check.
   */
  check(): Promise<void>
  /** Checks on database notifications and every `everyMs` as a fallback; returns the stop function. */
  start(everyMs: number): () => void
}

type RevisionWatchOptions = {
  readonly database: Database
  readonly log: Log
  /** Receives revisions as versions of the cache tags `catalogue` and `records`. */
  readonly cacheInvalidations?: Pick<CacheInvalidations, 'invalidateLocally'>
}

/** Most revisions that are looked up in the log. */
const MAX_LOGGED = 20

export const createRevisionWatch = ({ database, log, cacheInvalidations }: RevisionWatchOptions): RevisionWatch => {
  const listeners: (() => Promise<void>)[] = []
  let latest: number | null = null
  /** The revision that all listeners have handled. */
  let seen: number | null = null
  let stopped = false
  /** After the stop the database may close under a check in progress, which is no failure. */
  const logFailure = (error: unknown): void => {
    if (!stopped) log.warn({ err: error }, 'could not check the catalog for changes')
  }

  const moveTo = (revision: number, onlyRecords: boolean): void => {
    if (latest !== null && revision <= latest) return
    latest = revision
    cacheInvalidations?.invalidateLocally(onlyRecords ? [CATALOGUE] : [CATALOGUE, RECORDS])
  }

  /** Whether each revision since the last seen one is in the log of invalidations. */
  const changedOnlyRecords = async (revision: number): Promise<boolean> => {
    const count = latest === null ? 0 : revision - latest
    if (count < 1 || count > MAX_LOGGED) return false
    const tags = Array.from({ length: count }, (_, index) => recordRevisionTag(revision - index))
    return (await database.prisma.cacheInvalidation.count({ where: { tags: { hasSome: tags } } })) === count
  }

  const look = async (): Promise<void> => {
    const state = await database.prisma.catalogueState.findUnique({ where: { id: 1 }, select: { revision: true } })
    const revision = state?.revision ?? 0
    moveTo(revision, await changedOnlyRecords(revision))
    if (seen === null || seen === revision || (await tellAll())) seen = revision
  }

  /** Returns whether all succeeded; a failing listener does not stop the others. */
  const tellAll = async (): Promise<boolean> => {
    let followed = true
    for (const listener of listeners) {
      await listener().catch((error: unknown) => {
        followed = false
        logFailure(error)
      })
    }
    return followed
  }

  const { check } = createSequentialCheck(look, logFailure)

  return {
    current: () => latest,
    committed: (revision, { onlyRecords } = { onlyRecords: false }) => {
      moveTo(revision, onlyRecords && revision - 1 === latest)
      void check()
    },
    subscribe: (listener) => {
      listeners.push(listener)
    },
    check,
    start: (everyMs) => {
      const stop = watchChannel(database, REVISION_CHANNEL, everyMs, () => void check())
      return () => {
        stopped = true
        stop()
      }
    },
  }
}
