/** The directory order: computed every night, plus positions set by administrators. */
import { directoryRank, editorPoints, MAX_EDITOR_RANK } from '#core/catalogue/directory-rank.ts'
import { DAY_MS } from '#core/durations.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '#server/platform/clock.ts'
import { recordAudit } from '#server/platform/database/audit-log.ts'
import type { Database } from '#server/platform/database/database.ts'
import { lockCatalogue, moveRevision } from '../revision.ts'
import type { RevisionWatch } from '../revision-watch.ts'

export type DirectoryRanksService = ReturnType<typeof createDirectoryRanksService>

/** The assigned position; null for none. */
export type EditorRank = { readonly toolId: string; readonly editorRank: number | null }

/** How far back visits count. */
const VISIT_DAYS = 30
const TIMEOUT_MS = 60_000

const NOTHING = { favorites: 0, visits: 0 }
const NO_TOOL = 'Tool not found.'

export const createDirectoryRanksService = (dependencies: {
  database: Database
  clock: Clock
  catalogueRevision: Pick<RevisionWatch, 'committed'>
}) => {
  const { database, clock, catalogueRevision } = dependencies
  return {
    /** Null for an unknown tool. Throws ForbiddenError. */
    editorRank: async (viewer: Viewer | null, toolId: string): Promise<EditorRank | null> => {
      authorize(viewer, 'tool:read', null)
      const select = { editorRank: true }
      const tool = isUuid(toolId) ? await database.prisma.tool.findUnique({ where: { id: toolId }, select }) : null
      return tool && { toolId, editorRank: tool.editorRank }
    },

    /**
     * Assigns a position inside the category (1 is first; null removes it), effective at once. Throws ForbiddenError,
     * NotFoundError, InvalidInputError outside 1 to 100.
     */
    setEditorRank: async (viewer: Viewer | null, toolId: string, rank: number | null): Promise<EditorRank> => {
      const { id: actorId } = authorize(viewer, 'tool:manage', null)
      if (rank !== null && (!Number.isInteger(rank) || rank < 1 || rank > MAX_EDITOR_RANK)) {
        throw new InvalidInputError(`"rank" must be a whole number from 1 to ${MAX_EDITOR_RANK}.`, 'rank')
      }
      if (!isUuid(toolId)) throw new NotFoundError(NO_TOOL)
      const revision = await database.transaction(async (tx) => {
        await lockCatalogue(tx, clock)
        const tool = await tx.tool.findUnique({ where: { id: toolId }, select: { editorRank: true } })
        if (tool === null) throw new NotFoundError(NO_TOOL)
        if (tool.editorRank === rank) return null
        const difference = editorPoints(rank) - editorPoints(tool.editorRank)
        // Raw SQL keeps `updated_at`, which pages show as the date of the record.
        await tx.$executeRaw`
        UPDATE tools SET editor_rank = ${rank}::smallint, directory_rank = directory_rank + ${difference}::int
        WHERE id = ${toolId}::uuid`
        const entry = { actorId, action: 'tool.rank', subjectType: 'tool', subjectId: toolId }
        await recordAudit(tx, clock, [
          { ...entry, before: { editorRank: tool.editorRank }, after: { editorRank: rank } },
        ])
        return moveRevision(tx, clock)
      })
      if (revision !== null) catalogueRevision.committed(revision)
      return { toolId, editorRank: rank }
    },

    /**
     * Nightly job: ranks every tool and moves the revision, so that lists are stable in between. Uses no member
     * histories. Visits to a merged tool count for the remaining one.
     */
    compute: async (): Promise<void> => {
      const since = new Date(clock.now().getTime() - VISIT_DAYS * DAY_MS)
      // Counting is slow with many records and must not block catalog edits.
      const counts = await database.transaction(
        (tx) => tx.$queryRaw<{ readonly id: string; readonly favorites: number; readonly visits: number }[]>`
          SELECT t.id, coalesce(f.count, 0) AS favorites, coalesce(v.count, 0) AS visits
          FROM tools t
          LEFT JOIN (
            SELECT f.tool_id, count(*)::int AS count FROM favorites f JOIN users u ON u.id = f.user_id AND u.email_verified
            GROUP BY f.tool_id) f ON f.tool_id = t.id
          LEFT JOIN (
            SELECT coalesce(m.merged_into, e.label) AS slug, count(DISTINCT e.visit_key)::int AS count
            FROM analytics_events e LEFT JOIN tools m ON m.slug = e.label AND m.status = 'merged'
            WHERE e.kind = 'tool_view' AND e.bucket = 'person' AND e.at >= ${since} GROUP BY 1) v ON v.slug = t.slug`,
        { timeoutMs: TIMEOUT_MS },
      )
      const countsById = new Map(counts.map((row) => [row.id, row]))
      const revision = await database.transaction(
        async (tx) => {
          await lockCatalogue(tx, clock)
          const tools = await tx.tool.findMany({
            select: { id: true, prominence: true, editorRank: true, directoryRank: true },
          })
          const moved = tools
            .map((tool) => {
              const { favorites, visits } = countsById.get(tool.id) ?? NOTHING
              return { id: tool.id, before: tool.directoryRank, rank: directoryRank({ ...tool, favorites, visits }) }
            })
            .filter(({ before, rank }) => rank !== before)
          if (moved.length === 0) return null
          await tx.$executeRaw`
          UPDATE tools t SET directory_rank = m.rank
          FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS m(id uuid, rank int) WHERE t.id = m.id`
          return moveRevision(tx, clock)
        },
        { timeoutMs: TIMEOUT_MS },
      )
      if (revision !== null) catalogueRevision.committed(revision)
    },
  }
}
