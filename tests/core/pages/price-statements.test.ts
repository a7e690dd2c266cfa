import { expect, it } from 'vitest'
import type { KnownPlan } from '#core/catalogue/known-plan.ts'
import { priceStatements } from '#core/pages/comparison/price-statements.ts'
import type { PageTool } from '#core/pages/page-tool.ts'
import { lineText } from '#core/pages/statement.ts'
import { knownPlan } from '#tests/support/plans.ts'
import { pageTool } from './page-fixture.ts'

type Plan = Partial<KnownPlan>
type Priced = Plan | 'free' | 'unknown'

const month = (usdMonth: number, others: Plan = {}): Plan => ({ month: usdMonth, usdMonth, ...others })
const year = (usdMonth: number, others: Plan = {}): Plan => ({
  month: null,
  usdMonth: null,
  monthBilledYearly: usdMonth,
  usdYear: usdMonth * 12,
  ...others,
})
const other = (plan: Plan): Plan => ({ month: null, usdMonth: null, ...plan })

const tool = (name: string, priced: Priced): PageTool => ({
  ...pageTool(0),
  id: name,
  name,
  pricingModel: priced === 'free' ? 'free' : 'paid',
  plans:
    typeof priced === 'string' ? [] : [knownPlan({ name: 'Pro', monthBilledYearly: null, usdYear: null, ...priced })],
})

const textOf = (a: Priced, b: Priced): string =>
  priceStatements([tool('Alpha', a), tool('Beta', b)])
    .map(({ line }) => lineText(line))
    .join(' ')

it.each<[string, Priced, Priced, string]>([
  [
    'a difference',
    month(18),
    month(20),
    'Alpha has the lower starting price: $18 a month (Pro), compared with $20 a month (Pro) for Beta. That is $2 less a month, or $24 less a year.',
  ],
  [
    'the same price',
    month(20),
    month(20),
    'Both start at the same price: $20 a month (Pro) for Alpha and $20 a month (Pro) for Beta.',
  ],
  [
    'a negligible difference',
    month(20),
    month(19.99),
    'They start at about the same price: Beta at $19.99 a month (Pro), compared with $20 a month (Pro) for Alpha.',
  ],
  [
    'two yearly prices',
    year(9),
    year(20),
    'Alpha has the lower starting price: $9 a month (Pro), compared with $20 a month (Pro) for Beta, both billed yearly. That is $11 less a month, or $132 less a year.',
  ],
  [
    'a converted price, and so the difference, as approximate',
    month(9),
    month(23.24, { currency: 'EUR', month: 20 }),
    'Alpha has the lower starting price: $9 a month (Pro), compared with about $23 a month (Pro) for Beta. That is about $14 less a month, or about $171 less a year.',
  ],
  [
    'the conditions of a price in the same sentence',
    month(30, { perSeat: true, requires: 'a Microsoft 365 license', minSeats: 3 }),
    month(40),
    'Alpha has the lower starting price: $30 a month per seat (Pro; needs a Microsoft 365 license; at least 3 seats), compared with $40 a month (Pro) for Beta.',
  ],
  [
    'a monthly and a yearly price',
    month(10),
    year(9),
    'Alpha starts at $10 a month (Pro); Beta starts at $9 a month, billed yearly (Pro). One price is monthly and the other yearly, so they don’t show which tool costs less.',
  ],
  [
    'a monthly and a one-time price',
    month(10),
    other({ once: 79 }),
    'Alpha starts at $10 a month (Pro); Beta costs $79 one-time (Pro). The terms differ, so the prices don’t show which tool costs less.',
  ],
  [
    'two one-time prices',
    other({ once: 49 }),
    other({ once: 79 }),
    'Alpha costs $49 one-time (Pro); Beta costs $79 one-time (Pro).',
  ],
  [
    'a price by use',
    month(10),
    other({ unit: { amount: 0.99, per: 'resolution' } }),
    'Beta charges $0.99 per resolution (Pro). The terms differ',
  ],
  [
    'a price on request',
    month(10),
    other({ onRequest: true }),
    'Alpha starts at $10 a month (Pro); Beta gives prices on request.',
  ],
  [
    'two prices on request',
    other({ onRequest: true }),
    other({ onRequest: true }),
    'Neither vendor publishes its prices; both give them on request.',
  ],
  [
    'one unknown price',
    other({ once: 79 }),
    'unknown',
    'Alpha costs $79 one-time (Pro). We don’t know a price for Beta, so we can’t say which of the two costs less.',
  ],
  [
    'a free tool and a one-time price',
    other({ once: 79 }),
    'free',
    'Beta is free, while Alpha costs $79 one-time (Pro).',
  ],
])('states %s', (_, a, b, text) => {
  expect(textOf(a, b)).toContain(text)
})

it('states nothing about two unknown prices', () => {
  expect(textOf('unknown', 'unknown')).toBe('')
})
