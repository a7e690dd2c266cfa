import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { fingerprintOf } from '#payment-simulator/cards.ts'
import { API_VERSION } from '#payment-simulator/objects/simulated.ts'
import { createSimulatedStripe, seconds } from './support.ts'

const simulated = createSimulatedStripe('2026-03-01T10:00:00Z')

test('the simulator uses the API version of the SDK', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION)
})

describe('a paid checkout', () => {
  test('creates a linked subscription, paid invoice and charge', async () => {
    const { stripe, subscribe } = simulated
    const { customer, session, subscription } = await subscribe()
    await expect(stripe.checkout.sessions.retrieve(session)).resolves.toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'u1',
      url: null,
    })
    const { data: subscriptions } = await stripe.subscriptions.list({ customer, status: 'all' })
    expect(subscriptions).toHaveLength(1)
    expect(subscriptions[0]).toMatchObject({ id: subscription, status: 'active', metadata: { user_id: 'u1' } })
    expect(subscriptions[0]?.items.data[0]?.current_period_end).toBe(seconds('2026-04-01T10:00:00Z'))
    const { data: invoices } = await stripe.invoices.list({ customer, expand: ['data.payments'] })
    expect(invoices[0]).toMatchObject({
      status: 'paid',
      total: 3000,
      amount_paid: 3000,
      parent: { subscription_details: { subscription } },
      lines: { data: [{ period: { start: seconds('2026-03-01T10:00:00Z'), end: seconds('2026-04-01T10:00:00Z') } }] },
    })
    expect(invoices[0]).not.toHaveProperty('paid')
    const { data: charges } = await stripe.charges.list({ customer, expand: ['data.refunds'] })
    expect(charges[0]).toMatchObject({ amount: 3000, paid: true, refunds: { data: [] } })
    expect(charges[0]).not.toHaveProperty('invoice')
    expect(charges[0]?.payment_method_details?.card?.fingerprint).toBe(fingerprintOf('4242424242424242'))
    expect(invoices[0]?.payments?.data[0]?.payment.payment_intent).toBe(charges[0]?.payment_intent)
    const payments = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: String(charges[0]?.payment_intent) },
    })
    expect(payments.data[0]?.invoice).toBe(invoices[0]?.id)
  })

  test('emits events, the session last', async () => {
    await simulated.subscribe()
    const types = simulated.typesSince()
    for (const type of ['customer.created', 'customer.subscription.created', 'invoice.created', 'invoice.finalized']) {
      expect(types).toContain(type)
    }
    expect(types.indexOf('charge.succeeded')).toBeLessThan(types.indexOf('invoice.paid'))
    expect(types.at(-1)).toBe('checkout.session.completed')
  })

  test('cannot be paid again', async () => {
    const { stub, subscribe } = simulated
    const { session } = await subscribe()
    const before = stub.events.length
    expect(() => stub.pay(session)).toThrow(/status 'complete'/)
    expect(stub.events).toHaveLength(before)
  })

  test('without a customer creates one from the email', async () => {
    const { stripe, stub } = simulated
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer_email: 'bo@example.test',
      line_items: [{ price: stub.prices.business.year, quantity: 1 }],
      success_url: 'https://app.test/payment/success',
    })
    stub.pay(session.id)
    const { customer, amount_total: total } = await stripe.checkout.sessions.retrieve(session.id)
    expect(total).toBe(175_000)
    await expect(stripe.customers.retrieve(String(customer))).resolves.toMatchObject({ email: 'bo@example.test' })
  })

  test('uses credit first, and needs no charge when credit pays everything', async () => {
    const { stripe, stub, openSession } = simulated
    const { customer, session } = await openSession()
    await stripe.customers.createBalanceTransaction(customer.id, { amount: -5000, currency: 'usd' })
    stub.pay(session.id)
    const { data: invoices } = await stripe.invoices.list({ customer: customer.id, expand: ['data.payments'] })
    expect(invoices[0]).toMatchObject({
      status: 'paid',
      total: 3000,
      amount_due: 0,
      amount_paid: 0,
      starting_balance: -5000,
      ending_balance: -2000,
      payments: { data: [] },
    })
    await expect(stripe.customers.retrieve(customer.id)).resolves.toMatchObject({ balance: -2000 })
    const { data } = await stripe.customers.listBalanceTransactions(customer.id)
    expect(data.map(({ amount, type }) => [amount, type])).toEqual([
      [3000, 'applied_to_invoice'],
      [-5000, 'adjustment'],
    ])
  })
})

describe('an unpaid checkout', () => {
  test('stays open when the card is declined, and another card pays it', async () => {
    const { stripe, stub, openSession } = simulated
    const { customer, session } = await openSession()
    expect(() => stub.pay(session.id, { card: 'declined' })).toThrow('Your card was declined.')
    await expect(stripe.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({ status: 'open' })
    await expect(stripe.subscriptions.list({ customer: customer.id, status: 'all' })).resolves.toMatchObject({
      data: [],
    })
    expect(simulated.typesSince().slice(-2)).toEqual(['charge.failed', 'payment_intent.payment_failed'])
    stub.pay(session.id, { card: 'works' })
    await expect(stripe.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({ status: 'complete' })
  })

  test('expires after 24 hours, or on request', async () => {
    const { stripe, stub, openSession, at } = simulated
    const { session: first } = await openSession()
    const { session: second } = await openSession()
    await expect(stripe.checkout.sessions.expire(second.id)).resolves.toMatchObject({ status: 'expired' })
    await expect(stripe.checkout.sessions.expire(second.id)).rejects.toThrow(/status 'expired'/)
    at('2026-03-02T09:59:59Z')
    expect(simulated.typesSince().filter((type) => type === 'checkout.session.expired')).toHaveLength(1)
    at('2026-03-02T10:00:00Z')
    await expect(stripe.checkout.sessions.retrieve(first.id)).resolves.toMatchObject({ status: 'expired', url: null })
    expect(simulated.typesSince().filter((type) => type === 'checkout.session.expired')).toHaveLength(2)
    expect(() => stub.pay(first.id)).toThrow(/status 'expired'/)
  })
})
