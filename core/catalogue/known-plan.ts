import { type Currency, toUsd } from './exchange-rates.ts'
import type { PlanRecord } from './fields/plan-record.ts'
import { yearTotal } from './plan-prices.ts'
import type { PriceCheck, UsageUnit } from './vocabulary.ts'

type UnitPrice = { readonly amount: number; readonly per: UsageUnit }

/** A plan with its amounts, before tax, in its own currency and in US dollars; null when not published or not offered. */
export type KnownPlan = {
  readonly name: string
  readonly currency: Currency
  readonly month: number | null
  readonly monthBilledYearly: number | null
  readonly once: number | null
  readonly unit: UnitPrice | null
  readonly onRequest: boolean
  /** US dollars, converted from `month` and from twelve times `monthBilledYearly`. */
  readonly usdMonth: number | null
  readonly usdYear: number | null
  readonly perSeat: boolean
  readonly minSeats: number | null
  readonly maxSeats: number | null
  readonly included: string | null
  readonly requires: string | null
  /** `YYYY-MM`. */
  readonly paused: string | null
  readonly keyLimits: readonly string[]
  /** `YYYY-MM`. */
  readonly asOf: string
  readonly sourceUrl: string | null
  readonly checkedBy: PriceCheck | null
}

export const toKnownPlan = (plan: PlanRecord): KnownPlan => ({
  name: plan.name,
  currency: plan.currency,
  month: plan.month,
  monthBilledYearly: plan.month_billed_yearly,
  once: plan.once,
  unit: plan.unit,
  onRequest: plan.on_request,
  usdMonth: plan.month === null ? null : toUsd(plan.month, plan.currency),
  usdYear: plan.month_billed_yearly === null ? null : toUsd(yearTotal(plan.month_billed_yearly), plan.currency),
  perSeat: plan.per_seat,
  minSeats: plan.min_seats,
  maxSeats: plan.max_seats,
  included: plan.included,
  requires: plan.requires,
  paused: plan.paused,
  keyLimits: plan.key_limits,
  asOf: plan.as_of,
  sourceUrl: plan.source_url,
  checkedBy: plan.checked_by,
})

export const toPlanRecord = (plan: KnownPlan): PlanRecord => ({
  name: plan.name,
  currency: plan.currency,
  month: plan.month,
  month_billed_yearly: plan.monthBilledYearly,
  once: plan.once,
  unit: plan.unit,
  on_request: plan.onRequest,
  per_seat: plan.perSeat,
  min_seats: plan.minSeats,
  max_seats: plan.maxSeats,
  included: plan.included,
  requires: plan.requires,
  paused: plan.paused,
  key_limits: [...plan.keyLimits],
  as_of: plan.asOf,
  source_url: plan.sourceUrl,
  checked_by: plan.checkedBy,
})
