import { describe, expect, it } from 'vitest'
import type { SearchRecord } from '#core/search/index/search-record.ts'
import { measuresOf, runQueries } from '#lab/eval-search/evaluate.ts'
import { formatDetails, missesFloor } from '#lab/eval-search/format.ts'
import type { GradedQuery } from '#lab/eval-search/queries.ts'
import { searchSubstring } from '#lab/eval-search/substring-search.ts'

const query = (changes: Partial<GradedQuery> = {}): GradedQuery => ({
  id: 'a-query',
  class: 'task',
  text: 'a query',
  grades: { best: 3, good: 2, related: 1 },
  ...changes,
})
const CATEGORIES = new Map([['toy', 'games']])
const run = (slugs: readonly string[], changes?: Partial<GradedQuery>) =>
  runQueries([query(changes)], () => slugs, CATEGORIES)
const measured = (slugs: readonly string[], changes?: Partial<GradedQuery>) => measuresOf(run(slugs, changes))

describe('search measures', () => {
  it('are 1 for the ideal order, lower for a worse one, and 0 for no results', () => {
    expect(measured(['best', 'good', 'related']).ndcg_at_10).toBe(1)
    // 1, 1/3 and 2/3 of a gain, discounted by the rank, against 1, 2/3 and 1/3.
    const [second, third] = [1 / Math.log2(3), 1 / Math.log2(4)]
    const share = (1 + second / 3 + (third * 2) / 3) / (1 + (second * 2) / 3 + third / 3)
    expect(measured(['best', 'related', 'good']).ndcg_at_10).toBeCloseTo(share, 3)
    expect(measured([]).ndcg_at_10).toBe(0)
    expect(measured(['toy', 'best', 'good', 'related']).ndcg_at_10).toBeLessThan(0.8)
  })

  it('take no grade from inherited object properties', () => {
    expect(measured(['constructor', 'best', 'good', 'related']).ndcg_at_10).toBeCloseTo(
      measured(['toy', 'best', 'good', 'related']).ndcg_at_10,
    )
  })

  it('look for a tool of the highest grade in the first five, whatever that grade', () => {
    expect(measured(['a', 'b', 'c', 'd', 'best']).expected_in_five).toBe(1)
    expect(measured(['a', 'b', 'c', 'd', 'e', 'best']).expected_in_five).toBe(0)
    expect(measured(['good', 'related']).expected_in_five).toBe(0)
    expect(measured(['good'], { grades: { good: 2, related: 1 } }).expected_in_five).toBe(1)
  })

  it('count correct and embarrassing tools only for queries that name them', () => {
    expect(measured(['toy', 'best']).right_tool_first).toBe(1)
    expect(measured(['good', 'best'], { first: ['best', 'good'] }).right_tool_first).toBe(1)
    expect(measured(['toy', 'best'], { first: ['best', 'good'] }).right_tool_first).toBe(0)
    expect(measured(['toy']).embarrassing_first).toBe(0)
    expect(measured(['toy', 'best'], { never: ['toy'] }).embarrassing_first).toBe(1)
    expect(measured(['toy', 'best'], { never: ['games'] }).embarrassing_first).toBe(1)
    expect(measured(['best', 'toy'], { never: ['games'] }).embarrassing_first).toBe(0)
    expect(measured([], { never: ['games'], first: ['best'] })).toMatchObject({
      embarrassing_first: 0,
      right_tool_first: 0,
      nothing_found: 1,
    })
  })

  it('fail below a floor', () => {
    const figures = (changes: object) => {
      const measures = {
        ndcg_at_10: 0.7,
        expected_in_five: 0.9,
        right_tool_first: 0.8,
        nothing_found: 0.01,
        embarrassing_first: 0.04,
        ...changes,
      }
      const part = { queries: 1, grades: 3, search: measures, substring: measures }
      return { tools: 3, all: part, heldOut: part, byClass: [] }
    }
    expect(missesFloor(figures({}))).toBe(false)
    expect(missesFloor(figures({ ndcg_at_10: 0.6999 }))).toBe(true)
    expect(missesFloor(figures({ nothing_found: 0.011 }))).toBe(true)
  })

  it('list found and missing tools per query', () => {
    const text = formatDetails(run(['toy', 'good'], { first: ['best'], never: ['games'] }))
    expect(text).toContain('toy [-], good [2]')
    expect(text).toContain('missing: best')
    expect(text).toContain('expected tool not in the first five, wrong tool first, EMBARRASSING')
    expect(formatDetails(run([]))).toContain('NOTHING FOUND')
  })
})

describe('the substring search', () => {
  const record = (slug: string, name: string, description: string, prominence: number) =>
    ({ slug, name, description, prominence, categoryName: 'Writing' }) as SearchRecord
  const records = [
    record('other', 'Other', 'Makes a Café', 3),
    record('cafe-two', 'Cafe Two', 'x', 0),
    record('cafe', 'Café', 'x', 0),
    record('my-cafe', 'My cafe', 'x', 2),
  ]

  it('ranks by name, then prominence, and only finds the text as typed', () => {
    expect(searchSubstring(records, ' CAFE ')).toEqual(['cafe', 'cafe-two', 'my-cafe', 'other'])
    expect(searchSubstring(records, 'writ')[0]).toBe('other')
    expect(searchSubstring(records, 'cafe makes')).toEqual([])
  })
})
