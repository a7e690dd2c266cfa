import { toUsd } from '../../catalogue/exchange-rates.ts'
import type { KnownPlan } from '../../catalogue/known-plan.ts'
import { monthlyCents } from '../../display/price.ts'

/** US dollars a month for a team, minimum seats included; null when the price is unpublished. */
export const planTotal = (plan: KnownPlan, seats: number): number | null => {
  const cents = monthlyCents(plan)
  if (cents === null) return null
  return (plan.perSeat ? cents * Math.max(seats, plan.minSeats ?? 1) : cents) / 100
}

const MONTHS_OF_A_YEAR = 12

/** US dollars a month of a one-time price spread over a year, to compare it with a budget; null without one. */
export const spreadTotal = ({ once, currency, perSeat, minSeats }: KnownPlan, seats: number): number | null =>
  once === null ? null : (toUsd(once, currency) * (perSeat ? Math.max(seats, minSeats ?? 1) : 1)) / MONTHS_OF_A_YEAR
