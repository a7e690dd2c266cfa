import { describe, expect, test } from 'vitest'
import { createBillingApp } from '../../support/billing-app.ts'
import { DAY_MS, MINUTE_MS } from '../../support/members.ts'

const billing = createBillingApp()

const stored = async () => ({
  grants: await billing.database.prisma.planGrant.count(),
  events: await billing.database.prisma.paymentEvent.count(),
})
const paid = async () => {
  const member = await billing.join()
  await billing.subscribe(member)
  return member
}
const eventOf = (type: string) => {
  const event = billing.stub.events.findLast((one) => one.type === type)
  if (event === undefined) throw new Error(`There is no event ${type}.`)
  return event
}
const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  billing.app.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('an event', () => {
  test('is applied once, however many copies arrive at the same time', async () => {
    await paid()
    const event = eventOf('invoice.paid')
    const before = billing.stub.requests.length
    const statuses = await Promise.all(
      Array.from({ length: 50 }, () => billing.stub.deliver(billing.app.webhookUrl, { events: [event] })),
    )
    expect(statuses.flat()).toEqual(Array(50).fill(200))
    expect(await stored()).toEqual({ grants: 1, events: 1 })
    // Duplicates do not even query Stripe.
    expect(billing.stub.requests.length - before).toBeLessThan(10)
    expect(await billing.database.prisma.job.count({ where: { kind: 'send-email' } })).toBe(2)
  })

  test.each([
    ['with another secret', { secret: 'whsec_forged' }],
    ['signed six minutes ago', { signedAt: -6 * MINUTE_MS }],
    ['signed six minutes ahead', { signedAt: 6 * MINUTE_MS }],
  ])(
    '%s is refused, and nothing is stored',
    async (_title, { secret, signedAt = 0 }: { secret?: string; signedAt?: number }) => {
      await paid()
      const statuses = await billing.stub.deliver(billing.app.webhookUrl, {
        events: [eventOf('invoice.paid')],
        attempts: 1,
        signedAt: new Date(billing.now().getTime() + signedAt),
        ...(secret && { secret }),
      })
      expect(statuses).toEqual([400])
      expect(await stored()).toEqual({ grants: 0, events: 0 })
    },
  )

  test.each([
    ['no signature', '{}', {}, 'A signed event is required.'],
    ['a signature of nothing', '{}', { 'stripe-signature': 't=1,v1=00' }, 'The signature of this event is not valid.'],
    ['a strange signature', '{}', { 'stripe-signature': 'yes' }, 'The signature of this event is not valid.'],
    ['no body', '', { 'stripe-signature': 't=1,v1=00' }, 'The signature of this event is not valid.'],
  ])('with %s gets 400', async (_title, payload, headers, message) => {
    const response = await post(payload, headers)
    expect([response.statusCode, response.body]).toEqual([400, expect.stringContaining(message)])
  })

  test('whose bytes were modified in transit is rejected', async () => {
    await paid()
    const { rawBody, signature } = billing.stub.sign(eventOf('invoice.paid'))
    expect((await post(Buffer.concat([rawBody, Buffer.from(' ')]), { 'stripe-signature': signature })).statusCode).toBe(
      400,
    )
    expect((await post(rawBody, { 'stripe-signature': signature })).statusCode).toBe(200)
  })

  test('of an unused type is accepted', async () => {
    await paid()
    const { rawBody } = billing.stub.sign(eventOf('invoice.paid'))
    const event = {
      ...JSON.parse(rawBody.toString()),
      id: 'evt_unknown',
      type: 'tax.settings.updated',
      data: { object: { object: 'tax.settings' } },
    }
    const { signature, body } = billing.stub.signText(JSON.stringify(event))
    expect((await post(body, { 'stripe-signature': signature })).statusCode).toBe(200)
    expect(await billing.database.prisma.paymentEvent.findMany()).toMatchObject([{ id: 'evt_unknown' }])
  })

  test.each([
    ['of the live mode', { livemode: true }],
    ['of another account', { account: 'acct_other' }],
  ])('%s is rejected', async (_title, changes) => {
    await paid()
    const { rawBody } = billing.stub.sign(eventOf('invoice.paid'))
    const { signature, body } = billing.stub.signText(JSON.stringify({ ...JSON.parse(rawBody.toString()), ...changes }))
    expect((await post(body, { 'stripe-signature': signature })).statusCode).toBe(400)
    expect(await stored()).toEqual({ grants: 0, events: 0 })
  })

  test('is redelivered when Stripe is unreachable, and then applied', async () => {
    const member = await paid()
    const event = eventOf('invoice.paid')
    billing.stub.failNext(8, 500)
    const [status] = await billing.stub.deliver(billing.app.webhookUrl, { events: [event], attempts: 1 })
    expect(status).toBe(503)
    expect(await stored()).toEqual({ grants: 0, events: 0 })
    billing.stub.clearFaults()
    expect(await billing.stub.deliver(billing.app.webhookUrl, { events: [event] })).toEqual([200])
    expect((await billing.entitlementOf(member)).plan).toBe('pro')
  })
})

test('the first payment of a subscription is one conversion in analytics, however often events arrive', async () => {
  const conversions = () => billing.database.prisma.analyticsEvent.findMany({ where: { kind: 'conversion' } })
  const track = (visitId: string, token?: string) =>
    billing.app.query(
      'mutation ($visitId: String!) { trackConversion(input: { checkoutId: "cs_test_1", visitId: $visitId }) { ... on RecordAnalyticsPayload { recorded } } }',
      { visitId },
      token === undefined ? {} : { token },
    )
  const notRecorded = { data: { trackConversion: { recorded: false } } }
  await billing.database.prisma.analyticsEvent.deleteMany()
  const member = await billing.join()
  const other = await billing.join('bob@people.example')
  expect(await track('visit', member.token)).toMatchObject(notRecorded)
  await billing.subscribe(member, { plan: 'pro', period: 'year' })
  await billing.app.settle()
  await billing.stub.deliver(billing.app.webhookUrl, { events: [eventOf('invoice.paid')] })
  const [purchase, ...rest] = await conversions()
  expect(rest).toEqual([])
  expect(purchase).toMatchObject({ userId: member.userId, label: 'pro:year', value: 18_000, visitKey: null })
  for (const token of [undefined, other.token]) expect(await track('visit', token)).toMatchObject(notRecorded)
  expect(await track('visit', member.token)).toMatchObject({ data: { trackConversion: { recorded: true } } })
  const [{ visitKey } = { visitKey: null }] = await conversions()
  expect(visitKey).toMatch(/^[0-9a-f-]{36}$/)
  // The visit that was linked first stays.
  await track('another visit', member.token)
  expect(await conversions()).toMatchObject([{ visitKey }])
  // A renewal is not a purchase.
  billing.setTime(370 * DAY_MS)
  await billing.app.settle()
  expect(await billing.database.prisma.payment.count()).toBe(2)
  expect(await conversions()).toHaveLength(1)
})

test('other methods and large bodies are rejected', async () => {
  const { app } = billing.app
  expect((await app.inject({ method: 'GET', url: '/webhooks/stripe' })).statusCode).toBe(405)
  expect((await post(Buffer.alloc(1_048_577), { 'stripe-signature': 't=1,v1=00' })).statusCode).toBe(413)
})
