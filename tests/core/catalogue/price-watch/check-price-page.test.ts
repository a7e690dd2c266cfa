import { describe, expect, test } from 'vitest'
import { planSchema } from '#core/catalogue/fields/plan-record.ts'
import { checkPricePage } from '#core/catalogue/price-watch/check-price-page.ts'
import { type PageBlock, pageText } from '#core/catalogue/price-watch/page-text.ts'

const plan = (name: string, values: object = {}) => planSchema.parse({ name, as_of: '2025-06', ...values })
const FILLER = 'A tool for people who write. '.repeat(10)
const check = (text: string, ...plans: ReturnType<typeof plan>[]) => checkPricePage(`${text}\n${FILLER}`, plans)
const outcome = (text: string, ...plans: ReturnType<typeof plan>[]) => check(text, ...plans).outcome

const PRO = plan('Pro', { month: 25 })
const TEAM = plan('Team', { month: 40 })

describe('a price page', () => {
  test.each<[string, string, ReturnType<typeof plan>[]]>([
    ['the price after the name', 'Pro\n$25/mo', [PRO]],
    ['every plan with its own price', 'Pro\n$25\nTeam\n$40', [PRO, TEAM]],
    ['prices before the names', '$25\nPro\n$40\nTeam', [PRO, TEAM]],
    ['the name without its suffix', 'Pro\n$25', [plan('Pro (monthly)', { month: 25 })]],
    ['a plan within another name', 'Pro\n$25\nPro Plus\n$60', [PRO, plan('Pro Plus', { month: 60 })]],
    ['a free plan', 'Starter\nFree forever\nPro\n$25', [plan('Starter', { month: 0 }), PRO]],
    ['a free plan above other words', 'Starter\nFree\nFor one person\nPro\n$25', [plan('Starter', { month: 0 }), PRO]],
    ['a free plan at zero', 'Starter\n$0\nPro\n$25', [plan('Starter', { month: 0 }), PRO]],
    ['a price on request', 'Enterprise\nTalk to sales', [plan('Enterprise', { on_request: true })]],
    ['the total of a year', 'Pro\n$100 per year', [plan('Pro', { month_billed_yearly: 8.3333 })]],
    ['a price per month after the one for a year', 'Pro\n$240/yr or $25/mo\nMax\n$60', [PRO]],
    ['prices for two periods before the names', '$20/yr $25/mo\nPro\n$40\nTeam', [PRO, TEAM]],
    ['one price of a switch', 'Monthly\nYearly\nPro\n$20', [plan('Pro', { month: 25, month_billed_yearly: 20 })]],
    [
      'a unit price',
      'Pay as you go\n$0.006 per minute',
      [plan('Pay as you go', { unit: { amount: 0.006, per: 'minute' } })],
    ],
    ['a trial of another plan', 'Free\n$0\nPro\nStart Free trial\n$25', [plan('Free', { month: 0 }), PRO]],
  ])('with %s is confirmed', (_what, text, plans) => {
    expect(check(text, ...plans)).toMatchObject({ outcome: 'confirmed', note: null })
  })

  test.each<[string, string, ReturnType<typeof plan>[], string]>([
    ['another price', 'Pro\n$29', [PRO], 'Price not found: Pro.'],
    ['the price at another plan', 'Pro\n$29\nTeam\n$25', [PRO, TEAM], 'Price not found: Pro, Team.'],
    ['exchanged prices', 'Pro\n$40\nTeam\nFor companies\n$25', [PRO, TEAM], 'Price not found: Pro, Team.'],
    ['the price before the name of its only plan', 'Starter\n$25\nPro\n$29', [PRO], 'Price not found: Pro.'],
    ['the price far from the name', `Pro\n${'word '.repeat(100)}\n$25`, [PRO], 'Price not found: Pro.'],
    ['the amount in another currency', 'Pro\n€25\nTeam\n$40', [PRO, TEAM], 'Price not found: Pro.'],
    ['the price in another currency', 'Pro\n25 €', [PRO], 'The page shows prices in another currency.'],
    ['the price of the next plan', 'Pro\n$29\nMax\n$25', [PRO], 'Price not found: Pro.'],
    ['a second price for the same period', 'Pro\nMax\n$29/mo\n$25/mo', [PRO], 'Price not found: Pro.'],
    ['the price of the plan before', '$40\nPro\n$25\nMax\nTeam', [PRO, TEAM], 'Price not found: Team.'],
    ['another name', 'Premium\n$25', [PRO], 'Not named: Pro.'],
    ['a longer word', 'Product\n$25\nPro+\n$25', [PRO], 'Not named: Pro.'],
    ['no price but an invitation', 'Pro\nContact us', [PRO], 'Contact us instead of a price: Pro.'],
    ['a free trial', 'Starter\nFree trial', [plan('Starter', { month: 0 })], 'Price not found: Starter.'],
    [
      'only one of two prices',
      'Pro\n$20',
      [plan('Pro', { month: 25, month_billed_yearly: 20 })],
      'Price not found: Pro.',
    ],
    [
      'a price instead of none',
      'Enterprise\n$99',
      [plan('Enterprise', { on_request: true })],
      'Price not found: Enterprise.',
    ],
  ])('with %s is disputed', (_what, text, plans, note) => {
    expect(check(text, ...plans)).toMatchObject({ outcome: 'disputed', note })
  })

  test('shows its words near each plan', () => {
    expect(check('Pro\n$29\nper month', PRO, TEAM).excerpts).toEqual([
      { plan: 'Pro', text: expect.stringMatching(/^Pro\n\$29\nper month\n/) },
      { plan: 'Team', text: null },
    ])
  })

  test('shortens long words of the page', () => {
    const [excerpt] = check('Pro\n$29', PRO).excerpts
    expect(excerpt?.text).toMatch(/^Pro\n\$29\n.* people who…$/)
    expect(excerpt?.text?.length).toBeLessThanOrEqual(240)
  })

  test.each(['Pay-as-you-go', 'Team (5+ users)', 'C++ / Rust', 'Flash-Lite, output [1M]', 'A\\B^C$D.E*F?{G}|H'])(
    'can name a plan %s',
    (name) => {
      expect(outcome(`${name}\n$25`, plan(name, { month: 25 }))).toBe('confirmed')
      expect(outcome(`${name}\n$29`, plan(name, { month: 25 }))).toBe('disputed')
    },
  )

  test.each([
    ['hardly any text', 'Loading'],
    ['neither prices nor names', FILLER],
  ])('with %s is unreadable', (_what, text) => {
    expect(checkPricePage(text, [PRO]).outcome).toBe('unreadable')
  })
})

describe('a table', () => {
  const outcomeOf = (rows: readonly (readonly string[])[]) => {
    const blocks: PageBlock[] = [{ rows }, { text: FILLER }]
    return outcome(pageText(blocks, ['Pro', 'Team']), PRO, TEAM)
  }

  test('is read by column when its first row names the plans', () => {
    const head = ['', 'Pro', 'Team']
    expect(outcomeOf([head, ['Price', '$25', '$40']])).toBe('confirmed')
    expect(outcomeOf([head, ['Price', '$40', '$25']])).toBe('disputed')
  })

  test('is read by row otherwise', () => {
    const head = ['Plan', 'Price']
    expect(outcomeOf([head, ['Pro', '$25'], ['Team', '$40']])).toBe('confirmed')
    expect(outcomeOf([head, ['Pro', '$40'], ['Team', '$25']])).toBe('disputed')
  })
})
