import { camelValues, type ToolFor } from '../catalogue/fields/field-names.ts'
import type { StoredFact, ToolState } from '../catalogue/fields/tool-values.ts'
import { type KnownPlan, toKnownPlan } from '../catalogue/known-plan.ts'
import type { DatedFact } from '../display/facts.ts'
import { entryPlanOf } from '../display/offer.ts'
import { hasFreeTier } from '../display/price.ts'
import type { Job } from '../jobs/job-file.ts'

export type PageTool = ToolFor<'pages'> & {
  readonly id: string
  readonly slug: string
  readonly categorySlug: string
  readonly plans: readonly KnownPlan[]
  /** Source and month by field name. */
  readonly facts: Readonly<Record<string, DatedFact>>
}

export type PageCategory = { readonly slug: string; readonly name: string; readonly description: string }

/** Every active tool, in any order, every category, and the jobs that people want done. */
export type CatalogueForPages = {
  readonly tools: readonly PageTool[]
  readonly categories: readonly PageCategory[]
  readonly jobs: readonly Job[]
}

const datedFact = ({ source, as_of, checked_on }: StoredFact): DatedFact => ({
  source,
  asOf: as_of,
  checkedOn: checked_on,
})

export const pageToolOf = ({ id, slug, values, facts }: ToolState): PageTool => ({
  ...camelValues('pages', values),
  id,
  slug,
  categorySlug: values.category,
  plans: values.plans.map(toKnownPlan),
  facts: Object.fromEntries(Object.entries(facts).map(([field, fact]) => [field, datedFact(fact)])),
})

/** US cents a month, both billed monthly or both yearly. */
type ComparablePrices = {
  readonly cents: readonly [number, number]
  readonly plans: readonly [KnownPlan, KnownPlan]
  readonly billedYearly: boolean
  /** Whether an amount was converted to US dollars, so that the difference is approximate. */
  readonly isConverted: boolean
}

/** Null when a price is unknown or the terms differ. */
export const comparablePrices = (a: Pick<PageTool, 'plans'>, b: Pick<PageTool, 'plans'>): ComparablePrices | null => {
  const [first, second] = [entryPlanOf(a)?.plan, entryPlanOf(b)?.plan]
  if (first === undefined || second === undefined) return null
  const onTerms = (price: (plan: KnownPlan) => number | null, billedYearly: boolean): ComparablePrices | null => {
    const [one, other] = [price(first), price(second)]
    if (one === null || other === null) return null
    return {
      cents: [Math.round(one * 100), Math.round(other * 100)],
      plans: [first, second],
      billedYearly,
      isConverted: first.currency !== 'USD' || second.currency !== 'USD',
    }
  }
  return (
    onTerms(({ usdMonth }) => usdMonth, false) ??
    onTerms(({ usdYear }) => (usdYear === null ? null : usdYear / 12), true)
  )
}

/** Null when the record does not say how the vendor charges. */
export const freePlanOf = ({ pricingModel, plans }: Pick<PageTool, 'pricingModel' | 'plans'>): boolean | null => {
  if (hasFreeTier(pricingModel, plans)) return true
  return pricingModel === null ? null : false
}

/** US cents a month: 0 for a free tool, null when unknown. */
export const priceCentsOf = (tool: Pick<PageTool, 'pricingModel' | 'plans'>): number | null =>
  tool.pricingModel === 'free' ? 0 : (entryPlanOf(tool)?.cents ?? null)
