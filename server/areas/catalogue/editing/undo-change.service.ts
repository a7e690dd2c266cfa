/** Undoes manual changes, as a new recorded change. */
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorizeDestructive, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { ChangeSet, ToolMerge } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import { recordAudit } from '#server/platform/database/audit-log.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { beginChangeSet, endChangeSet } from '../changes/change-sets.ts'
import { type UndoConflict, undoChanges } from '../changes/undo-change-set.ts'
import { lockCatalogue, moveRevision } from '../revision.ts'
import type { RevisionWatch } from '../revision-watch.ts'
import { returnReferences } from './merge-references.ts'
import type { RefreshRatingFigures } from './tool-merge.service.ts'

export type UndoChangeService = ReturnType<typeof createUndoChangeService>
export type UndoneChange = {
  readonly changeSetId: string
  /** Number of changed tools. */
  readonly changed: number
  readonly conflicts: readonly UndoConflict[]
}

const TIMEOUT_MS = 60_000
const BATCH = 500

export const createUndoChangeService = (dependencies: {
  database: Database
  clock: Clock
  catalogueRevision: Pick<RevisionWatch, 'committed'>
  refreshRatingFigures: RefreshRatingFigures
}) => {
  const { database, clock, catalogueRevision, refreshRatingFigures } = dependencies

  const undoableSet = async (tx: TransactionClient, id: string): Promise<ChangeSet & { merge: ToolMerge | null }> => {
    const set = isUuid(id) ? await tx.changeSet.findUnique({ where: { id }, include: { merge: true } }) : null
    if (set === null) throw new NotFoundError('Change not found.')
    if (set.kind !== 'person' && set.kind !== 'vendor')
      throw new InvalidInputError('Only manual changes can be undone here.')
    if (set.state === 'undone') throw new InvalidInputError('This change has already been undone.')
    return set
  }

  /** Newest first. */
  const undoValues = async (tx: TransactionClient, set: ChangeSet, actorId: string): Promise<UndoneChange> => {
    const source = `undo of ${set.source}`
    const id = await beginChangeSet(tx, clock, { kind: 'undo', source, undoOfId: set.id, actorId })
    const changes = await tx.toolChange.findMany({ where: { changeSetId: set.id }, orderBy: { sequence: 'desc' } })
    const conflicts: UndoConflict[] = []
    let changed = 0
    // Changes of one tool stay together: its fields may depend on each other.
    const byTool = [...Map.groupBy(changes, ({ toolId }) => toolId).values()]
    for (let start = 0; start < byTool.length; start += BATCH) {
      const batch = byTool.slice(start, start + BATCH).flat()
      const undone = await undoChanges(tx, clock, { id, undoneId: set.id }, batch)
      conflicts.push(...undone.conflicts)
      changed += undone.counts.created + undone.counts.changed + undone.counts.removed
    }
    await endChangeSet(tx, { id, state: 'done', refused: conflicts.length })
    await tx.changeSet.update({ where: { id: set.id }, data: { state: 'undone' }, select: { id: true } })
    return { changeSetId: id, changed, conflicts }
  }

  /** Throws InvalidInputError when a later merge must be undone first. */
  const undoMerge = async (tx: TransactionClient, merge: ToolMerge): Promise<void> => {
    const into = await tx.tool.findUniqueOrThrow({ where: { id: merge.intoId } })
    if (into.status === 'merged') {
      throw new InvalidInputError(`${into.name} has since been merged into another tool. Undo that first.`)
    }
    await returnReferences(tx, merge)
    await refreshRatingFigures(tx, [merge.fromId, merge.intoId])
  }

  return {
    /**
     * Undoes a manual change set, or a merge with everything it moved. Values changed since stay and are reported as
     * conflicts.
     * @throws ForbiddenError, PasswordRequiredError, NotFoundError, InvalidInputError for changes that cannot be undone
     */
    undo: async (viewer: Viewer | null, changeSetId: string): Promise<UndoneChange> => {
      const { id: actorId } = authorizeDestructive(viewer, 'tool:manage', clock.now())
      const { undone, revision } = await database.transaction(
        async (tx) => {
          await lockCatalogue(tx, clock)
          const set = await undoableSet(tx, changeSetId)
          if (set.merge !== null) await undoMerge(tx, set.merge)
          const undone = await undoValues(tx, set, actorId)
          const entry = { actorId, action: 'tool.undo', subjectType: 'changeSet', subjectId: set.id }
          await recordAudit(tx, clock, [{ ...entry, after: { source: set.source, changed: undone.changed } }])
          return { undone, revision: await moveRevision(tx, clock) }
        },
        { timeoutMs: TIMEOUT_MS },
      )
      catalogueRevision.committed(revision)
      return undone
    },
  }
}
