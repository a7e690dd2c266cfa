import { type Evaluation, HELD_OUT_KEYS, MEASURES, type MeasureKey } from '#core/recommendations/evaluation.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { measureType } from '../../graphql/measure-type.ts'
import { IN_MEMORY } from '../../graphql/work.ts'

const DESCRIPTIONS: Readonly<Record<MeasureKey, string>> = {
  broken_promises: 'The number of tools in all lists that break a limit or are absurd, duplicated or unknown.',
  on_topic_at_5: 'Share of the top five tools that are on topic.',
  on_topic_at_10: 'Share of the top ten tools that are on topic.',
  three_expected: 'Share of people whose list contains at least three of the tools that an expert expects.',
  ndcg_condensed: 'NDCG of the ranking, ignoring ungraded tools.',
  ndcg_strict: 'NDCG of the ranking, with ungraded tools counted as irrelevant.',
  categories_in_list: 'Average number of different categories in a list.',
  text_diversity: 'Average difference between the texts of two tools in a list.',
  decisive_change: 'Share of people whose top five change by two or more tools when a decisive answer changes.',
  irrelevant_top_5: 'Share of people whose top five keep four or more tools when an irrelevant answer changes.',
  irrelevant_top_3: 'Share of people whose top three keep their order when an irrelevant answer changes.',
  same_every_time: 'Share of people whose list is the same when computed twice and in any order of options.',
  reasons_present: 'Share of recommendations with a reason.',
  reasons_name_answer: "Share of reasons that mention one of the person's answers.",
  reasons_grounded: "Share of reasons whose evidence is quoted from the tool's record.",
  reasons_name_job: 'The share of recommendations with a reason that names a job of the person.',
  plans_against_answers: 'The number of advised plans that break the budget, the team size or the privacy answer.',
  money_correct: 'Share of recommendations in which every amount of money is correct.',
  match_in_range: 'Share of match percentages that are whole numbers from 0 to 100.',
  match_in_order: 'Share of lists sorted by match percentage.',
  match_separates: 'Probability that a good tool has a higher match than an off-topic one (area under the curve).',
  match_near_100: 'Share of match percentages of 98 or more.',
  catalogue_shown: 'Share of the catalog that appears in at least one list.',
  most_shown_tool: 'Share of lists that contain the most frequent tool.',
}

const MeasureType = measureType(
  'RecommendationMeasure',
  enumType('RecommendationMeasureKey', 'A measure of the quality of recommendations.', DESCRIPTIONS),
)

type HeldOut = Evaluation['heldOut']

/** Measures of fit with their goals. */
const figuresOf = (measures: Evaluation['withoutSentence']) =>
  HELD_OUT_KEYS.flatMap((key) =>
    MEASURES.filter((goal) => goal.key === key).map((goal) => ({ ...goal, value: measures[key] })),
  )

const HeldOutType = builder.objectRef<HeldOut>('HeldOutEvaluation').implement({
  description: 'The evaluation for people who were not used to develop or tune the engine.',
  fields: (t) => ({
    peopleCount: t.exposeInt('people', { description: 'The number of synthetic people.' }),
    gradeCount: t.exposeInt('grades', { description: 'The number of grades for these people.' }),
    measures: t.field({
      type: [MeasureType],
      extensions: { listSize: HELD_OUT_KEYS.length },
      description: 'The measures of their lists, each with its goals.',
      resolve: ({ measures }) => figuresOf(measures),
    }),
    withoutSentence: t.field({
      type: [MeasureType],
      extensions: { listSize: HELD_OUT_KEYS.length },
      description: 'The same measures with only the twenty answers, without the sentence in the person’s own words.',
      resolve: ({ withoutSentence }) => figuresOf(withoutSentence),
    }),
  }),
})

const MatchBandType = builder.objectRef<Evaluation['matchBands'][number]>('MatchBand').implement({
  description: 'The outcomes of recommendations within a range of match percentages.',
  fields: (t) =>
    withExposed(t, {
      from: field.int('The lowest match of the range in percent.'),
      to: field.int('The highest match of the range in percent.'),
      shown: field.int('The number of shown tools with such a match.'),
      onTopic: field.float('The share of these tools that are on topic, 0 to 1; 0 when there are none.'),
      good: field.float(
        'The share of these tools that an expert graded good or better, 0 to 1; ungraded tools count as not good.',
      ),
    }),
})

const EvaluationType = builder.objectRef<Evaluation>('RecommendationEvaluation').implement({
  description: 'The evaluation of recommendations for synthetic people, with tools graded by an expert.',
  fields: (t) =>
    withExposed(t, {
      engineVersion: field.string('The version of the evaluated engine.'),
      peopleCount: t.exposeInt('people', {
        description: 'The number of synthetic people with answers to the whole quiz.',
      }),
      gradeCount: t.exposeInt('grades', { description: 'The number of grades for all people.' }),
      toolCount: t.exposeInt('tools', { description: 'The number of tools in the evaluated catalog.' }),
      measures: t.field({
        type: [MeasureType],
        extensions: { listSize: MEASURES.length },
        description: 'All measures, each with its goals.',
        resolve: ({ measures }) => MEASURES.map((goal) => ({ ...goal, value: measures[goal.key] })),
      }),
      withoutSentence: t.field({
        type: [MeasureType],
        extensions: { listSize: HELD_OUT_KEYS.length },
        description:
          'The quality of lists with only the twenty answers, without the sentence in the person’s own words.',
        resolve: ({ withoutSentence }) => figuresOf(withoutSentence),
      }),
      heldOut: field.of(HeldOutType, 'The measures of held-out people.'),
      matchBands: field.of([MatchBandType], 'The outcomes by match percentage, highest first.', { listSize: 6 }),
    }),
})

builder.queryField('recommendationEvaluation', (t) =>
  t.field({
    type: EvaluationType,
    extensions: { reads: 'program', publicCatalogue: true, work: IN_MEMORY },
    description: 'The evaluation of the current engine, measured before its release and the same for every user.',
    resolve: (_root, _args, { services }) => services.recommendations.evaluation.read(),
  }),
)
