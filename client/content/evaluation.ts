/** The evaluation page's texts about the recommendations; the figures come with the response of the server. */
import type { RecommendationMeasureKey } from '../gql/graphql.ts'

export const EVALUATION = {
  id: 'fit',
  title: 'How well do the matches fit?',
  paragraphs: [
    'Before a version of the recommendations is released, we test it on invented people. Each has answered the whole quiz and described their task in a sentence, and for each we wrote down in advance which tools are essential, good, acceptable or off topic. Here are the results, good and bad. Every version must reach the floor; the target is our goal.',
  ],
} as const

/** How a figure is shown: a share of a whole, a plain number, or a score from 0 to 1. */
type Reading = 'share' | 'count' | 'average' | 'score'

type MeasureText = { readonly text: string; readonly reading: Reading }

const measure = (reading: Reading, text: string): MeasureText => ({ reading, text })

export const MEASURE_TEXTS: Readonly<Record<RecommendationMeasureKey, MeasureText>> = {
  BROKEN_PROMISES: measure('count', 'Tools shown that break a limit, make no sense, or appear twice'),
  ON_TOPIC_AT_5: measure('share', 'First five tools that are on topic'),
  ON_TOPIC_AT_10: measure('share', 'First ten tools that are on topic'),
  THREE_EXPECTED: measure('share', 'People who see three or more of their essential tools'),
  NDCG_CONDENSED: measure('score', 'Order compared with the ideal one, graded tools only (condensed nDCG)'),
  NDCG_STRICT: measure('score', 'The same, with ungraded tools counted as worthless (strict nDCG)'),
  CATEGORIES_IN_LIST: measure('average', 'Different categories in a list'),
  TEXT_DIVERSITY: measure('score', 'How different the tools in a list are, by their words'),
  DECISIVE_CHANGE: measure('share', 'People whose list changes when they change an answer that matters'),
  IRRELEVANT_TOP_5: measure(
    'share',
    'People who keep four of the first five when they change an answer that should not matter',
  ),
  IRRELEVANT_TOP_3: measure('share', 'People who keep the first three, in order, after such a change'),
  SAME_EVERY_TIME: measure('share', 'People who get the same list each time, in whatever order they answer'),
  REASONS_PRESENT: measure('share', 'Recommendations with a reason'),
  REASONS_NAME_ANSWER: measure('share', 'Reasons that name the answer behind them'),
  REASONS_GROUNDED: measure('share', 'Reasons whose evidence is word for word in the tool’s record'),
  REASONS_NAME_JOB: measure('share', 'Recommendations with a reason that names a job of the person'),
  PLANS_AGAINST_ANSWERS: measure('count', 'Advised plans that break the budget, the team size or the privacy answer'),
  MONEY_CORRECT: measure('share', 'Recommendations in which every dollar amount is right'),
  MATCH_IN_RANGE: measure('share', 'Match percentages that are whole numbers from zero to one hundred'),
  MATCH_IN_ORDER: measure('share', 'Lists in the order of their match percentages'),
  MATCH_SEPARATES: measure('share', 'Pairs of a good and an off-topic tool in which the good one matches better'),
  MATCH_NEAR_100: measure('share', 'Match percentages too close to one hundred to mean much'),
  CATALOGUE_SHOWN: measure('share', 'Tools in the catalog shown to anyone'),
  MOST_SHOWN_TOOL: measure('share', 'Lists that include the tool shown most often'),
}

/** The measures in the order of the page, by heading. */
export const MEASURE_GROUPS: readonly { readonly title: string; readonly keys: readonly RecommendationMeasureKey[] }[] =
  [
    {
      title: 'What is in the lists',
      keys: [
        'BROKEN_PROMISES',
        'ON_TOPIC_AT_5',
        'ON_TOPIC_AT_10',
        'THREE_EXPECTED',
        'NDCG_CONDENSED',
        'NDCG_STRICT',
        'CATEGORIES_IN_LIST',
        'TEXT_DIVERSITY',
        'CATALOGUE_SHOWN',
        'MOST_SHOWN_TOOL',
      ],
    },
    {
      title: 'When an answer changes',
      keys: ['DECISIVE_CHANGE', 'IRRELEVANT_TOP_5', 'IRRELEVANT_TOP_3', 'SAME_EVERY_TIME'],
    },
    {
      title: 'What the texts say',
      keys: [
        'REASONS_PRESENT',
        'REASONS_NAME_ANSWER',
        'REASONS_GROUNDED',
        'REASONS_NAME_JOB',
        'PLANS_AGAINST_ANSWERS',
        'MONEY_CORRECT',
      ],
    },
    {
      title: 'What the match percentage means',
      keys: ['MATCH_SEPARATES', 'MATCH_NEAR_100', 'MATCH_IN_RANGE', 'MATCH_IN_ORDER'],
    },
  ]

export const HELD_OUT = {
  title: 'People the engine was not tuned on',
  text: 'The rules and weights were tuned on the people above, so those figures look better than they should. These people were added later, and nobody may look at their lists while working on the engine: these figures are closer to what a new user gets. They are shown for comparison only, without goals to reach.',
} as const

export const WITHOUT_SENTENCE = {
  title: 'The same people without their sentence',
  text: 'The sentence is optional. These are the results of the twenty questions alone: some trades, such as dentistry or podcasting, are not among their options.',
} as const

export const HELD_OUT_WITHOUT_SENTENCE = 'People the engine was not tuned on, without their sentence'

export const BANDS =
  'A match percentage says how much of a request a tool covers within the limits; it is not the chance that you will like it. The grades of the tools shown with each:'

export const LIMITS_OF_EVALUATION = [
  'What these figures can’t tell you: the people are invented, and the grades are the opinion of a few editors, who also write the catalog and the engine’s rules and have seen these lists since. A tool that nobody graded counts as on topic when its category is. They do not measure the satisfaction of real people; they show that the lists do what we say, not that everyone will agree.',
] as const
