import type { Topic } from '../../catalogue/vocabulary.ts'
import type { Job } from '../../jobs/job-file.ts'

export type ToolJob = {
  readonly job: Job
  /** 3: named first for the job. 2: good. 1: acceptable. */
  readonly grade: number
  /** Whom it suits, after "for". */
  readonly suits: string | undefined
  /** Its place among the tools of the job. */
  readonly place: number
}

/** A job that a tool is confused with, and why it does not do it. */
export type OtherJob = { readonly job: Job; readonly reason: string }

export type JobsOfTool = { readonly does: readonly ToolJob[]; readonly doesNot: readonly OtherJob[] }

/** The jobs of each tool, by its slug, in the order of the jobs. */
export const jobsByTool = (jobs: readonly Job[]): ReadonlyMap<string, JobsOfTool> => {
  const byTool = new Map<string, { does: ToolJob[]; doesNot: OtherJob[] }>()
  const of = (slug: string) => {
    const known = byTool.get(slug) ?? { does: [], doesNot: [] }
    byTool.set(slug, known)
    return known
  }
  for (const job of jobs) {
    for (const [place, { tool, grade, for: suits }] of job.tools.entries()) {
      of(tool).does.push({ job, grade, suits, place })
    }
    for (const { tool, reason } of job.not) of(tool).doesNot.push({ job, reason })
  }
  return byTool
}

/** How much a tool is about each topic, 0 to 1. */
export type ToolTopics = Partial<Readonly<Record<Topic, number>>>

/** A job's side topics tell less about it. */
const SIDE_TOPIC = 0.6

/** How close a job is to what the tool is made for, 0 to 1. */
export const closeness = ({ topics }: Pick<Job, 'topics'>, weights: ToolTopics): number =>
  Math.max(...topics.map((topic, index) => (weights[topic] ?? 0) * (index === 0 ? 1 : SIDE_TOPIC)))
