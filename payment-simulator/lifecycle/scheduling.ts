import { invalidRequest } from '../errors.ts'
import { scheduleObject } from '../objects/subscription.ts'
import { change, emit, findPrice, findSubscription, newId, type Simulation } from '../simulation.ts'
import type { PhaseRecord, ScheduleRecord, SubscriptionRecord } from '../state.ts'
import { changeSubscription, endSubscription, restartPeriod } from './subscribing.ts'

/** A schedule with one phase, the current period. */
export const scheduleFrom = (simulation: Simulation, subscription: SubscriptionRecord): ScheduleRecord => {
  if (subscription.schedule !== null) {
    throw invalidRequest(
      `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
    )
  }
  if (subscription.status === 'canceled') {
    throw invalidRequest('You cannot migrate a subscription that is in the `canceled` status to a schedule.')
  }
  const { periodStart: start, periodEnd: end, price, quantity } = subscription
  const schedule: ScheduleRecord = {
    id: newId(simulation, 'sub_sched'),
    created: simulation.state.now,
    customer: subscription.customer,
    subscription: subscription.id,
    releasedSubscription: null,
    status: 'active',
    phases: [{ start, end, price, quantity, prorationBehavior: 'create_prorations' }],
    currentPhase: 0,
    endBehavior: subscription.cancelAtPeriodEnd ? 'cancel' : 'release',
    metadata: {},
    releasedAt: null,
    canceledAt: null,
    completedAt: null,
  }
  simulation.state.schedules.push(schedule)
  changeSubscription(simulation, subscription, () => {
    subscription.schedule = schedule.id
  })
  emit(simulation, 'subscription_schedule.created', scheduleObject(simulation, schedule))
  return schedule
}

/** Rejects actions on an inactive schedule. */
const expectActive = ({ status }: ScheduleRecord, verb: string): void => {
  if (status === 'active') return
  throw invalidRequest(
    `You cannot ${verb} a subscription schedule that is currently in the \`${status}\` status. It must be in the \`active\` or \`not_started\` status.`,
  )
}

/** The first phase must be the current one. */
export const setPhases = (
  simulation: Simulation,
  schedule: ScheduleRecord,
  phases: PhaseRecord[],
  endBehavior: ScheduleRecord['endBehavior'],
): void => {
  expectActive(schedule, 'update')
  const { now } = simulation.state
  const current = schedule.phases[schedule.currentPhase]
  if (phases[0] !== undefined && current !== undefined && phases[0].start !== current.start) {
    throw invalidRequest('You can not modify the start date of the current phase.', { param: 'phases[0][start_date]' })
  }
  for (const [index, { start, end }] of phases.entries()) {
    const follows = index === 0 || phases[index - 1]?.end === start
    if (end > start && end > now && follows) continue
    throw invalidRequest('The phases must follow each other and end in the future.', { param: `phases[${index}]` })
  }
  change(
    simulation,
    'subscription_schedule.updated',
    () => scheduleObject(simulation, schedule),
    () => {
      if (phases.length > 0) {
        schedule.phases = phases
        schedule.currentPhase = 0
      }
      schedule.endBehavior = endBehavior
    },
  )
}

const detach = (simulation: Simulation, schedule: ScheduleRecord): SubscriptionRecord | null => {
  if (schedule.subscription === null) return null
  const subscription = findSubscription(simulation, schedule.subscription)
  changeSubscription(simulation, subscription, () => {
    subscription.schedule = null
  })
  return subscription
}

/** Ends a schedule; its subscription continues at its current price. */
export const releaseSchedule = (simulation: Simulation, schedule: ScheduleRecord): void => {
  expectActive(schedule, 'release')
  schedule.status = 'released'
  schedule.releasedAt = simulation.state.now
  schedule.releasedSubscription = schedule.subscription
  detach(simulation, schedule)
  schedule.subscription = null
  emit(simulation, 'subscription_schedule.released', scheduleObject(simulation, schedule))
}

/** The end of the current phase; null when the schedule is inactive. */
export const phaseEndOf = ({ status, phases, currentPhase }: ScheduleRecord): number | null =>
  status === 'active' ? (phases[currentPhase]?.end ?? null) : null

/** The next phase sets the price, or the schedule ends. */
export const endPhase = (simulation: Simulation, schedule: ScheduleRecord): void => {
  const { now } = simulation.state
  const next = schedule.phases[schedule.currentPhase + 1]
  if (schedule.subscription === null) return
  const subscription = findSubscription(simulation, schedule.subscription)
  if (next === undefined) {
    if (schedule.endBehavior === 'release') {
      releaseSchedule(simulation, schedule)
      return
    }
    detach(simulation, schedule)
    schedule.status = 'completed'
    schedule.completedAt = now
    emit(simulation, 'subscription_schedule.completed', scheduleObject(simulation, schedule))
    endSubscription(simulation, subscription, 'cancellation_requested')
    return
  }
  const before = findPrice(simulation, subscription.price)
  const after = findPrice(simulation, next.price)
  const hasOtherInterval = before.interval !== after.interval || before.intervalCount !== after.intervalCount
  changeSubscription(simulation, subscription, () => {
    subscription.price = next.price
    subscription.quantity = next.quantity
    // The new interval starts on this day.
    if (hasOtherInterval && subscription.periodEnd === now) subscription.anchor = now
  })
  change(
    simulation,
    'subscription_schedule.updated',
    () => scheduleObject(simulation, schedule),
    () => {
      schedule.currentPhase += 1
    },
  )
  if (hasOtherInterval && subscription.periodEnd > now) restartPeriod(simulation, subscription)
}
