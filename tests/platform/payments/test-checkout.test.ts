import Stripe from 'stripe'
import { beforeEach, expect, test } from 'vitest'
import { paymentSimulator } from '#server/payments.ts'
import { createKeyedHash } from '#server/platform/keyed-hash.ts'
import { createTestCheckout, type EventReceiver, type TestCheckout } from '#server/platform/payments/test-checkout.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
let now: Date

beforeEach(async () => {
  await database.reset()
  now = new Date('2026-03-01T10:00:00Z')
})

/** Another instance of the same installation. */
const start = () => {
  const checkout = createTestCheckout({
    simulator: paymentSimulator,
    database,
    clock: { now: () => now },
    hash: createKeyedHash('secret of this test'),
    publicUrl: 'http://localhost:4000',
  })
  const { secretKey, fetch } = checkout
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  })
  return { checkout, stripe }
}

const openSession = async ({ checkout, stripe }: ReturnType<typeof start>) => {
  const customer = await stripe.customers.create({ email: 'ada@example.test' }, { idempotencyKey: 'customer-1' })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: checkout.prices.pro.month[0] ?? '', quantity: 1 }],
    success_url: 'http://localhost:4000/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4000/pricing',
  })
  return { customer, session }
}

const payOnPage = (checkout: TestCheckout, url: string | null) =>
  checkout.handlePage({ method: 'POST', path: new URL(url ?? '').pathname, body: 'action=pay&card=works' })

/** A receiver that verifies signatures with the SDK and records accepted events. */
const createReceiver = (checkout: TestCheckout, refuses: (type: string) => boolean = () => false) => {
  const accepted: string[] = []
  const receive: EventReceiver = async (rawBody, signature) => {
    const { webhooks } = new Stripe('sk_test_any')
    const event = webhooks.constructEvent(rawBody, signature, checkout.webhookSecret, 300, undefined, now.getTime())
    if (refuses(event.type)) throw new Error(`refused ${event.type}`)
    accepted.push(event.id)
  }
  return { accepted, receive }
}

test('the real SDK works without a port, and ids contain the mode', async () => {
  const app = start()
  const { customer, session } = await openSession(app)
  expect(customer.id).toMatch(/^cus_local_\w{36}$/)
  expect(session.id).toMatch(/^cs_local_\w{36}$/)
  expect(session.url).toBe(`http://localhost:4000/test-payments/checkout/${session.id}`)
  const price = await app.stripe.prices.retrieve(app.checkout.prices.business.year[0] ?? '')
  expect(price).toMatchObject({ unit_amount: 175_000, currency: 'usd', recurring: { interval: 'year' } })
  const response = await payOnPage(app.checkout, session.url)
  expect(response).toMatchObject({
    status: 303,
    headers: { location: `http://localhost:4000/payment/success?session_id=${session.id}` },
  })
  await expect(app.stripe.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({ status: 'complete' })
})

test('the state survives a restart, idempotency keys included', async () => {
  const { customer } = await openSession(start())
  const { stripe } = start()
  await expect(stripe.customers.retrieve(customer.id)).resolves.toMatchObject({ email: 'ada@example.test' })
  const again = await stripe.customers.create({ email: 'ada@example.test' }, { idempotencyKey: 'customer-1' })
  expect(again.id).toBe(customer.id)
})

test('a rejected event is redelivered until accepted, the others are not', async () => {
  const app = start()
  const { session } = await openSession(app)
  await payOnPage(app.checkout, session.url)
  let refusing = true
  const { accepted, receive } = createReceiver(app.checkout, (type) => refusing && type === 'invoice.paid')
  await expect(app.checkout.deliver(receive)).rejects.toThrow('refused invoice.paid')
  const first = accepted.length
  expect(first).toBeGreaterThan(5)
  refusing = false
  // Another instance finds it in the stored state.
  await start().checkout.deliver(receive)
  expect(accepted).toHaveLength(first + 1)
  expect(new Set(accepted).size).toBe(accepted.length)
  await app.checkout.deliver(receive)
  expect(accepted).toHaveLength(first + 1)
})

test('the job advances the time: a subscription renews, and its events arrive', async () => {
  const app = start()
  const { customer, session } = await openSession(app)
  await payOnPage(app.checkout, session.url)
  const { receive } = createReceiver(app.checkout)
  await app.checkout.deliver(receive)
  now = new Date('2026-04-01T11:00:00Z')
  const types: string[] = []
  const job = app.checkout.job(async (rawBody) => {
    types.push((JSON.parse(rawBody.toString()) as { type: string }).type)
  })
  expect(job.everyMs).toBe(60_000)
  await job.run({}, {} as never)
  expect(types).toContain('invoice.paid')
  const { data } = await app.stripe.invoices.list({ customer: customer.id })
  expect(data.map(({ billing_reason }) => billing_reason)).toEqual(['subscription_cycle', 'subscription_create'])
})

test('parallel requests lose nothing', async () => {
  const app = start()
  const emails = Array.from({ length: 8 }, (_, index) => `member-${index}@example.test`)
  await Promise.all(emails.map((email) => start().stripe.customers.create({ email })))
  const { data } = await app.stripe.customers.list({ limit: 100 })
  expect(data.map(({ email }) => email).toSorted()).toEqual(emails)
})
