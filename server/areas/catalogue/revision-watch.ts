import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { CATALOGUE, type CacheTag, LISTS, PRICES, RECORDS, recordRevisionTag } from '../../platform/cache/cache-tags.ts'
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
   * Call after this process commits a write, so that its own responses are current at once. `logged`: the tags of
   * everything that the write changed, which it has invalidated.
   */
  committed(revision: number, logged?: readonly CacheTag[]): void
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
  /** Receives revisions as versions of the cache tags `catalogue`, `lists`, `prices` and `records`. */
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

  /** `logged`: the tags that the revisions since the last seen one have invalidated; null when some are not in the log. */
  const moveTo = (revision: number, logged: readonly string[] | null): void => {
    if (latest !== null && revision <= latest) return
    latest = revision
    // Lists are computed once for a revision, so what was computed between the log's entry and this moment is outdated.
    const lists =
      logged === null ? ([LISTS, RECORDS] as const) : ([LISTS, PRICES] as const).filter((tag) => logged.includes(tag))
    cacheInvalidations?.invalidateLocally([CATALOGUE, ...lists])
  }

  const readLogged = async (revision: number): Promise<readonly string[] | null> => {
    const count = latest === null ? 0 : revision - latest
    if (count < 1 || count > MAX_LOGGED) return null
    const tags = Array.from({ length: count }, (_, index) => recordRevisionTag(revision - index))
    const entries = await database.prisma.cacheInvalidation.findMany({
      where: { tags: { hasSome: tags } },
      select: { tags: true },
    })
    return entries.length === count ? entries.flatMap((entry) => entry.tags) : null
  }

  const look = async (): Promise<void> => {
    const state = await database.prisma.catalogueState.findUnique({ where: { id: 1 }, select: { revision: true } })
    const revision = state?.revision ?? 0
    moveTo(revision, await readLogged(revision))
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
    committed: (revision, logged) => {
      moveTo(revision, logged !== undefined && revision - 1 === latest ? logged : null)
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
