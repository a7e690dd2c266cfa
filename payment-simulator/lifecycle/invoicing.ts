import { DAY } from '../calendar.ts'
import { invalidRequest } from '../errors.ts'
import { invoiceObject, invoicePaymentObject } from '../objects/invoice.ts'
import { subscriptionObject } from '../objects/subscription.ts'
import { change, emit, findCustomer, findPrice, findSubscription, newId, type Simulation } from '../simulation.ts'
import type { BillingReason, InvoiceRecord, LineRecord, SubscriptionRecord } from '../state.ts'
import { moveBalance } from './balance.ts'
import { chargeCard, paymentIntentOf } from './charging.ts'

/** Retries in days after the first attempt; after the last one the subscription ends. */
export const RETRY_DAYS = [1, 3, 5, 7] as const

/** One period of a subscription as an invoice line. */
export const periodLine = (
  simulation: Simulation,
  subscription: Pick<SubscriptionRecord, 'price' | 'quantity'>,
  start: number,
  end: number,
): LineRecord => {
  const price = findPrice(simulation, subscription.price)
  return {
    id: newId(simulation, 'il'),
    amount: price.unitAmount * subscription.quantity,
    description: `${subscription.quantity} × ${price.product} (per ${price.interval})`,
    price: price.id,
    quantity: subscription.quantity,
    start,
    end,
    proration: false,
  }
}

/** Lines of pending items. */
const pendingLines = (simulation: Simulation, subscription: SubscriptionRecord): LineRecord[] =>
  subscription.pendingItems
    .splice(0)
    .map((item) => ({ ...item, id: newId(simulation, 'il'), quantity: subscription.quantity, proration: true }))

type Draft = {
  readonly billingReason: BillingReason
  readonly periodStart: number
  readonly periodEnd: number
  readonly lines: readonly LineRecord[]
  readonly finalizesAt: number | null
}

export const createInvoice = (
  simulation: Simulation,
  subscription: SubscriptionRecord,
  { billingReason, periodStart, periodEnd, lines, finalizesAt }: Draft,
): InvoiceRecord => {
  const all = [...lines, ...pendingLines(simulation, subscription)]
  const total = all.reduce((sum, { amount }) => sum + amount, 0)
  const { balance } = findCustomer(simulation, subscription.customer)
  const invoice: InvoiceRecord = {
    id: newId(simulation, 'in'),
    created: simulation.state.now,
    customer: subscription.customer,
    subscription: subscription.id,
    subscriptionMetadata: { ...subscription.metadata },
    billingReason,
    periodStart,
    periodEnd,
    lines: all,
    currency: findPrice(simulation, subscription.price).currency,
    token: simulation.newToken(),
    status: 'draft',
    number: null,
    total,
    startingBalance: balance,
    endingBalance: null,
    amountDue: Math.max(0, total + balance),
    amountPaid: 0,
    attemptCount: 0,
    nextAttemptAt: finalizesAt,
    firstAttemptAt: null,
    finalizesAt,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    uncollectibleAt: null,
    paymentIntent: null,
  }
  simulation.state.invoices.push(invoice)
  subscription.latestInvoice = invoice.id
  emit(simulation, 'invoice.created', invoiceObject(simulation, invoice))
  return invoice
}

/** Fixes the amounts of a draft: applies the balance, then the rest is due. */
export const finalizeInvoice = (simulation: Simulation, invoice: InvoiceRecord): void => {
  if (invoice.status !== 'draft') throw invalidRequest("This invoice is already finalized, you can't re-finalize it.")
  const { state } = simulation
  const customer = findCustomer(simulation, invoice.customer)
  invoice.startingBalance = customer.balance
  // A negative total becomes credit; credit pays at most the total; debt is added to it.
  const applied = invoice.total < 0 ? invoice.total : Math.max(customer.balance, -invoice.total)
  const moved = invoice.total < 0 ? invoice.total : -applied
  if (moved !== 0) moveBalance(simulation, customer, { amount: moved, type: 'applied_to_invoice', invoice: invoice.id })
  state.invoiceCount += 1
  invoice.number = `TEST-${String(state.invoiceCount).padStart(4, '0')}`
  invoice.endingBalance = customer.balance
  invoice.amountDue = invoice.total < 0 ? 0 : invoice.total + applied
  invoice.status = 'open'
  invoice.finalizesAt = null
  invoice.finalizedAt = state.now
  invoice.nextAttemptAt = state.now
  emit(simulation, 'invoice.finalized', invoiceObject(simulation, invoice))
  emit(simulation, 'invoice.updated', invoiceObject(simulation, invoice), { status: 'draft' })
}

