/** Manual edits as one change set with audit entries. */
import { isDeepStrictEqual } from 'node:util'
import { cellOf } from '#core/catalogue/fields/field-cells.ts'
import { FIELD_NAMES } from '#core/catalogue/fields/field-names.ts'
import type { ToolState } from '#core/catalogue/fields/tool-values.ts'
import type { Clock } from '#server/platform/clock.ts'
import { recordAudit } from '#server/platform/database/audit-log.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import { writeTools } from '../changes/catalogue-writer.ts'
import { beginChangeSet, endChangeSet } from '../changes/change-sets.ts'
import type { Categories, StoredTool } from '../changes/tool-state.ts'
import { moveRevision } from '../revision.ts'

type PersonEdit = { readonly before: StoredTool; readonly after: ToolState }

const BATCH = 500

const differs = ({ before, after }: PersonEdit): boolean =>
  !isDeepStrictEqual(before.values, after.values) || !isDeepStrictEqual(before.facts, after.facts)

/** Changed values of one side, as cell texts. */
const audited = (edit: PersonEdit, side: 'before' | 'after') => {
  const changed = FIELD_NAMES.filter((field) => !isDeepStrictEqual(edit.before.values[field], edit.after.values[field]))
  return Object.fromEntries([
    ['slug', edit.before.slug],
    ...changed.map((field) => [field, cellOf(edit[side].values[field])]),
  ])
}

/**
 * Writes edits in the transaction of the caller, who has the catalog lock, and moves the revision. Skips no-ops.
 * Returns the change set and the number of changed tools; null for none.
 */
export const writeByPerson = async (
  tx: TransactionClient,
  clock: Clock,
  options: {
    /** Null for the price watch, which the audit log leaves out. */
    readonly actorId: string | null
    /** `vendor`: stated by the vendor of the tool, and part of its public history. By default a person's edit. */
    readonly kind?: 'person' | 'vendor' | 'watch'
    /** Area and verb for the audit log: `tool.update`. */
    readonly action: string
    /** A description of the action. */
    readonly source: string
    readonly categories: Categories
    readonly edits: readonly PersonEdit[]
  },
): Promise<{ readonly changeSetId: string; readonly count: number; readonly revision: number } | null> => {
  const { actorId, kind = 'person', action, source, categories } = options
  const edits = options.edits.filter(differs)
  if (edits.length === 0) return null
  const changeSetId = await beginChangeSet(tx, clock, { kind, source, actorId })
  for (let start = 0; start < edits.length; start += BATCH) {
    await writeTools(tx, { id: changeSetId, at: clock.now(), categories }, edits.slice(start, start + BATCH))
  }
  await endChangeSet(tx, { id: changeSetId, state: 'done', refused: 0 })
  if (actorId !== null) {
    const entry = { actorId, action, subjectType: 'tool' }
    await recordAudit(
      tx,
      clock,
      edits.map((edit) => ({
        ...entry,
        subjectId: edit.before.id,
        before: audited(edit, 'before'),
        after: audited(edit, 'after'),
      })),
    )
  }
  return { changeSetId, count: edits.length, revision: await moveRevision(tx, clock) }
}
