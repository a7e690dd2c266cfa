import './payment-errors.graphql.ts'
import { RefundRefusedError } from '#core/billing/billing-errors.ts'
import { InvalidInputError, NotFoundError, PasswordRequiredError } from '#core/errors.ts'
import type { PlanGrant } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { PaymentRefusedError, PaymentsUnavailableError } from '../../platform/payments/payment-errors.ts'
import type { RefundRequestRow } from './billing-rows.ts'
import { RefundStateType } from './member-subscription.graphql.ts'
import { MemberBillingType, PlanGrantType, RefundRequestType } from './stored-billing.graphql.ts'

builder.queryFields((t) => ({
  memberBilling: t.field({
    type: MemberBillingType,
    extensions: { action: 'billing:read', work: 6 * STATEMENT },
    description: 'Returns the stored plans and payments of a member. For administrators.',
    errors: failures(
      [InvalidInputError, NotFoundError],
      'The stored billing data, or a failure when the account does not exist.',
    ),
    args: { email: t.arg.string({ required: true, description: 'The email address of the account.' }) },
    resolve: async (_root, { email }, { viewer, services }) =>
      services.billing.administration.memberBilling(await viewer(), email),
  }),
  refundRequests: t.field({
    type: [RefundRequestType],
    extensions: { action: 'billing:read', work: 3 * STATEMENT, listSize: 100 },
    description:
      'Lists refund requests, at most 100: open ones oldest first, decided ones newest first. For administrators.',
    args: {
      state: t.arg({
        type: RefundStateType,
        defaultValue: 'requested',
        required: true,
        description: 'Return requests with this state.',
      }),
    },
    resolve: async (_root, { state }, { viewer, services }) =>
      services.billing.refundDecisions.list(await viewer(), state),
  }),
  refundRequestCount: t.int({
    extensions: { action: 'billing:read', work: STATEMENT },
    description: 'Returns how many refund requests there are with this state. For administrators.',
    args: {
      state: t.arg({
        type: RefundStateType,
        defaultValue: 'requested',
        required: true,
        description: 'Count requests with this state.',
      }),
    },
    resolve: async (_root, { state }, { viewer, services }) =>
      services.billing.refundDecisions.count(await viewer(), state),
  }),
}))

const decidedPayload = (name: string, description: string) =>
  builder.objectRef<{ request: RefundRequestRow }>(name).implement({
    description,
    fields: (t) => ({
      request: t.expose('request', { type: RefundRequestType, description: 'The request as it is now.' }),
    }),
  })

builder.mutationField('approveRefund', (t) =>
  t.field({
    type: decidedPayload('ApproveRefundPayload', 'The payment was refunded.'),
    extensions: { action: 'billing:refund', work: 8 * STATEMENT },
    description:
      'Refunds a payment in full and ends its subscription and plan. Idempotent. For administrators who recently confirmed their password.',
    errors: failures(
      [
        NotFoundError,
        RefundRefusedError,
        PasswordRequiredError,
        InvalidInputError,
        PaymentsUnavailableError,
        PaymentRefusedError,
      ],
      'The request, or why nothing was refunded.',
    ),
    args: mutationInput('approveRefund', (input) => ({
      requestId: input.id({ required: true, description: 'The id of the request.' }),
      message: input.string({
        description: 'A text for the email to the member, at most 1,000 characters; null for none.',
      }),
    })),
    resolve: async (_root, { input: { requestId, message } }, { viewer, services }) => ({
      request: await services.billing.refundDecisions.approve(await viewer(), requestId, message ?? null),
    }),
  }),
)

builder.mutationField('refuseRefund', (t) =>
  t.field({
    type: decidedPayload('RefuseRefundPayload', 'The request was refused.'),
    extensions: { action: 'billing:refund', work: 5 * STATEMENT },
    description: 'Refuses a refund request and emails the reason to the member. For administrators.',
    errors: failures([NotFoundError, RefundRefusedError, InvalidInputError], 'The request, or why it was not refused.'),
    args: mutationInput('refuseRefund', (input) => ({
      requestId: input.id({ required: true, description: 'The id of the request.' }),
      message: input.string({
        required: true,
        description: 'The reason sent to the member, at most 1,000 characters.',
      }),
    })),
    resolve: async (_root, { input: { requestId, message } }, { viewer, services }) => ({
      request: await services.billing.refundDecisions.refuse(await viewer(), requestId, message),
    }),
  }),
)

const RevokeGrantPayload = builder.objectRef<{ grant: PlanGrant }>('RevokeGrantPayload').implement({
  description: 'The grant no longer gives a plan.',
  fields: (t) => ({ grant: t.expose('grant', { type: PlanGrantType, description: 'The grant as it is now.' }) }),
})

builder.mutationField('revokeGrant', (t) =>
  t.field({
    type: RevokeGrantPayload,
    extensions: { action: 'plan:revoke', work: 5 * STATEMENT },
    description: 'Ends a manually granted plan. Idempotent. For administrators who recently confirmed their password.',
    errors: failures(
      [NotFoundError, PasswordRequiredError],
      'The grant, or a failure when there is no such manual grant.',
    ),
    args: mutationInput('revokeGrant', (input) => ({
      grantId: input.id({ required: true, description: 'The id of the grant, from `memberBilling`.' }),
    })),
    resolve: async (_root, { input: { grantId } }, { viewer, services }) => ({
      grant: await services.billing.administration.revokeGrant(await viewer(), grantId),
    }),
  }),
)

const ReconcileBillingPayload = builder
  .objectRef<{ differences: readonly string[] }>('ReconcileBillingPayload')
  .implement({
    description: 'The stored data of the member now matches the payment provider.',
    fields: (t) => ({
      differences: t.stringList({
        description: 'The differences that were repaired, one line each; empty when there were none.',
        resolve: ({ differences }) => [...differences],
      }),
    }),
  })

builder.mutationField('reconcileBilling', (t) =>
  t.field({
    type: ReconcileBillingPayload,
    extensions: { action: 'billing:reconcile', work: 8 * STATEMENT },
    description:
      'Fetches the state of a member from the payment provider and repairs the stored data. For administrators.',
    errors: failures([InvalidInputError, NotFoundError], 'The repaired differences, or why nothing was compared.'),
    args: mutationInput('reconcileBilling', (input) => ({
      email: input.string({ required: true, description: 'The email address of the account.' }),
    })),
    resolve: async (_root, { input: { email } }, { viewer, services }) => ({
      differences: await services.billing.administration.reconcile(await viewer(), email),
    }),
  }),
)
