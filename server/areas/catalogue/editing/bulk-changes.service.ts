/** Bulk actions on tools: mark as checked, retire, feature. */
import type { ToolState } from '#core/catalogue/fields/tool-values.ts'
import { CountChangedError, InvalidInputError } from '#core/errors.ts'
import { authorize, authorizeDestructive, type Viewer } from '#core/policy.ts'
import { utcDay, utcMonth } from '#core/utc-day.ts'
import { isUuid } from '#core/uuid.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { type Categories, readCategories, readToolStates, type StoredTool } from '../changes/tool-state.ts'
import { lockCatalogue } from '../revision.ts'
import type { RevisionWatch } from '../revision-watch.ts'
import { countEditableTools, type EditableToolFilter, readEditableTools } from './editable-tools.ts'
import { writeByPerson } from './person-change-set.ts'

/** Chosen by id or filter, with the number of tools the user confirmed. */
export type ToolSelection = {
  readonly ids: readonly string[] | null
  readonly filter: EditableToolFilter | null
  readonly count: number
}

export type BulkChange = { readonly changeSetId: string | null; readonly changed: number }

export type BulkChangesService = ReturnType<typeof createBulkChangesService>

const MAX_AT_ONCE = 2000
/** Tools named in a refusal. */
const NAMED = 5
const TIMEOUT_MS = 60_000
/** Facts checked by an editor: name, URL and price. */
const CHECKED_FACTS = ['name', 'website_url', 'pricing_model', 'plans']
/** Reports that dispute one of them; those of other kinds may. */
const DISPUTING = ['price', 'broken_link', 'outdated', 'other'] as const

const selectedTools = async (
  tx: TransactionClient,
  categories: Categories,
  { ids, filter, count }: ToolSelection,
): Promise<StoredTool[]> => {
  if ((ids === null) === (filter === null))
    throw new InvalidInputError('Provide either "ids" or "filter", but not both.')
  const wanted = [...new Set((ids ?? []).map((id) => id.toLowerCase()))].filter(isUuid)
  if (ids !== null && ids.length === 0) throw new InvalidInputError('Choose at least one tool.', 'ids')
  // Counted first: a filter may match far more tools than are read.
  const found = filter === null ? wanted.length : await countEditableTools(tx, filter)
  if (found > MAX_AT_ONCE) {
    throw new InvalidInputError(`At most ${MAX_AT_ONCE} tools can be changed at once. Narrow the filter.`)
  }
  const tools =
    filter === null
      ? await readToolStates(tx, categories, Prisma.sql`WHERE t.id = ANY(${wanted}::uuid[]) ORDER BY t.id`)
      : await readEditableTools(tx, categories, { filter, order: 'name', skip: 0, take: MAX_AT_ONCE })
  if (tools.length !== count) throw new CountChangedError(tools.length, count)
  return tools
}

const byPerson = (tool: ToolState, field: 'status' | 'featured', value: unknown, month: string): ToolState => ({
  ...tool,
  values: { ...tool.values, [field]: value },
  facts: { ...tool.facts, [field]: { source: 'person', as_of: month, url: null, checked_on: null } },
})

const checked = (tool: StoredTool, today: string): ToolState => {
  const facts = Object.entries(tool.facts).map(([field, fact]) => [
    field,
    CHECKED_FACTS.includes(field) ? { ...fact, checked_on: today } : fact,
  ])
  return { ...tool, values: { ...tool.values, verified_on: today }, facts: Object.fromEntries(facts) }
}

export const createBulkChangesService = (dependencies: {
  database: Database
  clock: Clock
  catalogueRevision: Pick<RevisionWatch, 'committed'>
}) => {
  const { database, clock, catalogueRevision } = dependencies

  /** Throws InvalidInputError if visitors dispute what would be vouched for. */
  const refuseDisputed = async (tx: TransactionClient, tools: readonly StoredTool[]): Promise<void> => {
    const disputed = await tx.inaccuracyReport.findMany({
      where: { toolId: { in: tools.map(({ id }) => id) }, state: 'open', kind: { in: [...DISPUTING] } },
      select: { toolId: true },
    })
    const ids = new Set(disputed.map(({ toolId }) => toolId))
    const names = tools.filter(({ id }) => ids.has(id)).map(({ values }) => values.name)
    if (names.length === 0) return
    const named = `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ` and ${names.length - NAMED} more` : ''}`
    throw new InvalidInputError(
      `Visitors say that something is wrong: ${named}. Settle these reports in the queue first.`,
    )
  }

  const change = async (
    actor: Viewer,
    selection: ToolSelection,
    { action, source }: { readonly action: string; readonly source: string },
    edit: (tool: StoredTool) => ToolState,
    check?: (tx: TransactionClient, tools: readonly StoredTool[]) => Promise<void>,
  ): Promise<BulkChange> => {
    const written = await database.transaction(
      async (tx) => {
        await lockCatalogue(tx, clock)
        const categories = await readCategories(tx)
        const tools = await selectedTools(tx, categories, selection)
        await check?.(tx, tools)
        const edits = tools.map((before) => ({ before, after: edit(before) }))
        return writeByPerson(tx, clock, { actorId: actor.id, action, source, categories, edits })
      },
      { timeoutMs: TIMEOUT_MS },
    )
    if (written === null) return { changeSetId: null, changed: 0 }
    catalogueRevision.committed(written.revision)
    return { changeSetId: written.changeSetId, changed: written.count }
  }

  return {
    /**
     * Marks name, URL and price as checked today. Editors need no approval, because no value changes. Throws
     * ForbiddenError, InvalidInputError (also if an open report disputes one of the tools), CountChangedError.
     */
    markChecked: async (viewer: Viewer | null, selection: ToolSelection): Promise<BulkChange> => {
      const actor = authorize(viewer, 'tool:change', null)
      const today = utcDay(clock.now())
      const edit = (tool: StoredTool) => (tool.values.status === 'active' ? checked(tool, today) : tool)
      return change(actor, selection, { action: 'tool.check', source: 'checked at the vendor' }, edit, refuseDisputed)
    },

    /**
     * Marks active tools as discontinued. Throws ForbiddenError, PasswordRequiredError, InvalidInputError,
     * CountChangedError.
     */
    retire: async (viewer: Viewer | null, selection: ToolSelection): Promise<BulkChange> => {
      const now = clock.now()
      const actor = authorizeDestructive(viewer, 'tool:manage', now)
      const month = utcMonth(now)
      return change(actor, selection, { action: 'tool.retire', source: 'retired' }, (tool) =>
        tool.values.status === 'active' ? byPerson(tool, 'status', 'discontinued', month) : tool,
      )
    },

    /**
     * Features or unfeatures tools; this outranks the data file. Throws ForbiddenError, InvalidInputError,
     * CountChangedError.
     */
    setFeatured: async (viewer: Viewer | null, selection: ToolSelection, featured: boolean): Promise<BulkChange> => {
      const actor = authorize(viewer, 'tool:manage', null)
      const month = utcMonth(clock.now())
      const [action, source] = featured ? ['tool.feature', 'featured'] : ['tool.unfeature', 'no longer featured']
      return change(actor, selection, { action, source }, (tool) =>
        tool.values.featured === featured ? tool : byPerson(tool, 'featured', featured, month),
      )
    },
  }
}
