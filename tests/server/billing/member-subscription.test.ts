import { describe, expect, test } from 'vitest'
import { createBillingApp } from '../../support/billing-app.ts'
import { inDays, storeSubscription } from '../../support/billing-rows.ts'

const billing = createBillingApp()

const VIEW = `{ viewer {
  subscription {
    id plan period state priceCents currentPeriodEnd renewsAt cancelAt endedAt fixBy creditCents
    nextInvoice { at amountCents } scheduledChange { plan period at } refundableUntil refundRequest { state }
  }
  payments { number plan period status amountCents refundedCents disputed invoiceUrl createdAt }
  planSources { kind plan from until }
} }`

type Options = Parameters<typeof storeSubscription>[2]

const join = async (options?: Options, email = 'ada@people.example') => {
  const token = await billing.app.join(email)
  const { id: userId } = await billing.database.prisma.user.findUniqueOrThrow({ where: { email } })
  if (options !== undefined) await storeSubscription(billing.database, userId, { mode: 'test', ...options })
  return { token, userId }
}
const view = async (token: string) => {
  const { data, errors } = await billing.app.query(VIEW, {}, { token })
  expect(errors).toBeUndefined()
  return data.viewer
}
const iso = (days: number) => inDays(days).toISOString()

describe('a member’s subscription', () => {
  test('is null without one, and in another payment mode', async () => {
    const { token } = await join()
    expect(await view(token)).toEqual({ subscription: null, payments: [], planSources: [] })
    const other = await join({ mode: 'live' }, 'bob@people.example')
    expect(await view(other.token)).toMatchObject({ subscription: null, payments: [] })
  })

  test('is read from stored rows only', async () => {
    const sent = billing.stub.requests.length
    const { token } = await join({ creditCents: 500, subscription: { nextPlan: 'business', nextPeriod: 'year' } })
    const { subscription, payments } = await view(token)
    expect(subscription).toEqual({
      id: 'sub_ada',
      plan: 'PRO',
      period: 'MONTH',
      state: 'ACTIVE',
      priceCents: 3_000,
      currentPeriodEnd: iso(20),
      renewsAt: iso(20),
      cancelAt: null,
      endedAt: null,
      fixBy: null,
      creditCents: 500,
      nextInvoice: { at: iso(20), amountCents: 174_500 },
      scheduledChange: { plan: 'BUSINESS', period: 'YEAR', at: iso(20) },
      refundableUntil: iso(20),
      refundRequest: null,
    })
    expect(payments).toEqual([
      {
        number: 'ADA-0001',
        plan: 'PRO',
        period: 'MONTH',
        status: 'PAID',
        amountCents: 3_000,
        refundedCents: 0,
        disputed: false,
        invoiceUrl: 'https://invoice.example/ada/0',
        createdAt: iso(-10),
      },
    ])
    expect(billing.stub.requests).toHaveLength(sent)
  })

  test.each<[string, Options, object]>([
    ['CANCELS', { subscription: { cancelAt: inDays(20) } }, { cancelAt: iso(20), renewsAt: null, nextInvoice: null }],
    [
      'PAST_DUE',
      {
        subscription: { status: 'past_due' },
        payments: [
          { periodEnd: inDays(-2) },
          { status: 'open', paidAt: null, paidCents: 0, nextAttemptAt: inDays(1), periodEnd: inDays(28) },
        ],
      },
      { fixBy: iso(5), renewsAt: null, nextInvoice: { at: iso(1), amountCents: 3_000 } },
    ],
    ['PAUSED', { subscription: { status: 'paused' } }, { renewsAt: null }],
    ['ENDED', { subscription: { status: 'canceled', endedAt: inDays(-59) } }, { endedAt: iso(-59) }],
    ['DISPUTED', { payments: [{ disputedAt: inDays(-1) }] }, { refundableUntil: null }],
    ['INCOMPLETE', { subscription: { status: 'incomplete' }, payments: [] }, { refundableUntil: null }],
  ])('can be %s', async (state, options, parts) => {
    const { token } = await join(options)
    expect((await view(token)).subscription).toMatchObject({ state, ...parts })
  })

  test('shows 24 invoices, newest first, without drafts', async () => {
    const payments = Array.from({ length: 30 }, (_, index) => ({ status: index === 29 ? 'draft' : 'paid' }) as const)
    const { token } = await join({ payments })
    const shown = (await view(token)).payments as { number: string }[]
    expect(shown).toHaveLength(24)
    expect([shown[0]?.number, shown.at(-1)?.number]).toEqual(['ADA-00029', 'ADA-0006'])
  })

  test('belongs to its member, even in the response to a sign-in with another member’s token', async () => {
    const ada = await join({})
    await join({ name: 'bob' }, 'bob@people.example')
    const { data, errors } = await billing.app.query(
      `mutation ($input: SignInInput!) { signIn(input: $input) {
        ... on SignInPayload { viewer { email subscription { id } payments { number } } }
      } }`,
      { input: { email: 'bob@people.example', password: 'correct horse battery' } },
      { token: ada.token },
    )
    expect(errors).toBeUndefined()
    expect(data.signIn.viewer).toEqual({
      email: 'bob@people.example',
      subscription: { id: 'sub_bob' },
      payments: [{ number: 'BOB-0001' }],
    })
  })
})

test('the plan sources name their origin', async () => {
  const { token, userId } = await join()
  const grant = { userId, plan: 'pro', startsAt: inDays(-1), endsAt: inDays(9), createdAt: inDays(-1) } as const
  await billing.database.prisma.planGrant.createMany({
    data: [
      { ...grant, source: 'shell' },
      { ...grant, source: 'referral', origin: 'reward:1', startsAt: inDays(9), endsAt: inDays(39) },
      { ...grant, source: 'subscription', origin: 'invoice:1', paymentMode: 'local', period: 'month' },
    ],
  })
  expect((await view(token)).planSources).toEqual([
    { kind: 'TEAM', plan: 'PRO', from: iso(-1), until: iso(9) },
    { kind: 'REFERRAL', plan: 'PRO', from: iso(9), until: iso(39) },
  ])
})
