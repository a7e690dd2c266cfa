import type { PaymentsConfig } from './payments-config.ts'
import type { Clock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'
import type { PaymentProvider } from './platform/payments/payments.ts'
import { createStripeProvider } from './platform/payments/stripe-provider.ts'

/** Stripe with the configured keys. */
export const createStripePayments = (
  config: Extract<PaymentsConfig, { kind: 'stripe' }>,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): PaymentProvider => {
  const { mode, secretKey, apiBase, webhookSecret, prices } = config
  return createStripeProvider({ mode, connection: { secretKey, apiBase }, webhookSecret, prices, clock, log })
}
