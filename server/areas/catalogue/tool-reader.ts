/** Reads tools with hand-written SQL, only with requested columns. */
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { selectList, type ToolRow, type ToolSelection } from './tool-row.ts'

/** Larger statements would block the embedded database and its process too long. */
const BATCH_SIZE = 100

export type ToolReader = ReturnType<typeof createToolReader>

export const createToolReader = (database: Database) => {
  /** `rest` selects the tools of alias `t`. */
  const read = (selection: ToolSelection, rest: Prisma.Sql): Promise<ToolRow[]> =>
    database
      .readPublic<{ tool: ToolRow }>(
        Prisma.sql`SELECT row_to_json(p) AS tool FROM (SELECT ${selectList(selection)} FROM tools t ${rest}) p`,
      )
      .then((rows) => rows.map(({ tool }) => tool))

  /** All tools in one row, which takes half the time for many tools. */
  const readTogether = async (selection: ToolSelection, rest: Prisma.Sql): Promise<readonly ToolRow[]> => {
    const [row] = await database.readPublic<{ tools: readonly ToolRow[] }>(Prisma.sql`
      SELECT coalesce(json_agg(p), '[]'::json) AS tools FROM (SELECT ${selectList(selection)} FROM tools t ${rest}) p`)
    return row?.tools ?? []
  }

  /** Active tools in the order of their ids, in batches; removed ones are omitted. */
  const readActive = async (selection: ToolSelection, ids: readonly string[]): Promise<ToolRow[]> => {
    const found = new Map<string, ToolRow>()
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const batch = ids.slice(start, start + BATCH_SIZE)
      // As text, because plans of statements with list parameters are not cached.
      const where = Prisma.sql`WHERE t.id = ANY(string_to_array(${batch.join()}, ',')::uuid[]) AND t.status = 'active'`
      for (const row of await readTogether(selection, where)) found.set(row.id, row)
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  return { read, readActive }
}
