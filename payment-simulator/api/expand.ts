import { invalidRequest } from '../errors.ts'
import { sessionObject } from '../objects/checkout.ts'
import { cardObject, customerObject } from '../objects/customer.ts'
import { invoiceObject, invoicePaymentObject } from '../objects/invoice.ts'
import { chargeObject, paymentIntentObject, refundObject } from '../objects/payment.ts'
import { listOf } from '../objects/simulated.ts'
import { priceObject, scheduleObject, subscriptionObject } from '../objects/subscription.ts'
import {
  anyCustomer,
  findCard,
  findCharge,
  findInvoice,
  findPaymentIntent,
  findPrice,
  findSchedule,
  findSession,
  findSubscription,
  type Simulation,
} from '../simulation.ts'

type Shown = Record<string, unknown>

/** Objects by id prefix; longer prefixes come first. */
const RESOLVERS: readonly (readonly [prefix: string, show: (simulation: Simulation, id: string) => object])[] = [
  ['sub_sched_', (simulation, id) => scheduleObject(simulation, findSchedule(simulation, id))],
  ['sub_', (simulation, id) => subscriptionObject(simulation, findSubscription(simulation, id))],
  ['cus_', (simulation, id) => customerObject(anyCustomer(simulation, id))],
  ['price_', (simulation, id) => priceObject(findPrice(simulation, id))],
  ['in_', (simulation, id) => invoiceObject(simulation, findInvoice(simulation, id))],
  ['pi_', (simulation, id) => paymentIntentObject(findPaymentIntent(simulation, id))],
  ['ch_', (simulation, id) => chargeObject(simulation, findCharge(simulation, id))],
  ['pm_', (simulation, id) => cardObject(findCard(simulation, id))],
  ['cs_', (simulation, id) => sessionObject(simulation, findSession(simulation, id))],
]

/** Lists included only on request. */
const includable = (simulation: Simulation, { object, id }: Shown, name: string): object | null => {
  const { state } = simulation
  if (object === 'invoice' && name === 'payments') {
    const invoice = findInvoice(simulation, String(id))
    const payments = state.invoicePayments.filter((payment) => payment.invoice === id)
    return listOf(
      `/v1/invoice_payments?invoice=${id}`,
      payments.map((payment) => invoicePaymentObject(payment, invoice)),
    )
  }
  if (object === 'charge' && name === 'refunds') {
    const refunds = state.refunds.filter((refund) => refund.charge === id).toReversed()
    return listOf(
      `/v1/charges/${id}/refunds`,
      refunds.map((refund) => refundObject(simulation, refund)),
    )
  }
  if (object === 'customer' && name === 'subscriptions') {
    const own = state.subscriptions.filter(({ customer, status }) => customer === id && status !== 'canceled')
    return listOf(
      `/v1/customers/${id}/subscriptions`,
      own.toReversed().map((one) => subscriptionObject(simulation, one)),
    )
  }
  return null
}

const expandOne = (simulation: Simulation, value: unknown, [name = '', ...rest]: string[], path: string): void => {
  if (Array.isArray(value)) {
    for (const item of value) expandOne(simulation, item, [name, ...rest], path)
    return
  }
  const holder = value as Shown
  const current = holder[name]
  if (typeof current === 'string') {
    const resolver = RESOLVERS.find(([prefix]) => current.startsWith(prefix))
    if (resolver !== undefined) holder[name] = resolver[1](simulation, current)
  } else if (current === undefined) {
    const list = includable(simulation, holder, name)
    if (list === null) {
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
    }
    holder[name] = list
  }
  const next = holder[name]
  if (rest.length > 0 && typeof next === 'object' && next !== null) expandOne(simulation, next, rest, path)
}

const DEEPEST = 4

/** Replaces ids by objects and adds lists, as in `expand[]`: `customer`, `data.payments`. */
export const expand = (simulation: Simulation, response: object, paths: readonly string[]): object => {
  const copy: Shown = structuredClone(response) as Shown
  for (const path of paths) {
    const names = path.split('.')
    if (names.length > DEEPEST) {
      throw invalidRequest(`You cannot expand more than ${DEEPEST} levels of a property (${path}).`, {
        param: 'expand',
      })
    }
    expandOne(simulation, copy, names, path)
  }
  return copy
}
