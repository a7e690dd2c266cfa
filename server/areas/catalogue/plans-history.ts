import { toKnownPlan } from '#core/catalogue/known-plan.ts'
import { type PriceChange, priceHistory } from '#core/catalogue/price-history.ts'
import type { PlansChangeRow } from './tool-row.ts'

/** Earlier plan prices from the change feed, newest first. */
export const plansHistory = (changes: readonly PlansChangeRow[], websiteUrl: string | null): readonly PriceChange[] => {
  const recorded = ({ plans, fact }: PlansChangeRow['before']) => ({ plans: (plans ?? []).map(toKnownPlan), fact })
  return priceHistory(
    changes.map(({ before, after }) => ({ before: recorded(before), after: recorded(after) })),
    websiteUrl,
  )
}
