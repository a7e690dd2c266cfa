import { AlreadySubscribedError, PaymentsOffError } from '../../../core/billing/checkout-errors.ts'
import type { DomainError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failureInterface } from '../../graphql/errors.ts'
import {
  PaymentRefusedError,
  PaymentsUnavailableError,
  PriceMismatchError,
} from '../../platform/payments/payment-errors.ts'

/** An error type with only code and message. */
const plain = (name: string, type: new (...parts: never[]) => DomainError, description: string) => ({
  name,
  description,
  interfaces: [failureInterface],
  isTypeOf: (value: unknown) => value instanceof type,
})

builder.objectType(
  PaymentsOffError,
  plain('PaymentsOffError', PaymentsOffError, 'Nothing can be bought here: no payment provider is configured.'),
)
builder.objectType(
  AlreadySubscribedError,
  plain(
    'AlreadySubscribedError',
    AlreadySubscribedError,
    'The member has a subscription, which is changed in the settings and never bought a second time.',
  ),
)
builder.objectType(
  PaymentsUnavailableError,
  plain(
    'PaymentsUnavailableError',
    PaymentsUnavailableError,
    'The payment provider does not respond. Nothing has changed; the same request may be sent again.',
  ),
)
builder.objectType(
  PaymentRefusedError,
  plain('PaymentRefusedError', PaymentRefusedError, 'The payment provider refuses the request.'),
)
builder.objectType(
  PriceMismatchError,
  plain(
    'PriceMismatchError',
    PriceMismatchError,
    'The configured price is not the one of this product, so nothing is sold at it.',
  ),
)
