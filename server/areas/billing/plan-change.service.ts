import { PlanChangeRefusedError } from '#core/billing/billing-errors.ts'
import type { PlanName } from '#core/billing/plans.ts'
import { shownSubscription, subscriptionStateOf } from '#core/billing/subscription-state.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { PaymentRefusedError } from '../../platform/payments/payment-errors.ts'
import type { ChangePreview, PaymentProvider, PlanPrice } from '../../platform/payments/payments.ts'
import type { RateLimit } from '../../platform/rate-limiter.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import { readCustomerRow } from './billing-rows.ts'
import type { RefreshCustomer } from './refresh-customer.ts'
import { takenSeats } from './seats/seat-rows.ts'
import { type MemberSubscription, memberSubscription } from './subscription.service.ts'
import { subscriptionAddress } from './subscription-address.ts'

export type PlanChangeService = ReturnType<typeof createPlanChangeService>

/** A plan change before confirmation. */
export type PlanChangePreview = ChangePreview & {
  /** Used or reserved team seats that end with the Business plan. */
  readonly endingSeats: number
}

type PlanChoice = { readonly plan: PlanName; readonly period: PlanPrice['period'] }

const HOUR = 3600
const PORTALS: RateLimit = { limit: 20, windowSeconds: HOUR }
const PREVIEWS: RateLimit = { limit: 60, windowSeconds: HOUR }
const CHANGES: RateLimit = { limit: 20, windowSeconds: HOUR }

const refuse = (reason: PlanChangeRefusedError['reason']): never => {
  throw new PlanChangeRefusedError(reason)
}

/** The subscription changed since its state was stored, so the provider rejected the change. */
const refusedByProvider = (error: unknown): never => {
  throw error instanceof PaymentRefusedError ? new PlanChangeRefusedError('refused') : error
}

export const createPlanChangeService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  publicUrl: string
  payments: PaymentProvider | null
  refreshCustomer: RefreshCustomer
}) => {
  const { database, clock, limiter, publicUrl, payments, refreshCustomer } = dependencies
  const { prisma } = database

  /** The subscription to change. Throws PlanChangeRefusedError. */
  const changeable = async (userId: string) => {
    const customer = await readCustomerRow(prisma, userId, payments?.mode ?? null)
    const now = clock.now()
    const subscription = customer === null ? null : shownSubscription(customer.subscriptions, now)
    if (payments === null || customer === null || subscription === null) return refuse('no_subscription')
    const state = subscriptionStateOf(subscription, customer.payments, now)
    if (state === 'ended' || state === 'incomplete') return refuse('no_subscription')
    if (state === 'past_due') return refuse('past_due')
    if (state === 'cancels') return refuse('canceled')
    if (state !== 'active') return refuse('not_active')
    return { payments, customer, subscription }
  }

  const target = ({ plan, period }: PlanChoice, current: PlanPrice): PlanPrice => {
    if (plan === 'basic') throw new InvalidInputError('To go back to Basic, cancel the subscription.', 'plan')
    if (plan === current.plan && period === current.period) return refuse('same_plan')
    return { plan, period }
  }

  const shown = async (userId: string): Promise<MemberSubscription> => {
    const customer = await readCustomerRow(prisma, userId, payments?.mode ?? null)
    const subscription = customer === null ? null : memberSubscription(customer, clock.now())
    return subscription ?? refuse('no_subscription')
  }

  return {
    /**
     * Opens the provider's page for cards, invoices and cancellation, which returns to the settings; resolves to its
     * URL.
     * @throws NotFoundError without payments in the current mode, RateLimitedError past 20 an hour,
     * PaymentsUnavailableError
     */
    openPortal: async (viewer: Viewer | null): Promise<string> => {
      const { id: userId } = authorizeOwn(viewer, 'subscription:change')
      await limiter.take(`portal:${userId}`, PORTALS)
      const customer = await readCustomerRow(prisma, userId, payments?.mode ?? null)
      if (payments === null || customer === null) throw new NotFoundError('This account has no payments.')
      const returnUrl = subscriptionAddress(publicUrl)
      return payments.openPortal({ customerId: customer.providerId, returnUrl })
    },

    /**
     * The price and date of a change, without making it.
     * @throws PlanChangeRefusedError, InvalidInputError for Basic, RateLimitedError past 60 an hour,
     * PaymentsUnavailableError
     */
    preview: async (viewer: Viewer | null, choice: PlanChoice): Promise<PlanChangePreview> => {
      const { id: userId } = authorizeOwn(viewer, 'subscription:change')
      await limiter.take(`plan-preview:${userId}`, PREVIEWS)
      const { payments: provider, subscription } = await changeable(userId)
      const to = target(choice, subscription)
      const preview = await provider.previewChange(subscription.id, to).catch(refusedByProvider)
      const endsTeam = subscription.plan === 'business' && to.plan !== 'business'
      return {
        ...preview,
        endingSeats: endsTeam ? await prisma.seat.count({ where: takenSeats(userId, clock.now()) }) : 0,
      }
    },

    /**
     * Changes plan or period at the next period, with one invoice and no proration; idempotent. Resolves to the new
     * state.
     * @throws PlanChangeRefusedError, InvalidInputError for Basic, RateLimitedError past 20 an hour,
     * PaymentsUnavailableError
     */
    change: async (viewer: Viewer | null, choice: PlanChoice): Promise<MemberSubscription> => {
      const { id: userId } = authorizeOwn(viewer, 'subscription:change')
      await limiter.take(`plan-change:${userId}`, CHANGES)
      const { payments: provider, customer, subscription } = await changeable(userId)
      const { plan, period } = target(choice, subscription)
      if (subscription.nextPlan !== plan || subscription.nextPeriod !== period) {
        // Requests that saw the same stored state, such as a double click, share the key.
        const key = `plan-change:${subscription.id}:${plan}:${period}:${customer.version}`
        await provider.scheduleChange(subscription.id, { plan, period }, key).catch(refusedByProvider)
        await refreshCustomer(customer.providerId)
      }
      return shown(userId)
    },

    /**
     * Cancels a scheduled change, if any. Resolves to the new state.
     * @throws PlanChangeRefusedError, RateLimitedError past 20 changes an hour, PaymentsUnavailableError
     */
    cancelChange: async (viewer: Viewer | null): Promise<MemberSubscription> => {
      const { id: userId } = authorizeOwn(viewer, 'subscription:change')
      await limiter.take(`plan-change:${userId}`, CHANGES)
      const { payments: provider, customer, subscription } = await changeable(userId)
      if (subscription.nextPlan !== null) {
        const key = `plan-change:${subscription.id}:none:${customer.version}`
        await provider.cancelChange(subscription.id, key).catch(refusedByProvider)
        await refreshCustomer(customer.providerId)
      }
      return shown(userId)
    },
  }
}
