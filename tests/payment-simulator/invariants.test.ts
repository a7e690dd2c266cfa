import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY } from '#payment-simulator/calendar.ts'
import { TEST_CARDS, type TestCard } from '#payment-simulator/cards.ts'
import { StripeApiError } from '#payment-simulator/errors.ts'
import { attachCard, paySession } from '#payment-simulator/lifecycle/checkout.ts'
import { refundCharge } from '#payment-simulator/lifecycle/reversing.ts'
import { createSimulator, type Simulator } from '#payment-simulator/simulator.ts'
import { emptyState, type SimulatorState } from '#payment-simulator/state.ts'
import { seconds } from './support.ts'

const START = seconds('2026-01-31T10:00:00Z')

type Step =
  | { readonly kind: 'wait'; readonly days: number }
  | { readonly kind: 'buy' | 'card'; readonly card: TestCard }
  | { readonly kind: 'credit'; readonly amount: number }
  | { readonly kind: 'change'; readonly price: string; readonly proration: string }
  | { readonly kind: 'schedule'; readonly price: string }
  | { readonly kind: 'cancel' | 'cancelLater' | 'resume' | 'refund' | 'void' }

const card = fc.constantFrom(...(Object.keys(TEST_CARDS) as TestCard[]))
const price = fc.constantFrom('price_pro_month', 'price_pro_year', 'price_business_month')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 70 }) }),
  fc.record({ kind: fc.constantFrom('buy' as const, 'card' as const), card }),
  fc.record({ kind: fc.constant('credit' as const), amount: fc.integer({ min: -9000, max: 4000 }) }),
  fc.record({
    kind: fc.constant('change' as const),
    price,
    proration: fc.constantFrom('none', 'create_prorations', 'always_invoice'),
  }),
  fc.record({ kind: fc.constant('schedule' as const), price }),
  fc.record({
    kind: fc.constantFrom(
      'cancel' as const,
      'cancelLater' as const,
      'resume' as const,
      'refund' as const,
      'void' as const,
    ),
  }),
)

const newTokens = () => {
  let count = 0
  return () => {
    count += 1
    return `t${count}`
  }
}

/** An API request; its response must be a success or an error that Stripe also returns. */
const call = ({ handle }: Simulator, method: string, path: string, body = ''): { id: string } => {
  const { status, body: text } = handle({ method, path, headers: {}, body })
  expect([200, 400, 402, 404]).toContain(status)
  return JSON.parse(text) as { id: string }
}

const refusable = (work: () => unknown): void => {
  try {
    work()
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error
  }
}

