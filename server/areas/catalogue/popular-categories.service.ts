/** The categories with the best-known tools, and those tools. */
import { isHouseholdName, isWellKnown } from '#core/catalogue/best-known.ts'
import { checkFirst } from '#core/paging.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { CatalogueService } from './catalogue.service.ts'
import type { CatalogueListing, Listing } from './listing/catalogue-listing.ts'
import type { PageRows } from './listing/page-rows.ts'
import type { RevisionWatch } from './revision-watch.ts'
import type { ToolMarks } from './tool-marks.ts'
import type { CategoryRow, ToolRow, ToolSelection } from './tool-row.ts'

export type PopularCategoriesService = ReturnType<typeof createPopularCategoriesService>

export const MOST_CATEGORIES = 20
export const MOST_WELL_KNOWN = 3
/** Of so many well-known tools of a category, those with a logo are shown first. */
const CANDIDATES = 8

type WellKnown = {
  /** Best known first. */
  readonly ids: readonly string[]
  readonly householdNames: number
}

const NONE: WellKnown = { ids: [], householdNames: 0 }

/** By category id. */
const wellKnownTools = ({ columns, order }: Listing): ReadonlyMap<string, WellKnown> => {
  const { ids, categories, category, prominence } = columns
  const prominenceOf = (ordinal: number) => prominence[ordinal] ?? 0
  const known = [...order('relevance').ordinals]
    .filter((ordinal) => isWellKnown({ prominence: prominenceOf(ordinal) }))
    .sort((a, b) => prominenceOf(b) - prominenceOf(a))
  const byCategory = Map.groupBy(known, (ordinal) => categories[category[ordinal] ?? 0]?.id ?? '')
  return new Map(
    Array.from(byCategory, ([id, ordinals]) => [
      id,
      {
        ids: ordinals.map((ordinal) => ids[ordinal] as string),
        householdNames: ordinals.filter((ordinal) =>
          isHouseholdName({ status: 'active', prominence: prominenceOf(ordinal) }),
        ).length,
      },
    ]),
  )
}

export const createPopularCategoriesService = (dependencies: {
  listings: Pick<CatalogueListing, 'current'>
  pageRows: PageRows
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
  catalogue: Pick<CatalogueService, 'categories'>
  toolMarks: ToolMarks
}) => {
  const { listings, pageRows, catalogueRevision, catalogue, toolMarks } = dependencies
  const wellKnown = createRevisionCache({
    source: catalogueRevision,
    compute: async () => wellKnownTools(await listings.current()),
  })

  return {
    /** Most household names first, then most well-known tools. Throws InvalidInputError for more than 20. */
    popular: async (first: number): Promise<readonly CategoryRow[]> => {
      checkFirst(first, MOST_CATEGORIES)
      const known = await wellKnown.get()
      const knownIn = ({ id }: CategoryRow) => known.get(id) ?? NONE
      return (await catalogue.categories())
        .toSorted((one, other) => {
          const [a, b] = [knownIn(one), knownIn(other)]
          return b.householdNames - a.householdNames || b.ids.length - a.ids.length
        })
        .slice(0, first)
    },

    /** Up to three, those with a logo first, best known first. */
    wellKnownTools: async ({ id }: Pick<CategoryRow, 'id'>, selection: ToolSelection): Promise<readonly ToolRow[]> => {
      const ids = ((await wellKnown.get()).get(id) ?? NONE).ids.slice(0, CANDIDATES)
      const rows = await pageRows.read(await listings.current(), ids, selection)
      const withoutMark = (tool: ToolRow) => (toolMarks.of(tool) === null ? 1 : 0)
      return rows.toSorted((a, b) => withoutMark(a) - withoutMark(b)).slice(0, MOST_WELL_KNOWN)
    },
  }
}
