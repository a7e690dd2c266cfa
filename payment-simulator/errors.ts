/** An error as sent by Stripe. */
export class StripeApiError extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, string>>

  constructor(status: number, body: Readonly<Record<string, string>>) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** Status 400. */
export const invalidRequest = (message: string, more: { param?: string; code?: string } = {}): StripeApiError =>
  new StripeApiError(400, { type: 'invalid_request_error', message, ...more })

/** No such object: 404 when the path names it, 400 when a parameter does. */
export const missing = (kind: string, id: string, param: string, status = 404): StripeApiError =>
  new StripeApiError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })

export const unknownPath = (method: string, path: string): StripeApiError =>
  new StripeApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  })

export const wrongKey = (): StripeApiError =>
  new StripeApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })

export const declined = (charge: string, paymentIntent: string): StripeApiError =>
  new StripeApiError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    charge,
    payment_intent: paymentIntent,
  })

export const keyReused = (key: string): StripeApiError =>
  new StripeApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
