/** The directory over the saved copy of the catalogue, by the same rules as the API's. */
import { searchTextOf } from '../../../core/catalogue/tool-query.ts'
import { compareLabels } from '../../../core/display/labels.ts'
import { DIRECTORY_PAGE_SIZE } from '../../../core/display/pagination.ts'
import { makeFragmentData } from '../../gql/fragment-masking.ts'
import type { DirectoryAddress, Flag } from './directory-address.ts'
import type { Counted, DirectoryFacets, DirectoryListing } from './directory-listing.ts'
import { readFirst, readSavedCsv, readSavedJson, type SavedTool } from './saved-files.ts'
import { type CardTool, ToolCard_tool } from './tool-card.tsx'

export type SavedCatalogue = { readonly list: (address: DirectoryAddress) => DirectoryListing }

/** The slug of a category whose name alone is known. */
export const categorySlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The lowest price that a price text names, in dollars a month; unknown prices sort last. */
function textPrice(tool: Pick<SavedTool, 'pricing' | 'pricingModel'>): number {
  if (tool.pricingModel === 'free') return 0
  const amount = tool.pricing?.match(/\$([\d,]+(?:\.\d+)?)/)?.[1]
  return amount === undefined ? Number.POSITIVE_INFINITY : Number(amount.replaceAll(',', ''))
}

function nameRank(name: string, term: string): number {
  const lower = name.toLowerCase()
  if (lower === term) return 0
  if (lower.startsWith(term)) return 1
  return lower.includes(term) ? 2 : 3
}

/** The copy knows neither prominence nor the day of adding; where those decide, it keeps its own order. */
function compareBy(sort: DirectoryAddress['sort'], term: string): (a: SavedTool, b: SavedTool) => number {
  if (sort === 'name') return (a, b) => compareLabels(a.name, b.name)
  if (sort === 'price') {
    return (a, b) => {
      const [x, y] = [textPrice(a), textPrice(b)]
      return x === y ? 0 : x - y
    }
  }
  return sort === 'relevance' && term !== '' ? (a, b) => nameRank(a.name, term) - nameRank(b.name, term) : () => 0
}

function toCard(tool: SavedTool): CardTool {
  const slug = categorySlug(tool.category)
  const card = {
    id: tool.id,
    slug: tool.slug,
    name: tool.name,
    mark: null,
    description: tool.description,
    priceText: tool.pricing,
    verified: tool.verified,
    featured: tool.featured,
    category: { id: slug, slug, name: tool.category },
    rating: tool.rating === null ? null : { ...tool.rating, source: null },
  }
  return { ...makeFragmentData(card, ToolCard_tool), id: tool.id }
}

/** What a flag asks of a tool; the copy tells a free tier by the pricing model alone. */
const HAS: Readonly<Record<Flag, (tool: SavedTool) => boolean>> = {
  free: (tool) => tool.pricingModel === 'free' || tool.pricingModel === 'freemium',
  api: (tool) => tool.apiAvailable === true,
  verified: (tool) => tool.verified,
}

/** What narrows the list; the copy knows no platforms. */
type Filter = 'search' | 'categories' | 'pricing' | Flag

type Test = (tool: SavedTool) => boolean

function testsOf({ search, categories, pricing, flags }: DirectoryAddress): Readonly<Record<Filter, Test>> {
  const term = search.toLowerCase()
  const flag = (name: Flag): Test => (flags.includes(name) ? HAS[name] : () => true)
  return {
    search: (tool) => searchTextOf(tool).includes(term),
    categories: (tool) => categories.length === 0 || categories.includes(categorySlug(tool.category)),
    pricing: (tool) => pricing.length === 0 || (tool.pricingModel !== null && pricing.includes(tool.pricingModel)),
    free: flag('free'),
    api: flag('api'),
    verified: flag('verified'),
  }
}

/** The tools that pass, but for one filter, which does not count against its own values. */
function passing(tools: readonly SavedTool[], tests: Readonly<Record<Filter, Test>>, but?: Filter): SavedTool[] {
  const asked = Object.entries(tests).flatMap(([name, test]) => (name === but ? [] : [test]))
  return tools.filter((tool) => asked.every((test) => test(tool)))
}

function counted<T>(values: readonly T[]): Counted<T>[] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

function facetsOf(tools: readonly SavedTool[], tests: Readonly<Record<Filter, Test>>): DirectoryFacets {
  const flag = (name: Flag): number => passing(tools, tests, name).filter(HAS[name]).length
  return {
    categories: counted(passing(tools, tests, 'categories').map((tool) => categorySlug(tool.category))),
    pricing: counted(passing(tools, tests, 'pricing').flatMap((tool) => tool.pricingModel ?? [])),
    platforms: [],
    flags: { free: flag('free'), api: flag('api'), verified: flag('verified') },
  }
}

/** The directory of these tools. */
function savedCatalogue(tools: readonly SavedTool[]): SavedCatalogue {
  const names = [...new Set(tools.map((tool) => tool.category))].sort(compareLabels)
  const categories = names.map((name) => ({ slug: categorySlug(name), name }))
  const pricingModels = [...new Set(tools.flatMap((tool) => tool.pricingModel ?? []))]
  return {
    list: (asked) => {
      const known = asked.categories.filter((category) => categories.some(({ slug }) => slug === category))
      const tests = testsOf({ ...asked, categories: known })
      const matching = passing(tools, tests).sort(compareBy(asked.sort, asked.search.toLowerCase()))
      const start = (asked.page - 1) * DIRECTORY_PAGE_SIZE
      return {
        tools: matching.slice(start, start + DIRECTORY_PAGE_SIZE).map(toCard),
        total: matching.length,
        page: asked.page,
        categories,
        pricingModels,
        facets: facetsOf(tools, tests),
        correction: null,
      }
    },
  }
}

/**
 * Reads the saved copy: the CSV, else the JSON.
 * @throws Error when neither holds a tool.
 */
export async function loadSavedCatalogue(): Promise<SavedCatalogue> {
  const tools = await readFirst([readSavedCsv, readSavedJson])
  if (tools.length === 0) throw new Error('There is no saved copy of the catalogue')
  return savedCatalogue(tools)
}
