import type Stripe from 'stripe'
import { missing } from './errors.ts'
import type {
  CustomerRecord,
  EventRecord,
  InvoiceRecord,
  PriceRecord,
  ScheduleRecord,
  SessionRecord,
  SimulatorState,
  SubscriptionRecord,
} from './state.ts'

/** Shared by all parts of the simulator. */
export type Simulation = {
  readonly state: SimulatorState
  /** URL of the pages, without a trailing slash. */
  readonly pagesUrl: string
  /** The idempotency key of the current request. */
  idempotencyKey: string | null
  /** An unguessable text of letters and digits. */
  readonly newToken: () => string
}

/** Such as `cus_...`; contains the id mark. */
export const newId = ({ state, newToken }: Simulation, prefix: string): string =>
  `${prefix}_${state.idMark}${newToken()}`

/** Records an event with the object's current state. */
export const emit = (
  simulation: Simulation,
  type: Stripe.Event['type'],
  object: object,
  previous: Record<string, unknown> | null = null,
): void => {
  const event: EventRecord = {
    id: newId(simulation, 'evt'),
    created: simulation.state.now,
    type,
    object: structuredClone(object) as Record<string, unknown>,
    previous,
    idempotencyKey: simulation.idempotencyKey,
    delivered: false,
  }
  simulation.state.events.push(event)
}

/** Changes an object and records an event if its visible state differs. */
export const change = (
  simulation: Simulation,
  type: Stripe.Event['type'],
  show: () => object,
  work: () => void,
): void => {
  const before = structuredClone(show()) as Record<string, unknown>
  work()
  const after = show() as Record<string, unknown>
  const changed = Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (changed.length > 0) emit(simulation, type, after, Object.fromEntries(changed.map((name) => [name, before[name]])))
}

/** The parameter that names a missing object; without it, the path does. */
type Where = { readonly param?: string }

const finder =
  <Kind extends { readonly id: string }>(kind: string, list: (state: SimulatorState) => readonly Kind[]) =>
  ({ state }: Simulation, id: string, { param }: Where = {}): Kind => {
    const found = list(state).find((one) => one.id === id)
    if (found === undefined) throw missing(kind, id, param ?? 'id', param === undefined ? 404 : 400)
    return found
  }

/** Throws StripeApiError when missing, and for a deleted customer unless found by path. */
export const findCustomer = (simulation: Simulation, id: string, where: Where = {}): CustomerRecord => {
  const customer = anyCustomer(simulation, id, where)
  if (customer.deleted) throw missing('customer', id, where.param ?? 'id', where.param === undefined ? 404 : 400)
  return customer
}

export const anyCustomer = finder('customer', (state) => state.customers)
export const findPrice = finder<PriceRecord>('price', (state) => state.prices)
export const findSession = finder<SessionRecord>('checkout.session', (state) => state.sessions)
export const findSubscription = finder<SubscriptionRecord>('subscription', (state) => state.subscriptions)
export const findSchedule = finder<ScheduleRecord>('subscription schedule', (state) => state.schedules)
export const findInvoice = finder<InvoiceRecord>('invoice', (state) => state.invoices)
export const findCharge = finder('charge', (state) => state.charges)
export const findPaymentIntent = finder('payment_intent', (state) => state.paymentIntents)
export const findRefund = finder('refund', (state) => state.refunds)
export const findDispute = finder('dispute', (state) => state.disputes)
export const findCard = finder('PaymentMethod', (state) => state.cards)
