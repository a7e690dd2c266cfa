import { describe, expect, it } from 'vitest'
import { RateLimitedError } from '#core/errors.ts'
import { createRateLimiter } from '#server/platform/rate-limiter.ts'

const START = Date.parse('2026-11-20T12:00:00Z')
const limit = { limit: 3, windowSeconds: 60 }

const equipment = (factor = 1) => {
  const time = { now: START }
  const limiter = createRateLimiter({ clock: { now: () => new Date(time.now) }, factor })
  const take = (key = 'a', rule = limit) => {
    try {
      limiter.take(key, rule)
      return 'taken'
    } catch (error) {
      if (!(error instanceof RateLimitedError)) throw error
      return `${error.message} ${error.code} ${error.status} ${error.retryAfterSeconds}`
    }
  }
  return { time, limiter, take, times: (count: number, key?: string) => Array.from({ length: count }, () => take(key)) }
}

const refused = (wait: string, seconds: number) =>
  `Too many requests. Please try again in ${wait}. RATE_LIMITED 429 ${seconds}`

describe('a rate limit', () => {
  it('makes nobody wait for longer than the window after the clock was set back', () => {
    const { time, take, times } = equipment()
    times(3)
    time.now -= 3_600_000
    expect(take()).toBe(refused('60 seconds', 60))
    time.now += 60_000
    expect(take()).toBe('taken')
  })

  it('allows the given number of calls, then reports the wait', () => {
    const { times } = equipment()
    expect(times(4)).toEqual(['taken', 'taken', 'taken', refused('60 seconds', 60)])
  })

  it('counts a call against all its limits, or against none when one of them refuses it', () => {
    const { limiter } = equipment()
    const both = () =>
      limiter.takeAll([
        { key: 'own', limit: { limit: 1, windowSeconds: 60 } },
        { key: 'shared', limit: { limit: 3, windowSeconds: 60 } },
      ])
    both()
    for (let call = 0; call < 10; call += 1) expect(both).toThrow(RateLimitedError)
    limiter.take('shared', limit)
    limiter.take('shared', limit)
    expect(() => limiter.take('shared', limit)).toThrow(RateLimitedError)
  })

  it('checks without counting', () => {
    const { limiter } = equipment()
    for (let call = 0; call < 10; call += 1) limiter.check('a', limit)
    for (let call = 0; call < 3; call += 1) limiter.take('a', limit)
    expect(() => limiter.check('a', limit)).toThrow(RateLimitedError)
  })

  it('counts each key separately', () => {
    const { times } = equipment()
    times(3, 'a')
    expect(times(1, 'b')).toEqual(['taken'])
  })

  it('restarts when the window opened by the first call is over, not before', () => {
    const { time, times } = equipment()
    times(3)
    time.now = START + 59_999
    expect(times(1)).toEqual([refused('1 second', 1)])
    time.now = START + 60_000
    expect(times(4)).toEqual(['taken', 'taken', 'taken', refused('60 seconds', 60)])
  })

  it('is not extended by rejected calls', () => {
    const { time, times } = equipment()
    times(50)
    time.now = START + 30_500
    expect(times(1)).toEqual([refused('30 seconds', 30)])
  })

  it.each([
    [90, '90 seconds'],
    [91, '2 minutes'],
    [900, '15 minutes'],
    [5400, '90 minutes'],
    [86_399, '24 hours'],
  ])('formats %d seconds in readable words: %s', (windowSeconds, wait) => {
    const { take } = equipment()
    const once = { limit: 1, windowSeconds }
    take('b', once)
    expect(take('b', once)).toBe(refused(wait, windowSeconds))
  })

  it.each([
    [2, 6],
    [0.5, 1],
    [0.01, 1],
    [1000, 3000],
  ])('multiplied by %d allows %i', (factor, allowed) => {
    const { times } = equipment(factor)
    const answers = times(allowed + 1)
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(allowed)
  })
})

it('a flood of keys evicts the oldest windows and keeps the newest', () => {
  const { times, take } = equipment()
  times(3, 'oldest')
  for (let index = 0; index < 49_999; index += 1) take(`key-${index}`)
  expect(take('oldest')).toContain('Too many requests')
  times(3, 'newest')
  expect(take('newest')).toContain('Too many requests')
  expect(take('oldest')).toBe('taken')
})

describe('several instances', () => {
  /** Calls that all of them allow to a caller whose calls are spread evenly. */
  const allowed = (instances: number, most: number): number => {
    const clock = { now: () => new Date(START) }
    const limiters = Array.from({ length: instances }, () =>
      createRateLimiter({ clock, factor: 1, instances: () => instances }),
    )
    let taken = 0
    for (let count = 0; count < 10 * most; count += 1) {
      try {
        limiters[count % instances]?.take('a', { limit: most, windowSeconds: 60 })
        taken += 1
      } catch {
        // Refused.
      }
    }
    return taken
  }

  it.each([
    [1, 5, 5],
    [2, 5, 6],
    [4, 5, 12],
    [4, 1, 4],
    [2, 120, 120],
    [4, 120, 120],
    [3, 1_000, 1_002],
  ])('%i allow a share each: a limit of %i becomes %i', (instances, most, expected) => {
    expect(allowed(instances, most)).toBe(expected)
  })
})
