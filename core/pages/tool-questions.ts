import { PRODUCT_NAME } from '../brand.ts'
import type { KnownPlan } from '../catalogue/known-plan.ts'
import { hasPrice, yearTotal } from '../catalogue/plan-prices.ts'
import { formatAmount, oncePrice, unitPrice } from '../display/amounts.ts'
import { monthText } from '../display/facts.ts'
import { listText } from '../display/list-text.ts'
import { hasFreeTier, monthlyCents } from '../display/price.ts'
import type { PageTool } from './page-tool.ts'
import { platformWords, privacyWords } from './texts.ts'

export type ToolQuestionInput = Pick<
  PageTool,
  'name' | 'vendor' | 'pricingModel' | 'plans' | 'useCases' | 'apiAvailable' | 'platforms' | 'privacy'
> & {
  readonly owner: string | null
  /** The month each field is known for, `YYYY-MM`. */
  readonly months: ReadonlyMap<string, string>
  /** Names of the most similar tools, closest first. */
  readonly alternatives: readonly string[]
}

export type ToolQuestion = { readonly question: string; readonly answer: string }

export const QUESTION_COUNT = 5

const sentences = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ')

/** `, as of June 2025`, or empty. */
const asOf = (month: string | undefined): string => (month === undefined ? '' : `, as of ${monthText(month)}`)

/** Every price of the plan above zero. */
const pricesOf = ({ currency, month, monthBilledYearly, once, unit }: KnownPlan): string[] => [
  ...(month === null || month === 0 ? [] : [`${formatAmount(month, currency)} a month`]),
  ...(monthBilledYearly === null || monthBilledYearly === 0
    ? []
    : [`${formatAmount(yearTotal(monthBilledYearly), currency)} a year`]),
  ...(once === null || once === 0 ? [] : [oncePrice(once, currency)]),
  ...(unit === null || unit.amount === 0 ? [] : [unitPrice(unit, currency)]),
]

/** `$30 a month or $300 a year per seat, for at least 2 seats`. */
const priceText = (plan: KnownPlan): string => {
  const { perSeat, minSeats, requires } = plan
  const least = minSeats !== null && minSeats > 1 ? ` for at least ${minSeats} seats` : ''
  const seats = `${perSeat ? ` per seat${least === '' ? '' : ','}` : ''}${least}`
  return `${pricesOf(plan).join(' or ')}${seats}${requires === null ? '' : ` (needs ${requires})`}`
}

const isFree = (plan: KnownPlan): boolean => monthlyCents(plan) === 0

/** Plan prices in the vendor's order, with months unless all are equal; null without known prices. */
const planText = ({ name, plans }: ToolQuestionInput): string | null => {
  const free = plans.find(isFree)
  const priced = plans.filter(hasPrice)
  const named = free === undefined ? priced : [free, ...priced]
  const [first] = named
  if (first === undefined) return null
  const isShared = named.every((plan) => plan.asOf === first.asOf)
  const items = named.map((plan) => {
    const text = plan === free ? `${name} has a free plan` : `${plan.name} costs ${priceText(plan)}`
    return isShared ? text : `${text} (as of ${monthText(plan.asOf)})`
  })
  const isDollars = priced.every((plan) => plan.currency === 'USD')
  const currency = priced.length === 0 ? '' : ` Prices are ${isDollars ? 'in US dollars, ' : ''}before tax.`
  return `${isShared ? `As of ${monthText(first.asOf)}, ` : ''}${listText(items)}.${currency}`
}

const unpublishedPlans = (plans: readonly KnownPlan[]): string | null => {
  const names = plans.filter(({ onRequest }) => onRequest).map(({ name }) => name)
  if (names.length === 0) return null
  return `${names.length === 1 ? 'The price' : 'The prices'} of ${listText(names)} ${names.length === 1 ? 'is' : 'are'} not published.`
}

/** Whether it can be used for free, unless its plans already say so. */
const freeText = ({ name, pricingModel, plans, months }: ToolQuestionInput): string | null => {
  if (plans.some(isFree)) return null
  const month = asOf(months.get('pricing_model'))
  if (pricingModel === 'free' && plans.length === 0) return `Yes, ${name} is free${month}.`
  if (hasFreeTier(pricingModel, plans)) return `You can use ${name} for free, at least in part${month}.`
  return pricingModel === null
    ? `We don’t know whether ${name} has a free plan.`
    : `We know of no free plan for ${name}.`
}

