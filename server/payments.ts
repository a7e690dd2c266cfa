import type { PaymentsConfig } from './payments-config.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Log } from './platform/log.ts'
import type { PaymentProvider } from './platform/payments/payments.ts'
import { createStripeProvider } from './platform/payments/stripe-provider.ts'

type Payments = { readonly provider: PaymentProvider }

/** Where plans are paid, as the configuration says; null when nothing can be bought. */
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
  const { clock, log } = parts
  if (config.kind === 'test-checkout') return null
  const { mode, secretKey, apiBase, webhookSecret, prices } = config
  return {
    provider: createStripeProvider({ mode, connection: { secretKey, apiBase }, webhookSecret, prices, clock, log }),
  }
}
