import { foldedText } from '../search/text/name-keys.ts'
import { STOP_WORDS } from '../search/text/word-lists.ts'
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

/** How many phrases of a job count, and how much less each further one does. */
const PHRASES = 5
const FURTHER = 0.7

/** A job that many of its phrases complete is about the text; a single one may be chance. */
const together = (shares: readonly number[]): number =>
  shares
    .toSorted((a, b) => b - a)
    .slice(0, PHRASES)
    .reduce((sum, share, at) => sum + share * FURTHER ** at, 0)

/** Jobs for a text that is being typed, whose last word may be incomplete: positions, best first. */
export const suggestJobs = (index: JobIndex, text: string, limit: number): readonly number[] => {
  const folded = foldedText(text)
  if (folded.length < MIN_TYPED) return []
  const typed = folded.split(' ').filter((word, at, { length }) => at === length - 1 || !STOP_WORDS.has(word))
  const shares = new Map<number, number[]>()
  for (const { job, text: phrase } of index.phrases) {
    const share = completion(typed, folded.length, phrase)
    if (share > 0) shares.set(job, [...(shares.get(job) ?? []), share])
  }
  const worth = new Map([...shares].map(([job, own]) => [job, together(own)]))
  // A whole phrase is more certain than its beginning.
  for (const { job, confidence } of understandJobs(index, text)) worth.set(job, (worth.get(job) ?? 0) + confidence)
  return [...worth]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([job]) => job)
}
