import { beforeEach, describe, expect, test } from 'vitest'
import { createKeyBudgets } from '#server/areas/integrations/key-budgets.ts'
import { storeKey } from '../../support/api-keys.ts'
import { clock as fixed } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storeViewer } from '../../support/viewers.ts'

const database = registerTestDatabase()
let now = 0
const clock = { now: () => new Date(fixed.now().getTime() + now) }
let keyId: string
let bucket: { keyId: string; capacity: number; perSecond: number }

beforeEach(async () => {
  await database.reset()
  now = 0
  keyId = (await storeKey(database, (await storeViewer(database, 'ada@people.example')).id)).id
  bucket = { keyId, capacity: 20_000, perSecond: 1_000 }
})

const instance = () => createKeyBudgets({ database, clock })

describe('the budget of a key', () => {
  test('is spent to the last token, and every header agrees with the refusal', async () => {
    const one = instance()
    const price = 700
    let remaining = bucket.capacity
    for (;;) {
      const state = await one.take(bucket, price)
      if (!state.allowed) {
        expect(state).toEqual({
          allowed: false,
          limit: 20_000,
          remaining: 20_000 % price,
          resetSeconds: 20,
          retryAfterSeconds: 1,
        })
        break
      }
      remaining -= price
      expect(state).toMatchObject({ remaining, retryAfterSeconds: 0, limit: 20_000 })
    }
    expect(remaining).toBeLessThan(price)
    // A cheaper request still passes.
    expect(await one.take(bucket, 400)).toMatchObject({ allowed: true, remaining: 0 })
  })

  test('fills again with time, and after the stated wait the same price is accepted', async () => {
    const one = instance()
    await one.take(bucket, 20_000)
    const refused = await one.take(bucket, 2_500)
    expect(refused).toMatchObject({ allowed: false, remaining: 0, retryAfterSeconds: 3 })
    now = 2_000
    expect((await one.take(bucket, 2_500)).allowed).toBe(false)
    now = 3_000
    expect(await one.take(bucket, 2_500)).toMatchObject({ allowed: true, remaining: 500 })
    now = 60_000
    expect(await one.look(bucket, 1)).toMatchObject({ allowed: true, remaining: 20_000, resetSeconds: 0 })
  })

  test('takes back what a request did not need', async () => {
    const one = instance()
    await one.take(bucket, 20_000)
    one.give(bucket, 300)
    expect(await one.take(bucket, 300)).toMatchObject({ allowed: true, remaining: 0 })
  })

  test('counts a price above the bucket as a full bucket', async () => {
    const one = instance()
    expect((await one.take(bucket, 50_000)).allowed).toBe(true)
    expect((await one.take(bucket, 1)).allowed).toBe(false)
  })

  test('does not pay twice for concurrent requests, nor accept one too many', async () => {
    const one = instance()
    const states = await Promise.all(Array.from({ length: 50 }, () => one.take(bucket, 1_000)))
    expect(states.filter(({ allowed }) => allowed)).toHaveLength(20)
  })

  test('ends with a deleted account', async () => {
    const one = instance()
    await database.prisma.user.deleteMany()
    await expect(one.take(bucket, 1)).rejects.toMatchObject({ code: 'KEY_UNKNOWN' })
  })

  test('fills again after the clock was set back by more than clocks of instances differ', async () => {
    const one = instance()
    now = 3_600_000
    await one.take(bucket, 20_000)
    now = 0
    expect((await one.take(bucket, 1_000)).allowed).toBe(false)
    now = 1_000
    expect((await one.take(bucket, 1_000)).allowed).toBe(true)
  })

  test('is not held by an instance for longer because its clock was set back', async () => {
    const [one, two] = [instance(), instance()]
    now = 3_600_000
    await one.take(bucket, 1)
    now = 0
    await one.take(bucket, 1)
    now = 1_000
    await one.take(bucket, 20_000)
    expect((await two.take(bucket, 10)).allowed).toBe(false)
  })

  test('is not refilled by an instance whose clock is behind', async () => {
    now = 10_000
    await instance().take(bucket, 20_000)
    now = 0
    expect((await instance().take(bucket, 1)).allowed).toBe(false)
  })
})

describe('two instances', () => {
  test.each([1, 30, 450])('accept one budget together within 10 %, at the price %d', async (price) => {
    const instances = [instance(), instance()]
    let spent = 0
    let refusals = 0
    for (let turn = 0; refusals < 4; turn += 1) {
      // One of them gets three times as many requests.
      const { allowed } = await (instances[turn % 4 === 0 ? 0 : 1] as ReturnType<typeof instance>).take(bucket, price)
      if (allowed) spent += price
      else refusals += 1
    }
    expect(spent).toBeLessThanOrEqual(bucket.capacity)
    expect(spent).toBeGreaterThan(0.9 * bucket.capacity)
  })

  test('share the refill within 10 %', async () => {
    const instances = [instance(), instance()]
    let spent = 0
    for (now = 0; now <= 30_000; now += 100) {
      for (const one of instances) {
        for (let count = 0; count < 3; count += 1) if ((await one.take(bucket, 100)).allowed) spent += 100
      }
    }
    const whole = bucket.capacity + 30 * bucket.perSecond
    expect(spent).toBeLessThanOrEqual(1.1 * whole)
    expect(spent).toBeGreaterThan(0.9 * whole)
  })

  test('cannot save a lease for a full bucket: an idle one is returned', async () => {
    const [one, two] = [instance(), instance()]
    await one.take(bucket, 1)
    now = 60_000
    let spent = 0
    for (const each of [one, two, one]) while ((await each.take(bucket, 100)).allowed) spent += 100
    expect(spent).toBeLessThanOrEqual(bucket.capacity)
  })
})
