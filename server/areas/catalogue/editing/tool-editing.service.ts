/** Finds, creates and edits tools manually. */

import type { ToolField } from '#core/catalogue/fields/field-names.ts'
import type { ToolState } from '#core/catalogue/fields/tool-values.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { VENDOR_CORRECTION } from '#core/listings/vendor-history.ts'
import { type PageNumber, sliceOf } from '#core/paging.ts'
import { authorize, can, type Viewer } from '#core/policy.ts'
import { revisionNote } from '#core/revision-note.ts'
import { toolSlugProblem } from '#core/slug.ts'
import { utcMonth } from '#core/utc-day.ts'
import { isUuid } from '#core/uuid.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { CacheInvalidations } from '#server/platform/cache/cache-invalidations.ts'
import { type CacheTag, LISTS, PRICES, recordRevisionTag, recordTag } from '#server/platform/cache/cache-tags.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { invalidateTags } from '#server/platform/database/invalidation-log.ts'
import { afterCommit } from '#server/platform/database/transaction.ts'
import {
  type Categories,
  derivedColumns,
  readCategories,
  readToolStates,
  type StoredTool,
} from '../changes/tool-state.ts'
import { checkLogoIsStored } from '../logos/logos.service.ts'
import { lockCatalogue } from '../revision.ts'
import type { RevisionWatch } from '../revision-watch.ts'
import { createTool } from './create-tool.ts'
import {
  countEditableTools,
  type EditableToolFilter,
  type EditableToolOrder,
  readEditableTools,
} from './editable-tools.ts'
import { writeByPerson } from './person-change-set.ts'
import { changeTool, givenValues, type ToolFieldChange } from './tool-change.ts'

export type ToolEditingService = ReturnType<typeof createToolEditingService>

/** Published with its change set (null for no changes), or pending as a revision. */
export type SavedTool = {
  readonly slug: string | null
  readonly changeSetId: string | null
  readonly revisionId: string | null
}

/** A new tool; the `base` of its fields is ignored. */
type NewTool = {
  readonly slug: string | null
  readonly sourceUrl: string | null
  /** The editor's comment on a revision. */
  readonly note: string | null
  readonly fields: readonly ToolFieldChange[]
}

const NO_TOOL = 'Tool not found.'

export type Publishing = {
  readonly clock: Clock
  readonly catalogueRevision: Pick<RevisionWatch, 'committed'>
  readonly cacheInvalidations: Pick<CacheInvalidations, 'committed'>
}

/** The tags of lists that an edit can change. Without a new lowest price, an edit of plans changes none. */
const changedLists = (before: StoredTool, after: ToolState, changed: readonly ToolField[]): readonly CacheTag[] => {
  const { free_tier, price_cents } = derivedColumns(after.values)
  if (changed.some((field) => field !== 'plans') || free_tier !== before.derived.free_tier) return [LISTS]
  return price_cents === before.derived.price_cents ? [] : [PRICES]
}

/**
 * Writes an edit of one tool. Requires the catalog lock; call it last. Invalidates what shows this tool and the lists that
 * the change concerns. Returns the change set; null for no change.
 */
export const publishEdit = async (
  tx: TransactionClient,
  { clock, catalogueRevision, cacheInvalidations }: Publishing,
  edit: {
    readonly actorId: string | null
    readonly kind: 'person' | 'vendor' | 'watch'
    readonly action: string
    readonly source: string
    readonly categories: Categories
    readonly before: StoredTool
    readonly after: ToolState
    readonly changed: readonly ToolField[]
  },
): Promise<string | null> => {
  const { before, after, changed, ...set } = edit
  const written = await writeByPerson(tx, clock, { ...set, edits: [{ before, after }] })
  if (written === null) return null
  const { revision } = written
  const tags = [recordTag(before.id), recordRevisionTag(revision), ...changedLists(before, after, changed)]
  const invalidation = await invalidateTags(tx, tags)
  afterCommit(tx, () => {
    cacheInvalidations.committed(invalidation)
    catalogueRevision.committed(revision, tags)
  })
  return written.changeSetId
}

/** Changes fields of a tool, by an editor or, `fromVendor`, as the vendor proposed. Requires the catalog lock; call it last. */
export const publishChange = async (
  tx: TransactionClient,
  publishing: Publishing,
  change: {
    readonly actorId: string
    readonly toolId: string
    readonly changes: readonly ToolFieldChange[]
    readonly fromVendor?: boolean
  },
): Promise<SavedTool> => {
  const { actorId, toolId, changes, fromVendor = false } = change
  const categories = await readCategories(tx)
  const [before] = await readToolStates(tx, categories, Prisma.sql`WHERE t.id = ${toolId}::uuid`)
  if (before === undefined) throw new NotFoundError(NO_TOOL)
  const month = utcMonth(publishing.clock.now())
  const { after, changed } = changeTool(before, changes, { categories, month, fromVendor })
  const what = fromVendor ? VENDOR_CORRECTION : 'edit'
  const source = `${what} of ${before.values.name}${changed.length === 0 ? '' : `: ${changed.join(', ')}`}`
  const kind = fromVendor ? 'vendor' : 'person'
  const edit = { actorId, kind, action: 'tool.update', source, categories, before, after, changed } as const
  return { slug: before.slug, changeSetId: await publishEdit(tx, publishing, edit), revisionId: null }
}

