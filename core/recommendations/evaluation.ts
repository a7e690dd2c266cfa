import { z } from 'zod'
import type { MeasureGoal } from '../measure-goal.ts'

/** In table order. All are shares or means over people. */
export const MEASURES = [
  // A count over all lists: broken limits, absurd or repeated tools, tools missing from the catalog.
  { key: 'broken_promises', floor: 0, target: 0, lessIsBetter: true },
  { key: 'on_topic_at_5', floor: 0.9, target: 0.95 },
  { key: 'on_topic_at_10', floor: 0.85, target: 0.9 },
  { key: 'three_expected', floor: 0.85, target: 0.95 },
  { key: 'ndcg_condensed', floor: 0.75, target: 0.85 },
  { key: 'ndcg_strict', floor: 0.5, target: 0.6 },
  { key: 'categories_in_list', floor: 3, target: 3.5 },
  { key: 'text_diversity', floor: 0.75, target: 0.8 },
  { key: 'decisive_change', floor: 0.8, target: 0.9 },
  { key: 'irrelevant_top_5', floor: 0.9, target: 0.95 },
  { key: 'irrelevant_top_3', floor: 0.8, target: 0.85 },
  { key: 'same_every_time', floor: 1, target: 1 },
  { key: 'reasons_present', floor: 1, target: 1 },
  { key: 'reasons_name_answer', floor: 0.8, target: 0.9 },
  { key: 'reasons_grounded', floor: 0.9, target: 0.98 },
  { key: 'reasons_name_job', floor: 0.8, target: 0.95 },
  // A count over the lists of all people: above the budget, too few seats, or without the privacy claims.
  { key: 'plans_against_answers', floor: 0, target: 0, lessIsBetter: true },
  { key: 'money_correct', floor: 1, target: 1 },
  { key: 'match_in_range', floor: 1, target: 1 },
  { key: 'match_in_order', floor: 0.95, target: 0.98 },
  { key: 'match_separates', floor: 0.7, target: 0.8 },
  { key: 'match_near_100', floor: 0.2, target: 0.1, lessIsBetter: true },
  { key: 'catalogue_shown', floor: 0.15, target: 0.2 },
  { key: 'most_shown_tool', floor: 0.6, target: 0.5, lessIsBetter: true },
] as const satisfies readonly MeasureGoal[]
export type MeasureKey = (typeof MEASURES)[number]['key']

const MEASURE_KEYS = MEASURES.map(({ key }) => key) as [MeasureKey, ...MeasureKey[]]

/** Measures for held-out people and for answers without a sentence: how well lists fit, not how they are made. */
export const HELD_OUT_KEYS = [
  'on_topic_at_5',
  'on_topic_at_10',
  'three_expected',
  'ndcg_condensed',
  'ndcg_strict',
  'decisive_change',
  'irrelevant_top_5',
  'match_separates',
] as const satisfies readonly MeasureKey[]

const share = z.number().min(0).max(1)
const count = z.int().min(0)

const figures = z.record(z.enum(HELD_OUT_KEYS), z.number())

export const evaluationSchema = z.strictObject({
  engineVersion: z.string(),
  /** People, graded tools (counted per person), tools in the catalog. */
  people: count,
  grades: count,
  tools: count,
  /** With each person's own words; the effect of changed answers is measured without them. */
  measures: z.record(z.enum(MEASURE_KEYS), z.number()),
  /** With the twenty answers alone. */
  withoutSentence: figures,
  /** People no rule or weight was tuned on. A warning without targets. */
  heldOut: z.strictObject({ people: count, grades: count, measures: figures, withoutSentence: figures }),
  /** Shown tools by match percentage: how many, the relevant share, the share graded good or better. */
  matchBands: z.array(z.strictObject({ from: count, to: count, shown: count, onTopic: share, good: share })),
  /** Results by person, for maintainers of the engine. */
  byPerson: z.array(
    z.strictObject({
      id: z.string(),
      onTopicAt10: share,
      expectedShown: count,
      ndcgCondensed: share,
      ndcgStrict: share,
      topFive: z.array(z.string()),
    }),
  ),
})
export type Evaluation = z.infer<typeof evaluationSchema>
