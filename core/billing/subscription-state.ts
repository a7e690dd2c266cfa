import { DAY_MS } from '../durations.ts'
import { type BillingPeriod, GRACE_DAYS, type PaidPlan, priceCents, REFUND_DAYS } from './plans.ts'

/** How long an ended subscription is still shown. */
const SHOW_ENDED_DAYS = 60

/** A subscription as last stored, in the payment provider's terms. */
export type StoredSubscription = {
  readonly id: string
  readonly status:
    | 'incomplete'
    | 'incomplete_expired'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'unpaid'
    | 'paused'
    | 'canceled'
  readonly plan: PaidPlan
  readonly period: BillingPeriod
  readonly currentPeriodEnd: Date
  readonly cancelAt: Date | null
  readonly endedAt: Date | null
  readonly nextPlan: PaidPlan | null
  readonly nextPeriod: BillingPeriod | null
  readonly createdAt: Date
}

/** An invoice as last stored; amounts in US cents. */
export type StoredPayment = {
  readonly id: string
  readonly subscriptionId: string
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  readonly plan: PaidPlan
  readonly period: BillingPeriod
  readonly totalCents: number
  readonly paidCents: number
  readonly periodEnd: Date
  readonly paidAt: Date | null
  readonly refundedAt: Date | null
  readonly disputedAt: Date | null
  readonly disputeWon: boolean | null
  readonly nextAttemptAt: Date | null
  readonly createdAt: Date
}

/** The state shown to the member, derived from the provider's status, later events and the time. */
export type SubscriptionState = 'active' | 'cancels' | 'past_due' | 'paused' | 'ended' | 'disputed' | 'incomplete'

/** `at` is null when the provider does not retry the card automatically. */
export type NextInvoice = { readonly at: Date | null; readonly amountCents: number }

/** Takes effect with the next period. */
export type ScheduledChange = { readonly plan: PaidPlan; readonly period: BillingPeriod; readonly at: Date }

/** Everything a screen shows about a subscription. */
export type SubscriptionView = {
  readonly id: string
  readonly plan: PaidPlan
  readonly period: BillingPeriod
  readonly state: SubscriptionState
  readonly currentPeriodEnd: Date
  /** Null when it does not renew automatically. */
  readonly renewsAt: Date | null
  /** When a canceled subscription ends; null while it renews, and once it has ended. */
  readonly cancelAt: Date | null
  readonly endedAt: Date | null
  /** Only when past due: the moment the plan ends unless the payment is made. */
  readonly fixBy: Date | null
  /** Price of one period in US cents. */
  readonly priceCents: number
  readonly nextInvoice: NextInvoice | null
  readonly scheduledChange: ScheduledChange | null
}

const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)

const latest = <Item>(items: readonly Item[], timeOf: (item: Item) => Date): Item | null =>
  items.reduce<Item | null>((best, item) => (best === null || timeOf(item) > timeOf(best) ? item : best), null)

const isPaid = ({ status, paidAt }: StoredPayment): boolean => status === 'paid' && paidAt !== null

const isOpenDispute = ({ disputedAt, disputeWon }: StoredPayment): boolean => disputedAt !== null && disputeWon === null

const isLostDispute = ({ disputedAt, disputeWon }: StoredPayment): boolean =>
  disputedAt !== null && disputeWon === false

/** The subscription's paid invoice for the latest period. */
const lastPaid = (payments: readonly StoredPayment[], subscriptionId: string): StoredPayment | null =>
  latest(
    payments.filter((payment) => payment.subscriptionId === subscriptionId && isPaid(payment)),
    ({ periodEnd }) => periodEnd,
  )

/** When it ended; null while live. A canceled subscription ends on its date, even if the event never arrived. */
const subscriptionEnd = (subscription: StoredSubscription, now: Date): Date | null => {
  const { status, endedAt, cancelAt, currentPeriodEnd } = subscription
  if (status === 'canceled' || status === 'incomplete_expired') return endedAt ?? cancelAt ?? currentPeriodEnd
  if (endedAt !== null && endedAt <= now) return endedAt
  return cancelAt !== null && cancelAt <= now ? cancelAt : null
}

/** A dispute of the latest paid period suspends a live plan at once, even when it is lost. */
export const subscriptionStateOf = (
  subscription: StoredSubscription,
  payments: readonly StoredPayment[],
  now: Date,
): SubscriptionState => {
  const paid = lastPaid(payments, subscription.id)
  const hasEnded = subscriptionEnd(subscription, now) !== null
  if (paid !== null && (isOpenDispute(paid) || (isLostDispute(paid) && !hasEnded))) return 'disputed'
  if (hasEnded) return 'ended'
  switch (subscription.status) {
    case 'past_due':
    case 'unpaid':
      return 'past_due'
    case 'paused':
      return 'paused'
    case 'active':
    case 'trialing':
      return subscription.cancelAt === null ? 'active' : 'cancels'
    default:
      return 'incomplete'
  }
}

