import { AlreadySubscribedError, PaymentsOffError } from '#core/billing/checkout-errors.ts'
import { failureType } from '../../graphql/errors.ts'
import {
  PaymentRefusedError,
  PaymentsUnavailableError,
  PriceMismatchError,
} from '../../platform/payments/payment-errors.ts'

failureType(PaymentsOffError, 'PaymentsOffError', 'Plans cannot be bought because no payment provider is configured.')
failureType(
  AlreadySubscribedError,
  'AlreadySubscribedError',
  'The member already has a subscription, which can be changed in the settings.',
)
failureType(
  PaymentsUnavailableError,
  'PaymentsUnavailableError',
  'The payment provider does not respond. Nothing was changed; the same request can be sent again.',
)
failureType(PaymentRefusedError, 'PaymentRefusedError', 'The payment provider refused the request.')
failureType(
  PriceMismatchError,
  'PriceMismatchError',
  "The configured price does not match the product's price, so nothing can be bought.",
)
