import { DAY } from '../calendar.ts'
import { findSchedule, findSubscription, type Simulation } from '../simulation.ts'
import type { InvoiceRecord, SimulatorState } from '../state.ts'
import { expireSession } from './checkout.ts'
import { collectInvoice, finalizeInvoice, RETRY_DAYS } from './invoicing.ts'
import { endPhase, phaseEndOf } from './scheduling.ts'
import { endSubscription, renewSubscription } from './subscribing.ts'

/** How long a key of a request is remembered. */
const IDEMPOTENCY_SECONDS = DAY
/** How long events are listed. */
export const EVENT_SECONDS = 30 * DAY

/** Something that happens by itself at a time. */
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
    // An end at the same time comes first: nothing is charged for a period that will not be.
    return [...(cancelAt === null ? [] : [end]), ...(status === 'paused' ? [] : [renewal])]
  })

const finalizeAndCollect = (simulation: Simulation, invoice: InvoiceRecord): void => {
  finalizeInvoice(simulation, invoice)
  collectInvoice(simulation, invoice, 'later')
}

/** Tries to collect again; after the last attempt the subscription ends. */
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
  // At the same time, what is earlier in this list comes first.
  const all = [dueOfSessions, dueOfSchedules, dueOfInvoices, dueOfSubscriptions].flatMap((due) => due(simulation))
  return all.reduce<Due | undefined>(
    (first, one) => (first === undefined || one.at < first.at ? one : first),
    undefined,
  )
}

/**
 * Lets time pass until a time in Unix seconds: sessions expire, phases of schedules end, periods end and renew, failed
 * payments are tried again, each at its own time and in that order. An earlier time changes nothing.
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

/** Removes events that were accepted and are too old to be listed, so that a state does not grow by them. */
export const forgetOld = (state: SimulatorState): void => {
  state.events = state.events.filter(({ created, delivered }) => !delivered || created > state.now - EVENT_SECONDS)
}
