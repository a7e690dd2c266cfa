/** Cooperative scheduling: long work yields to the event loop. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { UnavailableError } from '#core/errors.ts'

/** The longest blocking time of cooperative work. */
const MAX_BLOCK_MS = 10

/** A monotonic clock in milliseconds. */
type MonotonicMs = () => number

/** Resolves in the next turn of the event loop, after pending I/O. */
export const yieldToEventLoop = (): Promise<void> => nextTurn()

/**
 * For work in many short calls: the returned function resolves at once until ten milliseconds of the current turn are
 * used, then in a later turn.
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

/** Runs a generator and yields to the event loop every ten milliseconds. Throws UnavailableError on timeout. */
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
