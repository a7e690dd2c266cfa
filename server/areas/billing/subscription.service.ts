import { type PlanSource, planSourcesOf } from '#core/billing/plan-sources.ts'
import type { PaymentMode } from '#core/billing/plans.ts'
import {
  refundablePayment,
  type SubscriptionView,
  shownSubscription,
  subscriptionView,
} from '#core/billing/subscription-state.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import type { Payment, Prisma, RefundRequest } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { type CustomerRow, readCustomerRow } from './billing-rows.ts'

export type SubscriptionService = ReturnType<typeof createSubscriptionService>

/** A member's subscription with account-level data. */
export type MemberSubscription = SubscriptionView & {
  readonly creditCents: number
  /** The refund deadline of the first payment; null when it is not refundable. */
  readonly refundableUntil: Date | null
  /** The member's last refund request; null without one. */
  readonly refundRequest: (RefundRequest & { readonly amountCents: number }) | null
}

/** Columns that GraphQL selects of an invoice. */
type PaymentQuery = Pick<Prisma.PaymentFindManyArgs, 'select' | 'include'>

/** Most invoices that a member sees. */
const SHOWN_PAYMENTS = 24

const lastRequest = ({ payments }: CustomerRow): MemberSubscription['refundRequest'] => {
  const requests = payments.flatMap(({ refundRequest, paidCents }) =>
    refundRequest === null ? [] : [{ ...refundRequest, amountCents: paidCents }],
  )
  return requests.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).at(0) ?? null
}

/** Null when there is none to show. */
export const memberSubscription = (customer: CustomerRow, now: Date): MemberSubscription | null => {
  const { subscriptions, payments, creditCents } = customer
  const shown = shownSubscription(subscriptions, now)
  if (shown === null) return null
  return {
    ...subscriptionView(shown, payments, creditCents, now),
    creditCents,
    refundableUntil: refundablePayment(payments, now)?.until ?? null,
    refundRequest: lastRequest(customer),
  }
}

/** Reads stored rows only, never the payment provider. */
export const createSubscriptionService = (dependencies: {
  database: Database
  clock: Clock
  mode: PaymentMode | null
}) => {
  const { database, clock, mode } = dependencies
  const { prisma } = database

  return {
    /** In the current payment mode; null without one in the past 60 days. */
    of: async (viewer: Viewer | null, memberId: string): Promise<MemberSubscription | null> => {
      authorize(viewer, 'subscription:read', { ownerId: memberId })
      const customer = await readCustomerRow(prisma, memberId, mode)
      return customer === null ? null : memberSubscription(customer, clock.now())
    },

    /** The newest 24 invoices in the current payment mode, without drafts. */
    payments: (viewer: Viewer | null, memberId: string, { select }: PaymentQuery): Promise<Payment[]> => {
      authorize(viewer, 'subscription:read', { ownerId: memberId })
      if (mode === null) return Promise.resolve([])
      return prisma.payment.findMany({
        where: { customer: { userId: memberId, mode }, status: { not: 'draft' } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: SHOWN_PAYMENTS,
        select,
      })
    },

    /** The sources of these grants that count now or later. */
    planSources: (grants: Parameters<typeof planSourcesOf>[0]): readonly PlanSource[] =>
      planSourcesOf(grants, clock.now(), mode),
  }
}
