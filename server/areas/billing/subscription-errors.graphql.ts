import { type PlanChangeRefusal, PlanChangeRefusedError, RefundRefusedError } from '#core/billing/billing-errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failureType } from '../../graphql/errors.ts'
import { field } from '../../graphql/exposed.ts'

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

failureType(PlanChangeRefusedError, 'PlanChangeRefusedError', 'The plan cannot be changed now.', {
  reason: field.of(PlanChangeRefusalType, 'The reason.'),
})
failureType(
  RefundRefusedError,
  'RefundRefusedError',
  'The refund cannot be requested or decided; the message says why.',
)
