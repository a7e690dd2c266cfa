import { expect, test } from 'vitest'
import { UnavailableError } from '../../../core/errors.ts'
import { inSlices } from '../../../server/areas/recommendations/in-slices.ts'

/** Work of so many pieces, each of which takes some milliseconds on a clock of its own. */
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

test('long work lets others go first, and still comes to its end', async () => {
  const { work, monotonicMs, done } = pieces(100, 4)
  const seen: number[] = []
  const others = () => {
    seen.push(done())
    if (done() < 100) setImmediate(others)
  }
  setImmediate(others)
  expect(await inSlices(work, { monotonicMs, deadlineMs: 1_000 })).toBe('found')
  expect(seen.length).toBeGreaterThan(20)
})

test('short work is not interrupted', async () => {
  const { work, monotonicMs } = pieces(5, 1)
  let interrupted = false
  setImmediate(() => {
    interrupted = true
  })
  const found = inSlices(work, { monotonicMs, deadlineMs: 1_000 })
  await found
  expect(interrupted).toBe(false)
})

test('work that takes too long is given up', async () => {
  const { work, monotonicMs, done } = pieces(1_000, 10)
  await expect(inSlices(work, { monotonicMs, deadlineMs: 500 })).rejects.toThrow(UnavailableError)
  expect(done()).toBeLessThan(60)
})
