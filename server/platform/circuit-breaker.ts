import { DAY_MS } from '../../core/durations.ts'
import type { Clock } from './clock.ts'

/** Runs work that depends on another service, or refuses at once while that service is known to be down. */
export type CircuitBreaker = <Result>(work: () => Promise<Result>) => Promise<Result>

/** The other service has failed too often of late to be asked now. */
export class CircuitOpenError extends Error {
  constructor() {
    super('The external service has failed too often recently.')
    this.name = 'CircuitOpenError'
  }
}

type CircuitBreakerOptions = {
  readonly clock: Clock
  /** So many failures within the window open the circuit. */
  readonly failures?: number
  readonly windowMs?: number
  /** How long it stays open; then one call may try. */
  readonly pauseMs?: number
  /** Calls a day (UTC), whatever comes back: what keeps a flood from becoming a bill. */
  readonly callsADay?: number
}

export const createCircuitBreaker = (options: CircuitBreakerOptions): CircuitBreaker => {
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

  /** Whether this call is the one that tries after a pause. */
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

  return async (work) => {
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
}
