import type Stripe from 'stripe'
import { anyCustomer, findPrice, type Simulation } from '../simulation.ts'
import type { InvoicePaymentRecord, InvoiceRecord, LineRecord } from '../state.ts'
import { listOf, type Simulated } from './simulated.ts'

export const invoiceUrl = ({ pagesUrl }: Simulation, { id, token }: InvoiceRecord): string =>
  `${pagesUrl}/invoices/${id}-${token}`

const lineObject = (simulation: Simulation, invoice: InvoiceRecord, line: LineRecord) => {
  const price = findPrice(simulation, line.price)
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: price.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: null,
        subscription: invoice.subscription,
        subscription_item: `si_of_${invoice.subscription}`,
      },
      type: 'subscription_item_details',
    },
    period: { start: line.start, end: line.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(price.unitAmount),
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription: invoice.subscription,
    subtotal: line.amount,
    taxes: [],
  } satisfies Simulated<Stripe.InvoiceLineItem>
}

export const invoiceObject = (simulation: Simulation, invoice: InvoiceRecord) => {
  const customer = anyCustomer(simulation, invoice.customer)
  const isFinal = invoice.finalizedAt !== null
  return {
    id: invoice.id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    amount_due: invoice.amountDue,
    amount_overpaid: 0,
    amount_paid: invoice.amountPaid,
    amount_remaining: invoice.amountDue - invoice.amountPaid,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attemptCount,
    attempted: invoice.attemptCount > 0 || invoice.status === 'paid',
    auto_advance: invoice.finalizesAt !== null || invoice.nextAttemptAt !== null,
    automatic_tax: { enabled: false, liability: null, status: null },
    automatically_finalizes_at: invoice.finalizesAt,
    billing_reason: invoice.billingReason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    customer_email: customer.email,
    customer_name: customer.name,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: invoice.finalizedAt,
    ending_balance: invoice.endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: isFinal ? invoiceUrl(simulation, invoice) : null,
    invoice_pdf: isFinal ? `${invoiceUrl(simulation, invoice)}?print` : null,
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map((line) => lineObject(simulation, invoice, line)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttemptAt,
    number: invoice.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: invoice.subscriptionMetadata, subscription: invoice.subscription },
      type: 'subscription_details',
    },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    starting_balance: invoice.startingBalance,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: invoice.uncollectibleAt,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal: invoice.total,
    subtotal_excluding_tax: invoice.total,
    test_clock: null,
    total: invoice.total,
    total_discount_amounts: [],
    total_excluding_tax: invoice.total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: invoice.created,
  } satisfies Simulated<
    Stripe.Invoice,
    | 'account_tax_ids'
    | 'custom_fields'
    | 'customer_address'
    | 'customer_phone'
    | 'customer_shipping'
    | 'customer_tax_exempt'
    | 'issuer'
    | 'payment_settings'
    | 'rendering'
    | 'shipping_cost'
    | 'shipping_details'
  >
}

export const invoicePaymentObject = (payment: InvoicePaymentRecord, invoice: InvoiceRecord) =>
  ({
    id: payment.id,
    object: 'invoice_payment',
    amount_paid: payment.status === 'paid' ? payment.amount : null,
    amount_requested: payment.amount,
    created: payment.created,
    currency: invoice.currency,
    invoice: payment.invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: payment.paymentIntent, type: 'payment_intent' },
    status: payment.status,
    status_transitions: {
      canceled_at: payment.status === 'canceled' ? invoice.voidedAt : null,
      paid_at: payment.paidAt,
    },
  }) satisfies Simulated<Stripe.InvoicePayment>
