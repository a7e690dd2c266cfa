import type { BillingPeriod, PaidPlan, PaymentMode } from '#core/billing/plans.ts'

export type PlanPrice = { readonly plan: PaidPlan; readonly period: BillingPeriod }

/** The provider's terms. Unknown values are read as `incomplete`, which grants nothing. */
export type ProviderSubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled'

export type ProviderSubscription = {
  readonly id: string
  readonly status: ProviderSubscriptionStatus
  /** Null for a price that is not configured. */
  readonly price: PlanPrice | null
  readonly currentPeriodStart: Date
  readonly currentPeriodEnd: Date
  /** When it ends because it was canceled; null while it renews. */
  readonly cancelAt: Date | null
  readonly endedAt: Date | null
  /** A scheduled change at the end of the period; null for none. */
  readonly next: PlanPrice | null
  readonly createdAt: Date
}

export type ProviderInvoice = {
  readonly id: string
  readonly subscriptionId: string
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  readonly price: PlanPrice | null
  readonly number: string | null
  readonly currency: string
  /** The amount due, before customer credit. */
  readonly totalCents: number
  /** Without credit. */
  readonly paidCents: number
  /** The period the invoice pays for. */
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly paidAt: Date | null
  readonly attempted: boolean
  readonly nextAttemptAt: Date | null
  readonly url: string | null
  /** Successful payments. Empty when credit paid everything. */
  readonly charges: readonly ProviderCharge[]
  readonly createdAt: Date
}

export type ProviderCharge = {
  readonly id: string
  readonly paymentIntentId: string | null
  readonly amountCents: number
  readonly refundedCents: number
  /** When the whole amount was refunded; null otherwise. */
  readonly refundedAt: Date | null
  /** The first dispute; `won` is null while it is open. */
  readonly dispute: { readonly createdAt: Date; readonly won: boolean | null } | null
  /** Identifies the card across customers; null for other payment methods. */
  readonly cardFingerprint: string | null
}

/** The provider's current data on a customer, consistent and oldest first. */
export type ProviderCustomer = {
  readonly id: string
  /** The account id from its metadata. */
  readonly userId: string | null
  /** Credit for future invoices; never negative. */
  readonly creditCents: number
  readonly subscriptions: readonly ProviderSubscription[]
  readonly invoices: readonly ProviderInvoice[]
}

/** An event with verified signature, time and mode. It only says that something about a customer changed. */
export type PaymentEvent = {
  readonly id: string
  readonly type: string
  /** The customer, or the charge of one. Null for events without a customer. */
  readonly about: { readonly customerId: string } | { readonly chargeId: string } | null
  readonly createdAt: Date
}

/** `processing`: completed with a payment method whose payment takes days. `complete`: also paid. */
export type ProviderCheckoutStatus = 'open' | 'processing' | 'complete' | 'expired'

type CheckoutRequest = PlanPrice & {
  readonly userId: string
  readonly customerId: string
  /** The return URL; `{CHECKOUT_SESSION_ID}` is replaced by the session's id. */
  readonly successUrl: string
  readonly cancelUrl: string
  readonly idempotencyKey: string
}

/** Preview of a change at the end of the current period. */
export type ChangePreview = {
  /** When it takes effect and the next invoice is due. */
  readonly at: Date
  /** The amount of that invoice, after credit. */
  readonly amountCents: number
}

/**
 * A payment provider. Writes take an idempotency key.
 * @throws PaymentsUnavailableError when the provider is unreachable or at fault, PaymentRefusedError when it rejects
 * the request
 */
export type PaymentProvider = {
  readonly mode: PaymentMode
  /** Returns the customer id. */
  createCustomer(input: {
    readonly userId: string
    readonly email: string
    readonly name: string
    readonly idempotencyKey: string
  }): Promise<string>
  /** Null for an unknown or deleted customer. */
  readCustomer(customerId: string): Promise<ProviderCustomer | null>
  /** Ids of all customers with a subscription, page by page, for reconciliation. */
  customersWithSubscriptions(): AsyncIterable<string>
  /** Opens a payment page. Throws PriceMismatchError when the configured price differs from the table. */
  createCheckout(request: CheckoutRequest): Promise<{ readonly id: string; readonly url: string }>
  /** The owner and state of a checkout; null when there is none. */
  readCheckout(
    sessionId: string,
  ): Promise<{ readonly userId: string | null; readonly status: ProviderCheckoutStatus } | null>
  /** Opens a page for cards, invoices and cancellation, and resolves to its URL. */
  openPortal(input: { readonly customerId: string; readonly returnUrl: string }): Promise<string>
  previewChange(subscriptionId: string, to: PlanPrice): Promise<ChangePreview>
  /** Changes plan or period at the end of the current period. */
  scheduleChange(subscriptionId: string, to: PlanPrice, idempotencyKey: string): Promise<void>
  cancelChange(subscriptionId: string, idempotencyKey: string): Promise<void>
  /** Ends a subscription now; idempotent. */
  endSubscription(subscriptionId: string, idempotencyKey: string): Promise<void>
  /** Refunds everything paid for an invoice. */
  refundInvoice(invoiceId: string, idempotencyKey: string): Promise<void>
  /** Adds (positive) or removes (negative) credit. */
  addCredit(input: {
    readonly customerId: string
    readonly amountCents: number
    readonly description: string
    readonly idempotencyKey: string
  }): Promise<void>
  /** Verifies signature (over the raw bytes), time (within 300 seconds) and mode. Throws InvalidEventError. */
  verifyEvent(rawBody: Buffer, signature: string): Promise<PaymentEvent>
  /** The customer of an event; null without one, and for a charge that the provider does not know. */
  customerOf(event: PaymentEvent): Promise<string | null>
}
