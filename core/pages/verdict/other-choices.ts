/** Tools to choose instead, each with the wish that it meets better. */

import type { SimilarTool } from '../../catalogue/similarity.ts'
import { jobAsWish } from '../../jobs/job-wording.ts'
import { nearJobs } from './suitability.ts'
import { closeness, type JobsOfTool, type ToolJob } from './tool-jobs.ts'
import type { JudgedTool } from './tool-verdict.ts'

type Contrast = SimilarTool['contrasts'][number]

type OtherChoice = {
  /** After "if": `you want to track working time`. */
  readonly condition: string
  readonly slug: string
}

export const MOST_CHOICES = 3
/** Choices for jobs that the tool is confused with; the others do similar work. */
const FOR_OTHER_JOBS = 2
/** The grade of a tool that an adviser names first. */
const BEST = 3

const CONDITIONS: Readonly<Record<Contrast, string>> = {
  free_tier: 'you want to start for free',
  cheaper: 'you want to pay less',
  easier: 'it has to be easier to learn',
  has_api: 'you want to build on an API',
}

type Subject = Pick<JudgedTool, 'topics'> & { readonly slug: string }
type Similar = Pick<SimilarTool, 'contrasts'> & { readonly slug: string }

/** The best tools for the closest jobs that the tool does not do. */
const forOtherJobs = (tool: Subject, { doesNot }: JobsOfTool): OtherChoice[] => {
  const chosen: OtherChoice[] = []
  for (const { job } of nearJobs(tool, doesNot)) {
    if (chosen.length === FOR_OTHER_JOBS) break
    const best = job.tools.find(
      ({ tool: slug, grade }) => grade === BEST && slug !== tool.slug && !chosen.some((other) => other.slug === slug),
    )
    if (best !== undefined) chosen.push({ condition: `you want to ${jobAsWish(job.name)}`, slug: best.tool })
  }
  return chosen
}

/** The job closest to the tool that the other does best, and the tool less well. */
const betterAt = (tool: Subject, own: JobsOfTool, other: JobsOfTool | undefined): ToolJob | undefined =>
  other?.does
    .filter(({ job, grade }) => grade === BEST && !own.does.some((one) => one.job === job && one.grade === BEST))
    .sort((a, b) => closeness(b.job, tool.topics) - closeness(a.job, tool.topics) || a.place - b.place)[0]

/**
 * Up to three: the best tools for jobs that this one does not do, then similar ones with an advantage.
 * @param similar the most similar first
 */
export const otherChoices = (
  tool: Subject,
  jobs: ReadonlyMap<string, JobsOfTool>,
  similar: readonly Similar[],
): OtherChoice[] => {
  const own = jobs.get(tool.slug) ?? { does: [], doesNot: [] }
  const chosen = forOtherJobs(tool, own)
  for (const { slug, contrasts } of similar) {
    if (chosen.length === MOST_CHOICES) break
    if (chosen.some((other) => other.slug === slug)) continue
    const job = betterAt(tool, own, jobs.get(slug))?.job
    const conditions = [
      ...(Object.keys(CONDITIONS) as Contrast[])
        .filter((name) => contrasts.includes(name))
        .map((name) => CONDITIONS[name]),
      ...(job === undefined ? [] : [`you mainly want to ${jobAsWish(job.name)}`]),
    ]
    const condition = conditions.find((text) => !chosen.some((other) => other.condition === text))
    if (condition !== undefined) chosen.push({ condition, slug })
  }
  return chosen
}
