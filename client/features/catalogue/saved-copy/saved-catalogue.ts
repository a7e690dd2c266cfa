/** The directory for the saved copy of the catalog, with the same rules as the API. */

import { makeFragmentData } from '#client/gql/fragment-masking.ts'
import { searchTextOf } from '#core/catalogue/tool-query.ts'
import { compareLabels } from '#core/display/labels.ts'
import { DIRECTORY_PAGE_SIZE } from '#core/display/pagination.ts'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { type CardTool, ToolCard_tool } from '../cards/tool-card.tsx'
import type { DirectoryAddress, Flag } from '../directory/directory-address.ts'
import type { Counted, DirectoryFacets, DirectoryListing } from '../directory/directory-listing.ts'
import { readFirst, readSavedCsv, readSavedJson, readSearchFacts, type SavedTool } from './saved-files.ts'
import type { SavedSearch } from './saved-search.ts'

export type SavedCatalogue = {
  readonly list: (address: DirectoryAddress) => DirectoryListing & { readonly facets: DirectoryFacets }
}

/** The slug of a category of which only the name is known. */
export const categorySlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const slugOf = ({ facts, category }: SavedTool): string => facts?.categorySlug ?? categorySlug(category)

/** The lowest price in dollars per month; without facts, the one in the price text. Unknown prices sort last. */
function lowestPrice(tool: SavedTool): number {
  if (tool.facts) return tool.facts.priceCents === null ? Number.POSITIVE_INFINITY : tool.facts.priceCents / 100
  if (tool.pricingModel === 'free') return 0
  const amount = tool.pricing?.match(/\$([\d,]+(?:\.\d+)?)/)?.[1]
  return amount === undefined ? Number.POSITIVE_INFINITY : Number(amount.replaceAll(',', ''))
}

/** The result of the search for the tools. */
type Found = ReturnType<SavedSearch>

/** The copy has neither ranks nor dates of addition; orders based on them keep the copy's order. */
function compareBy(sort: DirectoryAddress['sort'], found: Found | null): (a: SavedTool, b: SavedTool) => number {
  if (sort === 'name') return (a, b) => compareLabels(a.name, b.name)
  if (sort === 'price') {
    return (a, b) => {
      const [x, y] = [lowestPrice(a), lowestPrice(b)]
      return x === y ? 0 : x - y
    }
  }
  if (sort !== 'relevance' || found === null) return () => 0
  return (a, b) => (found.places.get(a.id) ?? 0) - (found.places.get(b.id) ?? 0)
}

function nameRank(name: string, term: string): number {
  const lower = name.toLowerCase()
  if (lower === term) return 0
  if (lower.startsWith(term)) return 1
  return lower.includes(term) ? 2 : 3
}

/** The search of a copy without facts for the engine: substring matches, names first. */
const plainSearch =
  (tools: readonly SavedTool[]): SavedSearch =>
  (text) => {
    const term = text.toLowerCase()
    const matching = tools
      .filter((tool) => searchTextOf(tool).includes(term))
      .sort((a, b) => nameRank(a.name, term) - nameRank(b.name, term))
    return { places: new Map(matching.map(({ id }, place) => [id, place])), correction: null }
  }

