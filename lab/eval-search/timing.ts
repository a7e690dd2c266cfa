/** Latency in the process. */
const REPEATS = 9

const timed = (run: () => unknown): number => {
  const start = performance.now()
  run()
  return performance.now() - start
}

/** The fastest of several runs in milliseconds, to exclude other load. */
export const fastest = (times: number, run: () => unknown): number =>
  Math.min(...Array.from({ length: times }, () => timed(run)))

/** The fastest times for each text, ascending. */
export const timesOf = (texts: readonly string[], run: (text: string) => unknown): readonly number[] =>
  texts.map((text) => fastest(REPEATS, () => run(text))).sort((a, b) => a - b)

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
