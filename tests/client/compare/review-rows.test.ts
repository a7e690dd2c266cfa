import { describe, expect, it } from 'vitest'
import { type ComparedTool, comparisonOf } from '#client/features/compare/comparison.ts'
import { COMPARED_FROM } from '#core/reviews/review-rules.ts'
import { toolNamed } from '../catalogue/catalogue-answers.ts'

const group = (label: string, reviews: number, mean: number) => ({ label, reviews, mean })
const summary = (over: Record<string, unknown> = {}) => ({
  reviewCount: 12,
  wouldChooseAgain: 9,
  byRole: [group('Designer', 6, 4.62), group('Marketer', 3, 3.9)],
  byJob: [],
  ...over,
})
const tool = (name: string, over: Record<string, unknown> = {}) =>
  toolNamed(name, {
    rating: { mean: 4.31, count: 1_180, source: null },
    reviewSummary: summary(),
    ...over,
  }) as unknown as ComparedTool

const saidOf = (tools: readonly ComparedTool[]) =>
  comparisonOf(tools).groups.find(({ label }) => label === 'What users say')?.rows

describe('what users say in a comparison', () => {
  it('is the average, how many would choose it again, and the averages of roles', () => {
    const rows = saidOf([
      tool('A'),
      tool('B', { rating: { mean: 3.6, count: 9, source: null }, reviewSummary: summary({ wouldChooseAgain: 3 }) }),
    ])
    expect(
      rows?.map(({ label, cells, marked, unlike }) => [label, cells.map(({ lines }) => lines), marked, unlike]),
    ).toEqual([
      ['Stars', [['4.3 of 5 from 1,180 ratings'], ['3.6 of 5 from 9 ratings']], true, [1]],
      ['Would choose it again', [['9 of 12'], ['3 of 12']], true, [1]],
      [
        'By role',
        [
          ['Designer: 4.6 (6)', 'Marketer: 3.9 (3)'],
          ['Designer: 4.6 (6)', 'Marketer: 3.9 (3)'],
        ],
        false,
        [],
      ],
    ])
  })

  it('does not mark figures that are equal when rounded', () => {
    const rows = saidOf([tool('A'), tool('B', { rating: { mean: 4.29, count: 3, source: null } })])
    expect(rows?.map(({ marked }) => marked)).toEqual([false, false, false])
  })

  it('is missing while a tool has too few reviews, or none', () => {
    const few = tool('B', { reviewSummary: summary({ reviewCount: COMPARED_FROM - 1 }) })
    expect(saidOf([tool('A'), few])).toBeUndefined()
    expect(saidOf([tool('A'), tool('C', { reviewSummary: null })])).toBeUndefined()
  })
})
