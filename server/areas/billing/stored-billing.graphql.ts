import type { PlanGrant } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import type { MemberBilling } from './billing-administration.service.ts'
import type { RefundRequestRow } from './billing-rows.ts'
import { InvoiceStatusType, RefundStateType } from './member-subscription.graphql.ts'
import { PaymentModeType } from './plans.graphql.ts'

type Customer = MemberBilling['customers'][number]

const GrantSourceType = builder.enumType('GrantSource', {
  description: 'The source of a plan grant.',
  values: {
    ADMINISTRATOR: { value: 'administrator', description: 'An administrator, through the API.' },
    SHELL: { value: 'shell', description: 'A command on the server.' },
    SUBSCRIPTION: { value: 'subscription', description: 'A paid invoice.' },
    REFERRAL: { value: 'referral', description: 'Referrals.' },
    SEAT: { value: 'seat', description: "A seat in another member's Business plan." },
  } as const,
})

const ProviderStatus = builder.enumType('ProviderSubscriptionStatus', {
  description: 'The status of a subscription as named by the payment provider.',
  values: {
    INCOMPLETE: { value: 'incomplete', description: 'The first payment is not complete.' },
    INCOMPLETE_EXPIRED: { value: 'incomplete_expired', description: 'The first payment was never made.' },
    TRIALING: { value: 'trialing', description: 'It is in a trial period.' },
    ACTIVE: { value: 'active', description: 'It is paid.' },
    PAST_DUE: { value: 'past_due', description: 'A payment failed and will be retried.' },
    UNPAID: { value: 'unpaid', description: 'A payment failed and will not be retried.' },
    PAUSED: { value: 'paused', description: 'It creates no invoices for now.' },
    CANCELED: { value: 'canceled', description: 'It has ended.' },
  } as const,
})

const StoredSubscriptionType = builder.objectRef<Customer['subscriptions'][number]>('StoredSubscription').implement({
  description: 'A subscription as last reported by the payment provider.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id at the payment provider.' }),
    status: t.expose('status', { type: ProviderStatus, description: 'Its status at the payment provider.' }),
    plan: t.expose('plan', { type: 'PlanName', description: '`PRO` or `BUSINESS`.' }),
    period: t.expose('period', { type: 'BillingPeriod', description: 'How often it is billed.' }),
    currentPeriodEnd: t.expose('currentPeriodEnd', { type: 'DateTime', description: 'When the current period ends.' }),
    cancelAt: t.expose('cancelAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it will end because it was canceled; null while it renews.',
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null while it is running.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it started.' }),
  }),
})

const StoredPaymentType = builder.objectRef<Customer['payments'][number]>('StoredPayment').implement({
  description: 'An invoice as last reported by the payment provider.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    invoiceId: t.exposeString('invoiceId', { description: 'The id at the payment provider.' }),
    subscriptionId: t.exposeString('subscriptionId', {
      description: 'The id of the subscription at the payment provider.',
    }),
    status: t.expose('status', { type: InvoiceStatusType, description: 'Its status.' }),
    plan: t.expose('plan', { type: 'PlanName', description: '`PRO` or `BUSINESS`.' }),
    period: t.expose('period', { type: 'BillingPeriod', description: 'The billing period that it pays for.' }),
    number: t.exposeString('number', {
      nullable: true,
      description: 'The number printed on the invoice; null on a draft.',
    }),
    invoiceUrl: t.exposeString('invoiceUrl', {
      nullable: true,
      description: "The invoice's page at the payment provider; null without one.",
    }),
    totalCents: t.exposeInt('totalCents', { description: 'The amount due before credit, in US cents.' }),
    paidCents: t.exposeInt('paidCents', { description: 'The amount paid in money, in US cents.' }),
    refundedCents: t.exposeInt('refundedCents', { description: 'The refunded amount, in US cents.' }),
    periodStart: t.expose('periodStart', { type: 'DateTime', description: 'The start of the billing period.' }),
    periodEnd: t.expose('periodEnd', { type: 'DateTime', description: 'The end of the billing period.' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true, description: 'When it was paid; null until then.' }),
    disputedAt: t.expose('disputedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the payment was disputed; null when it was not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The date of the invoice.' }),
  }),
})

