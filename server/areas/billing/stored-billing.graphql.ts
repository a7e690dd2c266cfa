import type { PlanGrant } from '../../../prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import type { MemberBilling } from './billing-administration.service.ts'
import type { RefundRequestRow } from './billing-rows.ts'
import { InvoiceStatusType, RefundStateType } from './member-subscription.graphql.ts'
import { PaymentModeType } from './plans.graphql.ts'

type Customer = MemberBilling['customers'][number]

const GrantSourceType = builder.enumType('GrantSource', {
  description: 'How a plan grant was made.',
  values: {
    ADMINISTRATOR: { value: 'administrator', description: 'By an administrator over the API.' },
    SHELL: { value: 'shell', description: 'From a shell on the machine.' },
    SUBSCRIPTION: { value: 'subscription', description: 'By a paid invoice.' },
    REFERRAL: { value: 'referral', description: 'By referrals.' },
    SEAT: { value: 'seat', description: "By a seat in another member's Business plan." },
  } as const,
})

const ProviderStatus = builder.enumType('ProviderSubscriptionStatus', {
  description: 'The status of a subscription in the words of the payment provider.',
  values: {
    INCOMPLETE: { value: 'incomplete', description: 'The first payment is not complete.' },
    INCOMPLETE_EXPIRED: { value: 'incomplete_expired', description: 'The first payment was never made.' },
    TRIALING: { value: 'trialing', description: 'It is in a trial.' },
    ACTIVE: { value: 'active', description: 'It is paid.' },
    PAST_DUE: { value: 'past_due', description: 'A payment failed and is tried again.' },
    UNPAID: { value: 'unpaid', description: 'A payment failed and is no longer tried.' },
    PAUSED: { value: 'paused', description: 'It makes no invoices for now.' },
    CANCELED: { value: 'canceled', description: 'It has ended.' },
  } as const,
})

const StoredSubscriptionType = builder.objectRef<Customer['subscriptions'][number]>('StoredSubscription').implement({
  description: 'A subscription as the payment provider last described it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id at the payment provider.' }),
    status: t.expose('status', { type: ProviderStatus, description: 'Its status there.' }),
    plan: t.expose('plan', { type: 'PlanName', description: '`PRO` or `BUSINESS`.' }),
    period: t.expose('period', { type: 'BillingPeriod', description: 'How often it is paid.' }),
    currentPeriodEnd: t.expose('currentPeriodEnd', { type: 'DateTime', description: 'When the current period ends.' }),
    cancelAt: t.expose('cancelAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it will end because it was canceled; null while it renews.',
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null while it runs.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
  }),
})

const StoredPaymentType = builder.objectRef<Customer['payments'][number]>('StoredPayment').implement({
  description: 'An invoice as the payment provider last described it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    invoiceId: t.exposeString('invoiceId', { description: 'The id at the payment provider.' }),
    subscriptionId: t.exposeString('subscriptionId', { description: 'The id of the subscription there.' }),
    status: t.expose('status', { type: InvoiceStatusType, description: 'Where it is.' }),
    totalCents: t.exposeInt('totalCents', { description: 'What was due before credit, in US cents.' }),
    paidCents: t.exposeInt('paidCents', { description: 'What was paid with money, in US cents.' }),
    refundedCents: t.exposeInt('refundedCents', { description: 'What was refunded, in US cents.' }),
    periodStart: t.expose('periodStart', { type: 'DateTime', description: 'When the period that it pays for begins.' }),
    periodEnd: t.expose('periodEnd', { type: 'DateTime', description: 'When that period ends.' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true, description: 'When it was paid; null before.' }),
    disputedAt: t.expose('disputedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the payment was disputed; null without a dispute.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The date of the invoice.' }),
  }),
})

const BillingCustomerType = builder.objectRef<Customer>('BillingCustomer').implement({
  description: 'A member at the payment provider, one for each payment mode.',
  fields: (t) => ({
    providerId: t.exposeID('providerId', { description: 'The id at the payment provider.' }),
    mode: t.expose('mode', { type: PaymentModeType, description: 'Where it pays.' }),
    creditCents: t.exposeInt('creditCents', { description: 'Credit for coming invoices, in US cents.' }),
    syncedAt: t.expose('syncedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the state was last fetched; null before the first time.',
    }),
    subscriptions: t.expose('subscriptions', {
      type: [StoredSubscriptionType],
      extensions: { listSize: 10 },
      description: 'The subscriptions, the newest first, at most 100.',
    }),
    payments: t.expose('payments', {
      type: [StoredPaymentType],
      extensions: { listSize: 24 },
      description: 'The invoices, the newest first, at most 100.',
    }),
  }),
})

export const PlanGrantType = builder.objectRef<PlanGrant>('PlanGrant').implement({
  description: 'A row of the ledger that decides which plan a member has.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID, for `revokeGrant`.' }),
    plan: t.expose('plan', { type: 'PlanName', description: '`PRO` or `BUSINESS`.' }),
    source: t.expose('source', { type: GrantSourceType, description: 'How it was made.' }),
    origin: t.exposeString('origin', {
      nullable: true,
      description: 'What it follows from, such as `invoice:in_123`; null when it was given by hand.',
    }),
    paymentMode: t.expose('paymentMode', {
      type: PaymentModeType,
      nullable: true,
      description: 'Where it was paid; null when it was not.',
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends unless it was revoked before.' }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was revoked; null when it was not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
  }),
})

export const RefundRequestType = builder.objectRef<RefundRequestRow>('RefundRequest').implement({
  description: "A member's request for the full refund of a payment.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    email: t.string({
      nullable: true,
      description: "The member's address; null once the account is deleted.",
      resolve: ({ user }) => user?.email ?? null,
    }),
    state: t.expose('state', { type: RefundStateType, description: 'Where it is.' }),
    reason: t.exposeString('reason', { nullable: true, description: "The member's words; null without any." }),
    payment: t.field({
      type: StoredPaymentType,
      description: 'The payment to refund.',
      resolve: ({ payment }) => payment,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null before.',
    }),
    settledById: t.exposeID('settledById', {
      nullable: true,
      description: 'The id of the administrator who decided; null before.',
    }),
  }),
})

export const MemberBillingType = builder.objectRef<MemberBilling>('MemberBilling').implement({
  description: "What is stored about a member's plans and payments.",
  fields: (t) => ({
    userId: t.exposeID('userId', { description: 'The id of the account.' }),
    email: t.exposeString('email', { description: 'The email address of the account.' }),
    customers: t.expose('customers', {
      type: [BillingCustomerType],
      extensions: { listSize: 3 },
      description: 'The member at the payment provider, one entry for each payment mode.',
    }),
    grants: t.expose('grants', {
      type: [PlanGrantType],
      extensions: { listSize: 24 },
      description: 'The ledger, the latest beginning first, at most 100.',
    }),
    refundRequests: t.expose('refundRequests', {
      type: [RefundRequestType],
      extensions: { listSize: 3 },
      description: 'The requests for refunds, the newest first, at most 100.',
    }),
  }),
})
