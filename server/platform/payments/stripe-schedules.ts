import type Stripe from 'stripe'
import type { BillingPeriod } from '#core/billing/plans.ts'
import { idOf, periodEndOf } from './stripe-state.ts'

/** The active schedule of a subscription; null without one. */
const activeSchedule = ({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null =>
  schedule !== null && typeof schedule !== 'string' && schedule.status === 'active' ? schedule : null

const withSchedule = (stripe: Stripe, subscriptionId: string): Promise<Stripe.Subscription> =>
  stripe.subscriptions.retrieve(subscriptionId, { expand: ['schedule'] })

/**
 * Changes the price at the end of the period by a schedule of two phases, the first of which is already paid. It then
 * releases the subscription, which continues at the new price.
 */
export const scheduleChange = async (
  stripe: Stripe,
  change: {
    readonly subscriptionId: string
    readonly price: string
    readonly period: BillingPeriod
    readonly idempotencyKey: string
  },
): Promise<void> => {
  const { subscriptionId, price, period, idempotencyKey } = change
  const subscription = await withSchedule(stripe, subscriptionId)
  const schedule =
    activeSchedule(subscription) ??
    (await stripe.subscriptionSchedules.create(
      { from_subscription: subscriptionId },
      { idempotencyKey: `${idempotencyKey}:schedule` },
    ))
  const current = idOf(subscription.items.data[0]?.price) ?? ''
  const start = schedule.current_phase?.start_date ?? schedule.phases[0]?.start_date ?? subscription.start_date
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: current, quantity: 1 }],
          start_date: start,
          end_date: periodEndOf(subscription),
          proration_behavior: 'none',
        },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: period, interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    },
    { idempotencyKey },
  )
}

/** The subscription continues unchanged. Does nothing without a schedule. */
export const cancelChange = async (stripe: Stripe, subscriptionId: string, idempotencyKey: string): Promise<void> => {
  const schedule = activeSchedule(await withSchedule(stripe, subscriptionId))
  if (schedule !== null) await stripe.subscriptionSchedules.release(schedule.id, {}, { idempotencyKey })
}
