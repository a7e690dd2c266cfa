import { DAY_MS } from '../durations.ts'
import { type BillingPeriod, GRACE_DAYS, type PaidPlan, priceCents, REFUND_DAYS } from '../plans.ts'

/** How long an ended subscription is still shown. */
const SHOW_ENDED_DAYS = 60

/** A subscription as it was last stored, in the words of the payment provider. */
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

/** An invoice as it was last stored; amounts in US cents. */
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

/** What a subscription is for its member: the provider's status, later facts and the time in one word. */
export type SubscriptionState = 'active' | 'cancels' | 'past_due' | 'paused' | 'ended' | 'disputed' | 'incomplete'

/** What is due next. `at` is null when the provider does not try the card again by itself. */
export type NextInvoice = { readonly at: Date | null; readonly amountCents: number }

/** A change that takes effect with the next period. */
export type ScheduledChange = { readonly plan: PaidPlan; readonly period: BillingPeriod; readonly at: Date }

/** Everything that a screen says about a subscription. */
export type SubscriptionView = {
  readonly id: string
  readonly plan: PaidPlan
  readonly period: BillingPeriod
  readonly state: SubscriptionState
  readonly currentPeriodEnd: Date
  /** When it renews; null when it does not renew by itself. */
  readonly renewsAt: Date | null
  /** When it ends because it was canceled; null while it renews, and once it has ended. */
  readonly cancelAt: Date | null
  readonly endedAt: Date | null
  /** Past due alone: the first moment without the plan if the payment is not made. */
  readonly fixBy: Date | null
  /** What one period costs, in US cents. */
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

/** The last paid invoice of a subscription: the one that pays for the latest period. */
const lastPaid = (payments: readonly StoredPayment[], subscriptionId: string): StoredPayment | null =>
  latest(
    payments.filter((payment) => payment.subscriptionId === subscriptionId && isPaid(payment)),
    ({ periodEnd }) => periodEnd,
  )

/** When a subscription ended; null while it is live. A canceled one ends on its date, whether or not its event came. */
const subscriptionEnd = (subscription: StoredSubscription, now: Date): Date | null => {
  const { status, endedAt, cancelAt, currentPeriodEnd } = subscription
  if (status === 'canceled' || status === 'incomplete_expired') return endedAt ?? cancelAt ?? currentPeriodEnd
  if (endedAt !== null && endedAt <= now) return endedAt
  return cancelAt !== null && cancelAt <= now ? cancelAt : null
}

/**
 * The state of a subscription. A dispute of its latest paid period comes first, because it takes the plan away at once;
 * a lost one matters only while the subscription is live.
 */
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

/**
 * The subscription that a member sees: the newest live one, else the last that ended in the past 60 days, else one whose
 * first payment is still to be made; null without one.
 */
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

/** What a period of a subscription costs: as its last invoice for it said, else as the table of prices says now. */
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

/** All that a screen shows of a subscription. `creditCents` is the customer's credit for coming invoices. */
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

/** The first payment of a member that took money; null before it. Invoices that credit paid in full do not count. */
export const firstPayment = <Row extends StoredPayment>(payments: readonly Row[]): Row | null =>
  payments
    .filter((payment) => isPaid(payment) && payment.paidCents > 0)
    .toSorted((a, b) => (a.paidAt?.getTime() ?? 0) - (b.paidAt?.getTime() ?? 0))
    .at(0) ?? null

/** The first moment at which a full refund of the first payment can no longer be requested. */
const refundDeadline = (paidAt: Date): Date => addDays(paidAt, REFUND_DAYS)

/** The payment that can be refunded in full now, with its deadline; null when there is none. */
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
