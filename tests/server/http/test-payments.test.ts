import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestPayments } from '#server/http/webhooks/test-payments.ts'
import { paymentSimulator } from '#server/payments.ts'
import { createKeyedHash } from '#server/platform/keyed-hash.ts'
import { createTestCheckout, type TestCheckout } from '#server/platform/payments/test-checkout.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from './app-support.ts'

const SITE = 'https://site.example'

const database = registerTestDatabase()
let now: Date
let checkout: TestCheckout
let stripe: Stripe
let app: TestApp['app']
let delivered: string[]
let isRefusing: boolean

const open = async (httpLimits = AMPLE_BUDGET, more: Partial<TestPayments> = {}) => {
  const testCheckout = {
    handlePage: checkout.handlePage,
    deliver: () =>
      checkout.deliver(async (rawBody) => {
        if (isRefusing) throw new Error('refused')
        delivered.push((JSON.parse(rawBody.toString()) as { type: string }).type)
      }),
    ...more,
  }
  ;({ app } = await buildTestApp(database, { testCheckout, httpLimits, clock: { now: () => now } }))
}

beforeEach(async () => {
  await database.prisma.testCheckoutState.deleteMany()
  now = new Date('2026-03-01T10:00:00Z')
  delivered = []
  isRefusing = false
  const clock = { now: () => now }
  const hash = createKeyedHash('secret')
  checkout = createTestCheckout({ simulator: paymentSimulator, database, clock, hash, publicUrl: SITE })
  const { secretKey, fetch } = checkout
  stripe = new Stripe(secretKey, { httpClient: Stripe.createFetchHttpClient(fetch), telemetry: false })
  await open()
})
afterEach(() => app.close())

const pathOf = (url: string | null | undefined): string => new URL(url ?? '').pathname
const get = (url: string) => app.inject({ method: 'GET', url })
const send = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const openSession = async (email = 'ada@example.test') => {
  const customer = await stripe.customers.create({ email })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: checkout.prices.pro.year[0] ?? '', quantity: 1 }],
    success_url: `${SITE}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${SITE}/pricing`,
  })
  return { customer: customer.id, session: session.id, path: pathOf(session.url) }
}

const subscribe = async (card = 'works') => {
  const { customer, path } = await openSession()
  await send(path, { action: 'pay', card })
  const { data } = await stripe.subscriptions.list({ customer })
  const portal = await stripe.billingPortal.sessions.create({ customer, return_url: `${SITE}/settings` })
  return { customer, subscription: data[0]?.id ?? '', portal: pathOf(portal.url) }
}

/** Assertions for every page. */
const expectPage = (html: string) => {
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('Test checkout. No money moves.')
  expect(html.match(/<h1>/g)).toHaveLength(1)
  expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/)
  const inputs = html.match(/<input type="radio"/g) ?? []
  expect(html.match(/<label><input type="radio"[^>]*> [^<]+<\/label>/g) ?? []).toHaveLength(inputs.length)
}

describe('the checkout', () => {
  test('shows what is sold, is marked as a test, and is neither stored nor indexed', async () => {
    const { path } = await openSession('<b>"ada"&co</b>@example.test')
    const response = await get(path)
    expect(response.statusCode).toBe(200)
    expectPage(response.body)
    expect(response.body).toContain('<h1>Subscribe to Pro Plan</h1>')
    expect(response.body).toContain('$180.00 per year')
    expect(response.body).not.toContain('<b>')
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(response.headers['content-security-policy']).toContain("script-src 'self'")
  })

  test('is paid by a form, delivers the events, and returns to the app', async () => {
    const { session, path } = await openSession()
    const response = await send(path, { action: 'pay', card: 'works' })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`${SITE}/payment/success?session_id=${session}`)
    expect(delivered).toContain('checkout.session.completed')
    const again = await send(path, { action: 'pay', card: 'works' })
    expect(again.headers.location).toBe(path)
    const { body } = await get(path)
    expectPage(body)
    expect(body).toContain('<h1>This checkout is complete</h1>')
    expect(delivered.filter((type) => type === 'checkout.session.completed')).toHaveLength(1)
  })

  test('returns to the app although the events were rejected, and delivers them later', async () => {
    const { session, path } = await openSession()
    isRefusing = true
    const response = await send(path, { action: 'pay', card: 'works' })
    expect(response.headers.location).toBe(`${SITE}/payment/success?session_id=${session}`)
    isRefusing = false
    await send(path, { action: 'pay', card: 'works' })
    expect(delivered.filter((type) => type === 'checkout.session.completed')).toHaveLength(1)
  })

  test('returns to the app although a delivery hangs', async () => {
    await app.close()
    await open(AMPLE_BUDGET, { deliver: () => new Promise(() => undefined), deliveryMs: 20 })
    const { session, path } = await openSession()
    const response = await send(path, { action: 'pay', card: 'works' })
    expect(response.headers.location).toBe(`${SITE}/payment/success?session_id=${session}`)
  })

  test('shows a declined card, and offers another', async () => {
    const { session, path } = await openSession()
    const response = await send(path, { action: 'pay', card: 'declined' })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`${path}?error=card_declined`)
    const { body } = await get(String(response.headers.location))
    expectPage(body)
    expect(body).toContain('<p class="error" role="alert">Your card was declined.')
    expect(body).toContain('<title>Error: ')
    await expect(stripe.checkout.sessions.retrieve(session)).resolves.toMatchObject({ status: 'open' })
    expect((await send(path, { action: 'pay', card: '4242' })).headers.location).toBe(`${path}?error=card_missing`)
  })

  test('can be left, and expires', async () => {
    const { path } = await openSession()
    expect((await send(path, { action: 'cancel' })).headers.location).toBe(`${SITE}/pricing`)
    now = new Date('2026-03-02T10:00:00Z')
    const { body } = await get(path)
    expectPage(body)
    expect(body).toContain('<h1>This checkout has expired</h1>')
    expect((await send(path, { action: 'pay', card: 'works' })).headers.location).toBe(path)
    await expect(stripe.subscriptions.list({ status: 'all' })).resolves.toMatchObject({ data: [] })
  })
})

