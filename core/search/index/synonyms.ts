import { TOPIC_LABELS } from '../../display/topic-labels.ts'
import { stemOf } from '../text/stems.ts'
import { STOP_WORDS } from '../text/word-lists.ts'
import { withoutMarks, wordsOf } from '../text/words.ts'
import { categoryKey, industryKey, roleKey, topicKey } from './phrases.ts'
import type { Meanings } from './search-index.ts'
import type { Synonym } from './search-record.ts'

/** Without stop words, unless there is nothing else. */
export const stemsOf = (phrase: string): string[] => {
  const words = wordsOf(withoutMarks(phrase)).map(({ word }) => word)
  const content = words.filter((word) => !STOP_WORDS.has(word))
  return (content.length > 0 ? content : words).map(stemOf)
}

const synonymKey = (phrase: string): string => stemsOf(phrase).join(' ')

export const MAX_SYNONYM_WORDS = 4

export const compileSynonyms = (synonyms: readonly Synonym[]): ReadonlyMap<string, Meanings> => {
  const compiled = new Map<string, (readonly string[])[]>()
  const add = (phrase: string, meanings: readonly (readonly string[])[]) => {
    const key = synonymKey(phrase)
    const known = compiled.get(key) ?? []
    const isNew = (meaning: readonly string[]) => !known.some((other) => other.join(' ') === meaning.join(' '))
    compiled.set(key, [...known, ...meanings.filter(isNew)])
  }
  // A topic's label means the topic, even for tools that word it differently.
  for (const [topic, label] of Object.entries(TOPIC_LABELS)) add(label, [[topicKey(topic)]])
  for (const { words, means = [], topics = [], categories = [], industries = [], roles = [] } of synonyms) {
    const meanings = [
      ...topics.map((topic) => [topicKey(topic)]),
      ...categories.map((slug) => [categoryKey(slug)]),
      ...industries.map((industry) => [industryKey(industry)]),
      ...roles.map((role) => [roleKey(role)]),
      ...means.map(stemsOf),
    ]
    for (const word of words) add(word, meanings)
  }
  return compiled
}
