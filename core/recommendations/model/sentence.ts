import type { Topic } from '../../catalogue/vocabulary.ts'
import { meaningOf, type Purpose } from '../../quiz/purpose.ts'

/** A part of the sentence: "clean up the sound". */
export type SentencePart = {
  readonly text: string
  /** The main topics of the tools found for it. */
  readonly topics: readonly Topic[]
  /** Information per stem. */
  readonly wordWeights: ReadonlyMap<string, number>
  /** Fit per tool, 0 to 1, in snapshot order. */
  readonly relevance: Float32Array
}

/** Deterministic while the catalog stays the same. */
export type SentenceReader = (sentence: string) => readonly SentencePart[]

const keptTopics = (part: SentencePart, meanings: ReadonlySet<string>): readonly Topic[] =>
  part.topics.filter((topic) => meanings.has(`topic:${topic}`))

/** A part with all topics removed is dropped; one without recognized topics stays. */
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
