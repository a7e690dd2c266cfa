import type { PlanSource } from '../../../core/billing/plan-sources.ts'
import type { NextInvoice, ScheduledChange } from '../../../core/billing/subscription-state.ts'
import { builder } from '../../graphql/builder.ts'
import { viewerOfRow } from '../../graphql/viewer-rows.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { MemberSubscription } from './subscription.service.ts'

const SubscriptionState = builder.enumType('SubscriptionState', {
  description: 'What a subscription is for its member.',
  values: {
    ACTIVE: { value: 'active', description: 'It is paid and renews.' },
    CANCELS: { value: 'cancels', description: 'It is paid, renews no more and ends at `cancelAt`.' },
    PAST_DUE: { value: 'past_due', description: 'Its renewal is not paid. The plan ends at `fixBy` unless it is.' },
    PAUSED: { value: 'paused', description: 'It is paused at the payment provider and makes no invoices.' },
    ENDED: { value: 'ended', description: 'It ended at `endedAt`.' },
    DISPUTED: { value: 'disputed', description: 'Its last payment is disputed with the bank, so it gives no plan.' },
    INCOMPLETE: { value: 'incomplete', description: 'Its first payment is not complete.' },
  } as const,
})

export const RefundStateType = builder.enumType('RefundState', {
  description: 'Where a request for a refund is.',
  values: {
    REQUESTED: { value: 'requested', description: 'It waits for a decision.' },
    APPROVED: { value: 'approved', description: 'The payment is refunded in full.' },
    REFUSED: { value: 'refused', description: 'It is not refunded.' },
  } as const,
})

export const InvoiceStatusType = builder.enumType('InvoiceStatus', {
  description: 'Where an invoice is.',
  values: {
    DRAFT: { value: 'draft', description: 'It is not final.' },
    OPEN: { value: 'open', description: 'It is to be paid.' },
    PAID: { value: 'paid', description: 'It is paid.' },
    UNCOLLECTIBLE: { value: 'uncollectible', description: 'It was not paid and is no longer expected to be.' },
    VOID: { value: 'void', description: 'It was canceled; nothing is to be paid.' },
  } as const,
})

const NextInvoiceType = builder.objectRef<NextInvoice>('NextInvoice').implement({
  description: 'The invoice that is due next.',
  fields: (t) => ({
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description: 'When the card is charged; null when a failed payment is not tried again by itself.',
    }),
    amountCents: t.exposeInt('amountCents', { description: 'What is charged, after credit, in US cents.' }),
  }),
})

const ScheduledChangeType = builder.objectRef<ScheduledChange>('ScheduledPlanChange').implement({
  description: 'A change of plan or period that takes effect with the next period.',
  fields: (t) => ({
    plan: t.expose('plan', { type: 'PlanName', description: 'The next plan.' }),
    period: t.expose('period', { type: 'BillingPeriod', description: 'How often it is paid then.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it takes effect.' }),
  }),
})

type MemberRefundRequest = NonNullable<MemberSubscription['refundRequest']>

const MemberRefundRequestType = builder.objectRef<MemberRefundRequest>('MemberRefundRequest').implement({
  description: "A member's request for the full refund of their first payment.",
  fields: (t) => ({
    state: t.expose('state', { type: RefundStateType, description: 'Where it is.' }),
    amountCents: t.exposeInt('amountCents', { description: 'What is refunded in full, in US cents.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null before.',
    }),
  }),
})

