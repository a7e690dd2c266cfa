/** The only code that writes tools: rows, facts, derived columns, and the change feed. */

import { isDeepStrictEqual } from 'node:util'
import { PROMINENCE_WEIGHT } from '#core/catalogue/directory-rank.ts'
import type { ToolField } from '#core/catalogue/fields/field-names.ts'
import { FIELD_NAMES } from '#core/catalogue/fields/field-names.ts'
import type { StoredFact, ToolState } from '#core/catalogue/fields/tool-values.ts'
import { factOfField } from '#core/catalogue/fields/tool-values.ts'
import { withPlansMonth } from '#core/catalogue/plans-month.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import { type Categories, derivedColumns, rowOf, type StoredTool, WRITTEN_COLUMNS } from './tool-state.ts'

/** A tool before and after; null where it does not exist. Id and slug stay. */
export type ToolEdit = { readonly before: StoredTool | null; readonly after: ToolState | null }

/** Tools touched by a write. */
export type WriteCounts = { readonly created: number; readonly changed: number; readonly removed: number }

/** A removed tool's record, enough to restore it. */
export type RemovedRecord = ToolState['values'] & { readonly facts: ToolState['facts'] }

type ChangeRow = {
  readonly tool_id: string
  readonly slug: string
  readonly action: 'created' | 'changed' | 'removed'
  readonly field?: string
  readonly old_value?: unknown
  readonly new_value?: unknown
  readonly old_fact?: StoredFact | null
  readonly new_fact?: StoredFact | null
}
type FactRow = { tool_id: string; field: string } & Partial<Record<string, string | null>>

const COLUMN_LIST = WRITTEN_COLUMNS.map((column) => `"${column}"`).join(', ')
const INSERT_COLUMNS = Prisma.raw(`"id", "slug", ${COLUMN_LIST}`)
const UPDATE_COLUMNS = Prisma.raw(COLUMN_LIST)
const UPDATE_VALUES = Prisma.raw(WRITTEN_COLUMNS.map((column) => `p."${column}"`).join(', '))

/**
 * Writes edits in the transaction of the caller, who has locked the catalog and moves the revision if anything was
 * written. No-op edits write nothing. The number of statements is constant, so pass a few hundred edits at once. Counts
 * are added to the change set.
 */
export const writeTools = async (
  tx: TransactionClient,
  set: { readonly id: string; readonly at: Date; readonly categories: Categories },
  edits: readonly ToolEdit[],
): Promise<WriteCounts> => {
  const created: ToolState[] = []
  const changed: { before: StoredTool; after: ToolState }[] = []
  const removed: StoredTool[] = []
  for (const { before, after: given } of edits) {
    const after = given === null ? null : withPlansMonth(given)
    if (before === null && after !== null) created.push(after)
    if (before !== null && after === null) removed.push(before)
    if (before !== null && after !== null) changed.push({ before, after })
  }
  const differing = changed.filter(({ before, after }) => rowDiffers(before, after))
  const refacted = changed.filter(({ before, after }) => !isDeepStrictEqual(before.facts, after.facts))

  await removeTools(tx, removed)
  await insertTools(tx, created, set.categories)
  await updateTools(
    tx,
    differing.map(({ after }) => after),
    set.categories,
  )
  await writeFacts(tx, created, refacted)
  await recordChanges(tx, set, [
    ...removed.map(removalOf),
    ...created.map(({ id, slug }): ChangeRow => ({ tool_id: id, slug, action: 'created' })),
    ...changed.flatMap(({ before, after }) => fieldChanges(before, after)),
  ])
  const counts = { created: created.length, changed: differing.length, removed: removed.length }
  if (counts.created + counts.changed + counts.removed > 0) {
    await tx.changeSet.update({
      where: { id: set.id },
      data: {
        created: { increment: counts.created },
        changed: { increment: counts.changed },
        removed: { increment: counts.removed },
      },
      select: { id: true },
    })
  }
  return counts
}

const valuesDiffer = (before: ToolState, after: ToolState): boolean => !isDeepStrictEqual(before.values, after.values)

/** Also when a derived column is outdated, as after a change of its rules. */
const rowDiffers = (before: StoredTool, after: ToolState): boolean =>
  valuesDiffer(before, after) || !isDeepStrictEqual(before.derived, derivedColumns(after.values))

const removalOf = ({ id, slug, values, facts }: StoredTool): ChangeRow => {
  const record: RemovedRecord = { ...values, facts }
  return { tool_id: id, slug, action: 'removed', old_value: record }
}

