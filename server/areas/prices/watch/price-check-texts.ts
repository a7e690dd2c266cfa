/** The two texts of a price check, side by side. */
import type { PlanRecord } from '#core/catalogue/fields/plan-record.ts'
import { toKnownPlan } from '#core/catalogue/known-plan.ts'
import type { PriceCheckResult } from '#core/catalogue/price-watch/check-price-page.ts'
import { planTier } from '#core/display/plan-tier.ts'

const MAX_TEXT = 2_000

const shortened = (text: string): string => (text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`)

/** One line per plan. */
export const storedTextOf = (plans: readonly PlanRecord[]): string =>
  shortened(
    plans
      .map((plan) => {
        const { name, price, terms } = planTier(toKnownPlan(plan))
        return `${name}: ${price}${terms === null ? '' : `, ${terms}`}`
      })
      .join('\n'),
  )

/** One paragraph per plan. */
export const foundTextOf = (excerpts: PriceCheckResult['excerpts']): string =>
  shortened(excerpts.map(({ plan, text }) => text ?? `(“${plan}” is not named)`).join('\n\n'))
