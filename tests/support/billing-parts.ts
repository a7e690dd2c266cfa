/** The parts of an application that takes payments, for tests and for `npm run chaos`. */
import type { AddressInfo } from 'node:net'
import { PAID_PLANS } from '#core/billing/plans.ts'
import { priceIdOf } from '#payment-simulator/state.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import type { PaymentProvider } from '#server/platform/payments/payments.ts'
import type { StripePrices } from '#server/platform/payments/stripe-prices.ts'
import { createStripeProvider } from '#server/platform/payments/stripe-provider.ts'
import type { TestAppOptions } from '../server/http/app-support.ts'
import { createMembers } from './members.ts'
import { createStripeStub, STUB_KEY, STUB_WEBHOOK_SECRET, type StripeStub } from './stripe-stub.ts'

/** The prices in every new stub, as named in the configuration. */
const PRICES = Object.fromEntries(
  PAID_PLANS.map((plan) => [plan, { month: [priceIdOf('', plan, 'month')], year: [priceIdOf('', plan, 'year')] }]),
) as unknown as StripePrices

/** The product's payment provider, connected to a stub with the stub's keys. */
export const connectToStub = ({ url }: Pick<StripeStub, 'url'>, clock: Clock): PaymentProvider =>
  createStripeProvider({
    mode: 'test',
    connection: { secretKey: STUB_KEY, apiBase: url },
    webhookSecret: STUB_WEBHOOK_SECRET,
    prices: PRICES,
    clock,
    log: silentLog,
  })

/** A Stripe stub with a clock, and the product's provider that calls it through the SDK. */
export const createStripe = async ({ now }: { readonly now: () => Date }) => {
  const stub = await createStripeStub({ now })
  return { stub, provider: connectToStub(stub, { now }) }
}

/** An application with payments through a stub on a separate port, on a given database. */
export const openBillingApp = async (
  database: Database,
  stripe: { readonly stub: StripeStub; readonly provider: PaymentProvider; readonly now: () => Date },
  options: TestAppOptions = {},
) => {
  const { stub, provider, now } = stripe
  const members = await createMembers(database, { clock: { now }, payments: provider, ...options })
  await members.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = members.app.server.address() as AddressInfo
  const webhookUrl = `http://127.0.0.1:${port}/webhooks/stripe`

  /** Runs the jobs that are due, except emails, which stay in the table. */
  const runJobs = (): Promise<number> => {
    const { jobQueue: queue, jobHandlers } = members.services
    const handlers = jobHandlers.filter(({ everyMs }) => everyMs === null)
    return createJobRunner({ database, clock: { now }, log: silentLog, queue, handlers }).runDue()
  }

  return {
    ...members,
    webhookUrl,
    runJobs,
    /** Delivers all events and runs all jobs until neither is left. */
    settle: async (): Promise<void> => {
      for (let round = 0; round < 20; round += 1) {
        await stub.deliver(webhookUrl)
        if ((await runJobs()) === 0 && stub.waiting().length === 0) return
      }
      throw new Error('Events and jobs do not come to an end.')
    },
  }
}

export type BillingApp = Awaited<ReturnType<typeof openBillingApp>>

/** A member with a customer at the provider, as created by the first checkout. */
export const createCustomer = async (
  { database, provider, now }: { database: Database; provider: PaymentProvider; now: () => Date },
  email: string,
) => {
  const { id: userId, name } = await database.prisma.user.findUniqueOrThrow({ where: { email } })
  const providerId = await provider.createCustomer({ userId, email, name, idempotencyKey: `customer:${userId}` })
  const { mode } = provider
  await database.prisma.billingCustomer.create({ data: { userId, mode, providerId, createdAt: now() } })
  return { userId, providerId }
}
