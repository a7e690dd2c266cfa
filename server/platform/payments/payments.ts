import type { BillingPeriod, PaidPlan, PaymentMode } from '../../../core/plans.ts'

/** What is sold: a plan for a period. */
export type PlanPrice = { readonly plan: PaidPlan; readonly period: BillingPeriod }

/** In the words of the provider. A word that this version does not know is read as `incomplete`, which gives nothing. */
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
  /** Null for a price that the configuration does not name. */
  readonly price: PlanPrice | null
  readonly currentPeriodStart: Date
  readonly currentPeriodEnd: Date
  /** When it will end because it was cancelled; null while it renews. */
  readonly cancelAt: Date | null
  readonly endedAt: Date | null
  /** What it changes to at the end of the period; null without such a change. */
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
  /** What was due, before the customer's credit. */
  readonly totalCents: number
  /** What was paid with money. */
  readonly paidCents: number
  /** The period that the invoice pays for. */
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly paidAt: Date | null
  readonly attempted: boolean
  readonly nextAttemptAt: Date | null
  readonly url: string | null
  /** The payments of this invoice that succeeded. Empty when credit paid it all. */
  readonly charges: readonly ProviderCharge[]
  readonly createdAt: Date
}

export type ProviderCharge = {
  readonly id: string
  readonly paymentIntentId: string | null
  readonly amountCents: number
  readonly refundedCents: number
  /** When the whole amount had been refunded; null otherwise. */
  readonly refundedAt: Date | null
  /** The first dispute; `won` is null while it is open. */
  readonly dispute: { readonly createdAt: Date; readonly won: boolean | null } | null
  /** Identifies the card across customers; null for other ways to pay. */
  readonly cardFingerprint: string | null
}

/** All that the provider knows about a customer now: one consistent description, oldest first. */
export type ProviderCustomer = {
  readonly id: string
  /** The account that it was made for, as its metadata says. */
  readonly userId: string | null
  /** Credit for coming invoices; never negative. */
  readonly creditCents: number
  readonly subscriptions: readonly ProviderSubscription[]
  readonly invoices: readonly ProviderInvoice[]
}

/** An event whose signature, time and mode were checked. It says only that something about a customer changed. */
export type PaymentEvent = {
  readonly id: string
  readonly type: string
  /** Whom it is about: a customer, or a payment of one. Null for events that are about no customer. */
  readonly about: { readonly customerId: string } | { readonly chargeId: string } | null
  readonly createdAt: Date
}

type CheckoutRequest = PlanPrice & {
  readonly userId: string
  readonly customerId: string
  /** Where the browser goes afterwards; `{CHECKOUT_SESSION_ID}` is replaced by the session's id. */
  readonly successUrl: string
  readonly cancelUrl: string
  readonly idempotencyKey: string
}

/** A change at the end of the current period, before it is made. */
export type ChangePreview = {
  /** When it takes effect and the next invoice is due. */
  readonly at: Date
  /** What that invoice will be, after credit. */
  readonly amountCents: number
}

/**
 * A payment provider. Every method that writes takes a key, under which a repeated request has no second effect.
 * @throws PaymentsUnavailableError when the provider cannot be reached or is at fault, PaymentRefusedError when it
 * refuses the request.
 */
export type PaymentProvider = {
  readonly mode: PaymentMode
  /** The id of a new customer for this account. */
  createCustomer(input: {
    readonly userId: string
    readonly email: string
    readonly name: string
    readonly idempotencyKey: string
  }): Promise<string>
  /** The state of a customer; null when the provider has no such customer or has deleted it. */
  readCustomer(customerId: string): Promise<ProviderCustomer | null>
  /** The ids of all customers that have a subscription, page by page: for reconciliation. */
  customersWithSubscriptions(): AsyncIterable<string>
  /** Opens a page where the plan is paid. @throws PriceMismatchError when the configured price is not that of the table. */
  createCheckout(request: CheckoutRequest): Promise<{ readonly id: string; readonly url: string }>
  /** Who a checkout belongs to and whether it is complete; null when there is none. */
  readCheckout(
    sessionId: string,
  ): Promise<{ readonly userId: string | null; readonly status: 'open' | 'complete' | 'expired' } | null>
  /** Opens a page for cards, invoices and cancelling. Resolves to its address. */
  openPortal(input: { readonly customerId: string; readonly returnUrl: string }): Promise<string>
  previewChange(subscriptionId: string, to: PlanPrice): Promise<ChangePreview>
  /** Changes plan or period at the end of the current period. */
  scheduleChange(subscriptionId: string, to: PlanPrice, idempotencyKey: string): Promise<void>
  /** Takes a scheduled change back. */
  cancelChange(subscriptionId: string, idempotencyKey: string): Promise<void>
  /** Ends a subscription now. An ended one stays as it is. */
  endSubscription(subscriptionId: string, idempotencyKey: string): Promise<void>
  /** Refunds all that was paid for an invoice. */
  refundInvoice(invoiceId: string, idempotencyKey: string): Promise<void>
  /** Adds credit (positive) or takes it back (negative). */
  addCredit(input: {
    readonly customerId: string
    readonly amountCents: number
    readonly description: string
    readonly idempotencyKey: string
  }): Promise<void>
  /**
   * Checks the signature of an event over its raw bytes, its time (300 seconds to either side) and its mode.
   * @throws InvalidEventError when one of them is not right.
   */
  verifyEvent(rawBody: Buffer, signature: string): Promise<PaymentEvent>
  /** The customer that an event is about; null without one. */
  customerOf(event: PaymentEvent): Promise<string | null>
}
