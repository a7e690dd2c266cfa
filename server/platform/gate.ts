import { UnavailableError } from '#core/errors.ts'

/** Limits concurrent calls. */
type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

export type GateLimits = {
  /** Calls that work at the same time. */
  readonly places: number
  /** Calls that wait for a place, in order of arrival; one more is refused. */
  readonly waiting: number
  /** How long a call waits before it is refused. */
  readonly waitMs: number
}

/**
 * A gate for expensive work, such as hashing a password: its memory is that of `places` calls, however many arrive.
 * Throws UnavailableError for a call that finds the queue full or waits too long, so that a flood cannot pile up.
 */
export const createGate = ({ places, waiting, waitMs }: GateLimits): Gate => {
  const refusal = () => new UnavailableError('Too many people are signing in right now. Please try again.')
  /** Each lets its call work, in a place that is already taken for it. */
  const queue = new Set<() => void>()
  let taken = 0

  const takePlace = (): Promise<void> | undefined => {
    if (taken < places) {
      taken += 1
      return undefined
    }
    if (queue.size >= waiting) throw refusal()
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.delete(enter)
        reject(refusal())
      }, waitMs)
      queue.add(enter)
    })
  }

  /** Gives the place to the call that has waited longest. */
  const leavePlace = (): void => {
    const [next] = queue
    if (next === undefined) {
      taken -= 1
      return
    }
    queue.delete(next)
    next()
  }

  return async (work) => {
    await takePlace()
    try {
      return await work()
    } finally {
      leavePlace()
    }
  }
}
