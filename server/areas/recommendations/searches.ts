import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { UnavailableError } from '../../../core/errors.ts'
import { runCooperatively } from '../../platform/cooperative.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'

/** Long searches whose results are cached. */
type Searches<Result extends object> = {
  /** The cached result of a key; undefined when there is none. */
  cached(key: string): Result | undefined
  /**
   * Searches, or joins the running search of that key. A caller that waits too long gets UnavailableError while the
   * search continues, so that a retry finds its result.
   */
  find(key: string, search: () => Generator<void, Result>): Promise<Result>
}

type SearchOptions = {
  /** Milliseconds that only go forward. */
  readonly monotonicMs: () => number
  /** How long a caller waits: less than the five seconds that an operation may take. */
  readonly waitMs?: number
  /** How long a search may take, pauses for other work included. */
  readonly deadlineMs?: number
  /** How many searches may be queued. */
  readonly maxWaiting?: number
}

const MAX_CACHED = 500
const BUSY = 'This takes a moment longer right now. Please try again.'

/** Runs one search at a time: in parallel each of them would take longer. */
export const createSearches = <Result extends object>(options: SearchOptions): Searches<Result> => {
  const { monotonicMs, waitMs = 4_000, deadlineMs = 30_000, maxWaiting = 20 } = options
  const found = new LRUCache<string, Result>({ max: MAX_CACHED })
  const underWay = new Map<string, Promise<Result>>()
  const queue = createKeyedQueue()

  const begin = (key: string, search: () => Generator<void, Result>): Promise<Result> => {
    if (underWay.size >= maxWaiting) throw new UnavailableError(BUSY)
    const result = queue
      .run('search', () => runCooperatively(search(), { monotonicMs, deadlineMs }))
      .then((value) => {
        found.set(key, value)
        return value
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, result)
    return result
  }

  return {
    cached: (key) => found.get(key),
    find: async (key, search) => {
      const result = underWay.get(key) ?? begin(key, search)
      const waiting = new AbortController()
      const late = wait(waitMs, undefined, { signal: waiting.signal, ref: false }).then(() => {
        // No caller may be left to handle its failure.
        result.catch(() => undefined)
        throw new UnavailableError(BUSY)
      })
      // Aborted when the search was faster.
      late.catch(() => undefined)
      return Promise.race([result, late]).finally(() => waiting.abort())
    },
  }
}
