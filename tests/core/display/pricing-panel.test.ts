import { describe, expect, it } from 'vitest'
import type { KnownPlan } from '#core/catalogue/known-plan.ts'
import type { FactSource, PricingModel } from '#core/catalogue/vocabulary.ts'
import { planTier } from '#core/display/plan-tier.ts'
import { type PricingPanel, pricingPanel } from '#core/display/pricing-panel.ts'
import { knownPlan as plan } from '#tests/support/plans.ts'

const unpriced = (pricingModel: PricingModel | null, priceText: string | null = null) =>
  pricingPanel({ pricingModel, priceText, plans: [], checkedOn: null })

const pairs = ({ tiers }: PricingPanel) => tiers.map(({ name, price }) => `${name} ${price}`)

const panelOf = (plans: KnownPlan[], checkedOn: string | null | undefined, source?: FactSource) =>
  pricingPanel({
    pricingModel: 'freemium',
    priceText: null,
    plans: plans.map((one) => ({ ...planTier(one), currency: one.currency, asOf: one.asOf })),
    checkedOn,
    source,
  })

const priced = (plans: KnownPlan[], checkedOn: string | null = null, source?: FactSource) =>
  panelOf(plans, checkedOn, source)

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
    expect(tier).toMatchObject({
      name: 'Pro',
      price: '$20/month',
      terms: 'or $180/year, per seat, at least 2 seats',
      limits: ['5 GB of files'],
    })
  })

  it('shows a plan that is only sold by the year by its year', () => {
    expect(priced([plan({ usdYear: 1800 })]).tiers[0]).toMatchObject({
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
    expect(priced([plan({ onRequest: true })]).tiers[0]?.price).toBe('Price on request')
    expect(priced([plan({})]).tiers[0]?.price).toBe('Price not known')
  })

  it.each<[string, Partial<KnownPlan>, string, string | null]>([
    ['a one-time price', { once: 79 }, '$79 one-time', null],
    ['a price per unit of use', { unit: { amount: 0.0043, per: 'minute' } }, '$0.0043 per minute', null],
    [
      'a monthly price with usage',
      { usdMonth: 50, unit: { amount: 0.99, per: 'resolution' } },
      '$50/month',
      'plus $0.99 per resolution',
    ],
    [
      'another currency, converted',
      { currency: 'EUR', month: 20, monthBilledYearly: 16, usdMonth: 23.24, usdYear: 223.14 },
      '€20/month',
      'about $23/month, or €192/year',
    ],
    [
      'a year in another currency',
      { currency: 'EUR', monthBilledYearly: 16, usdYear: 223.14 },
      '€192/year',
      'about $223/year',
    ],
    [
      'conditions',
      { usdMonth: 30, perSeat: true, maxSeats: 300, requires: 'a Microsoft 365 license', paused: '2026-09' },
      '$30/month',
      'per seat, up to 300 seats, requires a Microsoft 365 license, closed to new customers since September 2026',
    ],
    ['a plan for one person', { usdMonth: 5, maxSeats: 1 }, '$5/month', 'for one person'],
  ])('shows %s', (_, over, price, terms) => {
    expect(priced([plan(over)]).tiers[0]).toMatchObject({ price, terms })
  })

  it('shows what the price contains before its limits', () => {
    const [tier] = priced([plan({ usdMonth: 9, included: '500 credits a month', keyLimits: ['1 user'] })]).tiers
    expect(tier?.limits).toEqual(['Includes 500 credits a month', '1 user'])
  })

  it('dates each plan, with the day of the check once somebody has checked them', () => {
    const plans = [plan({ asOf: '2026-09' }), plan({ asOf: '2025-02' })]
    const months = (panel: PricingPanel) => panel.tiers.map(({ month }) => month)
    expect(months(priced(plans))).toEqual(['2026-09', '2025-02'])
    expect(months(priced(plans, '2026-10-01'))).toEqual(['2026-10', '2026-10'])
  })

  it('names no currency for prices in different ones', () => {
    expect(priced([plan({ currency: 'EUR', month: 5 })]).note).toBe('before tax, as of June 2025, not re-checked')
  })

  it('leaves different months to the plans until somebody has checked them', () => {
    const plans = [plan({ asOf: '2025-06' }), plan({ asOf: '2025-02' })]
    expect(priced(plans).note).toBe('in US dollars before tax, as of the months shown, not re-checked')
    expect(priced(plans, null, 'vendor_statement').note).toBe(
      'in US dollars before tax, confirmed by the vendor in the months shown',
    )
    expect(priced(plans, '2026-03-09').note).toBe('in US dollars before tax, checked on March 9, 2026')
  })

  it('does not say that nobody has checked them when that is unknown', () => {
    const months = [plan({ asOf: '2025-06' }), plan({ asOf: '2025-02' })]
    expect(panelOf(months.slice(0, 1), undefined).note).toBe('in US dollars before tax, as of June 2025')
    expect(panelOf(months, undefined).note).toBe('in US dollars before tax, as of the months shown')
  })

  it('shows no typical tier among known plans', () => {
    const panel = priced([plan({ usdMonth: 12 })])
    expect(panel).toMatchObject({ kind: 'known', heading: 'Pricing' })
    expect(pairs(panel)).toEqual(['Pro $12/month'])
  })
})
