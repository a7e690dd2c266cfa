import { isAccepted } from '../cards.ts'
import { chargeObject, paymentIntentObject } from '../objects/payment.ts'
import { emit, findCard, findPaymentIntent, newId, type Simulation } from '../simulation.ts'
import type { ChargeRecord, InvoiceRecord, PaymentIntentRecord } from '../state.ts'

type Amount = Pick<PaymentIntentRecord, 'customer' | 'amount' | 'currency'>

export const createPaymentIntent = (
  simulation: Simulation,
  { customer, amount, currency }: Amount,
): PaymentIntentRecord => {
  const intent: PaymentIntentRecord = {
    id: newId(simulation, 'pi'),
    created: simulation.state.now,
    customer,
    amount,
    currency,
    status: 'requires_payment_method',
    latestCharge: null,
    card: null,
    errorCode: null,
  }
  simulation.state.paymentIntents.push(intent)
  emit(simulation, 'payment_intent.created', paymentIntentObject(intent))
  return intent
}

/** `when` is `first` while the owner is present. Returns whether the bank accepted. */
export const chargeCard = (
  simulation: Simulation,
  intent: PaymentIntentRecord,
  cardId: string,
  when: 'first' | 'later',
): boolean => {
  const card = findCard(simulation, cardId)
  const accepted = isAccepted(card.number, when)
  const charge: ChargeRecord = {
    id: newId(simulation, 'ch'),
    created: simulation.state.now,
    customer: intent.customer,
    paymentIntent: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    card: card.id,
    cardNumber: card.number,
    status: accepted ? 'succeeded' : 'failed',
  }
  simulation.state.charges.push(charge)
  intent.latestCharge = charge.id
  intent.card = card.id
  intent.status = accepted ? 'succeeded' : 'requires_payment_method'
  intent.errorCode = accepted ? null : 'card_declined'
  emit(simulation, accepted ? 'charge.succeeded' : 'charge.failed', chargeObject(simulation, charge))
  emit(simulation, accepted ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', paymentIntentObject(intent))
  return accepted
}

/** Created at first use. */
export const paymentIntentOf = (simulation: Simulation, invoice: InvoiceRecord): PaymentIntentRecord => {
  if (invoice.paymentIntent !== null) return findPaymentIntent(simulation, invoice.paymentIntent)
  const { customer, amountDue: amount, currency } = invoice
  const intent = createPaymentIntent(simulation, { customer, amount, currency })
  invoice.paymentIntent = intent.id
  simulation.state.invoicePayments.push({
    id: newId(simulation, 'inpay'),
    created: simulation.state.now,
    invoice: invoice.id,
    paymentIntent: intent.id,
    amount,
    status: 'open',
    paidAt: null,
  })
  return intent
}
