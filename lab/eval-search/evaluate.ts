/** Runs a search over graded queries and computes its measures. */
import {
  type MeasuredQueries,
  QUERY_CLASSES,
  type SearchEvaluation,
  type SearchMeasures,
} from '#core/search/search-evaluation.ts'
import { mean, ndcgStrict } from '../eval/measures.ts'
import { type GradedQuery, gradeOf } from './queries.ts'

/** A search: the typed text in, slugs out, best first. */
export type RankedSearch = (text: string) => readonly string[]

/** One query with its search results. */
export type QueryOutcome = {
  readonly query: GradedQuery
  readonly slugs: readonly string[]
  readonly ndcg: number
  readonly expectedInFive: boolean
  /** Null when the query names no required first tools. */
  readonly rightFirst: boolean | null
  /** Null when the query names no embarrassing results. */
  readonly embarrassingFirst: boolean | null
}

const outcomeOf = (query: GradedQuery, search: RankedSearch, categoryOf: ReadonlyMap<string, string>): QueryOutcome => {
  const slugs = search(query.text)
  const grades = Object.values(query.grades)
  const expected = Math.max(...grades)
  const judge = { gradeOf: (slug: string) => gradeOf(query, slug), onTopicByCategory: () => false }
  const [first = ''] = slugs
  return {
    query,
    slugs,
    ndcg: ndcgStrict(slugs, judge, grades),
    expectedInFive: slugs.slice(0, 5).some((slug) => gradeOf(query, slug) === expected),
    rightFirst: query.first === undefined ? null : query.first.includes(first),
    embarrassingFirst:
      query.never === undefined
        ? null
        : query.never.some((name) => name === first || name === (categoryOf.get(first) ?? '')),
  }
}

/** Runs the search for each query. `categoryOf`: the category of every tool, by slug. */
export const runQueries = (
  queries: readonly GradedQuery[],
  search: RankedSearch,
  categoryOf: ReadonlyMap<string, string>,
): readonly QueryOutcome[] => queries.map((query) => outcomeOf(query, search, categoryOf))

/** Rounded for readability, and so that float noise makes no difference. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

const meanOfKnown = (values: readonly (boolean | null)[], whenNone: number): number => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? whenNone : mean(known.map(Number))
}

/** The measures over outcomes. Optional checks pass when no query has them. */
export const measuresOf = (outcomes: readonly QueryOutcome[]): SearchMeasures => ({
  ndcg_at_10: rounded(mean(outcomes.map(({ ndcg }) => ndcg))),
  expected_in_five: rounded(mean(outcomes.map(({ expectedInFive }) => Number(expectedInFive)))),
  right_tool_first: rounded(
    meanOfKnown(
      outcomes.map(({ rightFirst }) => rightFirst),
      1,
    ),
  ),
  nothing_found: rounded(mean(outcomes.map(({ slugs }) => (slugs.length === 0 ? 1 : 0)))),
  embarrassing_first: rounded(
    meanOfKnown(
      outcomes.map(({ embarrassingFirst }) => embarrassingFirst),
      0,
    ),
  ),
})

const measured = (search: readonly QueryOutcome[], substring: readonly QueryOutcome[]): MeasuredQueries => ({
  queries: search.length,
  grades: search.reduce((sum, { query }) => sum + Object.keys(query.grades).length, 0),
  search: measuresOf(search),
  substring: measuresOf(substring),
})

/** The outcomes of both searches on the same queries. */
export type BothSearches = { readonly search: readonly QueryOutcome[]; readonly substring: readonly QueryOutcome[] }

/** The stored figures. */
export const evaluationOf = (tools: number, all: BothSearches, heldOut: BothSearches): SearchEvaluation => ({
  tools,
  all: measured(all.search, all.substring),
  heldOut: measured(heldOut.search, heldOut.substring),
  byClass: QUERY_CLASSES.map((name) => {
    const ofClass = (outcomes: readonly QueryOutcome[]) => outcomes.filter(({ query }) => query.class === name)
    return { class: name, ...measured(ofClass(all.search), ofClass(all.substring)) }
  }),
})
