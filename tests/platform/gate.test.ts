import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnavailableError } from '#core/errors.ts'
import { createGate } from '#server/platform/gate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Calls that work until they are told to finish. */
const openGate = (limits = { places: 2, waiting: 3, waitMs: 5_000 }) => {
  const gate = createGate(limits)
  const working: { readonly name: number; readonly finish: () => void }[] = []
  let most = 0
  const enter = (name: number) =>
    gate(async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      working.push({ name, finish: resolve })
      most = Math.max(most, working.length)
      await promise
      return name
    })
  const finishFirst = async () => {
    working.shift()?.finish()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { enter, finishFirst, names: () => working.map(({ name }) => name), most: () => most }
}

test('of a hundred calls two work, three wait in order, and the others are refused at once', async () => {
  const { enter, finishFirst, names, most } = openGate()
  const calls = Array.from({ length: 100 }, (_, name) => enter(name).catch((error: unknown) => error))
  await vi.advanceTimersByTimeAsync(0)
  expect(names()).toEqual([0, 1])
  for (let turn = 0; turn < 5; turn += 1) await finishFirst()
  const results = await Promise.all(calls)
  expect(results.slice(0, 5)).toEqual([0, 1, 2, 3, 4])
  expect(results.slice(5).every((result) => result instanceof UnavailableError)).toBe(true)
  expect(most()).toBe(2)
})

test('a call that waited too long is refused with a time to try again, and leaves its place in the queue', async () => {
  const { enter, finishFirst, names } = openGate({ places: 1, waiting: 1, waitMs: 5_000 })
  const first = enter(0)
  const late = enter(1).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await late).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'Too many people are signing in right now. Please try again.',
    data: { retryAfterSeconds: 5 },
  })
  const next = enter(2)
  await finishFirst()
  expect(names()).toEqual([2])
  await finishFirst()
  expect(await Promise.all([first, next])).toEqual([0, 2])
})

test('work that fails gives its place back', async () => {
  const gate = createGate({ places: 1, waiting: 0, waitMs: 1 })
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate(async () => 'done')).toBe('done')
})
