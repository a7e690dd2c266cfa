import { expect, test } from 'vitest'
import { CircuitOpenError, createCircuitBreaker } from '#server/platform/circuit-breaker.ts'

const MINUTE_MS = 60_000
const works = async () => 'answer'
const fails = async (): Promise<string> => {
  throw new Error('down')
}

const create = (options: { callsADay?: number } = {}) => {
  let now = Date.parse('2026-11-20T12:00:00Z')
  const breaker = createCircuitBreaker({ clock: { now: () => new Date(now) }, ...options })
  return {
    breaker,
    wait: (milliseconds: number) => {
      now += milliseconds
    },
    fail: async (times: number) => {
      for (let count = 0; count < times; count += 1) await expect(breaker(fails)).rejects.toThrow('down')
    },
  }
}

test('five failures within a minute open the circuit for a minute', async () => {
  const { breaker, fail, wait } = create()
  await fail(4)
  expect(await breaker(works)).toBe('answer')
  await fail(1)
  await expect(breaker(works)).rejects.toThrow(CircuitOpenError)
  wait(MINUTE_MS - 1)
  await expect(breaker(works)).rejects.toThrow(CircuitOpenError)
  wait(1)
  expect(await breaker(works)).toBe('answer')
  await fail(4)
  expect(await breaker(works)).toBe('answer')
})

test('failures spread over time do not open it', async () => {
  const { breaker, fail, wait } = create()
  for (let count = 0; count < 20; count += 1) {
    await fail(1)
    wait(MINUTE_MS / 4)
  }
  expect(await breaker(works)).toBe('answer')
})

test('after the pause one trial call runs; if it fails, the pause restarts', async () => {
  const { breaker, fail, wait } = create()
  await fail(5)
  wait(MINUTE_MS)
  const held = Promise.withResolvers<string>()
  const trial = breaker(() => held.promise)
  await expect(breaker(works)).rejects.toThrow(CircuitOpenError)
  held.reject(new Error('still down'))
  await expect(trial).rejects.toThrow('still down')
  await expect(breaker(works)).rejects.toThrow(CircuitOpenError)
  wait(MINUTE_MS)
  expect(await breaker(works)).toBe('answer')
})

test('daily calls are limited, whatever their result', async () => {
  const { breaker, fail, wait } = create({ callsADay: 3 })
  await fail(1)
  await breaker(works)
  await breaker(works)
  await expect(breaker(works)).rejects.toThrow(CircuitOpenError)
  wait(12 * 60 * MINUTE_MS)
  expect(await breaker(works)).toBe('answer')
})

test('a clock that was set back makes no pause longer, and old failures do not count', async () => {
  const { breaker, fail, wait } = create()
  await fail(5)
  wait(-60 * MINUTE_MS)
  expect(await breaker(works)).toBe('answer')
  await fail(4)
  wait(-60 * MINUTE_MS)
  await fail(4)
  expect(await breaker(works)).toBe('answer')
})
