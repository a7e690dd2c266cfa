import { invalidRequest } from '../errors.ts'
import { subscriptionObject } from '../objects/subscription.ts'
import { emit, type Simulation } from '../simulation.ts'
import type { SubscriptionRecord } from '../state.ts'
import { restartPeriod } from './subscribing.ts'

/** No invoices until it is resumed. */
export const pauseSubscription = (simulation: Simulation, subscription: SubscriptionRecord): void => {
  if (subscription.status !== 'active')
    throw invalidRequest(`A subscription that is ${subscription.status} cannot be paused.`)
  subscription.status = 'paused'
  emit(simulation, 'customer.subscription.paused', subscriptionObject(simulation, subscription), { status: 'active' })
}

/** Begins a new period now. */
export const resumeSubscription = (simulation: Simulation, subscription: SubscriptionRecord): void => {
  if (subscription.status !== 'paused') throw invalidRequest('Only a paused subscription can be resumed.')
  subscription.status = 'active'
  emit(simulation, 'customer.subscription.resumed', subscriptionObject(simulation, subscription), { status: 'paused' })
  restartPeriod(simulation, subscription)
}
