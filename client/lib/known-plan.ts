import type { KnownPlan } from '#core/catalogue/known-plan.ts'
import { type FragmentType, readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'

const KnownPlan_plan = graphql(`
  fragment KnownPlan_plan on Plan {
    name
    currency
    month
    monthBilledYearly
    once
    unitPrice
    unit
    onRequest
    usdMonth
    usdYear
    perSeat
    minSeats
    maxSeats
    included
    requires
    paused
    keyLimits
    asOf
  }
`)

/** The plan for the display functions of core, without its source. */
export const knownPlanOf = (masked: FragmentType<typeof KnownPlan_plan>): KnownPlan => {
  const { unitPrice, unit, ...plan } = readFragment(KnownPlan_plan, masked)
  return {
    ...plan,
    currency: plan.currency as KnownPlan['currency'],
    month: plan.month ?? null,
    monthBilledYearly: plan.monthBilledYearly ?? null,
    once: plan.once ?? null,
    unit: typeof unitPrice === 'number' ? ({ amount: unitPrice, per: unit } as KnownPlan['unit']) : null,
    usdMonth: plan.usdMonth ?? null,
    usdYear: plan.usdYear ?? null,
    minSeats: plan.minSeats ?? null,
    maxSeats: plan.maxSeats ?? null,
    included: plan.included ?? null,
    requires: plan.requires ?? null,
    paused: plan.paused ?? null,
    sourceUrl: null,
    checkedBy: null,
  }
}
