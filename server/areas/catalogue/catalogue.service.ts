/** Categories, pricing models and the revision: public data, cached per revision. */
import { PRICING_MODELS, type PricingModel } from '#core/catalogue/vocabulary.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { RevisionWatch } from './revision-watch.ts'
import type { CategoryRow } from './tool-row.ts'

export type CatalogueInfo = {
  readonly revision: number
  readonly changedAt: Date
  readonly toolCount: number
  readonly categoryCount: number
}

export type CatalogueService = ReturnType<typeof createCatalogueService>

type Counts = {
  readonly categories: ReadonlyMap<string, CategoryRow>
  /** Active tools by category id; no entry for none. */
  readonly toolCounts: ReadonlyMap<string, number>
  /** Those of active tools, in vocabulary order. */
  readonly pricingModels: readonly PricingModel[]
  readonly info: CatalogueInfo
}

export const createCatalogueService = (dependencies: {
  database: Database
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
}) => {
  const { database, catalogueRevision } = dependencies

  const readCategories = async (): Promise<ReadonlyMap<string, CategoryRow>> => {
    const rows = await database.read<CategoryRow>(Prisma.sql`SELECT id, slug, name, description FROM categories`)
    // Sorted here, because databases order capitals differently.
    return new Map(rows.sort((a, b) => a.name.localeCompare(b.name, 'en')).map((row) => [row.id, row]))
  }

  const readGroups = () =>
    database.read<{ categoryId: string; pricingModel: PricingModel | null; count: number }>(Prisma.sql`
      SELECT category_id AS "categoryId", pricing_model AS "pricingModel", count(*)::int AS count
      FROM tools WHERE status = 'active' GROUP BY category_id, pricing_model`)

  const readCounts = async (): Promise<Counts> => {
    const [state, categories, groups] = await Promise.all([
      database.prisma.catalogueState.findUnique({ where: { id: 1 } }),
      readCategories(),
      readGroups(),
    ])
    const toolCounts = new Map<string, number>()
    for (const { categoryId, count } of groups) toolCounts.set(categoryId, (toolCounts.get(categoryId) ?? 0) + count)
    const used = new Set(groups.map(({ pricingModel }) => pricingModel))
    return {
      categories,
      toolCounts,
      pricingModels: PRICING_MODELS.filter((model) => used.has(model)),
      info: {
        revision: state?.revision ?? 0,
        changedAt: state?.changedAt ?? new Date(0),
        toolCount: [...toolCounts.values()].reduce((sum, count) => sum + count, 0),
        categoryCount: toolCounts.size,
      },
    }
  }
  const counts = createRevisionCache({ source: catalogueRevision, compute: readCounts })

  return {
    categoryById: async (id: string): Promise<CategoryRow> => {
      const category = (await counts.get()).categories.get(id)
      if (category === undefined) throw new Error(`No category has the id ${id}`)
      return category
    },

    /** Null when there is none. */
    categoryBySlug: async (slug: string): Promise<CategoryRow | null> => {
      const { categories } = await counts.get()
      return [...categories.values()].find((category) => category.slug === slug) ?? null
    },

    /** Null when there is none. */
    findCategory: async (id: string): Promise<CategoryRow | null> =>
      (await counts.get()).categories.get(id.toLowerCase()) ?? null,

    toolCountOf: async (categoryId: string): Promise<number> => (await counts.get()).toolCounts.get(categoryId) ?? 0,

    /** Categories with active tools, by name. */
    categories: async (): Promise<readonly CategoryRow[]> => {
      const { categories, toolCounts } = await counts.get()
      return [...categories.values()].filter((category) => toolCounts.has(category.id))
    },

    /** Pricing models of active tools, in vocabulary order. */
    pricingModels: async (): Promise<readonly PricingModel[]> => (await counts.get()).pricingModels,

    info: async (): Promise<CatalogueInfo> => (await counts.get()).info,
  }
}
