import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { createSimulatedStripe, seconds } from './support.ts'

const simulated = createSimulatedStripe('2026-03-15T10:00:00Z')
const START = seconds('2026-03-15T10:00:00Z')
const END = seconds('2026-04-15T10:00:00Z')

/** The phases of a change at the end of the first period. */
const phasesTo = (price: string, interval: 'month' | 'year'): Stripe.SubscriptionScheduleUpdateParams.Phase[] => [
  { items: [{ price: simulated.stub.prices.pro.month, quantity: 1 }], start_date: START, end_date: END },
  { items: [{ price, quantity: 1 }], duration: { interval, interval_count: 1 }, proration_behavior: 'none' },
]

const schedule = async (subscription: string, price: string, interval: 'month' | 'year') => {
  const { stripe } = simulated
  const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription })
  return stripe.subscriptionSchedules.update(id, {
    phases: phasesTo(price, interval),
    end_behavior: 'release',
    proration_behavior: 'none',
  })
}

const amountsOf = async (customer: string) => {
  const { data } = await simulated.stripe.invoices.list({ customer, limit: 100 })
  return data.map(({ total }) => total)
}

describe('a scheduled change', () => {
  test('takes effect at the end of the period at the full new price, without proration', async () => {
    const { stripe, stub, subscribe, at, itemOf } = simulated
    const { customer, subscription } = await subscribe()
    await schedule(subscription, stub.prices.business.month, 'month')
    const { data } = await stripe.subscriptions.list({ customer, expand: ['data.schedule'] })
    expect(data[0]?.schedule).toMatchObject({
      status: 'active',
      current_phase: { start_date: START, end_date: END },
      phases: [{ end_date: END }, { start_date: END, items: [{ price: stub.prices.business.month }] }],
    })
    expect((await itemOf(subscription)).price.id).toBe(stub.prices.pro.month)
    expect(await amountsOf(customer)).toEqual([3000])
    at('2026-04-15T11:00:00Z')
    await expect(itemOf(subscription)).resolves.toMatchObject({
      price: { id: stub.prices.business.month },
      current_period_end: seconds('2026-05-15T10:00:00Z'),
    })
    expect(await amountsOf(customer)).toEqual([20_000, 3000])
    // The schedule runs until its last phase ends, and leaves the subscription unchanged.
    await expect(stripe.subscriptions.retrieve(subscription, { expand: ['schedule'] })).resolves.toMatchObject({
      schedule: { status: 'active', current_phase: { start_date: END } },
    })
    at('2026-05-15T11:00:00Z')
    await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({
      schedule: null,
      status: 'active',
    })
    expect(await amountsOf(customer)).toEqual([20_000, 20_000, 3000])
    expect(simulated.typesSince()).toContain('subscription_schedule.released')
  })

  test('from monthly to yearly counts the year from the change', async () => {
    const { stub, subscribe, at, itemOf } = simulated
    const { customer, subscription } = await subscribe()
    await schedule(subscription, stub.prices.pro.year, 'year')
    at('2026-04-15T11:00:00Z')
    await expect(itemOf(subscription)).resolves.toMatchObject({
      current_period_start: END,
      current_period_end: seconds('2027-04-15T10:00:00Z'),
    })
    expect(await amountsOf(customer)).toEqual([18_000, 3000])
  })

  test('can be canceled; a released schedule cannot be changed', async () => {
    const { stripe, stub, subscribe, at } = simulated
    const { customer, subscription } = await subscribe()
    const { id } = await schedule(subscription, stub.prices.business.month, 'month')
    await expect(stripe.subscriptionSchedules.release(id)).resolves.toMatchObject({
      status: 'released',
      subscription: null,
      released_subscription: subscription,
    })
    await expect(stripe.subscriptionSchedules.release(id)).rejects.toThrow(/`released` status/)
    await expect(
      stripe.subscriptionSchedules.update(id, { phases: phasesTo(stub.prices.pro.year, 'year') }),
    ).rejects.toThrow(/cannot update a subscription schedule that is currently in the `released` status/)
    at('2026-04-15T11:00:00Z')
    expect(await amountsOf(customer)).toEqual([3000, 3000])
  })

  test('is rejected where Stripe rejects it', async () => {
    const { stripe, stub, subscribe } = simulated
    const { subscription } = await subscribe()
    const { id } = await schedule(subscription, stub.prices.business.month, 'month')
    await expect(stripe.subscriptionSchedules.create({ from_subscription: subscription })).rejects.toThrow(
      /already attached to a schedule/,
    )
    await expect(stripe.subscriptions.update(subscription, { cancel_at_period_end: true })).rejects.toThrow(
      /managed by the subscription schedule/,
    )
    const [first, second] = phasesTo(stub.prices.pro.year, 'year')
    await expect(
      stripe.subscriptionSchedules.update(id, { phases: [{ ...first, items: [], start_date: START + 1 }] }),
    ).rejects.toMatchObject({ statusCode: 400 })
    await expect(
      stripe.subscriptionSchedules.update(id, {
        phases: [{ items: first?.items ?? [], start_date: START + 1, end_date: END }],
      }),
    ).rejects.toThrow(/start date of the current phase/)
    await expect(
      stripe.subscriptionSchedules.update(id, {
        phases: [first, { ...second, start_date: END + 60 }] as Stripe.SubscriptionScheduleUpdateParams.Phase[],
      }),
    ).rejects.toThrow(/must follow each other/)
  })

  test('ends with the subscription', async () => {
    const { stripe, stub, subscribe } = simulated
    const { subscription } = await subscribe()
    const { id } = await schedule(subscription, stub.prices.business.month, 'month')
    await stripe.subscriptions.cancel(subscription)
    await expect(stripe.subscriptionSchedules.retrieve(id)).resolves.toMatchObject({ status: 'canceled' })
  })
})

