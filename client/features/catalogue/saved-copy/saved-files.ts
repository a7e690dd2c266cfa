/** Reads the copies of the catalog that are served without the database. Loaded only when the API is unreachable. */
import { dashedName } from '#core/catalogue/tool-query.ts'
import { PRICING_MODELS, type PricingModel } from '#core/catalogue/vocabulary.ts'

import type { SearchFacts, SearchFactsFile } from '#core/search/index/search-facts.ts'

/** A tool of the saved copy: the fields of the legacy responses that the screens use. */
export type SavedTool = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly longDescription: string
  /** The category's name; the copy has no category slugs. */
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
  /** The additional facts that the server's search uses; null if the copy does not have them. */
  readonly facts: SearchFacts | null
}

type Row = Readonly<Record<string, unknown>>

/** Removes the character with which an export protects a text from spreadsheets. */
const text = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/^'(?=[=+\-@\t\r])/, '').trim() : ''
const orNull = (value: string): string | null => (value === '' ? null : value)
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(text).filter((item) => item !== '') : [])
const booleanOf = (value: unknown): boolean | null => {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : null
}

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
    facts: null,
  }
}

const toSavedTools = (rows: readonly unknown[]): SavedTool[] =>
  rows.flatMap((row) => (typeof row === 'object' && row !== null ? (toSavedTool(row as Row) ?? []) : []))

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
  return response
}

/**
 * Reads `/tools.csv`: quoted fields may contain commas and line breaks; a row with too few or too many fields is
 * dropped.
 */
export async function readSavedCsv(): Promise<SavedTool[]> {
  const [response, { default: papa }] = await Promise.all([fetchFile('/tools.csv'), import('papaparse')])
  const { data, errors } = papa.parse<Row>(await response.text(), { header: true, skipEmptyLines: 'greedy' })
  const broken = new Set(errors.map((error) => error.row))
  return toSavedTools(data.filter((_, index) => !broken.has(index)))
}

/** Reads `/tools.json`, which also contains lists such as features. */
export async function readSavedJson(): Promise<SavedTool[]> {
  const rows: unknown = await (await fetchFile('/tools.json')).json()
  return Array.isArray(rows) ? toSavedTools(rows) : []
}

/** Reads `/tools-search.json`, which the same server writes for this code. */
export const readSearchFacts = async (): Promise<SearchFactsFile> =>
  (await (await fetchFile('/tools-search.json')).json()) as SearchFactsFile

/** The first source that yields tools; an empty list when none does. */
export async function readFirst(sources: readonly (() => Promise<SavedTool[]>)[]): Promise<SavedTool[]> {
  for (const read of sources) {
    try {
      const tools = await read()
      if (tools.length > 0) return tools
    } catch {
      // The next source may still answer.
    }
  }
  return []
}

/** The saved tool at an address: a slug, an id, or the name in lowercase with dashes. */
export function findSaved(tools: readonly SavedTool[], reference: string): SavedTool | null {
  const matches = (tool: SavedTool) => [tool.slug, tool.id, dashedName(tool.name)].includes(reference)
  return tools.find(({ slug }) => slug === reference) ?? tools.find(matches) ?? null
}