describe('the portal', () => {
  test('cancels at the end of the period, and revokes the cancellation', async () => {
    const { subscription, portal } = await subscribe()
    const page = await get(portal)
    expectPage(page.body)
    expect(page.body).toContain('<dt>Renews</dt><dd>March 1, 2027</dd>')
    const response = await send(portal, { action: 'cancel', subscription })
    expect([response.statusCode, response.headers.location]).toEqual([303, portal])
    await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({ cancel_at_period_end: true })
    expect((await get(portal)).body).toContain('<dt>Ends</dt><dd>March 1, 2027</dd>')
    await send(portal, { action: 'resume', subscription })
    await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({ cancel_at_period_end: false })
  })

  test('drops a scheduled change when the subscription is canceled', async () => {
    const { subscription, portal } = await subscribe()
    const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription })
    await send(portal, { action: 'cancel', subscription })
    await expect(stripe.subscriptionSchedules.retrieve(id)).resolves.toMatchObject({ status: 'released' })
    await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({ cancel_at_period_end: true })
  })

  test('changes the card, and lists invoices', async () => {
    const { portal } = await subscribe()
    await send(portal, { action: 'card', card: 'otherWorks' })
    const { body } = await get(portal)
    expect(body).toContain('the card that ends in 4444')
    const link = /href="([^"]+\/invoices\/[^"]+)">Invoice TEST-0001</.exec(body)?.[1]
    const invoice = await get(pathOf(link))
    expectPage(invoice.body)
    expect(invoice.body).toContain('<h1>Invoice TEST-0001</h1>')
    expect(invoice.body).toContain('<dt>Amount paid</dt><dd>$180.00</dd>')
  })

  test("cannot change another customer's data", async () => {
    const { portal } = await subscribe()
    const other = await subscribe()
    await send(portal, { action: 'cancel', subscription: other.subscription })
    await expect(stripe.subscriptions.retrieve(other.subscription)).resolves.toMatchObject({
      cancel_at_period_end: false,
    })
  })

  test('is valid for an hour', async () => {
    const { portal } = await subscribe()
    now = new Date('2026-03-01T11:00:00Z')
    expect((await get(portal)).statusCode).toBe(404)
  })
})

test('an open invoice can be paid on its page', async () => {
  const { customer, subscription } = await subscribe('failsLater')
  now = new Date('2027-03-01T11:00:00Z')
  const { data } = await stripe.invoices.list({ customer })
  const path = pathOf(data[0]?.hosted_invoice_url)
  expect((await get(path)).body).toContain('Pay $180.00')
  expect((await send(path, { action: 'pay', card: 'declined' })).headers.location).toBe(`${path}?error=card_declined`)
  expect((await send(path, { action: 'pay', card: 'works' })).headers.location).toBe(path)
  expect((await get(path)).body).toContain('<dt>Status</dt><dd>Paid</dd>')
  await expect(stripe.subscriptions.retrieve(subscription)).resolves.toMatchObject({ status: 'active' })
})

describe('requests other than by a browser with a link', () => {
  test.each(['/checkout/cs_local_1', '/portal/bps_local_1', '/invoices/in_local_1', '/invoices/in_local_1-'])(
    '%s is not found',
    async (path) => {
      const response = await get(`/test-payments${path}`)
      expect(response.statusCode).toBe(404)
      expectPage(response.body)
    },
  )

  test('an invoice’s id alone does not open its page', async () => {
    const { customer } = await subscribe()
    const { data } = await stripe.invoices.list({ customer })
    expect((await get(`/test-payments/invoices/${data[0]?.id}`)).statusCode).toBe(404)
  })

  test('other methods and bodies are rejected', async () => {
    const { path } = await openSession()
    expect((await app.inject({ method: 'PUT', url: path })).statusCode).toBe(405)
    expect(
      (await app.inject({ method: 'POST', url: path, payload: { action: 'pay', card: 'works' } })).statusCode,
    ).toBe(415)
    const huge = await send(path, { action: 'pay', card: 'x'.repeat(20_000) })
    expect(huge.statusCode).toBe(413)
    await expect(stripe.subscriptions.list({ status: 'all' })).resolves.toMatchObject({ data: [] })
  })

  test('a flood is limited by the budget of its address', async () => {
    const { path } = await openSession()
    await app.close()
    await open({ budgetCapacity: 3, budgetPerSecond: 1 })
    const statuses: number[] = []
    for (let index = 0; index < 5; index += 1) statuses.push((await get(path)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  test('without a test checkout there are no pages', async () => {
    const { path } = await openSession()
    const { app: plain } = await buildTestApp(database)
    expect((await plain.inject({ method: 'GET', url: path })).statusCode).toBe(404)
    await plain.close()
  })
})
