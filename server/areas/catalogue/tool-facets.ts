/** How many tools each value of each filter would leave. */
import type { ToolFilters } from '../../../core/catalogue/tool-query.ts'
import type { Platform, PricingModel } from '../../../core/catalogue/vocabulary.ts'
import { Prisma } from '../../../prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { baseCondition, FACETS, type Facet, facetConditions } from './tool-filter.ts'

/** Counts of one facet heed all filters but its own, so that a further value can be weighed before it is chosen. */
export type ToolFacets = {
  readonly categories: readonly { readonly categoryId: string; readonly count: number }[]
  readonly pricingModels: readonly { readonly value: PricingModel; readonly count: number }[]
  readonly platforms: readonly { readonly value: Platform; readonly count: number }[]
  readonly freeTier: number
  readonly apiAvailable: number
  readonly verified: number
}

/** One scan over the tools that match the search, however many facets there are. */
export const readFacets = async (
  database: Database,
  filters: ToolFilters,
  term: string | null,
): Promise<ToolFacets> => {
  const conditions = facetConditions(filters)
  const holds = (facet: Facet) => conditions.get(facet) ?? Prisma.sql`TRUE`
  const flags = FACETS.map((facet) => Prisma.sql`coalesce(${holds(facet)}, FALSE) AS ${Prisma.raw(`"in_${facet}"`)}`)
  const othersOf = (facet: Facet) =>
    Prisma.join(
      FACETS.filter((other) => other !== facet).map((other) => Prisma.raw(`h."in_${other}"`)),
      ' AND ',
    )
  const grouped = (facet: Facet, key: string, value: Prisma.Sql, from: Prisma.Sql = Prisma.sql`hits h`) =>
    Prisma.sql`(SELECT coalesce(json_agg(json_build_object(${key}::text, v, 'count', n) ORDER BY n DESC, v), '[]'::json)
      FROM (SELECT ${value} AS v, count(*)::int AS n FROM ${from} WHERE ${othersOf(facet)} AND ${value} IS NOT NULL GROUP BY 1) counts)`
  const counted = (facet: Facet, flag: Prisma.Sql) =>
    Prisma.sql`(SELECT count(*)::int FROM hits h WHERE ${othersOf(facet)} AND ${flag})`
  const [row] = await database.read<ToolFacets>(Prisma.sql`
    WITH hits AS MATERIALIZED (
      SELECT t.category_id, t.pricing_model, t.platforms, t.free_tier, t.api_available, t.verified_on,
        ${Prisma.join(flags)}
      FROM tools t WHERE ${baseCondition(filters, term)}
    )
    SELECT
      ${grouped('categories', 'categoryId', Prisma.sql`h.category_id`)} AS categories,
      ${grouped('pricingModels', 'value', Prisma.sql`h.pricing_model`)} AS "pricingModels",
      ${grouped('platforms', 'value', Prisma.sql`p.platform`, Prisma.sql`hits h CROSS JOIN LATERAL unnest(h.platforms) AS p(platform)`)} AS platforms,
      ${counted('freeTier', Prisma.sql`h.free_tier`)} AS "freeTier",
      ${counted('apiAvailable', Prisma.sql`h.api_available`)} AS "apiAvailable",
      ${counted('verified', Prisma.sql`h.verified_on IS NOT NULL`)} AS verified`)
  if (row === undefined) throw new Error('A statement without FROM answers with one row')
  return row
}
