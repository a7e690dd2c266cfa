/** How the methodology page words the evaluation; the figures beside these texts come with the answer of the server. */
import type { RecommendationMeasureKey } from '../gql/graphql.ts'

export const EVALUATION = {
  id: 'fit',
  title: 'How well do the matches fit?',
  paragraphs: [
    'Before a version of the recommendations is released, it is tried on invented people: each has answered the whole quiz and said in a sentence what is to be done, and for each we wrote down beforehand which tools must be there, which are good, which would do and which are off topic. What is measured on their lists stands here, whether it flatters us or not. A floor must be reached; a target is what we aim for.',
  ],
} as const

/** How a figure reads: a part of a whole, a plain number, or a score from 0 to 1. */
type Reading = 'share' | 'count' | 'average' | 'score'

type MeasureText = { readonly text: string; readonly reading: Reading }

const measure = (reading: Reading, text: string): MeasureText => ({ reading, text })

export const MEASURE_TEXTS: Readonly<Record<RecommendationMeasureKey, MeasureText>> = {
  BROKEN_PROMISES: measure('count', 'Tools shown that break a limit, are absurd, or stand twice'),
  ON_TOPIC_AT_5: measure('share', 'Of the first five tools, on topic'),
  ON_TOPIC_AT_10: measure('share', 'Of the first ten tools, on topic'),
  THREE_EXPECTED: measure('share', 'People who see three or more of the tools that must be there'),
  NDCG_CONDENSED: measure('score', 'Order against the ideal one, looking at graded tools alone (condensed nDCG)'),
  NDCG_STRICT: measure('score', 'The same, with every tool that nobody graded counted as worthless (strict nDCG)'),
  CATEGORIES_IN_LIST: measure('average', 'Different categories in a list'),
  TEXT_DIVERSITY: measure('score', 'How far the tools of a list are apart in their words'),
  DECISIVE_CHANGE: measure('share', 'People whose list changes when an answer changes that should change it'),
  IRRELEVANT_TOP_5: measure(
    'share',
    'People who keep four of the first five when an answer changes that should not matter',
  ),
  IRRELEVANT_TOP_3: measure('share', 'People who keep the first three, in their order, after such a change'),
  SAME_EVERY_TIME: measure('share', 'People who get the same list each time, in whatever order they tick'),
  REASONS_PRESENT: measure('share', 'Recommendations with a reason'),
  REASONS_NAME_ANSWER: measure('share', 'Reasons that name the answer they follow from'),
  REASONS_GROUNDED: measure('share', 'Reasons whose evidence stands word for word in the tool’s record'),
  MONEY_CORRECT: measure('share', 'Recommendations in which every amount of money is right'),
  MATCH_IN_RANGE: measure('share', 'Match percentages that are whole numbers from nothing to a hundred'),
  MATCH_IN_ORDER: measure('share', 'Lists in the order of their match percentages'),
  MATCH_SEPARATES: measure('share', 'Pairs of a good tool and one off topic in which the good one matches better'),
  MATCH_NEAR_100: measure('share', 'Match percentages close to a hundred, where they would say little'),
  CATALOGUE_SHOWN: measure('share', 'Of the catalogue, shown to anybody'),
  MOST_SHOWN_TOOL: measure('share', 'Lists that hold the tool shown most often'),
}

/** The measures in the order of the page, under headings of their own. */
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
      title: 'What the words say',
      keys: ['REASONS_PRESENT', 'REASONS_NAME_ANSWER', 'REASONS_GROUNDED', 'MONEY_CORRECT'],
    },
    {
      title: 'What the match percentage says',
      keys: ['MATCH_SEPARATES', 'MATCH_NEAR_100', 'MATCH_IN_RANGE', 'MATCH_IN_ORDER'],
    },
  ]

export const HELD_OUT = {
  title: 'People the engine was not tuned on',
  text: 'Rules and weights were made with the people above in view, so their figures flatter. These people were added afterwards, and nobody may look at their lists while the engine is worked on: what you see here is nearer to what a stranger gets. Nothing has to be reached here; the goals stand beside for comparison.',
} as const

export const WITHOUT_SENTENCE = {
  title: 'The same people without their sentence',
  text: 'The sentence is optional. This is what the twenty questions give alone: some trades, such as dentistry or podcasting, are not among their options.',
} as const

export const HELD_OUT_WITHOUT_SENTENCE = 'People the engine was not tuned on, without their sentence'

export const BANDS =
  'A match percentage says how much of what was asked for a tool covers within the limits; it is not the chance that you will like it. This is what became of the tools that were shown with each:'

export const LIMITS_OF_EVALUATION = [
  'What these figures cannot say: the people are invented, and the grades are the opinion of a few editors, who also write the catalogue and the engine’s rules and have seen these lists since. A tool that nobody graded counts as on topic when its category is. Nobody’s real satisfaction is measured here yet; the figures show that the lists do what we say, not that everybody will agree.',
] as const
