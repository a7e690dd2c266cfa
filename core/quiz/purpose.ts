import { TOPICS } from '../catalogue/topics.ts'
import { INTEGRATIONS, PLATFORMS, PRIVACY_FLAGS, type Topic } from '../catalogue/vocabulary.ts'
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

export const MAX_MEANINGS = 20

/** A condition a tool meets or not. */
export type Requirement =
  | { readonly kind: 'free' | 'open_source' | 'api' | 'mcp_server' | 'no_subscription' | 'own_computers' }
  | { readonly kind: 'platform'; readonly value: (typeof PLATFORMS)[number] }
  | { readonly kind: 'privacy'; readonly value: (typeof PRIVACY_FLAGS)[number] }
  | { readonly kind: 'max_price'; readonly value: number }

/** The parsed id of a meaning: `topic:podcast`, `job:transcribe-meetings`, `platform:mac`, `max_price:20`, `free`. */
export type Meaning =
  | Requirement
  | { readonly kind: 'job'; readonly value: string }
  | { readonly kind: 'topic'; readonly value: Topic }
  | { readonly kind: 'integration'; readonly value: (typeof INTEGRATIONS)[number] }

const JOB = /^job:([a-z0-9]+(?:-[a-z0-9]+)*)$/
const MAX_JOB_LENGTH = 80

export const jobMeaning = (slug: string): string => `job:${slug}`

const MAX_PRICE = /^max_price:([1-9]\d{0,5})$/

const FIXED: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...TOPICS.map((value) => [`topic:${value}`, { kind: 'topic', value }] as const),
  ['free', { kind: 'free' }],
  ['open_source', { kind: 'open_source' }],
  ['api', { kind: 'api' }],
  ['mcp_server', { kind: 'mcp_server' }],
  ['no_subscription', { kind: 'no_subscription' }],
  ['own_computers', { kind: 'own_computers' }],
  ...PLATFORMS.map((value) => [`platform:${value}`, { kind: 'platform', value }] as const),
  ...PRIVACY_FLAGS.map((value) => [`privacy:${value}`, { kind: 'privacy', value }] as const),
  ...INTEGRATIONS.map((value) => [`integration:${value}`, { kind: 'integration', value }] as const),
])

const ORDER = new Map([...FIXED.keys()].map((id, place) => [id, place]))

/** Null for an unknown id. */
export const meaningOf = (id: string): Meaning | null => {
  const price = MAX_PRICE.exec(id)?.[1]
  if (price !== undefined) return { kind: 'max_price', value: Number(price) }
  const job = id.length > MAX_JOB_LENGTH ? undefined : JOB.exec(id)?.[1]
  if (job !== undefined) return { kind: 'job', value: job }
  return FIXED.get(id) ?? null
}

/** The chip label; for a job, the words of its slug. */
export const meaningLabel = (meaning: Meaning): string => {
  switch (meaning.kind) {
    case 'topic':
      return capitalized(TOPIC_LABELS[meaning.value])
    case 'job':
      return capitalized(meaning.value.replaceAll('-', ' '))
    case 'free':
      return 'Free'
    case 'open_source':
      return 'Open source'
    case 'api':
      return 'Has an API'
    case 'mcp_server':
      return 'Has an MCP server'
    case 'no_subscription':
      return 'No subscription'
    case 'own_computers':
      return 'Runs on your own computers'
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

/** Whether every tool must meet it. */
export const isRequirement = (meaning: Meaning): meaning is Requirement =>
  meaning.kind !== 'topic' && meaning.kind !== 'integration' && meaning.kind !== 'job'

export const requirementsOf = (purpose: Purpose | undefined): readonly Requirement[] =>
  (purpose?.meanings ?? []).flatMap((id) => {
    const meaning = meaningOf(id)
    return meaning === null || !isRequirement(meaning) ? [] : [meaning]
  })

/** Products a tool should connect to. */
export const purposeIntegrations = (purpose: Purpose | undefined): readonly (typeof INTEGRATIONS)[number][] =>
  (purpose?.meanings ?? []).flatMap((id) => {
    const meaning = meaningOf(id)
    return meaning?.kind === 'integration' ? [meaning.value] : []
  })

/** The jobs among the meanings, by slug. */
export const purposeJobs = (purpose: Purpose | undefined): readonly string[] =>
  (purpose?.meanings ?? []).flatMap((id) => {
    const meaning = meaningOf(id)
    return meaning?.kind === 'job' ? [meaning.value] : []
  })
