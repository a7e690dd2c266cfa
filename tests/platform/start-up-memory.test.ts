import { getHeapSpaceStatistics } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { releaseStartUpMemory } from '#server/platform/start-up-memory.ts'

const MEGABYTE = 1024 * 1024

const youngSpace = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? Number.NaN

/** Grows the young generation: many objects survive their first collection. */
const growYoungSpace = (): void => {
  let kept: unknown[] = []
  for (let index = 0; index < 1_500_000; index += 1) {
    if (index % 300_000 === 0) kept = []
    kept.push({ index, text: `object ${index}` })
  }
}

describe('start-up memory', () => {
  it('is released, and the collector is not exposed', () => {
    growYoungSpace()
    expect(youngSpace()).toBeGreaterThan(8 * MEGABYTE)
    releaseStartUpMemory()
    expect(youngSpace()).toBeLessThan(2 * MEGABYTE)
    expect(globalThis.gc).toBeUndefined()
  })
})
