/** What the server records by itself, in the transaction of what happened: sign-ups and purchases, each once. */
import { DAY_MS } from '../../../../core/durations.ts'
import { priceCents } from '../../../../core/plans.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { TransactionClient } from '../../../platform/database/database.ts'
import { recordId } from './analytics-row.ts'

/** A first payment that is learned of later than this is not recorded: its day has been reported, or its row has expired. */
const PURCHASE_NEWS_DAYS = 30

export const createServerRecords = ({ clock }: { clock: Clock }) => {
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
    /** Records that an account was created. */
    onSignUp: async (tx: TransactionClient, userId: string): Promise<void> => {
      const row = { id: recordId('sign_up', userId), kind: 'sign_up' as const, at: clock.now(), userId }
      await tx.analyticsEvent.createMany({ data: [row], skipDuplicates: true })
    },

    /**
     * Follows a change of a customer's payments: records the first one of each subscription, with what its plan costs, in
     * US cents. Called again it records nothing more.
     */
    onPayments: async (tx: TransactionClient, customerId: string): Promise<void> => {
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
