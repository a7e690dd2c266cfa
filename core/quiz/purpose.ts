import { INTEGRATIONS, PLATFORMS, PRIVACY_FLAGS, TOPICS, type Topic } from '../catalogue/vocabulary.ts'
import { capitalized } from '../display/capitalized.ts'
import { INTEGRATION_LABELS, PLATFORM_LABELS, PRIVACY_LABELS } from '../display/labels.ts'
import { TOPIC_LABELS } from '../display/topic-labels.ts'
import { normalizeSentence } from './sentence.ts'

/** Normalized: a non-empty sentence, and unique meanings in vocabulary order. */
export type Purpose = { readonly sentence: string; readonly meanings: readonly string[] }

/** As sent. Without `meanings`, everything the search finds in the sentence counts. */
export type PurposeEntry = { readonly sentence: string; readonly meanings?: readonly string[] | null | undefined }

/** The pseudo question number of the user's own words, before all others. */
export const OWN_WORDS = 0

export const MAX_MEANINGS = 12

/** A condition a tool meets or not. */
export type Requirement =
  | { readonly kind: 'free' | 'open_source' | 'api' | 'mcp_server' }
  | { readonly kind: 'platform'; readonly value: (typeof PLATFORMS)[number] }
  | { readonly kind: 'privacy'; readonly value: (typeof PRIVACY_FLAGS)[number] }
  | { readonly kind: 'max_price'; readonly value: number }

/** The parsed id of a meaning: `topic:podcast`, `platform:mac`, `max_price:20`, `free`. */
export type Meaning =
  | Requirement
  | { readonly kind: 'topic'; readonly value: Topic }
  | { readonly kind: 'integration'; readonly value: (typeof INTEGRATIONS)[number] }

const MAX_PRICE = /^max_price:([1-9]\d{0,5})$/

const FIXED: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...TOPICS.map((value) => [`topic:${value}`, { kind: 'topic', value }] as const),
  ['free', { kind: 'free' }],
  ['open_source', { kind: 'open_source' }],
  ['api', { kind: 'api' }],
  ['mcp_server', { kind: 'mcp_server' }],
  ...PLATFORMS.map((value) => [`platform:${value}`, { kind: 'platform', value }] as const),
  ...PRIVACY_FLAGS.map((value) => [`privacy:${value}`, { kind: 'privacy', value }] as const),
  ...INTEGRATIONS.map((value) => [`integration:${value}`, { kind: 'integration', value }] as const),
])

const ORDER = new Map([...FIXED.keys()].map((id, place) => [id, place]))

/** Null for an unknown id. */
export const meaningOf = (id: string): Meaning | null => {
  const price = MAX_PRICE.exec(id)?.[1]
  if (price !== undefined) return { kind: 'max_price', value: Number(price) }
  return FIXED.get(id) ?? null
}

/** The chip label. */
export const meaningLabel = (meaning: Meaning): string => {
  switch (meaning.kind) {
    case 'topic':
      return capitalized(TOPIC_LABELS[meaning.value])
    case 'free':
      return 'Free'
    case 'open_source':
      return 'Open source'
    case 'api':
      return 'Has an API'
    case 'mcp_server':
      return 'Has an MCP server'
    case 'platform':
      return PLATFORM_LABELS[meaning.value]
    case 'privacy':
      return PRIVACY_LABELS[meaning.value]
    case 'integration':
      return `Works with ${INTEGRATION_LABELS[meaning.value]}`
    case 'max_price':
      return `Up to $${meaning.value} a month`
  }
}

/** A purpose whose sentence is withheld. */
export const untold = (meanings: readonly string[]): Purpose => ({ sentence: '…', meanings })

/** Known meanings, unique, in a fixed order. */
export const normalizeMeanings = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids.filter((id) => meaningOf(id) !== null))]
    .sort((a, b) => (ORDER.get(a) ?? ORDER.size) - (ORDER.get(b) ?? ORDER.size) || (a < b ? -1 : 1))
    .slice(0, MAX_MEANINGS)

/** Undefined when there is no sentence. */
export const normalizePurpose = (input: unknown): Purpose | undefined => {
  if (typeof input !== 'object' || input === null) return undefined
  const { sentence, meanings } = input as { readonly sentence?: unknown; readonly meanings?: unknown }
  const text = typeof sentence === 'string' ? normalizeSentence(sentence) : ''
  if (text === '') return undefined
  const ids = Array.isArray(meanings) ? meanings.filter((id): id is string => typeof id === 'string') : []
  return { sentence: text, meanings: normalizeMeanings(ids) }
}

export const requirementsOf = (purpose: Purpose | undefined): readonly Requirement[] =>
  (purpose?.meanings ?? []).flatMap((id) => {
    const meaning = meaningOf(id)
    return meaning === null || meaning.kind === 'topic' || meaning.kind === 'integration' ? [] : [meaning]
  })

/** Products a tool should connect to. */
export const purposeIntegrations = (purpose: Purpose | undefined): readonly (typeof INTEGRATIONS)[number][] =>
  (purpose?.meanings ?? []).flatMap((id) => {
    const meaning = meaningOf(id)
    return meaning?.kind === 'integration' ? [meaning.value] : []
  })
