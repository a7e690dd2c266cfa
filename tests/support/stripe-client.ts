import Stripe from 'stripe'
import type { StripeStub } from './stripe-stub.ts'

/** The real SDK, connected to a stub. Does not retry by default. */
export const createStripeClient = (
  { url, secretKey }: Pick<StripeStub, 'url' | 'secretKey'>,
  options: Stripe.StripeConfig = {},
): Stripe => {
  const { hostname, port } = new URL(url)
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...options,
  })
}
