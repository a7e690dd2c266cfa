import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { CATALOGUE } from '../../platform/cache/cache-tags.ts'
import type { Database } from '../../platform/database/database.ts'
import { watchChannel } from '../../platform/database/watch-channel.ts'
import type { Log } from '../../platform/log.ts'
import { createSequentialCheck } from '../../platform/sequential-check.ts'
import { REVISION_CHANNEL } from './revision.ts'

/** Tells what follows the catalogue (static files, caches) that its revision has moved, wherever that happened. */
export type RevisionWatch = {
  /** The revision as last seen; null before the first look. Caches compare with it and throw away what is older. */
  current(): number | null
  /** Call when a write of this process has been committed, so that its answers come from the new state at once. */
  committed(revision: number): void
  /** Called after every move, one call at a time. */
  subscribe(listener: () => Promise<void>): void
  /**
   * Looks now. The first look only learns the revision, so take it before reading what shall be followed. Never throws:
   * a failed look or listener is logged, and the next look calls all listeners again.
   */
  check(): Promise<void>
  /** Looks whenever the database tells of a move, and every `everyMs` in case it could not; returns what ends it. */
  start(everyMs: number): () => void
}

type RevisionWatchOptions = {
  readonly database: Database
  readonly log: Log
  /** Told when the revision has moved: it is the version of the tag `catalogue`. */
  readonly cacheInvalidations?: Pick<CacheInvalidations, 'invalidateLocally'>
}

export const createRevisionWatch = ({ database, log, cacheInvalidations }: RevisionWatchOptions): RevisionWatch => {
  const listeners: (() => Promise<void>)[] = []
  let latest: number | null = null
  /** The revision that every listener has followed. */
  let seen: number | null = null
  const logFailure = (error: unknown): void => log.warn({ err: error }, 'could not check the catalogue for changes')

  const moveTo = (revision: number): void => {
    if (latest !== null && revision <= latest) return
    latest = revision
    cacheInvalidations?.invalidateLocally([CATALOGUE])
  }

  const look = async (): Promise<void> => {
    const state = await database.prisma.catalogueState.findUnique({ where: { id: 1 }, select: { revision: true } })
    const revision = state?.revision ?? 0
    moveTo(revision)
    if (seen === null || seen === revision || (await tellAll())) seen = revision
  }

  /** Whether all have followed; one that fails does not keep the others from it. */
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
    committed: (revision) => {
      moveTo(revision)
      void check()
    },
    subscribe: (listener) => {
      listeners.push(listener)
    },
    check,
    start: (everyMs) => watchChannel(database, REVISION_CHANNEL, everyMs, () => void check()),
  }
}
