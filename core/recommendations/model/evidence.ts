import { TOPICS } from '../../catalogue/topics.ts'
import type { Topic } from '../../catalogue/vocabulary.ts'
import { LEXICON } from './lexicon.ts'

type EvidenceField = 'features' | 'useCases' | 'description' | 'pros'

type QuotableTool = {
  readonly id: string
  readonly description: string
  readonly features: readonly string[]
  readonly useCases: readonly string[]
  readonly pros: readonly string[]
}

/** A text that shows a topic: the whole entry of the field, verbatim. */
export type Evidence = {
  readonly field: EvidenceField
  readonly value: string
  /** Comparable within one topic of one tool. */
  readonly strength: number
}

/** By topic, strongest first. */
export type ToolEvidence = Readonly<Partial<Record<Topic, readonly Evidence[]>>>

type Phrase = {
  readonly id: number
  readonly topic: Topic
  readonly tokens: readonly string[]
  readonly denies: boolean
}

// Features and use cases name one thing and are short to quote; descriptions mix everything.
const FIELD_WEIGHTS: Readonly<Record<EvidenceField, number>> = { features: 2, useCases: 2, description: 0.8, pros: 1 }

/** A rough singular for comparison: `replies` and `reply` become one, `is` stays. */
const stem = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/..(x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

/** Words in comparable form: lower case, singular, hyphens as spaces. */
export const tokensOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map(stem)

const compile = (): { readonly byFirst: ReadonlyMap<string, readonly Phrase[]>; readonly count: number } => {
  const byFirst = new Map<string, Phrase[]>()
  let id = 0
  const add = (topic: Topic, text: string, denies: boolean) => {
    const tokens = tokensOf(text)
    const first = tokens[0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), { id: id++, topic, tokens, denies }])
  }
  for (const topic of TOPICS) {
    for (const phrase of LEXICON[topic].shows) add(topic, phrase, false)
    for (const phrase of LEXICON[topic].denies) add(topic, phrase, true)
  }
  return { byFirst, count: id }
}

const { byFirst: PHRASES_BY_FIRST, count: PHRASE_COUNT } = compile()

type Hit = { readonly phrase: Phrase; readonly start: number; readonly end: number }

/** Phrases in a text, without those inside a phrase that only looks like their topic. */
const phrasesIn = (text: string): readonly Phrase[] => {
  const tokens = tokensOf(text)
  const hits: Hit[] = []
  for (let start = 0; start < tokens.length; start++) {
    for (const phrase of PHRASES_BY_FIRST.get(tokens[start] ?? '') ?? []) {
      if (phrase.tokens.every((token, i) => tokens[start + i] === token)) {
        hits.push({ phrase, start, end: start + phrase.tokens.length })
      }
    }
  }
  const denials = hits.filter(({ phrase }) => phrase.denies)
  const denied = (hit: Hit) =>
    denials.some((other) => other.phrase.topic === hit.phrase.topic && hit.start < other.end && other.start < hit.end)
  const shown = hits.filter((hit) => !hit.phrase.denies && !denied(hit)).map(({ phrase }) => phrase)
  return [...new Set(shown)]
}

type Text = { readonly field: EvidenceField; readonly value: string; readonly phrases: readonly Phrase[] }

const readTexts = (tool: QuotableTool): readonly Text[] => {
  const text = (field: EvidenceField) => (value: string) => ({ field, value, phrases: phrasesIn(value) })
  return [
    ...tool.features.map(text('features')),
    ...tool.useCases.map(text('useCases')),
    text('description')(tool.description),
    ...tool.pros.map(text('pros')),
  ]
}

const READ = new WeakMap<QuotableTool, readonly Text[]>()

/** Cached per object. This dominates indexing: warm it up tool by tool, and reuse the objects after a change. */
export const textsOf = (tool: QuotableTool): readonly Text[] => {
  const known = READ.get(tool)
  if (known !== undefined) return known
  const texts = readTexts(tool)
  READ.set(tool, texts)
  return texts
}

const evidenceOf = (texts: readonly Text[], rarity: readonly number[]): ToolEvidence => {
  const byTopic: Partial<Record<Topic, Evidence[]>> = {}
  for (const { field, value, phrases } of texts) {
    const strengths = new Map<Topic, number>()
    for (const { id, topic } of phrases) strengths.set(topic, (strengths.get(topic) ?? 0) + (rarity[id] ?? 1))
    for (const [topic, strength] of strengths) {
      const list = byTopic[topic] ?? []
      list.push({ field, value, strength: FIELD_WEIGHTS[field] * strength })
      byTopic[topic] = list
    }
  }
  // Stable sort: ties keep record order, features first.
  for (const list of Object.values(byTopic)) list.sort((a, b) => b.strength - a.strength)
  return byTopic
}

/** Rarer phrases count as if this share of tools had them: hardly used phrases are odd rather than typical. */
const LEAST_PART_OF_TOOLS = 0.02

/** By tool id. Covers the whole catalog, because frequent phrases show less. Yields for cooperative scheduling. */
export function* evidenceInSteps(tools: readonly QuotableTool[]): Generator<void, ReadonlyMap<string, ToolEvidence>> {
  const toolsWith = new Array<number>(PHRASE_COUNT).fill(0)
  for (const tool of tools) {
    yield
    for (const id of new Set(textsOf(tool).flatMap(({ phrases }) => phrases.map((phrase) => phrase.id)))) {
      toolsWith[id] = (toolsWith[id] ?? 0) + 1
    }
  }
  const least = LEAST_PART_OF_TOOLS * tools.length
  const rarity = toolsWith.map((count) => Math.log(1 + (tools.length + 1) / (Math.max(count, least) + 1)))
  const index = new Map<string, ToolEvidence>()
  for (const tool of tools) {
    yield
    index.set(tool.id, evidenceOf(textsOf(tool), rarity))
  }
  return index
}

const TF_WEIGHTS = { name: 3, features: 2, useCases: 2, description: 1.5 } as const

/** 0 to 1: weighted phrase counts, saturating. For tools without curated topics. */
export const topicFrequencies = (
  tool: Pick<QuotableTool, 'description' | 'features' | 'useCases'> & { readonly name: string },
): Partial<Record<Topic, number>> => {
  const counts = new Map<Topic, number>()
  const count = (texts: readonly string[], weight: number) => {
    for (const text of texts) {
      for (const { topic } of phrasesIn(text)) counts.set(topic, (counts.get(topic) ?? 0) + weight)
    }
  }
  count([tool.name], TF_WEIGHTS.name)
  count(tool.features, TF_WEIGHTS.features)
  count(tool.useCases, TF_WEIGHTS.useCases)
  count([tool.description], TF_WEIGHTS.description)
  // With 1.2, a single, possibly passing mention in the description gives little more than half.
  return Object.fromEntries([...counts].map(([topic, tf]) => [topic, tf / (tf + 1.2)]))
}
