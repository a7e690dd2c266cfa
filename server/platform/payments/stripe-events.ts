import type Stripe from 'stripe'
import type { PaymentMode } from '../../../core/plans.ts'
import { InvalidEventError } from './payment-errors.ts'
import type { PaymentEvent } from './payments.ts'
import { idOf } from './stripe-state.ts'

/** How far the time of a signature may be from ours, to either side. */
const TOLERANCE_SECONDS = 300

/** The time that a signature names; Stripe's SDK refuses old ones only. */
const signedAt = (signature: string): number => Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? Number.NaN)

type AboutCustomer = {
  readonly object?: string
  readonly id?: string
  readonly customer?: string | { id: string } | null
}
type AboutCharge = { readonly charge?: string | { id: string } | null }

/** Whom an event is about, read without trust in its shape: types come and go with Stripe's versions. */
const aboutOf = (object: unknown): PaymentEvent['about'] => {
  const { object: kind, id, customer } = object as AboutCustomer
  if (kind === 'customer' && typeof id === 'string') return { customerId: id }
  const customerId = idOf(customer)
  if (customerId !== null) return { customerId }
  const chargeId = idOf((object as AboutCharge).charge)
  return chargeId === null ? null : { chargeId }
}

/**
 * Checks an event of the webhook endpoint.
 * @throws InvalidEventError for a wrong signature, a time more than 300 seconds away, another mode or another account.
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
