import Stripe from 'stripe'
import type { StripeStub } from './stripe-stub.ts'

/** The real SDK, which talks to a stub. It does not repeat requests unless told. */
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
