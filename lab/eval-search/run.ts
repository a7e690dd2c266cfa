/** The complete evaluation on the data files: both searches over all graded queries. */
import path from 'node:path'
import { buildSearchIndex } from '#core/search/index/build-index.ts'
import { type SearchEvaluation, searchEvaluationSchema } from '#core/search/search-evaluation.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { textAt } from '#core/search/text/string-list.ts'
import { readSearchWords } from '#server/areas/catalogue/search/read-search-words.ts'
import { readSearchRecords } from './catalogue.ts'
import { type BothSearches, evaluationOf, type RankedSearch, runQueries } from './evaluate.ts'
import { type GradedQuery, readQueries } from './queries.ts'
import { searchSubstring } from './substring-search.ts'

const FOLDER = path.join(import.meta.dirname, '../../tests/golden/search')

type SearchRun = {
  readonly evaluation: SearchEvaluation
  readonly all: BothSearches
  readonly heldOut: BothSearches
  /** The measured search, for timing. */
  readonly search: RankedSearch
}

export const runEvaluation = (): SearchRun => {
  const records = readSearchRecords()
  const index = buildSearchIndex(records, readSearchWords())
  const categoryOf = new Map(records.map(({ slug, categorySlug }) => [slug, categorySlug]))
  const search: RankedSearch = (text) =>
    Array.from(searchTools(index, text).ordinals, (ordinal) => textAt(index.ids, ordinal))
  const substring: RankedSearch = (text) => searchSubstring(records, text)
  const both = (queries: readonly GradedQuery[]): BothSearches => ({
    search: runQueries(queries, search, categoryOf),
    substring: runQueries(queries, substring, categoryOf),
  })
  const all = both(readQueries(path.join(FOLDER, 'queries.json')))
  const heldOut = both(readQueries(path.join(FOLDER, 'held-out.json')))
  const evaluation = searchEvaluationSchema.parse(evaluationOf(records.length, all, heldOut))
  return { evaluation, all, heldOut, search }
}
