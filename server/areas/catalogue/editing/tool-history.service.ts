/** The change history of a tool. */
import { cellOf } from '#core/catalogue/fields/field-cells.ts'
import { checkFirst } from '#core/paging.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { ChangeSetKind, ToolChange } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'

export type ToolHistoryService = ReturnType<typeof createToolHistoryService>

type ChangedField = {
  /** Null when the whole tool was created or removed. */
  readonly field: string | null
  /** Cell texts; empty for nothing. */
  readonly before: string
  readonly after: string
}
export type ToolHistoryEntry = {
  readonly changeSetId: string
  readonly kind: ChangeSetKind
  readonly source: string
  /** Null for data files, server commands and deleted accounts. */
  readonly actorName: string | null
  readonly at: Date
  readonly undone: boolean
  readonly canUndo: boolean
  /** Tools touched by the change set. */
  readonly tools: number
  readonly changes: readonly ChangedField[]
}

const MAX_ENTRIES = 50

const changedField = ({ action, field, oldValue, newValue }: ToolChange): ChangedField =>
  action === 'changed'
    ? { field, before: cellOf(oldValue), after: cellOf(newValue) }
    : { field: null, before: '', after: '' }

export const createToolHistoryService = ({ database }: { database: Database }) => ({
  /** Newest first. Throws ForbiddenError, InvalidInputError for `first` outside 1 to 50. */
  list: async (viewer: Viewer | null, toolId: string, first: number): Promise<readonly ToolHistoryEntry[]> => {
    authorize(viewer, 'tool:read', null)
    checkFirst(first, MAX_ENTRIES)
    if (!isUuid(toolId)) return []
    const { prisma } = database
    const newest = await prisma.toolChange.groupBy({
      by: ['changeSetId'],
      where: { toolId },
      _max: { sequence: true },
      orderBy: { _max: { sequence: 'desc' } },
      take: first,
    })
    const sets = await prisma.changeSet.findMany({
      where: { id: { in: newest.map(({ changeSetId }) => changeSetId) } },
      include: {
        actor: { select: { name: true } },
        changes: { where: { toolId }, orderBy: { sequence: 'asc' } },
      },
    })
    return newest.flatMap(({ changeSetId }) => {
      const set = sets.find(({ id }) => id === changeSetId)
      if (set === undefined) return []
      const { kind, source, state, actor, startedAt, created, changed, removed, changes } = set
      return {
        changeSetId,
        kind,
        source,
        actorName: actor?.name ?? null,
        at: startedAt,
        undone: state === 'undone',
        canUndo: (kind === 'person' || kind === 'vendor') && state === 'done',
        tools: created + changed + removed,
        changes: changes.map(changedField),
      }
    })
  },
})
