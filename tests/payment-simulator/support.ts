import type Stripe from 'stripe'
import { afterEach, beforeEach } from 'vitest'
import { createStripeClient } from '../support/stripe-client.ts'
import { createStripeStub, type StripeStub } from '../support/stripe-stub.ts'

export const seconds = (iso: string): number => Date.parse(iso) / 1000

/** A stub and the real SDK for each test of a file, with a clock that tests set. */
export const createSimulatedStripe = (start: string) => {
  const made: { stub?: StripeStub; stripe?: Stripe } = {}
  let now = new Date(start)

  beforeEach(async () => {
    now = new Date(start)
    const stub = await createStripeStub({ now: () => now })
    Object.assign(made, { stub, stripe: createStripeClient(stub) })
  })
  afterEach(() => made.stub?.close())

  const get = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The hooks have not run yet.')
    return part
  }

  const simulated = {
    get stub() {
      return get(made.stub)
    },
    get stripe() {
      return get(made.stripe)
    },
    now: () => now,
    /** Advances the time at Stripe and in the test. */
    at: (iso: string) => {
      now = new Date(iso)
      simulated.stub.advanceTo(now)
    },
    /** The types of all events after the first `from`. */
    typesSince: (from = 0) => simulated.stub.events.slice(from).map(({ type }) => type),
    openSession: async (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
      const { stripe, stub } = simulated
      const customer = await stripe.customers.create({ email: 'ada@example.test', metadata: { user_id: 'u1' } })
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        client_reference_id: 'u1',
        line_items: [{ price: stub.prices.pro.month, quantity: 1 }],
        subscription_data: { metadata: { user_id: 'u1' } },
        success_url: 'https://app.test/payment/success?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'https://app.test/pricing',
        ...more,
      })
      return { customer, session }
    },
    /** A paid subscription of a new customer. */
    subscribe: async (card = 'works', more: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
      const { customer, session } = await simulated.openSession(more)
      simulated.stub.pay(session.id, { card })
      const { subscription } = await simulated.stripe.checkout.sessions.retrieve(session.id)
      return { customer: customer.id, subscription: String(subscription), session: session.id }
    },
    /** The only charge of a customer with one payment. */
    chargeOf: async (customer: string): Promise<string> => {
      const { data } = await simulated.stripe.charges.list({ customer })
      return get(data[0]).id
    },
    itemOf: async (subscription: string): Promise<Stripe.SubscriptionItem> => {
      const { items } = await simulated.stripe.subscriptions.retrieve(subscription)
      return get(items.data[0])
    },
  }
  return simulated
}
