import { PlanChangeRefusedError, RefundRefusedError } from '#core/billing/billing-errors.ts'
import { InvalidInputError, NotFoundError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { MemberSubscriptionType } from './member-subscription.graphql.ts'
import type { PlanChangePreview } from './plan-change.service.ts'
import type { MemberSubscription } from './subscription.service.ts'

const OpenPortalPayload = exposedType<{ url: string }>('OpenPortalPayload', 'The page was opened for this member.', {
  url: field.string('The URL of the page. It is valid for a short time and a single visit.'),
})

builder.mutationField('openPortal', (t) =>
  t.field({
    type: OpenPortalPayload,
    extensions: { work: 3 * STATEMENT },
    description: "Opens the payment provider's page for cards, invoices and cancellation. Requires a token.",
    errors: failures([NotFoundError, RateLimitedError], 'The page, or why it was not opened.'),
    resolve: async (_root, _args, { viewer, services }) => ({
      url: await services.billing.planChanges.openPortal(await viewer()),
    }),
  }),
)

const PlanChangePreviewType = builder.objectRef<PlanChangePreview>('PlanChangePreview').implement({
  description: 'A preview of the cost of a plan or period change.',
  fields: (t) =>
    withExposed(t, {
      at: field.dateTime('When it takes effect and the next invoice is due.'),
      amountCents: field.int('The amount of that invoice after credit, in US cents.'),
      endingSeats: field.int('The number of used or reserved team seats that end with the change.'),
    }),
})

const choice = {
  plan: { type: 'PlanName', required: true, description: '`PRO` or `BUSINESS`.' },
  period: { type: 'BillingPeriod', required: true, description: 'How often it is billed.' },
} as const

builder.queryField('previewPlanChange', (t) =>
  t.field({
    type: PlanChangePreviewType,
    extensions: { work: 4 * STATEMENT },
    description: "Previews the cost of changing the viewer's plan. It changes nothing. Requires a token.",
    errors: failures(
      [PlanChangeRefusedError, InvalidInputError, RateLimitedError],
      'The preview, or why the plan cannot be changed.',
    ),
    args: { plan: t.arg(choice.plan), period: t.arg(choice.period) },
    resolve: async (_root, args, { viewer, services }) => services.billing.planChanges.preview(await viewer(), args),
  }),
)

const changedPayload = (name: string, description: string) =>
  builder.objectRef<{ subscription: MemberSubscription }>(name).implement({
    description,
    fields: (t) =>
      withExposed(t, {
        subscription: field.of(MemberSubscriptionType, 'The subscription as it is now.'),
      }),
  })

builder.mutationField('changePlan', (t) =>
  t.field({
    type: changedPayload('ChangePlanPayload', 'The change was scheduled.'),
    extensions: { work: 6 * STATEMENT },
    description:
      'Changes the plan or billing period at the start of the next period, without proration. Requires a token.',
    errors: failures(
      [PlanChangeRefusedError, InvalidInputError, RateLimitedError],
      'The subscription, or why the plan was not changed.',
    ),
    args: mutationInput('changePlan', (input) => ({
      plan: input.field(choice.plan),
      period: input.field(choice.period),
    })),
    resolve: async (_root, { input: args }, { viewer, services }) => ({
      subscription: await services.billing.planChanges.change(await viewer(), args),
    }),
  }),
)

builder.mutationField('cancelPlanChange', (t) =>
  t.field({
    type: changedPayload('CancelPlanChangePayload', 'No change is scheduled.'),
    extensions: { work: 6 * STATEMENT },
    description: 'Cancels a scheduled plan change. Does nothing when there is none. Requires a token.',
    errors: failures([PlanChangeRefusedError, RateLimitedError], 'The subscription, or why nothing was changed.'),
    resolve: async (_root, _args, { viewer, services }) => ({
      subscription: await services.billing.planChanges.cancelChange(await viewer()),
    }),
  }),
)

builder.mutationField('requestRefund', (t) =>
  t.field({
    type: changedPayload('RequestRefundPayload', 'The request is waiting for a decision.'),
    extensions: { work: 6 * STATEMENT },
    description:
      "Requests a full refund of the viewer's first payment within 30 days of it. An email confirms the request, and an administrator decides on it. Requires a token.",
    errors: failures(
      [RefundRefusedError, InvalidInputError, RateLimitedError],
      'The subscription, or why no refund was requested.',
    ),
    args: mutationInput('requestRefund', (input) => ({
      reason: input.string({ description: 'The reason, at most 1,000 characters; optional.' }),
    })),
    resolve: async (_root, { input: { reason } }, { viewer, services }) => ({
      subscription: await services.billing.refundRequests.request(await viewer(), reason ?? null),
    }),
  }),
)
