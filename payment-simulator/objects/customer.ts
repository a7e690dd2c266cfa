import type Stripe from 'stripe'
import { brandOf, fingerprintOf } from '../cards.ts'
import type { BalanceTransactionRecord, CardRecord, CustomerRecord } from '../state.ts'
import type { Simulated } from './simulated.ts'

export const customerObject = (customer: CustomerRecord) => {
  if (customer.deleted) {
    return { id: customer.id, object: 'customer', deleted: true } satisfies Simulated<Stripe.DeletedCustomer>
  }
  return {
    id: customer.id,
    object: 'customer',
    balance: customer.balance,
    created: customer.created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: customer.description,
    email: customer.email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: customer.card,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: customer.metadata,
    name: customer.name,
    shipping: null,
  } satisfies Simulated<Stripe.Customer>
}

export const cardDetails = (number: string) => ({
  brand: brandOf(number),
  country: 'US',
  exp_month: 12,
  exp_year: 2040,
  fingerprint: fingerprintOf(number),
  funding: 'credit',
  last4: number.slice(-4),
  network: brandOf(number),
})

export const cardObject = (card: CardRecord) =>
  ({
    id: card.id,
    object: 'payment_method',
    card: cardDetails(card.number),
    created: card.created,
    customer: card.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }) satisfies Simulated<Stripe.PaymentMethod, 'billing_details'>

export const balanceTransactionObject = (one: BalanceTransactionRecord) =>
  ({
    id: one.id,
    object: 'customer_balance_transaction',
    amount: one.amount,
    checkout_session: null,
    created: one.created,
    credit_note: null,
    currency: one.currency,
    customer: one.customer,
    customer_account: null,
    description: one.description,
    ending_balance: one.endingBalance,
    invoice: one.invoice,
    livemode: false,
    metadata: one.metadata,
    type: one.type,
  }) satisfies Simulated<Stripe.CustomerBalanceTransaction>
