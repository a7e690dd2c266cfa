import { AlreadySubscribedError, PaymentsOffError } from '#core/billing/checkout-errors.ts'
import type { DomainError } from '#core/errors.ts'
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
  plain('PaymentsOffError', PaymentsOffError, 'Plans cannot be bought because no payment provider is configured.'),
)
builder.objectType(
  AlreadySubscribedError,
  plain(
    'AlreadySubscribedError',
    AlreadySubscribedError,
    'The member already has a subscription, which can be changed in the settings.',
  ),
)
builder.objectType(
  PaymentsUnavailableError,
  plain(
    'PaymentsUnavailableError',
    PaymentsUnavailableError,
    'The payment provider does not respond. Nothing was changed; the same request can be sent again.',
  ),
)
builder.objectType(
  PaymentRefusedError,
  plain('PaymentRefusedError', PaymentRefusedError, 'The payment provider refused the request.'),
)
builder.objectType(
  PriceMismatchError,
  plain(
    'PriceMismatchError',
    PriceMismatchError,
    "The configured price does not match the product's price, so nothing can be bought.",
  ),
)