const markPaid = (simulation: Simulation, invoice: InvoiceRecord): void => {
  const { state } = simulation
  change(
    simulation,
    'invoice.updated',
    () => invoiceObject(simulation, invoice),
    () => {
      invoice.status = 'paid'
      invoice.paidAt = state.now
      invoice.amountPaid = invoice.amountDue
      invoice.nextAttemptAt = null
    },
  )
  const payment = state.invoicePayments.find((one) => one.invoice === invoice.id)
  if (payment !== undefined) {
    payment.status = 'paid'
    payment.paidAt = state.now
    emit(simulation, 'invoice_payment.paid', invoicePaymentObject(payment, invoice))
  }
  emit(simulation, 'invoice.paid', invoiceObject(simulation, invoice))
  emit(simulation, 'invoice.payment_succeeded', invoiceObject(simulation, invoice))
}

/** The next retry after the first attempt; null after the last one. */
const nextAttemptOf = ({ firstAttemptAt, attemptCount }: InvoiceRecord): number | null => {
  const days = RETRY_DAYS[attemptCount - 1]
  return days === undefined || firstAttemptAt === null ? null : firstAttemptAt + days * DAY
}

/** One collection attempt. Returns whether the invoice is paid. */
export const collectInvoice = (simulation: Simulation, invoice: InvoiceRecord, when: 'first' | 'later'): boolean => {
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.status !== 'open') throw invalidRequest(`This invoice can't be paid because it is ${invoice.status}.`)
  const subscription = findSubscription(simulation, invoice.subscription)
  const { card } = findCustomer(simulation, invoice.customer)
  if (invoice.amountDue > 0) {
    const intent = paymentIntentOf(simulation, invoice)
    invoice.attemptCount += 1
    invoice.firstAttemptAt ??= simulation.state.now
    if (card === null || !chargeCard(simulation, intent, card, when)) {
      invoice.nextAttemptAt = subscription.status === 'canceled' ? null : nextAttemptOf(invoice)
      emit(simulation, 'invoice.payment_failed', invoiceObject(simulation, invoice))
      if (subscription.status === 'active') setStatus(simulation, subscription, 'past_due')
      return false
    }
  }
  markPaid(simulation, invoice)
  const hasOther = simulation.state.invoices.some(
    (other) => other.subscription === subscription.id && other.status === 'open',
  )
  if (subscription.status === 'past_due' && !hasOther) setStatus(simulation, subscription, 'active')
  return true
}

const setStatus = (simulation: Simulation, subscription: SubscriptionRecord, status: 'active' | 'past_due'): void =>
  change(
    simulation,
    'customer.subscription.updated',
    () => subscriptionObject(simulation, subscription),
    () => {
      subscription.status = status
    },
  )

/** Voids an open invoice and returns the credit it used. */
export const voidInvoice = (simulation: Simulation, invoice: InvoiceRecord): void => {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalidRequest(`You can only void an open or uncollectible invoice. This invoice is ${invoice.status}.`)
  }
  const used = (invoice.endingBalance ?? 0) - invoice.startingBalance
  const customer = findCustomer(simulation, invoice.customer)
  if (used !== 0)
    moveBalance(simulation, customer, { amount: -used, type: 'unapplied_from_invoice', invoice: invoice.id })
  invoice.status = 'void'
  invoice.voidedAt = simulation.state.now
  invoice.nextAttemptAt = null
  for (const payment of simulation.state.invoicePayments) {
    if (payment.invoice === invoice.id) payment.status = 'canceled'
  }
  emit(simulation, 'invoice.voided', invoiceObject(simulation, invoice))
}
