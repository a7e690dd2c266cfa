import type { Job } from '../../jobs/job-file.ts'
import { WORTH_OF_GRADES } from '../../jobs/job-index.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import { topicStrengths } from '../model/vectors.ts'

/** The jobs for one catalog. */
export type JobTable = {
  readonly jobs: readonly Job[]
  /** Positions by slug. */
  readonly positions: ReadonlyMap<string, number>
  /** How well each tool does a job, 0 to 1, in the order of the tools. */
  readonly coverageOf: (job: number) => Float32Array
  /** The same for a job that is only inferred. */
  readonly coverageOfInferred: (job: number) => Float32Array
  /** The tools that only share the words of a job: positions in the order of the tools. */
  readonly excludedFrom: (job: number) => readonly number[]
}

/** Most that a tool without a grade gets for its topics: less than any graded tool. */
const UNGRADED = 0.2
/** A further topic of a job tells less than the main one. */
const FURTHER_TOPIC = 0.5
/** Of equally graded tools, the one made for the job comes before a general assistant. */
const OF_ASSISTANTS = 0.8
/** General assistants do a little of every job that a person might have, and breadth earns nothing by itself. */
const ASSISTANT_WHEN_INFERRED = 0.25

/** How well the tools do one job. */
const coverageOf = ({ topics, tools: graded, not }: Job, tools: readonly EngineTool[]): Float32Array => {
  const grades = new Map(graded.map(({ tool, grade }) => [tool, WORTH_OF_GRADES[grade] ?? 0]))
  for (const { tool } of not) grades.set(tool, 0)
  return Float32Array.from(tools, (tool) => {
    const known = grades.get(tool.slug)
    if (known !== undefined) return known * (tool.generalAssistant ? OF_ASSISTANTS : 1)
    const strengths = topicStrengths(tool)
    return UNGRADED * Math.max(...topics.map((topic, at) => (strengths[topic] ?? 0) * (at === 0 ? 1 : FURTHER_TOPIC)))
  })
}

const kept = (make: (job: number) => Float32Array): ((job: number) => Float32Array) => {
  const columns = new Map<number, Float32Array>()
  return (job) => {
    const known = columns.get(job)
    if (known !== undefined) return known
    const made = make(job)
    columns.set(job, made)
    return made
  }
}

/** `tools` in the order of the snapshot. Columns are computed when first used. */
export const jobTable = (jobs: readonly Job[], tools: readonly EngineTool[]): JobTable => {
  const columnOf = kept((position) => {
    const job = jobs[position]
    return job === undefined ? new Float32Array(tools.length) : coverageOf(job, tools)
  })
  const places = new Map(tools.map(({ slug }, place) => [slug, place]))
  return {
    jobs,
    positions: new Map(jobs.map(({ slug }, position) => [slug, position])),
    coverageOf: columnOf,
    excludedFrom: (position) => (jobs[position]?.not ?? []).flatMap(({ tool }) => places.get(tool) ?? []),
    coverageOfInferred: kept((position) =>
      columnOf(position).map((worth, at) => worth * (tools[at]?.generalAssistant ? ASSISTANT_WHEN_INFERRED : 1)),
    ),
  }
}
