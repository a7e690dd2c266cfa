import { createHmac } from 'node:crypto'
import { type ApiRequest, type ApiResponse, handleApi } from './api/api.ts'
import { wrongKey } from './errors.ts'
import { advance } from './life/time.ts'
import { eventObject } from './objects/checkout.ts'
import type { Simulation } from './simulation.ts'
import type { EventRecord, SimulatorState } from './state.ts'

type SimulatorOptions = {
  /** Changed in place. */
  readonly state: SimulatorState
  readonly now: Date
  /** Where people reach the pages, without a slash at the end. */
  readonly origin: string
  /** Signs events. */
  readonly webhookSecret: string
  /** The key that requests must have; any when left out. */
  readonly secretKey?: string
  /** Makes an unguessable text of letters and digits. */
  readonly newToken: () => string
}

/** An event as it is sent to a receiver. */
type SignedEvent = { readonly id: string; readonly rawBody: Buffer; readonly signature: string }

export type Simulator = {
  /** What the pages and the tests act on. */
  readonly simulation: Simulation
  /** A request to the API at this time. */
  handle(request: ApiRequest): ApiResponse
  /** Lets time pass. An earlier time changes nothing. */
  advance(to: Date): void
  /** Events that no receiver has accepted, oldest first. */
  waiting(): readonly EventRecord[]
  /** The bytes of an event and the value of its `stripe-signature` header, signed at this time. */
  sign(event: EventRecord, at: Date): SignedEvent
  /** Records that a receiver accepted an event. */
  accept(eventId: string): void
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

/** The value of the `stripe-signature` header of a body that is sent at a time. */
export const signatureOf = (rawBody: Buffer, secret: string, at: Date): string => {
  const time = seconds(at)
  const mac = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest('hex')
  return `t=${time},v1=${mac}`
}

/**
 * A simulator of Stripe: its API, its pages and the passing of time over a plain state. It does no I/O and reads no
 * clock, so that the owner of the state decides where it is stored and what time it is.
 */
export const createSimulator = (options: SimulatorOptions): Simulator => {
  const { state, origin, webhookSecret, secretKey, newToken } = options
  const simulation: Simulation = { state, origin, newToken, idempotencyKey: null }
  advance(simulation, seconds(options.now))

  const isAllowed = ({ authorization = '' }: ApiRequest['headers']): boolean =>
    secretKey === undefined || authorization === `Bearer ${secretKey}`

  return {
    simulation,
    handle: (request) => {
      if (isAllowed(request.headers)) return handleApi(simulation, request)
      const { status, body } = wrongKey()
      return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ error: body }) }
    },
    advance: (to) => advance(simulation, seconds(to)),
    waiting: () => state.events.filter(({ delivered }) => !delivered),
    sign: (event, at) => {
      const rawBody = Buffer.from(JSON.stringify(eventObject(event)))
      return { id: event.id, rawBody, signature: signatureOf(rawBody, webhookSecret, at) }
    },
    accept: (eventId) => {
      const event = state.events.find(({ id }) => id === eventId)
      if (event !== undefined) event.delivered = true
    },
  }
}
