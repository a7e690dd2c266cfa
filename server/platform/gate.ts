import { UnavailableError } from '../../core/errors.ts'

/** Lets at most so many calls run at once. */
type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * A gate for work that is dear to this process, such as hashing a password. It has no queue: what would wait is
 * refused with UnavailableError, so that a flood cannot pile up.
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
