/** Compares the stored plans of a tool with the text of a price page. */
import type { PlanRecord } from '../fields/plan-record.ts'
import { yearTotal } from '../plan-prices.ts'
import { amountsInText, type FoundAmount } from './amounts-in-text.ts'
import { ownAmounts } from './own-amounts.ts'
import { type PlanMention, planMentions } from './plan-mentions.ts'

/** `contact`: the plan is named, but without an amount and with an invitation to ask for the price. */
type PlanResult = 'found' | 'different' | 'contact' | 'not_named'

export type PriceCheckResult = {
  readonly outcome: 'confirmed' | 'disputed' | 'unreadable'
  /** Why it is not confirmed, as a sentence; null when it is. */
  readonly note: string | null
  /** The page's words near each plan's name; null where the page does not name it. */
  readonly excerpts: readonly { readonly plan: string; readonly text: string | null }[]
}

type Page = { readonly text: string; readonly amounts: readonly FoundAmount[]; readonly hasBothPeriods: boolean }
/** The text around a mention of a plan, with its amounts, the nearest to the name first. */
type Part = { readonly text: string; readonly amounts: readonly FoundAmount[]; readonly textBeforeAmount: string }

const MIN_LENGTH = 200
const EXCERPT = 240
const CONTACT =
  /\b(?:contact|custom|(?:talk|speak|reach out) to|(?:get|request) a quote|let['’]s talk|on request|book a (?:demo|call))\b/i
const FREE = /\bfree\b(?![ \u00a0]+(?:trial|for\b))|\bno cost\b/i
const MONTHLY = /\bmonth(?:ly|s)?\b|\/\s?mo\b/i
const YEARLY = /\b(?:year(?:ly)?|annual(?:ly)?)\b|\/\s?(?:yr|y)\b/i
/** A stored twelfth of a year may have more decimals than the page shows, so its total may differ by twelve half cents. */
const [CENTS, CENTS_OF_A_YEAR] = [0.005, 0.06]

const has = (
  { amounts }: Pick<Part, 'amounts'>,
  { currency }: PlanRecord,
  amount: number,
  tolerance: number,
): boolean => amounts.some((one) => one.currency === currency && Math.abs(one.amount - amount) <= tolerance)

const amountsOf = ({ month, month_billed_yearly, once, unit }: PlanRecord): number[] =>
  [month, month_billed_yearly, once, unit?.amount ?? null].filter((amount) => amount !== null)

const isFree = (plan: PlanRecord): boolean => {
  const amounts = amountsOf(plan)
  return amounts.length > 0 && amounts.every((amount) => amount === 0)
}

/** With a price per month and one billed yearly, a page with a switch shows only one of them. */
const hasPeriods = (part: Pick<Part, 'amounts'>, plan: PlanRecord, { hasBothPeriods }: Page): boolean => {
  const { month, month_billed_yearly: yearly } = plan
  const isShown = {
    month: !month || has(part, plan, month, CENTS),
    year: !yearly || has(part, plan, yearly, CENTS) || has(part, plan, yearTotal(yearly), CENTS_OF_A_YEAR),
  }
  if (month && yearly && hasBothPeriods) return isShown.month || isShown.year
  return isShown.month && isShown.year
}

const isShown = (part: Part, plan: PlanRecord, page: Page): boolean => {
  const { once, unit } = plan
  if (plan.on_request) return CONTACT.test(part.textBeforeAmount)
  const own = { amounts: ownAmounts(page.text, part.amounts, plan) }
  if (isFree(plan)) return FREE.test(part.textBeforeAmount) || has(own, plan, 0, 0)
  return (
    hasPeriods(own, plan, page) &&
    (!once || has(own, plan, once, CENTS)) &&
    (!unit?.amount || has(own, plan, unit.amount, 1e-9))
  )
}

const partAfter = ({ text, amounts }: Page, { start, partEnd }: PlanMention): Part => {
  const found = amounts.filter((one) => one.start >= start && one.end <= partEnd)
  return {
    text: text.slice(start, partEnd),
    amounts: found,
    textBeforeAmount: text.slice(start, found[0]?.start ?? partEnd),
  }
}

const partBefore = ({ text, amounts }: Page, { partStart, end }: PlanMention): Part => {
  const found = amounts.filter((one) => one.start >= partStart && one.end <= end).reverse()
  return {
    text: text.slice(partStart, end),
    amounts: found,
    textBeforeAmount: text.slice(found[0]?.end ?? partStart, end),
  }
}

const resultOf = (page: Page, plan: PlanRecord, parts: readonly Part[]): PlanResult => {
  if (parts.length === 0) return 'not_named'
  if (parts.some((part) => isShown(part, plan, page))) return 'found'
  const isPriced = !plan.on_request && !isFree(plan) && amountsOf(plan).length > 0
  const asks =
    isPriced && parts.every((part) => part.amounts.length === 0) && parts.some(({ text }) => CONTACT.test(text))
  return asks ? 'contact' : 'different'
}

/** Whole words. */
const shortened = (text: string): string =>
  text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT - 1).replace(/\s+\S*$/, '')}…`

const excerptOf = (page: Page, mentions: readonly PlanMention[]): string | null => {
  const priced = mentions.find((mention) => partAfter(page, mention).amounts.length > 0)
  const mention = priced ?? mentions[0]
  return mention === undefined ? null : shortened(page.text.slice(mention.start, mention.partEnd).trim())
}

const noteOf = (plans: readonly PlanRecord[], results: readonly PlanResult[]): string => {
  const namesOf = (result: PlanResult) => plans.filter((_, at) => results[at] === result).map(({ name }) => name)
  const contact = namesOf('contact')
  const different = namesOf('different')
  const missing = namesOf('not_named')
  return [
    ...(contact.length === 0 ? [] : [`Contact us instead of a price: ${contact.join(', ')}.`]),
    ...(different.length === 0 ? [] : [`Price not found: ${different.join(', ')}.`]),
    ...(missing.length === 0 ? [] : [`Not named: ${missing.join(', ')}.`]),
  ].join(' ')
}

const OTHER_CURRENCY = 'The page shows prices in another currency.'

/** The vendor may have changed its currency, or its server may choose it by our location: an editor has to see it. */
const isInOtherCurrencies = (amounts: readonly FoundAmount[], plans: readonly PlanRecord[]): boolean => {
  const stored = new Set(plans.filter((plan) => amountsOf(plan).some(Boolean)).map(({ currency }) => currency))
  return amounts.length > 0 && stored.size > 0 && !amounts.some(({ currency }) => stored.has(currency))
}

const unreadable = (note: string): PriceCheckResult => ({ outcome: 'unreadable', note, excerpts: [] })

/** Confirmed when the page shows every plan with its price, either always after its name or always before it. */
export const checkPricePage = (text: string, plans: readonly PlanRecord[]): PriceCheckResult => {
  if (text.trim().length < MIN_LENGTH) return unreadable('The page has hardly any text without scripts.')
  const amounts = amountsInText(text)
  const mentions = planMentions(
    text,
    plans.map(({ name }) => name),
  )
  if (amounts.length === 0 && mentions.every((one) => one.length === 0)) {
    return unreadable('The page shows no prices and no plans without scripts.')
  }
  const page: Page = { text, amounts, hasBothPeriods: MONTHLY.test(text) && YEARLY.test(text) }
  const resultsOf = (partOf: (page: Page, mention: PlanMention) => Part) =>
    plans.map((plan, at) =>
      resultOf(
        page,
        plan,
        (mentions[at] ?? []).map((mention) => partOf(page, mention)),
      ),
    )
  const after = resultsOf(partAfter)
  // Before the name of a single plan may be the price of one that is not stored.
  const isReversed = plans.filter((plan) => amountsOf(plan).some(Boolean)).length > 1
  const areAll = (results: readonly PlanResult[]) => results.every((result) => result === 'found')
  const isConfirmed = areAll(after) || (isReversed && areAll(resultsOf(partBefore)))
  return {
    outcome: isConfirmed ? 'confirmed' : 'disputed',
    note: isConfirmed ? null : isInOtherCurrencies(amounts, plans) ? OTHER_CURRENCY : noteOf(plans, after),
    excerpts: plans.map(({ name }, at) => ({ plan: name, text: excerptOf(page, mentions[at] ?? []) })),
  }
}
