import { type PlanChangeRefusal, PlanChangeRefusedError, RefundRefusedError } from '#core/billing/billing-errors.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failureType } from '../../graphql/errors.ts'
import { field } from '../../graphql/exposed.ts'

const PlanChangeRefusalType = enumType<PlanChangeRefusal>('PlanChangeRefusal', 'Why a plan cannot be changed now.', {
  no_subscription: 'There is no running subscription.',
  same_plan: 'The member already has this plan and period.',
  past_due: 'The last payment failed and must be made first.',
  canceled: 'The subscription is canceled and does not renew.',
  not_active: 'The subscription is paused or disputed.',
  refused: 'The payment provider refused the change. Nothing was changed.',
})

failureType(PlanChangeRefusedError, 'PlanChangeRefusedError', 'The plan cannot be changed now.', {
  reason: field.of(PlanChangeRefusalType, 'The reason.'),
})
failureType(
  RefundRefusedError,
  'RefundRefusedError',
  'The refund cannot be requested or decided; the message says why.',
)
