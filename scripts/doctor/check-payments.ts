import { BILLING_PERIODS, PAID_PLANS } from '#core/billing/plans.ts'
import type { Config } from '#server/config.ts'
import { reasonOf } from '#server/platform/failure-reason.ts'
import { silentLog } from '#server/platform/log.ts'
import { isLoopbackHost } from '#server/platform/loopback.ts'
import { PriceMismatchError } from '#server/platform/payments/payment-errors.ts'
import { createStripeClient } from '#server/platform/payments/stripe-client.ts'
import { createPriceCheck } from '#server/platform/payments/stripe-prices.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const SUBJECT = 'payments'

type StripeError = { readonly type?: string; readonly code?: string }

const KEY_ERRORS = ['StripeAuthenticationError', 'StripePermissionError']

function checkTestCheckout(publicUrl: string): Finding {
  const text = 'plans are sold in the test checkout, in which no money moves'
  if (isLoopbackHost(new URL(publicUrl).hostname)) return ok(SUBJECT, text)
  return warning(SUBJECT, text, 'Set the Stripe variables, or TEST_CHECKOUT=off.')
}

/** The keys are accepted, and each sold price has the amount, currency and period of the price table. */
export async function checkPayments({
  payments,
  publicUrl,
}: Pick<Config, 'payments' | 'publicUrl'>): Promise<Finding[]> {
  if (payments === undefined) return [ok(SUBJECT, 'none, plans cannot be bought')]
  if (payments.kind === 'test-checkout') return [checkTestCheckout(publicUrl)]
  const { secretKey, apiBase, prices, mode } = payments
  const stripe = await createStripeClient({ secretKey, apiBase })()
  let found: object = {}
  const log = {
    ...silentLog,
    error: (details: object) => {
      found = details
    },
  }
  const checkedPrice = createPriceCheck({ prices, log })
  const findings: Finding[] = []
  for (const plan of PAID_PLANS) {
    for (const period of BILLING_PERIODS) {
      const variable = `STRIPE_PRICE_${plan}_${period === 'month' ? 'monthly' : 'annual'}`.toUpperCase()
      try {
        await checkedPrice(stripe, { plan, period })
      } catch (error) {
        const { type, code } = error as StripeError
        if (error instanceof PriceMismatchError) {
          const text = `the price of ${variable} is not the one of the pages: ${JSON.stringify(found)}`
          findings.push(
            problem(SUBJECT, text, 'Create a price with the expected amount in US dollars, and set its ID.'),
          )
        } else if (code === 'resource_missing') {
          const mend = `Set the ID of a price of this account, in ${mode} mode.`
          findings.push(problem(SUBJECT, `Stripe does not know the price of ${variable}`, mend))
        } else if (KEY_ERRORS.includes(type ?? '')) {
          const mend = 'Set STRIPE_SECRET_KEY to a current key that may read prices.'
          return [problem(SUBJECT, 'Stripe refuses STRIPE_SECRET_KEY', mend)]
        } else {
          const mend = 'Let the server reach api.stripe.com on port 443, and try again.'
          return [problem(SUBJECT, `Stripe could not be asked: ${reasonOf(error)}`, mend)]
        }
      }
    }
  }
  if (findings.length > 0) return findings
  const endpoint = `${publicUrl}/webhooks/stripe`
  return [
    ok(SUBJECT, `Stripe in ${mode} mode accepts the key, and four prices are right; its webhook must call ${endpoint}`),
  ]
}
