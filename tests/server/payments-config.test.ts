import { describe, expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { paymentsLine } from '#server/payments-config.ts'

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PRICE_PRO_MONTHLY: 'price_new, price_old',
  STRIPE_PRICE_PRO_ANNUAL: 'price_pro_year',
  STRIPE_PRICE_BUSINESS_MONTHLY: 'price_business_month',
  STRIPE_PRICE_BUSINESS_ANNUAL: 'price_business_year',
}
const PUBLIC = { PUBLIC_URL: 'https://toolfinch.example' }
const LOCAL = { PUBLIC_URL: 'http://localhost:4000' }
const EVERYWHERE = { HOST: '0.0.0.0' }

const problemOf = (env: Record<string, string>): string => {
  try {
    loadConfig(env)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('payments', () => {
  test.each([
    ['an address of this machine', {}, { kind: 'test-checkout' }],
    ['another loopback address', { PUBLIC_URL: 'http://127.0.0.1:8080' }, { kind: 'test-checkout' }],
    ['a public address', PUBLIC, undefined],
    ['a public address that asks for it', { ...PUBLIC, TEST_CHECKOUT: 'on' }, { kind: 'test-checkout' }],
    ['this machine, when others reach the server too', { ...EVERYWHERE, ...LOCAL }, undefined],
    [
      'this machine by default, when others reach a development server',
      { ...EVERYWHERE, NODE_ENV: 'development' },
      undefined,
    ],
    ['every address, on request', { ...EVERYWHERE, ...LOCAL, TEST_CHECKOUT: 'on' }, { kind: 'test-checkout' }],
    ['the loopback address of IPv6', { HOST: '::1' }, { kind: 'test-checkout' }],
    ['this machine, switched off', { TEST_CHECKOUT: 'off' }, undefined],
  ])('without keys at %s', (_title, env, payments) => {
    expect(loadConfig(env).payments).toEqual(payments)
  })

  test('use Stripe once keys are set, whatever else is set', () => {
    expect(loadConfig({ ...KEYS, TEST_CHECKOUT: 'on' }).payments).toEqual({
      kind: 'stripe',
      mode: 'test',
      secretKey: 'sk_test_abc',
      webhookSecret: 'whsec_abc',
      apiBase: undefined,
      prices: {
        pro: { month: ['price_new', 'price_old'], year: ['price_pro_year'] },
        business: { month: ['price_business_month'], year: ['price_business_year'] },
      },
    })
    expect(loadConfig({ ...KEYS, STRIPE_SECRET_KEY: 'rk_live_abc' }).payments).toMatchObject({ mode: 'live' })
  })

  test.each([
    [
      'a publishable key',
      { ...KEYS, STRIPE_SECRET_KEY: 'pk_test_abc' },
      'STRIPE_SECRET_KEY: must be a secret or restricted key',
    ],
    [
      'a wrong webhook secret',
      { ...KEYS, STRIPE_WEBHOOK_SECRET: 'abc' },
      'STRIPE_WEBHOOK_SECRET: must be a webhook endpoint secret',
    ],
    ['a wrong price', { ...KEYS, STRIPE_PRICE_PRO_ANNUAL: 'prod_1' }, 'STRIPE_PRICE_PRO_ANNUAL: must be a price ID'],
    [
      'one price twice',
      { ...KEYS, STRIPE_PRICE_PRO_ANNUAL: 'price_old' },
      'STRIPE_PRICE_PRO_ANNUAL: must not share an ID',
    ],
    [
      'a key alone',
      { STRIPE_SECRET_KEY: 'sk_test_abc' },
      'STRIPE_PRICE_BUSINESS_ANNUAL: must be set when STRIPE_SECRET_KEY is',
    ],
    [
      'prices alone',
      { STRIPE_PRICE_PRO_ANNUAL: 'price_1' },
      'STRIPE_SECRET_KEY: must be set when STRIPE_PRICE_PRO_ANNUAL is',
    ],
    [
      'an API without encryption',
      { ...KEYS, STRIPE_API_BASE: 'http://api.example' },
      'STRIPE_API_BASE: must be an https origin',
    ],
    [
      'an API with a path',
      { ...KEYS, STRIPE_API_BASE: 'https://api.example/v1' },
      'STRIPE_API_BASE: must be an https origin',
    ],
    ['a strange switch', { TEST_CHECKOUT: 'yes' }, 'TEST_CHECKOUT: must be on or off'],
  ])('reject %s by the name of the variable', (_title, env, problem) => {
    expect(problemOf(env)).toContain(problem)
  })

  test('may use a local stub', () => {
    const { payments } = loadConfig({ ...KEYS, STRIPE_API_BASE: 'http://127.0.0.1:12111' })
    expect(payments).toMatchObject({ apiBase: 'http://127.0.0.1:12111' })
  })

  test.each([
    [{}, 'Payments: the test checkout, in which no money moves'],
    [PUBLIC, 'Payments: none, plans cannot be bought'],
    [KEYS, 'Payments: Stripe in test mode'],
  ])('are named at the start', (env, line) => {
    expect(paymentsLine(loadConfig(env).payments)).toBe(line)
  })
})