function toCard(tool: SavedTool): CardTool {
  const slug = slugOf(tool)
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

/** What a flag requires of a tool; without facts, the pricing model alone tells whether there is a free tier. */
const HAS: Readonly<Record<Flag, (tool: SavedTool) => boolean>> = {
  free: (tool) => tool.facts?.freeTier ?? (tool.pricingModel === 'free' || tool.pricingModel === 'freemium'),
  open: (tool) => tool.facts?.openSource === true,
  api: (tool) => tool.apiAvailable === true,
  mcp: (tool) => tool.facts?.mcpServer === true,
  verified: (tool) => tool.verified,
}

/** The filters of the list. */
type Filter = 'search' | 'categories' | 'pricing' | 'price' | FactList | Flag

/** The lists that need facts. */
const FACT_LISTS = ['platforms', 'integrations', 'privacy'] as const
type FactList = (typeof FACT_LISTS)[number]

/** The filters that no copy supports, and those that a copy without facts does not support either. */
const UNSUPPORTED = ['skills', 'teams'] as const

const listOf = (tool: SavedTool, list: FactList): readonly string[] => tool.facts?.[list] ?? []

type Test = (tool: SavedTool) => boolean

function testsOf(
  { categories, pricing, price, platforms, integrations, privacy, flags }: DirectoryAddress,
  found: Found | null,
): Readonly<Record<Filter, Test>> {
  const flag = (name: Flag): Test => (flags.includes(name) ? HAS[name] : () => true)
  return {
    search: (tool) => found === null || found.places.has(tool.id),
    categories: (tool) => categories.length === 0 || categories.includes(slugOf(tool)),
    // An unknown value does not narrow the list.
    platforms: (tool) =>
      platforms.length === 0 || !tool.facts || platforms.some((value) => listOf(tool, 'platforms').includes(value)),
    integrations: (tool) => !tool.facts || integrations.every((value) => listOf(tool, 'integrations').includes(value)),
    privacy: (tool) => !tool.facts || privacy.every((value) => listOf(tool, 'privacy').includes(value)),
    price: (tool) => price === null || lowestPrice(tool) <= price,
    pricing: (tool) => pricing.length === 0 || (tool.pricingModel !== null && pricing.includes(tool.pricingModel)),
    free: flag('free'),
    open: (tool) => !tool.facts || flag('open')(tool),
    api: flag('api'),
    mcp: (tool) => !tool.facts || flag('mcp')(tool),
    verified: flag('verified'),
  }
}

/** The tools that pass all filters but one, which is left out for the counts of its own values. */
function passing(tools: readonly SavedTool[], tests: Readonly<Record<Filter, Test>>, but?: Filter): SavedTool[] {
  const requested = Object.entries(tests).flatMap(([name, test]) => (name === but ? [] : [test]))
  return tools.filter((tool) => requested.every((test) => test(tool)))
}

function counted<T>(values: readonly T[]): Counted<T>[] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

/** The values of a list with their counts; lists whose values must all match count within the current selection. */
const countedFacts = <T extends string>(
  tools: readonly SavedTool[],
  tests: Readonly<Record<Filter, Test>>,
  list: FactList,
): Counted<T>[] =>
  counted(
    passing(tools, tests, list === 'platforms' ? list : undefined).flatMap(
      (tool) => listOf(tool, list) as readonly T[],
    ),
  )

function facetsOf(tools: readonly SavedTool[], tests: Readonly<Record<Filter, Test>>): DirectoryFacets {
  const flag = (name: Flag): number => passing(tools, tests, name).filter(HAS[name]).length
  return {
    categories: counted(passing(tools, tests, 'categories').map(slugOf)),
    pricing: counted(passing(tools, tests, 'pricing').flatMap((tool) => tool.pricingModel ?? [])),
    platforms: countedFacts(tools, tests, 'platforms'),
    integrations: countedFacts(tools, tests, 'integrations'),
    privacy: countedFacts(tools, tests, 'privacy'),
    flags: { free: flag('free'), open: flag('open'), api: flag('api'), mcp: flag('mcp'), verified: flag('verified') },
  }
}

/** A page of the directory for these tools. */
function savedCatalogue(tools: readonly SavedTool[], search: SavedSearch): SavedCatalogue {
  const names = new Map(tools.map((tool) => [slugOf(tool), tool.category]))
  const categories = [...names].map(([slug, name]) => ({ slug, name })).sort((a, b) => compareLabels(a.name, b.name))
  const unsupported = tools.some(({ facts }) => facts) ? UNSUPPORTED : [...FACT_LISTS, ...UNSUPPORTED]
  return {
    list: (requested) => {
      const known = requested.categories.filter((category) => categories.some(({ slug }) => slug === category))
      const found = requested.search === '' ? null : search(requested.search)
      const tests = testsOf({ ...requested, categories: known }, found)
      const matching = passing(tools, tests).sort(compareBy(requested.sort, found))
      const start = (requested.page - 1) * DIRECTORY_PAGE_SIZE
      return {
        tools: matching.slice(start, start + DIRECTORY_PAGE_SIZE).map(toCard),
        total: matching.length,
        page: requested.page,
        categories,
        facets: facetsOf(tools, tests),
        correction: found?.correction ? { from: requested.search, to: found.correction } : null,
        unsupported,
      }
    },
  }
}

/** The copy with the facts that the server's search uses; null if a part is missing. */
async function loadSearched(): Promise<SavedCatalogue | null> {
  try {
    const [tools, file, { createSavedSearch }] = await Promise.all([
      readSavedJson(),
      readSearchFacts(),
      import('./saved-search.ts'),
    ])
    if (tools.length === 0 || file.tools.length === 0) return null
    const factsOf = new Map(file.tools.map((facts) => [facts.id, facts]))
    return savedCatalogue(
      tools.map((tool) => ({ ...tool, facts: factsOf.get(tool.id) ?? null })),
      createSavedSearch(tools, file),
    )
  } catch {
    return null
  }
}

/**
 * Reads the saved copy: the JSON with the facts of the search, else the CSV, else the JSON alone.
 * @throws Error when none holds a tool.
 */
export async function loadSavedCatalogue(): Promise<SavedCatalogue> {
  const searched = await loadSearched()
  if (searched) return searched
  const tools = await readFirst([readSavedCsv, readSavedJson])
  if (tools.length === 0) throw new Error('There is no saved copy of the catalog')
  return savedCatalogue(tools, plainSearch(tools))
}
