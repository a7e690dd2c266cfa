/** The columnar snapshot of the catalog for ranking, built once per revision. */

import { MAX_STARS, PRIOR_STARS, ratingScore } from '../../catalogue/rating.ts'
import type { Topic } from '../../catalogue/vocabulary.ts'
import type { Job } from '../../jobs/job-file.ts'
import { type LimitMasks, limitMasks } from '../constraints/limit-masks.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import { evidenceInSteps, type ToolEvidence } from '../model/evidence.ts'
import type { SentenceReader } from '../model/sentence.ts'
import { reachOf, topicIndex, topicStrengths } from '../model/vectors.ts'
import { runSteps } from '../run-steps.ts'
import { type FitColumns, fitColumns } from './fit-columns.ts'
import { type JobTable, jobTable } from './job-table.ts'

export type CatalogueSnapshot = {
  readonly revision: number
  /** By prominence, then slug, which decides ties. All arrays below use this order. */
  readonly tools: readonly EngineTool[]
  readonly indexById: ReadonlyMap<string, number>
  /** Topics of tool i: `start[i]` to `start[i + 1]`. */
  readonly topics: {
    readonly start: Uint32Array
    readonly ids: Uint8Array
    /** 0 to 1. */
    readonly strength: Float64Array
    /** Scaled so that each tool's vector has length 1, or its reach. */
    readonly unit: Float64Array
  }
  readonly limits: LimitMasks
  readonly fit: FitColumns
  /** 0 to 3. */
  readonly prominence: Uint8Array
  /** How far the Bayesian mean rating is above the prior, 0 to 1; 0 without ratings. */
  readonly rating: Float64Array
  /** Equal numbers mean the same vendor or category. */
  readonly vendor: Uint32Array
  readonly category: Uint32Array
  /** Mean of all ratings, 1 to 5; null without ratings. */
  readonly ratingMean: number | null
  readonly evidence: ReadonlyMap<string, ToolEvidence>
  readonly readSentence: SentenceReader
  readonly jobs: JobTable
}

const MILLIONTHS = 1_000_000

/** Numbers texts from 0 in order of appearance. */
const numbered = (texts: readonly string[]): Uint32Array => {
  const numbers = new Map<string, number>()
  return Uint32Array.from(texts, (text) => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  })
}

const bySlug = (a: EngineTool, b: EngineTool): number => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0)

const topicColumns = (tools: readonly EngineTool[]): CatalogueSnapshot['topics'] => {
  const rows = tools.map((tool) =>
    (Object.entries(topicStrengths(tool)) as [Topic, number][])
      .map(([topic, strength]) => [topicIndex(topic), strength, reachOf(tool, topic)] as const)
      // By column, so that sums do not depend on key order.
      .sort((a, b) => a[0] - b[0]),
  )
  const start = new Uint32Array(tools.length + 1)
  for (const [i, row] of rows.entries()) start[i + 1] = (start[i] ?? 0) + row.length
  const flat = rows.flat()
  const unit = rows.flatMap((row) => {
    const length = Math.sqrt(row.reduce((sum, [, strength]) => sum + strength * strength, 0))
    return row.map(([, strength, reach]) => (length === 0 ? 0 : (reach * strength) / length))
  })
  return {
    start,
    ids: Uint8Array.from(flat, ([id]) => id),
    strength: Float64Array.from(flat, ([, strength, reach]) => strength * reach),
    unit: Float64Array.from(unit),
  }
}

const ratingMeanOf = (tools: readonly EngineTool[]): number | null => {
  const count = tools.reduce((sum, { ratingCount }) => sum + ratingCount, 0)
  return count === 0 ? null : tools.reduce((sum, { ratingSum }) => sum + ratingSum, 0) / count
}

/**
 * `tools`: active tools only, unique, in any order. `jobs`: what people want to get done, with graded tools. Yields, so
 * that a server can handle other requests.
 */
export function* snapshotInSteps(
  tools: readonly EngineTool[],
  revision: number,
  jobs: readonly Job[],
): Generator<void, CatalogueSnapshot> {
  const ordered = [...tools].sort((a, b) => b.prominence - a.prominence || bySlug(a, b))
  const evidence = yield* evidenceInSteps(ordered)
  return {
    revision,
    tools: ordered,
    indexById: new Map(ordered.map((tool, index) => [tool.id, index])),
    topics: topicColumns(ordered),
    limits: limitMasks(ordered),
    fit: fitColumns(ordered),
    prominence: Uint8Array.from(ordered, ({ prominence }) => prominence),
    rating: Float64Array.from(ordered, ({ ratingSum, ratingCount }) => {
      const stars = ratingScore(ratingSum, ratingCount) / MILLIONTHS
      return Math.max(0, (stars - PRIOR_STARS) / (MAX_STARS - PRIOR_STARS))
    }),
    vendor: numbered(ordered.map(({ vendor }) => vendor)),
    category: numbered(ordered.map(({ categorySlug }) => categorySlug)),
    ratingMean: ratingMeanOf(ordered),
    evidence,
    readSentence: () => [],
    jobs: jobTable(jobs, ordered),
  }
}

export const buildSnapshot = (
  tools: readonly EngineTool[],
  revision: number,
  jobs: readonly Job[] = [],
): CatalogueSnapshot => runSteps(snapshotInSteps(tools, revision, jobs))

/** Cosine similarity, 0 to 1. */
export const topicSimilarity = ({ topics }: CatalogueSnapshot, a: number, b: number): number => {
  let sum = 0
  let at = topics.start[a] ?? 0
  let other = topics.start[b] ?? 0
  const end = topics.start[a + 1] ?? 0
  const otherEnd = topics.start[b + 1] ?? 0
  // Both lists are sorted by column.
  while (at < end && other < otherEnd) {
    const column = topics.ids[at] ?? 0
    const otherColumn = topics.ids[other] ?? 0
    if (column === otherColumn) sum += (topics.unit[at] ?? 0) * (topics.unit[other] ?? 0)
    if (column <= otherColumn) at++
    if (otherColumn <= column) other++
  }
  return sum
}
