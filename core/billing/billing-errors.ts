import { DomainError } from '../errors.ts'

export type PlanChangeRefusal = 'no_subscription' | 'same_plan' | 'past_due' | 'canceled' | 'not_active' | 'refused'

const PLAN_CHANGE_TEXTS: Readonly<Record<PlanChangeRefusal, string>> = {
  no_subscription: 'You have no active subscription.',
  same_plan: 'You already have this plan.',
  past_due: 'Your last payment failed. Fix the payment first, then change the plan.',
  canceled:
    'Your subscription is canceled and does not renew. Renew it under "Manage payment and invoices", then change the plan.',
  not_active: 'The plan can only be changed while the subscription is active.',
  refused: 'The plan cannot be changed right now. Nothing was changed.',
}

export class PlanChangeRefusedError extends DomainError {
  readonly reason: PlanChangeRefusal

  constructor(reason: PlanChangeRefusal) {
    super('PLAN_CHANGE_REFUSED', 409, PLAN_CHANGE_TEXTS[reason])
    this.reason = reason
  }
}

/** A refund that cannot be requested, approved or refused; the message gives the reason. */
export class RefundRefusedError extends DomainError {
  constructor(message: string) {
    super('REFUND_REFUSED', 409, message)
  }
}
