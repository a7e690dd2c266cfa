/** The whole application with its own Stripe stub: the real SDK on one side, events over HTTP on the other. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { BillingPeriod, PaidPlan } from '#core/billing/plans.ts'
import type { TestCard } from '#payment-simulator/cards.ts'
import type { PaymentProvider } from '#server/platform/payments/payments.ts'
import type { TestAppOptions } from '../server/http/app-support.ts'
import { type BillingApp, createCustomer, createStripe, openBillingApp } from './billing-parts.ts'
import { clock as start } from './catalogue.ts'
import { registerTestDatabase } from './database.ts'
import type { StripeStub } from './stripe-stub.ts'

/**
 * For a test file; registers its hooks. Before each test, members and Stripe customers are removed and the clock is
 * reset.
 */
export const createBillingApp = (options: TestAppOptions = {}) => {
  let time = start.now().getTime()
  const now = () => new Date(time)
  const database = registerTestDatabase()
  const made: { stub?: StripeStub; provider?: PaymentProvider; app?: BillingApp } = {}

  beforeAll(async () => {
    Object.assign(made, await createStripe({ now }))
    made.app = await openBillingApp(database, { ...part('stripe'), now }, options)
  })
  afterAll(async () => {
    await made.app?.close()
    await made.stub?.close()
  })
  beforeEach(async () => {
    const { prisma } = database
    await prisma.user.deleteMany()
    await prisma.billingCustomer.deleteMany()
    await prisma.job.deleteMany()
    await prisma.rateLimitWindow.deleteMany()
    await prisma.paymentEvent.deleteMany()
    time = start.now().getTime()
    made.stub?.reset()
  })

  function part(name: 'stripe'): { stub: StripeStub; provider: PaymentProvider }
  function part(name: 'app'): BillingApp
  function part(name: 'stripe' | 'app'): unknown {
    const { stub, provider, app } = made
    const found = name === 'stripe' ? stub && provider && { stub, provider } : app
    if (found === undefined) throw new Error('The hooks have not run yet.')
    return found
  }

  const checkout = async (customer: { userId: string; providerId: string }, plan: PaidPlan, period: BillingPeriod) => {
    const session = await part('stripe').provider.createCheckout({
      plan,
      period,
      userId: customer.userId,
      customerId: customer.providerId,
      successUrl: 'https://site.example/payment/success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://site.example/pricing',
      idempotencyKey: `checkout:${customer.providerId}:${plan}:${period}:${part('stripe').stub.requests.length}`,
    })
    return session.id
  }

  return {
    now,
    database,
    get stub() {
      return part('stripe').stub
    },
    get provider() {
      return part('stripe').provider
    },
    get app() {
      return part('app')
    },
    /** Moves the clocks of the product and of Stripe to this many milliseconds after the start. */
    setTime: (milliseconds: number) => {
      time = start.now().getTime() + milliseconds
      part('stripe').stub.advanceTo(now())
    },
    /** A new member with a customer at Stripe. */
    join: async (email = 'ada@people.example') => {
      const token = await part('app').join(email)
      return { token, email, ...(await createCustomer({ database, ...part('stripe'), now }, email)) }
    },
    checkout,
    /** A new paid subscription; its events wait for delivery. */
    subscribe: async (
      customer: { userId: string; providerId: string },
      {
        plan = 'pro',
        period = 'month',
        card = 'works',
      }: { plan?: PaidPlan; period?: BillingPeriod; card?: TestCard } = {},
    ): Promise<void> => {
      const session = await checkout(customer, plan, period)
      part('stripe').stub.pay(session, { card })
    },
    /** What a member may use now. */
    entitlementOf: async ({ userId }: { readonly userId: string }) => {
      const ledger = await database.prisma.planGrant.findMany({ where: { userId } })
      return part('app').services.accounts.accounts.entitlementOf(ledger)
    },
  }
}
