/**
 * The evaluation page's texts about the search; the figures come with the response of the server.
 */
import type { SearchMeasureKey, SearchQueryClass } from '../gql/graphql.ts'

export const SEARCH_EVALUATION = {
  id: 'search',
  title: 'How good is the search?',
  paragraphs: [
    'Before we change the search, we test it on queries as people type them: names, misspellings, tasks, whole sentences. For each query, an editor graded the tools in advance: the right tools, the good ones and the related ones. Every version must reach the floor; the target is our goal. Next to each figure is that of our former search, which looked for the typed text in names, descriptions and categories.',
  ],
} as const

type MeasureText = { readonly text: string; readonly reading: 'share' | 'score' }

const measure = (reading: MeasureText['reading'], text: string): MeasureText => ({ reading, text })

/** In the order of the page. */
export const SEARCH_MEASURE_TEXTS: Readonly<Record<SearchMeasureKey, MeasureText>> = {
  NDCG_AT_10: measure('score', 'Order of the first ten results compared with the ideal order (nDCG, 0 to 1)'),
  EXPECTED_IN_FIVE: measure('share', 'Queries with one of the best tools among the first five results'),
  RIGHT_TOOL_FIRST: measure('share', 'Queries with a right tool in first place, where we know which it is'),
  NOTHING_FOUND: measure('share', 'Queries without a result'),
  EMBARRASSING_FIRST: measure('share', 'Queries with a wrong tool in first place, where we know which are wrong'),
}

export const SEARCH_HELD_OUT = {
  title: 'Queries that the search was not tuned on',
  text: 'The search was tuned on the queries above, so those figures look better than they should. Nobody who works on the search looks at the results of these queries.',
} as const

export const SEARCH_CLASSES = {
  title: 'By kind of query',
  text: 'Queries with one of the best tools among the first five results:',
} as const

export const QUERY_CLASS_TEXTS: Readonly<Record<SearchQueryClass, string>> = {
  NAME: 'Names of tools',
  MISSPELLING: 'Misspelled words',
  PREFIX: 'Beginnings of words',
  TASK: 'Tasks, such as “transcribe meetings”',
  SENTENCE: 'Whole sentences',
  AUDIENCE: 'Audiences, such as “tools for teachers”',
  ALTERNATIVE: 'Alternatives to a tool',
  CONSTRAINT: 'Conditions, such as “free” or “open source”',
  VENDOR: 'Vendors',
  SPELLING: 'Other spellings',
  COMPARISON: 'Comparisons of two tools',
  WORD: 'Single common words',
  EVERYDAY: 'Everyday requests',
}

export const LIMITS_OF_SEARCH_EVALUATION =
  'What these figures can’t tell you: the queries and grades are the work of a few people, who also write the catalog. They do not measure satisfaction.'
