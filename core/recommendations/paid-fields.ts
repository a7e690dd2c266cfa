/** Fields of a recommendation that require a paid plan, for GraphQL and the legacy functions. */
import type { Recommendation, RecommendationList, Relaxation } from './model/recommendation.ts'
import { MAX_RELAXATIONS, MAX_RELAXED_TOOLS } from './model/relaxation-limits.ts'

/** With all their names in responses. A rank label reveals a band of percentages, so it is included. */
export const PAID_FIELDS = {
  matchPercent: ['match_percentage', 'matchPercentage', 'match_percent', 'matchPercent', 'match_score', 'matchScore'],
  label: ['rank_label', 'rankLabel', 'label'],
  ledger: ['ledger'],
  reasoning: ['reasoning'],
  optimalPlan: ['optimal_plan', 'optimalPlan'],
  pricingAnalysis: ['pricing_analysis', 'pricingAnalysis'],
  keyBenefits: ['key_benefits', 'keyBenefits'],
  specificRecommendation: ['specific_recommendation', 'specificRecommendation'],
  alternatives: ['alternatives'],
} as const satisfies Partial<Record<keyof Recommendation, readonly string[]>>
type PaidField = keyof typeof PAID_FIELDS

export const PAID_FIELD_NAMES: ReadonlySet<string> = new Set(Object.values(PAID_FIELDS).flat())

/** Most tools of a list without a paid plan, including relaxations. */
export const BASIC_RECOMMENDATIONS = 5

/** Null means withheld. */
export type VisibleRecommendation = Pick<
  Recommendation,
  'toolId' | 'slug' | 'name' | 'categoryName' | 'rank' | 'reason'
> & {
  readonly [Field in PaidField]: Recommendation[Field] | null
}
type VisibleRelaxation = Omit<Relaxation, 'items'> & { readonly items: readonly VisibleRecommendation[] }
export type VisibleList = Omit<RecommendationList, 'items' | 'relaxations'> & {
  readonly items: readonly VisibleRecommendation[]
  readonly relaxations: readonly VisibleRelaxation[]
}

const shown = (item: Recommendation, paid: boolean): VisibleRecommendation => {
  const { toolId, slug, name, categoryName, rank, reason } = item
  const withheld = Object.fromEntries(
    (Object.keys(PAID_FIELDS) as PaidField[]).map((field) => [field, paid ? item[field] : null]),
  ) as { [Field in PaidField]: Recommendation[Field] | null }
  return { toolId, slug, name, categoryName, rank, reason, ...withheld }
}

/** The list with up to three relaxations with a paid plan, else five tools without the paid fields. */
export const visibleList = (list: RecommendationList, paid: boolean): VisibleList => {
  const { engineVersion, catalogueRevision, inTheRunning } = list
  let left = paid ? Number.POSITIVE_INFINITY : BASIC_RECOMMENDATIONS
  const take = (items: readonly Recommendation[]) => {
    const taken = items.slice(0, left)
    left -= taken.length
    return taken.map((item) => shown(item, paid))
  }
  const items = take(list.items)
  const relaxations = list.relaxations
    .slice(0, MAX_RELAXATIONS)
    .map((relaxation) => ({ ...relaxation, items: take(relaxation.items.slice(0, MAX_RELAXED_TOOLS)) }))
    .filter((relaxation) => relaxation.items.length > 0)
  return { engineVersion, catalogueRevision, inTheRunning, items, relaxations }
}