/** The newest live one, else the last that ended in the past 60 days, else one awaiting its first payment. */
export const shownSubscription = <Row extends StoredSubscription>(rows: readonly Row[], now: Date): Row | null => {
  const known = rows.filter(({ status }) => status !== 'incomplete_expired')
  const live = known.filter((row) => subscriptionEnd(row, now) === null)
  const begun = live.filter(({ status }) => status !== 'incomplete')
  const oldest = addDays(now, -SHOW_ENDED_DAYS)
  const endOf = (row: Row) => subscriptionEnd(row, now) ?? now
  const ended = known.filter((row) => !live.includes(row) && endOf(row) > oldest)
  return (
    latest(begun, ({ createdAt }) => createdAt) ?? latest(ended, endOf) ?? latest(live, ({ createdAt }) => createdAt)
  )
}

/** The price on its last invoice for this plan and period, else the current list price. */
const periodCents = (
  { id, plan, period }: Pick<StoredSubscription, 'id' | 'plan' | 'period'>,
  payments: readonly StoredPayment[],
): number => {
  const paid = lastPaid(
    payments.filter((payment) => payment.plan === plan && payment.period === period),
    id,
  )
  return paid?.totalCents ?? priceCents(plan, period)
}

const openInvoice = (payments: readonly StoredPayment[], subscriptionId: string): StoredPayment | null =>
  latest(
    payments.filter((payment) => payment.subscriptionId === subscriptionId && payment.status === 'open'),
    ({ createdAt }) => createdAt,
  )

/** `creditCents` is the customer's credit for future invoices. */
export const subscriptionView = (
  subscription: StoredSubscription,
  payments: readonly StoredPayment[],
  creditCents: number,
  now: Date,
): SubscriptionView => {
  const { id, plan, period, currentPeriodEnd, cancelAt, nextPlan, nextPeriod } = subscription
  const state = subscriptionStateOf(subscription, payments, now)
  const price = periodCents(subscription, payments)
  const renews = state === 'active'
  const isChanging = renews && nextPlan !== null && nextPeriod !== null
  const scheduledChange = isChanging ? { plan: nextPlan, period: nextPeriod, at: currentPeriodEnd } : null
  const open = state === 'past_due' ? openInvoice(payments, id) : null
  const renewalCents = scheduledChange === null ? price : priceCents(scheduledChange.plan, scheduledChange.period)
  const renewal = { at: currentPeriodEnd, amountCents: Math.max(0, renewalCents - creditCents) }
  const due = open === null ? null : { at: open.nextAttemptAt, amountCents: open.totalCents - open.paidCents }
  const paidUntil = lastPaid(payments, id)?.periodEnd ?? null
  return {
    id,
    plan,
    period,
    state,
    currentPeriodEnd,
    renewsAt: renews ? currentPeriodEnd : null,
    cancelAt: state === 'cancels' ? cancelAt : null,
    endedAt: state === 'ended' ? subscriptionEnd(subscription, now) : null,
    fixBy: state === 'past_due' && paidUntil !== null ? addDays(paidUntil, GRACE_DAYS) : null,
    priceCents: price,
    nextInvoice: renews ? renewal : due,
    scheduledChange,
  }
}

/** The member's first payment that charged money; null before. Invoices paid entirely by credit do not count. */
export const firstPayment = <Row extends StoredPayment>(payments: readonly Row[]): Row | null =>
  payments
    .filter((payment) => isPaid(payment) && payment.paidCents > 0)
    .toSorted((a, b) => (a.paidAt?.getTime() ?? 0) - (b.paidAt?.getTime() ?? 0))
    .at(0) ?? null

/** The moment from which a full refund of the first payment can no longer be requested. */
const refundDeadline = (paidAt: Date): Date => addDays(paidAt, REFUND_DAYS)

/** The payment that can be fully refunded now, with its deadline; null when there is none. */
export const refundablePayment = <Row extends StoredPayment>(
  payments: readonly Row[],
  now: Date,
): { readonly payment: Row; readonly until: Date } | null => {
  const payment = firstPayment(payments)
  if (payment === null || payment.paidAt === null) return null
  const until = refundDeadline(payment.paidAt)
  const isTaken = payment.refundedAt !== null || (payment.disputedAt !== null && payment.disputeWon !== true)
  return now < until && !isTaken ? { payment, until } : null
}
