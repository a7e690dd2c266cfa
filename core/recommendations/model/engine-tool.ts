import type { ToolFor } from '../../catalogue/fields/field-names.ts'
import type { KnownPlan } from '../../catalogue/known-plan.ts'

/** An active tool, independent of visitors. Null and empty lists mean unknown, as in the catalog. */
export type EngineTool = ToolFor<'engine'> & {
  readonly id: string
  readonly slug: string
  readonly categorySlug: string
  readonly categoryName: string
  readonly plans: readonly KnownPlan[]
  readonly ratingCount: number
  readonly ratingSum: number
  /** In millionths of a star. */
  readonly ratingPrior: number
  readonly verified: boolean
}
