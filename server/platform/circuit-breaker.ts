import { DAY_MS } from '#core/durations.ts'
import type { Clock } from './clock.ts'

/** Runs work that depends on another service, or rejects at once while that service is down. */
export type CircuitBreaker = <Result>(work: () => Promise<Result>) => Promise<Result>

/** `isOpen`: whether calls are rejected at the moment, or only a trial call is admitted. */
export type ObservableBreaker = CircuitBreaker & { readonly isOpen: () => boolean }

/** The service has failed too often recently. */
export class CircuitOpenError extends Error {
  constructor() {
    super('The external service has failed too often recently.')
    this.name = 'CircuitOpenError'
  }
}

type CircuitBreakerOptions = {
  readonly clock: Clock
  /** Failures within the window that open the circuit. */
  readonly failures?: number
  readonly windowMs?: number
  /** How long it stays open before one trial call. */
  readonly pauseMs?: number
  /** Most calls per UTC day, as a cost limit. */
  readonly callsADay?: number
}

export const createCircuitBreaker = (options: CircuitBreakerOptions): ObservableBreaker => {
  const { clock, failures = 5, windowMs = 60_000, pauseMs = 60_000, callsADay = Number.POSITIVE_INFINITY } = options
  let failedAt: number[] = []
  /** When it last opened; null while it is closed. */
  let openedAt: number | null = null
  let trying = false
  let day = 0
  let calls = 0

  /** A clock that was set back must not make a pause or a window longer. */
  const isWithin = (at: number, now: number, ms: number): boolean => Math.abs(now - at) < ms

  const noteFailure = (now: number): void => {
    failedAt = [...failedAt.filter((at) => isWithin(at, now, windowMs)), now]
    if (failedAt.length >= failures) openedAt = now
  }

  /** Whether this is the trial call after a pause. */
  const admit = (now: number): boolean => {
    const today = Math.floor(now / DAY_MS)
    if (today !== day) {
      day = today
      calls = 0
    }
    const isPaused = openedAt !== null && (trying || isWithin(openedAt, now, pauseMs))
    if (calls >= callsADay || isPaused) throw new CircuitOpenError()
    calls += 1
    return openedAt !== null
  }

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const isTrial = admit(clock.now().getTime())
    if (isTrial) trying = true
    try {
      const result = await work()
      if (isTrial) {
        openedAt = null
        failedAt = []
      }
      return result
    } catch (error) {
      const now = clock.now().getTime()
      if (isTrial) openedAt = now
      else noteFailure(now)
      throw error
    } finally {
      if (isTrial) trying = false
    }
  }
  return Object.assign(run, { isOpen: () => openedAt !== null })
}
