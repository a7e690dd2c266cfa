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
  let openUntil = 0
  let trying = false
  let day = 0
  let calls = 0

  const noteFailure = (now: number): void => {
    failedAt = [...failedAt.filter((at) => now - at < windowMs), now]
    if (failedAt.length >= failures) openUntil = now + pauseMs
  }

  /** Whether this is the trial call after a pause. */
  const admit = (now: number): boolean => {
    const today = Math.floor(now / DAY_MS)
    if (today !== day) {
      day = today
      calls = 0
    }
    const afterPause = openUntil !== 0
    if (calls >= callsADay || now < openUntil || (afterPause && trying)) throw new CircuitOpenError()
    calls += 1
    return afterPause
  }

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const isTrial = admit(clock.now().getTime())
    if (isTrial) trying = true
    try {
      const result = await work()
      if (isTrial) {
        openUntil = 0
        failedAt = []
      }
      return result
    } catch (error) {
      const now = clock.now().getTime()
      if (isTrial) openUntil = now + pauseMs
      else noteFailure(now)
      throw error
    } finally {
      if (isTrial) trying = false
    }
  }
  return Object.assign(run, { isOpen: () => openUntil !== 0 })
}
