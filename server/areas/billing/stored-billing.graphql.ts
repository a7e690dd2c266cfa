import type { PlanGrant } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import type { MemberBilling } from './billing-administration.service.ts'
import type { RefundRequestRow } from './billing-rows.ts'
import { InvoiceStatusType, RefundStateType } from './member-subscription.graphql.ts'
import { PaymentModeType } from './plans.graphql.ts'

type Customer = MemberBilling['customers'][number]

const GrantSourceType = enumType('GrantSource', 'The source of a plan grant.', {
  administrator: 'An administrator, through the API.',
  shell: 'A command on the server.',
  subscription: 'A paid invoice.',
  referral: 'Referrals.',
  seat: "A seat in another member's Business plan.",
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
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id at the payment provider.'),
      status: field.of(ProviderStatus, 'Its status at the payment provider.'),
      plan: field.of('PlanName', '`PRO` or `BUSINESS`.'),
      period: field.of('BillingPeriod', 'How often it is billed.'),
      currentPeriodEnd: field.dateTime('When the current period ends.'),
      cancelAt: nullable.dateTime('When it will end because it was canceled; null while it renews.'),
      endedAt: nullable.dateTime('When it ended; null while it is running.'),
      createdAt: field.dateTime('When it started.'),
    }),
})

const StoredPaymentType = builder.objectRef<Customer['payments'][number]>('StoredPayment').implement({
  description: 'An invoice as last reported by the payment provider.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('A UUID.'),
      invoiceId: field.string('The id at the payment provider.'),
      subscriptionId: field.string('The id of the subscription at the payment provider.'),
      status: field.of(InvoiceStatusType, 'Its status.'),
      plan: field.of('PlanName', '`PRO` or `BUSINESS`.'),
      period: field.of('BillingPeriod', 'The billing period that it pays for.'),
      number: nullable.string('The number printed on the invoice; null on a draft.'),
      invoiceUrl: nullable.string("The invoice's page at the payment provider; null without one."),
      totalCents: field.int('The amount due before credit, in US cents.'),
      paidCents: field.int('The amount paid in money, in US cents.'),
      refundedCents: field.int('The refunded amount, in US cents.'),
      periodStart: field.dateTime('The start of the billing period.'),
      periodEnd: field.dateTime('The end of the billing period.'),
      paidAt: nullable.dateTime('When it was paid; null until then.'),
      disputedAt: nullable.dateTime('When the payment was disputed; null when it was not.'),
      createdAt: field.dateTime('The date of the invoice.'),
    }),
})

const BillingCustomerType = builder.objectRef<Customer>('BillingCustomer').implement({
  description: 'The customer record of a member at the payment provider, one per payment mode.',
  fields: (t) =>
    withExposed(t, {
      providerId: field.id('The id at the payment provider.'),
      mode: field.of(PaymentModeType, 'Its payment mode.'),
      creditCents: field.int('Credit for future invoices, in US cents.'),
      syncedAt: nullable.dateTime('When the state was last fetched; null before the first fetch.'),
      subscriptions: field.of([StoredSubscriptionType], 'The subscriptions, newest first, at most 100.', {
        listSize: 10,
      }),
      payments: field.of([StoredPaymentType], 'The invoices, newest first, at most 100.', { listSize: 24 }),
    }),
})

export const PlanGrantType = builder.objectRef<PlanGrant>('PlanGrant').implement({
  description: "An entry in the ledger that determines a member's plan.",
  fields: (t) =>
    withExposed(t, {
      id: field.id('A UUID, for `revokeGrant`.'),
      plan: field.of('PlanName', '`PRO` or `BUSINESS`.'),
      source: field.of(GrantSourceType, 'Its source.'),
      origin: nullable.string('The cause of the grant, such as `invoice:in_123`; null for manual grants.'),
      paymentMode: nullable.of(PaymentModeType, 'The payment mode; null when it was not paid.'),
      startsAt: field.dateTime('When it starts.'),
      endsAt: field.dateTime('When it ends unless it is revoked earlier.'),
      revokedAt: nullable.dateTime('When it was revoked; null if it was not.'),
      createdAt: field.dateTime('When it was created.'),
    }),
})

export const RefundRequestType = builder.objectRef<RefundRequestRow>('RefundRequest').implement({
  description: "A member's request for a full refund of a payment.",
  fields: (t) =>
    withExposed(t, {
      id: field.id('A UUID.'),
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
      state: field.of(RefundStateType, 'Its state.'),
      reason: nullable.string("The member's reason; null when none was given."),
      message: nullable.string('The text that was emailed to the member with the decision; null without one.'),
      payment: field.of(StoredPaymentType, 'The payment to refund.'),
      createdAt: field.dateTime('When it was sent.'),
      settledAt: nullable.dateTime('When it was decided; null until then.'),
      settledById: nullable.id('The id of the administrator who decided; null until then.'),
    }),
})

export const MemberBillingType = builder.objectRef<MemberBilling>('MemberBilling').implement({
  description: 'The stored plans and payments of a member.',
  fields: (t) =>
    withExposed(t, {
      userId: field.id('The id of the account.'),
      email: field.string('The email address of the account.'),
      customers: field.of(
        [BillingCustomerType],
        "The member's customer records at the payment provider, one per payment mode.",
        { listSize: 3 },
      ),
      grants: field.of([PlanGrantType], 'The ledger entries, latest start first, at most 100.', { listSize: 24 }),
      refundRequests: field.of([RefundRequestType], 'The refund requests, newest first, at most 100.', { listSize: 3 }),
    }),
})
