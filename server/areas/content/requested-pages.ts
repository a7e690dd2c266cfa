/** Selects the pages of an administrator's run. */
import type { PagePlan } from '#core/pages/generate-pages.ts'
import type { GenerationRequest } from './page-generation.service.ts'

type StoredPlan = { readonly factsCheckedOn: Date | null }

/** Plans without a page first, then least recently checked. */
export const chooseRequested = (
  plans: readonly PagePlan[],
  stored: ReadonlyMap<string, StoredPlan>,
  { type, limit }: GenerationRequest,
): readonly PagePlan[] => {
  const checked = ({ key }: PagePlan): number => {
    const row = stored.get(key)
    return row === undefined ? Number.NEGATIVE_INFINITY : (row.factsCheckedOn?.getTime() ?? 0)
  }
  return plans
    .filter((plan) => type === null || plan.type === type)
    .map((plan, place) => ({ plan, place, at: checked(plan) }))
    .sort((a, b) => (a.at === b.at ? a.place - b.place : a.at - b.at))
    .slice(0, limit)
    .map(({ plan }) => plan)
}
