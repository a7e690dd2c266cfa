import { beforeEach, expect, test } from 'vitest'
import { RateLimitedError } from '#core/errors.ts'
import type { RateLimit } from '#server/platform/rate-limiter.ts'
import { createStoredRateLimiter } from '#server/platform/stored-rate-limiter.ts'
import { registerTestDatabase } from '../support/database.ts'

const START = Date.parse('2026-11-20T12:00:00Z')
const LIMIT = { limit: 2, windowSeconds: 60 }

const database = registerTestDatabase()
let now = START

beforeEach(async () => {
  await database.reset()
  now = START
})

const limiter = (factor = 1) => createStoredRateLimiter({ database, clock: { now: () => new Date(now) }, factor })
/** Null, or the seconds to wait. */
const take = (limit: RateLimit, key = 'key', of = limiter()): Promise<number | null> =>
  of.take(key, limit).then(
    () => null,
    (error: unknown) => {
      if (error instanceof RateLimitedError) return error.retryAfterSeconds
      throw error
    },
  )
const takes = async (count: number, limit: RateLimit, key = 'key') => {
  const answers = []
  for (let index = 0; index < count; index += 1) answers.push(await take(limit, key))
  return answers
}

test('a window allows its number over all instances, and expires', async () => {
  expect(await takes(3, LIMIT)).toEqual([null, null, 60])
  now += 59_001
  expect(await take(LIMIT)).toBe(1)
  now += 999
  expect(await takes(3, LIMIT)).toEqual([null, null, 60])
})

test('nobody waits for longer than the window after the clock was set back', async () => {
  expect(await takes(3, LIMIT)).toEqual([null, null, 60])
  now -= 3_600_000
  expect(await take(LIMIT)).toBe(60)
  now += 60_000
  expect(await take(LIMIT)).toBeNull()
})

test('a call without effect is taken back, even after others were rejected', async () => {
  await takes(2, LIMIT)
  await limiter().giveBack('key', LIMIT)
  expect(await takes(3, LIMIT)).toEqual([null, 60, 60])
  await limiter().giveBack('key', LIMIT)
  expect(await takes(2, LIMIT)).toEqual([null, 60])
  await limiter().giveBack('unknown', LIMIT)
  expect(await takes(3, LIMIT, 'unknown')).toEqual([null, null, 60])
})

test('keys are counted separately and stored as hashes', async () => {
  await takes(2, LIMIT)
  expect(await take(LIMIT, 'another')).toBeNull()
  expect(JSON.stringify(await database.prisma.rateLimitWindow.findMany())).not.toContain('another')
})

test('concurrent calls cannot bypass the limit', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => take(LIMIT)))
  expect(answers.filter((answer) => answer === null)).toHaveLength(2)
})

test('a window after a full one lasts no longer', async () => {
  for (let count = 0; count < 3; count += 1) {
    expect(await takes(3, LIMIT)).toEqual([null, null, 60])
    now += 60_000
  }
})

test('a success resets the count', async () => {
  await takes(2, LIMIT)
  await limiter().forget('key')
  expect(await take(LIMIT)).toBeNull()
})

test('a factor multiplies every limit', async () => {
  const wide = limiter(2)
  for (let index = 0; index < 4; index += 1) expect(await take(LIMIT, 'key', wide)).toBeNull()
  expect(await take(LIMIT, 'key', wide)).toBe(60)
})

test('expired windows are removed, and no others', async () => {
  const one = limiter(1000)
  await one.take('old', LIMIT)
  now += 2 * 86_400_000
  await one.take('new', LIMIT)
  expect(await database.prisma.rateLimitWindow.count()).toBe(2)
  await one.removeExpired()
  expect(await database.prisma.rateLimitWindow.count()).toBe(1)
})
