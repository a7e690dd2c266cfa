import { GRACE_DAYS } from '#core/billing/plans.ts'
import { DAY_MS } from '#core/durations.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { paymentFailedMail, planCanceledMail, planEndedMail, receiptMail } from '../payment-mails.ts'
import type { StoredChanges } from './stored-state.ts'

/** Older events send no emails, such as at the first sync of a customer. */
const NEWS_MS = 30 * DAY_MS

/**
 * Emails the member about payments, failed payments, a cancellation and the end of a plan, in the transaction that
 * stored the changes.
 */
export const createPaymentNotices =
  ({ outbox, publicUrl }: { outbox: Outbox; publicUrl: string }) =>
  async (
    tx: TransactionClient,
    userId: string,
    { payments, subscriptions }: StoredChanges,
    now: Date,
  ): Promise<void> => {
    const isNews = (moment: Date): boolean => now.getTime() - moment.getTime() < NEWS_MS
    const firstPaidAt = payments
      .flatMap(({ after: { paidAt } }) => (paidAt ? [new Date(paidAt).getTime()] : []))
      .reduce((first, time) => Math.min(first, time), Number.POSITIVE_INFINITY)
    const receipts = payments.filter(
      ({ before, after }) => after.status === 'paid' && before?.status !== 'paid' && isNews(new Date(after.createdAt)),
    )
    const failures = payments.filter(
      ({ before, after }) =>
        after.status === 'open' && after.attempted && before?.attempted !== true && isNews(new Date(after.createdAt)),
    )
    // While another subscription is active, the plan continues.
    const goesOn = subscriptions.some(({ after }) => !after.endedAt && after.status !== 'incomplete')
    const endings = subscriptions.filter(
      ({ before, after }) => !goesOn && after.endedAt && !before?.endedAt && isNews(new Date(after.endedAt)),
    )
    const cancellations = subscriptions.flatMap(({ before, after: { plan, cancelAt, endedAt, createdAt } }) =>
      cancelAt && !endedAt && (before === null ? isNews(new Date(createdAt)) : before.cancelAt === null)
        ? [{ plan, endsAt: new Date(cancelAt) }]
        : [],
    )
    if (receipts.length + failures.length + endings.length + cancellations.length === 0) return
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
    const paidSubscriptions = new Set(
      payments.filter(({ after }) => after.status === 'paid').map(({ after }) => after.subscriptionId),
    )
    const mails: Mail[] = [
      ...receipts.map(({ after }) =>
        receiptMail(email, publicUrl, {
          ...after,
          number: after.number ?? null,
          invoiceUrl: after.invoiceUrl ?? null,
          periodEnd: new Date(after.periodEnd),
          isFirst: after.paidAt ? new Date(after.paidAt).getTime() === firstPaidAt : false,
        }),
      ),
      ...failures.map(({ after }) => {
        // A renewal starts where the paid time ends; a first payment has no paid time before it.
        const isRenewal = paidSubscriptions.has(after.subscriptionId)
        const until = isRenewal ? new Date(new Date(after.periodStart).getTime() + GRACE_DAYS * DAY_MS) : null
        return paymentFailedMail(email, publicUrl, { plan: after.plan, totalCents: after.totalCents, until })
      }),
      ...cancellations.map((canceled) => planCanceledMail(email, publicUrl, canceled)),
      ...endings
        .filter(({ after }) => paidSubscriptions.has(after.id))
        .map(({ after }) => planEndedMail(email, publicUrl, after.plan)),
    ]
    for (const mail of mails) await outbox.enqueue(tx, mail, { userId })
  }
