import type { PlanRecord } from '../../catalogue/fields/plan-record.ts'
import { monthlyCents } from '../../display/price.ts'

/** US dollars a month for a team, minimum seats included; null when the price is unpublished. */
export const planTotal = (plan: PlanRecord, seats: number): number | null => {
  const cents = monthlyCents({ usdMonth: plan.usd_month, usdYear: plan.usd_year })
  if (cents === null) return null
  return (plan.per_seat ? cents * Math.max(seats, plan.min_seats ?? 1) : cents) / 100
}
