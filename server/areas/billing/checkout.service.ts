import { AlreadySubscribedError, PaymentsOffError } from '#core/billing/checkout-errors.ts'
import type { BillingPeriod, PaidPlan, PaymentMode, PlanName } from '#core/billing/plans.ts'
import { InvalidInputError } from '#core/errors.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PaymentProvider, ProviderCheckoutStatus } from '../../platform/payments/payments.ts'
import type { RateLimit } from '../../platform/rate-limiter.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import { createCheckoutCustomers } from './checkout-customer.ts'
import { liveSubscriptions } from './sync/projection.ts'

export type CheckoutService = ReturnType<typeof createCheckoutService>

type CheckoutInput = { readonly plan: PlanName; readonly period: BillingPeriod; readonly nonce: string }

const STARTS: RateLimit = { limit: 20, windowSeconds: 3600 }
const READS: RateLimit = { limit: 60, windowSeconds: 3600 }

const SESSION_ID = /^cs_\w{1,250}$/

const paidPlanOf = ({ plan, nonce }: CheckoutInput): PaidPlan => {
  if (plan === 'basic') throw new InvalidInputError('Basic is free, so there is nothing to buy.', 'plan')
  if (!isUuid(nonce)) throw new InvalidInputError('"nonce" must be a UUID.', 'nonce')
  return plan
}

/** Starts a purchase on the provider's page and reports its result. */
export const createCheckoutService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  publicUrl: string
  /** Null without payments. */
  payments: PaymentProvider | null
  /** Stores the provider's current state of a customer, by provider id. */
  syncCustomer: (providerId: string) => Promise<void>
}) => {
  const { limiter, publicUrl, payments, syncCustomer } = dependencies
  const customers = payments === null ? null : createCheckoutCustomers({ ...dependencies, payments })

  return {
    /** Null without payments. Constant for the process. */
    mode: payments?.mode ?? (null as PaymentMode | null),

    /**
     * Opens a payment page and returns its URL. Idempotent: the same input opens one page.
     * @throws UnauthenticatedError, InvalidInputError, RateLimitedError, PaymentsOffError, AlreadySubscribedError,
     * PaymentsUnavailableError, PaymentRefusedError, PriceMismatchError
     */
    start: async (viewer: Viewer | null, input: CheckoutInput): Promise<string> => {
      const { id: userId } = authorizeOwn(viewer, 'checkout:start')
      const plan = paidPlanOf(input)
      if (payments === null || customers === null) throw new PaymentsOffError()
      await limiter.take(`checkout:${userId}`, STARTS)
      const { providerId: customerId, state } = await customers.ensure(userId)
      if (state !== null && liveSubscriptions(state).length > 0) {
        // The provider knows a subscription that is missing here, so sync.
        await syncCustomer(customerId)
        throw new AlreadySubscribedError()
      }
      const { period, nonce } = input
      const { url } = await payments.createCheckout({
        plan,
        period,
        userId,
        customerId,
        successUrl: `${publicUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${publicUrl}/pricing?plan=${plan}&period=${period}`,
        idempotencyKey: ['checkout', payments.mode, customerId, plan, period, nonce.toLowerCase()].join(':'),
      })
      return url
    },

    /**
     * The state of the viewer's checkout; null for an unknown or another member's.
     * @throws UnauthenticatedError, RateLimitedError, PaymentsUnavailableError
     */
    read: async (viewer: Viewer | null, sessionId: string): Promise<ProviderCheckoutStatus | null> => {
      const { id: userId } = authorizeOwn(viewer, 'checkout:read')
      if (payments === null || !SESSION_ID.test(sessionId)) return null
      await limiter.take(`checkout-read:${userId}`, READS)
      const checkout = await payments.readCheckout(sessionId)
      return checkout?.userId === userId ? checkout.status : null
    },
  }
}
