import { setImmediate as nextTurn } from 'node:timers/promises'
import { UnavailableError } from '../../../core/errors.ts'

/** So long one piece of long work may hold up everybody else. */
const SLICE_MS = 10

export type SliceOptions = {
  /** Milliseconds that only go forward. */
  readonly monotonicMs: () => number
  /** After so much waiting nobody reads the answer any more. */
  readonly deadlineMs: number
}

/**
 * Runs long work that pauses at each `yield`, letting others go first every ten milliseconds.
 * @throws UnavailableError when the time is up.
 */
export const inSlices = async <Result>(
  work: Generator<void, Result>,
  { monotonicMs, deadlineMs }: SliceOptions,
): Promise<Result> => {
  const begun = monotonicMs()
  for (let sliceBegun = begun; ; ) {
    const step = work.next()
    if (step.done === true) return step.value
    const now = monotonicMs()
    if (now - begun > deadlineMs) throw new UnavailableError('This takes too long right now. Please try again.')
    if (now - sliceBegun < SLICE_MS) continue
    await nextTurn()
    sliceBegun = monotonicMs()
  }
}
