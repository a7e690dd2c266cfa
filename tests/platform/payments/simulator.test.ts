import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { API_VERSION } from '../../../server/platform/payments/simulator/objects/simulated.ts'
import { createStripeClient } from '../../support/stripe-client.ts'
import { createStripeStub, type StripeStub } from '../../support/stripe-stub.ts'

const START = new Date('2026-03-01T10:00:00Z')
let now: Date
let stub: StripeStub
let stripe: Stripe

beforeEach(async () => {
  now = START
  stub = await createStripeStub({ now: () => now })
  stripe = createStripeClient(stub)
})

afterEach(() => stub.close())

const subscribe = async (card = 'works') => {
  const customer = await stripe.customers.create({ email: 'ada@example.test', metadata: { userId: 'u1' } })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: 'u1',
    line_items: [{ price: stub.prices.pro.month, quantity: 1 }],
    subscription_data: { metadata: { userId: 'u1' } },
    success_url: 'https://app.test/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://app.test/pricing',
  })
  stub.pay(session.id, { card })
  return { customer, session }
}

test('the simulator speaks the version of the SDK', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION)
})

describe('a paid checkout', () => {
  test('creates a subscription, a paid invoice and a charge that belong together', async () => {
    const { customer, session } = await subscribe()
    const paid = await stripe.checkout.sessions.retrieve(session.id)
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', client_reference_id: 'u1' })
    const { data: subscriptions } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' })
    expect(subscriptions).toHaveLength(1)
    expect(subscriptions[0]).toMatchObject({ id: paid.subscription, status: 'active', metadata: { userId: 'u1' } })
    expect(subscriptions[0]?.items.data[0]?.current_period_end).toBe(Date.parse('2026-04-01T10:00:00Z') / 1000)
    const { data: invoices } = await stripe.invoices.list({ customer: customer.id, expand: ['data.payments'] })
    expect(invoices[0]).toMatchObject({
      status: 'paid',
      total: 3000,
      amount_paid: 3000,
      parent: { subscription_details: { subscription: paid.subscription } },
    })
    const { data: charges } = await stripe.charges.list({ customer: customer.id, expand: ['data.refunds'] })
    expect(charges[0]).toMatchObject({ amount: 3000, paid: true, refunds: { data: [] } })
    expect(invoices[0]?.payments?.data[0]?.payment.payment_intent).toBe(charges[0]?.payment_intent)
    expect(stub.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'customer.created',
        'customer.subscription.created',
        'invoice.paid',
        'charge.succeeded',
        'checkout.session.completed',
      ]),
    )
  })
})
