import { GRACE_DAYS, type PaymentMode } from '#core/billing/plans.ts'
import { DAY_MS } from '#core/durations.ts'
import type { ProviderCustomer, ProviderInvoice } from '#server/platform/payments/payments.ts'
import type { DerivedGrant } from '../../accounts/plan-grants.ts'

const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, moment) => (moment !== null && (first === null || moment < first) ? moment : first), null)

const latest = (a: Date, b: Date): Date => (a > b ? a : b)

/** When the invoice was fully refunded; null while partly paid, or when credit paid it. */
export const refundedAtOf = ({ charges }: ProviderInvoice): Date | null => {
  if (charges.length === 0 || charges.some(({ refundedAt }) => refundedAt === null)) return null
  return charges.reduce<Date | null>(
    (last, { refundedAt }) => (last === null || (refundedAt ?? last) > last ? refundedAt : last),
    null,
  )
}

/** The first dispute of an invoice's payments; null without one. */
export const disputeOf = ({ charges }: ProviderInvoice) =>
  charges
    .flatMap(({ dispute }) => dispute ?? [])
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0] ?? null

/**
 * Ledger rows for a customer's payments: one per paid invoice, for its period plus 7 days of grace. Ends early with a
 * full refund, a dispute or the end of the subscription; a won dispute restores the rest in a second row. Pure: depends
 * only on the provider's state.
 */
export const projectGrants = (customer: ProviderCustomer, userId: string, paymentMode: PaymentMode): DerivedGrant[] => {
  const endedAt = new Map(customer.subscriptions.map((subscription) => [subscription.id, subscription.endedAt]))
  return customer.invoices.flatMap((invoice) => {
    const { id, status, price, periodStart, periodEnd, subscriptionId } = invoice
    if (status !== 'paid' || price === null) return []
    const dispute = disputeOf(invoice)
    const ended = earliest([refundedAtOf(invoice), endedAt.get(subscriptionId) ?? null])
    const row: DerivedGrant = {
      userId,
      ...price,
      source: 'subscription',
      paymentMode,
      origin: `invoice:${id}`,
      startsAt: periodStart,
      endsAt: new Date(periodEnd.getTime() + GRACE_DAYS * DAY_MS),
      revokedAt: earliest([ended, dispute?.createdAt ?? null]),
    }
    // A dispute after the time of the row took nothing that could be restored.
    if (dispute === null || dispute.won === null || dispute.createdAt >= row.endsAt) return [row]
    // An appeal may turn a won dispute into a lost one: the second row is then empty.
    const startsAt = latest(periodStart, dispute.createdAt)
    const revokedAt = dispute.won ? ended : startsAt
    return [row, { ...row, origin: `invoice:${id}:dispute-won`, startsAt, revokedAt }]
  })
}

/** Subscriptions that are or may become active, oldest first. */
export const liveSubscriptions = ({ subscriptions }: ProviderCustomer) =>
  subscriptions.filter(({ status }) => ['active', 'trialing', 'past_due', 'unpaid', 'paused'].includes(status))
