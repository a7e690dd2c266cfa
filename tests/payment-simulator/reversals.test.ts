import { describe, expect, test } from 'vitest'
import { createSimulatedStripe } from './support.ts'

const simulated = createSimulatedStripe('2026-03-15T10:00:00Z')

describe('a refund', () => {
  test('refunds the rest, once', async () => {
    const { stripe, stub, subscribe, chargeOf } = simulated
    const { customer } = await subscribe()
    const charge = await chargeOf(customer)
    stub.refund(charge, 1000)
    await expect(stripe.charges.retrieve(charge)).resolves.toMatchObject({ amount_refunded: 1000, refunded: false })
    const { payment_intent: intent } = await stripe.charges.retrieve(charge)
    await expect(
      stripe.refunds.create({ payment_intent: String(intent), reason: 'requested_by_customer' }),
    ).resolves.toMatchObject({ amount: 2000, charge, status: 'succeeded' })
    await expect(stripe.charges.retrieve(charge, { expand: ['refunds'] })).resolves.toMatchObject({
      amount_refunded: 3000,
      refunded: true,
      refunds: { data: [{ amount: 2000 }, { amount: 1000 }] },
    })
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_already_refunded' })
    expect(simulated.typesSince().filter((type) => type === 'charge.refunded')).toHaveLength(2)
    expect(simulated.typesSince().filter((type) => type === 'refund.created')).toHaveLength(2)
    await expect(stripe.refunds.list({ charge })).resolves.toMatchObject({ data: [{ amount: 2000 }, { amount: 1000 }] })
  })

  test.each([3001, 0, -5])('of %i cents is rejected', async (amount) => {
    const { stripe, subscribe, chargeOf } = simulated
    const { customer } = await subscribe()
    const charge = await chargeOf(customer)
    await expect(stripe.refunds.create({ charge, amount })).rejects.toMatchObject({ statusCode: 400, param: 'amount' })
    await expect(stripe.charges.retrieve(charge)).resolves.toMatchObject({ amount_refunded: 0 })
  })

  test('of a failed payment is rejected', async () => {
    const { stripe, stub, openSession, chargeOf } = simulated
    const { customer, session } = await openSession()
    expect(() => stub.pay(session.id, { card: '4000000000000002' })).toThrow('declined')
    await expect(stripe.refunds.create({ charge: await chargeOf(customer.id) })).rejects.toThrow(/has not been paid/)
  })
})

describe('a dispute', () => {
  test.each(['won', 'lost'] as const)(
    'is opened and %s, and its charge cannot be refunded meanwhile',
    async (outcome) => {
      const { stripe, stub, subscribe, chargeOf } = simulated
      const { customer } = await subscribe()
      const charge = await chargeOf(customer)
      const dispute = stub.dispute(charge)
      await expect(stripe.charges.retrieve(charge)).resolves.toMatchObject({ disputed: true })
      await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' })
      expect(() => stub.dispute(charge)).toThrow('cannot be disputed')
      stub.closeDispute(dispute, outcome)
      const { data } = await stripe.disputes.list({ charge })
      expect(data).toMatchObject([{ id: dispute, status: outcome, amount: 3000 }])
      expect(() => stub.closeDispute(dispute, 'won')).toThrow(`already ${outcome}`)
      expect(simulated.typesSince().filter((type) => type.startsWith('charge.dispute.'))).toEqual([
        'charge.dispute.created',
        'charge.dispute.funds_withdrawn',
        ...(outcome === 'won' ? ['charge.dispute.funds_reinstated'] : []),
        'charge.dispute.closed',
      ])
    },
  )
})

test('a deleted customer has no subscriptions and cannot be used', async () => {
  const { stripe, stub, subscribe } = simulated
  const { customer, subscription } = await subscribe()
  stub.deleteCustomer(customer)
  await expect(stripe.customers.retrieve(customer)).resolves.toEqual(
    expect.objectContaining({ id: customer, object: 'customer', deleted: true }),
  )
  await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({ status: 'canceled' })
  await expect(stripe.billingPortal.sessions.create({ customer })).rejects.toMatchObject({ code: 'resource_missing' })
  expect(simulated.typesSince().slice(-2)).toEqual(['customer.subscription.deleted', 'customer.deleted'])
  // Payments remain, without personal data.
  const { data } = await stripe.invoices.list({ customer })
  expect(data).toMatchObject([{ status: 'paid', customer_email: null }])
})

test('the same number is the same card for all customers', async () => {
  const { stripe, subscribe, chargeOf } = simulated
  const fingerprint = async (card: string) => {
    const { customer } = await subscribe(card)
    const { payment_method_details: details } = await stripe.charges.retrieve(await chargeOf(customer))
    return details?.card?.fingerprint
  }
  const first = await fingerprint('works')
  expect(await fingerprint('4242424242424242')).toBe(first)
  expect(await fingerprint('otherWorks')).not.toBe(first)
})
