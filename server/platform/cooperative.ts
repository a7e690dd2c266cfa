/** Cooperative scheduling: long work on the thread of the event loop lets other work run in between. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { UnavailableError } from '../../core/errors.ts'

/** How long one piece of long work may hold up the event loop. */
const SLICE_MS = 10

/** Milliseconds that only go forward. */
type MonotonicMs = () => number

/** Resolves in the next turn of the event loop, after pending input and output. */
export const yieldToEventLoop = (): Promise<void> => nextTurn()

/**
 * For work that comes in many short calls: the returned function resolves at once until the calls have used up ten
 * milliseconds of the current turn of the event loop, and in a later turn after that.
 */
export const createTurnBudget = (monotonicMs: MonotonicMs): (() => Promise<void>) => {
  let begun: number | null = null
  return async () => {
    while (begun !== null && monotonicMs() - begun >= SLICE_MS) await yieldToEventLoop()
    if (begun !== null) return
    begun = monotonicMs()
    setImmediate(() => {
      begun = null
    })
  }
}

export type SliceOptions = {
  readonly monotonicMs: MonotonicMs
  /** The work is given up after this time. */
  readonly deadlineMs: number
}

/**
 * Runs long work that pauses at each `yield`, letting others go first every ten milliseconds.
 * @throws UnavailableError when the time is up.
 */
export const runInSlices = async <Result>(
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
    await yieldToEventLoop()
    sliceBegun = monotonicMs()
  }
}
