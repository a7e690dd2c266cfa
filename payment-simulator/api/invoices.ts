import { declined, missing } from '../errors.ts'
import { collectInvoice, voidInvoice } from '../lifecycle/invoicing.ts'
import { invoiceObject, invoicePaymentObject } from '../objects/invoice.ts'
import { anyCustomer, findInvoice, findPaymentIntent, type Simulation } from '../simulation.ts'
import { readPage } from './list.ts'
import type { Route } from './route.ts'

const STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const

/** An action on one invoice, which it returns. */
const action = (path: string, work: (simulation: Simulation, id: string) => void): Route => ({
  method: 'POST',
  path,
  read:
    ({ simulation, id }) =>
    () => {
      work(simulation, id)
      return invoiceObject(simulation, findInvoice(simulation, id))
    },
})

export const INVOICE_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    read: ({ simulation, input }) => {
      const customer = input.text('customer')
      const subscription = input.text('subscription')
      const status = input.oneOf('status', STATUSES)
      const page = readPage(input)
      if (customer !== null) anyCustomer(simulation, customer, { param: 'customer' })
      return () => {
        const found = simulation.state.invoices.filter(
          (one) =>
            (customer === null || one.customer === customer) &&
            (subscription === null || one.subscription === subscription) &&
            (status === null || one.status === status),
        )
        return page('/v1/invoices', found, (invoice) => invoiceObject(simulation, invoice))
      }
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/{id}',
    read:
      ({ simulation, id }) =>
      () =>
        invoiceObject(simulation, findInvoice(simulation, id)),
  },
  action('/v1/invoices/{id}/void', (simulation, id) => voidInvoice(simulation, findInvoice(simulation, id))),
  action('/v1/invoices/{id}/pay', (simulation, id) => {
    const invoice = findInvoice(simulation, id)
    if (collectInvoice(simulation, invoice, 'later')) return
    const intent = findPaymentIntent(simulation, invoice.paymentIntent ?? '')
    throw declined(intent.latestCharge ?? '', intent.id)
  }),
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    read: ({ simulation, input }) => {
      const invoice = input.text('invoice')
      const status = input.oneOf('status', ['open', 'paid', 'canceled'])
      const payment = input.nested('payment')
      const intent = payment?.text('payment_intent') ?? null
      payment?.ignore('type')
      const page = readPage(input)
      return () => {
        const found = simulation.state.invoicePayments.filter(
          (one) =>
            (invoice === null || one.invoice === invoice) &&
            (intent === null || one.paymentIntent === intent) &&
            (status === null || one.status === status),
        )
        return page('/v1/invoice_payments', found, (one) =>
          invoicePaymentObject(one, findInvoice(simulation, one.invoice)),
        )
      }
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments/{id}',
    read:
      ({ simulation, id }) =>
      () => {
        const payment = simulation.state.invoicePayments.find((one) => one.id === id)
        if (payment === undefined) throw missing('invoice_payment', id, 'id')
        return invoicePaymentObject(payment, findInvoice(simulation, payment.invoice))
      },
  },
]
