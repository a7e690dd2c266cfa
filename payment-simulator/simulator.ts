import { createHmac } from 'node:crypto'
import { type ApiRequest, type ApiResponse, handleApi } from './api/api.ts'
import { wrongKey } from './errors.ts'
import { advance } from './lifecycle/time.ts'
import { eventObject } from './objects/checkout.ts'
import type { Simulation } from './simulation.ts'
import type { EventRecord, SimulatorState } from './state.ts'

export type SimulatorOptions = {
  /** Changed in place. */
  readonly state: SimulatorState
  readonly now: Date
  /** URL of the pages, without a trailing slash. */
  readonly pagesUrl: string
  /** Signs events. */
  readonly webhookSecret: string
  /** The required API key; any by default. */
  readonly secretKey?: string
  /** Makes an unguessable text of letters and digits. */
  readonly newToken: () => string
}

type SignedEvent = { readonly id: string; readonly rawBody: Buffer; readonly signature: string }

export type Simulator = {
  /** For the pages and tests. */
  readonly simulation: Simulation
  /** Handles an API request at this time. */
  handle(request: ApiRequest): ApiResponse
  /** Advances the time; an earlier time has no effect. */
  advance(to: Date): void
  /** Undelivered events, oldest first. */
  waiting(): readonly EventRecord[]
  /** The bytes and `stripe-signature` header of an event, signed at this time. */
  sign(event: EventRecord, at: Date): SignedEvent
  /** Marks an event as delivered. */
  accept(eventId: string): void
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

/** The `stripe-signature` header of a body sent at a time. */
export const signatureOf = (rawBody: Buffer, secret: string, at: Date): string => {
  const time = seconds(at)
  const mac = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest('hex')
  return `t=${time},v1=${mac}`
}

/**
 * A simulator of Stripe: API, pages and the passing of time over a plain state. No I/O and no clock: the owner decides
 * on storage and time.
 */
export const createSimulator = (options: SimulatorOptions): Simulator => {
  const { state, pagesUrl, webhookSecret, secretKey, newToken } = options
  const simulation: Simulation = { state, pagesUrl, newToken, idempotencyKey: null }
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
