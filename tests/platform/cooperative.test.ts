import { expect, test } from 'vitest'
import { UnavailableError } from '#core/errors.ts'
import { createCooperativeYield, runCooperatively } from '#server/platform/cooperative.ts'

/** Work with this many steps, each of which takes some milliseconds on a fake clock. */
const pieces = (count: number, milliseconds: number) => {
  let now = 0
  let done = 0
  return {
    monotonicMs: () => now,
    done: () => done,
    work: (function* () {
      for (; done < count; done += 1) {
        now += milliseconds
        yield
      }
      return 'found'
    })(),
  }
}

test('long work yields to others and still completes', async () => {
  const { work, monotonicMs, done } = pieces(100, 4)
  const seen: number[] = []
  const others = () => {
    seen.push(done())
    if (done() < 100) setImmediate(others)
  }
  setImmediate(others)
  expect(await runCooperatively(work, { monotonicMs, deadlineMs: 1_000 })).toBe('found')
  expect(seen.length).toBeGreaterThan(20)
})

test('short work is not interrupted', async () => {
  const { work, monotonicMs } = pieces(5, 1)
  let interrupted = false
  setImmediate(() => {
    interrupted = true
  })
  const found = runCooperatively(work, { monotonicMs, deadlineMs: 1_000 })
  await found
  expect(interrupted).toBe(false)
})

test('work that takes too long is aborted', async () => {
  const { work, monotonicMs, done } = pieces(1_000, 10)
  await expect(runCooperatively(work, { monotonicMs, deadlineMs: 500 })).rejects.toThrow(UnavailableError)
  expect(done()).toBeLessThan(60)
})

test('short calls wait for the next turn of the event loop once their time is used up', async () => {
  let now = 0
  const waitForBudget = createCooperativeYield(() => now)
  const callsInTurns = [0]
  let working = true
  const nextTurn = () => {
    callsInTurns.push(0)
    if (working) setImmediate(nextTurn)
  }
  setImmediate(nextTurn)
  for (let call = 0; call < 30; call += 1) {
    await waitForBudget()
    callsInTurns[callsInTurns.length - 1] = (callsInTurns.at(-1) ?? 0) + 1
    now += 4
  }
  working = false
  // Three steps of four milliseconds exceed ten.
  expect(Math.max(...callsInTurns)).toBe(3)
  expect(callsInTurns.reduce((sum, calls) => sum + calls)).toBe(30)
})
