import type { PlanRecord } from './fields/plan-record.ts'

/** Amounts in US dollars before tax; null when not published or not offered. */
export type KnownPlan = {
  readonly name: string
  readonly usdMonth: number | null
  readonly usdYear: number | null
  readonly perSeat: boolean
  readonly minSeats: number | null
  readonly keyLimits: readonly string[]
  /** `YYYY-MM`. */
  readonly asOf: string
}

export const toKnownPlan = (plan: PlanRecord): KnownPlan => ({
  name: plan.name,
  usdMonth: plan.usd_month,
  usdYear: plan.usd_year,
  perSeat: plan.per_seat,
  minSeats: plan.min_seats,
  keyLimits: plan.key_limits,
  asOf: plan.as_of,
})

export const toPlanRecord = (plan: KnownPlan): PlanRecord => ({
  name: plan.name,
  usd_month: plan.usdMonth,
  usd_year: plan.usdYear,
  per_seat: plan.perSeat,
  min_seats: plan.minSeats,
  key_limits: [...plan.keyLimits],
  as_of: plan.asOf,
})
