import type { Job } from '../../jobs/job-file.ts'
import { closeness, jobsByTool, type ToolTopics } from './tool-jobs.ts'

/** An acceptable tool is no replacement for a good one. */
const GOOD = 2

/** More jobs no longer read as a reason. */
export const MOST_SHARED_JOBS = 2

type SharedJobs = {
  /** Whether editors grade it as good for any job. */
  readonly hasJobs: (slug: string) => boolean
  /**
   * Up to two jobs that the tool is best at and the other is good for: those that the other does best first, then those
   * closest to the tool's topics.
   */
  readonly sharedJobs: (tool: { readonly slug: string; readonly topics: ToolTopics }, other: string) => readonly Job[]
}

/** Which tools, by their slugs, do the same jobs. A job that the tool does less well than others says little about it. */
export const createSharedJobs = (jobs: readonly Job[]): SharedJobs => {
  const byTool = jobsByTool(jobs)
  const goodAt = (slug: string) => byTool.get(slug)?.does.filter(({ grade }) => grade >= GOOD) ?? []
  return {
    hasJobs: (slug) => goodAt(slug).length > 0,
    sharedJobs: ({ slug, topics }, other) => {
      const own = goodAt(slug)
      const best = Math.max(...own.map(({ grade }) => grade))
      return goodAt(other)
        .filter(({ job }) => own.some((one) => one.job === job && one.grade === best))
        .sort((a, b) => b.grade - a.grade || closeness(b.job, topics) - closeness(a.job, topics))
        .slice(0, MOST_SHARED_JOBS)
        .map(({ job }) => job)
    },
  }
}
