import { describe, expect, it } from 'vitest'
import type { KnownPlan } from '#core/catalogue/known-plan.ts'
import type { PricingModel } from '#core/catalogue/vocabulary.ts'
import { type PricingPanel, pricingPanel } from '#core/display/pricing-panel.ts'

const unpriced = (pricingModel: PricingModel | null, priceText: string | null = null) =>
  pricingPanel({ pricingModel, priceText, plans: [], checkedOn: null })

const pairs = ({ tiers }: PricingPanel) => tiers.map(({ name, price }) => `${name} ${price}`)

const plan = (over: Partial<KnownPlan>): KnownPlan => ({
  name: 'Pro',
  usdMonth: null,
  usdYear: null,
  perSeat: false,
  minSeats: null,
  keyLimits: [],
  asOf: '2025-06',
  ...over,
})

const priced = (plans: KnownPlan[], checkedOn: string | null = null) =>
  pricingPanel({ pricingModel: 'freemium', priceText: null, plans, checkedOn })

describe('the pricing panel of a tool without known plans', () => {
  it.each([
    ['free', 'green', ['Free $0/month']],
    ['freemium', 'blue', ['Free $0/month', 'Pro $9-29/month']],
    ['paid', 'purple', ['Starter $9-19/month', 'Pro $29-49/month']],
    ['enterprise', 'orange', ['Professional $99-199/month', 'Enterprise Custom pricing']],
  ] as const)('shows what is typical of %s tools, and says that it is not verified', (model, color, tiers) => {
    const panel = unpriced(model)
    expect(panel).toMatchObject({
      kind: 'typical',
      color,
      heading: `Typical for ${model} tools`,
      note: 'Pricing not verified',
    })
    expect(pairs(panel)).toEqual(tiers)
  })

  it('shows the tool’s own pricing text as a Standard tier when the model is unknown', () => {
    expect(pairs(unpriced(null, '$1.50 a minute'))).toEqual(['Standard $1.50 a minute'])
    expect(unpriced(null, '$1.50 a minute').color).toBe('slate')
  })

  it('has no tier when nothing is known', () => {
    expect(unpriced(null)).toMatchObject({ kind: 'unknown', tiers: [], note: 'Pricing not verified' })
  })
})

describe('the pricing panel of a tool with known plans', () => {
  it('shows a plan by month, with year, seats and limits below', () => {
    const [tier] = priced([
      plan({ usdMonth: 20, usdYear: 180, perSeat: true, minSeats: 2, keyLimits: ['5 GB of files'] }),
    ]).tiers
    expect(tier).toEqual({
      name: 'Pro',
      price: '$20/month',
      terms: 'or $180/year, per seat, at least 2 seats',
      limits: ['5 GB of files'],
    })
  })

  it('shows a plan that is only sold by the year by its year', () => {
    expect(priced([plan({ usdYear: 1800 })]).tiers[0]).toEqual({
      name: 'Pro',
      price: '$1,800/year',
      terms: null,
      limits: [],
    })
  })

  it('shows cents where there are any', () => {
    expect(priced([plan({ usdMonth: 8.5 })]).tiers[0]?.price).toBe('$8.50/month')
  })

  it('mentions no seats for a free plan', () => {
    expect(priced([plan({ usdMonth: 0, perSeat: true })]).tiers[0]).toMatchObject({ price: '$0/month', terms: null })
  })

  it('shows no price for a plan without one', () => {
    expect(priced([plan({})]).tiers[0]?.price).toBe('Price not published')
  })

  it('shows its oldest month until somebody has checked it', () => {
    const plans = [plan({ asOf: '2025-06' }), plan({ asOf: '2025-02' })]
    expect(priced(plans).note).toBe('US dollars before tax, as of February 2025, not re-checked')
    expect(priced(plans, '2026-03-09').note).toBe('US dollars before tax, checked on March 9, 2026')
  })

  it('shows no typical tier among known plans', () => {
    const panel = priced([plan({ usdMonth: 12 })])
    expect(panel).toMatchObject({ kind: 'known', heading: 'Pricing' })
    expect(pairs(panel)).toEqual(['Pro $12/month'])
  })
})
