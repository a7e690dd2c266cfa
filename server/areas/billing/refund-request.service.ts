import { RefundRefusedError } from '#core/billing/billing-errors.ts'
import type { PaymentMode } from '#core/billing/plans.ts'
import { REFUND_DAYS } from '#core/billing/plans.ts'
import { refundablePayment } from '#core/billing/subscription-state.ts'
import { CONTACT_MAIL } from '#core/brand.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { RateLimit } from '../../platform/rate-limiter.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import { readCustomerRow } from './billing-rows.ts'
import { noteText } from './note.ts'
import { refundRequestedMail, refundToDecideMail } from './refund-mails.ts'
import { type MemberSubscription, memberSubscription } from './subscription.service.ts'

export type RefundRequestService = ReturnType<typeof createRefundRequestService>

/** Who is told about a new request. */
const MAX_ADMINISTRATORS = 20

type RefundableRow = Parameters<typeof refundToDecideMail>[2]

const REQUESTS: RateLimit = { limit: 20, windowSeconds: 86_400 }

const NOT_REFUNDABLE = `There is no payment to refund. A refund can be requested within ${REFUND_DAYS} days of the first payment.`

export const createRefundRequestService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  outbox: Outbox
  publicUrl: string
  mode: PaymentMode | null
}) => {
  const { database, clock, limiter, outbox, publicUrl, mode } = dependencies

  /** Without an administrator, the email goes to the contact address. */
  const notifyAdministrators = async (tx: TransactionClient, payment: RefundableRow): Promise<void> => {
    const administrators = await tx.user.findMany({
      where: { role: 'admin', emailVerified: true, suspendedAt: null },
      orderBy: { createdAt: 'asc' },
      take: MAX_ADMINISTRATORS,
      select: { id: true, email: true },
    })
    for (const { id, email } of administrators) {
      await outbox.enqueue(tx, refundToDecideMail(email, publicUrl, payment), { userId: id })
    }
    if (administrators.length === 0) {
      await outbox.enqueue(tx, refundToDecideMail(CONTACT_MAIL, publicUrl, payment), { userId: null })
    }
  }

  return {
    /**
     * Requests a full refund of the viewer's first payment, confirms it by email, and tells the administrators.
     * Idempotent while open.
     * @throws RefundRefusedError without a payment of the last 30 days or after a decision, InvalidInputError for a
     * reason beyond 1,000 characters, RateLimitedError past 20 a day
     */
    request: async (viewer: Viewer | null, reason: string | null): Promise<MemberSubscription> => {
      const { id: userId } = authorizeOwn(viewer, 'subscription:change')
      const note = noteText(reason, 'reason')
      await limiter.take(`refund-request:${userId}`, REQUESTS)
      return database.transaction(async (tx) => {
        const now = clock.now()
        const customer = await readCustomerRow(tx, userId, mode)
        const refundable = customer === null ? null : refundablePayment(customer.payments, now)
        if (refundable === null) throw new RefundRefusedError(NOT_REFUNDABLE)
        const { payment } = refundable
        if (payment.refundRequest !== null && payment.refundRequest.state !== 'requested') {
          throw new RefundRefusedError("We've already decided on your request for this payment.")
        }
        const { count } = await tx.refundRequest.createMany({
          data: [{ paymentId: payment.id, userId, reason: note, createdAt: now }],
          skipDuplicates: true,
        })
        if (count > 0) {
          const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
          await outbox.enqueue(tx, refundRequestedMail(email, publicUrl, payment), { userId })
          await notifyAdministrators(tx, payment)
        }
        const stored = await readCustomerRow(tx, userId, mode)
        const subscription = stored === null ? null : memberSubscription(stored, now)
        if (subscription === null) throw new RefundRefusedError(NOT_REFUNDABLE)
        return subscription
      })
    },
  }
}
