import type Stripe from 'stripe'
import { findCharge, type Simulation } from '../simulation.ts'
import type { ChargeRecord, DisputeRecord, PaymentIntentRecord, RefundRecord } from '../state.ts'
import { cardDetails } from './customer.ts'
import type { Simulated } from './simulated.ts'

/** In cents. */
export const refundedOf = ({ state }: Simulation, charge: string): number =>
  state.refunds.filter((refund) => refund.charge === charge).reduce((sum, { amount }) => sum + amount, 0)

export const paymentIntentObject = (intent: PaymentIntentRecord) =>
  ({
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: null,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    description: null,
    last_payment_error:
      intent.errorCode === null
        ? null
        : { type: 'card_error', code: intent.errorCode, message: 'Your card was declined.' },
    latest_charge: intent.latestCharge,
    livemode: false,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: intent.status === 'succeeded' ? intent.card : null,
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    setup_future_usage: 'off_session',
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_group: null,
  }) satisfies Simulated<
    Stripe.PaymentIntent,
    | 'excluded_payment_method_types'
    | 'managed_payments'
    | 'payment_method_configuration_details'
    | 'payment_method_options'
    | 'payment_record'
    | 'review'
    | 'source'
  >

export const chargeObject = (simulation: Simulation, charge: ChargeRecord) => {
  const refunded = refundedOf(simulation, charge.id)
  const isPaid = charge.status === 'succeeded'
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: isPaid ? charge.amount : 0,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    captured: isPaid,
    created: charge.created,
    currency: charge.currency,
    customer: charge.customer,
    description: null,
    disputed: simulation.state.disputes.some((dispute) => dispute.charge === charge.id),
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : 'Your card was declined.',
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    paid: isPaid,
    payment_intent: charge.paymentIntent,
    payment_method: charge.card,
    payment_method_details: { card: cardDetails(charge.cardNumber), type: 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: isPaid && refunded === charge.amount,
    shipping: null,
    status: charge.status,
    transfer_group: null,
  } satisfies Simulated<
    Stripe.Charge,
    | 'balance_transaction'
    | 'billing_details'
    | 'calculated_statement_descriptor'
    | 'failure_balance_transaction'
    | 'fraud_details'
    | 'outcome'
    | 'review'
    | 'source'
    | 'source_transfer'
    | 'statement_descriptor'
    | 'statement_descriptor_suffix'
    | 'transfer_data'
  >
}

export const refundObject = (simulation: Simulation, refund: RefundRecord) => {
  const charge = findCharge(simulation, refund.charge)
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: charge.id,
    created: refund.created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: refund.metadata,
    payment_intent: charge.paymentIntent,
    payment_method: charge.card,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Simulated<Stripe.Refund, 'balance_transaction'>
}

export const disputeObject = (simulation: Simulation, dispute: DisputeRecord) => {
  const charge = findCharge(simulation, dispute.charge)
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    charge: charge.id,
    created: dispute.created,
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.paymentIntent,
    reason: dispute.reason,
    status: dispute.status,
  } satisfies Simulated<
    Stripe.Dispute,
    | 'balance_transactions'
    | 'enhanced_eligibility_types'
    | 'evidence'
    | 'evidence_details'
    | 'intended_submission_method'
  >
}
