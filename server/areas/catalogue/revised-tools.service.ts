/** Recently changed tools. */
import { checkFirst } from '#core/paging.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { RevisionWatch } from './revision-watch.ts'
import type { ToolService } from './tool.service.ts'
import type { ToolRow } from './tool-row.ts'

const MOST = 20

export type RevisedToolsService = ReturnType<typeof createRevisedToolsService>

export const createRevisedToolsService = (dependencies: {
  database: Database
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
  tools: Pick<ToolService, 'toolsById'>
}) => {
  const { database, catalogueRevision, tools } = dependencies

  /** No index has this order, so it is cached per revision. */
  const lastRevised = createRevisionCache({
    source: catalogueRevision,
    compute: async () => {
      const rows = await database.read<{ id: string }>(Prisma.sql`
        SELECT t.id FROM tools t WHERE t.status = 'active' AND t.updated_at <> t.created_at
        ORDER BY t.updated_at DESC, t.name_lower, t.id LIMIT ${MOST}::int`)
      return rows.map(({ id }) => id)
    },
  })

  return {
    /**
     * Active tools changed after they were added, latest first; `fields` are the requested GraphQL fields. Throws
     * InvalidInputError for more than 20.
     */
    latest: async (first: number, fields: ReadonlySet<string>): Promise<ToolRow[]> => {
      checkFirst(first, MOST)
      const ids = (await lastRevised.get()).slice(0, first)
      const found = await tools.toolsById(ids, fields)
      return ids.flatMap((id) => found.get(id) ?? [])
    },
  }
}
