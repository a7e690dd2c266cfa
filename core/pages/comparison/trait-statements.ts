/** Empty lists are unknown; a missing value is a gap in the record, not the product. */
import type { Integration, Platform, Topic } from '../../catalogue/vocabulary.ts'
import { INTEGRATION_LABELS, labelOf } from '../../display/labels.ts'
import { skillNeeded } from '../../recommendations/explanations/record-texts.ts'
import type { PageTool } from '../page-tool.ts'
import { type ClaimedField, claim, type Statement, statement } from '../statement.ts'
import {
  andList,
  industryWords,
  integrationWords,
  platformWords,
  possessive,
  privacyWords,
  roleWords,
  teamWords,
  topicWords,
} from '../texts.ts'
import { unordered } from './pair.ts'

type Pair = readonly [PageTool, PageTool]
type ListField = 'platforms' | 'integrations' | 'privacy' | 'roles' | 'industries' | 'teamFit'

/** Most values per sentence. */
const NAMED = 6

/** Lowest weight of a tool's main topics. */
const MAIN_TOPIC = 0.5
export const mainTopics = ({ topics }: Pick<PageTool, 'topics'>): Topic[] =>
  (Object.entries(topics) as [Topic, number][])
    .filter(([, weight]) => weight >= MAIN_TOPIC)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([topic]) => topic)

const bothClaim = ([a, b]: Pair, field: ClaimedField) => [...claim(a, field), ...claim(b, field)]

const named = (words: readonly string[]): string =>
  words.length <= NAMED
    ? words.length === 0
      ? ''
      : andList(words)
    : `${words.slice(0, NAMED).join(', ')}, and ${words.length - NAMED} more`

type ListRule = {
  readonly field: ListField
  readonly words: (values: readonly never[]) => string[]
  readonly shared: (words: string, pair: Pair) => string
  /** What only the first tool's record lists. */
  readonly only: (words: string, tool: PageTool, other: PageTool) => string
  readonly weights: { readonly shared: number; readonly only: number }
}

const RULES: readonly ListRule[] = [
  {
    field: 'platforms',
    words: (values) => platformWords(values as readonly Platform[]),
    shared: (words) => `Both run on ${words}.`,
    only: (words, tool, other) =>
      `Only ${tool.name} is listed for ${words}; we have no such version on record for ${other.name}.`,
    weights: { shared: 3, only: 6 },
  },
  {
    field: 'integrations',
    words: (values) => integrationWords(values),
    shared: (words) => `Both connect to ${words}.`,
    only: (words, tool, other) =>
      `Our records show that ${tool.name} connects to ${words}, but not that ${other.name} does.`,
    weights: { shared: 4, only: 5 },
  },
  {
    field: 'privacy',
    words: (values) => privacyWords(values),
    shared: (words) => `Both vendors publicly claim ${words}.`,
    only: (words, tool, other) =>
      `${possessive(tool.name)} vendor also publicly claims ${words}. We have no such claim on record for ${other.name}.`,
    weights: { shared: 3, only: 6 },
  },
  {
    field: 'roles',
    words: (values) => roleWords(values),
    shared: (words) => `Both are made with ${words} in mind.`,
    only: (words, tool) => `${tool.name} is also aimed at ${words}.`,
    weights: { shared: 2, only: 4 },
  },
  {
    field: 'industries',
    words: (values) => industryWords(values),
    shared: (words) => `Both are built for ${words}.`,
    only: (words, tool) => `${tool.name} is also built for ${words}.`,
    weights: { shared: 3, only: 5 },
  },
  {
    field: 'teamFit',
    words: (values) => teamWords(values),
    shared: (words) => `Our editors consider both a good fit for ${words}.`,
    only: (words, tool, other) => `Our editors consider ${tool.name}, but not ${other.name}, a good fit for ${words}.`,
    weights: { shared: 2, only: 4 },
  },
]

/** Distinguishing integrations, without those of a product with itself or its own family. */
export const tellingIntegrations = (tool: PageTool, pair: readonly PageTool[]): Integration[] =>
  tool.integrations.filter((value) => !pair.some(({ name }) => name.includes(labelOf(INTEGRATION_LABELS, value))))

const valuesOf = (field: ListField, tool: PageTool, pair: Pair): readonly string[] =>
  field === 'integrations' ? tellingIntegrations(tool, pair) : tool[field]

