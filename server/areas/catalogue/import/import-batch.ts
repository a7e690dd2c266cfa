/** Imports a few hundred rows in the caller's transaction. */

import type { ToolField } from '#core/catalogue/fields/field-names.ts'
import type { ToolState } from '#core/catalogue/fields/tool-values.ts'
import type { ImportRow, RowProblem } from '#core/catalogue/import-row.ts'
import { utcDay } from '#core/utc-day.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import { type ToolEdit, type WriteCounts, writeTools } from '../changes/catalogue-writer.ts'
import { newId } from '../changes/new-id.ts'
import type { Categories } from '../changes/tool-state.ts'
import { changeByRow, createFromRow } from './row-edit.ts'
import { createToolMatcher, slugOfRow, type ToolMatcher } from './tool-matcher.ts'

export type NumberedRow = { readonly line: number; readonly row: ImportRow }

export type RowOutcome = { readonly line: number } & (
  | {
      readonly action: 'created' | 'changed' | 'unchanged'
      readonly slug: string
      readonly fields: readonly ToolField[]
      /** Fields kept because a person set them. */
      readonly kept: readonly ToolField[]
    }
  | { readonly action: 'refused'; readonly problem: RowProblem }
)

export type BatchContext = {
  readonly changeSetId: string
  readonly at: Date
  readonly categories: Categories
  /** The first line of each tool by id, over the whole file. */
  readonly linesById: Map<string, number>
}

export const importBatch = async (
  tx: TransactionClient,
  context: BatchContext,
  rows: readonly NumberedRow[],
): Promise<{ readonly outcomes: readonly RowOutcome[]; readonly counts: WriteCounts }> => {
  const { categories, at, changeSetId } = context
  const matcher = await createToolMatcher(
    tx,
    categories,
    rows.map(({ row }) => row),
  )
  const edits: ToolEdit[] = []
  const outcomes = rows.map(({ line, row }): RowOutcome => {
    const { outcome, edit } = judge(matcher, context, { line, row })
    if (edit !== null) edits.push(edit)
    return outcome
  })
  return { outcomes, counts: await writeTools(tx, { id: changeSetId, at, categories }, edits) }
}

type Judged = { readonly outcome: RowOutcome; readonly edit: ToolEdit | null }

const judge = (matcher: ToolMatcher, context: BatchContext, { line, row }: NumberedRow): Judged => {
  const refuse = (problem: RowProblem): Judged => ({ outcome: { line, action: 'refused', problem }, edit: null })
  const match = matcher.match(row)
  if (match === 'new') return createTool(matcher, context, { line, row }, refuse)
  if ('problem' in match) return refuse(match.problem)
  const { state, stored } = match.tool
  const earlier = context.linesById.get(state.id)
  if (earlier !== undefined || stored === null) {
    return refuse({ column: null, message: `is about ${state.slug}, like line ${earlier ?? 'before'}` })
  }
  const edit = changeByRow(row, state, context.categories)
  if ('problem' in edit) return refuse(edit.problem)
  context.linesById.set(state.id, line)
  const action = edit.changed.length === 0 ? 'unchanged' : 'changed'
  return {
    outcome: { line, action, slug: state.slug, fields: edit.changed, kept: edit.kept },
    edit: { before: stored, after: edit.after },
  }
}

const createTool = (
  matcher: ToolMatcher,
  { at, categories, linesById }: BatchContext,
  { line, row }: NumberedRow,
  refuse: (problem: RowProblem) => Judged,
): Judged => {
  const slug = slugOfRow(row)
  if (matcher.bySlug(slug) !== undefined) {
    return refuse({
      column: 'slug',
      message: `"${slug}", derived from the name, belongs to another tool. Set one in the "slug" column`,
    })
  }
  const id = row.id ?? newId(at)
  const edit = createFromRow(row, { id, slug, addedOn: utcDay(at) }, categories)
  if ('problem' in edit) return refuse(edit.problem)
  const state: ToolState = edit.after
  matcher.add(state)
  linesById.set(id, line)
  return {
    outcome: { line, action: 'created', slug, fields: edit.changed, kept: [] },
    edit: { before: null, after: state },
  }
}
