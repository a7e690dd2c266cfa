import { labelOf } from '../../display/labels.ts'
import { TOPIC_LABELS } from '../../display/topic-labels.ts'
import type { SearchField } from '../search-result.ts'
import { type SearchRecord, topicsOf } from './search-record.ts'

export type Phrase = {
  readonly field: SearchField
  readonly text: string
  /** Share of the field's weight, above 0 up to 1. */
  readonly share: number
  /** Additional terms, such as a topic key. */
  readonly keys: readonly string[]
}

export const topicKey = (topic: string): string => `topic:${topic}`
export const categoryKey = (slug: string): string => `category:${slug}`
export const industryKey = (industry: string): string => `industry:${industry}`
export const roleKey = (role: string): string => `role:${role}`

const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu})/u

/** Sentences of the long description are separate phrases. */
export const phrasesOf = (record: SearchRecord): Phrase[] => {
  const phrase = (field: SearchField, text: string, keys: readonly string[] = [], share = 1): Phrase => ({
    field,
    text,
    share,
    keys,
  })
  const audience = [...record.industries.map(industryKey), ...record.roles.map(roleKey)]
  return [
    phrase('NAME', record.name),
    ...record.aliases.map((alias) => phrase('ALIAS', alias)),
    phrase('VENDOR', record.vendor),
    phrase('CATEGORY', record.categoryName, [categoryKey(record.categorySlug)]),
    ...topicsOf(record).map(([topic, weight]) =>
      phrase('TOPIC', labelOf(TOPIC_LABELS, topic), [topicKey(topic)], weight),
    ),
    phrase('DESCRIPTION', record.description, audience),
    ...record.useCases.map((text) => phrase('USE_CASE', text)),
    ...record.features.map((text) => phrase('FEATURE', text)),
    ...record.longDescription.split(SENTENCE_END).map((text) => phrase('ABOUT', text)),
  ].filter(({ text, keys }) => text !== '' || keys.length > 0)
}