describe('a preview', () => {
  test('shows the next invoice after a change, with credit, and changes nothing', async () => {
    const { stripe, stub, subscribe, itemOf } = simulated
    const { customer, subscription } = await subscribe()
    await stripe.customers.createBalanceTransaction(customer, { amount: -500, currency: 'usd' })
    const before = structuredClone({ ...stub.state, idempotency: [] })
    await expect(stripe.invoices.createPreview({ subscription })).resolves.toMatchObject({
      total: 3000,
      amount_due: 2500,
      next_payment_attempt: END,
    })
    const phases = phasesTo(stub.prices.pro.year, 'year') as Stripe.InvoiceCreatePreviewParams.ScheduleDetails.Phase[]
    await expect(
      stripe.invoices.createPreview({ customer, subscription, schedule_details: { phases } }),
    ).resolves.toMatchObject({
      total: 18_000,
      amount_due: 17_500,
      lines: { data: [{ period: { start: END, end: seconds('2027-04-15T10:00:00Z') } }] },
    })
    const { id } = await itemOf(subscription)
    await expect(
      stripe.invoices.createPreview({
        subscription,
        subscription_details: { items: [{ id, price: stub.prices.business.month }], proration_behavior: 'none' },
      }),
    ).resolves.toMatchObject({ total: 20_000, next_payment_attempt: END })
    expect({ ...stub.state, idempotency: [] }).toEqual(before)
  })

  test('follows the schedule of a subscription, and finds nothing when it will end', async () => {
    const { stripe, stub, subscribe } = simulated
    const { subscription } = await subscribe()
    const { id } = await schedule(subscription, stub.prices.business.year, 'year')
    await expect(stripe.invoices.createPreview({ subscription })).resolves.toMatchObject({ total: 175_000 })
    await stripe.subscriptionSchedules.release(id)
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
    await expect(stripe.invoices.createPreview({ subscription })).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
    })
  })
})

describe('an immediate price change', () => {
  test('without proration keeps the period, and the next invoice has the new price', async () => {
    const { stripe, stub, subscribe, at, itemOf } = simulated
    const { customer, subscription } = await subscribe()
    const { id } = await itemOf(subscription)
    await stripe.subscriptions.update(subscription, {
      items: [{ id, price: stub.prices.business.month }],
      proration_behavior: 'none',
    })
    expect(await amountsOf(customer)).toEqual([3000])
    at('2026-04-15T11:00:00Z')
    expect(await amountsOf(customer)).toEqual([20_000, 3000])
  })

  test('with proration bills the difference for the rest of the period', async () => {
    const { stripe, stub, subscribe, at, itemOf } = simulated
    const { customer, subscription } = await subscribe()
    const { id } = await itemOf(subscription)
    at('2026-03-30T22:00:00Z')
    await stripe.subscriptions.update(subscription, {
      items: [{ id, price: stub.prices.business.month }],
      proration_behavior: 'always_invoice',
    })
    expect(await amountsOf(customer)).toEqual([8500, 3000])
  })

  test('to another interval begins a new period and bills it', async () => {
    const { stripe, stub, subscribe, at, itemOf } = simulated
    const { customer, subscription } = await subscribe()
    const { id } = await itemOf(subscription)
    at('2026-03-30T22:00:00Z')
    await stripe.subscriptions.update(subscription, { items: [{ id, price: stub.prices.pro.year }] })
    await expect(itemOf(subscription)).resolves.toMatchObject({ current_period_end: seconds('2027-03-30T22:00:00Z') })
    expect(await amountsOf(customer)).toEqual([18_000 - 1500, 3000])
  })
})
