import { contentStems } from './content-stems.ts'
import { type JobIndex, stemWeight } from './job-index.ts'

export type UnderstoodJob = {
  /** Position in the index. */
  readonly job: number
  /** 0 to 1: how well the words of the job and of the text fit each other. */
  readonly confidence: number
}

/** Lower fits are chance. */
const MIN_CONFIDENCE = 0.35
/** Also relative to the best job. */
const MIN_OF_BEST = 0.8
const MOST_JOBS = 4

/** How much the share of a phrase in the text counts, and the share of the text in the phrase, as exponents. */
const OF_PHRASE = 0.8
const OF_TEXT = 0.3
/** A phrase with less weight than this many of the rarest words is never certain. */
const WHOLE_PHRASE = 1.1
/** A longer text says more than one job. */
const MOST_STEMS = 5
/** Factor for words in another order: "video to text" is not "text to video". */
const OTHER_ORDER = 0.7
/** A word of no job may be a name. */
const UNKNOWN_WORD = 0.6

const inOrder = (stems: readonly string[], places: ReadonlyMap<string, number>): boolean => {
  let last = -1
  for (const stem of stems) {
    const place = places.get(stem)
    if (place === undefined) continue
    if (place < last) return false
    last = place
  }
  return true
}

/** Quotes ask for the words themselves. */
const isQuoted = (text: string): boolean => /^\s*["“].*["”]\s*$/su.test(text)

const weightsOf = ({ jobs, jobsByStem }: JobIndex, stems: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    stems.map((stem) => {
      const known = jobsByStem.get(stem)?.length
      return [stem, stemWeight(stem, known ?? 0, jobs.length) * (known === undefined ? UNKNOWN_WORD : 1)]
    }),
  )

/** The share of each phrase's and of each job's words in the text, by position; words count by rarity. */
const sharesOf = (index: JobIndex, weights: ReadonlyMap<string, number>) => {
  const byPhrase = new Map<number, number>()
  const byJob = new Map<number, number>()
  for (const [stem, weight] of weights) {
    for (const phrase of index.phrasesByStem.get(stem) ?? []) byPhrase.set(phrase, (byPhrase.get(phrase) ?? 0) + weight)
    for (const job of index.jobsByStem.get(stem) ?? []) byJob.set(job, (byJob.get(job) ?? 0) + weight)
  }
  return { byPhrase, byJob }
}

/** Jobs that a text may mean, most likely first. None for quoted text. */
const candidateJobs = (index: JobIndex, text: string): readonly UnderstoodJob[] => {
  const stems = isQuoted(text) ? [] : contentStems(text)
  const places = new Map(stems.map((stem, place) => [stem, place]))
  const weights = weightsOf(index, stems)
  const heaviest = [...weights.values()].sort((a, b) => b - a).slice(0, MOST_STEMS)
  const total = heaviest.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return []
  const whole = WHOLE_PHRASE * stemWeight('', 1, index.jobs.length)
  const { byPhrase, byJob } = sharesOf(index, weights)
  const best = new Map<number, number>()
  for (const [at, shared] of byPhrase) {
    const phrase = index.phrases[at]
    if (phrase === undefined) continue
    const ofPhrase = shared / Math.max(phrase.weight, whole)
    const order = inOrder(phrase.stems, places) ? 1 : OTHER_ORDER
    const fit = ofPhrase ** OF_PHRASE * Math.min(1, shared / total) ** OF_TEXT * order
    if (fit > (best.get(phrase.job) ?? 0)) best.set(phrase.job, fit)
  }
  return (
    [...best]
      // All phrases of a job together tell whether it covers the text.
      .map(([job, fit]) => ({ job, confidence: fit * Math.min(1, (byJob.get(job) ?? 0) / total) }))
      .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
      .sort((a, b) => b.confidence - a.confidence || a.job - b.job)
  )
}

/** The jobs that a text means, most likely first; several when it is ambiguous. Empty when it means none. */
export const understandJobs = (index: JobIndex, text: string): readonly UnderstoodJob[] => {
  const candidates = candidateJobs(index, text)
  const least = (candidates[0]?.confidence ?? 0) * MIN_OF_BEST
  return candidates.filter(({ confidence }) => confidence >= least).slice(0, MOST_JOBS)
}
