import { invalidRequest, missing } from '../errors.ts'
import { changePrice } from '../lifecycle/price-change.ts'
import { changeSubscription, endSubscription, setCancelAtPeriodEnd } from '../lifecycle/subscribing.ts'
import { subscriptionObject } from '../objects/subscription.ts'
import { anyCustomer, findPrice, findSubscription, type Simulation } from '../simulation.ts'
import type { SubscriptionRecord } from '../state.ts'
import type { Input } from './input.ts'
import { readPage } from './list.ts'
import type { Route } from './route.ts'

export const PRORATIONS = ['none', 'create_prorations', 'always_invoice'] as const

/** Null without a change. */
export const readItem = (simulation: Simulation, input: Input, subscription: SubscriptionRecord) => {
  const [item, ...more] = input.list('items')
  if (item === undefined) return null
  if (more.length > 0) throw invalidRequest('The simulator has subscriptions with one item alone.', { param: 'items' })
  if (item.text('id') !== subscription.itemId) {
    throw invalidRequest('The simulator changes the item that a subscription has: name its id.', {
      param: 'items[0][id]',
    })
  }
  const price = findPrice(simulation, item.text('price') ?? subscription.price, { param: 'items[0][price]' })
  return { price: price.id, quantity: item.integer('quantity') ?? subscription.quantity }
}

const expectNoSchedule = ({ schedule }: SubscriptionRecord): void => {
  if (schedule === null) return
  throw invalidRequest(
    `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
  )
}

const isListed = ({ status }: SubscriptionRecord, wanted: string | null): boolean => {
  if (wanted === null) return status !== 'canceled'
  if (wanted === 'all') return true
  return wanted === 'ended' ? status === 'canceled' : status === wanted
}

export const SUBSCRIPTION_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/subscriptions',
    read: ({ simulation, input }) => {
      const customer = input.text('customer')
      const status = input.text('status')
      const price = input.text('price')
      const page = readPage(input)
      if (customer !== null) anyCustomer(simulation, customer, { param: 'customer' })
      return () => {
        const found = simulation.state.subscriptions.filter(
          (one) =>
            (customer === null || one.customer === customer) &&
            (price === null || one.price === price) &&
            isListed(one, status),
        )
        return page('/v1/subscriptions', found, (subscription) => subscriptionObject(simulation, subscription))
      }
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/{id}',
    read:
      ({ simulation, id }) =>
      () =>
        subscriptionObject(simulation, findSubscription(simulation, id)),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/{id}',
    read: ({ simulation, input, id }) => {
      const subscription = findSubscription(simulation, id)
      if (subscription.status === 'canceled' && ['items', 'cancel_at_period_end'].some((name) => input.has(name))) {
        throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
      }
      const item = readItem(simulation, input, subscription)
      const proration = input.oneOf('proration_behavior', PRORATIONS) ?? 'create_prorations'
      const cancel = input.boolean('cancel_at_period_end')
      const metadata = { ...subscription.metadata, ...input.metadata() }
      input.ignore('cancellation_details')
      if (cancel !== null) expectNoSchedule(subscription)
      return () => {
        if (item !== null) changePrice(simulation, subscription, { ...item, proration })
        if (cancel !== null) setCancelAtPeriodEnd(simulation, subscription, cancel)
        changeSubscription(simulation, subscription, () => Object.assign(subscription, { metadata }))
        return subscriptionObject(simulation, subscription)
      }
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/{id}',
    read: ({ simulation, input, id }) => {
      input.ignore('cancellation_details')
      for (const name of ['invoice_now', 'prorate']) {
        if (input.boolean(name) === true) throw invalidRequest(`The simulator does not know ${name}.`, { param: name })
      }
      return () => {
        const subscription = findSubscription(simulation, id)
        // Like Stripe, which does not find an ended subscription to cancel.
        if (subscription.status === 'canceled') throw missing('subscription', id, 'id')
        endSubscription(simulation, subscription, 'cancellation_requested')
        return subscriptionObject(simulation, subscription)
      }
    },
  },
]
