/** A local server that behaves like Stripe: the simulator over HTTP, with signed events sent over HTTP. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { BILLING_PERIODS, type BillingPeriod, PAID_PLANS, type PaidPlan } from '#core/billing/plans.ts'
import { deleteCustomer } from '#payment-simulator/api/customers.ts'
import { TEST_CARDS, type TestCard } from '#payment-simulator/cards.ts'
import { attachCard, paySession } from '#payment-simulator/lifecycle/checkout.ts'
import { pauseSubscription, resumeSubscription } from '#payment-simulator/lifecycle/pausing.ts'
import { decideDispute, openDispute, refundCharge } from '#payment-simulator/lifecycle/reversing.ts'
import { setCancelAtPeriodEnd } from '#payment-simulator/lifecycle/subscribing.ts'
import { handlePage } from '#payment-simulator/pages/pages.ts'
import { findCharge, findCustomer, findDispute, findSession, findSubscription } from '#payment-simulator/simulation.ts'
import { createSimulator, signatureOf } from '#payment-simulator/simulator.ts'
import { type EventRecord, emptyState, type PriceRecord, priceIdOf } from '#payment-simulator/state.ts'

/** A card by its behavior, or by its number. */
type Card = TestCard | (string & Record<never, never>)

type Delivery = {
  /** Default: all events not yet accepted, oldest first. The same event may be listed twice. */
  readonly events?: readonly EventRecord[]
  /** How often one event is sent until accepted. Default: 5. */
  readonly attempts?: number
  /** When the event was signed. Default: now. */
  readonly signedAt?: Date
  /** Default: the webhook secret. */
  readonly secret?: string
}

export const STUB_KEY = 'sk_test_stub'
export const STUB_WEBHOOK_SECRET = 'whsec_stub'

