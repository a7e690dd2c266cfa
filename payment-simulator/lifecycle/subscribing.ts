import { HOUR, periodEndAfter } from '../calendar.ts'
import { invalidRequest } from '../errors.ts'
import { scheduleObject, subscriptionObject } from '../objects/subscription.ts'
import { change, emit, findPrice, findSchedule, newId, type Simulation } from '../simulation.ts'
import type { InvoiceRecord, Metadata, SubscriptionRecord } from '../state.ts'
import { collectInvoice, createInvoice, finalizeInvoice, periodLine } from './invoicing.ts'

/** How long the invoice of a renewal stays a draft. */
const DRAFT_SECONDS = HOUR

export const changeSubscription = (simulation: Simulation, subscription: SubscriptionRecord, work: () => void): void =>
  change(simulation, 'customer.subscription.updated', () => subscriptionObject(simulation, subscription), work)

type Start = {
  readonly customer: string
  readonly price: string
  readonly quantity: number
  readonly metadata: Metadata
}

/** Requires a successful first payment; creates its paid invoice. */
export const startSubscription = (
  simulation: Simulation,
  { customer, price, quantity, metadata }: Start,
): { readonly subscription: SubscriptionRecord; readonly invoice: InvoiceRecord } => {
  const { now } = simulation.state
  const { interval, intervalCount } = findPrice(simulation, price)
  const id = newId(simulation, 'sub')
  const subscription: SubscriptionRecord = {
    id,
    created: now,
    customer,
    itemId: `si_of_${id}`,
    status: 'active',
    price,
    quantity,
    periodStart: now,
    periodEnd: periodEndAfter(now, interval, intervalCount, now),
    anchor: now,
    cancelAtPeriodEnd: false,
    cancelAt: null,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    metadata,
    schedule: null,
    latestInvoice: null,
    pendingItems: [],
  }
  simulation.state.subscriptions.push(subscription)
  emit(simulation, 'customer.subscription.created', subscriptionObject(simulation, subscription))
  const invoice = createInvoice(simulation, subscription, {
    billingReason: 'subscription_create',
    periodStart: now,
    periodEnd: now,
    lines: [periodLine(simulation, subscription, now, subscription.periodEnd)],
    finalizesAt: null,
  })
  finalizeInvoice(simulation, invoice)
  collectInvoice(simulation, invoice, 'first')
  return { subscription, invoice }
}

/** Begins the next period. Its invoice is a draft for an hour. */
export const renewSubscription = (simulation: Simulation, subscription: SubscriptionRecord): void => {
  const { interval, intervalCount } = findPrice(simulation, subscription.price)
  const { periodStart, periodEnd } = subscription
  changeSubscription(simulation, subscription, () => {
    subscription.periodStart = periodEnd
    subscription.periodEnd = periodEndAfter(subscription.anchor, interval, intervalCount, periodEnd)
  })
  createInvoice(simulation, subscription, {
    billingReason: 'subscription_cycle',
    periodStart,
    periodEnd,
    lines: [periodLine(simulation, subscription, subscription.periodStart, subscription.periodEnd)],
    finalizesAt: simulation.state.now + DRAFT_SECONDS,
  })
}

/** Begins a new period now and collects its invoice at once. */
export const restartPeriod = (simulation: Simulation, subscription: SubscriptionRecord): void => {
  const { now } = simulation.state
  const { interval, intervalCount } = findPrice(simulation, subscription.price)
  const { periodStart } = subscription
  changeSubscription(simulation, subscription, () => {
    subscription.anchor = now
    subscription.periodStart = now
    subscription.periodEnd = periodEndAfter(now, interval, intervalCount, now)
  })
  const invoice = createInvoice(simulation, subscription, {
    billingReason: 'subscription_update',
    periodStart,
    periodEnd: now,
    lines: [periodLine(simulation, subscription, now, subscription.periodEnd)],
    finalizesAt: null,
  })
  finalizeInvoice(simulation, invoice)
  collectInvoice(simulation, invoice, 'later')
}

/** Its unpaid invoices are no longer collected. */
export const endSubscription = (
  simulation: Simulation,
  subscription: SubscriptionRecord,
  reason: 'cancellation_requested' | 'payment_failed',
): void => {
  if (subscription.status === 'canceled') {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
  }
  const { now } = simulation.state
  subscription.status = 'canceled'
  subscription.canceledAt ??= now
  subscription.endedAt = now
  subscription.cancelReason ??= reason
  for (const invoice of simulation.state.invoices) {
    if (invoice.subscription !== subscription.id) continue
    invoice.finalizesAt = null
    invoice.nextAttemptAt = null
  }
  if (subscription.schedule !== null) {
    const schedule = findSchedule(simulation, subscription.schedule)
    schedule.status = 'canceled'
    schedule.canceledAt = now
    emit(simulation, 'subscription_schedule.canceled', scheduleObject(simulation, schedule))
  }
  emit(simulation, 'customer.subscription.deleted', subscriptionObject(simulation, subscription))
}

export const setCancelAtPeriodEnd = (simulation: Simulation, subscription: SubscriptionRecord, value: boolean): void =>
  changeSubscription(simulation, subscription, () => {
    subscription.cancelAtPeriodEnd = value
    subscription.cancelAt = value ? subscription.periodEnd : null
    subscription.canceledAt = value ? simulation.state.now : null
    subscription.cancelReason = value ? 'cancellation_requested' : null
  })
