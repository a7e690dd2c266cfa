import type { Log } from '../log.ts'
import { PaymentRefusedError, PaymentsUnavailableError } from './payment-errors.ts'

/** Stripe errors about the request, not about the connection or keys. */
const REFUSALS = ['StripeInvalidRequestError', 'StripeCardError', 'StripeIdempotencyError']

type StripeError = {
  readonly type?: string
  readonly code?: string
  readonly requestId?: string
  readonly message?: string
}

/** Maps an SDK error to a product error. Problems with our keys or the network are logged. */
export const toPaymentError = (error: unknown, log: Log): unknown => {
  const { type, code, requestId, message } = error as StripeError
  if (type === undefined || !type.startsWith('Stripe')) return error
  if (REFUSALS.includes(type)) {
    log.info({ type, code, requestId, reason: message }, 'payment provider rejected a request')
    return new PaymentRefusedError(code ?? null)
  }
  log.error({ type, code, requestId, reason: message }, 'payment provider request failed')
  return new PaymentsUnavailableError()
}
