import type Stripe from 'stripe'
import { z } from 'zod'
import type { PaymentMode } from '#core/billing/plans.ts'
import { InvalidEventError } from './payment-errors.ts'
import type { PaymentEvent } from './payments.ts'
import { idOf } from './stripe-state.ts'

/** Allowed difference between signature time and ours. */
const TOLERANCE_SECONDS = 300

/** Stripe's SDK only rejects old timestamps, so future ones are checked here. */
const signedAt = (signature: string): number => Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? Number.NaN)

/** Ids are letters, digits, "_" and "-". An invalid one is read as none: no customer or charge has it. */
const idSchema = z.string().regex(/^[\w-]{1,255}$/)
const referenceSchema = z.union([idSchema, z.looseObject({ id: idSchema })]).nullable()

/** The latest second of the year 9999. */
const MAX_SECONDS = 253_402_300_799

/** The fields that are read of an event. Anything else varies between Stripe versions. */
const eventSchema = z.object({
  id: idSchema,
  type: z.string().regex(/^[\w.]{1,255}$/),
  created: z.int().min(0).max(MAX_SECONDS),
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.object({
    object: z.looseObject({
      object: z.string().optional().catch(undefined),
      id: idSchema.optional().catch(undefined),
      customer: referenceSchema.catch(null).optional(),
      charge: referenceSchema.catch(null).optional(),
    }),
  }),
})

const malformed = () => new InvalidEventError('This event is malformed.')

type Subject = z.infer<typeof eventSchema>['data']['object']

const aboutOf = ({ object: kind, id, customer, charge }: Subject): PaymentEvent['about'] => {
  if (kind === 'customer' && id !== undefined) return { customerId: id }
  const customerId = idOf(customer)
  if (customerId !== null) return { customerId }
  const chargeId = idOf(charge)
  return chargeId === null ? null : { chargeId }
}

/**
 * Verifies a webhook event. Throws InvalidEventError for a wrong signature, a time more than 300 seconds away, another
 * mode or account, and for a signed text that is no event.
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
  let signed: unknown
  try {
    signed = stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch (error) {
    // The SDK verifies the signature before it parses the text.
    if ((error as { readonly type?: string }).type !== 'StripeSignatureVerificationError') throw malformed()
    throw new InvalidEventError('The signature of this event is not valid.')
  }
  if (!(signedAt(signature) - now.getTime() / 1000 <= TOLERANCE_SECONDS)) {
    throw new InvalidEventError('The signature of this event is from the future.')
  }
  const { success, data: event } = eventSchema.safeParse(signed)
  if (!success) throw malformed()
  if (event.livemode !== (mode === 'live')) throw new InvalidEventError('This event belongs to another mode.')
  if (event.account) throw new InvalidEventError('This event belongs to another account.')
  return {
    id: event.id,
    type: event.type,
    about: aboutOf(event.data.object),
    createdAt: new Date(event.created * 1000),
  }
}
