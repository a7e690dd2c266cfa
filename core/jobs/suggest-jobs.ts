import { foldedText } from '../search/text/name-keys.ts'
import type { JobIndex } from './job-index.ts'
import { understandJobs } from './understand-jobs.ts'

/** A shorter beginning fits too many jobs. */
const MIN_TYPED = 3

/** How far a typed beginning completes to a phrase, 0 to 1; 0 if a typed word begins no word of it. */
const completion = (typed: readonly string[], length: number, phrase: string): number => {
  let from = 0
  for (const word of typed) {
    const at = phrase.startsWith(word, from) ? from : phrase.indexOf(` ${word}`, from)
    if (at < 0) return 0
    from = at + word.length
  }
  return Math.min(1, length / phrase.length)
}

/** Jobs for a text that is being typed, whose last word may be incomplete: positions, best first. */
export const suggestJobs = (index: JobIndex, text: string, limit: number): readonly number[] => {
  const folded = foldedText(text)
  if (folded.length < MIN_TYPED) return []
  const typed = folded.split(' ')
  const best = new Map<number, number>()
  for (const { job, text: phrase } of index.phrases) {
    const share = completion(typed, folded.length, phrase)
    if (share > (best.get(job) ?? 0)) best.set(job, share)
  }
  // A whole phrase is more certain than its beginning.
  for (const { job, confidence } of understandJobs(index, text)) best.set(job, (best.get(job) ?? 0) + confidence)
  return [...best]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([job]) => job)
}
