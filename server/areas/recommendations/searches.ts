import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { UnavailableError } from '../../../core/errors.ts'
import { runCooperatively } from '../../platform/cooperative.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'

/** `STOPPED`: its time ran out before everything was tried. */
export type SearchState = 'SEARCHING' | 'COMPLETE' | 'STOPPED'

/** What a search has found so far, or in the end. */
type SearchAnswer<Found> = { readonly state: SearchState; readonly found: Found }

/** A search that pauses at each `yield` and reports what it has found so far. */
type Search<Found> = (report: (found: Found) => void) => Generator<void, Found>

/** Long searches that callers poll. Each is made once for all who ask, and its answer is cached. */
type Searches<Found extends object> = {
  /** Whether asking for this key begins no search. */
  isKnown(key: string): boolean
  /**
   * Begins the search of that key, or joins it. Answers with what it has found so far when it takes long; the search
   * continues, so that the caller can ask again. Throws UnavailableError when too many searches wait.
   */
  find(key: string, nothing: Found, search: Search<Found>): Promise<SearchAnswer<Found>>
}

type SearchOptions = {
  /** Milliseconds that only go forward. */
  readonly monotonicMs: () => number
  /** How long a caller waits. */
  readonly waitMs?: number
  /** How long a search may take, from the first question on: its turn and the pauses for other work included. */
  readonly deadlineMs?: number
  /** How many searches may be queued. */
  readonly maxWaiting?: number
}

const MAX_CACHED = 500
const BUSY = 'This is taking longer than usual. Please try again.'

/** Runs one search at a time: in parallel each of them would take longer. */
export const createSearches = <Found extends object>(options: SearchOptions): Searches<Found> => {
  const { monotonicMs, waitMs = 1_000, deadlineMs = 30_000, maxWaiting = 20 } = options
  const cached = new LRUCache<string, SearchAnswer<Found>>({ max: MAX_CACHED })
  const underWay = new Map<
    string,
    { readonly soFar: { found: Found }; readonly answer: Promise<SearchAnswer<Found>> }
  >()
  const queue = createKeyedQueue()

  const begin = (key: string, nothing: Found, search: Search<Found>) => {
    if (underWay.size >= maxWaiting) throw new UnavailableError(BUSY)
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
      .finally(() => underWay.delete(key))
    const job = { soFar, answer }
    underWay.set(key, job)
    // No caller may be left to handle its failure.
    answer.catch(() => undefined)
    return job
  }

  /** Whoever has been told that a search was stopped and asks again begins anew. */
  const tell = (key: string, answer: SearchAnswer<Found>): SearchAnswer<Found> => {
    if (answer.state === 'STOPPED') cached.delete(key)
    return answer
  }

  return {
    isKnown: (key) => cached.has(key) || underWay.has(key),
    find: async (key, nothing, search) => {
      const known = cached.get(key)
      if (known !== undefined) return tell(key, known)
      const job = underWay.get(key) ?? begin(key, nothing, search)
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
