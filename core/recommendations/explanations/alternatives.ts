import { INTEGRATION_LABELS, labelOf } from '../../display/labels.ts'
import { listText } from '../../display/list-text.ts'
import { sortPriceCents } from '../../display/lowest-price.ts'
import { formatUsd, hasFreeTier, monthlyCents } from '../../display/price.ts'
import { americanQuotation } from '../../display/quotation.ts'
import { chosen, type QuizAnswers } from '../../quiz/answers.ts'
import type { QuestionKey } from '../../quiz/questions.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { Alternative, AlternativeContrast, Intent, IntentFamily } from '../model/recommendation.ts'
import { isAdvanced, levelOf } from '../ranking/fit.ts'
import { evidenceForWords } from './own-words-evidence.ts'
import { PRIVACY_CLAIMS, skillNeeded } from './record-texts.ts'

const MOST_ALTERNATIVES = 3
/** Below this, tools share a word rather than a purpose. */
const MIN_SIMILARITY = 0.55

type Price = {
  /** Lowest paid monthly price in US cents, 0 for a free tool; null when unknown. */
  readonly cents: number | null
  readonly bySeat: boolean
  readonly free: boolean
}

// Reused for every list with the tool.
const prices = new WeakMap<EngineTool, Price>()

const priceOf = (tool: EngineTool): Price => {
  const kept = prices.get(tool)
  if (kept !== undefined) return kept
  const { plans } = tool
  const cents = sortPriceCents(tool.pricingModel, plans)
  const price: Price = {
    cents,
    bySeat: cents !== null && plans.some((priced) => priced.perSeat && monthlyCents(priced) === cents),
    free: hasFreeTier(tool.pricingModel, plans),
  }
  prices.set(tool, price)
  return price
}

/** Smaller savings are no reason to look at another tool. */
const CLEARLY_LESS = 0.8

const cheaper = (tool: EngineTool, other: EngineTool, { answers, paysNothing }: Person): string | null => {
  if (paysNothing) return null
  const own = priceOf(tool)
  const theirs = priceOf(other)
  // Vendors' privacy claims rarely hold for free plans.
  const isFreeEnough = !chose(answers, 'privacy', ['critical'])
  if (theirs.free && !own.free) return isFreeEnough ? 'Has a free plan' : null
  if (own.cents === null || theirs.cents === null || theirs.cents === 0) return null
  // Per-seat and flat prices are not comparable.
  if (own.free !== theirs.free || own.bySeat !== theirs.bySeat || theirs.cents > CLEARLY_LESS * own.cents) return null
  const seat = theirs.bySeat ? ' a seat' : ''
  return `Paid plans from ${formatUsd(theirs.cents / 100)}${seat} a month instead of ${formatUsd(own.cents / 100)}`
}

const morePrivate = (tool: EngineTool, other: EngineTool): string | null => {
  const added = other.privacy.filter((flag) => flag !== 'self_host' && !tool.privacy.includes(flag))
  const lost = tool.privacy.filter((flag) => !other.privacy.includes(flag))
  if (added.length === 0 || lost.length > 0) return null
  const claims = listText(added.slice(0, 2).map((flag) => PRIVACY_CLAIMS[flag]))
  return `Also claims ${claims}, which ${tool.name} does not list`
}

/** The user's answers and intents. */
type Person = {
  readonly answers: QuizAnswers
  readonly intents: readonly Intent[]
  /** How well a tool covers the intent at this index, 0 to 1. */
  readonly coverageOf: (tool: EngineTool, intent: number) => number
  /** Whether the recommended plan is free. */
  readonly paysNothing: boolean
}

/** Intents labeled by a kind of work, unlike roles and industries, which are people. */
const KINDS_OF_WORK: ReadonlySet<IntentFamily> = new Set(['tasks', 'content', 'purpose'])
/** "Better suited" means this coverage of an intent, with this lead. */
const WELL = 0.6
const CLEARLY_BETTER = 0.3

/** Whether the record has text to quote for the request. */
const hasWordsFor = (tool: EngineTool, { family, label, wordWeights }: Intent): boolean =>
  family !== 'purpose' || evidenceForWords(tool, label, new Set(), undefined, wordWeights) !== null

const betterSuited = (tool: EngineTool, other: EngineTool, { intents, coverageOf }: Person): string | null => {
  let most = 0
  let text: string | null = null
  for (const [at, intent] of intents.entries()) {
    const { family, label, share } = intent
    if (!KINDS_OF_WORK.has(family)) continue
    const theirs = coverageOf(other, at)
    const gain = theirs - coverageOf(tool, at)
    if (theirs < WELL || gain < CLEARLY_BETTER || gain * share <= most) continue
    if (!hasWordsFor(other, intent)) continue
    most = gain * share
    text = `Better suited to ${family === 'purpose' ? `“${label}”` : label}`
  }
  return text
}

