import { expect, it } from 'vitest'
import { factFigures, type MeasuredTool } from '#core/catalogue/fact-figures.ts'
import { knownPlan as plan } from '#tests/support/plans.ts'

const URL = 'https://abacus.example/pricing'
const measured = (changes: Partial<MeasuredTool> = {}): MeasuredTool => ({
  pricingModel: 'paid',
  prominence: 0,
  plans: [],
  privacy: [],
  privacyUrl: null,
  facts: {},
  ...changes,
})
const figures = (...tools: readonly MeasuredTool[]) => factFigures(tools, '2026-11')

it.each<[string, Partial<MeasuredTool>, number | null]>([
  ['no plan is no answer', {}, 0],
  ['a free tool costs nothing', { pricingModel: 'free' }, null],
  ['an unknown pricing model is not known to cost', { pricingModel: null, plans: [plan({ usdMonth: 5 })] }, null],
  ['a free plan alone is no answer', { pricingModel: 'freemium', plans: [plan({ usdMonth: 0 })] }, 0],
  ['a monthly price', { plans: [plan({ usdMonth: 5 })] }, 1],
  ['a yearly price', { plans: [plan({ usdYear: 60 })] }, 1],
  ['a one-time price', { plans: [plan({ once: 79 })] }, 1],
  ['a price per unit', { plans: [plan({ unit: { amount: 0.01, per: 'minute' } })] }, 1],
  ['a price on request', { plans: [plan({ onRequest: true })] }, 1],
])('answered: %s', (_, changes, share) => expect(figures(measured(changes)).answered.all).toBe(share))

it('counts the best known and those that people buy themselves separately', () => {
  const priced = [plan({ usdMonth: 5 })]
  const tools = [
    measured({ prominence: 2, plans: priced }),
    measured({ prominence: 3, pricingModel: 'enterprise' }),
    measured({ pricingModel: 'freemium' }),
    measured(),
  ]
  expect(figures(...tools).answered).toEqual({ all: 1 / 4, bestKnown: 1 / 2, selfServe: 1 / 3 })
})

it('dates a tool by the oldest of its prices, and not by its free plan', () => {
  const recent = plan({ usdMonth: 5, asOf: '2025-11' })
  const old = plan({ usdMonth: 9, asOf: '2025-10' })
  const free = plan({ usdMonth: 0, asOf: '2025-01' })
  expect(figures(measured({ plans: [free, recent] }), measured({ plans: [recent, old] })).datedWithinYear).toBe(1 / 2)
})

it('finds the vendor’s page at a plan or at the source of all plans', () => {
  const priced = plan({ usdMonth: 5 })
  const tools = [
    measured({ plans: [{ ...priced, sourceUrl: URL }] }),
    measured({ plans: [priced], facts: { plans: { source: 'vendor_page', url: URL } } }),
    measured({ plans: [priced, plan({ usdMonth: 0, sourceUrl: URL })] }),
    measured({ facts: { plans: { source: 'vendor_page', url: URL } } }),
  ]
  expect(figures(...tools).withAddress).toBe(2 / 3)
})

it('counts privacy pages among the best known with claims', () => {
  const tools = [
    measured({ prominence: 2, privacy: ['soc2'], privacyUrl: URL }),
    measured({ prominence: 2, privacy: ['soc2'] }),
    measured({ prominence: 2, privacyUrl: URL }),
    measured({ privacy: ['soc2'] }),
  ]
  expect(figures(...tools).privacyPages.bestKnown).toBe(1 / 2)
})

it('counts sources that cannot be looked up', () => {
  const facts = {
    name: { source: 'public_list', url: null },
    plans: { source: 'vendor_page', url: null },
    privacy: { source: 'editorial', url: null },
  } as const
  expect(figures(measured({ facts, plans: [plan({ usdMonth: 5, checkedBy: 'editor' })] })).falseSources).toBe(3)
  expect(figures(measured({ plans: [plan({ usdMonth: 5, checkedBy: 'editor', sourceUrl: URL })] })).falseSources).toBe(
    0,
  )
})
