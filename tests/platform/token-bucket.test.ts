import { expect, test } from 'vitest'
import { createTokenBuckets } from '#server/platform/token-bucket.ts'

const startAt = Date.parse('2026-11-20T12:00:00Z')

const buckets = (options: { maxKeys?: number; instances?: () => number } = {}) => {
  let now = startAt
  const made = createTokenBuckets({ clock: { now: () => new Date(now) }, capacity: 100, perSecond: 10, ...options })
  return {
    made,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

test('a bucket gives its tokens, then rejects and reports the wait', () => {
  const { made } = buckets()
  expect(made.take('a', 60)).toEqual({
    allowed: true,
    limit: 100,
    remaining: 40,
    resetSeconds: 6,
    retryAfterSeconds: 0,
  })
  expect(made.take('a', 60)).toMatchObject({ allowed: false, remaining: 40, retryAfterSeconds: 2 })
  expect(made.take('a', 40)).toMatchObject({ allowed: true, remaining: 0, resetSeconds: 10 })
  expect(made.take('a', 1)).toMatchObject({ allowed: false, retryAfterSeconds: 1 })
})

test('it refills evenly, up to its size', () => {
  const { made, pass } = buckets()
  made.take('a', 100)
  pass(2_500)
  expect(made.look('a', 25)).toMatchObject({ allowed: true, remaining: 25 })
  expect(made.look('a', 26).allowed).toBe(false)
  pass(60_000)
  expect(made.look('a', 1)).toMatchObject({ remaining: 100, resetSeconds: 0 })
})

test('it refills after the clock was set back, also while requests are only checked', () => {
  const { made, pass } = buckets()
  made.take('a', 100)
  pass(-3_600_000)
  expect(made.look('a', 10).allowed).toBe(false)
  pass(1_000)
  expect(made.look('a', 10).allowed).toBe(true)
})

test('unused tokens are returned, up to its size', () => {
  const { made } = buckets()
  made.take('a', 60)
  made.give('a', 50)
  expect(made.look('a', 90)).toMatchObject({ allowed: true, remaining: 90 })
  made.give('a', 1_000)
  made.give('b', 1_000)
  expect([made.look('a', 1).remaining, made.look('b', 1).remaining]).toEqual([100, 100])
})

test('a request above the bucket size takes a full bucket', () => {
  const { made } = buckets()
  expect(made.take('a', 1_000)).toMatchObject({ allowed: true, remaining: 0 })
})

test('looking takes nothing, and keys are independent', () => {
  const { made } = buckets()
  made.look('a', 100)
  made.take('b', 100)
  expect(made.take('a', 100).allowed).toBe(true)
  expect(made.take('b', 1).allowed).toBe(false)
})

test('a clock that is set back takes no tokens', () => {
  const { made, pass } = buckets()
  made.take('a', 10)
  pass(-60_000)
  expect(made.look('a', 90).allowed).toBe(true)
})

test('a flood of keys evicts the least recently used one', () => {
  const { made } = buckets({ maxKeys: 2 })
  made.take('a', 100)
  made.take('b', 100)
  made.take('a', 0)
  made.take('c', 100)
  expect([made.look('a', 1).allowed, made.look('b', 1).allowed]).toEqual([false, true])
})

test('of several instances each pays for all, and together they give one budget', () => {
  const [first, second] = [buckets({ instances: () => 2 }), buckets({ instances: () => 2 })]
  let spent = 0
  for (let count = 0; count < 40; count += 1) {
    if ((count % 2 === 0 ? first : second).made.take('a', 5).allowed) spent += 5
  }
  expect(spent).toBe(100)
  // What is returned counts as often as what was taken.
  first.made.give('a', 5)
  expect(first.made.look('a', 5)).toMatchObject({ allowed: true, remaining: 10 })
})

test('a price above the share of an instance takes its full bucket', () => {
  const { made } = buckets({ instances: () => 4 })
  expect(made.take('a', 80)).toMatchObject({ allowed: true, remaining: 0, resetSeconds: 10 })
  expect(made.take('a', 1)).toMatchObject({ allowed: false, retryAfterSeconds: 1 })
})

test('the share returns when an instance ends', () => {
  let instances = 2
  const { made } = buckets({ instances: () => instances })
  expect(made.look('a', 50).allowed).toBe(true)
  made.take('a', 25)
  expect(made.look('a', 50).allowed).toBe(false)
  instances = 1
  expect(made.look('a', 50).allowed).toBe(true)
})
