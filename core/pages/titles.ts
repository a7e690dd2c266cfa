import { paidCents } from '../display/lowest-price.ts'
import { type EntryPlan, entryPlanOf, offerOf } from '../display/offer.ts'
import { priceSpread } from './collection/aggregate.ts'
import type { Collection } from './collection/collection-statements.ts'
import type { Comparison } from './comparison/comparison-page.ts'
import { comparedFacts } from './comparison/comparison-tables.ts'
import type { JobPage } from './job/job-page.ts'
import { PICK_LABELS } from './job/job-picks.ts'
import { comparablePrices, freePlanOf, priceCentsOf } from './page-tool.ts'
import { andList, entryPrice, money, offerText, platformWords } from './texts.ts'

const TITLE = { shortest: 30, longest: 65 } as const
const DESCRIPTION = { shortest: 70, longest: 160 } as const

/** The first candidate that fits, else the shortest. */
const fitting = (candidates: readonly string[]): string =>
  candidates.find(({ length }) => length >= TITLE.shortest && length <= TITLE.longest) ??
  [...candidates].sort((a, b) => a.length - b.length)[0] ??
  ''

/** As many sentences as fit, in order; the first is always included, truncated at a word if too long. */
const sentences = (candidates: readonly string[]): string => {
  const [first = '', ...others] = candidates
  let text =
    first.length <= DESCRIPTION.longest ? first : `${first.slice(0, DESCRIPTION.longest - 1).replace(/\s+\S*$/, '')}…`
  for (const sentence of others) {
    if (text.length + 1 + sentence.length <= DESCRIPTION.longest) text = `${text} ${sentence}`
  }
  return text
}

type Compared = NonNullable<ReturnType<typeof comparablePrices>>

const comparedAmounts = ({ cents, plans }: Compared): readonly [string, string] => [
  paidCents(cents[0], plans[0]),
  paidCents(cents[1], plans[1]),
]

/** When one tool is free and the other's price is known. */
const freeOrPaid = ({ a, b }: Comparison): string[] => {
  const [first, second] = [priceCentsOf(a), priceCentsOf(b)]
  if (first === null || second === null || (first === 0) === (second === 0)) return []
  const entry = entryPlanOf(first === 0 ? b : a)
  return entry === null ? [] : [`free or from ${entryPrice(entry)}`]
}

export const comparisonTitle = (comparison: Comparison): string => {
  const { a, b, prices } = comparison
  const names = `${a.name} vs ${b.name}`
  const comparable = comparablePrices(a, b)
  const [first, second] = comparable === null ? [] : comparedAmounts(comparable)
  const terms = comparable?.billedYearly ? ', billed yearly' : ''
  const priced =
    first === undefined
      ? []
      : first === second
        ? [`${names}: both start at ${first} a month${terms}`, `${names}: both from ${first}${terms}`]
        : [
            `${names}: paid plans from ${first} and ${second}${terms}`,
            `${names}: from ${first} and ${second}${terms}`,
            `${names}: ${first} or ${second}${terms}`,
          ]
  const free = prices.some(({ fact }) => fact.startsWith('free:both'))
    ? [`${names}: two free ${a.pricingModel === 'free' && b.pricingModel === 'free' ? 'tools' : 'plans'} compared`]
    : []
  return fitting([
    ...priced,
    ...freeOrPaid(comparison).map((text) => `${names}: ${text}`),
    ...free,
    `${names}: price, features, and which one to choose`,
    `${names}: which one to choose`,
    `${names}: how they differ`,
    `${names} compared`,
    names,
  ])
}

/** The first sentence: what both cost, as far as comparable. */
const priceSentence = (comparison: Comparison): string => {
  const { a, b } = comparison
  const comparable = comparablePrices(a, b)
  if (comparable !== null) {
    const [first, second] = comparedAmounts(comparable)
    const terms = comparable.billedYearly ? ', billed yearly' : ''
    if (first === second) return `${a.name} and ${b.name} both start at ${first} a month${terms}.`
    return `${a.name} starts at ${first} a month and ${b.name} at ${second}${terms}.`
  }
  const [priced, other] = offerOf(a) === null ? [b, a] : [a, b]
  const [offer, otherOffer] = [offerOf(priced), offerOf(other)]
  if (offer === null || otherOffer !== null) return `${a.name} and ${b.name} side by side.`
  if (other.pricingModel === 'free') return `${other.name} is free; ${priced.name} ${offerText(offer)}.`
  return `${priced.name} ${offerText(offer)}; we don’t know a price for ${other.name}.`
}

