import { NotFoundError } from '#core/errors.ts'
import { authorize, authorizeDestructive, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { ChangeSet } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import { recordAudit } from '#server/platform/database/audit-log.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { UNDO_IMPORT } from './upload-jobs.ts'

/** A catalog change from a file, and whether its undo is pending or running. */
export type ImportedSet = ChangeSet & { readonly isUndoing: boolean }

const LISTED = 20

/** Imported changes, and undoing them. */
export const createImportedSets = (dependencies: { database: Database; clock: Clock; queue: JobQueue }) => {
  const { database, clock, queue } = dependencies
  const { prisma } = database

  return {
    /** The latest imports and undos, newest first. @throws ForbiddenError. */
    history: async (viewer: Viewer | null): Promise<readonly ImportedSet[]> => {
      authorize(viewer, 'tool:import', null)
      const sets = await prisma.changeSet.findMany({
        where: { kind: { in: ['import', 'undo'] } },
        orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
        take: LISTED,
      })
      const active = await prisma.job.findMany({
        where: { kind: UNDO_IMPORT.name, state: { in: ['waiting', 'running'] } },
        select: { key: true },
      })
      const undoing = new Set(active.map(({ key }) => key))
      return sets.map((set) => ({ ...set, isUndoing: undoing.has(set.id) }))
    },

    /**
     * Starts undoing an import. Later changes are kept.
     * @throws ForbiddenError, PasswordRequiredError without a recent password, NotFoundError for an import
     * that does not exist or cannot be undone.
     */
    undo: async (viewer: Viewer | null, changeSetId: string): Promise<ImportedSet> => {
      const { id: actorId } = authorizeDestructive(viewer, 'tool:import', clock.now())
      const set = isUuid(changeSetId) ? await prisma.changeSet.findUnique({ where: { id: changeSetId } }) : null
      if (set === null || set.kind !== 'import' || set.state === 'undone' || set.state === 'running') {
        throw new NotFoundError('This import does not exist or cannot be undone.')
      }
      await database.transaction(async (tx) => {
        const { isNew } = await queue.enqueue(tx, UNDO_IMPORT, { changeSetId }, { key: changeSetId })
        if (!isNew) return
        const entry = { actorId, action: 'catalogue.undo-import', subjectType: 'change set', subjectId: changeSetId }
        await recordAudit(tx, clock, [{ ...entry, before: { source: set.source } }])
      })
      return { ...set, isUndoing: true }
    },
  }
}
