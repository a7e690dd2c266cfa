import type Stripe from 'stripe'
import { CURRENCY, type PaymentMode, priceCents } from '#core/billing/plans.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { PaymentRefusedError } from './payment-errors.ts'
import type { PaymentProvider } from './payments.ts'
import { createStripeClient, type StripeConnection } from './stripe-client.ts'
import { readCustomer } from './stripe-customer.ts'
import { toPaymentError } from './stripe-errors.ts'
import { readEvent } from './stripe-events.ts'
import { createPriceCheck, priceLookup, type StripePrices } from './stripe-prices.ts'
import { cancelChange, scheduleChange } from './stripe-schedules.ts'
import { checkoutStatusOf, idOf, periodEndOf } from './stripe-state.ts'

type StripeOptions = {
  readonly mode: PaymentMode
  readonly connection: StripeConnection
  readonly webhookSecret: string
  /** Price ids: the current one first, then former ones. */
  readonly prices: StripePrices
  readonly clock: Clock
  readonly log: Log
}

/** The provider documents no others; without one, its form asks. */
const ASCII = /^[\x21-\x7e]+$/

/** Stripe's errors for work that is already done. */
const isDone = (error: unknown, reasons: readonly string[]): boolean =>
  error instanceof PaymentRefusedError && error.reason !== null && reasons.includes(error.reason)

/** Payments by Stripe. The SDK is loaded with the first request, because it takes 36 MB. */
export const createStripeProvider = (options: StripeOptions): PaymentProvider => {
  const { mode, connection, webhookSecret, prices, clock, log } = options
  const lookup = priceLookup(prices)
  const client = createStripeClient(connection)
  const checkedPrice = createPriceCheck({ prices, log })

  /** Runs requests with mapped errors. */
  const request = async <Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> => {
    const stripe = await client()
    try {
      return await work(stripe)
    } catch (error) {
      throw toPaymentError(error, log)
    }
  }

  return {
    mode,

    createCustomer: ({ userId, email, name, idempotencyKey }) =>
      request(async (stripe) => {
        const metadata = { user_id: userId }
        return (
          await stripe.customers.create({ ...(ASCII.test(email) && { email }), name, metadata }, { idempotencyKey })
        ).id
      }),

    readCustomer: (customerId) => request((stripe) => readCustomer(stripe, customerId, lookup)),

    customersWithSubscriptions: async function* () {
      const stripe = await client()
      const seen = new Set<string>()
      try {
        for await (const { customer } of stripe.subscriptions.list({ status: 'all', limit: 100 })) {
          const id = idOf(customer) ?? ''
          if (!seen.has(id)) yield id
          seen.add(id)
        }
      } catch (error) {
        throw toPaymentError(error, log)
      }
    },

    createCheckout: ({ plan, period, userId, customerId, successUrl, cancelUrl, idempotencyKey }) =>
      request(async (stripe) => {
        const price = await checkedPrice(stripe, { plan, period })
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: userId,
            line_items: [{ price, quantity: 1 }],
            subscription_data: { metadata: { user_id: userId } },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey },
        )
        // A hosted page always has a URL.
        return { id: session.id, url: session.url ?? '' }
      }),

    readCheckout: async (sessionId) => {
      try {
        return await request(async (stripe) => {
          const session = await stripe.checkout.sessions.retrieve(sessionId)
          return { userId: session.client_reference_id, status: checkoutStatusOf(session) }
        })
      } catch (error) {
        if (isDone(error, ['resource_missing'])) return null
        throw error
      }
    },

    openPortal: ({ customerId, returnUrl }) =>
      request(async (stripe) => {
        const session = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
        return session.url
      }),

    previewChange: (subscriptionId, to) =>
      request(async (stripe) => {
        await checkedPrice(stripe, to)
        const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['customer'] })
        const { customer } = subscription
        const credit = typeof customer === 'string' || customer.deleted ? 0 : Math.max(0, -customer.balance)
        const amountCents = Math.max(0, priceCents(to.plan, to.period) - credit)
        return { at: new Date(periodEndOf(subscription) * 1000), amountCents }
      }),

    scheduleChange: (subscriptionId, to, idempotencyKey) =>
      request(async (stripe) =>
        scheduleChange(stripe, {
          subscriptionId,
          price: await checkedPrice(stripe, to),
          period: to.period,
          idempotencyKey,
        }),
      ),

    cancelChange: (subscriptionId, idempotencyKey) =>
      request((stripe) => cancelChange(stripe, subscriptionId, idempotencyKey)),

    endSubscription: async (subscriptionId, idempotencyKey) => {
      try {
        await request((stripe) =>
          stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false }, { idempotencyKey }),
        )
      } catch (error) {
        // An ended subscription is no longer found.
        if (!isDone(error, ['resource_missing'])) throw error
      }
    },

    refundInvoice: (invoiceId, idempotencyKey) =>
      request(async (stripe) => {
        const { payments } = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] })
        for (const { payment, status } of payments?.data ?? []) {
          const intent = idOf(payment.payment_intent)
          if (intent === null || status !== 'paid') continue
          await refund(stripe, intent, `${idempotencyKey}:${intent}`)
        }
      }),

    addCredit: ({ customerId, amountCents, description, idempotencyKey }) =>
      request(async (stripe) => {
        // Stripe counts what a customer owes, so credit is negative.
        const transaction = { amount: -amountCents, currency: CURRENCY, description, metadata: { key: idempotencyKey } }
        // Stripe forgets idempotency keys after a day, and a process may be down longer.
        for await (const { metadata } of stripe.customers.listBalanceTransactions(customerId, { limit: 100 })) {
          if (metadata?.['key'] === idempotencyKey) return
        }
        await stripe.customers.createBalanceTransaction(customerId, transaction, { idempotencyKey })
      }),

    verifyEvent: async (rawBody, signature) =>
      readEvent(await client(), { rawBody, signature, secret: webhookSecret, now: clock.now(), mode }),

    customerOf: async ({ about }) => {
      if (about === null) return null
      if ('customerId' in about) return about.customerId
      try {
        return await request(async (stripe) => idOf((await stripe.charges.retrieve(about.chargeId)).customer))
      } catch (error) {
        if (isDone(error, ['resource_missing'])) return null
        throw error
      }
    },
  }
}

/** Idempotent. */
const refund = async (stripe: Stripe, paymentIntent: string, idempotencyKey: string): Promise<void> => {
  try {
    await stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey })
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'charge_already_refunded') throw error
  }
}
