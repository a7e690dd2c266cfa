import { randomBytes } from 'node:crypto'
import type { BillingPeriod, PaidPlan } from '#core/plans.ts'
import { forgetOld } from '#payment-simulator/lifecycle/time.ts'
import type { PageResponse } from '#payment-simulator/pages/page.ts'
import { handlePage, type PageRequest } from '#payment-simulator/pages/pages.ts'
import { createSimulator, type Simulator } from '#payment-simulator/simulator.ts'
import { emptyState, priceIdOf, type SimulatorState } from '#payment-simulator/state.ts'
import type { Clock } from '../clock.ts'
import type { Database, TransactionClient } from '../database/database.ts'
import { handleRecurringJob, type JobHandler } from '../jobs/job.ts'
import type { KeyedHash } from '../keyed-hash.ts'

/** Receives a Stripe event; rejects when it must be redelivered. */
export type EventReceiver = (rawBody: Buffer, signature: string) => Promise<void>

export type TestCheckout = {
  /** For `new Stripe(secretKey, { httpClient: Stripe.createFetchHttpClient(fetch) })`. */
  readonly secretKey: string
  readonly webhookSecret: string
  readonly prices: Readonly<Record<PaidPlan, Readonly<Record<BillingPeriod, readonly string[]>>>>
  /** Replaces the network: handles requests to Stripe's API, whatever the host. */
  readonly fetch: typeof fetch
  /** A page under `/test-payments/`. */
  handlePage(request: PageRequest): Promise<PageResponse>
  /**
   * Delivers pending events at least once, oldest first. Rejects with the first error when the receiver rejected some;
   * these stay pending.
   */
  deliver(receive: EventReceiver): Promise<void>
  /** Advances the time every minute and delivers pending events. */
  job(receive: EventReceiver): JobHandler
}

type TestCheckoutOptions = {
  readonly database: Database
  readonly clock: Clock
  /** The server's keyed hash, from which the secrets are derived. */
  readonly hash: KeyedHash
  /** Public origin, without a trailing slash. */
  readonly publicUrl: string
}

/** Distinguishes its ids from Stripe's. */
const ID_MARK = 'local_'
const ROW = 1
const EVERY_MS = 60_000

const newToken = (): string => randomBytes(18).toString('hex')

/** The stored state with defaults for newer fields, and today's price table. */
const restore = (stored: Partial<SimulatorState>, now: number): SimulatorState => {
  const empty = emptyState(now, ID_MARK)
  return { ...empty, ...stored, prices: empty.prices }
}

/** Locks the single row, created on first use, until the transaction ends. */
const lockState = async (tx: TransactionClient): Promise<Partial<SimulatorState>> => {
  const lock = () => tx.$queryRaw<{ state: Partial<SimulatorState> }[]>`
    SELECT state FROM test_checkout_states WHERE id = ${ROW} FOR UPDATE`
  const [row] = await lock()
  if (row !== undefined) return row.state
  await tx.$executeRaw`
    INSERT INTO test_checkout_states (id, state) VALUES (${ROW}, '{}'::jsonb) ON CONFLICT DO NOTHING`
  // Another instance may have created it meanwhile.
  return (await lock())[0]?.state ?? {}
}

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000)

const periodsOf = (plan: PaidPlan): Record<BillingPeriod, readonly string[]> => ({
  month: [priceIdOf(ID_MARK, plan, 'month')],
  year: [priceIdOf(ID_MARK, plan, 'year')],
})

/** A change of time alone is not worth storing. */
const textOf = (state: SimulatorState): string => JSON.stringify({ ...state, now: 0 })

/**
 * The test checkout for installations without keys: the simulator in process, with its state in the database. Every use
 * is a transaction that locks the state, so that instances share it and a crash loses no event.
 */
export const createTestCheckout = ({ database, clock, hash, publicUrl }: TestCheckoutOptions): TestCheckout => {
  const secretKey = `sk_test_${hash('test-checkout:key').slice(0, 32)}`
  const webhookSecret = `whsec_${hash('test-checkout:webhook')}`

  const use = <Result>(work: (simulator: Simulator) => Result): Promise<Result> =>
    database.transaction(async (tx) => {
      const stored = await lockState(tx)
      const now = clock.now()
      const state = restore(stored, secondsOf(now))
      const before = textOf(state)
      const simulator = createSimulator({ state, now, origin: publicUrl, webhookSecret, secretKey, newToken })
      const result = work(simulator)
      forgetOld(state)
      if (textOf(state) === before) return result
      await tx.$executeRaw`
        UPDATE test_checkout_states SET state = ${JSON.stringify(state)}::jsonb WHERE id = ${ROW}`
      return result
    })

  const deliver = async (receive: EventReceiver): Promise<void> => {
    const { events, sign } = await use(({ waiting, sign }) => ({ events: waiting(), sign }))
    const errors: unknown[] = []
    for (const event of events) {
      try {
        const { id, rawBody, signature } = sign(event, clock.now())
        await receive(rawBody, signature)
        await use((simulator) => simulator.accept(id))
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw errors[0]
  }

  return {
    secretKey,
    webhookSecret,
    prices: { pro: periodsOf('pro'), business: periodsOf('business') },
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      const sent = await use((simulator) =>
        simulator.handle({
          method: init?.method ?? 'GET',
          path: `${pathname}${search}`,
          headers: Object.fromEntries(new Headers(init?.headers)),
          body: typeof init?.body === 'string' ? init.body : '',
        }),
      )
      return new Response(sent.body, { status: sent.status, headers: sent.headers })
    },
    handlePage: (request) => use(({ simulation }) => handlePage(simulation, request)),
    deliver,
    job: (receive) => handleRecurringJob({ name: 'test-checkout', everyMs: EVERY_MS, run: () => deliver(receive) }),
  }
}
