import './payment-errors.graphql.ts'
import { AlreadySubscribedError, PaymentsOffError } from '#core/billing/checkout-errors.ts'
import { InvalidInputError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { STATEMENT } from '../../graphql/work.ts'
import {
  PaymentRefusedError,
  PaymentsUnavailableError,
  PriceMismatchError,
} from '../../platform/payments/payment-errors.ts'
import type { ProviderCheckoutStatus } from '../../platform/payments/payments.ts'

const CheckoutStatusType = enumType('CheckoutStatus', 'The status of a checkout.', {
  open: 'It can still be paid.',
  processing: 'It was completed, and the payment has not arrived yet, such as a bank debit.',
  complete: 'It was completed and paid.',
  expired: 'It expired before it was completed.',
})

const Checkout = builder.objectRef<{ status: ProviderCheckoutStatus }>('Checkout').implement({
  description: 'A page of the payment provider on which a member buys a plan.',
  fields: (t) => ({
    status: t.expose('status', { type: CheckoutStatusType, description: 'Its status.' }),
  }),
})

builder.queryField('checkout', (t) =>
  t.field({
    type: Checkout,
    nullable: true,
    extensions: { work: 2 * STATEMENT },
    description:
      "The viewer's own checkout; null when it is unknown or belongs to another member. It grants no plan; `viewer.entitlement` is the current plan. Requires a token.",
    args: { sessionId: t.arg.id({ required: true, description: 'The id of the checkout, from the return URL.' }) },
    resolve: async (_root, { sessionId }, { viewer, services }) => {
      const status = await services.billing.checkout.read(await viewer(), sessionId)
      return status === null ? null : { status }
    },
  }),
)

const StartCheckoutInput = builder.inputType('StartCheckoutInput', {
  description: 'The plan to buy.',
  fields: (t) => ({
    plan: t.field({ type: 'PlanName', required: true, description: '`PRO` or `BUSINESS`.' }),
    period: t.field({ type: 'BillingPeriod', required: true, description: 'How often it is billed.' }),
    nonce: t.id({
      required: true,
      description: 'A UUID generated for this purchase; sending the same input again does not open a second checkout.',
    }),
  }),
})

const StartCheckoutPayload = exposedType<{ url: string }>('StartCheckoutPayload', 'The checkout was opened.', {
  url: field.string('The URL of the payment page.'),
})

builder.mutationField('startCheckout', (t) =>
  t.field({
    type: StartCheckoutPayload,
    extensions: { work: 6 * STATEMENT },
    description: 'Opens a page of the payment provider on which the viewer buys a plan. Requires a token.',
    errors: failures(
      [
        InvalidInputError,
        RateLimitedError,
        PaymentsOffError,
        AlreadySubscribedError,
        PaymentsUnavailableError,
        PaymentRefusedError,
        PriceMismatchError,
      ],
      'The checkout, or why none was opened.',
    ),
    args: { input: t.arg({ type: StartCheckoutInput, required: true, description: 'The plan to buy.' }) },
    resolve: async (_root, { input }, { viewer, services }) => ({
      url: await services.billing.checkout.start(await viewer(), input),
    }),
  }),
)
