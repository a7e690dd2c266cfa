import type { Job } from '../../jobs/job-file.ts'
import { jobsByTool } from './tool-jobs.ts'

/** An acceptable tool is no replacement for a good one. */
const GOOD = 2

type SharedJobs = {
  /** Whether editors grade it as good for any job. */
  readonly hasJobs: (slug: string) => boolean
  /** Whether the other is good for a job that the tool is best at. */
  readonly sharesJob: (slug: string, other: string) => boolean
}

/** Which tools, by their slugs, do the same jobs. A job that the tool does less well than others says little about it. */
export const createSharedJobs = (jobs: readonly Job[]): SharedJobs => {
  const byTool = jobsByTool(jobs)
  const goodAt = (slug: string) => byTool.get(slug)?.does.filter(({ grade }) => grade >= GOOD) ?? []
  return {
    hasJobs: (slug) => goodAt(slug).length > 0,
    sharesJob: (slug, other) => {
      const own = goodAt(slug)
      const best = Math.max(...own.map(({ grade }) => grade))
      return goodAt(other).some(({ job }) => own.some((one) => one.job === job && one.grade === best))
    },
  }
}
