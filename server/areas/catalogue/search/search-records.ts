import { fieldsFor } from '#core/catalogue/fields/field-names.ts'
import { camelCase } from '#core/catalogue/fields/field-types.ts'
import { otherNames } from '#core/catalogue/former-names.ts'
import type { SearchRecord } from '#core/search/index/search-record.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { columnList, type ToolRow, type ToolSelection } from '../tool-row.ts'

/** Tool columns used by the search, besides those of the category. */
const COLUMNS = [
  ...fieldsFor('search').map(camelCase),
  ...(['id', 'slug', 'topics', 'events', 'freeTier', 'priceCents'] as const),
] as const

/** Adds the search columns to a selection. */
export const withSearchColumns = (selection: ToolSelection): ToolSelection => ({
  ...selection,
  columns: [...new Set([...selection.columns, ...COLUMNS])],
  category: true,
})

/** Requires a row read `withSearchColumns`. */
export const searchRecordOf = (tool: ToolRow): SearchRecord => {
  const record = Object.fromEntries(COLUMNS.map((column) => [column, tool[column]])) as StoredRecord
  return toSearchRecord({ ...record, categorySlug: tool.category.slug, categoryName: tool.category.name })
}

type StoredRecord = SearchRecord & Pick<ToolRow, 'events'>

/** Former names are searched like aliases. */
const toSearchRecord = ({ events, ...record }: StoredRecord): SearchRecord => ({
  ...record,
  aliases: otherNames({ aliases: record.aliases, events }),
})

type VersionedRecord = { readonly record: SearchRecord; readonly version: string }

/** A row with the columns below. */
export type StoredSearchRow = StoredRecord & { readonly version: string }

export const versionedRecordOf = ({ version, ...record }: StoredSearchRow): VersionedRecord => ({
  record: toSearchRecord(record),
  version,
})

/** The same columns for alias `t` joined with its category `c`, and the row version. */
export const SEARCH_COLUMNS: Prisma.Sql = columnList(COLUMNS, [
  't.xmin::text AS version',
  'c.slug AS "categorySlug"',
  'c.name AS "categoryName"',
])
