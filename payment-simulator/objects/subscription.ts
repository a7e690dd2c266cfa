import type Stripe from 'stripe'
import { findPrice, type Simulation } from '../simulation.ts'
import type { PriceRecord, ScheduleRecord, SubscriptionRecord } from '../state.ts'
import { listOf, type Simulated } from './simulated.ts'

export const priceObject = (price: PriceRecord) =>
  ({
    id: price.id,
    object: 'price',
    active: price.active,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: price.product,
    recurring: {
      interval: price.interval,
      interval_count: price.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: price.unitAmount,
    unit_amount_decimal: String(price.unitAmount),
  }) satisfies Simulated<Stripe.Price>

const itemObject = (simulation: Simulation, subscription: SubscriptionRecord) =>
  ({
    id: subscription.itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created: subscription.created,
    current_period_end: subscription.periodEnd,
    current_period_start: subscription.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    price: priceObject(findPrice(simulation, subscription.price)),
    quantity: subscription.quantity,
    subscription: subscription.id,
    tax_rates: [],
  }) satisfies Simulated<Stripe.SubscriptionItem, 'plan'>

export const subscriptionObject = (simulation: Simulation, subscription: SubscriptionRecord) =>
  ({
    id: subscription.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { enabled: false, liability: null, disabled_reason: null },
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: { comment: null, feedback: null, reason: subscription.cancelReason },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: findPrice(simulation, subscription.price).currency,
    customer: subscription.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: listOf(`/v1/subscription_items?subscription=${subscription.id}`, [itemObject(simulation, subscription)]),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: subscription.schedule,
    start_date: subscription.created,
    status: subscription.status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  }) satisfies Simulated<Stripe.Subscription, 'managed_payments' | 'payment_settings'>

const phaseObject = (simulation: Simulation, { phases }: ScheduleRecord, index: number) => {
  const phase = phases[index] as ScheduleRecord['phases'][number]
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: findPrice(simulation, phase.price).currency,
    default_payment_method: null,
    description: null,
    discounts: [],
    end_date: phase.end,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: phase.price,
        price: phase.price,
        quantity: phase.quantity,
        tax_rates: [],
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: phase.prorationBehavior,
    start_date: phase.start,
    transfer_data: null,
    trial_end: null,
  } satisfies Simulated<Stripe.SubscriptionSchedule.Phase>
}

export const scheduleObject = (simulation: Simulation, schedule: ScheduleRecord) => {
  const current = schedule.phases[schedule.currentPhase]
  return {
    id: schedule.id,
    object: 'subscription_schedule',
    application: null,
    billing_mode: { type: 'flexible' },
    canceled_at: schedule.canceledAt,
    completed_at: schedule.completedAt,
    created: schedule.created,
    current_phase:
      schedule.status === 'active' && current !== undefined
        ? { start_date: current.start, end_date: current.end }
        : null,
    customer: schedule.customer,
    customer_account: null,
    end_behavior: schedule.endBehavior,
    livemode: false,
    metadata: schedule.metadata,
    pause_schedules: [],
    phases: schedule.phases.map((_, index) => phaseObject(simulation, schedule, index)),
    released_at: schedule.releasedAt,
    released_subscription: schedule.releasedSubscription,
    status: schedule.status,
    subscription: schedule.subscription,
    test_clock: null,
  } satisfies Simulated<Stripe.SubscriptionSchedule, 'default_settings'>
}