type StripeStubOptions = {
  /** The time at Stripe. `advanceTo` also moves it; it never goes back. */
  readonly now: () => Date
  readonly webhookSecret?: string
  /** Requests with another key are rejected with 401. */
  readonly secretKey?: string
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const numberOf = (card: Card): string => (TEST_CARDS as Record<string, { number: string }>)[card]?.number ?? card

type Fault = 'hang' | 'drop' | 'lose' | number

/**
 * Starts a Stripe stub on a free port. Use `url` as STRIPE_API_BASE; `prices` has the IDs of the four prices. Only
 * `deliver` calls the application, over HTTP.
 */
export const createStripeStub = async (options: StripeStubOptions) => {
  const { now, webhookSecret = STUB_WEBHOOK_SECRET, secretKey = STUB_KEY } = options
  const state = emptyState(Math.floor(now().getTime() / 1000))
  let tokens = 0
  // The same in every run, so that a failing test can be repeated.
  const newToken = () => {
    tokens += 1
    return createHash('sha256').update(`stub:${tokens}`).digest('hex').slice(0, 24)
  }
  const faults: Fault[] = []
  const requests: { method: string; path: string; body: string; idempotencyKey: string | null; status: number }[] = []
  const sockets = new Set<Socket>()

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const simulator = createSimulator({
    state,
    now: now(),
    pagesUrl: `${url}/test-payments`,
    webhookSecret,
    secretKey,
    newToken,
  })
  const { simulation } = simulator

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request)
    const { method = 'GET', url: path = '/' } = request
    simulator.advance(now())
    if (!path.startsWith('/v1/')) {
      const page = handlePage(simulation, { method: method === 'POST' ? 'POST' : 'GET', path, body })
      response.writeHead(page.status, page.headers)
      response.end(page.body)
      return
    }
    const fault = faults.shift()
    const log = (status: number) => requests.push({ method, path, body, idempotencyKey, status })
    const idempotencyKey = request.headers['idempotency-key']?.toString() ?? null
    if (fault === 'hang') {
      log(0)
      return
    }
    if (fault === 'drop') {
      log(0)
      request.socket.destroy()
      return
    }
    if (typeof fault === 'number') {
      log(fault)
      response.writeHead(fault, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { type: 'api_error', message: 'The stub fails as it was told.' } }))
      return
    }
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const sent = simulator.handle({ method, path, headers, body })
    log(sent.status)
    if (fault === 'lose') {
      request.socket.destroy()
      return
    }
    response.writeHead(sent.status, sent.headers)
    response.end(sent.body)
  }

  const at = <Result>(work: () => Result): Result => {
    simulator.advance(now())
    return work()
  }

  const send = async (to: string, event: EventRecord, delivery: Delivery): Promise<number> => {
    const { attempts = 5, signedAt = now(), secret = webhookSecret } = delivery
    let status = 0
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const { rawBody } = simulator.sign(event, signedAt)
      const signature = signatureOf(rawBody, secret, signedAt)
      const response = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: new Uint8Array(rawBody),
      }).catch(() => null)
      await response?.arrayBuffer()
      status = response?.status ?? 0
      if (status >= 200 && status < 300) {
        simulator.accept(event.id)
        return status
      }
    }
    return status
  }

  const prices = Object.fromEntries(
    PAID_PLANS.map((plan) => [
      plan,
      Object.fromEntries(BILLING_PERIODS.map((period) => [period, priceIdOf('', plan, period)])),
    ]),
  ) as Record<PaidPlan, Record<BillingPeriod, string>>

  return {
    url,
    webhookSecret,
    secretKey,
    prices,
    /** The whole state, including what the API does not show. */
    state,
    /** All events, oldest first. */
    get events(): readonly EventRecord[] {
      return state.events
    },
    /** All API requests in order; status 0 means no response. */
    requests,
    /** Pays a session as a person would. Throws a StripeApiError when the card is declined or the session is not open. */
    pay: (sessionId: string, { card = 'works' }: { card?: Card } = {}) =>
      at(() => paySession(simulation, findSession(simulation, sessionId), numberOf(card))),
    /** Replaces a customer's card for future payments. */
    setCard: (customerId: string, card: Card) =>
      at(() => attachCard(simulation, findCustomer(simulation, customerId), numberOf(card))),
    /** Adds a price, such as an invalid one. */
    addPrice: (price: Partial<PriceRecord> & Pick<PriceRecord, 'id'>) => {
      const base = state.prices.find(({ id }) => id === prices.pro.month) as PriceRecord
      state.prices.push({ ...base, ...price })
    },
    /** Lets time pass. A renewal's invoice is a draft for an hour, as with Stripe. */
    advanceTo: (date: Date) => simulator.advance(date),
    /** Refunds a charge in full, or a part in cents, as an administrator does in Stripe. */
    refund: (chargeId: string, amount?: number) =>
      at(() => refundCharge(simulation, findCharge(simulation, chargeId), amount === undefined ? {} : { amount })),
    dispute: (chargeId: string) => at(() => openDispute(simulation, findCharge(simulation, chargeId)).id),
    closeDispute: (disputeId: string, outcome: 'won' | 'lost') =>
      at(() => decideDispute(simulation, findDispute(simulation, disputeId), outcome)),
    pause: (subscriptionId: string) =>
      at(() => pauseSubscription(simulation, findSubscription(simulation, subscriptionId))),
    resume: (subscriptionId: string) =>
      at(() => resumeSubscription(simulation, findSubscription(simulation, subscriptionId))),
    /** On the customer's page: cancels or resumes a subscription. */
    cancelAtPeriodEnd: (subscriptionId: string, value: boolean) =>
      at(() => setCancelAtPeriodEnd(simulation, findSubscription(simulation, subscriptionId), value)),
    deleteCustomer: (customerId: string) => at(() => deleteCustomer(simulation, findCustomer(simulation, customerId))),
    /** The next requests to the API get this status and have no effect. */
    failNext: (count: number, status: number) => faults.push(...Array<Fault>(count).fill(status)),
    /** The next requests never get a response and have no effect. */
    hangNext: (count = 1) => faults.push(...Array<Fault>(count).fill('hang')),
    /** The connections of the next requests break before the requests take effect. */
    dropNext: (count = 1) => faults.push(...Array<Fault>(count).fill('drop')),
    /** The next requests take effect, but their responses are lost. */
    loseNext: (count = 1) => faults.push(...Array<Fault>(count).fill('lose')),
    /** Clears faults that have not occurred yet. */
    clearFaults: () => faults.splice(0),
    /** An empty Stripe stub at the current time. IDs are never reused. */
    reset: () => {
      Object.assign(state, emptyState(Math.floor(now().getTime() / 1000)))
      faults.splice(0)
      requests.splice(0)
    },
    /** An event as `deliver` sends it, for tests that modify it. */
    sign: (event: EventRecord) => simulator.sign(event, now()),
    /** Sends any bytes with a valid signature. */
    signText: (text: string) => {
      const body = Buffer.from(text)
      return { body, signature: signatureOf(body, webhookSecret, now()) }
    },
    /** Events that were not accepted, oldest first. */
    waiting: () => simulator.waiting(),
    /**
     * Signs events and sends them one after another. Resolves to the last status of each; 0 when there was no response.
     * Resends a rejected event up to `attempts` times; it stays pending if it is never accepted.
     */
    deliver: async (to: string, delivery: Delivery = {}): Promise<number[]> => {
      const statuses: number[] = []
      for (const event of delivery.events ?? [...simulator.waiting()]) statuses.push(await send(to, event, delivery))
      return statuses
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

export type StripeStub = Awaited<ReturnType<typeof createStripeStub>>
