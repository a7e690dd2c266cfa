import { UnavailableError } from '#core/errors.ts'

/** Limits concurrent calls. */
type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * A gate for expensive work, such as hashing a password. Without a queue: excess calls get UnavailableError, so that a
 * flood cannot pile up.
 */
export const createGate = (places: number): Gate => {
  let taken = 0
  return async (work) => {
    if (taken >= places) throw new UnavailableError('Too many people are signing in right now. Please try again.')
    taken += 1
    try {
      return await work()
    } finally {
      taken -= 1
    }
  }
}
