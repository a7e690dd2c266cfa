/** Finds conditions in a search: "free", "for Mac", "works with Slack", "under $20". */

import type { PrivacyFlag } from '../../catalogue/vocabulary.ts'
import { INTEGRATION_LABELS, PLATFORM_LABELS, PRIVACY_LABELS } from '../../display/labels.ts'
import type { SearchConstraint, SearchFilter } from '../search-result.ts'
import type { Word } from '../text/words.ts'
import { CONDITION_PATTERNS } from './condition-patterns.ts'
import {
  API_PHRASES,
  FREE_PHRASES,
  MCP_SERVER_PHRASES,
  OPEN_SOURCE_PHRASES,
  PLATFORM_PHRASES,
  PRIVACY_PHRASES,
} from './constraint-phrases.ts'
import {
  INTEGRATION_LEADS,
  INTEGRATION_NAMES,
  INTEGRATION_TAILS,
  PRICE_LEADS,
  PRICE_TAILS,
} from './integration-phrases.ts'

type Condition = { readonly filter: SearchFilter; readonly value: string | null; readonly label: string }

/** A condition and its words, `first` to `last` inclusive. */
type FoundConstraint = Condition & { readonly first: number; readonly last: number }

const byPhrase = new Map<string, Condition>()
const register = (phrases: readonly string[], condition: Condition) => {
  for (const phrase of phrases) byPhrase.set(phrase, condition)
}
const registerAll = (
  table: Readonly<Record<string, readonly string[]>>,
  conditionOf: (value: string) => Condition,
  phrasesFor: (names: readonly string[]) => readonly string[] = (names) => names,
) => {
  for (const [value, names] of Object.entries(table)) register(phrasesFor(names), conditionOf(value))
}

registerAll(
  INTEGRATION_NAMES,
  (value) => ({
    filter: 'INTEGRATION',
    value,
    label: `Works with ${INTEGRATION_LABELS[value as keyof typeof INTEGRATION_LABELS]}`,
  }),
  (names) =>
    names.flatMap((name) => [
      ...INTEGRATION_LEADS.map((lead) => `${lead} ${name}`),
      ...INTEGRATION_TAILS.map((tail) => `${name} ${tail}`),
    ]),
)
registerAll(PRIVACY_PHRASES, (value) => ({
  filter: 'PRIVACY',
  value,
  label: PRIVACY_LABELS[value as keyof typeof PRIVACY_LABELS],
}))
registerAll(
  PLATFORM_PHRASES,
  (value) => ({ filter: 'PLATFORM', value, label: PLATFORM_LABELS[value as keyof typeof PLATFORM_LABELS] }),
  (names) =>
    names.flatMap((name) => [name, `for ${name}`, `on ${name}`, `for my ${name}`, `on my ${name}`, `works on ${name}`]),
)
register(OPEN_SOURCE_PHRASES, { filter: 'OPEN_SOURCE', value: null, label: 'Open source' })
register(API_PHRASES, { filter: 'API_AVAILABLE', value: null, label: 'API' })
register(MCP_SERVER_PHRASES, { filter: 'MCP_SERVER', value: null, label: 'MCP server' })

register(FREE_PHRASES, { filter: 'FREE_TIER', value: null, label: 'Free tier' })

/** Labels of conditions that only patterns find. */
const PATTERN_LABELS: Readonly<Partial<Record<SearchFilter, string>>> = {
  FREE_TIER: 'Free tier',
  NO_SUBSCRIPTION: 'No subscription',
  OWN_COMPUTERS: 'Runs on your own computers',
}

const MAX_PHRASE_WORDS = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length))
const PRICE_LEAD_SET = new Set(PRICE_LEADS)
const PRICE_TAIL_SET = new Set(PRICE_TAILS)
const MAX_USD = 10_000
const MAX_LEAD_WORDS = 6

/** "royalty free" and the like: the preceding word makes it a quality, not a price. */
const NOT_A_PRICE = new Set(
  'ad ads care copyright distraction duty error gluten hands hassle plagiarism risk royalty stress sugar watermark'.split(
    ' ',
  ),
)

const phraseAt = (words: readonly Word[], first: number, last: number) =>
  words
    .slice(first, last + 1)
    .map(({ word }) => word)
    .join(' ')

const isMeant = (text: string, words: readonly Word[], { filter }: Condition, first: number, last: number): boolean => {
  const word = words[first]
  const before = words[first - 1]
  if (word === undefined) return false
  if (filter === 'FREE_TIER' && first === last && before !== undefined) {
    return !NOT_A_PRICE.has(before.word) && text[word.start - 1] !== '-'
  }
  // "api testing" is a task; a required API comes last.
  if (filter === 'API_AVAILABLE' && first === last) return first > 0 && last === words.length - 1
  return true
}

/** The last position of the longest run of a few words in the set, or -1. */
const runOf = (phrases: ReadonlySet<string>, words: readonly Word[], first: number): number => {
  for (let last = Math.min(words.length, first + MAX_LEAD_WORDS) - 1; last >= first; last--) {
    if (phrases.has(phraseAt(words, first, last))) return last
  }
  return -1
}

