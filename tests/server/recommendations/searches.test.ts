import { expect, test } from 'vitest'
import { UnavailableError } from '#core/errors.ts'
import { createSearches } from '#server/areas/recommendations/searches.ts'

type Found = { readonly value: string }

const NOTHING: Found = { value: 'nothing' }
const COMPLETE = { state: 'COMPLETE', found: { value: 'found' } }

/** Searches that last until a test releases them; each clock reading is ten milliseconds later. */
const create = (options: { waitMs?: number; maxWaiting?: number; deadlineMs?: number } = {}) => {
  let now = 0
  let begun = 0
  let held = true
  const searches = createSearches<Found>({
    monotonicMs: () => {
      now += 10
      return now
    },
    deadlineMs: Number.POSITIVE_INFINITY,
    ...options,
  })
  function* search(report: (found: Found) => void): Generator<void, Found> {
    begun += 1
    report({ value: 'so far' })
    while (held) yield
    return { value: 'found' }
  }
  return {
    find: (key: string, wanted = search) => searches.find(key, NOTHING, wanted),
    isKnown: searches.isKnown,
    begun: () => begun,
    nowMs: () => now,
    release: () => {
      held = false
    },
  }
}

test('the same search runs once, for concurrent and later requests', async () => {
  const { find, isKnown, begun, release } = create({ waitMs: 60_000 })
  expect(isKnown('a')).toBe(false)
  const all = [find('a'), find('a')]
  expect(isKnown('a')).toBe(true)
  release()
  expect(await Promise.all(all)).toEqual([COMPLETE, COMPLETE])
  expect(await find('a')).toEqual(COMPLETE)
  expect(begun()).toBe(1)
  expect(isKnown('a')).toBe(true)
})

test('a long search returns intermediate results, and the rest when polled', async () => {
  const { find, begun, release } = create({ waitMs: 1 })
  expect(await find('a')).toEqual({ state: 'SEARCHING', found: { value: 'so far' } })
  release()
  let answer = await find('a')
  while (answer.state === 'SEARCHING') answer = await find('a')
  expect(answer).toEqual(COMPLETE)
  expect(begun()).toBe(1)
})

test('a queued search has found nothing yet', async () => {
  const { find, release } = create({ waitMs: 1 })
  await find('a')
  expect(await find('b')).toEqual({ state: 'SEARCHING', found: NOTHING })
  release()
})

const STOPPED = { state: 'STOPPED', found: { value: 'so far' } }

test('a search stops on timeout, keeps its findings, and starts anew on request', async () => {
  const { find, isKnown, begun, release } = create({ waitMs: 60_000, deadlineMs: 1_000 })
  expect(await find('a')).toEqual(STOPPED)
  expect(isKnown('a')).toBe(false)
  release()
  expect(await find('a')).toEqual(COMPLETE)
  expect(begun()).toBe(2)
})

test('a caller that was not waiting when a search stopped is told so first', async () => {
  const { find, isKnown, begun } = create({ waitMs: 1, deadlineMs: 20_000 })
  let answer = await find('a')
  expect(answer.state).toBe('SEARCHING')
  await find('b')
  while (answer.state === 'SEARCHING') answer = await find('a')
  expect(answer).toEqual(STOPPED)
  expect(begun()).toBeLessThanOrEqual(2)
  expect(isKnown('a')).toBe(false)
})

test('queueing counts toward the timeout', async () => {
  const { find, nowMs } = create({ waitMs: 60_000, deadlineMs: 1_000 })
  const [first, second] = await Promise.all([find('a'), find('b')])
  expect([first.state, second.state]).toEqual(['STOPPED', 'STOPPED'])
  // By the test's own clock. One after the other they would take twice the timeout.
  expect(nowMs()).toBeLessThan(2_000)
})

test('searches beyond the queue limit are rejected at once', async () => {
  const { find, release } = create({ waitMs: 60_000, maxWaiting: 2 })
  const waiting = ['a', 'b'].map((key) => find(key))
  await expect(find('c')).rejects.toThrow(UnavailableError)
  release()
  await Promise.all(waiting)
  expect(await find('c')).toEqual(COMPLETE)
})

test('a failed search is forgotten', async () => {
  const { find, release } = create({ waitMs: 60_000 })
  release()
  // biome-ignore lint/correctness/useYield: it fails before it could pause.
  const failing = function* (): Generator<void, Found> {
    throw new Error('broken')
  }
  await expect(find('a', failing)).rejects.toThrow('broken')
  expect(await find('a')).toEqual(COMPLETE)
})
