import { periodEndAfter } from '../calendar.ts'
import { invalidRequest, StripeApiError } from '../errors.ts'
import { periodLine } from '../lifecycle/invoicing.ts'
import { prorationItems } from '../lifecycle/price-change.ts'
import { invoiceObject } from '../objects/invoice.ts'
import { findCustomer, findPrice, findSchedule, findSubscription, newId, type Simulation } from '../simulation.ts'
import type { InvoiceRecord, LineRecord, PhaseRecord, SubscriptionRecord } from '../state.ts'
import type { Input } from './input.ts'
import type { Route } from './route.ts'
import { readPhases } from './schedules.ts'
import { PRORATIONS, readItem } from './subscriptions.ts'

/** The next invoice: date, start of its period, price, and additional items. */
type Next = {
  readonly at: number
  readonly anchor: number
  readonly price: string
  readonly quantity: number
  readonly extra: SubscriptionRecord['pendingItems']
}

const noUpcoming = (): StripeApiError =>
  new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'invoice_upcoming_none',
    message: 'No upcoming invoices for customer',
  })

const isSameInterval = (simulation: Simulation, one: string, other: string): boolean =>
  findPrice(simulation, one).interval === findPrice(simulation, other).interval

/** When a schedule determines the price at the end of the period. */
const nextByPhases = (
  simulation: Simulation,
  subscription: SubscriptionRecord,
  phases: readonly PhaseRecord[],
): Next => {
  const at = subscription.periodEnd
  const phase = phases.find(({ start, end }) => start <= at && at < end)
  const { price, quantity } = phase ?? subscription
  const anchor = isSameInterval(simulation, subscription.price, price) ? subscription.anchor : at
  return { at, anchor, price, quantity, extra: subscription.pendingItems }
}

/** When the price changes now. */
const nextByItem = (
  simulation: Simulation,
  subscription: SubscriptionRecord,
  input: Input,
  cancel: boolean | null,
): Next => {
  const proration = input.oneOf('proration_behavior', PRORATIONS) ?? 'create_prorations'
  const item = readItem(simulation, input, subscription)
  if (cancel ?? subscription.cancelAtPeriodEnd) throw noUpcoming()
  const { price, quantity } = item ?? subscription
  const extra = [
    ...subscription.pendingItems,
    ...(item === null ? [] : prorationItems(simulation, subscription, { price, quantity, proration })),
  ]
  if (isSameInterval(simulation, subscription.price, price)) {
    return { at: subscription.periodEnd, anchor: subscription.anchor, price, quantity, extra }
  }
  const { now } = simulation.state
  return { at: now, anchor: now, price, quantity, extra }
}

const readNext = (simulation: Simulation, input: Input, subscription: SubscriptionRecord): Next => {
  const details = input.nested('subscription_details')
  const scheduleDetails = input.nested('schedule_details')
  if (details !== null && scheduleDetails !== null) {
    throw invalidRequest('You may only specify one of these parameters: subscription_details, schedule_details.')
  }
  if (details !== null) return nextByItem(simulation, subscription, details, details.boolean('cancel_at_period_end'))
  if (scheduleDetails !== null) {
    scheduleDetails.ignore('end_behavior', 'proration_behavior')
    return nextByPhases(simulation, subscription, readPhases(simulation, scheduleDetails, subscription.periodStart))
  }
  if (subscription.cancelAtPeriodEnd) throw noUpcoming()
  const phases = subscription.schedule === null ? [] : findSchedule(simulation, subscription.schedule).phases
  return nextByPhases(simulation, subscription, phases)
}

const preview = (simulation: Simulation, subscription: SubscriptionRecord, next: Next): InvoiceRecord => {
  const { price, quantity, at, anchor, extra } = next
  const { interval, intervalCount, currency } = findPrice(simulation, price)
  const end = periodEndAfter(anchor, interval, intervalCount, at)
  const lines: LineRecord[] = [
    periodLine(simulation, { price, quantity }, at, end),
    ...extra.map((item) => ({ ...item, id: newId(simulation, 'il'), quantity, proration: true })),
  ]
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const { balance } = findCustomer(simulation, subscription.customer)
  const amountDue = Math.max(0, total + balance)
  return {
    id: newId(simulation, 'upcoming_in'),
    created: at,
    customer: subscription.customer,
    subscription: subscription.id,
    subscriptionMetadata: subscription.metadata,
    billingReason: at === subscription.periodEnd ? 'subscription_cycle' : 'subscription_update',
    periodStart: subscription.periodStart,
    periodEnd: at,
    lines,
    currency,
    token: '',
    status: 'draft',
    number: null,
    total,
    startingBalance: balance,
    endingBalance: Math.min(0, total + balance),
    amountDue,
    amountPaid: 0,
    attemptCount: 0,
    nextAttemptAt: at,
    firstAttemptAt: null,
    finalizesAt: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    uncollectibleAt: null,
    paymentIntent: null,
  }
}

/** Previews the next invoice, with or without a change. Has no side effects. */
export const PREVIEW_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    read: ({ simulation, input }) => {
      const customer = input.text('customer')
      if (customer !== null) findCustomer(simulation, customer, { param: 'customer' })
      const subscription = findSubscription(simulation, input.required('subscription'), { param: 'subscription' })
      if (customer !== null && customer !== subscription.customer) {
        throw invalidRequest('The subscription does not belong to the customer.', { param: 'subscription' })
      }
      if (subscription.status === 'canceled') throw noUpcoming()
      const next = readNext(simulation, input, subscription)
      return () => invoiceObject(simulation, preview(simulation, subscription, next))
    },
  },
]
