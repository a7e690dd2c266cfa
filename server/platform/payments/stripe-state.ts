import type Stripe from 'stripe'
import type {
  PlanPrice,
  ProviderCharge,
  ProviderCheckoutStatus,
  ProviderInvoice,
  ProviderSubscription,
  ProviderSubscriptionStatus,
} from './payments.ts'

/** Null for a price that is not configured. */
export type PriceLookup = (priceId: string | null) => PlanPrice | null

/** Unix seconds to Date. */
const moment = (seconds: number): Date => new Date(seconds * 1000)
const momentOrNull = (seconds: number | null | undefined): Date | null => (seconds ? moment(seconds) : null)

/** The id of a possibly expanded object. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

const STATUSES: readonly string[] = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] satisfies readonly ProviderSubscriptionStatus[]

const isStatus = (status: string): status is ProviderSubscriptionStatus => STATUSES.includes(status)

/** A completed session is paid only when its payment has arrived: bank debits take days. */
export const checkoutStatusOf = ({
  status,
  payment_status: paymentStatus,
}: Pick<Stripe.Checkout.Session, 'status' | 'payment_status'>): ProviderCheckoutStatus => {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  return paymentStatus === 'unpaid' ? 'processing' : 'complete'
}

/** Since 2025 the period is on the subscription's items. */
export const periodEndOf = ({ items }: Stripe.Subscription): number =>
  Math.max(...items.data.map((item) => item.current_period_end))

const periodStartOf = ({ items }: Stripe.Subscription): number =>
  Math.min(...items.data.map((item) => item.current_period_start))

const nextPriceOf = (subscription: Stripe.Subscription, lookup: PriceLookup): PlanPrice | null => {
  const { schedule } = subscription
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') return null
  const end = periodEndOf(subscription)
  const next = schedule.phases.find((phase) => phase.start_date >= end)
  return lookup(idOf(next?.items[0]?.price))
}

/** Requires an expanded schedule. */
export const toSubscription = (subscription: Stripe.Subscription, lookup: PriceLookup): ProviderSubscription => {
  const end = moment(periodEndOf(subscription))
  const { cancel_at: cancelAt, cancel_at_period_end: endsWithPeriod, status } = subscription
  return {
    id: subscription.id,
    // Paused collection is a separate state here, but not one of Stripe's.
    status: isStatus(status) ? status : 'incomplete',
    price: lookup(idOf(subscription.items.data[0]?.price)),
    currentPeriodStart: moment(periodStartOf(subscription)),
    currentPeriodEnd: end,
    cancelAt: status === 'canceled' ? null : (momentOrNull(cancelAt) ?? (endsWithPeriod ? end : null)),
    endedAt: momentOrNull(subscription.ended_at),
    next: nextPriceOf(subscription, lookup),
    createdAt: moment(subscription.created),
  }
}

const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const

/** The line for the coming period; with several (prorations), the one that ends last. */
const mainLine = ({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined =>
  lines.data.toSorted((a, b) => b.period.end - a.period.end || b.amount - a.amount)[0]

/** Null for an invoice without a subscription. */
export const toInvoice = (
  invoice: Stripe.Invoice,
  chargesByIntent: ReadonlyMap<string, readonly ProviderCharge[]>,
  lookup: PriceLookup,
): ProviderInvoice | null => {
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription)
  const line = mainLine(invoice)
  if (subscriptionId === null || line === undefined) return null
  const intents = (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent))
  return {
    id: invoice.id,
    subscriptionId,
    status: INVOICE_STATUSES.find((status) => status === invoice.status) ?? 'draft',
    price: lookup(idOf(line.pricing?.price_details?.price)),
    number: invoice.number,
    currency: invoice.currency,
    totalCents: invoice.total,
    paidCents: invoice.amount_paid,
    periodStart: moment(line.period.start),
    periodEnd: moment(line.period.end),
    paidAt: momentOrNull(invoice.status_transitions.paid_at),
    attempted: invoice.attempted,
    nextAttemptAt: momentOrNull(invoice.next_payment_attempt),
    url: invoice.hosted_invoice_url ?? null,
    charges: intents.flatMap((intent) => chargesByIntent.get(intent ?? '') ?? []),
    createdAt: moment(invoice.created),
  }
}

/** Bank inquiries do not move money yet, and prevented disputes never do. */
const isDispute = ({ status }: Stripe.Dispute): boolean => !status.startsWith('warning_') && status !== 'prevented'

const OUTCOMES: Readonly<Record<string, boolean>> = { won: true, lost: false }

/** A successful charge with expanded refunds, and its disputes. */
export const toCharge = (charge: Stripe.Charge, disputes: readonly Stripe.Dispute[]): ProviderCharge => {
  const refunds = (charge.refunds?.data ?? []).filter(({ status }) => status !== 'failed' && status !== 'canceled')
  const lastRefund = Math.max(0, ...refunds.map(({ created }) => created))
  const [dispute] = disputes.filter(isDispute).toSorted((a, b) => a.created - b.created)
  return {
    id: charge.id,
    paymentIntentId: idOf(charge.payment_intent),
    amountCents: charge.amount,
    refundedCents: charge.amount_refunded,
    refundedAt: charge.refunded ? momentOrNull(lastRefund || charge.created) : null,
    dispute:
      dispute === undefined ? null : { createdAt: moment(dispute.created), won: OUTCOMES[dispute.status] ?? null },
    cardFingerprint: charge.payment_method_details?.card?.fingerprint ?? null,
  }
}
