import { openStoredSimulator, storedPriceId } from '#payment-simulator/stored-simulator.ts'
import type { TestPayments } from './http/webhooks/test-payments.ts'
import type { PaymentsConfig } from './payments-config.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { JobHandler } from './platform/jobs/job.ts'
import { createKeyedHash } from './platform/keyed-hash.ts'
import type { Log } from './platform/log.ts'
import type { PaymentProvider } from './platform/payments/payments.ts'
import { createStripeProvider } from './platform/payments/stripe-provider.ts'
import {
  createTestCheckout,
  type EventReceiver,
  type PaymentSimulator,
  type TestCheckout,
} from './platform/payments/test-checkout.ts'

/** `testCheckout` is null with Stripe keys. */
type Payments = { readonly provider: PaymentProvider; readonly testCheckout: TestCheckout | null }

/** The only use of the simulator by the product. */
export const paymentSimulator: PaymentSimulator = { open: openStoredSimulator, priceId: storedPriceId }

/** The configured provider; null without payments. */
export const createPayments = (
  config: PaymentsConfig | undefined,
  parts: {
    readonly database: Database
    readonly clock: Clock
    readonly log: Log
    readonly authSecret: string
    readonly publicUrl: string
  },
): Payments | null => {
  if (config === undefined) return null
  const { database, clock, log, authSecret, publicUrl } = parts
  if (config.kind === 'stripe') {
    const { mode, secretKey, apiBase, webhookSecret, prices } = config
    const connection = { secretKey, apiBase }
    return {
      provider: createStripeProvider({ mode, connection, webhookSecret, prices, clock, log }),
      testCheckout: null,
    }
  }
  const hash = createKeyedHash(authSecret)
  const testCheckout = createTestCheckout({ simulator: paymentSimulator, database, clock, hash, publicUrl })
  const { secretKey, webhookSecret, prices, fetch } = testCheckout
  const connection = { secretKey, fetch }
  return {
    provider: createStripeProvider({ mode: 'local', connection, webhookSecret, prices, clock, log }),
    testCheckout,
  }
}

/** The pages and job of the test checkout, whose events go to the same receiver as Stripe's; null without one. */
export const connectTestCheckout = (
  payments: Payments | null,
  receive: EventReceiver | null,
): { readonly pages: TestPayments; readonly job: JobHandler } | null => {
  const testCheckout = payments?.testCheckout ?? null
  if (testCheckout === null || receive === null) return null
  const { handlePage, deliver, job } = testCheckout
  return { pages: { handlePage, deliver: () => deliver(receive) }, job: job(receive) }
}
