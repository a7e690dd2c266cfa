import { invalidRequest } from '../errors.ts'
import { refundCharge } from '../lifecycle/reversing.ts'
import { EVENT_SECONDS } from '../lifecycle/time.ts'
import { eventObject } from '../objects/checkout.ts'
import { chargeObject, disputeObject, paymentIntentObject, refundObject } from '../objects/payment.ts'
import { priceObject } from '../objects/subscription.ts'
import {
  anyCustomer,
  findCharge,
  findDispute,
  findPaymentIntent,
  findPrice,
  findRefund,
  type Simulation,
} from '../simulation.ts'
import type { ChargeRecord } from '../state.ts'
import type { Input } from './input.ts'
import { readPage } from './list.ts'
import type { Route } from './route.ts'

const readReason = (input: Input) => input.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer'])

const readCharge = (simulation: Simulation, input: Input): ChargeRecord => {
  const charge = input.text('charge')
  const intent = input.text('payment_intent')
  if (charge !== null) return findCharge(simulation, charge, { param: 'charge' })
  if (intent === null) throw invalidRequest('One of the following params should be provided: payment_intent or charge.')
  const { latestCharge, status } = findPaymentIntent(simulation, intent, { param: 'payment_intent' })
  if (latestCharge !== null && status === 'succeeded') return findCharge(simulation, latestCharge)
  throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' })
}

/** A list filtered by `charge` and `payment_intent`. */
const reversals = <Kind extends { readonly id: string; readonly created: number; readonly charge: string }>(
  path: string,
  all: (simulation: Simulation) => readonly Kind[],
  show: (simulation: Simulation, one: Kind) => object,
): Route => ({
  method: 'GET',
  path,
  read: ({ simulation, input }) => {
    const charge = input.text('charge')
    const intent = input.text('payment_intent')
    const page = readPage(input)
    return () => {
      const found = all(simulation).filter(
        (one) =>
          (charge === null || one.charge === charge) &&
          (intent === null || findCharge(simulation, one.charge).paymentIntent === intent),
      )
      return page(path, found, (one) => show(simulation, one))
    }
  },
})

const retrieve = (path: string, show: (simulation: Simulation, id: string) => object): Route => ({
  method: 'GET',
  path,
  read:
    ({ simulation, id }) =>
    () =>
      show(simulation, id),
})

export const PAYMENT_ROUTES: readonly Route[] = [
  retrieve('/v1/prices/{id}', (simulation, id) => priceObject(findPrice(simulation, id))),
  retrieve('/v1/charges/{id}', (simulation, id) => chargeObject(simulation, findCharge(simulation, id))),
  retrieve('/v1/payment_intents/{id}', (simulation, id) => paymentIntentObject(findPaymentIntent(simulation, id))),
  retrieve('/v1/refunds/{id}', (simulation, id) => refundObject(simulation, findRefund(simulation, id))),
  retrieve('/v1/disputes/{id}', (simulation, id) => disputeObject(simulation, findDispute(simulation, id))),
  {
    method: 'GET',
    path: '/v1/charges',
    read: ({ simulation, input }) => {
      const customer = input.text('customer')
      const intent = input.text('payment_intent')
      const page = readPage(input)
      if (customer !== null) anyCustomer(simulation, customer, { param: 'customer' })
      return () => {
        const found = simulation.state.charges.filter(
          (one) =>
            (customer === null || one.customer === customer) && (intent === null || one.paymentIntent === intent),
        )
        return page('/v1/charges', found, (charge) => chargeObject(simulation, charge))
      }
    },
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    read: ({ simulation, input }) => {
      const charge = readCharge(simulation, input)
      const amount = input.integer('amount')
      const values = { reason: readReason(input), metadata: input.metadata(), ...(amount !== null && { amount }) }
      return () => refundObject(simulation, refundCharge(simulation, charge, values))
    },
  },
  reversals('/v1/refunds', ({ state }) => state.refunds, refundObject),
  reversals('/v1/disputes', ({ state }) => state.disputes, disputeObject),
  {
    method: 'GET',
    path: '/v1/events',
    read: ({ simulation, input }) => {
      const type = input.text('type')
      const types = input.texts('types')
      const page = readPage(input)
      return () => {
        const found = simulation.state.events.filter(
          (one) =>
            one.created > simulation.state.now - EVENT_SECONDS &&
            (type === null || one.type === type) &&
            (types.length === 0 || types.includes(one.type)),
        )
        return page('/v1/events', found, eventObject)
      }
    },
  },
  {
    method: 'GET',
    path: '/v1/events/{id}',
    read:
      ({ simulation, id }) =>
      () => {
        const event = simulation.state.events.find((one) => one.id === id)
        if (event === undefined)
          throw invalidRequest(`No such event: '${id}'`, { code: 'resource_missing', param: 'id' })
        return eventObject(event)
      },
  },
]
