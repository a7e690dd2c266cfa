import { invalidRequest } from '../errors.ts'
import { moveBalance } from '../lifecycle/balance.ts'
import { createCustomer } from '../lifecycle/checkout.ts'
import { endSubscription } from '../lifecycle/subscribing.ts'
import { balanceTransactionObject, customerObject } from '../objects/customer.ts'
import { anyCustomer, change, emit, findCustomer, type Simulation } from '../simulation.ts'
import type { CustomerRecord } from '../state.ts'
import { readPage } from './list.ts'
import type { Route } from './route.ts'

/** Subscriptions end at once, and name and email are removed. */
export const deleteCustomer = (simulation: Simulation, customer: CustomerRecord): void => {
  for (const subscription of simulation.state.subscriptions) {
    if (subscription.customer !== customer.id || subscription.status === 'canceled') continue
    endSubscription(simulation, subscription, 'cancellation_requested')
  }
  const last = customerObject(customer)
  // Removes personal data.
  Object.assign(customer, { deleted: true, email: null, name: null, description: null, metadata: {} })
  emit(simulation, 'customer.deleted', last)
}

export const CUSTOMER_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    read: ({ simulation, input }) => {
      const values = {
        email: input.text('email'),
        name: input.text('name'),
        description: input.text('description'),
        metadata: input.metadata(),
      }
      return () => customerObject(createCustomer(simulation, values))
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/{id}',
    read:
      ({ simulation, id }) =>
      () =>
        customerObject(anyCustomer(simulation, id)),
  },
  {
    method: 'POST',
    path: '/v1/customers/{id}',
    read: ({ simulation, input, id }) => {
      const customer = findCustomer(simulation, id)
      const email = input.has('email') ? input.text('email') : customer.email
      const name = input.has('name') ? input.text('name') : customer.name
      const metadata = { ...customer.metadata, ...input.metadata() }
      return () => {
        change(
          simulation,
          'customer.updated',
          () => customerObject(customer),
          () => Object.assign(customer, { email, name, metadata }),
        )
        return customerObject(customer)
      }
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/{id}',
    read:
      ({ simulation, id }) =>
      () => {
        const customer = findCustomer(simulation, id)
        deleteCustomer(simulation, customer)
        return customerObject(customer)
      },
  },
  {
    method: 'GET',
    path: '/v1/customers',
    read: ({ simulation, input }) => {
      const email = input.text('email')
      const page = readPage(input)
      return () => {
        const found = simulation.state.customers.filter(
          (one) => !one.deleted && (email === null || one.email === email),
        )
        return page('/v1/customers', found, customerObject)
      }
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/{id}/balance_transactions',
    read: ({ simulation, input, id }) => {
      const page = readPage(input)
      return () => {
        const { id: customerId } = anyCustomer(simulation, id)
        const own = simulation.state.balanceTransactions.filter(({ customer }) => customer === customerId)
        return page(`/v1/customers/${id}/balance_transactions`, own, balanceTransactionObject)
      }
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/{id}/balance_transactions',
    read: ({ simulation, input, id }) => {
      const customer = findCustomer(simulation, id)
      const currency = input.required('currency')
      input.required('amount')
      const amount = input.integer('amount') ?? 0
      const values = { amount, description: input.text('description'), metadata: input.metadata() }
      if (currency !== 'usd') {
        throw invalidRequest(`The currency ${currency} differs from the customer's currency (usd).`, {
          param: 'currency',
        })
      }
      return () => balanceTransactionObject(moveBalance(simulation, customer, { ...values, type: 'adjustment' }))
    },
  },
]