const take = (simulator: Simulator, state: SimulatorState, customer: string, one: Step): void => {
  const { simulation } = simulator
  const subscription = state.subscriptions.at(-1)
  const path = `/v1/subscriptions/${subscription?.id ?? 'sub_none'}`
  if (one.kind === 'wait') simulator.advance(new Date((state.now + one.days * DAY) * 1000))
  if (one.kind === 'buy') {
    const line = 'line_items[0][price]=price_pro_month&line_items[0][quantity]=1'
    const urls = 'success_url=https://a.test/&cancel_url=https://a.test/'
    call(simulator, 'POST', '/v1/checkout/sessions', `mode=subscription&customer=${customer}&${line}&${urls}`)
    const session = state.sessions.at(-1)
    if (session !== undefined) refusable(() => paySession(simulation, session, TEST_CARDS[one.card].number))
  }
  if (one.kind === 'card') {
    const record = state.customers[0]
    if (record !== undefined) attachCard(simulation, record, TEST_CARDS[one.card].number)
  }
  if (one.kind === 'credit') {
    call(simulator, 'POST', `/v1/customers/${customer}/balance_transactions`, `amount=${one.amount}&currency=usd`)
  }
  if (one.kind === 'change') {
    const item = `items[0][id]=${subscription?.itemId}&items[0][price]=${one.price}`
    call(simulator, 'POST', path, `${item}&proration_behavior=${one.proration}`)
  }
  if (one.kind === 'schedule' && subscription !== undefined) {
    const { id } = call(simulator, 'POST', '/v1/subscription_schedules', `from_subscription=${subscription.id}`)
    const { periodStart, periodEnd, price: current } = subscription
    const first = `phases[0][items][0][price]=${current}&phases[0][start_date]=${periodStart}&phases[0][end_date]=${periodEnd}`
    const next = `phases[1][items][0][price]=${one.price}&phases[1][proration_behavior]=none`
    call(simulator, 'POST', `/v1/subscription_schedules/${id ?? 'none'}`, `${first}&${next}`)
  }
  if (one.kind === 'cancel') call(simulator, 'DELETE', path)
  if (one.kind === 'cancelLater') call(simulator, 'POST', path, 'cancel_at_period_end=true')
  if (one.kind === 'resume') call(simulator, 'POST', path, 'cancel_at_period_end=false')
  if (one.kind === 'refund') {
    const charge = state.charges.at(-1)
    if (charge !== undefined) refusable(() => refundCharge(simulation, charge, {}))
  }
  if (one.kind === 'void') call(simulator, 'POST', `/v1/invoices/${state.invoices.at(-1)?.id ?? 'in_none'}/void`)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const expectBooksAgree = (state: SimulatorState): void => {
  const [customer] = state.customers
  expect(customer?.balance).toBe(sum(state.balanceTransactions.map(({ amount }) => amount)))
  for (const invoice of state.invoices) {
    const own = state.charges.filter((one) => one.status === 'succeeded' && one.paymentIntent === invoice.paymentIntent)
    // The amount paid for an invoice was charged exactly once.
    expect(sum(own.map(({ amount }) => amount))).toBe(invoice.amountPaid)
    expect(own.length).toBeLessThanOrEqual(1)
    expect(invoice.total).toBe(sum(invoice.lines.map(({ amount }) => amount)))
    expect(invoice.status === 'paid' ? invoice.amountPaid : 0).toBe(invoice.amountPaid)
    expect(invoice.paidAt === null).toBe(invoice.status !== 'paid')
  }
  for (const charge of state.charges) {
    expect(
      sum(state.refunds.filter((one) => one.charge === charge.id).map(({ amount }) => amount)),
    ).toBeLessThanOrEqual(charge.amount)
  }
  for (const subscription of state.subscriptions) {
    const isEnded = subscription.status === 'canceled'
    expect(subscription.endedAt !== null).toBe(isEnded)
    if (!isEnded) expect(subscription.periodEnd).toBeGreaterThan(state.now)
    const own = state.invoices.filter((one) => one.subscription === subscription.id)
    const startsOf = (invoices: typeof own) =>
      invoices.flatMap(({ lines }) => lines.filter(({ proration }) => !proration).map(({ start }) => start))
    // Periods are in order, and no renewal is billed twice.
    expect(startsOf(own)).toEqual(startsOf(own).toSorted((one, other) => one - other))
    const renewals = startsOf(own.filter(({ billingReason }) => billingReason === 'subscription_cycle'))
    expect(new Set(renewals).size).toBe(renewals.length)
    const schedule = state.schedules.find(({ id }) => id === subscription.schedule)
    expect(schedule === undefined || schedule.status === 'active' || isEnded).toBe(true)
  }
  const times = state.events.map(({ created }) => created)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
}

test('balances the books, whatever a member does and however much time passes', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      const state = emptyState(START)
      const now = new Date(START * 1000)
      const options = { pagesUrl: 'http://localhost/pages', webhookSecret: 'whsec_test', newToken: newTokens() }
      const simulator = createSimulator({ state, now, ...options })
      const customer = call(simulator, 'POST', '/v1/customers', 'email=ada@example.test').id
      for (const one of steps) {
        take(simulator, state, customer, one)
        expectBooksAgree(state)
      }
      // The state is plain JSON: it survives storing and reading.
      expect(JSON.parse(JSON.stringify(state))).toEqual(state)
    }),
    { numRuns: 200 },
  )
})
