import type { Industry, Integration, Platform, PrivacyFlag, Role, TeamSize, Topic } from '../catalogue/vocabulary.ts'
import { oncePrice, unitPrice } from '../display/amounts.ts'
import { monthText } from '../display/facts.ts'
import { INTEGRATION_LABELS, labelOf, labelsOf, PLATFORM_LABELS } from '../display/labels.ts'
import { listText } from '../display/list-text.ts'
import { paidCents } from '../display/lowest-price.ts'
import type { EntryPlan, Offer } from '../display/offer.ts'
import { formatCents } from '../display/price.ts'
import { TOPIC_LABELS } from '../display/topic-labels.ts'
import { PRIVACY_CLAIMS } from '../recommendations/explanations/record-texts.ts'
import type { PageTool } from './page-tool.ts'

export const integrationWords = (values: readonly Integration[]): string[] => labelsOf(INTEGRATION_LABELS, values)
export const privacyWords = (values: readonly PrivacyFlag[]): string[] => labelsOf(PRIVACY_CLAIMS, values)
export const topicWords = (values: readonly Topic[]): string[] => values.map(topicWord)

const PLATFORM_WORDS: Readonly<Record<Platform, string>> = {
  ...PLATFORM_LABELS,
  web: 'the web',
  extension: 'a browser extension',
  api: 'an API',
}
const PLATFORM_ORDER = Object.keys(PLATFORM_LABELS)

/** Platforms to run on; an API is not one of them in a sentence. */
export const platformWords = (values: readonly Platform[]): string[] =>
  [...values]
    .filter((value) => value !== 'api' && value !== 'extension')
    .sort((a, b) => PLATFORM_ORDER.indexOf(a) - PLATFORM_ORDER.indexOf(b))
    .map((value) => PLATFORM_WORDS[value])

export const topicWord = (topic: Topic): string => labelOf(TOPIC_LABELS, topic)

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  developer: 'developers',
  designer: 'designers',
  content_creator: 'content creators',
  marketer: 'marketers',
  data_analyst: 'data analysts',
  project_manager: 'project managers',
  sales: 'sales teams',
  consultant: 'consultants',
  entrepreneur: 'founders',
  researcher: 'researchers',
}
export const roleWords = (values: readonly Role[]): string[] => labelsOf(ROLE_WORDS, values)

export const INDUSTRY_WORDS: Readonly<Record<Industry, string>> = {
  technology: 'technology companies',
  healthcare: 'healthcare',
  finance: 'finance',
  education: 'education',
  marketing_agency: 'marketing agencies',
  ecommerce: 'e-commerce',
  manufacturing: 'manufacturing',
  consulting: 'consulting firms',
  media: 'media companies',
  nonprofit: 'nonprofits',
}
export const industryWords = (values: readonly Industry[]): string[] => labelsOf(INDUSTRY_WORDS, values)

const TEAM_ORDER: readonly TeamSize[] = ['solo', 'small', 'medium', 'large', 'enterprise']
const TEAM_WORDS: Readonly<Record<TeamSize, string>> = {
  solo: 'individuals',
  small: 'teams of 2-10',
  medium: 'teams of 11-50',
  large: 'companies with 51-200 people',
  enterprise: 'companies with over 200 people',
}
export const teamWords = (values: readonly TeamSize[]): string[] =>
  TEAM_ORDER.filter((size) => values.includes(size)).map((size) => TEAM_WORDS[size])

export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** What every generated page says about itself. */
export const GENERATED =
  'This page was generated from the records of our catalog by fixed rules, without a language model.'

/** `SOC 2 and hosting in the EU`. */
export const andList = (labels: readonly string[]): string => listText(labels)

/** `Canva’s`, `Apple Intelligence’s`. */
export const possessive = (name: string): string => `${name}’s`

/** `“5 exports”, “Watermark”`; `americanQuotation` moves the commas when the sentence is complete. */
export const quotations = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(', ')

export const money = formatCents

/** `$20 a month`, `about $23 a month per seat`, `$8.33 a month, billed yearly`. */
export const entryPrice = ({ plan, cents, billedYearly }: EntryPlan): string =>
  `${paidCents(cents, plan)} a month${plan.perSeat ? ' per seat' : ''}${billedYearly ? ', billed yearly' : ''}`

/** `Pro`, `Copilot; needs a Microsoft 365 license; at least 5 seats`: the plan and what else its price depends on. */
export const planTerms = ({ name, requires, minSeats }: EntryPlan['plan']): string =>
  [
    name,
    ...(requires === null ? [] : [`needs ${requires}`]),
    ...((minSeats ?? 1) > 1 ? [`at least ${minSeats} seats`] : []),
  ].join('; ')

/** `starts at $20 a month (Pro)`, `costs $79 one-time (Desktop)`, `charges $0.99 per resolution (Fin)`, `gives prices on request`. */
export const offerText = (offer: Offer): string => {
  const { plan } = offer
  const terms = ` (${planTerms(plan)})`
  if (offer.kind === 'period') return `starts at ${entryPrice(offer)}${terms}`
  if (offer.kind === 'once') return `costs ${oncePrice(plan.once ?? 0, plan.currency)}${terms}`
  if (offer.kind === 'unit' && plan.unit !== null) return `charges ${unitPrice(plan.unit, plan.currency)}${terms}`
  return 'gives prices on request'
}

/** `October 2025`, or `June 2025 to January 2026` for several. */
export const monthRange = (months: readonly string[]): string => {
  const sorted = [...months].sort()
  const first = sorted[0]
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return ''
  return first === last ? monthText(first) : `${monthText(first)} to ${monthText(last)}`
}

export const planMonths = (...tools: readonly Pick<PageTool, 'plans'>[]): string[] => [
  ...new Set(tools.flatMap(({ plans }) => plans.map(({ asOf }) => asOf))),
]
