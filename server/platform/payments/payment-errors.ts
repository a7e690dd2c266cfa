import { DomainError } from '#core/errors.ts'

/** The payment provider is unreachable or failed. Nothing is known to have changed; the request may be repeated. */
export class PaymentsUnavailableError extends DomainError {
  constructor() {
    super('PAYMENTS_UNAVAILABLE', 503, 'Payments are unavailable at the moment. Please try again in a few minutes.', {
      retryAfterSeconds: 60,
    })
  }
}

/** The provider rejects a request as invalid. */
export class PaymentRefusedError extends DomainError {
  /** The provider's own code, such as `resource_missing`; null without one. */
  readonly reason: string | null

  constructor(reason: string | null) {
    super('PAYMENT_REFUSED', 409, "This is not possible in the subscription's current state.")
    this.reason = reason
  }
}

/** A configured price differs from the price table in amount, currency or period, so it must not be sold. */
export class PriceMismatchError extends DomainError {
  constructor() {
    super('PRICE_MISMATCH', 503, "This plan isn't available right now.")
  }
}

/** An event with a wrong signature, time or mode. */
export class InvalidEventError extends DomainError {
  constructor(message: string) {
    super('INVALID_EVENT', 400, message)
  }
}
