/** What narrows a list, as SQL over the table alias `t`. */
import type { ToolFilters } from '../../../core/catalogue/tool-query.ts'
import { Prisma } from '../../../prisma/client/client.ts'
import { likePattern } from './like-pattern.ts'

/** The filters that are counted beside a list. */
export const FACETS = ['categories', 'pricingModels', 'platforms', 'freeTier', 'apiAvailable', 'verified'] as const
export type Facet = (typeof FACETS)[number]

const isVerified = Prisma.sql`t.verified_on IS NOT NULL`

/** One condition for each filter that is set. */
export const facetConditions = (filters: ToolFilters): ReadonlyMap<Facet, Prisma.Sql> => {
  const conditions = new Map<Facet, Prisma.Sql>()
  const { categories, pricingModels, platforms, freeTier, apiAvailable, verified } = filters
  if (categories.length === 1) {
    conditions.set(
      'categories',
      Prisma.sql`t.category_id = (SELECT c.id FROM categories c WHERE c.slug = ${categories[0]})`,
    )
  } else if (categories.length > 1) {
    conditions.set(
      'categories',
      Prisma.sql`t.category_id IN (SELECT c.id FROM categories c WHERE c.slug = ANY(${categories}::text[]))`,
    )
  }
  if (pricingModels.length > 0) {
    conditions.set('pricingModels', Prisma.sql`t.pricing_model::text = ANY(${pricingModels}::text[])`)
  }
  if (platforms.length > 0) conditions.set('platforms', Prisma.sql`t.platforms && ${platforms}::text[]`)
  if (freeTier !== null) conditions.set('freeTier', Prisma.sql`t.free_tier = ${freeTier}`)
  if (apiAvailable !== null)
    conditions.set('apiAvailable', Prisma.sql`t.api_available IS NOT DISTINCT FROM ${apiAvailable}`)
  if (verified !== null) conditions.set('verified', verified ? isVerified : Prisma.sql`NOT (${isVerified})`)
  return conditions
}

/** What no facet is about: the tool is active, it matches the search, it is featured or not. */
export const baseCondition = (filters: ToolFilters, term: string | null): Prisma.Sql => {
  const parts = [Prisma.sql`t.status = 'active'`]
  if (term !== null) parts.push(Prisma.sql`t.search_text LIKE ${likePattern(term, 'contains')}`)
  if (filters.featured !== null) parts.push(Prisma.sql`t.featured = ${filters.featured}`)
  return Prisma.join(parts, ' AND ')
}

/** All of it together. */
export const wholeCondition = (filters: ToolFilters, term: string | null): Prisma.Sql =>
  Prisma.join([baseCondition(filters, term), ...facetConditions(filters).values()], ' AND ')
