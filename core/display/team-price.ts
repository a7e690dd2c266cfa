/** What a plan costs for so many people, in the currency and on the terms of its vendor. */
import type { KnownPlan } from '../catalogue/known-plan.ts'
import { isOpen, yearTotal } from '../catalogue/plan-prices.ts'
import { formatAmount, headlinePrice, unitPrice } from './amounts.ts'
import { mostPeople } from './plan-seats.ts'
import { payments, planTotal } from './plan-total.ts'
import type { PanelTier } from './pricing-panel.ts'
import type { BillingPeriod, Team } from './team.ts'

export type TeamPrice = {
  /** Whether so many people can buy and use the plan. */
  readonly fits: boolean
  /** `$150`; empty without an amount. */
  readonly figure: string
  /** `a month`, `a month for one person`, `one-time`, `Price on request`; empty where the figure says all. */
  readonly unit: string
  /** `6 × $25`, `$1,440 a year if billed yearly`, `at least 5 seats`. */
  readonly terms: readonly string[]
}

/** The term of a plan with a flat price that nothing says how many people may use. */
export const SEATS_NOT_STATED = 'seats not stated'

const AMOUNT = /^([$€£¥][\d.,-]+)?\s*(.*)$/

/** The price as the vendor publishes it: `$20` and `a month`, as that of a team. Typical tiers keep their `/month`. */
export const publishedPrice = ({ price, terms, month }: Pick<PanelTier, 'price' | 'terms' | 'month'>): TeamPrice => {
  const spelled = (text: string) => (month === undefined ? text : text.replaceAll(/\/(month|year)\b/g, ' a $1'))
  const [, figure = '', unit = ''] = AMOUNT.exec(spelled(price)) ?? []
  return { fits: true, figure, unit, terms: terms === null ? [] : [spelled(terms)] }
}

/** The price of a month in the plan's currency for the billing period, or for the other one when only that is sold. */
const monthOf = ({ month, monthBilledYearly }: KnownPlan, billing: BillingPeriod) => {
  const byMonth = month === null ? null : ({ amount: month, billedYearly: false } as const)
  const byYear = monthBilledYearly === null ? null : ({ amount: monthBilledYearly, billedYearly: true } as const)
  return billing === 'year' ? (byYear ?? byMonth) : (byMonth ?? byYear)
}

const times = (amount: number, seats: number): number => (Math.round(amount * 100) * seats) / 100

/** Why the plan is not for so many people; null when it is. */
const misfit = (plan: KnownPlan, siblings: readonly KnownPlan[], people: number): string | null => {
  const most = mostPeople(plan, siblings)
  if (most !== null && people > most) return most === 1 ? 'for one person' : `for at most ${most} people`
  return isOpen(plan) ? null : 'closed to new customers'
}

/** The terms of the year: `$1,440 a year`, `$1,440 a year if billed yearly`, `only billed monthly`; null for none. */
const yearTerm = (plan: KnownPlan, seats: number, { billing }: Team, billedYearly: boolean): string | null => {
  if (!plan.monthBilledYearly) return billing === 'year' ? 'no yearly price' : null
  const year = formatAmount(Math.round(yearTotal(plan.monthBilledYearly) * 100 * seats) / 100, plan.currency)
  return billedYearly ? `${year} a year, billed yearly` : `${year} a year if billed yearly`
}

/** What is paid beside the price of a month: `plus $0.99 per resolution`, `requires a Microsoft 365 license`. */
const extraTerms = ({ unit, currency, requires }: KnownPlan): string[] => [
  ...(unit === null ? [] : [`plus ${unitPrice(unit, currency)}`]),
  ...(requires === null ? [] : [`requires ${requires}`]),
]

/** Whether nothing says for how many people a flat price is. */
export const hasUnstatedSeats = (plan: KnownPlan, siblings: readonly KnownPlan[], people: number): boolean =>
  people > 1 && !plan.perSeat && mostPeople(plan, siblings) === null

/** The price of a plan for a team. `siblings` are all plans of the tool. */
export const teamPrice = (plan: KnownPlan, siblings: readonly KnownPlan[], team: Team): TeamPrice => {
  const { currency, perSeat, minSeats } = plan
  const no = misfit(plan, siblings, team.people)
  const fits = no === null
  const why = no === null ? [] : [no]
  const price = monthOf(plan, team.billing)
  if (price === null) {
    const terms = perSeat && plan.once !== null ? [...why, 'per seat'] : why
    return { ...publishedPrice({ price: headlinePrice(plan), terms: null }), fits, terms }
  }
  const { amount, billedYearly } = price
  if (amount === 0) {
    return { fits, figure: formatAmount(0, currency), unit: '', terms: [...why, ...extraTerms(plan)] }
  }
  // The price of a plan that does not fit is the one of the people whom it serves.
  const seats = fits ? payments(plan, team.people) : 1
  const year = yearTerm(plan, seats, team, billedYearly)
  const isUnstated = fits && hasUnstatedSeats(plan, siblings, team.people)
  return {
    fits,
    figure: formatAmount(times(amount, seats), currency),
    unit: isUnstated ? 'a month for one person' : 'a month',
    terms: [
      ...why,
      ...(isUnstated ? [SEATS_NOT_STATED] : []),
      ...(seats > 1 ? [`${seats} × ${formatAmount(amount, currency)}`] : []),
      ...(year === null ? [] : [year]),
      ...(fits && perSeat && (minSeats ?? 1) > team.people ? [`at least ${minSeats} seats`] : []),
      ...extraTerms(plan),
    ],
  }
}

/** The lowest paid price of a month that fits, else a free plan, else one on other terms; null when none fits. */
export const lowestTeamPlan = (plans: readonly KnownPlan[], team: Team): KnownPlan | null => {
  const fitting = plans.filter((plan) => misfit(plan, plans, team.people) === null)
  const cost = (plan: KnownPlan): number =>
    planTotal(team.billing === 'year' && plan.usdYear !== null ? { ...plan, usdMonth: null } : plan, team.people) ??
    Number.POSITIVE_INFINITY
  const paid = fitting.filter((plan) => cost(plan) > 0 && Number.isFinite(cost(plan)))
  if (paid.length > 0) return paid.reduce((lowest, plan) => (cost(plan) < cost(lowest) ? plan : lowest))
  return fitting.find((plan) => cost(plan) === 0) ?? fitting[0] ?? null
}

/** What a team pays at least, and for which plan; null when no plan is for so many people. */
export const lowestTeamPrice = (
  plans: readonly KnownPlan[],
  team: Team,
): (TeamPrice & { readonly plan: KnownPlan }) | null => {
  const plan = lowestTeamPlan(plans, team)
  return plan === null ? null : { ...teamPrice(plan, plans, team), plan }
}

/** `$150 a month`. */
export const totalText = ({ figure, unit }: Pick<TeamPrice, 'figure' | 'unit'>): string =>
  [figure, unit].filter(Boolean).join(' ')
