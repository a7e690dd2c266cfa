import type { Topic } from '../../catalogue/vocabulary.ts'
import { jobMeaning, OWN_WORDS, type Purpose } from '../../quiz/purpose.ts'
import type { AnswerRef } from './recommendation.ts'

/** A job that a part of the sentence means. */
export type PartJob = {
  readonly slug: string
  /** 0 to 1. */
  readonly confidence: number
}

/** A part of the sentence: "clean up the sound". */
export type SentencePart = {
  readonly text: string
  /** The main topics of the tools found for it. */
  readonly topics: readonly Topic[]
  /** Most likely first. */
  readonly jobs: readonly PartJob[]
  /** Whether the first job is shown to the person, who can remove it. */
  readonly isShown: boolean
  /** Information per stem. */
  readonly wordWeights: ReadonlyMap<string, number>
  /** Fit per tool by its words alone, 0 to 1, in snapshot order. */
  readonly found: Float32Array
}

/** Deterministic while the catalog stays the same. */
export type SentenceReader = (sentence: string) => readonly SentencePart[]

type KeptPart = {
  readonly part: SentencePart
  readonly topics: readonly Topic[]
  readonly jobs: readonly PartJob[]
}

/** A part of which everything shown was removed is dropped; one of which nothing was shown stays. */
export const partsOf = (purpose: Purpose | undefined, read: SentenceReader): readonly KeptPart[] => {
  if (purpose === undefined) return []
  const meanings = new Set(purpose.meanings)
  return read(purpose.sentence).flatMap((part): KeptPart[] => {
    const topics = part.topics.filter((topic) => meanings.has(`topic:${topic}`))
    const [first] = part.jobs
    const isJobShown = first !== undefined && part.isShown
    const isJobKept = isJobShown && meanings.has(jobMeaning(first.slug))
    const isAllRemoved = part.topics.length > 0 || isJobShown ? topics.length === 0 && !isJobKept : false
    if (isAllRemoved) return []
    // The first job stands for the others, which are not shown.
    return [{ part, topics, jobs: isJobShown && !isJobKept ? [] : part.jobs }]
  })
}

/** Whether an intent comes from the person's own words. */
export const isOwnWords = (sources: readonly AnswerRef[]): boolean => sources[0]?.question === OWN_WORDS
