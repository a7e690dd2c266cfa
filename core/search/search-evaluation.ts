/**
 * What the evaluation of the search measures, and the shape in which its figures are kept: the file that the methodology
 * page shows and that a test compares with the search as it is.
 */
import { z } from 'zod'
import type { MeasureGoal } from '../measure-goal.ts'

/** The kinds of queries, by how people put what they look for. */
export const QUERY_CLASSES = [
  'name',
  'misspelling',
  'prefix',
  'task',
  'sentence',
  'audience',
  'alternative',
  'constraint',
  'vendor',
  'spelling',
  'comparison',
  'word',
  'everyday',
] as const

/** The goals of the search, in the order in which tables show them. All are shares or means over queries. */
export const SEARCH_MEASURES = [
  { key: 'ndcg_at_10', floor: 0.7, target: 0.8 },
  { key: 'expected_in_five', floor: 0.9, target: 0.96 },
  { key: 'right_tool_first', floor: 0.8, target: 0.88 },
  { key: 'nothing_found', floor: 0.01, target: 0, lessIsBetter: true },
  { key: 'embarrassing_first', floor: 0.04, target: 0, lessIsBetter: true },
] as const satisfies readonly MeasureGoal[]
export type SearchMeasureKey = (typeof SEARCH_MEASURES)[number]['key']

const SEARCH_MEASURE_KEYS = SEARCH_MEASURES.map(({ key }) => key) as [SearchMeasureKey, ...SearchMeasureKey[]]

const share = z.number().min(0).max(1)
const count = z.int().min(0)
const measuresSchema = z.record(z.enum(SEARCH_MEASURE_KEYS), share)
/** The search, and the substring search that it replaced, on the same queries. */
const measuredSchema = z.strictObject({
  queries: count,
  grades: count,
  search: measuresSchema,
  substring: measuresSchema,
})

export const searchEvaluationSchema = z.strictObject({
  /** Tools of the catalogue that was searched. */
  tools: count,
  all: measuredSchema,
  /** Queries on which nothing was tuned. Nothing has to be reached here: it is a warning. */
  heldOut: measuredSchema,
  byClass: z.array(measuredSchema.extend({ class: z.enum(QUERY_CLASSES) })),
})
export type SearchMeasures = z.infer<typeof measuresSchema>
export type MeasuredQueries = z.infer<typeof measuredSchema>
export type SearchEvaluation = z.infer<typeof searchEvaluationSchema>
