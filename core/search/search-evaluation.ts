import { z } from 'zod'
import type { MeasureGoal } from '../measure-goal.ts'

/** Query types by wording. */
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

/** In table order. All are shares or means over queries. */
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
/** This search and its predecessor (substring search) on the same queries. */
const measuredSchema = z.strictObject({
  queries: count,
  grades: count,
  search: measuresSchema,
  substring: measuresSchema,
})

export const searchEvaluationSchema = z.strictObject({
  /** Size of the searched catalog. */
  tools: count,
  all: measuredSchema,
  /** Queries nothing was tuned on. A warning without targets. */
  heldOut: measuredSchema,
  byClass: z.array(measuredSchema.extend({ class: z.enum(QUERY_CLASSES) })),
})
export type SearchMeasures = z.infer<typeof measuresSchema>
export type MeasuredQueries = z.infer<typeof measuredSchema>
export type SearchEvaluation = z.infer<typeof searchEvaluationSchema>
