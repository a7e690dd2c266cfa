/** Search latency in the process. */
import type { RankedSearch } from './evaluate.ts'

const REPEATS = 9

/** The 99th percentile in milliseconds. Each text counts with its fastest run, to exclude other load. */
export const p99Ms = (search: RankedSearch, texts: readonly string[]): number => {
  const fastest = texts.map((text) => {
    const times = Array.from({ length: REPEATS }, () => {
      const start = performance.now()
      search(text)
      return performance.now() - start
    })
    return Math.min(...times)
  })
  fastest.sort((a, b) => a - b)
  return fastest[Math.ceil(fastest.length * 0.99) - 1] ?? 0
}
