import { addMonths } from '../calendar.ts'
import { invalidRequest } from '../errors.ts'
import { releaseSchedule, scheduleFrom, setPhases } from '../lifecycle/scheduling.ts'
import { scheduleObject } from '../objects/subscription.ts'
import { findPrice, findSchedule, findSubscription, type Simulation } from '../simulation.ts'
import type { PhaseRecord } from '../state.ts'
import type { Input } from './input.ts'
import { readPage } from './list.ts'
import type { Route } from './route.ts'
import { PRORATIONS } from './subscriptions.ts'

const readEnd = (input: Input, start: number, interval: 'month' | 'year'): number => {
  const end = input.integer('end_date')
  const duration = input.nested('duration')
  if (end !== null && duration !== null) {
    throw invalidRequest('You may only specify one of these parameters: end_date, duration.')
  }
  if (end !== null) return end
  const unit = duration?.oneOf('interval', ['month', 'year']) ?? interval
  return addMonths(start, (unit === 'year' ? 12 : 1) * (duration?.integer('interval_count') ?? 1))
}

/** Each phase begins where the previous one ends, unless given. */
export const readPhases = (simulation: Simulation, input: Input, first: number): PhaseRecord[] => {
  let end = first
  return input.list('phases').map((phase, index) => {
    const [item, ...more] = phase.list('items')
    if (item === undefined || more.length > 0) {
      throw invalidRequest('The simulator has phases with one item alone.', { param: `phases[${index}][items]` })
    }
    const price = findPrice(simulation, item.required('price'), { param: `phases[${index}][items][0][price]` })
    const start = phase.integer('start_date') ?? end
    end = readEnd(phase, start, price.interval)
    phase.ignore('metadata')
    return {
      start,
      end,
      price: price.id,
      quantity: item.integer('quantity') ?? 1,
      prorationBehavior: phase.oneOf('proration_behavior', PRORATIONS) ?? 'create_prorations',
    }
  })
}

export const SCHEDULE_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/subscription_schedules',
    read: ({ simulation, input }) => {
      const from = input.required('from_subscription')
      const subscription = findSubscription(simulation, from, { param: 'from_subscription' })
      return () => scheduleObject(simulation, scheduleFrom(simulation, subscription))
    },
  },
  {
    method: 'GET',
    path: '/v1/subscription_schedules/{id}',
    read:
      ({ simulation, id }) =>
      () =>
        scheduleObject(simulation, findSchedule(simulation, id)),
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/{id}',
    read: ({ simulation, input, id }) => {
      const schedule = findSchedule(simulation, id)
      const phases = readPhases(simulation, input, schedule.phases[schedule.currentPhase]?.start ?? 0)
      const endBehavior = input.oneOf('end_behavior', ['release', 'cancel']) ?? schedule.endBehavior
      const metadata = { ...schedule.metadata, ...input.metadata() }
      input.oneOf('proration_behavior', PRORATIONS)
      return () => {
        setPhases(simulation, schedule, phases, endBehavior)
        schedule.metadata = metadata
        return scheduleObject(simulation, schedule)
      }
    },
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/{id}/release',
    read: ({ simulation, input, id }) => {
      input.boolean('preserve_cancel_date')
      return () => {
        const schedule = findSchedule(simulation, id)
        releaseSchedule(simulation, schedule)
        return scheduleObject(simulation, schedule)
      }
    },
  },
  {
    method: 'GET',
    path: '/v1/subscription_schedules',
    read: ({ simulation, input }) => {
      const customer = input.text('customer')
      const page = readPage(input)
      return () => {
        const found = simulation.state.schedules.filter((one) => customer === null || one.customer === customer)
        return page('/v1/subscription_schedules', found, (schedule) => scheduleObject(simulation, schedule))
      }
    },
  },
]