const connects = (tool: EngineTool, other: EngineTool, { answers }: Person): string | null => {
  const added = chosen(answers, 'existing_tools').filter(
    (option) => other.integrations.some((own) => own === option) && !tool.integrations.some((own) => own === option),
  )
  return added.length === 0
    ? null
    : `Connects to ${listText(added.map((option) => labelOf(INTEGRATION_LABELS, option)))}`
}

const chose = (answers: QuizAnswers, key: QuestionKey, options: readonly string[]): boolean =>
  chosen(answers, key).some((option) => options.includes(option))

const wantsPrivacy = ({ answers }: Person) => chose(answers, 'privacy', ['critical', 'important'])
const isTechnical = ({ answers }: Person) => isAdvanced(answers) || chose(answers, 'role', ['developer'])

type Contrast = {
  readonly contrast: AlternativeContrast
  /** Whether the difference matters to the user. */
  readonly matters?: (person: Person) => boolean
  /** The sentence without its period; null when the difference does not apply. */
  readonly words: (tool: EngineTool, other: EngineTool, person: Person) => string | null
}

/** In order of preference. */
const CONTRASTS: readonly Contrast[] = [
  { contrast: 'BETTER_SUITED', words: betterSuited },
  {
    contrast: 'CHEAPER',
    matters: ({ answers }) => !chose(answers, 'budget', ['unlimited']) || chose(answers, 'trait', ['cost']),
    words: cheaper,
  },
  { contrast: 'CONNECTS', words: connects },
  {
    contrast: 'SELF_HOSTED',
    matters: isTechnical,
    words: (tool, other) =>
      other.privacy.includes('self_host') && !tool.privacy.includes('self_host') ? 'Can be self-hosted' : null,
  },
  { contrast: 'MORE_PRIVATE', matters: wantsPrivacy, words: morePrivate },
  {
    contrast: 'EASIER',
    matters: (person) => !isTechnical(person) || chose(person.answers, 'trait', ['ease']),
    words: (tool, other) =>
      other.skill < tool.skill ? `Needs ${skillNeeded(other)}, while ${tool.name} needs ${skillNeeded(tool)}` : null,
  },
  {
    contrast: 'HAS_API',
    matters: (person) =>
      isTechnical(person) ||
      chose(person.answers, 'data_sources', ['apis']) ||
      chose(person.answers, 'trait', ['power', 'integration']),
    words: (tool, other) =>
      other.apiAvailable === true && tool.apiAvailable === false ? 'Has a documented API' : null,
  },
  {
    contrast: 'BETTER_KNOWN',
    matters: ({ answers }) => chose(answers, 'decision_style', ['recommend', 'conservative']),
    words: (tool, other) => (other.prominence > tool.prominence ? `Better known than ${tool.name}` : null),
  },
]

const alternativeOf = (
  tool: EngineTool,
  other: EngineTool,
  open: readonly Contrast[],
  person: Person,
): Alternative | null => {
  for (const { contrast, words } of open) {
    const text = words(tool, other, person)
    if (text !== null)
      return { toolId: other.id, slug: other.slug, name: other.name, contrast, text: americanQuotation(`${text}.`) }
  }
  return null
}

/** Whether the user could use a tool: suitable skill and team size. */
const usableBy = ({ answers }: Person): ((tool: EngineTool) => boolean) => {
  const [team] = chosen(answers, 'team_size')
  const level = levelOf(answers)
  return ({ skill, teamFit }) =>
    skill <= (level ?? skill) + 1 &&
    (team === undefined || teamFit.length === 0 || teamFit.some((size) => size === team))
}

/** Least share of the user's intents an alternative must cover. */
const LEAST_OF_WANTED = 0.6

const worthOf = (tool: EngineTool, { intents, coverageOf }: Person): number =>
  intents.reduce((sum, { share }, at) => sum + share * coverageOf(tool, at), 0)

/** Up to three, most similar first, each with a distinct relevant difference. Candidates must be eligible. */
export const alternativesTo = (
  tool: EngineTool,
  candidates: readonly EngineTool[],
  similarity: (a: EngineTool, b: EngineTool) => number,
  person: Person,
): readonly Alternative[] => {
  const isUsable = usableBy(person)
  const least = LEAST_OF_WANTED * worthOf(tool, person)
  const near = candidates
    .filter((other) => other.id !== tool.id && isUsable(other))
    .map((other) => ({ other, topicSimilarity: similarity(tool, other) }))
    .filter(({ other, topicSimilarity }) => topicSimilarity >= MIN_SIMILARITY && worthOf(other, person) >= least)
    // Stable sort: among equally similar tools, the better match comes first.
    .sort((a, b) => b.topicSimilarity - a.topicSimilarity)
  let open = CONTRASTS.filter(({ matters }) => matters === undefined || matters(person))
  const alternatives: Alternative[] = []
  for (const { other } of near) {
    if (alternatives.length === MOST_ALTERNATIVES) break
    const alternative = alternativeOf(tool, other, open, person)
    if (alternative === null) continue
    open = open.filter(({ contrast }) => contrast !== alternative.contrast)
    alternatives.push(alternative)
  }
  return alternatives
}