export const MemberSubscriptionType = builder.objectRef<MemberSubscription>('MemberSubscription').implement({
  description: 'A paid subscription as its member sees it. What the member may use is `Viewer.entitlement`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id at the payment provider.' }),
    plan: t.expose('plan', { type: 'PlanName', description: '`PRO` or `BUSINESS`.' }),
    period: t.expose('period', { type: 'BillingPeriod', description: 'How often it is paid.' }),
    state: t.expose('state', { type: SubscriptionState, description: 'Where it is.' }),
    priceCents: t.exposeInt('priceCents', { description: 'What one period costs, in US cents.' }),
    currentPeriodEnd: t.expose('currentPeriodEnd', { type: 'DateTime', description: 'When the current period ends.' }),
    renewsAt: t.expose('renewsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it renews; null when it does not renew by itself.',
    }),
    cancelAt: t.expose('cancelAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends because it was canceled; null otherwise.',
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null while it has not.',
    }),
    fixBy: t.expose('fixBy', {
      type: 'DateTime',
      nullable: true,
      description: 'When the plan ends unless the failed payment is made; null when none failed.',
    }),
    nextInvoice: t.expose('nextInvoice', {
      type: NextInvoiceType,
      nullable: true,
      description: 'What is charged next; null when nothing is.',
    }),
    scheduledChange: t.expose('scheduledChange', {
      type: ScheduledChangeType,
      nullable: true,
      description: 'What it changes to with the next period; null without a change.',
    }),
    creditCents: t.exposeInt('creditCents', { description: "The member's credit for coming invoices, in US cents." }),
    refundableUntil: t.expose('refundableUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when a full refund of the first payment can be requested; null when it cannot.',
    }),
    refundRequest: t.expose('refundRequest', {
      type: MemberRefundRequestType,
      nullable: true,
      description: "The member's last request for a refund; null without one.",
    }),
  }),
})

const PaymentType = builder.prismaObject('Payment', {
  description: 'An invoice of a subscription.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    number: t.exposeString('number', {
      nullable: true,
      description: 'The number printed on the invoice; null without one.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The date of the invoice.' }),
    plan: t.expose('plan', { type: 'PlanName', description: 'The plan that it pays for.' }),
    period: t.expose('period', { type: 'BillingPeriod', description: 'The period that it pays for.' }),
    status: t.expose('status', { type: InvoiceStatusType, description: 'Where it is.' }),
    amountCents: t.exposeInt('totalCents', { description: 'What was due before credit, in US cents.' }),
    refundedCents: t.exposeInt('refundedCents', { description: 'What was refunded, in US cents.' }),
    disputed: t.boolean({
      select: { disputedAt: true, disputeWon: true },
      description: 'Whether the payment is disputed with the bank or was lost to a dispute.',
      resolve: ({ disputedAt, disputeWon }) => disputedAt !== null && disputeWon !== true,
    }),
    invoiceUrl: t.exposeString('invoiceUrl', {
      nullable: true,
      description: "The payment provider's page of the invoice; null without one.",
    }),
  }),
})

const PlanSourceKind = builder.enumType('PlanSourceKind', {
  description: 'How a member came to a paid plan.',
  values: {
    SUBSCRIPTION: { value: 'subscription', description: 'It is paid.' },
    TEAM: { value: 'team', description: 'It was given by the people who run the product.' },
    REFERRAL: { value: 'referral', description: 'It was earned with referrals.' },
    SEAT: { value: 'seat', description: "It is a seat in another member's Business plan." },
  } as const,
})

const PlanSourceType = builder.objectRef<PlanSource>('PlanSource').implement({
  description: 'A time in which one source gives a paid plan.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PlanSourceKind, description: 'Where it comes from.' }),
    plan: t.expose('plan', { type: 'PlanName', description: '`PRO` or `BUSINESS`.' }),
    from: t.expose('from', { type: 'DateTime', description: 'When it begins.' }),
    until: t.expose('until', { type: 'DateTime', description: 'The first moment without it.' }),
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
    description: 'Their subscription: the running one, or the last that ended in the past 60 days. Null without one.',
    resolve: (member, _args, { services }) => services.subscriptions.of(viewerOfRow(member), member.id),
  }),
  payments: t.prismaField({
    type: [PaymentType],
    extensions: { work: STATEMENT, listSize: 24 },
    description: 'Their invoices, the newest first, at most 24. Drafts are left out.',
    resolve: (query, member, _args, { services }) =>
      services.subscriptions.payments(viewerOfRow(member), member.id, query),
  }),
  planSources: t.field({
    type: [PlanSourceType],
    select: { grants: { select: GRANT_COLUMNS } },
    extensions: { work: IN_MEMORY, listSize: 8 },
    description: 'Where their paid plan comes from, now and later, in the order in which it begins. Empty on Basic.',
    resolve: ({ grants }, _args, { services }) => services.subscriptions.planSources(grants),
  }),
}))
