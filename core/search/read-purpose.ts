/** Reads the user's sentence into topics and conditions, using the tools it finds. */
import { TOPICS } from '../catalogue/topics.ts'
import type { Topic } from '../catalogue/vocabulary.ts'
import { contentStems } from '../jobs/content-stems.ts'
import { logOdds } from '../jobs/job-model.ts'
import { jobMeaning, normalizeMeanings } from '../quiz/purpose.ts'
import { isVerbAlone, MAX_PARTS, sentenceParts, splitAtJoints } from '../quiz/sentence-parts.ts'
import { topicKey } from './index/phrases.ts'
import type { SearchIndex } from './index/search-index.ts'
import { contentOf, type Understood, understand } from './query/understand.ts'
import type { SearchConstraint, SearchResult } from './search-result.ts'
import { searchWords } from './search-tools.ts'
import { numberOf } from './text/string-table.ts'

/** Best tools that determine the topics of a part. */
const TOOLS_READ = 8
/** Candidates for them. */
const TOOLS_SEARCHED = 40
/** Minimum mean weight of a topic, */
const MIN_SHARE = 0.5
/** also relative to the part's main topic. */
const MIN_OF_BEST = 0.75
const MAX_TOPICS_OF_PART = 2

const FILTERS: Readonly<Record<SearchConstraint['filter'], (value: string | null) => string>> = {
  FREE_TIER: () => 'free',
  OPEN_SOURCE: () => 'open_source',
  API_AVAILABLE: () => 'api',
  MCP_SERVER: () => 'mcp_server',
  PLATFORM: (value) => `platform:${value}`,
  PRIVACY: (value) => `privacy:${value}`,
  INTEGRATION: (value) => `integration:${value}`,
  NO_SUBSCRIPTION: () => 'no_subscription',
  OWN_COMPUTERS: () => 'own_computers',
  MAX_PRICE: (value) => `max_price:${value}`,
}

const topicsByWord = ({ vocabulary }: SearchIndex): ReadonlyMap<number, Topic> =>
  new Map(
    TOPICS.flatMap((topic) => {
      const word = numberOf(vocabulary.words, topicKey(topic))
      return word === undefined ? [] : [[word, topic] as const]
    }),
  )

/** Context weight of a tool the whole sentence does not find: most parts depend on the rest. */
const WITHOUT_CONTEXT = 0.2

/** Fit to the whole sentence by ordinal, `WITHOUT_CONTEXT` to 1. */
const contextOf = ({ ordinals, relevance }: SearchResult): ReadonlyMap<number, number> =>
  new Map(
    [...ordinals].map(
      (tool, place) => [tool, WITHOUT_CONTEXT + (1 - WITHOUT_CONTEXT) * (relevance[place] ?? 0)] as const,
    ),
  )

