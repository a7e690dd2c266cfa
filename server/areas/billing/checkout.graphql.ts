import './payment-errors.graphql.ts'
import { AlreadySubscribedError, PaymentsOffError } from '../../../core/billing/checkout-errors.ts'
import { InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import {
  PaymentRefusedError,
  PaymentsUnavailableError,
  PriceMismatchError,
} from '../../platform/payments/payment-errors.ts'
import type { CheckoutStatus } from './checkout.service.ts'

const CheckoutStatusType = builder.enumType('CheckoutStatus', {
  description: 'What became of a checkout.',
  values: {
    OPEN: { value: 'open', description: 'It can still be paid.' },
    COMPLETE: { value: 'complete', description: 'It was completed.' },
    EXPIRED: { value: 'expired', description: 'It was not completed in time.' },
  } as const,
})

const Checkout = builder.objectRef<{ status: CheckoutStatus }>('Checkout').implement({
  description: 'A page of the payment provider on which a member buys a plan.',
  fields: (t) => ({
    status: t.expose('status', { type: CheckoutStatusType, description: 'What became of it.' }),
  }),
})

builder.queryField('checkout', (t) =>
  t.field({
    type: Checkout,
    nullable: true,
    extensions: { work: 2 * STATEMENT },
    description:
      "The viewer's own checkout; null for one that is unknown or another member's. It grants nothing: `viewer.entitlement` says which plan runs. Requires a token.",
    args: { sessionId: t.arg.id({ required: true, description: 'The id in the address that the payment led to.' }) },
    resolve: async (_root, { sessionId }, { viewer, services }) => {
      const status = await services.checkout.read(await viewer(), sessionId)
      return status === null ? null : { status }
    },
  }),
)

const StartCheckoutInput = builder.inputType('StartCheckoutInput', {
  description: 'What to buy.',
  fields: (t) => ({
    plan: t.field({ type: 'PlanName', required: true, description: '`PRO` or `BUSINESS`.' }),
    period: t.field({ type: 'BillingPeriod', required: true, description: 'How often it is paid.' }),
    nonce: t.id({
      required: true,
      description: 'A UUID made for this purchase: the same input sent again opens no second checkout.',
    }),
  }),
})

const StartCheckoutPayload = builder.objectRef<{ url: string }>('StartCheckoutPayload').implement({
  description: 'The checkout is open.',
  fields: (t) => ({ url: t.exposeString('url', { description: 'The page where the plan is paid.' }) }),
})

builder.mutationField('startCheckout', (t) =>
  t.field({
    type: StartCheckoutPayload,
    extensions: { work: 6 * STATEMENT },
    description: 'Opens a page of the payment provider on which the viewer buys a plan. Requires a token.',
    errors: {
      types: [
        InvalidInputError,
        RateLimitedError,
        PaymentsOffError,
        AlreadySubscribedError,
        PaymentsUnavailableError,
        PaymentRefusedError,
        PriceMismatchError,
      ],
      union: { name: 'StartCheckoutResult', description: 'The open checkout, or why there is none.' },
    },
    args: { input: t.arg({ type: StartCheckoutInput, required: true, description: 'What to buy.' }) },
    resolve: async (_root, { input }, { viewer, services }) => ({
      url: await services.checkout.start(await viewer(), input),
    }),
  }),
)
