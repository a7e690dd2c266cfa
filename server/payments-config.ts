import { z } from 'zod'
import type { BillingPeriod, PaidPlan } from '#core/billing/plans.ts'
import { isLoopbackHost } from './platform/loopback.ts'

/** The payment provider. */
export type PaymentsConfig =
  | Readonly<{
      kind: 'stripe'
      mode: 'test' | 'live'
      secretKey: string
      webhookSecret: string
      /** Undefined: Stripe's own API. */
      apiBase: string | undefined
      /** Price ids: the current one first, then former ones still used by subscriptions. */
      prices: Readonly<Record<PaidPlan, Readonly<Record<BillingPeriod, readonly string[]>>>>
    }>
  /** The test checkout of this installation. */
  | Readonly<{ kind: 'test-checkout' }>

const key = (prefix: RegExp, text: string) => z.string().regex(prefix, text)

const priceIds = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .refine(
    (ids) => ids.length > 0 && ids.every((id) => /^price_\w+$/.test(id)),
    'must be a price ID, such as price_123; former IDs may follow, separated by commas',
  )

const apiBase = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : null
  const isLocal = url !== null && isLoopbackHost(url.hostname)
  const isSafe = url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))
  if (isSafe && !url.username && !url.password && url.href === `${url.origin}/`) return url.origin
  context.addIssue('must be an https origin without a path, or an http one on this machine')
  return z.NEVER
})

export const PAYMENT_VARIABLES = {
  STRIPE_SECRET_KEY: key(
    /^[rs]k_(test|live)_\w+$/,
    'must be a secret or restricted key that begins with sk_test_, sk_live_, rk_test_ or rk_live_',
  ).optional(),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\S+$/, 'must be a webhook endpoint secret that begins with whsec_').optional(),
  STRIPE_API_BASE: apiBase.optional(),
  STRIPE_PRICE_PRO_MONTHLY: priceIds.optional(),
  STRIPE_PRICE_PRO_ANNUAL: priceIds.optional(),
  STRIPE_PRICE_BUSINESS_MONTHLY: priceIds.optional(),
  STRIPE_PRICE_BUSINESS_ANNUAL: priceIds.optional(),
  TEST_CHECKOUT: z.enum(['on', 'off'], 'must be on or off').optional(),
}

type PaymentVariables = z.infer<z.ZodObject<typeof PAYMENT_VARIABLES>>

const PRICES = [
  'STRIPE_PRICE_PRO_MONTHLY',
  'STRIPE_PRICE_PRO_ANNUAL',
  'STRIPE_PRICE_BUSINESS_MONTHLY',
  'STRIPE_PRICE_BUSINESS_ANNUAL',
] as const

/** Missing and superfluous variables, by name. */
export const paymentProblems = (values: PaymentVariables): readonly (readonly [name: string, problem: string])[] => {
  const { STRIPE_SECRET_KEY: secretKey } = values
  const others = ['STRIPE_WEBHOOK_SECRET', ...PRICES] as const
  if (secretKey !== undefined) {
    const missing = others.filter((name) => values[name] === undefined)
    const ids = PRICES.flatMap((name) => values[name] ?? [])
    const doubled = PRICES.filter((name) => values[name]?.some((id) => ids.indexOf(id) !== ids.lastIndexOf(id)))
    return [
      ...missing.map((name) => [name, 'must be set when STRIPE_SECRET_KEY is'] as const),
      ...doubled.map((name) => [name, 'must not share an ID with another price'] as const),
    ]
  }
  const given = [...others, 'STRIPE_API_BASE' as const].filter((name) => values[name] !== undefined)
  return given.map((name) => ['STRIPE_SECRET_KEY', `must be set when ${name} is`] as const)
}

/**
 * Stripe if keys are configured; else the test checkout where only this machine reaches the server, or on request;
 * else none.
 */
export const paymentsOf = (
  values: PaymentVariables,
  { host, publicUrl }: { readonly host: string; readonly publicUrl: string },
): PaymentsConfig | undefined => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values
  if (secretKey !== undefined && webhookSecret !== undefined) {
    const [proMonth = [], proYear = [], businessMonth = [], businessYear = []] = PRICES.map((name) => values[name])
    return Object.freeze({
      kind: 'stripe',
      mode: secretKey.includes('_live_') ? 'live' : 'test',
      secretKey,
      webhookSecret,
      apiBase: values.STRIPE_API_BASE,
      prices: { pro: { month: proMonth, year: proYear }, business: { month: businessMonth, year: businessYear } },
    })
  }
  // The URL alone proves nothing, because it is this machine's by default.
  const isLocal = isLoopbackHost(host) && isLoopbackHost(new URL(publicUrl).hostname)
  const isOn = values.TEST_CHECKOUT === undefined ? isLocal : values.TEST_CHECKOUT === 'on'
  return isOn ? Object.freeze({ kind: 'test-checkout' }) : undefined
}

/** How plans are sold, for the output of the start. */
export const paymentsLine = (payments: PaymentsConfig | undefined): string => {
  if (payments === undefined) return 'Payments: none, plans cannot be bought'
  if (payments.kind === 'stripe') return `Payments: Stripe in ${payments.mode} mode`
  return 'Payments: the test checkout, in which no money moves'
}