/** The text when no price is known. */
const unknownPrice = ({ pricingModel, plans }: ToolQuestionInput): string | null => {
  if (pricingModel === 'free') return null
  if (pricingModel === 'enterprise') return 'It is sold by contract; ask the vendor for a price.'
  if (plans.some(({ onRequest }) => onRequest)) return null
  if (pricingModel === null && plans.length > 0) return 'We know of no other plan.'
  return pricingModel === 'freemium' || plans.length > 0
    ? 'We don’t know what its paid plans cost.'
    : 'We don’t know what it costs.'
}

const costText = (tool: ToolQuestionInput): string => {
  const { name, pricingModel, plans } = tool
  const [first] = plans
  if (pricingModel === 'free' && first !== undefined && plans.every(isFree)) {
    return `Yes, ${name} is free${asOf(first.asOf)}.`
  }
  return sentences(
    freeText(tool),
    planText(tool),
    unpublishedPlans(plans),
    plans.some(hasPrice) ? null : unknownPrice(tool),
  )
}

const cost = (tool: ToolQuestionInput): ToolQuestion => ({
  question: `Is ${tool.name} free, and what does it cost?`,
  answer: costText(tool),
})

const END_MARK = /[\s.,;:]+$/u

/** `“Draft emails,” “plan a trip,” and “write code.”`, quoted from the record. */
const quotedList = (texts: readonly string[]): string => {
  const bare = texts.map((text) => text.replace(END_MARK, ''))
  return bare
    .map((text, index) => {
      const isLast = index === bare.length - 1
      const start = isLast && index > 0 ? 'and ' : ''
      // Two items are joined without a comma.
      return `${start}“${text}${isLast ? '.' : bare.length === 2 ? '' : ','}”`
    })
    .join(' ')
}

const makerText = ({ name, vendor, owner }: ToolQuestionInput): string => {
  if (vendor === '') return owner === null ? `We don’t know who makes ${name}.` : `${name} is owned by ${owner}.`
  const made = vendor === name ? `${name} is made by a vendor of the same name` : `${name} is made by ${vendor}`
  return owner === null || owner === vendor
    ? `${made}. We know of no parent company.`
    : `${made}, which is owned by ${owner}.`
}

const purpose = (tool: ToolQuestionInput): ToolQuestion => {
  const uses = [...new Set(tool.useCases)]
  return {
    question: `What is ${tool.name} used for, and who makes it?`,
    answer: sentences(
      uses.length === 0 ? `We don’t know what people use ${tool.name} for.` : `Typical uses: ${quotedList(uses)}`,
      makerText(tool),
    ),
  }
}

const apiText = ({ name, apiAvailable, platforms, months }: ToolQuestionInput): string => {
  const month = asOf(months.get('api_available'))
  if (apiAvailable === true) return `Yes, ${name} has a documented public API${month}.`
  if (apiAvailable === false) return `No, ${name} has no documented public API${month}.`
  return platforms.includes('api')
    ? `${name} has an API, but we don’t know whether its documentation is public.`
    : `We don’t know whether ${name} has a public API.`
}

const platformText = ({ platforms }: ToolQuestionInput): string => {
  const places = platformWords(platforms)
  const extension = platforms.includes('extension') ? 'as a browser extension' : null
  if (places.length > 0) return `It runs on ${listText(places)}${extension === null ? '' : `, and ${extension}`}.`
  if (extension !== null) return `It runs ${extension}.`
  return 'We don’t know which devices it runs on.'
}

const access = (tool: ToolQuestionInput): ToolQuestion => ({
  question: `Does ${tool.name} have an API, and where does it run?`,
  answer: sentences(apiText(tool), platformText(tool)),
})

const privacy = ({ name, privacy: claims, months }: ToolQuestionInput): ToolQuestion => {
  const month = months.get('privacy')
  const known = month === undefined ? '' : `, as of ${monthText(month)}`
  return {
    question: `What does ${name} say about privacy?`,
    answer:
      claims.length === 0
        ? 'We don’t know: no privacy claims from its vendor are on record.'
        : `Its vendor publicly claims ${listText(privacyWords(claims))}. ${claims.length === 1 ? 'This is the vendor’s own claim' : 'These are the vendor’s own claims'}${known}.`,
  }
}

const alternatives = ({ name, alternatives: names }: ToolQuestionInput): ToolQuestion => ({
  question: `What are alternatives to ${name}?`,
  answer:
    names.length === 0
      ? `No other tool on ${PRODUCT_NAME} is similar enough to ${name}.`
      : `The ${names.length === 1 ? 'tool' : 'tools'} most similar to ${name} on ${PRODUCT_NAME} ${names.length === 1 ? 'is' : 'are'} ${listText(names)}.`,
})

export const toolQuestions = (tool: ToolQuestionInput): readonly ToolQuestion[] => [
  cost(tool),
  purpose(tool),
  access(tool),
  privacy(tool),
  alternatives(tool),
]
