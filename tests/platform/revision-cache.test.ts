import { expect, test } from 'vitest'
import { createRevisionCache } from '#server/platform/revision-cache.ts'

/** A cache with a revision and computations that the test controls. */
const create = ({ maxKeys = 1, first = 1 }: { maxKeys?: number; first?: number | null } = {}) => {
  let revision: number | null = first
  let checks = 0
  const begun: { key: string; revision: number; finish: (value: string) => void; fail: (error: Error) => void }[] = []
  const cache = createRevisionCache<string>({
    maxKeys,
    source: {
      current: () => revision,
      check: async () => {
        checks += 1
        revision = 7
      },
    },
    compute: (key, number) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      begun.push({ key, revision: number, finish: resolve, fail: reject })
      return promise
    },
  })
  return {
    cache,
    begun,
    checks: () => checks,
    moveTo: (number: number) => {
      revision = number
    },
  }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a value is computed once per revision, including concurrent callers', async () => {
  const { cache, begun, moveTo } = create()
  const both = Promise.all([cache.get(), cache.get()])
  await settle()
  begun[0]?.finish('a')
  expect(await both).toEqual(['a', 'a'])
  expect(await cache.get()).toBe('a')
  expect(begun).toHaveLength(1)
  moveTo(2)
  const next = cache.get()
  await settle()
  begun[1]?.finish('b')
  expect(await next).toBe('b')
  expect(begun.map(({ revision }) => revision)).toEqual([1, 2])
})

test('the revision is checked once before first use', async () => {
  const { cache, begun, checks } = create({ first: null })
  const value = cache.get()
  await settle()
  begun[0]?.finish('a')
  await value
  await cache.get()
  expect(checks()).toBe(1)
  expect(begun.map(({ revision }) => revision)).toEqual([7])
})

test('callers after a change never get an earlier computation, and share one', async () => {
  const { cache, begun, moveTo } = create()
  const before = cache.get()
  await settle()
  moveTo(2)
  const after = Promise.all([cache.get(), cache.get()])
  await settle()
  expect(begun).toHaveLength(1)
  begun[0]?.finish('old')
  expect(await before).toBe('old')
  await settle()
  begun[1]?.finish('new')
  expect(await after).toEqual(['new', 'new'])
  expect(begun).toHaveLength(2)
})

test('a failure rejects all concurrent callers and is not cached', async () => {
  const { cache, begun } = create()
  const outcomes = Promise.allSettled([cache.get(), cache.get()])
  await settle()
  begun[0]?.fail(new Error('once'))
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = cache.get()
  await settle()
  begun[1]?.finish('a')
  expect(await again).toBe('a')
})

test('keys have separate values, and the least recently used one is evicted', async () => {
  const { cache, begun } = create({ maxKeys: 2 })
  const ask = async (key: string) => {
    const value = cache.get(key)
    await settle()
    begun.at(-1)?.finish(key)
    return value
  }
  expect([await ask('x'), await ask('y'), await ask('x'), await ask('z'), await ask('x')]).toEqual([
    'x',
    'y',
    'x',
    'z',
    'x',
  ])
  expect(begun.map(({ key }) => key)).toEqual(['x', 'y', 'z'])
  await ask('y')
  expect(begun.map(({ key }) => key)).toEqual(['x', 'y', 'z', 'y'])
})
