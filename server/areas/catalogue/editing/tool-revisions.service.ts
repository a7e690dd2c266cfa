/** Editors' proposals and administrators' decisions. */
import { cellOf } from '#core/catalogue/fields/field-cells.ts'
import { FIELD_NAMES } from '#core/catalogue/fields/field-names.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { type PageNumber, sliceOf } from '#core/paging.ts'
import { authorize, can, type Viewer } from '#core/policy.ts'
import { decisionNote } from '#core/revision-note.ts'
import { isUuid } from '#core/uuid.ts'
import { Prisma, type ReviewState } from '#prisma/client/client.ts'
import type { CacheInvalidations } from '#server/platform/cache/cache-invalidations.ts'
import type { Clock } from '#server/platform/clock.ts'
import { recordAudit } from '#server/platform/database/audit-log.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { readCategories, readToolStates } from '../changes/tool-state.ts'
import { lockCatalogue } from '../revision.ts'
import type { RevisionWatch } from '../revision-watch.ts'
import type { ToolFieldChange } from './tool-change.ts'
import { publishChange, publishNewTool, type SavedTool } from './tool-editing.service.ts'

export type ToolRevisionsService = ReturnType<typeof createToolRevisionsService>

/** With the value stored now. */
type ProposedField = ToolFieldChange & { readonly current: string }
export type ToolRevisionRow = {
  readonly id: string
  readonly state: ReviewState
  /** The name of the tool, or the proposed one. */
  readonly name: string
  /** Null for a new tool. */
  readonly toolSlug: string | null
  readonly authorName: string | null
  readonly fromVendor: boolean
  readonly authorNote: string | null
  readonly note: string | null
  readonly createdAt: Date
  readonly decidedAt: Date | null
  readonly fields: readonly ProposedField[]
}
export type ToolRevisionsPage = { readonly nodes: readonly ToolRevisionRow[]; readonly totalCount: number }

type Decision = {
  readonly accept: boolean
  readonly note: string | null
  /** The administrator's version; null: as proposed. */
  readonly changes: readonly ToolFieldChange[] | null
}

const NO_REVISION = 'Revision not found.'
const WITH_AUTHOR = { author: { select: { name: true } } } as const
type RevisionRow = Prisma.ToolRevisionGetPayload<{ include: typeof WITH_AUTHOR }>

const changesOf = (row: { readonly changes: Prisma.JsonValue }): readonly ToolFieldChange[] =>
  row.changes as unknown as readonly ToolFieldChange[]

export const createToolRevisionsService = (dependencies: {
  database: Database
  clock: Clock
  catalogueRevision: RevisionWatch
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
}) => {
  const { database, clock, catalogueRevision } = dependencies
  const { prisma } = database

  /** Adds current values for comparison. */
  const withCurrentValues = async (rows: readonly RevisionRow[]): Promise<ToolRevisionRow[]> => {
    const ids = rows.flatMap(({ toolId }) => toolId ?? [])
    const condition = Prisma.sql`WHERE t.id = ANY(${ids}::uuid[])`
    const tools = ids.length === 0 ? [] : await readToolStates(prisma, await readCategories(prisma), condition)
    return rows.map((row) => {
      const tool = tools.find(({ id }) => id === row.toolId)
      const changes = changesOf(row)
      const current = (name: string): string => {
        const field = FIELD_NAMES.find((known) => known === name)
        return tool === undefined || field === undefined ? '' : cellOf(tool.values[field])
      }
      return {
        id: row.id,
        state: row.state,
        name: tool?.values.name ?? changes.find(({ field }) => field === 'name')?.value ?? '',
        toolSlug: tool?.slug ?? null,
        authorName: row.author?.name ?? null,
        fromVendor: row.fromVendor,
        authorNote: row.authorNote,
        note: row.note,
        createdAt: row.createdAt,
        decidedAt: row.decidedAt,
        fields: changes.map((change) => ({ ...change, current: current(change.field) })),
      }
    })
  }

  return {
    /**
     * Open revisions oldest first, decided ones latest first. Editors see their own. Throws ForbiddenError,
     * InvalidInputError.
     */
    list: async (
      viewer: Viewer | null,
      { state, ...page }: PageNumber & { readonly state: ReviewState },
    ): Promise<ToolRevisionsPage> => {
      const reader = authorize(viewer, 'tool:read', null)
      const slice = sliceOf(page, { maxFirst: 20 })
      const where = { state, ...(can(reader, 'tool:publish', null) ? {} : { authorId: reader.id }) }
      const orderBy: Prisma.ToolRevisionOrderByWithRelationInput[] =
        state === 'open' ? [{ createdAt: 'asc' }, { id: 'asc' }] : [{ decidedAt: 'desc' }, { id: 'desc' }]
      const [rows, totalCount] = await Promise.all([
        prisma.toolRevision.findMany({ where, orderBy, ...slice, include: WITH_AUTHOR }),
        prisma.toolRevision.count({ where }),
      ])
      return { nodes: await withCurrentValues(rows), totalCount }
    },

    /**
     * Publishes or rejects a revision, once. Fields changed since the proposal are conflicts; `changes` then has the
     * administrator's choice.
     * @throws ForbiddenError, NotFoundError, InvalidInputError, EditConflictError, AlreadyListedError
     */
    decide: async (viewer: Viewer | null, id: string, { accept, note, changes }: Decision): Promise<SavedTool> => {
      const { id: actorId } = authorize(viewer, 'tool:publish', null)
      const answer = decisionNote(accept, note)
      if (!isUuid(id)) throw new NotFoundError(NO_REVISION)
      const saved = await database.transaction(async (tx): Promise<SavedTool> => {
        await lockCatalogue(tx, clock)
        const row = await tx.toolRevision.findUnique({ where: { id } })
        if (row === null) throw new NotFoundError(NO_REVISION)
        if (row.state !== 'open') throw new InvalidInputError('This revision has already been decided.')
        const state = accept ? 'accepted' : 'rejected'
        const decided = { state, note: answer, decidedById: actorId, decidedAt: clock.now() } as const
        await tx.toolRevision.update({ where: { id }, data: decided, select: { id: true } })
        const entry = { actorId, action: 'revision.decide', subjectType: 'revision', subjectId: id }
        await recordAudit(tx, clock, [{ ...entry, before: { state: 'open' }, after: { state } }])
        const fields = changes ?? changesOf(row)
        if (!accept) return { slug: null, changeSetId: null, revisionId: id }
        if (row.toolId !== null) {
          const change = { actorId, toolId: row.toolId, changes: fields, fromVendor: row.fromVendor }
          return { ...(await publishChange(tx, dependencies, change)), revisionId: id }
        }
        const sourceUrl = fields[0]?.fact?.url ?? null
        const tool = { slug: row.slug, sourceUrl, fields }
        return { ...(await publishNewTool(tx, clock, { actorId, tool })), revisionId: id }
      })
      if (saved.changeSetId !== null) await catalogueRevision.check()
      return saved
    },

    /** A member's proposals, without the deciding administrator, who is another person. */
    exportFor: (userId: string) =>
      prisma.toolRevision.findMany({
        where: { authorId: userId },
        omit: { authorId: true, decidedById: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      }),

    /** Removes the member's texts; proposals stay without an author. */
    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.toolRevision.updateMany({ where: { authorId: userId }, data: { authorId: null, authorNote: null } })
    },
  }
}
