/** The directory for the saved copy of the catalog: the lists, filters and counts of the server, computed here. */

import { makeFragmentData } from '#client/gql/fragment-masking.ts'
import { type KnownTool, readSavedTools } from '#client/lib/saved-copy/saved-files.ts'
import { layOutColumns, type Ordinal } from '#core/catalogue/listing/columns.ts'
import { countFacets } from '#core/catalogue/listing/facets.ts'
import { byFlag } from '#core/catalogue/listing/flags.ts'
import { catalogueOrder, ratingOrder, spreadOrder, type ToolOrder } from '#core/catalogue/listing/orders.ts'
import { isUnfiltered, selectInOrder, selectMatches } from '#core/catalogue/listing/select.ts'
import { foldText, type ToolFilters, type ToolSort } from '#core/catalogue/tool-query.ts'
import { compareLabels } from '#core/display/labels.ts'
import { DIRECTORY_PAGE_SIZE } from '#core/display/pagination.ts'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { type CardTool, ToolCard_tool } from '../cards/tool-card.tsx'
import type { DirectoryAddress, Flag } from '../directory/directory-address.ts'
import type { DirectoryFacets, DirectoryListing } from '../directory/directory-listing.ts'

export type SavedCatalogue = {
  readonly list: (address: DirectoryAddress) => DirectoryListing & { readonly facets: DirectoryFacets }
  /** The day of the copy; null if it is unknown. */
  readonly savedOn: string | null
}

/** Searches the copy; ids, best first. */
type Search = (text: string) => { readonly ids: readonly string[]; readonly correction: string | null }

function toCard(tool: KnownTool): CardTool {
  const slug = tool.facts.categorySlug
  const card = {
    id: tool.id,
    slug: tool.slug,
    name: tool.name,
    description: tool.description,
    mark: null,
    categoryIcon: null,
    priceAmount: tool.pricing ?? PRICING_NOT_VERIFIED,
    priceNote: '',
    verified: tool.verified,
    featured: tool.featured,
    category: { id: slug, slug, name: tool.category },
    rating: tool.rating === null ? null : { ...tool.rating, source: null },
  }
  return { ...makeFragmentData(card, ToolCard_tool), id: tool.id }
}

/** The flags of the API by those of the address. */
const FLAG_NAMES = {
  free: 'freeTier',
  open: 'openSource',
  api: 'apiAvailable',
  mcp: 'mcpServer',
  verified: 'verified',
} as const satisfies Record<Flag, string>

const filtersOf = (address: DirectoryAddress): ToolFilters => ({
  ...byFlag(() => null),
  ...Object.fromEntries(address.flags.map((flag) => [FLAG_NAMES[flag], true])),
  categories: address.categories,
  pricingModels: address.pricing,
  platforms: address.platforms,
  integrations: address.integrations,
  privacy: address.privacy,
  skills: address.skills,
  teamSizes: address.teams,
  maxMonthlyPriceUsd: address.price,
})

/** The tools in the columns of the server's lists, and each order of them. */
function listingOf(tools: readonly KnownTool[]) {
  const columns = layOutColumns(
    tools.map(({ facts, ...tool }) => ({
      ...facts,
      pricingModel: tool.pricingModel,
      verified: tool.verified,
      featured: tool.featured,
      apiAvailable: tool.apiAvailable,
      nameLower: foldText(tool.name),
      categoryId: facts.categorySlug,
    })),
  )
  const scores = new Map(tools.map(({ id, facts }) => [id, facts.ratingScore]))
  const orders = new Map<string, ToolOrder>()
  const orderOf = (sort: ToolSort, isWhole: boolean): ToolOrder => {
    const name = isWhole && sort === 'relevance' ? 'spread' : sort
    const known = orders.get(name)
    if (known) return known
    const made =
      sort === 'rating'
        ? ratingOrder(columns, (id) => scores.get(id) ?? 0)
        : name === 'spread'
          ? spreadOrder(columns, orderOf(sort, false))
          : catalogueOrder(columns, sort)
    orders.set(name, made)
    return made
  }
  return { columns, orderOf }
}

function savedCatalogue(tools: readonly KnownTool[], search: Search, savedOn: string | null): SavedCatalogue {
  const { columns, orderOf } = listingOf(tools)
  const toolOf = new Map(tools.map((tool) => [tool.id, tool]))
  const names = new Map(tools.map(({ facts, category }) => [facts.categorySlug, category]))
  const categories = [...names].map(([slug, name]) => ({ slug, name })).sort((a, b) => compareLabels(a.name, b.name))
  const toolAt = (row: Ordinal) => toolOf.get(columns.ids[row] ?? '')
  return {
    savedOn,
    list: (requested) => {
      const filters = filtersOf({ ...requested, categories: requested.categories.filter((slug) => names.has(slug)) })
      const found = requested.search === '' ? null : search(requested.search)
      const matches = found && Uint32Array.from(found.ids.flatMap((id) => columns.ordinalOf.get(id) ?? []))
      const selected =
        matches !== null && requested.sort === 'relevance'
          ? selectMatches(columns, filters, matches)
          : selectInOrder(columns, orderOf(requested.sort, isUnfiltered(columns, filters)), filters, matches)
      const start = (requested.page - 1) * DIRECTORY_PAGE_SIZE
      const onPage = selected.subarray(start, start + DIRECTORY_PAGE_SIZE)
      return {
        tools: Array.from(onPage)
          .flatMap((row) => toolAt(row) ?? [])
          .map(toCard),
        total: selected.length,
        page: requested.page,
        categories,
        facets: facetsOf(countFacets(columns, filters, matches)),
        correction: found?.correction ? { from: requested.search, to: found.correction } : null,
        rated: selected.some((row) => (toolAt(row)?.rating ?? null) !== null),
      }
    },
  }
}

const facetsOf = (facets: ReturnType<typeof countFacets>): DirectoryFacets => ({
  categories: facets.categories.map(({ categoryId, count }) => ({ value: categoryId, count })),
  pricing: facets.pricingModels,
  platforms: facets.platforms,
  integrations: facets.integrations,
  privacy: facets.privacy,
  skills: facets.skills,
  teams: facets.teamSizes,
  prices: facets.prices,
  flags: Object.fromEntries(Object.entries(FLAG_NAMES).map(([flag, name]) => [flag, facets.flags[name]])),
})

/**
 * Reads the saved copy. The index of the search is built at the first search.
 * @throws Error when a file is missing
 */
export async function loadSavedCatalogue(failure?: unknown): Promise<SavedCatalogue> {
  // biome-ignore lint/suspicious/noConsole: a failure that the page hides behind a copy must still leave a trace
  if (failure !== undefined) console.warn('Failed to fetch tools', failure)
  const [{ value: tools, savedOn, words }, { indexSaved, searchSaved }] = await Promise.all([
    readSavedTools(),
    import('#client/lib/saved-copy/saved-search.ts'),
  ])
  let index: ReturnType<typeof indexSaved> | null = null
  const search: Search = (text) => {
    index ??= indexSaved(tools, words)
    return searchSaved(index, text)
  }
  return savedCatalogue(tools, search, savedOn)
}
