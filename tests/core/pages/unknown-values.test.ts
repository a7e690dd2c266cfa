/** Unknown values never count as a difference. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choicesFor } from '#core/pages/comparison/choices.ts'
import { comparisonBlocks, comparisonOf } from '#core/pages/comparison/comparison-page.ts'
import type { GeneratedPage } from '#core/pages/page-model.ts'
import { type PageTool, pageToolOf } from '#core/pages/page-tool.ts'
import { lineText } from '#core/pages/statement.ts'
import { knownPlan } from '#tests/support/plans.ts'
import { arbitraryTools } from '../../support/arbitrary-tools.ts'
import { createPageVerifier } from './page-verifier.ts'

/** Fields that can be unknown: the unknown value, and prefixes of the facts and reasons based on them. */
const UNKNOWN: readonly (readonly [
  changes: Partial<PageTool>,
  facts: readonly string[],
  reasons: readonly string[],
])[] = [
  [{ apiAvailable: null }, ['apiAvailable'], ['choose:api']],
  [{ openSource: null }, ['openSource'], ['choose:source']],
  [{ integrations: [] }, ['integrations'], ['choose:integrations']],
  [{ platforms: [] }, ['platforms'], ['choose:platforms']],
  [
    { privacy: [] },
    ['privacy'],
    ['self_host', 'on_device', 'hipaa', 'eu_hosting', 'no_training_default', 'soc2', 'iso27001', 'gdpr_dpa'].map(
      (flag) => `choose:${flag}`,
    ),
  ],
  [{ industries: [] }, ['industries'], ['choose:industries']],
  [{ roles: [] }, ['roles'], ['choose:roles']],
  [{ teamFit: [] }, ['teamFit'], ['choose:team']],
  [{ setupMinutes: null }, ['setup'], []],
  [
    { plans: [], pricingModel: null },
    ['price:gap', 'price:equal', 'price:free', 'price:unlike', 'free:', 'team:', 'range:', 'budget:'],
    ['choose:price', 'choose:free'],
  ],
]

const twoTools = arbitraryTools(2)
  .filter(({ length }) => length === 2)
  .map((states) => states.map((state, index) => ({ ...pageToolOf(state), name: `Tool ${index + 1}` })))
  .map(([a, b]) => [a, b] as [PageTool, PageTool])

describe('an unknown value', () => {
  it.each(UNKNOWN)('is no difference: %j', (changes, facts, reasons) => {
    fc.assert(
      fc.property(twoTools, fc.boolean(), ([one, other], isFirst) => {
        const a = isFirst ? { ...one, ...changes } : one
        const b = isFirst ? other : { ...other, ...changes }
        const { prices, only, shared } = comparisonOf(a, b)
        const told = [...prices, ...only, ...shared].map(({ fact }) => fact)
        expect(told.filter((fact) => facts.some((start) => fact.startsWith(start)))).toEqual([])
        const chosen = [...choicesFor(a, b), ...choicesFor(b, a)].map(({ fact }) => fact)
        expect(chosen.filter((fact) => reasons.some((start) => fact.startsWith(start)))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('is a price on request', () => {
    fc.assert(
      fc.property(twoTools, ([one, other]) => {
        const onRequest = { plans: [], pricingModel: 'enterprise' } as const
        const told = comparisonOf({ ...one, ...onRequest }, { ...other, ...onRequest }).same.map(({ line }) =>
          lineText(line),
        )
        expect(told.filter((text) => /[:;] price \(/.test(text))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('reads "Not known" in the table, next to the other value', () => {
    fc.assert(
      fc.property(twoTools, ([one, other]) => {
        const a: PageTool = { ...one, apiAvailable: null }
        const b: PageTool = { ...other, apiAvailable: true }
        const table = comparisonBlocks(comparisonOf(a, b), new Map()).find(({ kind }) => kind === 'table')
        const rows = table?.kind === 'table' ? table.rows.map((cells) => cells.map((lines) => lines.map(lineText))) : []
        expect(rows).toContainEqual([['API'], ['Not known'], ['Yes']])
      }),
      { numRuns: 20 },
    )
  })
})

describe('prices on different terms', () => {
  const tool = (name: string, usdMonth: number | null, usdYear: number | null): PageTool =>
    ({
      ...(fc.sample(twoTools, { numRuns: 1, seed: 1 })[0] as [PageTool, PageTool])[0],
      id: name,
      name,
      pricingModel: 'paid',
      plans: [knownPlan({ usdMonth, usdYear })],
    }) as PageTool
  const facts = (a: PageTool, b: PageTool) => comparisonOf(a, b).prices.map(({ fact }) => fact)

  it('are compared by month, else by year, else not at all', () => {
    expect(facts(tool('A', 10, 60), tool('B', 20, null))).toContain('price:gap:1000')
    expect(facts(tool('A', 10, 60), tool('B', null, 120))).toContain('price:gap:500')
    expect(facts(tool('A', 10, 120), tool('B', null, 120))).toContain('price:equal:1000:true')
    expect(facts(tool('A', 10, null), tool('B', null, 60))).toEqual(['price:unlike:1000/500'])
    expect(choicesFor(tool('A', 10, null), tool('B', null, 60)).map(({ fact }) => fact)).not.toContain('choose:price')
  })
})

describe('a comparison of any two tools', () => {
  it('only states what the records support', () => {
    fc.assert(
      fc.property(twoTools, ([a, b]) => {
        const verify = createPageVerifier({ tools: [a, b], categories: [], jobs: [] })
        const blocks = comparisonBlocks(comparisonOf(a, b), new Map())
        const page = { key: 'comparison:a:b', toolIds: [a.id, b.id], blocks } as unknown as GeneratedPage
        expect(verify(page)).toEqual([])
      }),
      { numRuns: 80 },
    )
  })
})
