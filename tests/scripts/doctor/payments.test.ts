import { expect, onTestFinished, test } from 'vitest'
import { checkPayments } from '#scripts/doctor/check-payments.ts'
import { loadConfig } from '#server/config.ts'
import { createStripeStub, STUB_KEY, STUB_WEBHOOK_SECRET } from '../../support/stripe-stub.ts'

async function openStub() {
  const stub = await createStripeStub({ now: () => new Date('2026-11-30T09:00:00Z') })
  onTestFinished(() => stub.close())
  const { pro, business } = stub.prices
  return {
    STRIPE_API_BASE: stub.url,
    STRIPE_SECRET_KEY: STUB_KEY,
    STRIPE_WEBHOOK_SECRET: STUB_WEBHOOK_SECRET,
    STRIPE_PRICE_PRO_MONTHLY: pro.month,
    STRIPE_PRICE_PRO_ANNUAL: pro.year,
    STRIPE_PRICE_BUSINESS_MONTHLY: business.month,
    STRIPE_PRICE_BUSINESS_ANNUAL: business.year,
  }
}

const check = async (env: Record<string, string>) =>
  (await checkPayments(loadConfig(env))).map(({ state, text }) => `${state} ${text}`)

test('a key and four prices are right', async () => {
  expect(await check(await openStub())).toEqual([
    'ok Stripe in test mode accepts the key, and four prices are right; its webhook must call http://localhost:4000/webhooks/stripe',
  ])
})

test('a refused key is one problem', async () => {
  const env = await openStub()
  expect(await check({ ...env, STRIPE_SECRET_KEY: 'sk_test_other' })).toEqual([
    'problem Stripe refuses STRIPE_SECRET_KEY',
  ])
})

test('each wrong or unknown price is a problem', async () => {
  const env = await openStub()
  const swapped = {
    STRIPE_PRICE_PRO_MONTHLY: env.STRIPE_PRICE_PRO_ANNUAL,
    STRIPE_PRICE_PRO_ANNUAL: env.STRIPE_PRICE_PRO_MONTHLY,
    STRIPE_PRICE_BUSINESS_ANNUAL: 'price_unknown',
  }
  expect(await check({ ...env, ...swapped })).toEqual([
    expect.stringMatching(
      /^problem the price of STRIPE_PRICE_PRO_MONTHLY is not the one of the pages: .*"amount":18000/,
    ),
    expect.stringMatching(/^problem the price of STRIPE_PRICE_PRO_ANNUAL is not the one of the pages: /),
    'problem Stripe does not know the price of STRIPE_PRICE_BUSINESS_ANNUAL',
  ])
})

test('the test checkout is a warning at a public URL', async () => {
  const text = 'plans are sold in the test checkout, in which no money moves'
  expect(await check({})).toEqual([`ok ${text}`])
  expect(await check({ PUBLIC_URL: 'https://site.example', TEST_CHECKOUT: 'on' })).toEqual([`warning ${text}`])
  expect(await check({ PUBLIC_URL: 'https://site.example' })).toEqual(['ok none, plans cannot be bought'])
})
