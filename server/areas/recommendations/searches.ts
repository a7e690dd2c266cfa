import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { UnavailableError } from '../../../core/errors.ts'
import { runCooperatively } from '../../platform/cooperative.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'

/** Long searches whose results are kept. */
export type Searches<Result extends object> = {
  /** What was found under a key; undefined when it was not searched yet. */
  known(key: string): Result | undefined
  /**
   * Searches, or joins the search of that key that is under way. Whoever loses patience gets UnavailableError while the
   * search goes on, so that another try finds what it found.
   */
  find(key: string, search: () => Generator<void, Result>): Promise<Result>
}

export type SearchOptions = {
  /** Milliseconds that only go forward. */
  readonly monotonicMs: () => number
  /** So long a caller waits: within the five seconds that an operation has. */
  readonly patienceMs?: number
  /** The longest time a search may take, including the time in which other requests run. */
  readonly deadlineMs?: number
  /** Searches that may wait for their turn. */
  readonly maxWaiting?: number
}

const KEPT = 500
const BUSY = 'This takes a moment longer right now. Please try again.'

/** One search at a time: side by side none of them would be done soon. */
export const createSearches = <Result extends object>(options: SearchOptions): Searches<Result> => {
  const { monotonicMs, patienceMs = 4_000, deadlineMs = 30_000, maxWaiting = 20 } = options
  const found = new LRUCache<string, Result>({ max: KEPT })
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
    known: (key) => found.get(key),
    find: async (key, search) => {
      const result = underWay.get(key) ?? begin(key, search)
      const patience = new AbortController()
      const late = wait(patienceMs, undefined, { signal: patience.signal, ref: false }).then(() => {
        // Nobody may be left to hear how it ends.
        result.catch(() => undefined)
        throw new UnavailableError(BUSY)
      })
      // Called off when the search was quicker.
      late.catch(() => undefined)
      return Promise.race([result, late]).finally(() => patience.abort())
    },
  }
}
