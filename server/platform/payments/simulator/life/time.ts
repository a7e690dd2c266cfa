import { DAY } from '../calendar.ts'
import { findSchedule, findSubscription, type Simulation } from '../simulation.ts'
import { expireSession } from './checkout.ts'
import { collectInvoice, finalizeInvoice, RETRY_DAYS } from './invoicing.ts'
import { endPhase, phaseEndOf } from './scheduling.ts'
import { endSubscription, renewSubscription } from './subscribing.ts'

/** How long a key of a request is remembered. */
const IDEMPOTENCY_SECONDS = DAY
/** How long an accepted event is listed. */
const EVENT_SECONDS = 30 * DAY

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

const dueOfInvoices = (simulation: Simulation): Due[] =>
  simulation.state.invoices.flatMap((invoice) => {
    const subscription = findSubscription(simulation, invoice.subscription)
    if (invoice.status === 'draft' && invoice.finalizesAt !== null) {
      return [
        {
          at: invoice.finalizesAt,
          run: () => {
            finalizeInvoice(simulation, invoice)
            collectInvoice(simulation, invoice, 'later')
          },
        },
      ]
    }
    if (invoice.status !== 'open' || invoice.nextAttemptAt === null) return []
    const retry = () => {
      const isPaid = collectInvoice(simulation, invoice, 'later')
      if (isPaid || invoice.attemptCount <= RETRY_DAYS.length || subscription.status === 'canceled') return
      endSubscription(simulation, subscription, 'payment_failed')
    }
    return [{ at: invoice.nextAttemptAt, run: retry }]
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
  state.events = state.events.filter(({ created, delivered }) => !delivered || created > state.now - EVENT_SECONDS)
}
