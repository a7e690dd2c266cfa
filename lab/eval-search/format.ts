/** Formats the search evaluation for a terminal. */
import { type MeasureGoal, reaches } from '#core/measure-goal.ts'
import {
  type MeasuredQueries,
  SEARCH_MEASURES,
  type SearchEvaluation,
  type SearchMeasureKey,
} from '#core/search/search-evaluation.ts'
import type { QueryOutcome } from './evaluate.ts'
import { gradeOf } from './queries.ts'

const markOf = (goal: MeasureGoal, value: number): string => {
  if (!reaches(goal, value, 'floor')) return 'BELOW FLOOR'
  return reaches(goal, value, 'target') ? 'OK' : 'below target'
}

const number = (value: number): string => value.toFixed(3)
const row = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(20)}${cells.map((cell) => cell.padStart(10)).join('')}`

const COLUMNS: readonly (readonly [SearchMeasureKey, string])[] = [
  ['ndcg_at_10', 'nDCG'],
  ['expected_in_five', 'in five'],
  ['right_tool_first', 'right 1st'],
  ['nothing_found', 'nothing'],
  ['embarrassing_first', 'embarr.'],
]

const figures = (name: string, { queries, search, substring }: MeasuredQueries): string[] => [
  row(name, [String(queries), ...COLUMNS.map(([key]) => number(search[key]))]),
  row('  substring search', ['', ...COLUMNS.map(([key]) => number(substring[key]))]),
]

/** Measures with goals, then by class, then the held-out queries. */
export const formatMeasures = (evaluation: SearchEvaluation): string => {
  const { tools, all, heldOut, byClass } = evaluation
  const goals = SEARCH_MEASURES.map((goal: MeasureGoal & { key: SearchMeasureKey }) => {
    const value = all.search[goal.key]
    const cells = [value, all.substring[goal.key], goal.floor, goal.target].map(number)
    return `${row(goal.key, cells)}  ${markOf(goal, value)}`
  })
  return [
    `${all.queries} queries with ${all.grades} grades, ${tools} tools`,
    row('', ['search', 'substring', 'floor', 'target']),
    ...goals,
    '',
    row('', ['queries', ...COLUMNS.map(([, head]) => head)]),
    ...byClass.flatMap((entry) => figures(entry.class, entry)),
    '',
    ...figures('HELD OUT', heldOut),
  ].join('\n')
}

export const missesFloor = ({ all }: SearchEvaluation): boolean =>
  SEARCH_MEASURES.some((goal) => !reaches(goal, all.search[goal.key], 'floor'))

const flags = ({ slugs, expectedInFive, rightFirst, embarrassingFirst }: QueryOutcome): string =>
  [
    ...(slugs.length === 0 ? ['NOTHING FOUND'] : []),
    ...(expectedInFive ? [] : ['expected tool not in the first five']),
    ...(rightFirst === false ? ['wrong tool first'] : []),
    ...(embarrassingFirst === true ? ['EMBARRASSING'] : []),
  ].join(', ')

/** Each query with its first ten results and grades, the best missing tools, and its problems; worst first. */
export const formatDetails = (outcomes: readonly QueryOutcome[]): string =>
  [...outcomes]
    .sort((a, b) => a.ndcg - b.ndcg)
    .map((outcome) => {
      const { query, slugs, ndcg } = outcome
      const shown = slugs.slice(0, 10)
      const missing = Object.keys(query.grades).filter((slug) => query.grades[slug] === 3 && !shown.includes(slug))
      return [
        `${number(ndcg)}  ${query.text}  (${query.class}, ${slugs.length} found)  ${flags(outcome)}`,
        `  ${shown.map((slug) => `${slug} [${gradeOf(query, slug) ?? '-'}]`).join(', ')}`,
        ...(missing.length === 0 ? [] : [`  missing: ${missing.join(', ')}`]),
      ].join('\n')
    })
    .join('\n')