const BillingCustomerType = builder.objectRef<Customer>('BillingCustomer').implement({
  description: 'The customer record of a member at the payment provider, one per payment mode.',
  fields: (t) => ({
    providerId: t.exposeID('providerId', { description: 'The id at the payment provider.' }),
    mode: t.expose('mode', { type: PaymentModeType, description: 'Its payment mode.' }),
    creditCents: t.exposeInt('creditCents', { description: 'Credit for future invoices, in US cents.' }),
    syncedAt: t.expose('syncedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the state was last fetched; null before the first fetch.',
    }),
    subscriptions: t.expose('subscriptions', {
      type: [StoredSubscriptionType],
      extensions: { listSize: 10 },
      description: 'The subscriptions, newest first, at most 100.',
    }),
    payments: t.expose('payments', {
      type: [StoredPaymentType],
      extensions: { listSize: 24 },
      description: 'The invoices, newest first, at most 100.',
    }),
  }),
})

export const PlanGrantType = builder.objectRef<PlanGrant>('PlanGrant').implement({
  description: "An entry in the ledger that determines a member's plan.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID, for `revokeGrant`.' }),
    plan: t.expose('plan', { type: 'PlanName', description: '`PRO` or `BUSINESS`.' }),
    source: t.expose('source', { type: GrantSourceType, description: 'Its source.' }),
    origin: t.exposeString('origin', {
      nullable: true,
      description: 'The cause of the grant, such as `invoice:in_123`; null for manual grants.',
    }),
    paymentMode: t.expose('paymentMode', {
      type: PaymentModeType,
      nullable: true,
      description: 'The payment mode; null when it was not paid.',
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it starts.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends unless it is revoked earlier.' }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was revoked; null if it was not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
  }),
})

export const RefundRequestType = builder.objectRef<RefundRequestRow>('RefundRequest').implement({
  description: "A member's request for a full refund of a payment.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    email: t.string({
      nullable: true,
      description: "The member's email address; null after the account was deleted.",
      resolve: ({ user }) => user?.email ?? null,
    }),
    memberId: t.id({
      nullable: true,
      description: "The id of the member's account; null after the account was deleted.",
      resolve: ({ user }) => user?.id ?? null,
    }),
    state: t.expose('state', { type: RefundStateType, description: 'Its state.' }),
    reason: t.exposeString('reason', { nullable: true, description: "The member's reason; null when none was given." }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'The text that was emailed to the member with the decision; null without one.',
    }),
    payment: t.field({
      type: StoredPaymentType,
      description: 'The payment to refund.',
      resolve: ({ payment }) => payment,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null until then.',
    }),
    settledById: t.exposeID('settledById', {
      nullable: true,
      description: 'The id of the administrator who decided; null until then.',
    }),
  }),
})

export const MemberBillingType = builder.objectRef<MemberBilling>('MemberBilling').implement({
  description: 'The stored plans and payments of a member.',
  fields: (t) => ({
    userId: t.exposeID('userId', { description: 'The id of the account.' }),
    email: t.exposeString('email', { description: 'The email address of the account.' }),
    customers: t.expose('customers', {
      type: [BillingCustomerType],
      extensions: { listSize: 3 },
      description: "The member's customer records at the payment provider, one per payment mode.",
    }),
    grants: t.expose('grants', {
      type: [PlanGrantType],
      extensions: { listSize: 24 },
      description: 'The ledger entries, latest start first, at most 100.',
    }),
    refundRequests: t.expose('refundRequests', {
      type: [RefundRequestType],
      extensions: { listSize: 3 },
      description: 'The refund requests, newest first, at most 100.',
    }),
  }),
})