/** "under $20", "less than 10 dollars a month", "$15 or less". */
const priceAt = (text: string, words: readonly Word[], first: number): FoundConstraint | null => {
  const leadEnd = runOf(PRICE_LEAD_SET, words, first)
  const at = leadEnd < 0 ? first : leadEnd + 1
  const amount = words[at]
  if (amount === undefined || !/^\d{1,5}$/.test(amount.word)) return null
  const hasSign = text[amount.start - 1] === '$' || text[amount.end] === '$'
  const tailEnd = runOf(PRICE_TAIL_SET, words, at + 1)
  const tail = tailEnd < 0 ? '' : phraseAt(words, at + 1, tailEnd)
  if (leadEnd < 0 && !(hasSign && tail === 'or less')) return null
  if (!hasSign && tail === '') return null
  const usd = Number(amount.word)
  if (usd > MAX_USD) return null
  const label = `Up to $${usd} a month`
  return { filter: 'MAX_PRICE', value: String(usd), label, first, last: Math.max(at, tailEnd) }
}

const phraseConstraintAt = (text: string, words: readonly Word[], first: number): FoundConstraint | null => {
  for (let last = Math.min(words.length, first + MAX_PHRASE_WORDS) - 1; last >= first; last--) {
    const condition = byPhrase.get(phraseAt(words, first, last))
    if (condition !== undefined && isMeant(text, words, condition, first, last)) return { ...condition, first, last }
  }
  return null
}

/** The conditions of the patterns by their first word. */
const patternConstraints = (words: readonly Word[]): ReadonlyMap<number, FoundConstraint> => {
  const text = words.map(({ word }) => word).join(' ')
  const found = new Map<number, FoundConstraint>()
  for (const { filter, value, pattern } of CONDITION_PATTERNS) {
    for (const { index, 0: matched } of text.matchAll(pattern)) {
      const first = index === 0 ? 0 : text.slice(0, index).split(' ').length - 1
      const last = first + matched.trim().split(' ').length - 1
      const label = PATTERN_LABELS[filter] ?? PRIVACY_LABELS[value as PrivacyFlag]
      if (last > (found.get(first)?.last ?? first - 1)) found.set(first, { filter, value, label, first, last })
    }
  }
  return found
}

/** "self-hosted, no cloud" is one wish, which either fact meets. */
const withOneOwnWish = (found: readonly FoundConstraint[]): readonly FoundConstraint[] => {
  const own = found.find(({ filter }) => filter === 'OWN_COMPUTERS')
  if (own === undefined) return found
  const isSameWish = ({ filter, value }: FoundConstraint) =>
    filter === 'PRIVACY' && (value === 'self_host' || value === 'on_device')
  const same = found.filter(isSameWish)
  const whole = {
    ...own,
    first: Math.min(own.first, ...same.filter(({ last }) => last === own.first - 1).map(({ first }) => first)),
    last: Math.max(own.last, ...same.filter(({ first }) => first === own.last + 1).map(({ last }) => last)),
  }
  return found.flatMap((one) => (one === own ? [whole] : isSameWish(one) ? [] : [one]))
}

/** Words that belong to a tool's name (`isNamed`) are no conditions. */
export const constraintsIn = (
  text: string,
  words: readonly Word[],
  isNamed: (position: number) => boolean,
): readonly FoundConstraint[] => {
  const found: FoundConstraint[] = []
  const byPattern = patternConstraints(words)
  for (let first = 0; first < words.length; first++) {
    const constraint = priceAt(text, words, first) ?? byPattern.get(first) ?? phraseConstraintAt(text, words, first)
    if (constraint === null) continue
    let named = false
    for (let position = first; position <= constraint.last; position++) named ||= isNamed(position)
    if (named) continue
    if (!found.some(({ filter, value }) => filter === constraint.filter && value === constraint.value))
      found.push(constraint)
    first = constraint.last
  }
  return withOneOwnWish(found)
}

const DANGLING_START = /^(?:(?:and|or|but|with|that|which|has|also|for|in|on)\s+|[\s,;&]+)+/i
const DANGLING_END = /(?:\s+(?:and|or|but|with|that|which|is|are|has|also|for|in|on|a|an|the)|[\s,;&$]+)+$/i

const textWithout = (text: string, start: number, end: number): string =>
  `${text.slice(0, start).replace(DANGLING_END, '')} ${text.slice(end).replace(/^(?:[\s,;&%]+|of\s+)+/i, '')}`
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(DANGLING_START, '')
    .replace(DANGLING_END, '')

/** The result form of a condition. `text` is as typed; `words` point into it. */
export const reported = (text: string, words: readonly Word[], found: FoundConstraint): SearchConstraint => {
  const start = words[found.first]?.start ?? 0
  const end = words[found.last]?.end ?? 0
  const { filter, value, label } = found
  return { words: text.slice(start, end), label, filter, value, searchWithout: textWithout(text, start, end) }
}
