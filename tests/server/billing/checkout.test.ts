/** Buying a plan: the contract of `startCheckout` and `checkout`, with the real SDK and the Stripe stub. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { createBillingApp } from '../../support/billing-app.ts'

const START = `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) {
  __typename
  ... on StartCheckoutPayload { url }
  ... on Failure { code message }
  ... on InvalidInputError { field }
  ... on RateLimitedError { retryAfterSeconds }
} }`
const CHECKOUT = 'query ($id: ID!) { checkout(sessionId: $id) { status } }'

const billing = createBillingApp()
const HOUR_MS = 3_600_000

let ada: { token: string; userId: string }
beforeEach(async () => {
  const token = await billing.app.join()
  const { id: userId } = await billing.database.prisma.user.findFirstOrThrow()
  ada = { token, userId }
})

const inputOf = (changes: object = {}) => ({ plan: 'PRO', period: 'YEAR', nonce: randomUUID(), ...changes })
const start = async (changes: object = {}, token = ada.token) => {
  const { data, errors } = await billing.app.query(START, { input: inputOf(changes) }, { token })
  expect(errors).toBeUndefined()
  return data.startCheckout
}
const sessions = () => billing.stub.state.sessions
const lastSession = () => {
  const session = sessions().at(-1)
  if (session === undefined) throw new Error('There is no session.')
  return session
}
const made = (path: string) =>
  billing.stub.requests.filter((request) => request.method === 'POST' && request.path === path)
const customer = () => billing.database.prisma.billingCustomer.findFirstOrThrow()
const statusOf = async (id: string, token?: string) => {
  const { data, errors } = await billing.app.query(CHECKOUT, { id }, token === undefined ? {} : { token })
  return errors === undefined ? data.checkout : errors[0].extensions.code
}

describe('starting a checkout', () => {
  test.each([
    ['PRO', 'MONTH', 'pro', 'month'],
    ['PRO', 'YEAR', 'pro', 'year'],
    ['BUSINESS', 'MONTH', 'business', 'month'],
    ['BUSINESS', 'YEAR', 'business', 'year'],
  ] as const)('of %s by the %s leads to a page with the price of the table', async (plan, period, name, interval) => {
    expect(await start({ plan, period })).toEqual({
      __typename: 'StartCheckoutPayload',
      url: expect.stringContaining(billing.stub.url),
    })
    const { body } = made('/v1/checkout/sessions')[0] ?? { body: '' }
    const sent = new URLSearchParams(body)
    expect(sent.get('line_items[0][price]')).toBe(billing.stub.prices[name][interval])
    expect(sent.get('client_reference_id')).toBe(ada.userId)
    expect(sent.get('customer')).toBe((await customer()).providerId)
    expect(sent.get('success_url')).toBe('https://site.example/payment/success?session_id={CHECKOUT_SESSION_ID}')
    expect(sent.get('cancel_url')).toBe(`https://site.example/pricing?plan=${name}&period=${interval}`)
  })

  test('sent twice opens one page, even concurrently', async () => {
    const nonce = randomUUID()
    const urls = await Promise.all([start({ nonce }), start({ nonce }), start({ nonce: nonce.toUpperCase() })])
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
    expect(sessions()).toHaveLength(1)
    expect(billing.stub.state.customers).toHaveLength(1)
    await start()
    expect(sessions()).toHaveLength(2)
    expect(billing.stub.state.customers).toHaveLength(1)
    expect(await billing.database.prisma.billingCustomer.count()).toBe(1)
  })

  test('survives a lost response: customer and page are the same', async () => {
    const nonce = randomUUID()
    billing.stub.loseNext(1)
    const { url } = await start({ nonce })
    expect((await start({ nonce })).url).toBe(url)
    expect(billing.stub.state.customers).toHaveLength(1)
    expect(sessions()).toHaveLength(1)
  })

  test('creates a new customer when the provider no longer has the old one', async () => {
    await start()
    const before = await customer()
    billing.stub.deleteCustomer(before.providerId)
    expect(await start()).toMatchObject({ __typename: 'StartCheckoutPayload' })
    const after = await customer()
    expect(after.id).toBe(before.id)
    expect(after.providerId).not.toBe(before.providerId)
    expect(lastSession().customer).toBe(after.providerId)
    expect(await start()).toMatchObject({ __typename: 'StartCheckoutPayload' })
    expect((await customer()).providerId).toBe(after.providerId)
  })

  test('and paying it starts the plan', async () => {
    await start({ plan: 'BUSINESS', period: 'MONTH' })
    billing.stub.pay(lastSession().id)
    await billing.app.settle()
    expect(await billing.entitlementOf(ada)).toMatchObject({ plan: 'business', status: 'active', period: 'month' })
  })
})

describe('a checkout is not started', () => {
  test('without a session', async () => {
    const { errors } = await billing.app.query(START, { input: inputOf() })
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })

  test.each([
    [{ plan: 'BASIC' }, 'Basic is free, so there is nothing to buy.', 'plan'],
    [{ nonce: 'again' }, '"nonce" must be a UUID.', 'nonce'],
  ])('with %j', async (changes, message, field) => {
    expect(await start(changes)).toEqual({ __typename: 'InvalidInputError', code: 'BAD_USER_INPUT', message, field })
    expect(billing.stub.requests).toEqual([])
  })

  test('for a member with a subscription, even if its event was lost', async () => {
    await start()
    billing.stub.pay(lastSession().id)
    const refusal = {
      __typename: 'AlreadySubscribedError',
      code: 'ALREADY_SUBSCRIBED',
      message: 'You already have a subscription. You can change, cancel or renew it in your settings.',
    }
    expect(await start()).toEqual(refusal)
    expect(sessions()).toHaveLength(1)
    // The lost result is stored now.
    expect(await billing.entitlementOf(ada)).toMatchObject({ plan: 'pro', status: 'active' })
    expect(await start({ plan: 'BUSINESS' })).toEqual(refusal)
  })

  test('at a price that differs from the table', async () => {
    const { state, prices } = billing.stub
    const configured = state.prices
    state.prices = configured.map((price) => (price.id === prices.pro.year ? { ...price, unitAmount: 9_900 } : price))
    expect(await start()).toEqual({
      __typename: 'PriceMismatchError',
      code: 'PRICE_MISMATCH',
      message: "This plan isn't available right now.",
    })
    expect(sessions()).toEqual([])
  })

  test('while the provider is unreachable, and the same request succeeds later', async () => {
    const nonce = randomUUID()
    billing.stub.failNext(20, 503)
    expect(await start({ nonce })).toEqual({
      __typename: 'PaymentsUnavailableError',
      code: 'PAYMENTS_UNAVAILABLE',
      message: 'Payments are unavailable at the moment. Please try again in a few minutes.',
    })
    billing.stub.reset()
    expect(await start({ nonce })).toMatchObject({ __typename: 'StartCheckoutPayload' })
  })

  test('more than twenty times an hour', async () => {
    for (let count = 0; count < 20; count += 1) await start()
    expect(await start()).toMatchObject({
      __typename: 'RateLimitedError',
      code: 'RATE_LIMITED',
      retryAfterSeconds: 3600,
    })
    const bob = await billing.app.join('bob@people.example')
    expect(await start({}, bob)).toMatchObject({ __typename: 'StartCheckoutPayload' })
    billing.setTime(HOUR_MS)
    expect(await start()).toMatchObject({ __typename: 'StartCheckoutPayload' })
  })
})

describe('the checkout status', () => {
  test('is visible to its member only', async () => {
    await start()
    const { id } = lastSession()
    const bob = await billing.app.join('bob@people.example')
    expect(await statusOf(id, ada.token)).toEqual({ status: 'OPEN' })
    billing.stub.pay(id)
    expect(await statusOf(id, ada.token)).toEqual({ status: 'COMPLETE' })
    expect(await statusOf(id, bob)).toBeNull()
    expect(await statusOf(id)).toBe('UNAUTHENTICATED')
  })

  test.each(['cs_test_unknown', 'sub_123', '', '../customers'])('is nothing for %j', async (id) => {
    expect(await statusOf(id, ada.token)).toBeNull()
  })
})

test('the payment mode is public', async () => {
  const { data } = await billing.app.query('{ payments { mode } }')
  expect(data).toEqual({ payments: { mode: 'TEST' } })
})

describe('without a payment provider', () => {
  const { members } = createAccountsApp()

  test('nothing can be bought, and the member is told so', async () => {
    const token = await members.join()
    const { data } = await members.query(START, { input: inputOf() }, { token })
    expect(data.startCheckout).toEqual({
      __typename: 'PaymentsOffError',
      code: 'PAYMENTS_OFF',
      message: 'Plans aren’t available for purchase right now. Everything in Basic stays free.',
    })
    expect((await members.query(CHECKOUT, { id: 'cs_test_1' }, { token })).data).toEqual({ checkout: null })
    expect((await members.query('{ payments { mode } }')).data).toEqual({ payments: { mode: null } })
  })

  test('the plans are still described, as in the table', async () => {
    const { data } = await members.query(
      '{ plans { plan label name prices { period cents text } yearlySaving { cents percent text } features { text planned } } }',
    )
    expect(data.plans.map(({ label }: { label: string }) => label)).toEqual(['Basic Plan', 'Pro Plan', 'Business Plan'])
    expect(data.plans[0]).toMatchObject({ prices: [], yearlySaving: null })
    expect(data.plans[2]).toMatchObject({
      prices: [
        { period: 'MONTH', cents: 20_000, text: '$200' },
        { period: 'YEAR', cents: 175_000, text: '$1,750' },
      ],
      yearlySaving: { cents: 65_000, percent: 27, text: '$650' },
    })
    expect(data.plans[2].features).toContainEqual({ text: 'Analytics', planned: true })
  })
})
