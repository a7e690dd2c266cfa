import { describe, expect, it } from 'vitest'
import { PARAMETERS } from '#core/recommendations/model/parameters.ts'
import { rankTools } from '#core/recommendations/ranking/rank.ts'
import { rankLabel } from '#core/recommendations/ranking/rank-label.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { countEligibleTools, matchOf, recommend } from '#core/recommendations/recommend.ts'
import { catalogueTools, engineTool } from './engine-tools.ts'

const tools = catalogueTools()
const snapshot = buildSnapshot(tools, 7)

const ANSWERS = {
  1: ['marketer'],
  2: ['technology'],
  3: ['small'],
  4: ['medium'],
  5: ['writing', 'marketing', 'automation'],
  6: ['intermediate'],
  7: ['ease'],
  11: ['social', 'emails', 'marketing'],
  15: ['important'],
  16: ['mac'],
  17: ['slack', 'notion'],
}

describe('recommendations', () => {
  it('are byte-identical for the same answers, whatever the order of answers and tools', () => {
    const bytes = JSON.stringify(recommend(ANSWERS, snapshot))
    const shuffled = { ...ANSWERS, 5: ['automation', 'marketing', 'writing'], 11: ['marketing', 'social', 'emails'] }
    expect(JSON.stringify(recommend(shuffled, snapshot))).toBe(bytes)
    expect(JSON.stringify(recommend(ANSWERS, buildSnapshot([...tools].reverse(), 7)))).toBe(bytes)
  })

  it('contain the versions of rules and catalog', () => {
    const list = recommend(ANSWERS, snapshot)
    expect(list.engineVersion).toMatch(/^\d+\.\d+\.\d+$/)
    expect(list.catalogueRevision).toBe(7)
  })

  it('are ordered by match, equal to each tool’s own match', () => {
    const { items } = recommend(ANSWERS, snapshot)
    expect(items.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const [i, item] of items.entries()) {
      expect(item.matchPercent).toBeLessThanOrEqual(items[i - 1]?.matchPercent ?? 100)
      expect(matchOf(ANSWERS, snapshot, item.toolId)).toMatchObject({ matchPercent: item.matchPercent, blockedBy: [] })
    }
  })

  it('equal the ranking without texts', () => {
    const { ranked } = rankTools(ANSWERS, snapshot)
    expect(ranked.map(({ index }) => snapshot.tools[index]?.slug)).toEqual(
      recommend(ANSWERS, snapshot).items.map(({ slug }) => slug),
    )
  })

  it('accept answers in any shape', () => {
    const loose = { ...ANSWERS, 1: 'marketer', 4: 'medium', 99: ['x'] } as unknown as typeof ANSWERS
    expect(recommend(loose, snapshot)).toEqual(recommend(ANSWERS, snapshot))
  })

  it('exist without answers: the established tools', () => {
    const { items, inTheRunning: running } = recommend({}, snapshot)
    expect(items).toHaveLength(10)
    expect(running).toBe(tools.length)
  })

  it('are empty for an empty catalog', () => {
    expect(recommend(ANSWERS, buildSnapshot([], 1))).toMatchObject({ items: [], relaxations: [], inTheRunning: 0 })
  })

  it('are fewer than ten when fewer are eligible', () => {
    const free = Array.from({ length: 4 }, (_, i) =>
      engineTool({ slug: `free${i}`, vendor: `v${i}`, pricingModel: 'free' }),
    )
    const paid = Array.from({ length: 9 }, (_, i) =>
      engineTool({ slug: `paid${i}`, vendor: `w${i}`, pricingModel: 'paid' }),
    )
    const list = recommend({ 4: ['free'], 5: ['writing'] }, buildSnapshot([...free, ...paid], 1))
    expect(list.items.map(({ slug }) => slug)).toEqual(['free0', 'free1', 'free2', 'free3'])
    expect(list.inTheRunning).toBe(4)
    expect(list.relaxations).toEqual([])
  })

  it('count the eligible tools at any point of the quiz', () => {
    expect(countEligibleTools({}, snapshot)).toBe(tools.length)
    const free = countEligibleTools({ 4: ['free'] }, snapshot)
    expect(free).toBe(tools.filter(({ pricingModel }) => pricingModel === 'free' || pricingModel === 'freemium').length)
    expect(countEligibleTools({ 4: ['free'], 15: ['critical'] }, snapshot)).toBeLessThan(free)
  })

  it('are labeled by rank and match', () => {
    const labels = (bestMatch: number, greatOption: number) =>
      recommend(ANSWERS, snapshot, { ...PARAMETERS, labels: { bestMatch, greatOption } }).items.map(
        ({ label }) => label,
      )
    const [first = 0, second = 0] = recommend(ANSWERS, snapshot).items.map(({ matchPercent }) => matchPercent)
    expect(labels(first, 0)).toEqual(['BEST_MATCH', ...Array.from({ length: 9 }, () => 'GREAT_OPTION')])
    expect(labels(first + 1, second + 1)[0]).toBe(first > second ? 'GREAT_OPTION' : 'GOOD_FIT')
    expect(labels(101, 101)).toEqual(Array.from({ length: 10 }, () => 'GOOD_FIT'))
  })

  it('share a label only with tools of a similar match: a strong one is great, a partial one is good', () => {
    const labelAt = (matchPercent: number, rank = 2) => rankLabel(rank, matchPercent, PARAMETERS)
    expect(labelAt(88)).toBe('GREAT_OPTION')
    expect(labelAt(71)).toBe('GOOD_FIT')
    expect(labelAt(PARAMETERS.labels.bestMatch, 1)).toBe('BEST_MATCH')
    expect(labelAt(PARAMETERS.labels.bestMatch - 1, 1)).toBe('GOOD_FIT')
  })

  it('ignore whether a tool is featured or verified', () => {
    const verified = buildSnapshot(
      tools.map((tool) => ({ ...tool, verified: tool.slug.length % 2 === 0 })),
      7,
    )
    const order = (from: typeof snapshot) => recommend(ANSWERS, from).items.map(({ slug }) => slug)
    expect(order(verified)).toEqual(order(snapshot))
  })
})
