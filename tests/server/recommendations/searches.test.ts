import { expect, test } from 'vitest'
import { UnavailableError } from '../../../core/errors.ts'
import { createSearches } from '../../../server/areas/recommendations/searches.ts'

type Found = { readonly value: string }

/** Searches whose time passes only when a test lets it. */
const create = (options: { waitMs?: number; maxWaiting?: number } = {}) => {
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
  function* search(): Generator<void, Found> {
    begun += 1
    while (held) yield
    return { value: 'found' }
  }
  return {
    searches,
    search,
    begun: () => begun,
    release: () => {
      held = false
    },
  }
}

test('the same search is made once, for all who ask in the meantime and later', async () => {
  const { searches, search, begun, release } = create({ waitMs: 60_000 })
  const all = [searches.find('a', search), searches.find('a', search)]
  expect(searches.cached('a')).toBeUndefined()
  release()
  expect(await Promise.all(all)).toEqual([{ value: 'found' }, { value: 'found' }])
  expect(begun()).toBe(1)
  expect(searches.cached('a')).toEqual({ value: 'found' })
})

test('whoever loses patience finds the result at another try', async () => {
  const { searches, search, begun, release } = create({ waitMs: 1 })
  await expect(searches.find('a', search)).rejects.toThrow(UnavailableError)
  release()
  while (searches.cached('a') === undefined) await new Promise(setImmediate)
  expect(searches.cached('a')).toEqual({ value: 'found' })
  expect(begun()).toBe(1)
})

test('more than may wait are refused at once', async () => {
  const { searches, search, release } = create({ waitMs: 60_000, maxWaiting: 2 })
  const waiting = ['a', 'b'].map((key) => searches.find(key, search))
  await expect(searches.find('c', search)).rejects.toThrow(UnavailableError)
  release()
  await Promise.all(waiting)
  expect(await searches.find('c', search)).toEqual({ value: 'found' })
})

test('a search that fails is forgotten', async () => {
  const { searches, search, release } = create({ waitMs: 60_000 })
  release()
  // biome-ignore lint/correctness/useYield: it fails before it could pause.
  const failing = function* (): Generator<void, Found> {
    throw new Error('broken')
  }
  await expect(searches.find('a', failing)).rejects.toThrow('broken')
  expect(await searches.find('a', search)).toEqual({ value: 'found' })
})