const freeSentences = ({ a, b }: Comparison): string[] => {
  const [first, second] = [freePlanOf(a), freePlanOf(b)]
  if (first === null || second === null || (!first && !second)) return []
  if (first && second) return ['Both can be used for free.']
  return [`Only ${first ? a.name : b.name} lists a free plan.`]
}

export const comparisonDescription = (comparison: Comparison): string => {
  const { a, b } = comparison
  const { known, differing } = comparedFacts(comparison)
  const shared = platformWords(a.platforms.filter((platform) => b.platforms.includes(platform)))
  return sentences([
    priceSentence(comparison),
    ...freeSentences(comparison),
    `They differ in ${differing} of ${known} known facts.`,
    'See which one to choose.',
    ...(shared.length > 1 ? [`Both run on ${andList(shared)}.`] : []),
    'Pros and cons of each.',
  ])
}

/** `$4`, `about $9, billed yearly`. */
const paidFrom = ({ cents, plan, billedYearly }: EntryPlan): string =>
  `${paidCents(cents, plan)}${billedYearly ? ', billed yearly' : ''}`

export const collectionTitle = ({ subject, tools }: Collection): string => {
  const [lowest] = priceSpread(tools).priced
  const free = tools.filter((tool) => freePlanOf(tool) === true).length
  const counted = `${tools.length} ${subject.noun}`
  const hasChoice = free > 0 && free < tools.length
  return fitting([
    ...(hasChoice && lowest !== undefined ? [`${counted}: ${free} free to start, paid from ${paidFrom(lowest)}`] : []),
    ...(hasChoice ? [`${counted}: ${free} free to start`] : []),
    ...(lowest !== undefined ? [`${counted}: paid plans from ${paidFrom(lowest)}`] : []),
    `${counted}, with prices and uses compared`,
    `${counted} compared`,
    counted,
  ])
}

export const collectionDescription = ({ subject, tools }: Collection): string => {
  const { priced, median } = priceSpread(tools)
  const free = tools.filter((tool) => freePlanOf(tool) === true).length
  const names = tools.slice(0, 3).map(({ name }) => name)
  const [lowest, highest] = [priced[0], priced.at(-1)]
  return sentences([
    `${tools.length} ${subject.noun}${free > 0 && free < tools.length ? `, ${free} of them free to start` : ''}.`,
    ...(lowest !== undefined && highest !== undefined && median !== null && priced.length >= 5
      ? [`Paid plans start at ${entryPrice(lowest)}, with a median of ${money(median)}.`]
      : []),
    `They include ${andList(names)}.`,
    'Prices, pros, and cons side by side.',
    'With sources and dates.',
  ])
}

export const jobTitle = ({ subject, tools }: Collection): string =>
  fitting([
    `Best ${subject.noun}: ${tools.length} graded, with prices`,
    `Best ${subject.noun}: ${tools.length} graded`,
    `${tools.length} ${subject.noun}, graded`,
    `${tools.length} ${subject.noun}`,
  ])

export const jobDescription = ({ picks }: JobPage, { subject, tools }: Collection): string => {
  const [first, ...others] = picks
  return sentences([
    ...(first === undefined ? [] : [`Best overall: ${first.tool.name}.`]),
    ...others.map(({ labels, tool }) => `${PICK_LABELS[labels[0] ?? 'overall']}: ${tool.name}.`),
    `${tools.length} ${subject.noun}, graded by editors.`,
    'With reasons and dated prices.',
  ])
}

/** Empty when both are valid. */
export const lengthProblems = (title: string, description: string): string[] => [
  ...(title.length < 10 || title.length > 120
    ? [`The title has ${title.length} characters; 10 to 120 are needed.`]
    : []),
  ...(description.length < DESCRIPTION.shortest || description.length > DESCRIPTION.longest
    ? [`The description has ${description.length} characters; 70 to 160 are needed.`]
    : []),
]
