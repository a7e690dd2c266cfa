/** Which amounts near the name of a plan are its own, and not those of a plan that the catalog does not know. */
import type { PlanRecord } from '../fields/plan-record.ts'
import type { FoundAmount } from './amounts-in-text.ts'

/** Words between the two prices of one plan, and after them. */
const BILLING_WORDS: ReadonlySet<string> = new Set([
  ...['a', 'an', 'and', 'annual', 'annually', 'billed', 'billing', 'each', 'editor', 'if', 'member', 'mo', 'month'],
  ...['monthly', 'months', 'or', 'paid', 'per', 'person', 'seat', 'user', 'users', 'when', 'with', 'y', 'year'],
  ...['yearly', 'years', 'yr'],
])
const MONTHLY = /^(?:mo|month|monthly|months)$/
const YEARLY = /^(?:annual|annually|y|year|yearly|years|yr)$/
const REACH = 100

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const billingWordsAfter = (text: string, { end }: FoundAmount): string[] => {
  const words = wordsOf(text.slice(end, end + REACH))
  const other = words.findIndex((word) => !BILLING_WORDS.has(word))
  return other < 0 ? words : words.slice(0, other)
}

/** "$20 per month, billed annually" is a price for a year. Null when neither period is named. */
const periodAfter = (text: string, amount: FoundAmount): 'month' | 'year' | null => {
  const words = billingWordsAfter(text, amount)
  if (words.some((word) => YEARLY.test(word))) return 'year'
  return words.some((word) => MONTHLY.test(word)) ? 'month' : null
}

/** Whether two neighboring amounts are the prices of one plan for a month and a year. */
const arePeriodsOfOnePlan = (text: string, first: FoundAmount, second: FoundAmount, plan: PlanRecord): boolean => {
  if (!wordsOf(text.slice(first.end, second.start)).every((word) => BILLING_WORDS.has(word))) return false
  if (plan.month && plan.month_billed_yearly) return true
  const [one, other] = [periodAfter(text, first), periodAfter(text, second)]
  return one !== null && other !== null && one !== other
}

/** A plan with a price per month and one per unit has two amounts; those of two periods stand for each other. */
const kindsOf = ({ month, month_billed_yearly: yearly, once, unit }: PlanRecord): number =>
  Math.max(1, [month || yearly, once, unit?.amount].filter(Boolean).length)

/**
 * The amounts next to the name that belong to the plan, nearest first: one, or two if they are for a month and a year.
 * `nearby` has the nearest amount first.
 */
export const ownAmounts = (text: string, nearby: readonly FoundAmount[], plan: PlanRecord): readonly FoundAmount[] => {
  const kinds = kindsOf(plan)
  const [last, next] = [nearby[kinds - 1], nearby[kinds]]
  if (last === undefined || next === undefined) return nearby.slice(0, kinds)
  const [first, second] = last.start < next.start ? [last, next] : [next, last]
  return nearby.slice(0, arePeriodsOfOnePlan(text, first, second, plan) ? kinds + 1 : kinds)
}
