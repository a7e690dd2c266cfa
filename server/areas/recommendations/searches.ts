import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { UnavailableError } from '#core/errors.ts'
import { runCooperatively } from '../../platform/cooperative.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'

/** `STOPPED`: timed out before everything was tried. */
export type SearchState = 'SEARCHING' | 'COMPLETE' | 'STOPPED'

/** The final or intermediate result. */
type SearchAnswer<Found> = { readonly state: SearchState; readonly found: Found }

/** Yields for cooperative scheduling and reports intermediate results. */
type Search<Found> = (report: (found: Found) => void) => Generator<void, Found>

/** Long searches that callers poll, coalesced by key and cached. */
type Searches<Found extends object> = {
  /** Whether requesting this key starts no new search. */
  isKnown(key: string): boolean
  /**
   * Starts or joins the search of a key. Returns intermediate results when it takes long; the search continues for
   * polling. Throws UnavailableError when too many searches wait.
   */
  find(key: string, nothing: Found, search: Search<Found>): Promise<SearchAnswer<Found>>
}

type SearchOptions = {
  /** A monotonic clock in milliseconds. */
  readonly monotonicMs: () => number
  /** Longest wait of a caller. */
  readonly waitMs?: number
  /** Timeout from the first request on, including queueing and pauses. */
  readonly deadlineMs?: number
  /** Queue limit. */
  readonly maxWaiting?: number
}

const MAX_CACHED = 500
const BUSY = 'This is taking longer than usual. Please try again.'

/** One search at a time: in parallel each would take longer. */
export const createSearches = <Found extends object>(options: SearchOptions): Searches<Found> => {
  const { monotonicMs, waitMs = 1_000, deadlineMs = 30_000, maxWaiting = 20 } = options
  const cached = new LRUCache<string, SearchAnswer<Found>>({ max: MAX_CACHED })
  const pending = new Map<string, { readonly soFar: { found: Found }; readonly answer: Promise<SearchAnswer<Found>> }>()
  const queue = createKeyedQueue()

  const begin = (key: string, nothing: Found, search: Search<Found>) => {
    if (pending.size >= maxWaiting) throw new UnavailableError(BUSY)
    const endMs = monotonicMs() + deadlineMs
    const soFar = { found: nothing }
    const report = (found: Found) => {
      soFar.found = found
    }
    const keep = (state: SearchState, found: Found): SearchAnswer<Found> => {
      const answer = { state, found }
      cached.set(key, answer)
      return answer
    }
    const answer = queue
      .run('search', () => runCooperatively(search(report), { monotonicMs, deadlineMs: endMs - monotonicMs() }))
      .then(
        (found) => keep('COMPLETE', found),
        (error) => {
          if (error instanceof UnavailableError) return keep('STOPPED', soFar.found)
          throw error
        },
      )
      .finally(() => pending.delete(key))
    const job = { soFar, answer }
    pending.set(key, job)
    // Its failure must not be unhandled when no caller is left.
    answer.catch(() => undefined)
    return job
  }

  /** A caller that was told of a stopped search starts a new one when it asks again. */
  const tell = (key: string, answer: SearchAnswer<Found>): SearchAnswer<Found> => {
    if (answer.state === 'STOPPED') cached.delete(key)
    return answer
  }

  return {
    isKnown: (key) => cached.has(key) || pending.has(key),
    find: async (key, nothing, search) => {
      const known = cached.get(key)
      if (known !== undefined) return tell(key, known)
      const job = pending.get(key) ?? begin(key, nothing, search)
      const waiting = new AbortController()
      const late = wait(waitMs, undefined, { signal: waiting.signal, ref: false }).then(
        (): SearchAnswer<Found> => ({ state: 'SEARCHING', found: job.soFar.found }),
      )
      // Aborted when the search was faster.
      late.catch(() => undefined)
      const answer = await Promise.race([job.answer, late]).finally(() => waiting.abort())
      return tell(key, answer)
    },
  }
}
