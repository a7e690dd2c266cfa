import type { BillingPeriod, PaidPlan } from '#core/billing/plans.ts'
import type { Clock } from '../clock.ts'
import type { Database, TransactionClient } from '../database/database.ts'
import { handleRecurringJob, type JobHandler } from '../jobs/job.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import type { StripePrices } from './stripe-prices.ts'

export type PageRequest = {
  readonly method: 'GET' | 'POST'
  /** With the query. */
  readonly path: string
  /** A form as browsers send it. */
  readonly body: string
}

export type SimulatorResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A simulator of Stripe, open for one transaction. */
type OpenSimulator = {
  /** A request to Stripe's API; the names of the headers are in lower case. */
  handle(request: {
    readonly method: string
    readonly path: string
    readonly headers: Readonly<Record<string, string | undefined>>
    readonly body: string
  }): SimulatorResponse
  handlePage(request: PageRequest): SimulatorResponse
  /** Events that nobody has accepted, oldest first. */
  pendingEvents(): readonly PendingEvent[]
  accept(eventId: string): void
  /** The state to store, as JSON; null without a change. */
  changedState(): string | null
}

type PendingEvent = {
  readonly id: string
  sign(at: Date): { readonly rawBody: Buffer; readonly signature: string }
}

/** The simulator that the composition root passes in, so that the server does not depend on it. */
export type PaymentSimulator = {
  /** @param stored the last changed state; at first an empty object */
  open(
    stored: object,
    options: {
      readonly now: Date
      /** Without a trailing slash. */
      readonly pagesUrl: string
      readonly webhookSecret: string
      readonly secretKey: string
    },
  ): OpenSimulator
  priceId(plan: PaidPlan, period: BillingPeriod): string
}

/** Receives a Stripe event; rejects when it must be redelivered. */
export type EventReceiver = (rawBody: Buffer, signature: string) => Promise<void>

export type TestCheckout = {
  /** For `new Stripe(secretKey, { httpClient: Stripe.createFetchHttpClient(fetch) })`. */
  readonly secretKey: string
  readonly webhookSecret: string
  readonly prices: StripePrices
  /** Replaces the network: handles requests to Stripe's API, whatever the host. */
  readonly fetch: typeof fetch
  /** A page under `PAGES_PATH`. */
  handlePage(request: PageRequest): Promise<SimulatorResponse>
  /**
   * Delivers pending events at least once, oldest first. Rejects with the first error when the receiver rejected some;
   * these stay pending.
   */
  deliver(receive: EventReceiver): Promise<void>
  /** Advances the time every minute and delivers pending events. */
  job(receive: EventReceiver): JobHandler
}

type TestCheckoutOptions = {
  readonly simulator: PaymentSimulator
  readonly database: Database
  readonly clock: Clock
  /** The server's keyed hash, from which the secrets are derived. */
  readonly hash: KeyedHash
  /** Public origin, without a trailing slash. */
  readonly publicUrl: string
}

export const PAGES_PATH = '/test-payments'

const ROW = 1
const EVERY_MS = 60_000

/** Locks the single row, created on first use, until the transaction ends. */
const lockState = async (tx: TransactionClient): Promise<object> => {
  const lock = () => tx.$queryRaw<{ state: object }[]>`
    SELECT state FROM test_checkout_states WHERE id = ${ROW} FOR UPDATE`
  const [row] = await lock()
  if (row !== undefined) return row.state
  await tx.$executeRaw`
    INSERT INTO test_checkout_states (id, state) VALUES (${ROW}, '{}'::jsonb) ON CONFLICT DO NOTHING`
  // Another instance may have created it meanwhile.
  return (await lock())[0]?.state ?? {}
}

/**
 * The test checkout for installations without keys: the simulator in process, with its state in the database. Every use
 * is a transaction that locks the state, so that instances share it and a crash loses no event.
 */
export const createTestCheckout = (options: TestCheckoutOptions): TestCheckout => {
  const { simulator, database, clock, hash, publicUrl } = options
  const secretKey = `sk_test_${hash('test-checkout:key').slice(0, 32)}`
  const webhookSecret = `whsec_${hash('test-checkout:webhook')}`
  const pagesUrl = `${publicUrl}${PAGES_PATH}`

  const use = <Result>(work: (open: OpenSimulator) => Result): Promise<Result> =>
    database.transaction(async (tx) => {
      const stored = await lockState(tx)
      const open = simulator.open(stored, { now: clock.now(), pagesUrl, webhookSecret, secretKey })
      const result = work(open)
      const changed = open.changedState()
      if (changed !== null) {
        await tx.$executeRaw`UPDATE test_checkout_states SET state = ${changed}::jsonb WHERE id = ${ROW}`
      }
      return result
    })

  const pricesOf = (plan: PaidPlan): Record<BillingPeriod, readonly string[]> => ({
    month: [simulator.priceId(plan, 'month')],
    year: [simulator.priceId(plan, 'year')],
  })

  const deliver = async (receive: EventReceiver): Promise<void> => {
    const errors: unknown[] = []
    for (const { id, sign } of await use((open) => open.pendingEvents())) {
      try {
        const { rawBody, signature } = sign(clock.now())
        await receive(rawBody, signature)
        await use((open) => open.accept(id))
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw errors[0]
  }

  return {
    secretKey,
    webhookSecret,
    prices: { pro: pricesOf('pro'), business: pricesOf('business') },
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      const sent = await use((open) =>
        open.handle({
          method: init?.method ?? 'GET',
          path: `${pathname}${search}`,
          headers: Object.fromEntries(new Headers(init?.headers)),
          body: typeof init?.body === 'string' ? init.body : '',
        }),
      )
      return new Response(sent.body, { status: sent.status, headers: sent.headers })
    },
    handlePage: (request) => use((open) => open.handlePage(request)),
    deliver,
    job: (receive) => handleRecurringJob({ name: 'test-checkout', everyMs: EVERY_MS, run: () => deliver(receive) }),
  }
}
