import { describe, expect, test } from 'vitest'
import { createSimulatedStripe, seconds } from './support.ts'

const simulated = createSimulatedStripe('2026-01-31T10:00:00Z')

const reasonsOf = async (customer: string) => {
  const { data } = await simulated.stripe.invoices.list({ customer })
  return data.map(({ billing_reason: reason, status }) => `${reason}:${status}`)
}

describe('a renewal', () => {
  test('begins the period at once, and charges an hour later', async () => {
    const { stripe, subscribe, at, itemOf, stub } = simulated
    const { customer, subscription } = await subscribe()
    const before = stub.events.length
    at('2026-02-28T10:00:00Z')
    await expect(itemOf(subscription)).resolves.toMatchObject({
      current_period_start: seconds('2026-02-28T10:00:00Z'),
      current_period_end: seconds('2026-03-31T10:00:00Z'),
    })
    expect(await reasonsOf(customer)).toEqual(['subscription_cycle:draft', 'subscription_create:paid'])
    expect(simulated.typesSince(before)).toEqual(['customer.subscription.updated', 'invoice.created'])
    at('2026-02-28T11:00:00Z')
    const { data } = await stripe.invoices.list({ customer })
    // The invoice's own period is the previous one; its line item has the period that is paid for.
    expect(data[0]).toMatchObject({
      status: 'paid',
      period_start: seconds('2026-01-31T10:00:00Z'),
      period_end: seconds('2026-02-28T10:00:00Z'),
      status_transitions: { paid_at: seconds('2026-02-28T11:00:00Z') },
      lines: { data: [{ period: { start: seconds('2026-02-28T10:00:00Z'), end: seconds('2026-03-31T10:00:00Z') } }] },
    })
    expect(simulated.typesSince(before).slice(2)).toEqual([
      'invoice.finalized',
      'invoice.updated',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.updated',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
    ])
  })

  test('happens once for each period that has passed, in order', async () => {
    const { stripe, subscribe, at } = simulated
    const { customer } = await subscribe()
    at('2027-01-31T12:00:00Z')
    const { data } = await stripe.invoices.list({ customer, limit: 100 })
    const days = data.map(({ lines }) => new Date((lines.data[0]?.period.end ?? 0) * 1000).toISOString().slice(0, 10))
    expect(days.toReversed()).toEqual([
      ...['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31'],
      ...['2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
    ])
  })

  test('uses credit added since', async () => {
    const { stripe, subscribe, at } = simulated
    const { customer } = await subscribe()
    await stripe.customers.createBalanceTransaction(customer, { amount: -1000, currency: 'usd' })
    at('2026-02-28T11:00:00Z')
    const { data } = await stripe.invoices.list({ customer })
    expect(data[0]).toMatchObject({ total: 3000, amount_due: 2000, amount_paid: 2000 })
  })
})

describe('a card declined at renewal', () => {
  test('makes it past due, is retried after 1, 3, 5 and 7 days, then ends the subscription', async () => {
    const { stripe, subscribe, at, stub } = simulated
    const { customer, subscription } = await subscribe('failsLater')
    at('2026-02-28T11:00:00Z')
    await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({ status: 'past_due' })
    const attempts: (number | null)[] = []
    for (const iso of [
      '2026-02-28T11:00:00Z',
      '2026-03-01T11:00:00Z',
      '2026-03-03T11:00:00Z',
      '2026-03-05T11:00:00Z',
    ]) {
      at(iso)
      const { data } = await stripe.invoices.list({ customer, limit: 1 })
      expect(data[0]).toMatchObject({ status: 'open', attempted: true })
      attempts.push(data[0]?.next_payment_attempt ?? null)
    }
    expect(attempts).toEqual(
      ['2026-03-01T11:00:00Z', '2026-03-03T11:00:00Z', '2026-03-05T11:00:00Z', '2026-03-07T11:00:00Z'].map(seconds),
    )
    at('2026-03-07T11:00:00Z')
    await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({
      status: 'canceled',
      ended_at: seconds('2026-03-07T11:00:00Z'),
      cancellation_details: { reason: 'payment_failed' },
    })
    const types = simulated.typesSince()
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(5)
    expect(types.at(-1)).toBe('customer.subscription.deleted')
    const before = stub.events.length
    at('2026-06-01T00:00:00Z')
    expect(stub.events).toHaveLength(before)
  })

  test('can be replaced: the next attempt pays, and the subscription is active again', async () => {
    const { stripe, subscribe, at, stub } = simulated
    const { customer, subscription } = await subscribe('failsLater')
    at('2026-02-28T11:00:00Z')
    stub.setCard(customer, 'works')
    await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({ status: 'past_due' })
    at('2026-03-01T11:00:00Z')
    await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({ status: 'active' })
    expect(await reasonsOf(customer)).toEqual(['subscription_cycle:paid', 'subscription_create:paid'])
  })

  test('an open invoice can be paid manually, once, and then not be voided', async () => {
    const { stripe, subscribe, at, stub } = simulated
    const { customer, subscription } = await subscribe('failsLater')
    at('2026-02-28T11:00:00Z')
    const { data } = await stripe.invoices.list({ customer })
    const id = data[0]?.id ?? ''
    await expect(stripe.invoices.pay(id)).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' })
    stub.setCard(customer, 'works')
    await expect(stripe.invoices.pay(id)).resolves.toMatchObject({ status: 'paid' })
    await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({ status: 'active' })
    await expect(stripe.invoices.pay(id)).rejects.toMatchObject({ code: 'invoice_already_paid' })
    await expect(stripe.invoices.voidInvoice(id)).rejects.toThrow(/only void an open/)
  })

  test('a voided invoice returns the credit it used', async () => {
    const { stripe, subscribe, at } = simulated
    const { customer } = await subscribe('failsLater')
    await stripe.customers.createBalanceTransaction(customer, { amount: -1000, currency: 'usd' })
    at('2026-02-28T11:00:00Z')
    await expect(stripe.customers.retrieve(customer)).resolves.toMatchObject({ balance: 0 })
    const { data } = await stripe.invoices.list({ customer })
    await expect(stripe.invoices.voidInvoice(data[0]?.id ?? '')).resolves.toMatchObject({ status: 'void' })
    await expect(stripe.customers.retrieve(customer)).resolves.toMatchObject({ balance: -1000 })
  })
})

describe('the end of a subscription', () => {
  test('happens at the end of the period when canceled then, without another invoice', async () => {
    const { stripe, subscribe, at, stub } = simulated
    const { customer, subscription } = await subscribe()
    const before = stub.events.length
    await expect(stripe.subscriptions.update(subscription, { cancel_at_period_end: true })).resolves.toMatchObject({
      status: 'active',
      cancel_at: seconds('2026-02-28T10:00:00Z'),
    })
    at('2026-03-15T00:00:00Z')
    await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({
      status: 'canceled',
      ended_at: seconds('2026-02-28T10:00:00Z'),
    })
    expect(await reasonsOf(customer)).toEqual(['subscription_create:paid'])
    expect(simulated.typesSince(before)).toEqual(['customer.subscription.updated', 'customer.subscription.deleted'])
  })

  test('does not happen when the cancellation is revoked', async () => {
    const { stripe, subscribe, at } = simulated
    const { subscription } = await subscribe()
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: false })
    at('2026-03-15T00:00:00Z')
    await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({
      status: 'active',
      cancel_at: null,
      canceled_at: null,
    })
  })

  test('happens at once when canceled now; then nothing can be changed', async () => {
    const { stripe, subscribe } = simulated
    const { customer, subscription } = await subscribe()
    await expect(stripe.subscriptions.cancel(subscription)).resolves.toMatchObject({ status: 'canceled' })
    await expect(stripe.subscriptions.update(subscription, { cancel_at_period_end: true })).rejects.toThrow(
      /canceled subscription can only update/,
    )
    await expect(stripe.subscriptions.cancel(subscription)).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(stripe.subscriptions.list({ customer })).resolves.toMatchObject({ data: [] })
    await expect(stripe.subscriptions.list({ customer, status: 'all' })).resolves.toMatchObject({
      data: [{ id: subscription }],
    })
  })

  test('a paused subscription makes no invoices until it is resumed', async () => {
    const { subscribe, at, stub, itemOf } = simulated
    const { customer, subscription } = await subscribe()
    stub.pause(subscription)
    expect(simulated.typesSince().at(-1)).toBe('customer.subscription.paused')
    at('2026-04-10T00:00:00Z')
    expect(await reasonsOf(customer)).toEqual(['subscription_create:paid'])
    stub.resume(subscription)
    await expect(itemOf(subscription)).resolves.toMatchObject({ current_period_end: seconds('2026-05-10T00:00:00Z') })
    expect(await reasonsOf(customer)).toEqual(['subscription_update:paid', 'subscription_create:paid'])
  })
})
