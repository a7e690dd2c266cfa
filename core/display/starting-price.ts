import type { KnownPlan } from '../catalogue/known-plan.ts'
import { isOpen } from '../catalogue/plan-prices.ts'
import type { PricingModel } from '../catalogue/vocabulary.ts'
import { formatAmount } from './amounts.ts'
import { monthText } from './facts.ts'
import { paidCents } from './lowest-price.ts'
import { offerOf } from './offer.ts'
import { hasFreeTier, monthlyCents } from './price.ts'

/** The price a tool starts at, in parts of different size. */
export type StartingPrice = {
  /** Before the figure: `Free plan, then`. */
  readonly lead: string
  /** `$20`, `about $23`, `On request`, `Free`. */
  readonly figure: string
  /** `a month`; empty when the figure says all. */
  readonly unit: string
  /** The plan and its terms: `Team, per seat, at least 2 seats`; empty for none. */
  readonly terms: string
  /** `September 2026`; null when no plan is known. */
  readonly month: string | null
}

const termsOf = ({ name, perSeat, minSeats }: KnownPlan, ...more: readonly string[]): string =>
  [
    name,
    ...(perSeat ? ['per seat'] : []),
    ...(minSeats !== null && minSeats > 1 ? [`at least ${minSeats} seats`] : []),
    ...more,
  ].join(', ')

type Amount = Pick<StartingPrice, 'figure' | 'unit'> & { readonly plan: KnownPlan; readonly more: readonly string[] }

/** What new customers pay at least; null when no price is known. */
export const offeredAmount = (plans: readonly KnownPlan[]): Amount | null => {
  const offer = offerOf({ plans })
  if (offer === null) return null
  const { kind, plan } = offer
  switch (kind) {
    case 'period':
      return {
        plan,
        figure: paidCents(offer.cents, plan),
        unit: 'a month',
        more: offer.billedYearly ? ['billed yearly'] : [],
      }
    case 'once':
      return { plan, figure: formatAmount(plan.once ?? 0, plan.currency), unit: 'once', more: [] }
    case 'unit':
      return {
        plan,
        figure: formatAmount(plan.unit?.amount ?? 0, plan.currency),
        unit: `per ${plan.unit?.per}`,
        more: [],
      }
    case 'request':
      return { plan, figure: 'On request', unit: '', more: [] }
  }
}

type Priced = { readonly pricingModel: PricingModel | null; readonly plans: readonly KnownPlan[] }

/** Null when no price is known. */
export const startingPrice = ({ pricingModel, plans }: Priced): StartingPrice | null => {
  const amount = offeredAmount(plans)
  const free = plans.find((plan) => isOpen(plan) && monthlyCents(plan) === 0)
  if (amount === null || pricingModel === 'free') {
    if (free === undefined && pricingModel !== 'free') return null
    const month = free === undefined ? null : monthText(free.asOf)
    return { lead: 'Price', figure: 'Free', unit: '', terms: free?.name ?? '', month }
  }
  const { plan, figure, unit, more } = amount
  const hasFree = hasFreeTier(pricingModel, plans.filter(isOpen))
  const lead = hasFree ? (unit === '' ? 'Free plan; others' : 'Free plan, then') : unit === '' ? 'Price' : 'From'
  return { lead, figure, unit, terms: termsOf(plan, ...more), month: monthText(plan.asOf) }
}
