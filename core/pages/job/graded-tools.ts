import { evidenceField } from '../../jobs/evidence-field.ts'
import type { Job } from '../../jobs/job-file.ts'
import type { PageClaim } from '../page-model.ts'
import type { PageTool } from '../page-tool.ts'
import { claim, claimItem } from '../statement.ts'

/** A tool with the editors' grade for a job: 3 named first, 2 good, 1 acceptable. */
export type GradedTool = {
  readonly tool: PageTool
  readonly grade: number
  /** Whom it suits, after "for". */
  readonly suits: string | null
  /** The entry of its record that shows that it does the job; null if the record no longer has it. */
  readonly evidence: { readonly text: string; readonly claims: readonly PageClaim[] } | null
}

/** Whether a tool is more than acceptable. */
export const isGood = ({ grade }: Pick<GradedTool, 'grade'>): boolean => grade > 1

const evidenceOf = (tool: PageTool, text: string): GradedTool['evidence'] => {
  const field = evidenceField(tool, text)
  if (field === null) return null
  return { text, claims: field === 'description' ? claim(tool, field) : [claimItem(tool, field, text)] }
}

/** The job's tools that are in the catalog, in the order of the job: best first. */
export const gradedTools = (job: Job, toolBySlug: ReadonlyMap<string, PageTool>): readonly GradedTool[] =>
  job.tools.flatMap(({ tool: slug, grade, for: suits, evidence }) => {
    const tool = toolBySlug.get(slug)
    return tool === undefined ? [] : [{ tool, grade, suits: suits ?? null, evidence: evidenceOf(tool, evidence) }]
  })
