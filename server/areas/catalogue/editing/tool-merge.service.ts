/** Merges tools. `undo-change.service.ts` reverts it. */
import type { ToolState } from '#core/catalogue/fields/tool-values.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorizeDestructive, type Viewer } from '#core/policy.ts'
import { utcMonth } from '#core/utc-day.ts'
import { isUuid } from '#core/uuid.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { readCategories, readToolStates, type StoredTool } from '../changes/tool-state.ts'
import { lockCatalogue } from '../revision.ts'
import type { RevisionWatch } from '../revision-watch.ts'
import { moveReferences } from './merge-references.ts'
import { writeByPerson } from './person-change-set.ts'

export type ToolMergeService = ReturnType<typeof createToolMergeService>

/** Recomputes ratings of tools; requires the catalog lock. */
export type RefreshRatingFigures = (tx: TransactionClient, toolIds: readonly string[]) => Promise<void>

const NO_TOOL = 'Tool not found.'
const TIMEOUT_MS = 60_000

const mergedInto = (tool: StoredTool, slug: string, month: string): ToolState => ({
  ...tool,
  values: { ...tool.values, status: 'merged', merged_into: slug },
  facts: { ...tool.facts, status: { source: 'person', as_of: month, url: null, checked_on: null } },
})

export const createToolMergeService = (dependencies: {
  database: Database
  clock: Clock
  catalogueRevision: Pick<RevisionWatch, 'committed'>
  refreshRatingFigures: RefreshRatingFigures
}) => {
  const { database, clock, catalogueRevision, refreshRatingFigures } = dependencies

  return {
    /**
     * Merges a tool into an active one: references move, including earlier merges, and its URL redirects. Returns the
     * change set.
     * @throws ForbiddenError, PasswordRequiredError, NotFoundError, InvalidInputError for tools that cannot be merged
     */
    merge: async (
      viewer: Viewer | null,
      fromId: string,
      intoId: string,
    ): Promise<{ changeSetId: string; into: string }> => {
      const now = clock.now()
      const { id: actorId } = authorizeDestructive(viewer, 'tool:manage', now)
      const month = utcMonth(now)
      if (!isUuid(fromId) || !isUuid(intoId)) throw new NotFoundError(NO_TOOL)
      const done = await database.transaction(
        async (tx) => {
          await lockCatalogue(tx, clock)
          const categories = await readCategories(tx)
          const read = async (condition: Prisma.Sql) => readToolStates(tx, categories, Prisma.sql`WHERE ${condition}`)
          const [from] = await read(Prisma.sql`t.id = ${fromId}::uuid`)
          const [into] = await read(Prisma.sql`t.id = ${intoId}::uuid`)
          if (from === undefined || into === undefined) throw new NotFoundError(NO_TOOL)
          if (from.id === into.id) throw new InvalidInputError('Choose another tool to merge into.', 'intoId')
          if (from.values.status === 'merged')
            throw new InvalidInputError('This tool has already been merged.', 'fromId')
          if (into.values.status !== 'active') {
            throw new InvalidInputError('Choose an active tool to merge into.', 'intoId')
          }
          const earlier = await read(Prisma.sql`t.status = 'merged' AND t.merged_into = ${from.slug}`)
          const written = await writeByPerson(tx, clock, {
            actorId,
            action: 'tool.merge',
            source: `merged ${from.values.name} into ${into.values.name}`,
            categories,
            edits: [from, ...earlier].map((before) => ({ before, after: mergedInto(before, into.slug, month) })),
          })
          if (written === null) throw new Error('A merge must change at least the merged tool')
          const { changeSetId, revision } = written
          const pair = { fromId: from.id, intoId: into.id }
          const { id } = await tx.toolMerge.create({
            data: { changeSetId, ...pair },
            select: { id: true },
          })
          await moveReferences(tx, { id, ...pair })
          await refreshRatingFigures(tx, [from.id, into.id])
          return { changeSetId, revision, into: into.slug }
        },
        { timeoutMs: TIMEOUT_MS },
      )
      catalogueRevision.committed(done.revision)
      return { changeSetId: done.changeSetId, into: done.into }
    },
  }
}
