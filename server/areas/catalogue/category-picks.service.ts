/** The labeled picks of categories, from the grades of their jobs. */
import { type CategoryPick, categoryPicks } from '#core/pages/job/category-picks.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { CatalogueListing } from './listing/catalogue-listing.ts'
import type { PageRows } from './listing/page-rows.ts'
import type { RevisionWatch } from './revision-watch.ts'
import { selectionFor, type ToolRow, type ToolSelection } from './tool-row.ts'

export type CategoryPicksService = ReturnType<typeof createCategoryPicksService>

/** What the labels depend on. */
const LABELED = selectionFor(
  new Set([
    'privacy',
    'cons',
    'teamFit',
    'plans',
    'pricingModel',
    'skill',
    'features',
    'useCases',
    'pros',
    'description',
  ]),
)
const MAX_CATEGORIES = 200

type StoredPick = Omit<CategoryPick<unknown>, 'tool'> & { readonly id: string }

export const createCategoryPicksService = (dependencies: {
  listings: Pick<CatalogueListing, 'current'>
  pageRows: PageRows
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
}) => {
  const { listings, pageRows, catalogueRevision } = dependencies
  const picks = createRevisionCache({
    source: catalogueRevision,
    maxKeys: MAX_CATEGORIES,
    compute: async (categorySlug): Promise<readonly StoredPick[]> => {
      const listing = await listings.current()
      const { columns, standingOf } = listing
      const category = columns.categories.findIndex(({ slug }) => slug === categorySlug)
      const ids = Array.from(
        listing.order('relevance').ordinals.filter((ordinal) => columns.category[ordinal] === category),
        (ordinal) => columns.ids[ordinal] as string,
      )
      const standings = (await pageRows.read(listing, ids, LABELED)).flatMap((tool) => {
        const standing = standingOf(tool.slug)
        return standing === undefined ? [] : [{ tool, ...standing }]
      })
      return categoryPicks(standings).map(({ tool, labels, reason }) => ({ id: tool.id, labels, reason }))
    },
  })

  return {
    /** Empty for a category without graded tools. The first is the best overall. */
    picksOf: async (
      { slug }: { readonly slug: string },
      selection: ToolSelection,
    ): Promise<readonly CategoryPick<ToolRow>[]> => {
      const stored = await picks.get(slug)
      const ids = stored.map(({ id }) => id)
      const rows = new Map((await pageRows.read(await listings.current(), ids, selection)).map((row) => [row.id, row]))
      return stored.flatMap(({ id, ...pick }) => {
        const tool = rows.get(id)
        return tool === undefined ? [] : [{ ...pick, tool }]
      })
    },
  }
}
