import { describe, expect, test } from 'vitest'
import { createBillingApp } from '../../support/billing-app.ts'
import { DAY_MS } from '../../support/members.ts'

const billing = createBillingApp({ limitsFactor: 100 })

const SUBSCRIPTION = `id plan period state renewsAt cancelAt fixBy priceCents creditCents
  nextInvoice { at amountCents } scheduledChange { plan period at }`
const CHANGE = `mutation ($plan: PlanName!, $period: BillingPeriod!) { changePlan(input: { plan: $plan, period: $period }) {
  __typename ... on ChangePlanPayload { subscription { ${SUBSCRIPTION} } }
  ... on Failure { code message } ... on PlanChangeRefusedError { reason } ... on InvalidInputError { field }
} }`
const CANCEL = `mutation { cancelPlanChange {
  __typename ... on CancelPlanChangePayload { subscription { ${SUBSCRIPTION} } } ... on PlanChangeRefusedError { reason }
} }`
const PREVIEW = `query ($plan: PlanName!, $period: BillingPeriod!) { previewPlanChange(plan: $plan, period: $period) {
  __typename ... on PlanChangePreview { at amountCents endingSeats } ... on PlanChangeRefusedError { reason }
} }`
const PORTAL = 'mutation { openPortal { __typename ... on OpenPortalPayload { url } ... on Failure { code } } }'

type Member = Awaited<ReturnType<typeof billing.join>>

const ask = async (text: string, token: string, variables: object = {}) => {
  const { data, errors } = await billing.app.query(text, variables, { token })
  if (errors !== undefined) return errors[0].extensions
  return Object.values(data)[0] as Record<string, never>
}
const change = (token: string, plan: string, period = 'MONTH') => ask(CHANGE, token, { plan, period })
const preview = (token: string, plan: string, period = 'MONTH') => ask(PREVIEW, token, { plan, period })
const subscriptionOf = async (token: string) =>
  (await billing.app.query(`{ viewer { subscription { ${SUBSCRIPTION} } } }`, {}, { token })).data.viewer.subscription

const subscribe = async (member: Member, plan: 'pro' | 'business' = 'pro', period: 'month' | 'year' = 'month') => {
  await billing.subscribe(member, { plan, period })
  await billing.app.settle()
}

