import { expect, test } from 'vitest'
import type { InvalidationListener } from '#server/platform/cache/cache-invalidations.ts'
import { ANY_TOOL, CONTENT } from '#server/platform/cache/cache-tags.ts'
import { createDebouncedFollowers } from '#server/platform/cache/debounced-followers.ts'
import { silentLog } from '#server/platform/log.ts'

/** Followers of `ANY_TOOL` with timers that the test fires. */
const create = () => {
  let invalidate: InvalidationListener = () => undefined
  const timers: { work: () => void; afterMs: number }[] = []
  const followers = createDebouncedFollowers({
    cacheInvalidations: {
      subscribe: (listener) => {
        invalidate = listener
      },
    },
    tag: ANY_TOOL,
    delayMs: 240_000,
    log: silentLog,
    schedule: (work, afterMs) => {
      timers.push({ work, afterMs })
      return () => undefined
    },
  })
  const elapse = async () => {
    timers.shift()?.work()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { followers, timers, elapse, invalidate: (tags: Parameters<InvalidationListener>[0]) => invalidate(tags) }
}

test('many invalidations trigger one call, one delay after the first', async () => {
  const { followers, timers, elapse, invalidate } = create()
  let followed = 0
  followers.subscribe(async () => {
    followed += 1
  })
  invalidate(new Set([CONTENT]))
  expect(timers).toHaveLength(0)
  for (let count = 0; count < 5; count += 1) invalidate(new Set([ANY_TOOL]))
  expect(timers.map(({ afterMs }) => afterMs)).toEqual([240_000])
  await elapse()
  expect([followed, timers.length]).toEqual([1, 0])
  invalidate(null)
  await elapse()
  expect(followed).toBe(2)
})

test('a failed follower is called again, and does not block the others', async () => {
  const { followers, timers, elapse, invalidate } = create()
  let attempts = 0
  let others = 0
  followers.subscribe(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('once')
  })
  followers.subscribe(async () => {
    others += 1
  })
  invalidate(new Set([ANY_TOOL]))
  await elapse()
  expect([attempts, others, timers.length]).toEqual([1, 1, 1])
  await elapse()
  expect([attempts, others, timers.length]).toEqual([2, 2, 0])
})
