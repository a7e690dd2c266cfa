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

const LISTS = ['features', 'useCases', 'pros'] as const

const evidenceOf = (tool: PageTool, text: string): GradedTool['evidence'] => {
  if (tool.description === text) return { text, claims: claim(tool, 'description') }
  const list = LISTS.find((field) => tool[field].includes(text))
  return list === undefined ? null : { text, claims: [claimItem(tool, list, text)] }
}

/** The job's tools that are in the catalog, in the order of the job: best first. */
export const gradedTools = (job: Job, tools: readonly PageTool[]): readonly GradedTool[] => {
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]))
  return job.tools.flatMap(({ tool: slug, grade, for: suits, evidence }) => {
    const tool = bySlug.get(slug)
    return tool === undefined ? [] : [{ tool, grade, suits: suits ?? null, evidence: evidenceOf(tool, evidence) }]
  })
}