export const publishNewTool = async (
  tx: TransactionClient,
  clock: Clock,
  { actorId, tool }: { readonly actorId: string; readonly tool: Omit<NewTool, 'note'> },
): Promise<SavedTool> => {
  const { slug, sourceUrl } = tool
  const values = givenValues(tool.fields)
  const created = await createTool(tx, { clock, actorId, values, sourceUrl, ...(slug === null ? {} : { slug }) })
  return { slug: created.slug, changeSetId: created.changeSetId, revisionId: null }
}

export const createToolEditingService = (dependencies: {
  database: Database
  clock: Clock
  catalogueRevision: RevisionWatch
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
}) => {
  const { database, clock, catalogueRevision } = dependencies
  const { prisma } = database

  /** Stores a revision after validating it as if published now. */
  const propose = async (
    tx: TransactionClient,
    authorId: string,
    revision: {
      readonly toolId: string | null
      readonly slug: string | null
      readonly authorNote: string | null
      readonly changes: readonly ToolFieldChange[]
    },
  ): Promise<SavedTool> => {
    const { id } = await tx.toolRevision.create({
      data: { ...revision, changes: [...revision.changes], authorId, createdAt: clock.now() },
      select: { id: true },
    })
    return { slug: null, changeSetId: null, revisionId: id }
  }

  return {
    /** Throws ForbiddenError, InvalidInputError. */
    list: async (
      viewer: Viewer | null,
      {
        filter,
        order,
        ...page
      }: PageNumber & { readonly filter: EditableToolFilter; readonly order: EditableToolOrder },
    ): Promise<readonly StoredTool[]> => {
      authorize(viewer, 'tool:read', null)
      const slice = sliceOf(page)
      return readEditableTools(prisma, await readCategories(prisma), { filter, order, ...slice })
    },

    count: (viewer: Viewer | null, filter: EditableToolFilter): Promise<number> => {
      authorize(viewer, 'tool:read', null)
      return countEditableTools(prisma, filter)
    },

    /** In any status; null when there is none. */
    find: async (viewer: Viewer | null, slug: string): Promise<StoredTool | null> => {
      authorize(viewer, 'tool:read', null)
      const [tool] = await readToolStates(prisma, await readCategories(prisma), Prisma.sql`WHERE t.slug = ${slug}`)
      return tool ?? null
    },

    /**
     * Changes fields. Without the right to publish, they are validated and wait as a revision.
     * @throws ForbiddenError, NotFoundError, InvalidInputError by field, EditConflictError for concurrent edits
     */
    update: async (
      viewer: Viewer | null,
      toolId: string,
      { changes, note }: { readonly changes: readonly ToolFieldChange[]; readonly note: string | null },
    ): Promise<SavedTool> => {
      const actor = authorize(viewer, 'tool:change', null)
      const authorNote = revisionNote(note)
      if (!isUuid(toolId)) throw new NotFoundError(NO_TOOL)
      return database.transaction(async (tx) => {
        await lockCatalogue(tx, clock)
        await checkLogoIsStored(tx, changes)
        if (can(actor, 'tool:publish', null))
          return publishChange(tx, dependencies, { actorId: actor.id, toolId, changes })
        const categories = await readCategories(tx)
        const [before] = await readToolStates(tx, categories, Prisma.sql`WHERE t.id = ${toolId}::uuid`)
        if (before === undefined) throw new NotFoundError(NO_TOOL)
        const month = utcMonth(clock.now())
        changeTool(before, changes, { categories, month })
        return propose(tx, actor.id, { toolId, slug: null, authorNote, changes })
      })
    },

    /**
     * Creates a tool, or a revision without the right to publish.
     * @throws ForbiddenError, InvalidInputError by field, AlreadyListedError for an existing URL or name
     */
    create: async (viewer: Viewer | null, tool: NewTool): Promise<SavedTool> => {
      const actor = authorize(viewer, 'tool:change', null)
      const authorNote = revisionNote(tool.note)
      givenValues(tool.fields)
      const mayPublish = can(actor, 'tool:publish', null)
      const saved = await database.transaction(async (tx) => {
        await checkLogoIsStored(tx, tool.fields)
        if (mayPublish) return publishNewTool(tx, clock, { actorId: actor.id, tool })
        const changes = tool.fields.map((field) => ({ ...field, base: '', fact: { asOf: null, url: tool.sourceUrl } }))
        if (tool.slug !== null) {
          const { bySlug } = await readCategories(tx)
          const refusal = toolSlugProblem(tool.slug, (slug) => bySlug.has(slug))
          if (refusal !== null) throw new InvalidInputError(`"slug" ${refusal}.`, 'slug')
        }
        return propose(tx, actor.id, { toolId: null, slug: tool.slug, authorNote, changes })
      })
      if (mayPublish) await catalogueRevision.check()
      return saved
    },
  }
}
