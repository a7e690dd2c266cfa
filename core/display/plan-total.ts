import { toUsd } from '../catalogue/exchange-rates.ts'
import type { KnownPlan } from '../catalogue/known-plan.ts'
import { monthlyCents } from './price.ts'

/** How many times the price is paid for a team, minimum seats included. */
export const payments = ({ perSeat, minSeats }: Pick<KnownPlan, 'perSeat' | 'minSeats'>, seats: number): number =>
  perSeat ? Math.max(seats, minSeats ?? 1) : 1

/** US dollars a month for a team, minimum seats included; null when the price is unpublished. */
export const planTotal = (plan: KnownPlan, seats: number): number | null => {
  const cents = monthlyCents(plan)
  return cents === null ? null : (cents * payments(plan, seats)) / 100
}

const MONTHS_OF_A_YEAR = 12

/** The same to compare with a budget, where a one-time price is spread over a year. */
const budgetTotal = (plan: KnownPlan, seats: number): number | null => {
  const total = planTotal(plan, seats)
  if (total !== null || plan.once === null) return total
  return (toUsd(plan.once, plan.currency) * payments(plan, seats)) / MONTHS_OF_A_YEAR
}

/** The lowest of these totals; null without one. */
export const cheapestTotal = (plans: readonly KnownPlan[], seats: number): number | null => {
  const totals = plans.map((plan) => budgetTotal(plan, seats)).filter((total) => total !== null)
  return totals.length === 0 ? null : Math.min(...totals)
}
