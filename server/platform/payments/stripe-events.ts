import type Stripe from 'stripe'
import type { PaymentMode } from '../../../core/plans.ts'
import { InvalidEventError } from './payment-errors.ts'
import type { PaymentEvent } from './payments.ts'
import { idOf } from './stripe-state.ts'

/** Allowed difference between signature time and ours. */
const TOLERANCE_SECONDS = 300

/** Stripe's SDK only rejects old timestamps, so future ones are checked here. */
const signedAt = (signature: string): number => Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? Number.NaN)

type AboutCustomer = {
  readonly object?: string
  readonly id?: string
  readonly customer?: string | { id: string } | null
}
type AboutCharge = { readonly charge?: string | { id: string } | null }

/** Reads the subject defensively: types vary between Stripe versions. */
const aboutOf = (object: unknown): PaymentEvent['about'] => {
  const { object: kind, id, customer } = object as AboutCustomer
  if (kind === 'customer' && typeof id === 'string') return { customerId: id }
  const customerId = idOf(customer)
  if (customerId !== null) return { customerId }
  const chargeId = idOf((object as AboutCharge).charge)
  return chargeId === null ? null : { chargeId }
}

/**
 * Verifies a webhook event. Throws InvalidEventError for a wrong signature, a time more than 300 seconds away, another
 * mode or account.
 */
export const readEvent = (
  stripe: Stripe,
  {
    rawBody,
    signature,
    secret,
    now,
    mode,
  }: {
    readonly rawBody: Buffer
    readonly signature: string
    readonly secret: string
    readonly now: Date
    readonly mode: PaymentMode
  },
): PaymentEvent => {
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch {
    throw new InvalidEventError('The signature of this event is not valid.')
  }
  if (!(signedAt(signature) - now.getTime() / 1000 <= TOLERANCE_SECONDS)) {
    throw new InvalidEventError('The signature of this event is from the future.')
  }
  if (event.livemode !== (mode === 'live')) throw new InvalidEventError('This event belongs to another mode.')
  if (event.account) throw new InvalidEventError('This event belongs to another account.')
  return {
    id: event.id,
    type: event.type,
    about: aboutOf(event.data.object),
    createdAt: new Date(event.created * 1000),
  }
}
