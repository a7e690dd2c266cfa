/** Reads the copy of the catalog that is served without the database, or kept by the service worker. */
import { dashedName } from '#core/catalogue/tool-query.ts'
import { PRICING_MODELS, type PricingModel } from '#core/catalogue/vocabulary.ts'
import { longDay } from '#core/display/dates.ts'
import type { EngineFile } from '#core/recommendations/engine-file.ts'
import type { SavedFacts, SearchFactsFile } from '#core/search/index/search-facts.ts'
import type { SearchWords } from '#core/search/index/search-record.ts'

/** A tool of the saved copy: the fields of the legacy responses that the screens use. */
type SavedTool = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly longDescription: string
  /** The category's name. */
  readonly category: string
  readonly pricingModel: PricingModel | null
  readonly pricing: string | null
  readonly rating: { readonly mean: number; readonly count: number } | null
  readonly verified: boolean
  readonly featured: boolean
  readonly websiteUrl: string | null
  readonly features: readonly string[]
  readonly useCases: readonly string[]
  readonly pros: readonly string[]
  readonly cons: readonly string[]
  readonly apiAvailable: boolean | null
}

/** A tool with what `/tools-search.json` adds to it. */
export type KnownTool = SavedTool & { readonly facts: SavedFacts }

/** What was read, and the day on which the server sent it; null if that is unknown. */
export type Saved<T> = { readonly value: T; readonly savedOn: string | null }

type Row = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const orNull = (value: string): string | null => (value === '' ? null : value)
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(text).filter((item) => item !== '') : [])
const booleanOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)

function rating(row: Row): SavedTool['rating'] {
  const [mean, count] = [Number(row['rating']), Number(row['review_count'])]
  return mean > 0 && mean <= 5 && count >= 1 ? { mean, count } : null
}

/** Null for a row that does not say which tool it is about. */
function toSavedTool(row: Row): SavedTool | null {
  const [slug, name] = [text(row['slug']), text(row['name'])]
  if (slug === '' || name === '') return null
  return {
    id: text(row['id']) || slug,
    slug,
    name,
    description: text(row['description']),
    longDescription: text(row['long_description']),
    category: text(row['category']),
    pricingModel: PRICING_MODELS.find((model) => model === row['pricing_model']) ?? null,
    pricing: orNull(text(row['pricing'])),
    rating: rating(row),
    verified: booleanOf(row['verified']) ?? false,
    featured: booleanOf(row['featured']) ?? false,
    websiteUrl: orNull(text(row['website_url'])),
    features: list(row['features']),
    useCases: list(row['use_cases']),
    pros: list(row['pros']),
    cons: list(row['cons']),
    apiAvailable: booleanOf(row['api_available']),
  }
}

async function readFile<T>(path: string, options?: RequestInit): Promise<Saved<T>> {
  const response = await fetch(path, options)
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
  const date = response.headers.get('date')
  return { value: (await response.json()) as T, savedOn: date === null ? null : longDay(new Date(date)) }
}

type SavedTools = Saved<readonly KnownTool[]> & {
  /** What searches may mean beyond the words of the tools. */
  readonly words: SearchWords
}

/**
 * Reads `/tools.json`, and `/tools-search.json`, which the same server writes for this code.
 * @throws Error when a file is missing, or without a tool that is in both
 */
export async function readSavedTools(): Promise<SavedTools> {
  const [{ value: rows, savedOn }, { value: file }] = await Promise.all([
    readFile<unknown>('/tools.json'),
    readFile<SearchFactsFile>('/tools-search.json'),
  ])
  const { tools: known, ...words } = file
  const factsOf = new Map(known.map((facts) => [facts.id, facts]))
  const tools = (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const tool = typeof row === 'object' && row !== null ? toSavedTool(row as Row) : null
    const facts = tool && factsOf.get(tool.id)
    return facts ? [{ ...tool, facts }] : []
  })
  if (tools.length === 0) throw new Error('There is no saved copy of the catalog')
  return { value: tools, savedOn, words }
}

/** Reads `/tools-engine.json`, and the day on which the server sent it. */
export const readEngineFile = (options?: RequestInit): Promise<Saved<EngineFile>> =>
  readFile<EngineFile>('/tools-engine.json', options)

/** The saved tool at an address: a slug, an id, or the name in lowercase with dashes. */
export function findSaved(tools: readonly KnownTool[], reference: string): KnownTool | null {
  const matches = (tool: SavedTool) => [tool.slug, tool.id, dashedName(tool.name)].includes(reference)
  return tools.find(({ slug }) => slug === reference) ?? tools.find(matches) ?? null
}
