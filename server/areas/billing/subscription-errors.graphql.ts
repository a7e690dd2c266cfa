import { type PlanChangeRefusal, PlanChangeRefusedError, RefundRefusedError } from '#core/billing/billing-errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failureInterface } from '../../graphql/errors.ts'

const PlanChangeRefusalType = builder.enumType('PlanChangeRefusal', {
  description: 'Why a plan cannot be changed now.',
  values: {
    NO_SUBSCRIPTION: { value: 'no_subscription', description: 'There is no running subscription.' },
    SAME_PLAN: { value: 'same_plan', description: 'The member already has this plan and period.' },
    PAST_DUE: { value: 'past_due', description: 'The last payment failed and must be made first.' },
    CANCELED: { value: 'canceled', description: 'The subscription is canceled and does not renew.' },
    NOT_ACTIVE: { value: 'not_active', description: 'The subscription is paused or disputed.' },
    REFUSED: { value: 'refused', description: 'The payment provider refused the change. Nothing was changed.' },
  } as const satisfies Record<string, { value: PlanChangeRefusal; description: string }>,
})

builder.objectType(PlanChangeRefusedError, {
  name: 'PlanChangeRefusedError',
  description: 'The plan cannot be changed now.',
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof PlanChangeRefusedError,
  fields: (t) => ({
    reason: t.expose('reason', { type: PlanChangeRefusalType, description: 'The reason.' }),
  }),
})

builder.objectType(RefundRefusedError, {
  name: 'RefundRefusedError',
  description: 'The refund cannot be requested or decided; the message says why.',
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof RefundRefusedError,
})
