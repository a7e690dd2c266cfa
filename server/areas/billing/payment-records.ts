import { DAY_MS } from '#core/durations.ts'
import { PAYMENT_EVENT_DAYS, PAYMENT_YEARS } from '#core/retention.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { type JobHandler, maintenanceJob } from '../../platform/jobs/job.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { MemberData } from '../area.ts'
import { END_SUBSCRIPTIONS } from './billing-jobs.ts'

/** A member's billing data: fully exported, and anonymized after account deletion. */
export const createPaymentRecords = (dependencies: { database: Database; queue: JobQueue }): MemberData => {
  const { database, queue } = dependencies
  return {
    exportFor: async (userId) => {
      const customers = await database.prisma.billingCustomer.findMany({
        where: { userId },
        omit: { userId: true, cardHashes: true, version: true },
        include: { subscriptions: true, payments: { orderBy: { createdAt: 'asc' } } },
        orderBy: { createdAt: 'asc' },
      })
      const refundRequests = await database.prisma.refundRequest.findMany({
        where: { userId },
        omit: { userId: true, settledById: true },
        orderBy: { createdAt: 'asc' },
      })
      return { customers, refundRequests }
    },

    /** A job ends running subscriptions at the provider. Payments stay; the customer is detached from the account. */
    eraseFor: async (tx, userId, email) => {
      const customers = await tx.billingCustomer.findMany({ where: { userId } })
      for (const { mode, providerId } of customers) {
        const payload = { mode, customerId: providerId }
        await queue.enqueue(tx, END_SUBSCRIPTIONS, payload, { key: providerId })
      }
      await tx.refundRequest.updateMany({ where: { userId }, data: { reason: null, message: null } })
      await tx.billingCustomer.updateMany({ where: { userId }, data: { cardHashes: [] } })
      await forgetInTestCheckout(tx, userId, email)
    },
  }
}

/**
 * The test checkout's one row holds a member's address and name in customers, events, and repeated responses, some of
 * them JSON inside a text.
 */
async function forgetInTestCheckout(tx: TransactionClient, userId: string, email: string): Promise<void> {
  const { name } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } })
  const quoted = JSON.stringify(email)
  const named = `"name": ${JSON.stringify(name)}`
  const within = (text: string) => JSON.stringify(text).slice(1, -1)
  await tx.$executeRaw`
    UPDATE test_checkout_states SET state = replace(replace(replace(replace(
      state::text, ${quoted}, '""'), ${within(quoted)}, ${within('""')}),
      ${named}, '"name": ""'), ${within(`"name":${JSON.stringify(name)}`)}, ${within('"name":""')})::jsonb`
}

/** Removes payment records without an account after 7 years, and old event ids. */
export const removeOldPayments = ({ database, clock }: { database: Database; clock: Clock }): JobHandler =>
  maintenanceJob('remove-old-payments', async () => {
    const now = clock.now()
    const oldest = new Date(now)
    oldest.setUTCFullYear(oldest.getUTCFullYear() - PAYMENT_YEARS)
    const isOld = { lt: oldest }
    await database.prisma.billingCustomer.deleteMany({
      where: {
        userId: null,
        createdAt: isOld,
        payments: { every: { createdAt: isOld } },
        subscriptions: { every: { endedAt: { not: null } } },
      },
    })
    const receivedAt = { lt: new Date(now.getTime() - PAYMENT_EVENT_DAYS * DAY_MS) }
    await database.prisma.paymentEvent.deleteMany({ where: { receivedAt } })
  })
