import { DomainError } from '../errors.ts'

/** Nothing can be bought here: no payment provider is configured. */
export class PaymentsOffError extends DomainError {
  constructor() {
    super('PAYMENTS_OFF', 503, 'Plans cannot be bought here right now. Everything in Basic stays free.')
  }
}

/** The member has a subscription, which is changed and never bought a second time. */
export class AlreadySubscribedError extends DomainError {
  constructor() {
    super(
      'ALREADY_SUBSCRIBED',
      409,
      'You already have a subscription. You can change, cancel or renew it in your settings.',
    )
  }
}
