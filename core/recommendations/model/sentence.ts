/** A sentence on what somebody wants to get done, as the search reads it. */
import type { Topic } from '../../catalogue/vocabulary.ts'
import { meaningOf, type Purpose } from '../../quiz/purpose.ts'

/** A part of the sentence: "clean up the sound". */
export type SentencePart = {
  /** The words as they were typed. */
  readonly text: string
  /** What the tools that the search finds for it are mostly about. */
  readonly topics: readonly Topic[]
  /** How much each of its words says, by stem. */
  readonly wordWeights: ReadonlyMap<string, number>
  /** How well each tool fits the part, from 0 to 1, in the order of the snapshot's tools. */
  readonly relevance: Float32Array
}

/** Reads a sentence. The same sentence has the same parts as long as the catalogue stays the same. */
export type SentenceReader = (sentence: string) => readonly SentencePart[]

/** The topics of a part that the person has not removed. */
const keptTopics = (part: SentencePart, meanings: ReadonlySet<string>): readonly Topic[] =>
  part.topics.filter((topic) => meanings.has(`topic:${topic}`))

/**
 * The parts that count, with the topics that are kept. A part all of whose topics were removed is gone; one of which the
 * search understood no topic stays as it is.
 */
export const partsOf = (
  purpose: Purpose | undefined,
  read: SentenceReader,
): readonly { readonly part: SentencePart; readonly kept: readonly Topic[] }[] => {
  if (purpose === undefined) return []
  const meanings = new Set(purpose.meanings.filter((id) => meaningOf(id)?.kind === 'topic'))
  return read(purpose.sentence)
    .map((part) => ({ part, kept: keptTopics(part, meanings) }))
    .filter(({ part, kept }) => part.topics.length === 0 || kept.length > 0)
}
