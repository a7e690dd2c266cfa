import { DAY } from '../calendar.ts'
import { findSchedule, findSubscription, type Simulation } from '../simulation.ts'
import type { InvoiceRecord, SimulatorState } from '../state.ts'
import { expireSession } from './checkout.ts'
import { collectInvoice, finalizeInvoice, RETRY_DAYS } from './invoicing.ts'
import { endPhase, phaseEndOf } from './scheduling.ts'
import { endSubscription, renewSubscription } from './subscribing.ts'

/** How long idempotency keys are remembered. */
const IDEMPOTENCY_SECONDS = DAY
/** How long events are listed. */
export const EVENT_SECONDS = 30 * DAY

/** A scheduled event. */
type Due = { readonly at: number; readonly run: () => void }

const dueOfSessions = (simulation: Simulation): Due[] =>
  simulation.state.sessions
    .filter(({ status }) => status === 'open')
    .map((session) => ({ at: session.expiresAt, run: () => expireSession(simulation, session) }))

const dueOfSchedules = (simulation: Simulation): Due[] =>
  simulation.state.subscriptions.flatMap(({ schedule: id, status }) => {
    if (id === null || status === 'canceled') return []
    const schedule = findSchedule(simulation, id)
    const at = phaseEndOf(schedule)
    return at === null ? [] : [{ at, run: () => endPhase(simulation, schedule) }]
  })

const dueOfSubscriptions = (simulation: Simulation): Due[] =>
  simulation.state.subscriptions.flatMap((subscription) => {
    const { status, cancelAt, periodEnd } = subscription
    if (status === 'canceled') return []
    const end = { at: cancelAt ?? 0, run: () => endSubscription(simulation, subscription, 'cancellation_requested') }
    const renewal = { at: periodEnd, run: () => renewSubscription(simulation, subscription) }
    // Cancellation first: no charge for a period that will not happen.
    return [...(cancelAt === null ? [] : [end]), ...(status === 'paused' ? [] : [renewal])]
  })

const finalizeAndCollect = (simulation: Simulation, invoice: InvoiceRecord): void => {
  finalizeInvoice(simulation, invoice)
  collectInvoice(simulation, invoice, 'later')
}

/** Retries a collection; after the last attempt the subscription ends. */
const retry = (simulation: Simulation, invoice: InvoiceRecord): void => {
  const isPaid = collectInvoice(simulation, invoice, 'later')
  if (isPaid || invoice.attemptCount <= RETRY_DAYS.length) return
  endSubscription(simulation, findSubscription(simulation, invoice.subscription), 'payment_failed')
}

const dueOfInvoices = (simulation: Simulation): Due[] =>
  simulation.state.invoices.flatMap((invoice) => {
    const { status, finalizesAt, nextAttemptAt } = invoice
    if (status === 'draft' && finalizesAt !== null) {
      return [{ at: finalizesAt, run: () => finalizeAndCollect(simulation, invoice) }]
    }
    if (status !== 'open' || nextAttemptAt === null) return []
    return [{ at: nextAttemptAt, run: () => retry(simulation, invoice) }]
  })

const nextDue = (simulation: Simulation): Due | undefined => {
  // Ties are resolved in this order.
  const all = [dueOfSessions, dueOfSchedules, dueOfInvoices, dueOfSubscriptions].flatMap((due) => due(simulation))
  return all.reduce<Due | undefined>(
    (first, one) => (first === undefined || one.at < first.at ? one : first),
    undefined,
  )
}

/**
 * Advances to a time in Unix seconds: sessions expire, phases end, periods renew and failed payments are retried, in
 * chronological order. An earlier time has no effect.
 */
export const advance = (simulation: Simulation, to: number): void => {
  const { state } = simulation
  simulation.idempotencyKey = null
  for (let due = nextDue(simulation); due !== undefined && due.at <= to; due = nextDue(simulation)) {
    state.now = Math.max(state.now, due.at)
    due.run()
  }
  state.now = Math.max(state.now, to)
  state.idempotency = state.idempotency.filter(({ created }) => created > state.now - IDEMPOTENCY_SECONDS)
}

/** Removes old accepted events, to bound the state. */
export const forgetOld = (state: SimulatorState): void => {
  state.events = state.events.filter(({ created, delivered }) => !delivered || created > state.now - EVENT_SECONDS)
}
