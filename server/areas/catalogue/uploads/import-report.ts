/** The stored result of a dry run or an import of an uploaded file. */
import { z } from 'zod'
import type { RowOutcome } from '../import/import-batch.ts'

/** Rows stored per kind; the counts include all. */
const MAX_LISTED = 200

const count = z.int().nonnegative()

export const importReportSchema = z.object({
  rows: count,
  created: count,
  changed: count,
  unchanged: count,
  refused: count,
  /** Rows with values kept because a person set them. */
  kept: count,
  /** Columns of the file that have no effect; earlier reports have none. */
  ignoredColumns: z.array(z.string()).default([]),
  /** Why reading stopped; null when the file was read completely. */
  error: z.string().nullable(),
  problems: z.array(z.object({ line: count, column: z.string().nullable(), message: z.string() })),
  changes: z.array(
    z.object({ line: count, action: z.enum(['created', 'changed']), slug: z.string(), fields: z.array(z.string()) }),
  ),
  /** The catalog revision used for the comparison. */
  revision: count,
  changeSetId: z.string().nullable(),
})
export type ImportReport = z.infer<typeof importReportSchema>

// Invalid rows are known before earlier rows are compared with the catalog.
const byLine = (a: { readonly line: number }, b: { readonly line: number }): number => a.line - b.line

export const createReport = (revision: number) => {
  const counts = { rows: 0, created: 0, changed: 0, unchanged: 0, refused: 0, kept: 0 }
  const problems: ImportReport['problems'] = []
  const changes: ImportReport['changes'] = []
  return {
    add: (outcome: RowOutcome): void => {
      counts.rows += 1
      counts[outcome.action] += 1
      if (outcome.action === 'refused') {
        if (problems.length < MAX_LISTED) problems.push({ line: outcome.line, ...outcome.problem })
        return
      }
      if (outcome.kept.length > 0) counts.kept += 1
      if (outcome.action === 'unchanged' || changes.length === MAX_LISTED) return
      const { line, action, slug, fields } = outcome
      changes.push({ line, action, slug, fields: [...fields] })
    },
    end: (end: Pick<ImportReport, 'error' | 'changeSetId' | 'ignoredColumns'>): ImportReport => ({
      ...counts,
      ...end,
      problems: problems.sort(byLine),
      changes: changes.sort(byLine),
      revision,
    }),
  }
}
