/** Undoes a change set value by value, as a new change set. */
import { isDeepStrictEqual } from 'node:util'
import type { ToolField } from '#core/catalogue/fields/field-names.ts'
import { FIELD_NAMES } from '#core/catalogue/fields/field-names.ts'
import { factOfField, type StoredFact, type ToolValues } from '#core/catalogue/fields/tool-values.ts'
import { NotFoundError } from '#core/errors.ts'
import { isUuid } from '#core/uuid.ts'
import { type ChangeSet, Prisma, type ToolChange } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { lockCatalogue, moveRevision } from '../revision.ts'
import { type RemovedRecord, type ToolEdit, type WriteCounts, writeTools } from './catalogue-writer.ts'
import { beginChangeSet, endChangeSet } from './change-sets.ts'
import { type Categories, readCategories, readToolStates, type StoredTool } from './tool-state.ts'

/** Skipped because it has changed since; `field` is null for a whole tool. */
export type UndoConflict = { readonly slug: string; readonly field: string | null; readonly message: string }

type UndoResult = WriteCounts & {
  readonly undone: ChangeSet
  /** The change set that undid it. */
  readonly changeSetId: string
  readonly conflicts: number
}

const BATCH = 500
const BATCH_TIMEOUT_MS = 60_000

const target = async ({ prisma }: Database, id: string | null): Promise<ChangeSet> => {
  if (id === null) {
    const newest = await prisma.changeSet.findFirst({
      where: { kind: 'import', state: { not: 'undone' } },
      orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    })
    if (newest === null) throw new NotFoundError('There is no import to undo.')
    return newest
  }
  const set = isUuid(id) ? await prisma.changeSet.findUnique({ where: { id } }) : null
  if (set === null) throw new NotFoundError(`There is no change set "${id}".`)
  if (set.kind === 'data_files')
    throw new NotFoundError("Data file changes can't be undone here. Edit the files instead.")
  if (set.state === 'undone') throw new NotFoundError('This change set has already been undone.')
  return set
}

/**
 * Undoes a change set, or with `id` null the newest active import. Values are restored unless changed since; created
 * tools are removed unless touched by another set; removed ones are restored. Conflicts go to `onConflict`. Runs in
 * batches, newest first; an interrupted run can be repeated. Throws NotFoundError when there is nothing to undo.
 */
export const undoChangeSet = async (options: {
  readonly database: Database
  readonly clock: Clock
  readonly id: string | null
  readonly onConflict?: (conflict: UndoConflict) => void
  readonly onProgress?: (changes: number) => void
}): Promise<UndoResult> => {
  const { database, clock, onConflict, onProgress } = options
  const undone = await target(database, options.id)
  const source = `undo of ${undone.source}`
  const changeSetId = await beginChangeSet(database.prisma, clock, { kind: 'undo', source, undoOfId: undone.id })
  const total = { created: 0, changed: 0, removed: 0 }
  let conflicts = 0
  let changes = 0
  let before: bigint | null = null
  try {
    for (;;) {
      const batch: ToolChange[] = await database.prisma.toolChange.findMany({
        where: { changeSetId: undone.id, ...(before === null ? {} : { sequence: { lt: before } }) },
        orderBy: { sequence: 'desc' },
        take: BATCH,
      })
      const last = batch.at(-1)
      if (last === undefined) break
      before = last.sequence
      const done = await undoBatch(database, clock, { id: changeSetId, undoneId: undone.id }, batch)
      total.created += done.counts.created
      total.changed += done.counts.changed
      total.removed += done.counts.removed
      conflicts += done.conflicts.length
      changes += batch.length
      for (const conflict of done.conflicts) onConflict?.(conflict)
      onProgress?.(changes)
    }
  } catch (error) {
    await endChangeSet(database.prisma, { id: changeSetId, state: 'failed', refused: conflicts })
    throw error
  }
  await database.transaction(async (tx) => {
    await endChangeSet(tx, { id: changeSetId, state: 'done', refused: conflicts })
    await tx.changeSet.update({ where: { id: undone.id }, data: { state: 'undone' }, select: { id: true } })
  })
  return { ...total, undone, changeSetId, conflicts }
}

type UndoneSet = { readonly id: string; readonly undoneId: string }

const undoBatch = (database: Database, clock: Clock, set: UndoneSet, batch: readonly ToolChange[]) =>
  database.transaction(
    async (tx) => {
      await lockCatalogue(tx, clock)
      const { counts, conflicts } = await undoChanges(tx, clock, set, batch)
      if (counts.created + counts.changed + counts.removed > 0) await moveRevision(tx, clock)
      return { counts, conflicts }
    },
    { timeoutMs: BATCH_TIMEOUT_MS },
  )

/**
 * Undoes changes of one set, newest first, in the transaction of the caller, who has the catalog lock and moves the
 * revision. `id` is the undoing set.
 */