const listStatements = (rule: ListRule, pair: Pair): { shared: Statement[]; only: Statement[] } => {
  const [a, b] = pair
  const lists = [a, b].map((tool) => valuesOf(rule.field, tool, pair)) as [readonly string[], readonly string[]]
  if (lists[0].length === 0 || lists[1].length === 0) return { shared: [], only: [] }
  const wordsOf = (values: readonly string[]) => rule.words(values as readonly never[])
  const claims = bothClaim(pair, rule.field)
  const both = wordsOf(lists[0].filter((value) => lists[1].includes(value)))
  const shared =
    both.length === 0
      ? []
      : [statement(`${rule.field}:both:${both.join()}`, rule.weights.shared, [rule.shared(named(both), pair)], claims)]
  const ownWords = [0, 1].map((index) =>
    wordsOf((lists[index] ?? []).filter((value) => !lists[1 - index]?.includes(value))),
  )
  const [first, second] = ownWords.map(named)
  if (rule.field === 'platforms' && first && second) {
    const line = [`Only ${a.name} is listed for ${first}, and only ${b.name} for ${second}.`]
    const fact = `platforms:only:${unordered(ownWords[0]?.join() ?? '', ownWords[1]?.join() ?? '')}`
    return { shared, only: [statement(fact, rule.weights.only, line, claims)] }
  }
  const only = pair.flatMap((tool, index) => {
    const words = ownWords[index] ?? []
    if (words.length === 0) return []
    const line = [rule.only(named(words), tool, pair[1 - index] as PageTool)]
    return [statement(`${rule.field}:only:${words.join()}`, rule.weights.only, line, claims)]
  })
  return { shared, only }
}

const skills = (pair: Pair): Statement[] => {
  const [a, b] = pair
  if (a.skill === b.skill) return []
  const [easy, hard] = a.skill < b.skill ? [a, b] : [b, a]
  const line = [
    `${easy.name} is easier to get started with: it needs ${skillNeeded(easy)}, while ${hard.name} needs ${skillNeeded(hard)}.`,
  ]
  return [statement(`skill:${easy.skill}:${hard.skill}`, 5 + hard.skill - easy.skill, line, bothClaim(pair, 'skill'))]
}

const setup = (pair: Pair): Statement[] => {
  const [a, b] = pair
  if (a.setupMinutes === null || b.setupMinutes === null || a.setupMinutes === b.setupMinutes) return []
  const line = [
    `A first result takes about ${a.setupMinutes} minutes with ${a.name} and about ${b.setupMinutes} with ${b.name}.`,
  ]
  return [statement(`setup:${unordered(a.setupMinutes, b.setupMinutes)}`, 3, line, bothClaim(pair, 'setupMinutes'))]
}

const yesNo = (
  pair: Pair,
  field: 'apiAvailable' | 'openSource',
  texts: { readonly both: string; readonly one: (yes: PageTool, no: PageTool) => string },
  weights: { readonly both: number; readonly one: number },
): { shared: Statement[]; only: Statement[] } => {
  const [a, b] = pair
  const [first, second] = [a[field], b[field]]
  if (first === null || second === null || (!first && !second)) return { shared: [], only: [] }
  const claims = bothClaim(pair, field)
  if (first && second) return { shared: [statement(`${field}:both`, weights.both, [texts.both], claims)], only: [] }
  const line = [first ? texts.one(a, b) : texts.one(b, a)]
  return { shared: [], only: [statement(`${field}:one`, weights.one, line, claims)] }
}

const topicStatements = (pair: Pair): { shared: Statement[]; only: Statement[] } => {
  const [a, b] = pair
  const claims = bothClaim(pair, 'topics')
  const both = mainTopics(a).filter((topic) => b.topics[topic] !== undefined)
  const shared =
    both.length === 0
      ? []
      : [
          statement(
            `topics:both:${[...both].sort().join()}`,
            2,
            [`Both are used for ${named(topicWords(both))}.`],
            claims,
          ),
        ]
  const only = pair.flatMap((tool, index) => {
    const other = pair[1 - index] as PageTool
    const topics = mainTopics(tool).filter((topic) => other.topics[topic] === undefined)
    if (topics.length === 0) return []
    const line = [
      `${tool.name} is also used for ${named(topicWords(topics))}; our catalog doesn’t list ${topics.length === 1 ? 'that use' : 'those uses'} for ${other.name}.`,
    ]
    return [statement(`topics:only:${[...topics].sort().join()}`, 6, line, claims)]
  })
  return { shared, only }
}

/** Each list by weight, highest first. */
export const traitStatements = (pair: Pair): { readonly shared: Statement[]; readonly only: Statement[] } => {
  const api = yesNo(
    pair,
    'apiAvailable',
    {
      both: 'Both have a documented API.',
      one: (yes, no) => `${yes.name} has a documented API; ${no.name} has none.`,
    },
    { both: 2, one: 6 },
  )
  const source = yesNo(
    pair,
    'openSource',
    { both: 'Both are open source.', one: (yes, no) => `${yes.name} is open source; ${no.name} is not.` },
    { both: 4, one: 8 },
  )
  const lists = [topicStatements(pair), ...RULES.map((rule) => listStatements(rule, pair)), api, source]
  return {
    shared: lists.flatMap(({ shared }) => shared),
    only: [...skills(pair), ...setup(pair), ...lists.flatMap(({ only }) => only)],
  }
}
