/** Reading the catalogue: categories, pricing models, the revision. Everything here is public. */
import type { PricingModel } from '../../../core/catalogue/vocabulary.ts'
import { Prisma } from '../../../prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { shareInFlight } from './share-in-flight.ts'
import type { CategoryRow } from './tool-row.ts'

export type CatalogueInfo = {
  readonly revision: number
  readonly changedAt: Date
  readonly toolCount: number
  readonly categoryCount: number
}

export type CatalogueService = ReturnType<typeof createCatalogueService>

export const createCatalogueService = ({ database }: { database: Database }) => {
  const { prisma } = database

  const loadCategories = shareInFlight(async (): Promise<ReadonlyMap<string, CategoryRow>> => {
    const rows = await database.read<CategoryRow>(Prisma.sql`SELECT id, slug, name, description FROM categories`)
    // Sorted here, because databases differ in how they order capitals.
    return new Map(rows.sort((a, b) => a.name.localeCompare(b.name, 'en')).map((row) => [row.id, row]))
  })

  const loadToolCounts = shareInFlight(async (): Promise<ReadonlyMap<string, number>> => {
    const groups = await database.read<{ categoryId: string; count: number }>(Prisma.sql`
      SELECT category_id AS "categoryId", count(*)::int AS count FROM tools WHERE status = 'active' GROUP BY category_id`)
    return new Map(groups.map(({ categoryId, count }) => [categoryId, count]))
  })

  return {
    /** A category by its id. Calls in the same moment share one query. */
    categoryById: async (id: string): Promise<CategoryRow> => {
      const category = (await loadCategories()).get(id)
      if (category === undefined) throw new Error(`No category has the id ${id}`)
      return category
    },

    /** How many active tools a category holds. Calls in the same moment share one query. */
    toolCountOf: async (categoryId: string): Promise<number> => (await loadToolCounts()).get(categoryId) ?? 0,

    /** The categories that hold at least one active tool, by name. */
    categories: async (): Promise<readonly CategoryRow[]> => {
      const [categories, counts] = await Promise.all([loadCategories(), loadToolCounts()])
      return [...categories.values()].filter((category) => counts.has(category.id))
    },

    /** The pricing models that occur among active tools, in the order of the vocabulary. */
    pricingModels: async (): Promise<readonly PricingModel[]> => {
      const groups = await prisma.tool.groupBy({
        by: ['pricingModel'],
        where: { status: 'active', pricingModel: { not: null } },
        orderBy: { pricingModel: 'asc' },
      })
      return groups.flatMap((group) => (group.pricingModel === null ? [] : [group.pricingModel]))
    },

    /** The catalogue's revision and size. */
    info: async (): Promise<CatalogueInfo> => {
      const [state, counts] = await Promise.all([
        prisma.catalogueState.findUnique({ where: { id: 1 } }),
        loadToolCounts(),
      ])
      return {
        revision: state?.revision ?? 0,
        changedAt: state?.changedAt ?? new Date(0),
        toolCount: [...counts.values()].reduce((sum, count) => sum + count, 0),
        categoryCount: counts.size,
      }
    },
  }
}
