import { fieldsFor } from '#core/catalogue/fields/field-names.ts'
import { camelCase } from '#core/catalogue/fields/field-types.ts'
import type { SearchRecord } from '#core/search/index/search-record.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { columnList, type ToolRow, type ToolSelection } from '../tool-row.ts'

/** Tool columns used by the search, besides those of the category. */
const COLUMNS = [...fieldsFor('search').map(camelCase), 'id', 'slug', 'topics', 'freeTier', 'priceCents'] as const

/** Adds the search columns to a selection. */
export const withSearchColumns = (selection: ToolSelection): ToolSelection => ({
  ...selection,
  columns: [...new Set([...selection.columns, ...COLUMNS])],
  category: true,
})

/** Requires a row read `withSearchColumns`. */
export const searchRecordOf = (tool: ToolRow): SearchRecord => {
  const record = Object.fromEntries(COLUMNS.map((column) => [column, tool[column]]))
  return { ...record, categorySlug: tool.category.slug, categoryName: tool.category.name } as SearchRecord
}

export type StoredSearchRecord = SearchRecord & { readonly version: string }

/** The same columns for alias `t` joined with its category `c`, and the row version. */
export const SEARCH_COLUMNS: Prisma.Sql = columnList(COLUMNS, [
  't.xmin::text AS version',
  'c.slug AS "categorySlug"',
  'c.name AS "categoryName"',
])
