/** Which job a text asks for: naive Bayes over what people say when they want a job done. */

import { stemOf } from '../search/text/stems.ts'
import { STOP_WORDS } from '../search/text/word-lists.ts'
import { withoutMarks, wordsOf } from '../search/text/words.ts'

/** Counted stems. Plain data, so that threads can copy it. */
export type JobModel = {
  /** By stem: how often it occurs in the texts of each job with it, and in all together. */
  readonly counts: ReadonlyMap<
    string,
    { readonly all: number; readonly jobs: readonly (readonly [job: number, count: number])[] }
  >
  /** Stems in the texts of each job. */
  readonly sizes: readonly number[]
}

/** So many stems of each job follow the distribution of all texts: without them, one odd word would decide. */
const SMOOTHING = 60

/** Stop words, too: "into", "without" and "for my" tell jobs apart that share their other words. */
const stemsOf = (text: string): readonly string[] => [
  ...new Set(wordsOf(withoutMarks(text)).map(({ word }) => (STOP_WORDS.has(word) ? word : stemOf(word)))),
]

/** @param texts by job */
export const buildJobModel = (texts: readonly (readonly string[])[]): JobModel => {
  const counts = new Map<string, { all: number; jobs: [job: number, count: number][] }>()
  const sizes = texts.map((own, job) => {
    const stems = own.flatMap(stemsOf)
    for (const stem of stems) {
      const known = counts.get(stem) ?? { all: 0, jobs: [] }
      counts.set(stem, known)
      known.all++
      const last = known.jobs.at(-1)
      if (last?.[0] === job) last[1]++
      else known.jobs.push([job, 1])
    }
    return stems.length
  })
  return { counts, sizes }
}

/** By job: the logarithm of how much likelier the text is for the job than for any. */
export const logOdds = ({ counts, sizes }: JobModel, text: string): Float64Array => {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const stems = stemsOf(text)
  const odds = Float64Array.from(sizes, (size) => -stems.length * Math.log((size + SMOOTHING) / SMOOTHING))
  for (const stem of stems) {
    const known = counts.get(stem)
    if (known === undefined) continue
    const expected = (SMOOTHING * known.all) / total
    for (const [job, count] of known.jobs) odds[job] = (odds[job] ?? 0) + Math.log(1 + count / expected)
  }
  return odds
}
