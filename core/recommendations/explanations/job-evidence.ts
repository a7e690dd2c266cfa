import { evidenceField } from '../../jobs/evidence-field.ts'
import type { Job } from '../../jobs/job-file.ts'
import type { EngineTool } from '../model/engine-tool.ts'

type JobQuote = {
  /** The name of the job. */
  readonly job: string
  readonly field: NonNullable<ReturnType<typeof evidenceField>>
  readonly value: string
}

/**
 * The unused entry of the record that shows that the tool does the first of the jobs for which it has a grade; null when
 * the editors judged that it does not do the likeliest one.
 */
export const jobEvidence = (tool: EngineTool, jobs: readonly Job[], used: ReadonlySet<string>): JobQuote | null => {
  if (jobs[0]?.not.some((excluded) => excluded.tool === tool.slug)) return null
  for (const { name, tools } of jobs) {
    const value = tools.find((graded) => graded.tool === tool.slug)?.evidence
    // The entry may have changed since the grade.
    const field = value === undefined || used.has(value) ? null : evidenceField(tool, value)
    if (value !== undefined && field !== null) return { job: name, field, value }
  }
  return null
}
