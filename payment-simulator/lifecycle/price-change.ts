import { findPrice, type Simulation } from '../simulation.ts'
import type { PendingItem, PriceRecord, ProrationBehavior, SubscriptionRecord } from '../state.ts'
import { collectInvoice, createInvoice, finalizeInvoice } from './invoicing.ts'
import { changeSubscription, restartPeriod } from './subscribing.ts'

type PriceChange = { readonly price: string; readonly quantity: number; readonly proration: ProrationBehavior }

const hasSameInterval = (one: PriceRecord, other: PriceRecord): boolean =>
  one.interval === other.interval && one.intervalCount === other.intervalCount

/** Proration: the unused rest of the period is credited, and charged at the new price if the interval stays. */
export const prorationItems = (
  simulation: Simulation,
  subscription: Pick<SubscriptionRecord, 'price' | 'quantity' | 'periodStart' | 'periodEnd'>,
  { price, quantity, proration }: PriceChange,
): PendingItem[] => {
  if (proration === 'none') return []
  const { now } = simulation.state
  const before = findPrice(simulation, subscription.price)
  const after = findPrice(simulation, price)
  const rest = (subscription.periodEnd - now) / (subscription.periodEnd - subscription.periodStart)
  const span = { start: now, end: subscription.periodEnd }
  const unused: PendingItem = {
    amount: -Math.round(before.unitAmount * subscription.quantity * rest),
    description: `Unused time on ${before.product}`,
    price: before.id,
    ...span,
  }
  if (!hasSameInterval(before, after)) return [unused]
  const remaining: PendingItem = {
    amount: Math.round(after.unitAmount * quantity * rest),
    description: `Remaining time on ${after.product}`,
    price: after.id,
    ...span,
  }
  return [unused, remaining]
}

/** A different interval begins a new period at once; otherwise the period continues. */
export const changePrice = (simulation: Simulation, subscription: SubscriptionRecord, to: PriceChange): void => {
  const before = findPrice(simulation, subscription.price)
  const after = findPrice(simulation, to.price)
  if (before.id === after.id && subscription.quantity === to.quantity) return
  subscription.pendingItems.push(...prorationItems(simulation, subscription, to))
  changeSubscription(simulation, subscription, () => {
    subscription.price = to.price
    subscription.quantity = to.quantity
  })
  if (!hasSameInterval(before, after)) {
    restartPeriod(simulation, subscription)
  } else if (to.proration === 'always_invoice' && subscription.pendingItems.length > 0) {
    const { now } = simulation.state
    const { periodStart } = subscription
    const invoice = createInvoice(simulation, subscription, {
      billingReason: 'subscription_update',
      periodStart,
      periodEnd: now,
      lines: [],
      finalizesAt: null,
    })
    finalizeInvoice(simulation, invoice)
    collectInvoice(simulation, invoice, 'later')
  }
}
