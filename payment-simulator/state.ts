import {
  BILLING_PERIODS,
  type BillingPeriod,
  CURRENCY,
  PAID_PLANS,
  type PaidPlan,
  PRICES,
} from '#core/billing/plans.ts'

/** Plain JSON, times in Unix seconds, amounts in cents, lists oldest first. */
export type SimulatorState = {
  /** The origin mark in every id: empty, or `local_` for a test checkout. */
  readonly idMark: string
  /** The simulated time; never goes back. */
  now: number
  invoiceCount: number
  customers: CustomerRecord[]
  cards: CardRecord[]
  prices: PriceRecord[]
  sessions: SessionRecord[]
  portals: PortalRecord[]
  subscriptions: SubscriptionRecord[]
  schedules: ScheduleRecord[]
  invoices: InvoiceRecord[]
  invoicePayments: InvoicePaymentRecord[]
  paymentIntents: PaymentIntentRecord[]
  charges: ChargeRecord[]
  refunds: RefundRecord[]
  disputes: DisputeRecord[]
  balanceTransactions: BalanceTransactionRecord[]
  events: EventRecord[]
  idempotency: IdempotencyRecord[]
}

export type Metadata = Record<string, string>

type Made = { readonly id: string; readonly created: number }

export type CustomerRecord = Made & {
  email: string | null
  name: string | null
  description: string | null
  metadata: Metadata
  /** Negative: credit for future invoices. */
  balance: number
  /** The card for future invoices. */
  card: string | null
  deleted: boolean
}

export type CardRecord = Made & { readonly customer: string; readonly number: string }

export type PriceRecord = Made & {
  readonly product: string
  readonly currency: string
  readonly unitAmount: number
  readonly interval: BillingPeriod
  readonly intervalCount: number
  active: boolean
}

export type SessionRecord = Made & {
  customer: string | null
  readonly customerEmail: string | null
  readonly clientReferenceId: string | null
  readonly metadata: Metadata
  readonly subscriptionMetadata: Metadata
  readonly price: string
  readonly quantity: number
  readonly successUrl: string
  readonly cancelUrl: string | null
  readonly expiresAt: number
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  invoice: string | null
}

export type PortalRecord = Made & { readonly customer: string; readonly returnUrl: string | null }

/** A pending amount for the next invoice, such as a proration. */
export type PendingItem = {
  readonly amount: number
  readonly description: string
  readonly price: string
  readonly start: number
  readonly end: number
}

export type SubscriptionRecord = Made & {
  readonly customer: string
  readonly itemId: string
  status: 'active' | 'past_due' | 'paused' | 'canceled'
  price: string
  quantity: number
  periodStart: number
  periodEnd: number
  /** The anchor of all periods, so that January 31 is followed by February 28 and March 31. */
  anchor: number
  cancelAtPeriodEnd: boolean
  cancelAt: number | null
  canceledAt: number | null
  endedAt: number | null
  cancelReason: 'cancellation_requested' | 'payment_failed' | null
  metadata: Metadata
  schedule: string | null
  latestInvoice: string | null
  pendingItems: PendingItem[]
}

export type PhaseRecord = {
  readonly start: number
  end: number
  readonly price: string
  readonly quantity: number
  readonly prorationBehavior: ProrationBehavior
}

export type ProrationBehavior = 'none' | 'create_prorations' | 'always_invoice'

export type ScheduleRecord = Made & {
  readonly customer: string
  subscription: string | null
  releasedSubscription: string | null
  status: 'active' | 'released' | 'canceled' | 'completed'
  phases: PhaseRecord[]
  /** Index of the current phase. */
  currentPhase: number
  endBehavior: 'release' | 'cancel'
  metadata: Metadata
  releasedAt: number | null
  canceledAt: number | null
  completedAt: number | null
}

export type LineRecord = {
  readonly id: string
  readonly amount: number
  readonly description: string
  readonly price: string
  readonly quantity: number
  readonly start: number
  readonly end: number
  readonly proration: boolean
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

export type InvoiceRecord = Made & {
  readonly customer: string
  readonly subscription: string
  readonly subscriptionMetadata: Metadata
  readonly billingReason: BillingReason
  /** The previous period; the lines have the paid one. */
  readonly periodStart: number
  readonly periodEnd: number
  readonly lines: LineRecord[]
  readonly currency: string
  /** The unguessable part of its page's URL. */
  readonly token: string
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  number: string | null
  total: number
  startingBalance: number
  endingBalance: number | null
  amountDue: number
  amountPaid: number
  attemptCount: number
  nextAttemptAt: number | null
  firstAttemptAt: number | null
  finalizesAt: number | null
  finalizedAt: number | null
  paidAt: number | null
  voidedAt: number | null
  uncollectibleAt: number | null
  paymentIntent: string | null
}

export type InvoicePaymentRecord = Made & {
  readonly invoice: string
  readonly paymentIntent: string
  readonly amount: number
  status: 'open' | 'paid' | 'canceled'
  paidAt: number | null
}

export type PaymentIntentRecord = Made & {
  readonly customer: string
  readonly amount: number
  readonly currency: string
  status: 'requires_payment_method' | 'succeeded' | 'canceled'
  latestCharge: string | null
  card: string | null
  errorCode: string | null
}

export type ChargeRecord = Made & {
  readonly customer: string
  readonly paymentIntent: string
  readonly amount: number
  readonly currency: string
  readonly card: string
  /** Kept, with its fingerprint, after the card is removed. */
  readonly cardNumber: string
  readonly status: 'succeeded' | 'failed'
}

export type RefundRecord = Made & {
  readonly charge: string
  readonly amount: number
  readonly reason: string | null
  readonly metadata: Metadata
}

export type DisputeRecord = Made & {
  readonly charge: string
  readonly amount: number
  readonly reason: string
  status: 'needs_response' | 'won' | 'lost'
}

export type BalanceTransactionRecord = Made & {
  readonly customer: string
  readonly amount: number
  readonly endingBalance: number
  readonly currency: string
  readonly description: string | null
  readonly type: 'adjustment' | 'applied_to_invoice' | 'unapplied_from_invoice'
  readonly invoice: string | null
  readonly metadata: Metadata
}

export type EventRecord = Made & {
  readonly type: string
  /** A snapshot of the object as sent by Stripe. */
  readonly object: Record<string, unknown>
  readonly previous: Record<string, unknown> | null
  readonly idempotencyKey: string | null
  /** Whether a receiver accepted it. */
  delivered: boolean
}

type IdempotencyRecord = {
  readonly key: string
  readonly request: string
  readonly created: number
  readonly status: number
  readonly body: string
}

export const priceIdOf = (idMark: string, plan: PaidPlan, period: BillingPeriod): string =>
  `price_${idMark}${plan}_${period}`

/** Contains only the product's prices. `now` is in Unix seconds. */
export const emptyState = (now: number, idMark = ''): SimulatorState => ({
  idMark,
  now,
  invoiceCount: 0,
  customers: [],
  cards: [],
  prices: PAID_PLANS.flatMap((plan) =>
    BILLING_PERIODS.map((interval) => ({
      id: priceIdOf(idMark, plan, interval),
      created: now,
      product: `prod_${idMark}${plan}`,
      currency: CURRENCY,
      unitAmount: PRICES[plan][interval],
      interval,
      intervalCount: 1,
      active: true,
    })),
  ),
  sessions: [],
  portals: [],
  subscriptions: [],
  schedules: [],
  invoices: [],
  invoicePayments: [],
  paymentIntents: [],
  charges: [],
  refunds: [],
  disputes: [],
  balanceTransactions: [],
  events: [],
  idempotency: [],
})