describe('a change of plan', () => {
  test('is previewed with its date and single invoice, without side effects', async () => {
    const member = await billing.join()
    await subscribe(member)
    const { renewsAt } = await subscriptionOf(member.token)
    expect(await preview(member.token, 'BUSINESS')).toEqual({
      __typename: 'PlanChangePreview',
      at: renewsAt,
      amountCents: 20_000,
      endingSeats: 0,
    })
    expect((await subscriptionOf(member.token)).scheduledChange).toBeNull()
  })

  test('is shown immediately, takes effect at the next period, and creates one invoice then', async () => {
    const member = await billing.join()
    await subscribe(member)
    const before = await subscriptionOf(member.token)
    expect(before).toMatchObject({
      state: 'ACTIVE',
      plan: 'PRO',
      priceCents: 3_000,
      nextInvoice: { at: before.renewsAt, amountCents: 3_000 },
    })
    const changed = await change(member.token, 'BUSINESS')
    expect(changed).toMatchObject({
      __typename: 'ChangePlanPayload',
      subscription: {
        id: before.id,
        plan: 'PRO',
        nextInvoice: { at: before.renewsAt, amountCents: 20_000 },
        scheduledChange: { plan: 'BUSINESS', period: 'MONTH', at: before.renewsAt },
      },
    })
    await billing.app.settle()
    expect((await billing.entitlementOf(member)).plan).toBe('pro')
    billing.setTime(32 * DAY_MS)
    await billing.app.settle()
    const { session } = await billing.app.signIn()
    expect(await subscriptionOf(session.accessToken)).toMatchObject({
      plan: 'BUSINESS',
      priceCents: 20_000,
      scheduledChange: null,
    })
    const payments = await billing.database.prisma.payment.findMany({ orderBy: { createdAt: 'asc' } })
    expect(payments.map(({ totalCents, plan }) => [totalCents, plan])).toEqual([
      [3_000, 'pro'],
      [20_000, 'business'],
    ])
    expect((await billing.entitlementOf(member)).plan).toBe('business')
  })

  test('is scheduled once by a double click, and can be canceled repeatedly', async () => {
    const member = await billing.join()
    await subscribe(member)
    const sent = billing.stub.requests.length
    const results = await Promise.all([change(member.token, 'BUSINESS'), change(member.token, 'BUSINESS')])
    for (const result of results) {
      expect(result).toMatchObject({ subscription: { scheduledChange: { plan: 'BUSINESS' } } })
    }
    expect(await change(member.token, 'BUSINESS')).toMatchObject({
      subscription: { scheduledChange: { plan: 'BUSINESS' } },
    })
    const created = billing.stub.requests
      .slice(sent)
      .filter(({ path, method }) => method === 'POST' && path === '/v1/subscription_schedules')
    expect(new Set(created.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    // Back and forth within a day: each change has a new idempotency key.
    for (let round = 0; round < 2; round += 1) {
      expect(await ask(CANCEL, member.token)).toMatchObject({ subscription: { scheduledChange: null } })
      expect(await ask(CANCEL, member.token)).toMatchObject({ subscription: { scheduledChange: null } })
      expect(await change(member.token, 'BUSINESS')).toMatchObject({
        subscription: { scheduledChange: { plan: 'BUSINESS' } },
      })
    }
    expect(await change(member.token, 'PRO', 'YEAR')).toMatchObject({
      subscription: { scheduledChange: { plan: 'PRO', period: 'YEAR' } },
    })
  })

  test('states how many seats end with Business', async () => {
    const member = await billing.join()
    await subscribe(member, 'business')
    const at = billing.now()
    const [before, after] = [-DAY_MS, DAY_MS].map((ms) => new Date(at.getTime() + ms)) as [Date, Date]
    const seat = { ownerId: member.userId, invitedAt: before, expiresAt: after }
    await billing.database.prisma.seat.createMany({
      data: [
        { ...seat, email: 'a@people.example', codeHash: 'a' },
        { ...seat, email: 'b@people.example', codeHash: 'b', expiresAt: at },
        { ...seat, email: 'c@people.example', codeHash: 'c', removedAt: at },
      ],
    })
    expect(await preview(member.token, 'PRO')).toMatchObject({ amountCents: 3_000, endingSeats: 1 })
    expect(await preview(member.token, 'BUSINESS', 'YEAR')).toMatchObject({ amountCents: 175_000, endingSeats: 0 })
  })

  test('is rejected with a reason', async () => {
    const member = await billing.join()
    const refusal = (reason: string) => ({ __typename: 'PlanChangeRefusedError', reason })
    expect(await preview(member.token, 'BUSINESS')).toEqual(refusal('NO_SUBSCRIPTION'))
    expect(await change(member.token, 'BUSINESS')).toMatchObject(refusal('NO_SUBSCRIPTION'))
    expect(await ask(CANCEL, member.token)).toEqual(refusal('NO_SUBSCRIPTION'))
    await subscribe(member)
    expect(await change(member.token, 'PRO')).toMatchObject(refusal('SAME_PLAN'))
    expect(await change(member.token, 'BASIC')).toMatchObject({ __typename: 'InvalidInputError', field: 'plan' })
    const set = (data: object) => billing.database.prisma.subscription.updateMany({ data })
    await set({ status: 'past_due' })
    expect(await change(member.token, 'BUSINESS')).toMatchObject(refusal('PAST_DUE'))
    await set({ status: 'paused' })
    expect(await change(member.token, 'BUSINESS')).toMatchObject(refusal('NOT_ACTIVE'))
    await set({ status: 'active', cancelAt: new Date(billing.now().getTime() + DAY_MS) })
    expect(await change(member.token, 'BUSINESS')).toMatchObject(refusal('CANCELED'))
    await set({ status: 'canceled', endedAt: billing.now() })
    expect(await change(member.token, 'BUSINESS')).toMatchObject(refusal('NO_SUBSCRIPTION'))
  })

  test('fails as unavailable, with nothing stored, while Stripe does not respond', async () => {
    const member = await billing.join()
    await subscribe(member)
    // The request and the SDK's single retry.
    billing.stub.failNext(2, 500)
    expect(await change(member.token, 'BUSINESS')).toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' })
    expect((await subscriptionOf(member.token)).scheduledChange).toBeNull()
    expect(await change(member.token, 'BUSINESS')).toMatchObject({ subscription: { scheduledChange: {} } })
  })
})

describe('the portal', () => {
  test('opens for the member’s customer only, and returns to the settings', async () => {
    const member = await billing.join()
    expect(await ask(PORTAL, member.token)).toMatchObject({ url: expect.stringMatching(/^https?:\/\//) })
    const sent = billing.stub.requests.findLast(({ path }) => path.includes('billing_portal'))
    const body = new URLSearchParams(sent?.body)
    expect(body.get('customer')).toBe(member.providerId)
    expect(body.get('return_url')).toMatch(/\/settings\?tab=subscription$/)
  })

  test('does not open without payments, nor for a customer of another payment mode', async () => {
    const token = await billing.app.join()
    expect(await ask(PORTAL, token)).toEqual({ __typename: 'NotFoundError', code: 'NOT_FOUND' })
    const { id: userId } = await billing.database.prisma.user.findFirstOrThrow()
    await billing.database.prisma.billingCustomer.create({
      data: { userId, mode: 'live', providerId: 'cus_live', createdAt: billing.now() },
    })
    expect(await ask(PORTAL, token)).toEqual({ __typename: 'NotFoundError', code: 'NOT_FOUND' })
    expect(billing.stub.requests.some(({ body }) => body.includes('cus_live'))).toBe(false)
  })
})