/** Heaviest first, weights up to 1. "Sort thousands of shots" concerns photographs if the sentence does. */
const topicsOfPart = (
  index: SearchIndex,
  names: ReadonlyMap<number, Topic>,
  { ordinals, relevance }: SearchResult,
  context: ReadonlyMap<number, number>,
): readonly (readonly [Topic, number])[] => {
  const { topics, topicWeights } = index.tools
  const sums = new Map<Topic, number>()
  let total = 0
  const best = [...ordinals.subarray(0, TOOLS_SEARCHED)]
    .map((tool, place) => ({ tool, weight: ((relevance[place] ?? 0) * (context.get(tool) ?? WITHOUT_CONTEXT)) ** 2 }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, TOOLS_READ)
  for (const { tool, weight } of best) {
    total += weight
    for (let at = topics.starts[tool] ?? 0; at < (topics.starts[tool + 1] ?? 0); at++) {
      const topic = names.get(topics.values[at] ?? 0)
      if (topic !== undefined) sums.set(topic, (sums.get(topic) ?? 0) + weight * (topicWeights.values[at] ?? 0))
    }
  }
  return total === 0 ? [] : [...sums].map(([topic, sum]) => [topic, sum / total] as const).sort((a, b) => b[1] - a[1])
}

type PartJob = { readonly slug: string; readonly confidence: number }

type ReadPart = {
  readonly text: string
  /** Heaviest first. */
  readonly topics: readonly Topic[]
  /** Most likely first. */
  readonly jobs: readonly PartJob[]
  /** Whether the first job is likely enough to be shown. */
  readonly isShown: boolean
  readonly found: SearchResult
}

/** Less likely jobs of a part are chance. */
const MAX_JOBS_OF_PART = 8
/** How much the other parts of a sentence tell about the job of one. */
const WHOLE_SHARE = 0.3
/** Words of one task depend on each other, so that their odds are too sure; as an exponent. */
const CAUTION = 0.4
/** The odds of all that people want done and no job stands for, as a logarithm. */
const NO_JOB = 2
/** A less likely job is used, but not shown. */
const SHOWN = 0.25

/** A part that only states conditions names no task: "no cloud", "I do not want to pay". */
const isOnlyConditions = ({ constraints, comparison, purpose }: Understood): boolean =>
  constraints.length > 0 && comparison.used.size === 0 && contentOf(purpose) === ''

/** The position of the job with this name; -1 without one. */
const jobNamed = ({ jobs: { jobs } }: SearchIndex, text: string): number => {
  const name = text.trim().toLowerCase()
  return jobs.findIndex((job) => job.name.toLowerCase() === name)
}

const NO_WHOLE = new Float64Array()

/** The jobs of a part, most likely first: the one whose name it is, else by naive Bayes. */
const jobsOfPart = (index: SearchIndex, text: string, whole: Float64Array): readonly PartJob[] => {
  const { model, jobs } = index.jobs
  const named = jobs[jobNamed(index, text)]
  if (named !== undefined) return [{ slug: named.slug, confidence: 1 }]
  const own = logOdds(model, text)
  const likely = jobs
    .map(({ slug }, job) => ({ slug, odds: (own[job] ?? 0) + WHOLE_SHARE * (whole[job] ?? 0) }))
    .sort((a, b) => b.odds - a.odds || (a.slug < b.slug ? -1 : 1))
    .slice(0, MAX_JOBS_OF_PART)
    .map(({ slug, odds }) => ({ slug, weight: Math.exp(CAUTION * odds) }))
  const total = likely.reduce((sum, { weight }) => sum + weight, Math.exp(CAUTION * NO_JOB))
  return likely.map(({ slug, weight }) => ({ slug, confidence: weight / total }))
}

/** From this confidence on, a piece of a list may be a task of its own. */
const OWN_TASK = 0.3

/** Splits "write blog posts and speeches" into tasks, but not "translate letters into Arabic and Turkish". */
const tasksOf = (index: SearchIndex, part: string): readonly string[] => {
  const jobOf = (text: string) => jobsOfPart(index, text, NO_WHOLE)[0]
  const [verb = ''] = part.split(' ', 1)
  return splitAtJoints(part, (before, after) => {
    if (isVerbAlone(before) || contentStems(after).length < 2) return false
    const own = jobOf(`${verb} ${after}`)
    return own !== undefined && own.confidence >= OWN_TASK && own.slug !== jobOf(before)?.slug
  })
}

/** The name of a job is one task, whatever it joins. */
const tasksOfSentence = (index: SearchIndex, sentence: string): readonly string[] => {
  if (jobNamed(index, sentence) >= 0) return [sentence.trim()]
  const tasks = sentenceParts(sentence).flatMap((part) => tasksOf(index, part))
  return [...new Set(tasks)].slice(0, MAX_PARTS)
}

type ReadSentence = { readonly whole: SearchResult; readonly parts: readonly ReadPart[] }

/** Reads each part in the context of the whole. Never throws. */
export const readSentence = (index: SearchIndex, sentence: string): ReadSentence => {
  const names = topicsByWord(index)
  const whole = searchWords(index, sentence)
  const context = contextOf(whole)
  const wholeOdds = logOdds(index.jobs.model, sentence)
  const texts = tasksOfSentence(index, sentence).filter((text) => !isOnlyConditions(understand(index, text)))
  const parts = texts.map((text) => {
    const found = searchWords(index, text)
    const shares = topicsOfPart(index, names, found, context)
    const best = shares[0]?.[1] ?? 0
    const topics = shares
      .filter(([, share]) => share >= MIN_SHARE && share >= best * MIN_OF_BEST)
      .slice(0, MAX_TOPICS_OF_PART)
      .map(([topic]) => topic)
    const jobs = jobsOfPart(index, text, wholeOdds)
    return { text, topics, jobs, isShown: (jobs[0]?.confidence ?? 0) >= SHOWN, found }
  })
  return { whole, parts }
}

/** Normalized meaning ids (`core/quiz/purpose.ts`). Deterministic for a catalog and its synonyms. Never throws. */
export const readPurpose = (index: SearchIndex, sentence: string): readonly string[] => {
  const { whole, parts } = readSentence(index, sentence)
  const topics = parts.flatMap((part) => part.topics.map((topic) => `topic:${topic}`))
  const conditions = whole.understood.map(({ filter, value }) => FILTERS[filter](value))
  const jobs = parts.flatMap(({ jobs: [first], isShown }) =>
    first !== undefined && isShown ? [jobMeaning(first.slug)] : [],
  )
  return normalizeMeanings([...conditions, ...topics, ...jobs])
}
