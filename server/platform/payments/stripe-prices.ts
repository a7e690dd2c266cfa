import type Stripe from 'stripe'
import {
  BILLING_PERIODS,
  type BillingPeriod,
  CURRENCY,
  PAID_PLANS,
  type PaidPlan,
  priceCents,
} from '#core/billing/plans.ts'
import type { Log } from '../log.ts'
import { PriceMismatchError } from './payment-errors.ts'
import type { PlanPrice } from './payments.ts'
import type { PriceLookup } from './stripe-state.ts'

export type StripePrices = Readonly<Record<PaidPlan, Readonly<Record<BillingPeriod, readonly string[]>>>>

/** Finds the plan and period of a price by its id, former prices included. */
export const priceLookup = (prices: StripePrices): PriceLookup => {
  const byId = new Map<string, PlanPrice>()
  for (const plan of PAID_PLANS) {
    for (const period of BILLING_PERIODS) for (const id of prices[plan][period]) byId.set(id, { plan, period })
  }
  return (id) => (id === null ? null : (byId.get(id) ?? null))
}

/** Gives the id of the price that is sold, checked against the table: nobody pays what no page says. */
export const createPriceCheck = ({ prices, log }: { prices: StripePrices; log: Log }) => {
  return async (stripe: Stripe, { plan, period }: PlanPrice): Promise<string> => {
    const id = prices[plan][period][0] ?? ''
    const price = await stripe.prices.retrieve(id)
    const { active, currency, unit_amount: amount, recurring } = price
    const isRight =
      active &&
      currency === CURRENCY &&
      amount === priceCents(plan, period) &&
      recurring?.interval === period &&
      recurring.interval_count === 1
    if (isRight) return id
    const found = { active, currency, amount, interval: recurring?.interval }
    log.error(
      { id, plan, period, expected: priceCents(plan, period), found },
      'a Stripe price differs from the price table',
    )
    throw new PriceMismatchError()
  }
}
