/** Cooperative scheduling: long work on the thread of the event loop yields to the event loop in between. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { UnavailableError } from '../../core/errors.ts'

/** The longest time that cooperative work may block the event loop. */
const MAX_BLOCK_MS = 10

/** Milliseconds that only go forward. */
type MonotonicMs = () => number

/** Resolves in the next turn of the event loop, after pending input and output. */
export const yieldToEventLoop = (): Promise<void> => nextTurn()

/**
 * For work in many short calls: the returned function resolves at once until the calls have used ten milliseconds of the
 * current turn of the event loop, and in a later turn after that.
 */
export const createCooperativeYield = (monotonicMs: MonotonicMs): (() => Promise<void>) => {
  let begun: number | null = null
  return async () => {
    while (begun !== null && monotonicMs() - begun >= MAX_BLOCK_MS) await yieldToEventLoop()
    if (begun !== null) return
    begun = monotonicMs()
    setImmediate(() => {
      begun = null
    })
  }
}

type CooperativeOptions = {
  readonly monotonicMs: MonotonicMs
  /** The work is aborted after this time. */
  readonly deadlineMs: number
}

/**
 * Runs long work that pauses at each `yield`, and yields to the event loop every ten milliseconds.
 * @throws UnavailableError when the time is up.
 */
export const runCooperatively = async <Result>(
  work: Generator<void, Result>,
  { monotonicMs, deadlineMs }: CooperativeOptions,
): Promise<Result> => {
  const begun = monotonicMs()
  for (let blockBegun = begun; ; ) {
    const step = work.next()
    if (step.done === true) return step.value
    const now = monotonicMs()
    if (now - begun > deadlineMs) throw new UnavailableError('This is taking too long. Please try again.')
    if (now - blockBegun < MAX_BLOCK_MS) continue
    await yieldToEventLoop()
    blockBegun = monotonicMs()
  }
}
