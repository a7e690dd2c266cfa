import {
  type Evaluation,
  HELD_OUT_KEYS,
  MEASURE_KEYS,
  MEASURES,
  type MeasureGoal,
  type MeasureKey,
  reaches,
} from '../../../core/recommendations/evaluation.ts'
import { builder } from '../../graphql/builder.ts'
import { IN_MEMORY } from '../../graphql/work.ts'

const DESCRIPTIONS: Readonly<Record<MeasureKey, string>> = {
  broken_promises: 'Tools that break a limit, are absurd, stand twice or are unknown: a count over all lists.',
  on_topic_at_5: 'Share of the first five that is on topic.',
  on_topic_at_10: 'Share of the first ten that is on topic.',
  three_expected: 'Share of people with three or more of the tools that an expert would insist on.',
  ndcg_condensed: 'How close the order is to the ideal one, passing over tools that nobody graded.',
  ndcg_strict: 'The same, with tools that nobody graded worth nothing.',
  categories_in_list: 'Different categories in a list, on average.',
  text_diversity: 'How little two tools of a list have in common in their words, on average.',
  decisive_change: 'Share of people whose first five change by two or more when a decisive answer changes.',
  irrelevant_top_5: 'Share of people who keep four or more of the first five when an irrelevant answer changes.',
  irrelevant_top_3: 'Share of people who keep the first three in their order when an irrelevant answer changes.',
  same_every_time: 'Share of people whose list is the same when asked twice, and in any order of ticks.',
  reasons_present: 'Share of recommendations with a reason.',
  reasons_name_answer: 'Share of reasons that name an answer which was given.',
  reasons_grounded: "Share of reasons whose evidence stands word for word in the tool's record.",
  money_correct: 'Share of recommendations in which every amount of money is right.',
  match_in_range: 'Share of match percentages that are whole numbers from 0 to 100.',
  match_in_order: 'Share of lists in the order of their match percentages.',
  match_separates: 'How often a good tool has a higher match than one that is off topic (area under the curve).',
  match_near_100: 'Share of match percentages of 98 or more.',
  catalogue_shown: 'Share of the catalogue that is shown to anybody.',
  most_shown_tool: 'Share of lists that hold the tool which most lists hold.',
}

const MeasureEnum = builder.enumType('RecommendationMeasureKey', {
  description: 'What is measured of recommendations.',
  values: Object.fromEntries(
    MEASURE_KEYS.map((key) => [key.toUpperCase(), { value: key, description: DESCRIPTIONS[key] }]),
  ) as Record<Uppercase<MeasureKey>, { value: MeasureKey; description: string }>,
})

type Measure = MeasureGoal & { readonly key: MeasureKey; readonly value: number }

const MeasureType = builder.objectRef<Measure>('RecommendationMeasure').implement({
  description: 'A figure of the evaluation beside its goals.',
  fields: (t) => ({
    key: t.field({ type: MeasureEnum, description: 'What is measured.', resolve: ({ key }) => key }),
    value: t.exposeFloat('value', { description: 'What was measured; shares are from 0 to 1.' }),
    floor: t.exposeFloat('floor', { description: 'What an engine must reach before it is released.' }),
    target: t.exposeFloat('target', { description: 'What it should reach.' }),
    lessIsBetter: t.boolean({
      description: 'Whether the goals are upper bounds.',
      resolve: ({ lessIsBetter }) => lessIsBetter === true,
    }),
    reachesFloor: t.boolean({
      description: 'Whether the floor is reached.',
      resolve: (measure) => reaches(measure, measure.value, 'floor'),
    }),
    reachesTarget: t.boolean({
      description: 'Whether the target is reached.',
      resolve: (measure) => reaches(measure, measure.value, 'target'),
    }),
  }),
})

type HeldOut = Evaluation['heldOut']

const HeldOutType = builder.objectRef<HeldOut>('HeldOutEvaluation').implement({
  description: 'The same figures for people on whom no rule and no weight of the engine was tried.',
  fields: (t) => ({
    peopleCount: t.exposeInt('people', { description: 'Invented people.' }),
    gradeCount: t.exposeInt('grades', { description: 'Grades that were given, for all of them together.' }),
    measures: t.field({
      type: [MeasureType],
      extensions: { listSize: HELD_OUT_KEYS.length },
      description: 'How well their lists fit. The goals stand beside it for comparison.',
      resolve: ({ measures }) =>
        HELD_OUT_KEYS.flatMap((key) =>
          MEASURES.filter((goal) => goal.key === key).map((goal) => ({ ...goal, value: measures[key] })),
        ),
    }),
  }),
})

const MatchBandType = builder.objectRef<Evaluation['matchBands'][number]>('MatchBand').implement({
  description: 'What became of recommendations whose match percentage lies in a range.',
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'The lowest percentage of the range.' }),
    to: t.exposeInt('to', { description: 'The highest percentage of the range.' }),
    shown: t.exposeInt('shown', { description: 'How many tools were shown with such a percentage.' }),
    onTopic: t.exposeFloat('onTopic', { description: 'The share of them that is on topic, 0 to 1; 0 for none.' }),
    good: t.exposeFloat('good', {
      description:
        'The share of them that an expert graded good or better, 0 to 1; ungraded tools do not count as good.',
    }),
  }),
})

const EvaluationType = builder.objectRef<Evaluation>('RecommendationEvaluation').implement({
  description: 'How well recommendations fit invented people for whom an expert graded tools beforehand.',
  fields: (t) => ({
    engineVersion: t.exposeString('engineVersion', { description: 'The version of the engine that was measured.' }),
    peopleCount: t.exposeInt('people', { description: 'Invented people with answers to the whole quiz.' }),
    gradeCount: t.exposeInt('grades', { description: 'Grades that were given, for all people together.' }),
    toolCount: t.exposeInt('tools', { description: 'Tools in the catalogue that was measured.' }),
    measures: t.field({
      type: [MeasureType],
      extensions: { listSize: MEASURES.length },
      description: 'Everything that is measured, each with its goals.',
      resolve: ({ measures }) => MEASURES.map((goal) => ({ ...goal, value: measures[goal.key] })),
    }),
    heldOut: t.field({
      type: HeldOutType,
      description: 'What is measured on people who are held out.',
      resolve: ({ heldOut }) => heldOut,
    }),
    matchBands: t.field({
      type: [MatchBandType],
      extensions: { listSize: 6 },
      description: 'What match percentages mean in practice, the highest first.',
      resolve: ({ matchBands }) => [...matchBands],
    }),
  }),
})

builder.queryField('recommendationEvaluation', (t) =>
  t.field({
    type: EvaluationType,
    extensions: { publicCatalogue: true, work: IN_MEMORY },
    description: 'How well recommendations fit, measured before they are released. The same for everybody.',
    resolve: (_root, _args, { services }) => services.evaluation.read(),
  }),
)
