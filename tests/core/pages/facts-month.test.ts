import { describe, expect, it } from 'vitest'
import { countOf, priceSpread } from '#core/pages/collection/aggregate.ts'
import { factsMonth } from '#core/pages/facts-month.ts'
import { createPageGenerator } from '#core/pages/generate-pages.ts'
import type { PageTool } from '#core/pages/page-tool.ts'
import { type ClaimedField, claim, paragraph } from '#core/pages/statement.ts'
import { knownPlan } from '#tests/support/plans.ts'
import { pageTool } from './page-fixture.ts'

const fact = (asOf: string, checkedOn: string | null = null) => ({ source: 'editorial', asOf, checkedOn }) as const
const plan = (usdMonth: number | null, asOf: string, name = 'Pro') => knownPlan({ name, usdMonth, asOf })
const tool = (changes: Partial<PageTool> = {}, index = 1): PageTool => ({
  ...pageTool(index),
  plans: [plan(0, '2025-09', 'Free'), plan(20, '2026-02'), plan(50, '2025-03', 'Max')],
  pricingModel: 'freemium',
  facts: {
    pricing_model: fact('2025-12'),
    description: fact('2025-10'),
    use_cases: fact('2024-12'),
    api_available: fact('2025-01'),
    plans: fact('2026-02'),
  },
  ...changes,
})
const byId = (tools: readonly PageTool[]) => new Map(tools.map((one) => [one.id, one]))
const monthOf = (one: PageTool, ...fields: ClaimedField[]) =>
  factsMonth([paragraph(['x'], claim(one, ...fields))], [one], byId([one]))

describe('the month of a page’s facts', () => {
  it.each<[ClaimedField[], Partial<PageTool>, string | null]>([
    [['description'], {}, '2025-10'],
    [['useCases'], {}, '2024-12'],
    [['description', 'useCases'], {}, '2024-12'],
    [['entryCents'], {}, '2026-02'],
    [['plans'], {}, '2025-03'],
    [['freePlan'], {}, '2025-09'],
    [['freePlan'], { plans: [] }, '2025-12'],
    [['priceCents'], {}, '2026-02'],
    [['priceCents'], { plans: [] }, '2025-12'],
    [['pricingModel'], {}, '2025-12'],
    [['pricingModel', 'freePlan', 'priceCents'], { pricingModel: null, plans: [] }, null],
    [['apiAvailable'], { apiAvailable: null }, null],
    [['useCases'], { useCases: [] }, null],
    [['categorySlug'], {}, null],
  ])('for claims on %j of a tool with %j is %s', (fields, changes, month) => {
    expect(monthOf(tool(changes), ...fields)).toBe(month)
  })

  it('is that of a later check', () => {
    const facts = { description: fact('2025-06', '2026-11-03'), plans: fact('2025-06', '2026-10-20') }
    expect(monthOf(tool({ facts }), 'description')).toBe('2026-11')
    expect(monthOf(tool({ facts }), 'plans')).toBe('2026-10')
  })

  it('ignores facts that the text does not use', () => {
    const [used, unused] = [tool(), tool({ facts: { description: fact('2020-01') } }, 2)]
    expect(factsMonth([paragraph(['x'], claim(used, 'description'))], [used, unused], byId([used, unused]))).toBe(
      '2025-10',
    )
  })

  it('counts a tool that the page only names', () => {
    const [listed, named] = [tool(), tool({ facts: { description: fact('2020-01') } }, 2)]
    const blocks = [paragraph(['x'], claim(named, 'description'))]
    expect(factsMonth(blocks, [listed], byId([listed, named]))).toBe('2020-01')
  })

  it('counts every tool in a statement about all of them', () => {
    const tools = [tool(), tool({ plans: [plan(9, '2024-05')], facts: { skill: fact('2024-11') } }, 2)]
    const month = (claims: Parameters<typeof paragraph>[1]) =>
      factsMonth([paragraph(['x'], claims)], tools, byId(tools))
    expect(month(priceSpread(tools).claims)).toBe('2024-05')
    expect(month(countOf(tools, 'skill', 1).claims)).toBe('2024-11')
    expect(month([{ toolId: '', field: 'size', value: 2 }])).toBeNull()
  })
})

describe('generated pages', () => {
  it('never claim a newer month than a price in their text', () => {
    const tools = Array.from({ length: 8 }, (_, index) =>
      tool({ plans: [plan(5 + index, index === 7 ? '2024-01' : '2026-10')] }, index),
    )
    const generator = createPageGenerator({
      tools,
      categories: [{ slug: 'writing', name: 'Writing', description: 'Tools that draft and rewrite text.' }],
      jobs: [],
    })
    const months = new Map(generator.plans.map((one) => [one, generator.generate(one).factsAsOf]))
    expect([...months].filter(([{ toolIds }]) => toolIds.includes('id-7')).length).toBeGreaterThan(2)
    for (const [{ toolIds }, month] of months) if (toolIds.includes('id-7')) expect(month).toBe('2024-01')
  })
})
