/** One page of tools in one statement: the rows as JSON and, when it is asked for, how many match in all. */
import type { ToolQuery } from '../../../core/catalogue/tool-query.ts'
import { Prisma } from '../../../prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { wholeCondition } from './tool-filter.ts'
import { afterCursor, cursorColumn, decodeCursor, orderBy, type SortKey, sortKeys } from './tool-order.ts'
import { selectList, type ToolRow, type ToolSelection } from './tool-row.ts'

/** What of a page is asked for, beside the tools' own fields. */
export type PageParts = { readonly cursors: boolean; readonly totalCount: boolean }

export type RowWithCursor = ToolRow & { readonly cursorKeys?: readonly unknown[] }
type PageRow = { readonly rows: readonly RowWithCursor[]; readonly total: number | null }

const columnsOf = (keys: readonly SortKey[], alias: string): readonly SortKey[] =>
  keys.map(({ indexed: _, ...key }, index) => ({ ...key, sql: Prisma.raw(`${alias}.k${index}`) }))

/**
 * Reads one row more than the page holds, which tells whether there is a next one. With a search the matches are found
 * once and serve the page and the count: their order must be computed for all of them anyway.
 */
export const readPage = async (
  database: Database,
  query: ToolQuery,
  term: string | null,
  selection: ToolSelection,
  parts: PageParts,
): Promise<PageRow> => {
  const keys = sortKeys(query.sort, term)
  const values = query.after === null ? null : decodeCursor(query.after, query.sort, keys)
  const where = wholeCondition(query, term)
  const limits = Prisma.sql`LIMIT ${query.first + 1}::int OFFSET ${query.offset ?? 0}::int`
  const beyond = (of: readonly SortKey[]) => (values === null ? Prisma.sql`TRUE` : afterCursor(of, values))
  const cursors = (of: readonly SortKey[]) => (parts.cursors ? Prisma.sql`, ${cursorColumn(of)}` : Prisma.empty)

  const statement = () => {
    if (term === null) {
      return Prisma.sql`
        SELECT (SELECT coalesce(json_agg(p), '[]'::json) FROM (
          SELECT ${selectList(selection)}${cursors(keys)} FROM tools t
          WHERE ${where} AND ${beyond(keys)} ORDER BY ${orderBy(keys)} ${limits}
        ) p) AS rows, ${parts.totalCount ? Prisma.sql`(SELECT count(*)::int FROM tools t WHERE ${where})` : Prisma.sql`NULL`} AS total`
    }
    const [found, chosen] = [columnsOf(keys, 'h'), columnsOf(keys, 'c')]
    const computed = keys.map((key, index) => Prisma.sql`${key.sql} AS ${Prisma.raw(`k${index}`)}`)
    return Prisma.sql`
      WITH hits AS MATERIALIZED (SELECT t.id AS tool_id, ${Prisma.join(computed)} FROM tools t WHERE ${where}),
      chosen AS MATERIALIZED (SELECT * FROM hits h WHERE ${beyond(found)} ORDER BY ${orderBy(found)} ${limits})
      SELECT (SELECT coalesce(json_agg(p), '[]'::json) FROM (
        SELECT ${selectList(selection)}${cursors(chosen)} FROM chosen c JOIN tools t ON t.id = c.tool_id
        ORDER BY ${orderBy(chosen)}
      ) p) AS rows, ${parts.totalCount ? Prisma.sql`(SELECT count(*)::int FROM hits)` : Prisma.sql`NULL`} AS total`
  }

  const [page] = await database.read<PageRow>(statement())
  if (page === undefined) throw new Error('A statement without FROM answers with one row')
  return page
}
