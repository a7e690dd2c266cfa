/** Sign-ups and purchases, recorded by the server once each, in their own transactions. */

import { priceCents } from '#core/billing/plans.ts'
import { DAY_MS } from '#core/durations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import type { Reactions } from '../../area.ts'
import { recordId } from './analytics-row.ts'

/** First payments learned of later are not recorded: their day has been reported, or the row has expired. */
const PURCHASE_NEWS_DAYS = 30

export const createServerRecords = ({ clock }: { clock: Clock }): Pick<Reactions, 'onSignUp' | 'onPayments'> => {
  /** The visit in which a member was last seen on a day. */
  const visitOf = async (tx: TransactionClient, userId: string, at: Date): Promise<string | null> => {
    const seen = await tx.analyticsEvent.findFirst({
      where: { userId, visitKey: { not: null }, at: { gte: new Date(at.getTime() - DAY_MS), lte: clock.now() } },
      orderBy: { at: 'desc' },
      select: { visitKey: true },
    })
    return seen?.visitKey ?? null
  }

  return {
    onSignUp: async (tx, { userId, isRecorded }) => {
      if (!isRecorded) return
      const row = { id: recordId('sign_up', userId), kind: 'sign_up' as const, at: clock.now(), userId }
      await tx.analyticsEvent.createMany({ data: [row], skipDuplicates: true })
    },

    /** Records the first payment of each subscription with its plan price in US cents; idempotent. */
    onPayments: async (tx, customerId) => {
      const customer = await tx.billingCustomer.findUnique({ where: { id: customerId }, select: { userId: true } })
      const payments = await tx.payment.findMany({
        where: { customerId, paidAt: { not: null } },
        orderBy: [{ paidAt: 'asc' }, { id: 'asc' }],
        select: { subscriptionId: true, plan: true, period: true, paidAt: true },
      })
      const first = new Map(payments.toReversed().map((payment) => [payment.subscriptionId, payment]))
      const newsFrom = clock.now().getTime() - PURCHASE_NEWS_DAYS * DAY_MS
      const userId = customer?.userId ?? null
      for (const { subscriptionId, plan, period, paidAt } of first.values()) {
        if (paidAt === null || paidAt.getTime() < newsFrom) continue
        const id = recordId('conversion', subscriptionId)
        if ((await tx.analyticsEvent.count({ where: { id } })) > 0) continue
        const visitKey = userId === null ? null : await visitOf(tx, userId, paidAt)
        const label = `${plan}:${period}`
        const row = {
          id,
          kind: 'conversion' as const,
          at: paidAt,
          userId,
          visitKey,
          label,
          value: priceCents(plan, period),
        }
        await tx.analyticsEvent.createMany({ data: [row], skipDuplicates: true })
      }
    },
  }
}
