import { DomainError } from '../errors.ts'

export class PaymentsOffError extends DomainError {
  constructor() {
    super('PAYMENTS_OFF', 503, 'Plans aren’t available for purchase right now. Everything in Basic stays free.')
  }
}

/** The member already has a subscription; change it instead of buying another. */
export class AlreadySubscribedError extends DomainError {
  constructor() {
    super(
      'ALREADY_SUBSCRIBED',
      409,
      'You already have a subscription. You can change, cancel or renew it in your settings.',
    )
  }
}
