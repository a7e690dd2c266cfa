import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestCheckout, createPayments } from '#server/payments.ts'
import { silentLog } from '#server/platform/log.ts'
import { createStripe, openBillingApp } from '../../support/billing-parts.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { createMembers } from '../../support/members.ts'
import { TEST_SECRETS } from '../../support/test-secrets.ts'

const START = `mutation { startCheckout(input: { plan: PRO, period: MONTH, nonce: "6f3f8c36-5a35-4b6c-9a53-2f6d4a7f1c11" }) {
  __typename ... on StartCheckoutPayload { url } ... on Failure { code }
} }`

const database = registerTestDatabase()
let stripe: Awaited<ReturnType<typeof createStripe>>
beforeAll(async () => {
  stripe = await createStripe({ now: clock.now })
})
afterAll(() => stripe.stub.close())

const planOf = async (app: { query: Awaited<ReturnType<typeof createMembers>>['query'] }, token: string) =>
  (await app.query('{ viewer { entitlement { plan } } }', {}, { token })).data.viewer.entitlement.plan

test('a plan of the test checkout ends once keys are set, and its customer is never sent to Stripe', async () => {
  const local = createPayments({ kind: 'test-checkout' }, { database, clock, log: silentLog, ...TEST_SECRETS })
  if (local?.testCheckout === null || local === null) throw new Error('There is no test checkout.')
  const before = await createMembers(database, { payments: local.provider })
  const token = await before.join()
  const checkout = connectTestCheckout(local, before.services.billing.receiveEvent)
  const { url } = (await before.query(START, {}, { token })).data.startCheckout
  await checkout?.pages.handlePage({ method: 'POST', path: new URL(url).pathname, body: 'card=works&action=pay' })
  await checkout?.pages.deliver()
  expect(await planOf(before, token)).toBe('PRO')
  await before.close()

  const after = await openBillingApp(database, { ...stripe, now: clock.now })
  try {
    expect(await planOf(after, token)).toBe('BASIC')
    const { data } = await after.query(START, {}, { token })
    expect(data.startCheckout).toMatchObject({ __typename: 'StartCheckoutPayload' })
    stripe.stub.pay(stripe.stub.state.sessions[0]?.id ?? '')
    await after.settle()
    expect(await planOf(after, token)).toBe('PRO')
    const customers = await database.prisma.billingCustomer.findMany({ orderBy: { createdAt: 'asc' } })
    expect(customers.map(({ mode }) => mode).sort()).toEqual(['local', 'test'])
    expect(stripe.stub.requests.filter(({ path, body }) => `${path} ${body}`.includes('local_'))).toEqual([])
  } finally {
    await after.close()
  }
})