/** One row per field with a changed value or source. */
const fieldChanges = (before: StoredTool, after: ToolState): ChangeRow[] => {
  const hasMoved = (field: ToolField) => {
    const fact = factOfField(field)
    // A fact shared by several fields is recorded with the field of its own name, or with a changed one.
    const factMoved = fact === field && !isDeepStrictEqual(before.facts[fact] ?? null, after.facts[fact] ?? null)
    return factMoved || !isDeepStrictEqual(before.values[field], after.values[field])
  }
  return FIELD_NAMES.filter(hasMoved).map((field) => ({
    tool_id: after.id,
    slug: after.slug,
    action: 'changed',
    field,
    old_value: before.values[field],
    new_value: after.values[field],
    old_fact: before.facts[factOfField(field)] ?? null,
    new_fact: after.facts[factOfField(field)] ?? null,
  }))
}

const removeTools = async (tx: TransactionClient, tools: readonly StoredTool[]): Promise<void> => {
  if (tools.length === 0) return
  await tx.tool.deleteMany({ where: { id: { in: tools.map(({ id }) => id) } } })
}

// The rank follows prominence at once; other inputs are updated every night. All rows in one parameter: statements have
// a parameter limit, and planning many is slow.
const rowsParameter = (rows: readonly object[]): Prisma.Sql => Prisma.sql`${JSON.stringify(rows)}::jsonb`

const insertTools = async (
  tx: TransactionClient,
  tools: readonly ToolState[],
  categories: Categories,
): Promise<void> => {
  if (tools.length === 0) return
  const rows = rowsParameter(tools.map((tool) => rowOf(tool, categories)))
  await tx.$executeRaw`
    INSERT INTO tools (${INSERT_COLUMNS}, directory_rank, created_at, updated_at)
    SELECT ${INSERT_COLUMNS}, prominence * ${PROMINENCE_WEIGHT}::int, now(), now() FROM jsonb_populate_recordset(NULL::tools, ${rows})`
}

const updateTools = async (
  tx: TransactionClient,
  tools: readonly ToolState[],
  categories: Categories,
): Promise<void> => {
  if (tools.length === 0) return
  const rows = rowsParameter(tools.map((tool) => rowOf(tool, categories)))
  await tx.$executeRaw`
    UPDATE tools t SET (${UPDATE_COLUMNS}, directory_rank, updated_at) =
      ROW(${UPDATE_VALUES}, t.directory_rank + (p.prominence - t.prominence) * ${PROMINENCE_WEIGHT}::int, now())
    FROM jsonb_populate_recordset(NULL::tools, ${rows}) p WHERE t.id = p.id`
}

const factRows = (tool: ToolState, before: ToolState['facts']): FactRow[] =>
  Object.entries(tool.facts)
    .filter(([field, fact]) => !isDeepStrictEqual(before[field], fact))
    .map(([field, fact]) => ({
      tool_id: tool.id,
      field,
      source: fact.source,
      known_for: `${fact.as_of}-01`,
      source_url: fact.url,
      checked_on: fact.checked_on,
    }))

const writeFacts = async (
  tx: TransactionClient,
  created: readonly ToolState[],
  refacted: readonly { before: StoredTool; after: ToolState }[],
): Promise<void> => {
  const gone = refacted.flatMap(({ before, after }) =>
    Object.keys(before.facts)
      .filter((field) => !isDeepStrictEqual(before.facts[field], after.facts[field]))
      .map((field) => ({ tool_id: after.id, field })),
  )
  if (gone.length > 0) {
    await tx.$executeRaw`
      DELETE FROM tool_facts f USING jsonb_to_recordset(${rowsParameter(gone)}) AS g(tool_id uuid, field text)
      WHERE f.tool_id = g.tool_id AND f.field = g.field`
  }
  const fresh = [
    ...created.flatMap((tool) => factRows(tool, {})),
    ...refacted.flatMap(({ before, after }) => factRows(after, before.facts)),
  ]
  if (fresh.length === 0) return
  await tx.$executeRaw`
    INSERT INTO tool_facts (tool_id, field, source, known_for, source_url, checked_on)
    SELECT tool_id, field, source, known_for, source_url, checked_on
    FROM jsonb_populate_recordset(NULL::tool_facts, ${rowsParameter(fresh)})`
}

const recordChanges = async (
  tx: TransactionClient,
  set: { readonly id: string; readonly at: Date },
  changes: readonly ChangeRow[],
): Promise<void> => {
  if (changes.length === 0) return
  await tx.$executeRaw`
    INSERT INTO tool_changes (change_set_id, tool_id, slug, action, field, old_value, new_value, old_fact, new_fact, at)
    SELECT ${set.id}::uuid, c.tool_id, c.slug, c.action, c.field, c.old_value, c.new_value, c.old_fact, c.new_fact, ${set.at}
    FROM ROWS FROM (jsonb_to_recordset(${rowsParameter(changes)}) AS (tool_id uuid, slug text, action "ChangeAction",
      field text, old_value jsonb, new_value jsonb, old_fact jsonb, new_fact jsonb)) WITH ORDINALITY AS c ORDER BY c.ordinality`
}
