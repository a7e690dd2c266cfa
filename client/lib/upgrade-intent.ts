import type { BillingPeriod, PaidPlan } from '#core/billing/plans.ts'
import { createStoredValue } from './stored-value.ts'

/** A plan and period to buy. */
export type PlanChoice = { readonly plan: PaidPlan; readonly period: BillingPeriod }

/** The plan that a visitor wants to buy; `true` for a paid plan that is not selected yet, null for none. */
type UpgradeIntent = PlanChoice | true | null

const TEXT = /^(pro|business):(month|year)$/

export const upgradeIntent = createStoredValue<UpgradeIntent>({
  key: 'toolfinch.upgradeIntent',
  area: 'session',
  parse: (text) => {
    const [, plan, period] = TEXT.exec(text) ?? []
    if (plan && period) return { plan, period } as PlanChoice
    return text === 'true' ? true : null
  },
  format: (intent) => {
    if (intent === null) return null
    return intent === true ? 'true' : `${intent.plan}:${intent.period}`
  },
  fallback: null,
})

/** Stores for this visit that the visitor wants a paid plan, so that they can continue later. */
export const noteUpgradeIntent = (choice: PlanChoice | true = true): void => void upgradeIntent.set(choice)

/** The pricing page with this plan and period selected, if any. */
export const pricingHref = (intent: UpgradeIntent): string =>
  intent === null || intent === true ? '/pricing' : `/pricing?plan=${intent.plan}&period=${intent.period}`

/** The page for the stored intent, which is then removed; null without one. */
export function takeUpgradeIntent(): string | null {
  const intent = upgradeIntent.get()
  upgradeIntent.remove()
  return intent === null ? null : pricingHref(intent)
}
