/** Reads tools by hand-written SQL, with the columns that were asked for. */
import { Prisma } from '../../../prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { selectList, type ToolRow, type ToolSelection } from './tool-row.ts'

/** How many tools one statement reads whole: more would hold up the embedded database and its process for too long. */
const BATCH_SIZE = 100

export type ToolReader = ReturnType<typeof createToolReader>

export const createToolReader = (database: Database) => {
  /** The tools of table alias `t` that the rest of the statement names. */
  const read = (selection: ToolSelection, rest: Prisma.Sql): Promise<ToolRow[]> =>
    database
      .read<{ tool: ToolRow }>(
        Prisma.sql`SELECT row_to_json(p) AS tool FROM (SELECT ${selectList(selection)} FROM tools t ${rest}) p`,
      )
      .then((rows) => rows.map(({ tool }) => tool))

  /** The active tools with these ids in the same order, a batch at a time. One that has gone meanwhile is left out. */
  const readActive = async (selection: ToolSelection, ids: readonly string[]): Promise<ToolRow[]> => {
    const found = new Map<string, ToolRow>()
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const batch = ids.slice(start, start + BATCH_SIZE)
      const where = Prisma.sql`WHERE t.id = ANY(${batch}::uuid[]) AND t.status = 'active'`
      for (const row of await read(selection, where)) found.set(row.id, row)
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  return { read, readActive }
}
