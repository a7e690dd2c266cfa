import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Recommendation, RecommendationList } from '#core/recommendations/model/recommendation.ts'
import { PAID_FIELD_NAMES, PAID_FIELDS, visibleList } from '#core/recommendations/paid-fields.ts'

const SECRET = 'for paid plans alone'
const item = (rank: number): Recommendation => ({
  toolId: `id-${rank}`,
  slug: `tool-${rank}`,
  name: `Tool ${rank}`,
  categoryName: 'Writing',
  rank,
  reason: 'Because.',
  matchPercent: 1000 + rank,
  label: 'BEST_MATCH',
  ledger: [{ code: 'FIT', label: SECRET, points: 1, outOf: 1, because: SECRET }],
  reasons: [],
  caveat: null,
  reasoning: SECRET,
  optimalPlan: { name: SECRET, text: SECRET, asOf: '2026-01' },
  pricingAnalysis: [],
  keyBenefits: [{ text: SECRET, field: 'features', intent: SECRET }],
  specificRecommendation: SECRET,
  alternatives: [{ toolId: 'x', slug: 'x', name: SECRET, contrast: 'CHEAPER', text: SECRET }],
})
const listOf = (items: number, relaxed: readonly number[]): RecommendationList => ({
  engineVersion: '1',
  catalogueRevision: 7,
  inTheRunning: items,
  items: Array.from({ length: items }, (_, index) => item(index + 1)),
  relaxations: relaxed.map((count, index) => ({
    constraint: 'budget',
    from: 'a',
    to: 'b',
    heading: `Heading ${index}`,
    why: 'Because.',
    items: Array.from({ length: count }, (_, place) => item(place + 1)),
  })),
})
const lists = fc
  .tuple(fc.nat(10), fc.array(fc.nat(5), { maxLength: 3 }))
  .map(([items, relaxed]) => listOf(items, relaxed))

test('a paid plan sees every tool and every field', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const shown = visibleList(list, true)
      const all = [...shown.items, ...shown.relaxations.flatMap(({ items }) => items)]
      const stored = [...list.items, ...list.relaxations.flatMap(({ items }) => items)]
      expect(all).toHaveLength(stored.length)
      for (const [index, one] of all.entries()) expect(stored[index]).toMatchObject(one)
    }),
  )
})

test('other viewers see the first five tools at most, without withheld fields', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const shown = visibleList(list, false)
      const all = [...shown.items, ...shown.relaxations.flatMap(({ items }) => items)]
      const stored = [...list.items, ...list.relaxations.flatMap(({ items }) => items)]
      expect(all.map(({ toolId }) => toolId)).toEqual(stored.slice(0, 5).map(({ toolId }) => toolId))
      const text = JSON.stringify(shown)
      expect(text).not.toContain(SECRET)
      expect(text).not.toMatch(/10\d\d|BEST_MATCH/)
      expect(shown.relaxations.every(({ items }) => items.length > 0)).toBe(true)
    }),
  )
})

test('lists that are longer than responses may be are cut to their size', () => {
  const { items, relaxations } = visibleList(listOf(1, [7, 5, 6, 5, 5]), true)
  expect(items).toHaveLength(1)
  expect(relaxations.map((relaxation) => [relaxation.heading, relaxation.items.length])).toEqual([
    ['Heading 0', 5],
    ['Heading 1', 5],
    ['Heading 2', 5],
  ])
})

test('every withheld field is withheld under all its names in responses', () => {
  for (const field of Object.keys(PAID_FIELDS)) expect(PAID_FIELD_NAMES).toContain(field)
  for (const name of ['match_percentage', 'matchPercentage', 'match_score', 'optimal_plan', 'key_benefits']) {
    expect(PAID_FIELD_NAMES).toContain(name)
  }
})