export const undoChanges = async (
  tx: TransactionClient,
  clock: Clock,
  set: UndoneSet,
  batch: readonly ToolChange[],
): Promise<{ readonly counts: WriteCounts; readonly conflicts: readonly UndoConflict[] }> => {
  const categories = await readCategories(tx)
  const stored = await storedTools(tx, categories, batch)
  const touched = await touchedSince(tx, set.undoneId, batch)
  const conflicts: UndoConflict[] = []
  const edits = [...Map.groupBy(batch, ({ toolId }) => toolId)].flatMap(([toolId, changes]) => {
    const edit = reverse(changes, { byId: stored.get(toolId), stored, touched, categories })
    conflicts.push(...edit.conflicts)
    return edit.edit === null ? [] : [edit.edit]
  })
  return { counts: await writeTools(tx, { id: set.id, at: clock.now(), categories }, edits), conflicts }
}

/** By id and by slug. */
const storedTools = async (tx: TransactionClient, categories: Categories, batch: readonly ToolChange[]) => {
  const ids = [...new Set(batch.map(({ toolId }) => toolId))]
  const slugs = [...new Set(batch.map(({ slug }) => slug))]
  const condition = Prisma.sql`WHERE t.id = ANY(${ids}::uuid[]) OR t.slug = ANY(${slugs}::text[])`
  const tools = await readToolStates(tx, categories, condition)
  return new Map(
    tools.flatMap((tool) => [
      [tool.id, tool],
      [tool.slug, tool],
    ]),
  )
}

/** Created tools touched by a later set, ignoring undone and undoing sets. */
const touchedSince = async (
  tx: TransactionClient,
  undoneId: string,
  batch: readonly ToolChange[],
): Promise<ReadonlySet<string>> => {
  const created = batch.filter(({ action }) => action === 'created').map(({ toolId }) => toolId)
  if (created.length === 0) return new Set()
  const rows = await tx.$queryRaw<{ tool_id: string }[]>`
    SELECT DISTINCT c.tool_id FROM tool_changes c JOIN change_sets s ON s.id = c.change_set_id
    WHERE c.tool_id = ANY(${created}::uuid[]) AND c.change_set_id <> ${undoneId}::uuid
      AND s.state <> 'undone' AND s.kind <> 'undo'
      AND c.sequence > (SELECT o.sequence FROM tool_changes o
        WHERE o.tool_id = c.tool_id AND o.change_set_id = ${undoneId}::uuid AND o.action = 'created')`
  return new Set(rows.map(({ tool_id }) => tool_id))
}

type Surroundings = {
  readonly byId: StoredTool | undefined
  readonly stored: ReadonlyMap<string, StoredTool>
  readonly touched: ReadonlySet<string>
  readonly categories: Categories
}
type Reversed = { readonly edit: ToolEdit | null; readonly conflicts: readonly UndoConflict[] }

const NOTHING: Reversed = { edit: null, conflicts: [] }

/** Reverses the changes of one tool within a batch. */
const reverse = (changes: readonly ToolChange[], around: Surroundings): Reversed => {
  const [first] = changes
  if (first === undefined) return NOTHING
  const { toolId: id, slug } = first
  const conflict = (message: string): Reversed => ({ edit: null, conflicts: [{ slug, field: null, message }] })
  if (changes.some(({ action }) => action === 'created')) {
    if (around.byId === undefined) return NOTHING
    if (around.touched.has(id)) return conflict('has been changed since the import and is kept')
    return { edit: { before: around.byId, after: null }, conflicts: [] }
  }
  const removal = changes.find(({ action }) => action === 'removed')
  if (removal !== undefined) {
    if (around.byId !== undefined) return NOTHING
    if (around.stored.has(slug)) return conflict("can't be restored: another tool now has its slug")
    const { facts, ...values } = removal.oldValue as unknown as RemovedRecord
    if (!around.categories.bySlug.has(values.category))
      return conflict(`can't be restored: there is no category "${values.category}"`)
    return { edit: { before: null, after: { id, slug, values, facts } }, conflicts: [] }
  }
  return around.byId === undefined ? conflict('is gone') : reverseFields(changes, around.byId, around.categories)
}

const reverseFields = (changes: readonly ToolChange[], before: StoredTool, categories: Categories): Reversed => {
  const values: Record<string, unknown> = { ...before.values }
  const facts: Record<string, StoredFact> = { ...before.facts }
  const conflicts: UndoConflict[] = []
  for (const { field, oldValue, newValue, oldFact, newFact } of changes) {
    if (!isField(field)) continue
    const current = before.values[field]
    const isBack = isDeepStrictEqual(current, oldValue)
    if (!isBack && !isDeepStrictEqual(current, newValue)) {
      conflicts.push({ slug: before.slug, field, message: 'has been changed since and is kept' })
      continue
    }
    if (field === 'category' && !categories.bySlug.has(String(oldValue))) {
      conflicts.push({ slug: before.slug, field, message: `is kept: there is no category "${String(oldValue)}"` })
      continue
    }
    values[field] = oldValue
    const fact = factOfField(field)
    if (!isDeepStrictEqual(before.facts[fact] ?? null, newFact)) continue
    if (oldFact === null) delete facts[fact]
    else facts[fact] = oldFact as unknown as StoredFact
  }
  return { edit: { before, after: { ...before, values: values as unknown as ToolValues, facts } }, conflicts }
}

const isField = (field: string | null): field is ToolField => FIELD_NAMES.some((known) => known === field)
