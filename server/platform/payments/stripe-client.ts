import type Stripe from 'stripe'

export type StripeConnection = {
  readonly secretKey: string
  /** The API origin; undefined: Stripe's. */
  readonly apiBase?: string | undefined
  /** Replaces the network, for this process's test checkout. */
  readonly fetch?: typeof fetch | undefined
}

/** With the one retry, a hanging request ends before the browser's timeout. */
const TIMEOUT_MS = 8_000
const RETRIES = 1

/** Loaded on first use. */
export const createStripeClient = ({ secretKey, apiBase, fetch: send }: StripeConnection): (() => Promise<Stripe>) => {
  let client: Promise<Stripe> | null = null
  const create = async (): Promise<Stripe> => {
    const { default: Sdk } = await import('stripe')
    const base = apiBase === undefined ? null : new URL(apiBase)
    const protocol = base?.protocol === 'http:' ? 'http' : 'https'
    return new Sdk(secretKey, {
      ...(base !== null && { host: base.hostname, port: base.port || (protocol === 'http' ? 80 : 443), protocol }),
      ...(send !== undefined && { httpClient: Sdk.createFetchHttpClient(send) }),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    })
  }
  return () => {
    client ??= create()
    return client
  }
}
