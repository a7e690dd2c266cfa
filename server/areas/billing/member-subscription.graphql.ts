import type { PlanSource } from '#core/billing/plan-sources.ts'
import type { NextInvoice, ScheduledChange } from '#core/billing/subscription-state.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { viewerOfRow } from '../../graphql/viewer-rows.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { MemberSubscription } from './subscription.service.ts'

const SubscriptionState = enumType('SubscriptionState', 'The status of a subscription as its member sees it.', {
  active: 'It is paid and renews.',
  cancels: 'It is paid, does not renew and ends at `cancelAt`.',
  past_due: 'Its renewal payment failed. The plan ends at `fixBy` unless it is paid.',
  paused: 'It is paused at the payment provider and creates no invoices.',
  ended: 'It ended at `endedAt`.',
  disputed: 'Its last payment is disputed with the bank, so it grants no plan.',
  incomplete: 'Its first payment is not complete.',
})

export const RefundStateType = enumType('RefundState', 'The state of a refund request.', {
  requested: 'It is waiting for a decision.',
  approved: 'The payment was refunded in full.',
  refused: 'The request was refused.',
})

export const InvoiceStatusType = enumType('InvoiceStatus', 'The status of an invoice.', {
  draft: 'It is a draft.',
  open: 'It is due.',
  paid: 'It is paid.',
  uncollectible: 'It was not paid and is no longer expected to be paid.',
  void: 'It was canceled; nothing is due.',
})

const NextInvoiceType = exposedType<NextInvoice>('NextInvoice', 'The next invoice.', {
  at: nullable.dateTime('When the card is charged; null when a failed payment is not retried automatically.'),
  amountCents: field.int('The amount charged after credit, in US cents.'),
})

const ScheduledChangeType = builder.objectRef<ScheduledChange>('ScheduledPlanChange').implement({
  description: 'A change of plan or period that takes effect with the next period.',
  fields: (t) => ({
    plan: t.expose('plan', { type: 'PlanName', description: 'The next plan.' }),
    period: t.expose('period', { type: 'BillingPeriod', description: 'The next billing period.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it takes effect.' }),
  }),
})

type MemberRefundRequest = NonNullable<MemberSubscription['refundRequest']>

const MemberRefundRequestType = builder.objectRef<MemberRefundRequest>('MemberRefundRequest').implement({
  description: "A member's request for a full refund of their first payment.",
  fields: (t) =>
    withExposed(t, {
      state: field.of(RefundStateType, 'Its state.'),
      amountCents: field.int('The full amount to refund, in US cents.'),
      createdAt: field.dateTime('When it was sent.'),
      settledAt: nullable.dateTime('When it was decided; null until then.'),
    }),
})

export const MemberSubscriptionType = builder.objectRef<MemberSubscription>('MemberSubscription').implement({
  description: 'A paid subscription as its member sees it. `Viewer.entitlement` is the plan that the member can use.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id at the payment provider.'),
      plan: field.of('PlanName', '`PRO` or `BUSINESS`.'),
      period: field.of('BillingPeriod', 'How often it is billed.'),
      state: field.of(SubscriptionState, 'Its state.'),
      priceCents: field.int('The price of one period, in US cents.'),
      currentPeriodEnd: field.dateTime('When the current period ends.'),
      renewsAt: nullable.dateTime('When it renews; null when it does not renew automatically.'),
      cancelAt: nullable.dateTime('When it ends because it was canceled; null otherwise.'),
      endedAt: nullable.dateTime('When it ended; null while it is running.'),
      fixBy: nullable.dateTime('When the plan ends unless the failed payment is made; null when no payment failed.'),
      nextInvoice: nullable.of(NextInvoiceType, 'The next charge; null when there is none.'),
      scheduledChange: nullable.of(
        ScheduledChangeType,
        'The change scheduled for the next period; null when there is none.',
      ),
      creditCents: field.int("The member's credit for future invoices, in US cents."),
      refundableUntil: nullable.dateTime(
        'The deadline to request a full refund of the first payment; null when none can be requested.',
      ),
      refundRequest: nullable.of(
        MemberRefundRequestType,
        "The member's latest refund request; null when there is none.",
      ),
    }),
})

const PaymentType = builder.prismaObject('Payment', {
  description: 'An invoice of a subscription.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    number: t.exposeString('number', {
      nullable: true,
      description: 'The number printed on the invoice; null when it has none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The date of the invoice.' }),
    plan: t.expose('plan', { type: 'PlanName', description: 'The plan that it is for.' }),
    period: t.expose('period', { type: 'BillingPeriod', description: 'The billing period that it is for.' }),
    status: t.expose('status', { type: InvoiceStatusType, description: 'Its status.' }),
    amountCents: t.exposeInt('totalCents', { description: 'The amount due before credit, in US cents.' }),
    refundedCents: t.exposeInt('refundedCents', { description: 'The refunded amount, in US cents.' }),
    disputed: t.boolean({
      select: { disputedAt: true, disputeWon: true },
      description: 'Whether the payment is disputed with the bank or was lost to a dispute.',
      resolve: ({ disputedAt, disputeWon }) => disputedAt !== null && disputeWon !== true,
    }),
    invoiceUrl: t.exposeString('invoiceUrl', {
      nullable: true,
      description: "The payment provider's page for the invoice; null when there is none.",
    }),
  }),
})

const PlanSourceKind = enumType('PlanSourceKind', 'The source of a paid plan.', {
  subscription: 'It is paid.',
  team: 'It was granted by an administrator.',
  referral: 'It was earned with referrals.',
  seat: "It is a seat in another member's Business plan.",
})

const PlanSourceType = builder.objectRef<PlanSource>('PlanSource').implement({
  description: 'A period in which one source grants a paid plan.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PlanSourceKind, description: 'Its source.' }),
    plan: t.expose('plan', { type: 'PlanName', description: '`PRO` or `BUSINESS`.' }),
    from: t.expose('from', { type: 'DateTime', description: 'When it starts.' }),
    until: t.expose('until', { type: 'DateTime', description: 'When it ends.' }),
  }),
})

const GRANT_COLUMNS = {
  plan: true,
  startsAt: true,
  endsAt: true,
  revokedAt: true,
  period: true,
  paymentMode: true,
  source: true,
} as const

// `User` is the model of `Viewer`.
builder.prismaObjectFields('User', (t) => ({
  subscription: t.field({
    type: MemberSubscriptionType,
    nullable: true,
    extensions: { work: 2 * STATEMENT },
    description:
      "The member's running subscription, or the latest one that ended in the past 60 days; null when there is none.",
    resolve: (member, _args, { services }) => services.billing.subscriptions.of(viewerOfRow(member), member.id),
  }),
  payments: t.prismaField({
    type: [PaymentType],
    extensions: { work: STATEMENT, listSize: 24 },
    description: "The member's invoices, newest first, at most 24, without drafts.",
    resolve: (query, member, _args, { services }) =>
      services.billing.subscriptions.payments(viewerOfRow(member), member.id, query),
  }),
  planSources: t.field({
    type: [PlanSourceType],
    select: { grants: { select: GRANT_COLUMNS } },
    extensions: { work: IN_MEMORY, listSize: 8 },
    description: "The current and future sources of the member's paid plan, ordered by start; empty on Basic.",
    resolve: ({ grants }, _args, { services }) => services.billing.subscriptions.planSources(grants),
  }),
}))
