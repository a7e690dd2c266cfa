import type Stripe from 'stripe'
import type { ProviderCharge, ProviderCustomer, ProviderInvoice } from './payments.ts'
import { type PriceLookup, toCharge, toInvoice, toSubscription } from './stripe-state.ts'

const PAGE = 100

/** Stripe lists the newest first; those of the same second keep their order. */
const byAge = (a: { readonly createdAt: Date }, b: { readonly createdAt: Date }): number =>
  a.createdAt.getTime() - b.createdAt.getTime()

const collect = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const collected: Item[] = []
  for await (const item of items) collected.push(item)
  return collected
}

/** Successful charges by payment intent. */
const readCharges = async (stripe: Stripe, customer: string): Promise<Map<string, ProviderCharge[]>> => {
  const byIntent = new Map<string, ProviderCharge[]>()
  const expand = ['data.refunds']
  for await (const charge of stripe.charges.list({ customer, limit: PAGE, expand })) {
    if (charge.status !== 'succeeded') continue
    const disputes = charge.disputed ? await collect(stripe.disputes.list({ charge: charge.id, limit: PAGE })) : []
    const known = toCharge(charge, disputes)
    const key = known.paymentIntentId ?? known.id
    byIntent.set(key, [...(byIntent.get(key) ?? []), known])
  }
  return byIntent
}

/** Null for an unknown or deleted customer. */
export const readCustomer = async (
  stripe: Stripe,
  customerId: string,
  lookup: PriceLookup,
): Promise<ProviderCustomer | null> => {
  const customer = await stripe.customers.retrieve(customerId).catch((error: unknown) => {
    if ((error as { readonly code?: string }).code === 'resource_missing') return null
    throw error
  })
  if (customer === null || customer.deleted) return null
  const scope = { customer: customerId, limit: PAGE }
  const subscriptions = await collect(stripe.subscriptions.list({ ...scope, status: 'all', expand: ['data.schedule'] }))
  const invoices = await collect(stripe.invoices.list({ ...scope, expand: ['data.payments'] }))
  const charges = await readCharges(stripe, customerId)
  return {
    id: customer.id,
    userId: customer.metadata['user_id'] ?? null,
    creditCents: Math.max(0, -customer.balance),
    subscriptions: subscriptions
      .map((subscription) => toSubscription(subscription, lookup))
      .toReversed()
      .toSorted(byAge),
    invoices: invoices
      .map((invoice) => toInvoice(invoice, charges, lookup))
      .filter((invoice): invoice is ProviderInvoice => invoice !== null)
      .toReversed()
      .toSorted(byAge),
  }
}
