import { expect, test } from 'vitest'
import { createHostPacer } from '#server/areas/prices/watch/host-pacer.ts'

test('requests to a host are ten seconds apart, also after the clock was set back', async () => {
  let now = Date.parse('2026-11-20T12:00:00Z')
  const waits: number[] = []
  const pace = createHostPacer({
    clock: { now: () => new Date(now) },
    wait: async (ms) => {
      waits.push(ms)
      now += ms
    },
    signal: new AbortController().signal,
  })
  await pace('https://one.example/a')
  await pace('https://two.example/a')
  now += 4_000
  await pace('https://one.example/b')
  now -= 3_600_000
  await pace('https://one.example/c')
  expect(waits).toEqual([6_000, 10_000])
})
