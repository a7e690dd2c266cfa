import type { SearchRecord } from '../../../../core/search/search-record.ts'
import { Prisma } from '../../../../prisma/client/client.ts'
import type { ToolRow, ToolSelection } from '../tool-row.ts'

/** Tool columns used by the search, besides those of the category. */
const COLUMNS = [
  'id',
  'slug',
  'name',
  'aliases',
  'vendor',
  'topics',
  'description',
  'useCases',
  'features',
  'longDescription',
  'industries',
  'roles',
  'prominence',
  'freeTier',
  'openSource',
  'apiAvailable',
  'platforms',
  'privacy',
  'integrations',
  'priceCents',
] as const satisfies readonly (keyof ToolRow & keyof SearchRecord)[]

/** Adds the search columns to a selection. */
export const withSearchColumns = (selection: ToolSelection): ToolSelection => ({
  ...selection,
  columns: [...new Set([...selection.columns, ...COLUMNS])],
  category: true,
})

/** Requires a row read `withSearchColumns`. */
export const searchRecordOf = (tool: ToolRow): SearchRecord => ({
  id: tool.id,
  slug: tool.slug,
  name: tool.name,
  aliases: tool.aliases,
  vendor: tool.vendor,
  categorySlug: tool.category.slug,
  categoryName: tool.category.name,
  topics: tool.topics,
  description: tool.description,
  useCases: tool.useCases,
  features: tool.features,
  longDescription: tool.longDescription,
  industries: tool.industries,
  roles: tool.roles,
  prominence: tool.prominence,
  freeTier: tool.freeTier,
  openSource: tool.openSource,
  apiAvailable: tool.apiAvailable,
  platforms: tool.platforms,
  privacy: tool.privacy,
  integrations: tool.integrations,
  priceCents: tool.priceCents,
})

export type StoredSearchRecord = SearchRecord & { readonly version: string }

/** The same columns for alias `t` joined with its category `c`, and the row version. */
export const SEARCH_COLUMNS = Prisma.sql`
  t.xmin::text AS version, t.id, t.slug, t.name, t.aliases, t.vendor, c.slug AS "categorySlug",
  c.name AS "categoryName", t.topics, t.description, t.use_cases AS "useCases", t.features,
  t.long_description AS "longDescription", t.industries, t.roles, t.prominence, t.free_tier AS "freeTier",
  t.open_source AS "openSource", t.api_available AS "apiAvailable", t.platforms, t.privacy, t.integrations,
  t.price_cents AS "priceCents"`
