import { describe, expect, test } from 'vitest'
import { momentDayText } from '#core/display/dates.ts'
import { createBillingApp } from '../../support/billing-app.ts'
import { DAY_MS, MINUTE_MS } from '../../support/members.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const billing = createBillingApp()

const passTo = (days: number, minutes = 0) => billing.setTime(days * DAY_MS + minutes * MINUTE_MS)

const emails = async () =>
  (await storedEmails(billing.database)).filter(({ subject }) => !subject.startsWith('Confirm'))
const subjects = async () => (await emails()).map(({ subject }) => subject)
const subscriptions = () => billing.database.prisma.subscription.findMany({ orderBy: { createdAt: 'asc' } })

/** A member with a newly paid subscription. */
const subscriber = async (options: Parameters<typeof billing.subscribe>[1] = {}) => {
  const member = await billing.join()
  await billing.subscribe(member, options)
  await billing.app.settle()
  return member
}
const planOf = async (member: { userId: string }) => (await billing.entitlementOf(member)).plan
const chargeOf = ({ providerId }: { providerId: string }) => {
  const charges = billing.stub.state.charges.filter(({ customer }) => customer === providerId)
  return charges.at(-1)?.id ?? ''
}

describe('a subscription', () => {
  test('is active once its payment is reported, and confirmed by email', async () => {
    const member = await billing.join()
    await billing.subscribe(member, { plan: 'business', period: 'year' })
    expect(await planOf(member)).toBe('basic')
    await billing.app.settle()
    expect(await billing.entitlementOf(member)).toMatchObject({ plan: 'business', status: 'active', period: 'year' })
    const [receipt, ...others] = await emails()
    expect(others).toEqual([])
    expect(receipt?.text).toContain('We received $1,750 for the Business Plan (annual).')
    expect(receipt?.text).toContain('/test-payments/invoices/in_')
  })

  test('is renewed by events of the next invoice alone', async () => {
    const member = await subscriber()
    passTo(31, 120)
    await billing.app.settle()
    expect(await planOf(member)).toBe('pro')
    expect(await billing.database.prisma.payment.count({ where: { status: 'paid' } })).toBe(2)
    passTo(60)
    expect(await planOf(member)).toBe('pro')
    expect(await subjects()).toEqual(['Your Toolfinch receipt', 'Your Toolfinch receipt'])
  })

  test('stays active for seven days after a declined renewal, and states the deadline', async () => {
    const member = await subscriber({ card: 'failsLater' })
    const [{ currentPeriodEnd: paidUntil } = { currentPeriodEnd: new Date(0) }] = await subscriptions()
    passTo(31, 120)
    await billing.app.settle()
    expect(await subscriptions()).toMatchObject([{ status: 'past_due' }])
    expect(await billing.entitlementOf(member)).toMatchObject({
      plan: 'pro',
      until: new Date(paidUntil.getTime() + 7 * DAY_MS),
    })
    const [, failed] = await emails()
    expect(failed?.text).toContain('You still have full access. Update your card by')
    passTo(40)
    await billing.app.settle()
    expect(await planOf(member)).toBe('basic')
  })

  test('continues when the card is fixed in time', async () => {
    const member = await subscriber({ card: 'failsLater' })
    passTo(31, 120)
    await billing.app.settle()
    billing.stub.setCard(member.providerId, 'works')
    passTo(36)
    await billing.app.settle()
    expect(await subscriptions()).toMatchObject([{ status: 'active' }])
    passTo(50)
    expect(await planOf(member)).toBe('pro')
  })

  test('that was canceled ends with its period, as stated', async () => {
    const member = await subscriber()
    const [{ id } = { id: '' }] = await subscriptions()
    await billing.provider.endSubscription(id, 'end')
    await billing.app.settle()
    expect(await planOf(member)).toBe('basic')
    expect(await subjects()).toEqual(['Your Toolfinch receipt', 'Your Pro Plan has ended'])
  })

  test('that the member cancels is confirmed once, with its end and the way to keep it', async () => {
    const member = await subscriber()
    const [{ id, currentPeriodEnd } = { id: '', currentPeriodEnd: new Date(0) }] = await subscriptions()
    billing.stub.cancelAtPeriodEnd(id, true)
    await billing.app.settle()
    await billing.stub.deliver(billing.app.webhookUrl, { events: billing.stub.events.slice(-1) })
    expect(await subjects()).toEqual(['Your Toolfinch receipt', 'You canceled your Pro Plan'])
    const text = (await emails()).at(-1)?.text
    const until = momentDayText(currentPeriodEnd.toISOString())
    expect(text).toContain(`You keep the plan until ${until}, and you won't be charged again.`)
    expect(text).toContain(`open your subscription settings before ${until}`)
    expect(await planOf(member)).toBe('pro')
    billing.stub.cancelAtPeriodEnd(id, false)
    await billing.app.settle()
    billing.stub.cancelAtPeriodEnd(id, true)
    await billing.app.settle()
    expect((await subjects()).filter((subject) => subject === 'You canceled your Pro Plan')).toHaveLength(2)
  })

  test('that is canceled before we learn of it is confirmed too', async () => {
    const member = await billing.join()
    await billing.subscribe(member)
    billing.stub.cancelAtPeriodEnd(billing.stub.state.subscriptions.at(-1)?.id ?? '', true)
    await billing.app.settle()
    expect(await subjects()).toEqual(['Your Toolfinch receipt', 'You canceled your Pro Plan'])
  })

  test('whose first card is declined never begins', async () => {
    const member = await billing.join()
    const session = await billing.checkout(member, 'pro', 'month')
    expect(() => billing.stub.pay(session, { card: 'declined' })).toThrow('declined')
    await billing.app.settle()
    expect(await planOf(member)).toBe('basic')
  })
})

describe('returned money', () => {
  test('ends the plan with a full refund, not with a partial one', async () => {
    const member = await subscriber()
    billing.stub.refund(chargeOf(member), 1_000)
    await billing.app.settle()
    expect(await planOf(member)).toBe('pro')
    billing.stub.refund(chargeOf(member))
    await billing.app.settle()
    expect(await planOf(member)).toBe('basic')
    expect(await billing.database.prisma.payment.findMany()).toMatchObject([{ refundedCents: 3_000 }])
  })

  test('ends the plan with a dispute, and restores it when the dispute is won', async () => {
    const member = await subscriber()
    const dispute = billing.stub.dispute(chargeOf(member))
    await billing.app.settle()
    expect(await planOf(member)).toBe('basic')
    billing.stub.closeDispute(dispute, 'won')
    await billing.app.settle()
    expect(await planOf(member)).toBe('pro')
  })

  test('does not restore the plan after a lost dispute', async () => {
    const member = await subscriber()
    billing.stub.closeDispute(billing.stub.dispute(chargeOf(member)), 'lost')
    await billing.app.settle()
    expect(await planOf(member)).toBe('basic')
  })
})

describe('external problems', () => {
  test('two paid checkouts leave one subscription; the second is ended and refunded', async () => {
    const member = await billing.join()
    const sessions = [await billing.checkout(member, 'pro', 'month'), await billing.checkout(member, 'pro', 'year')]
    for (const [minute, session] of sessions.entries()) {
      passTo(0, minute)
      billing.stub.pay(session)
    }
    await billing.app.settle()
    expect(await subscriptions()).toMatchObject([
      { status: 'active', period: 'month' },
      { status: 'canceled', period: 'year' },
    ])
    const payments = await billing.database.prisma.payment.findMany({ orderBy: { totalCents: 'asc' } })
    expect(payments.map(({ refundedCents }) => refundedCents)).toEqual([0, 18_000])
    expect(await billing.entitlementOf(member)).toMatchObject({ plan: 'pro', period: 'month' })
    expect(await subjects()).not.toContain('Your Pro Plan has ended')
  })

  test('a customer deleted at the provider loses everything', async () => {
    const member = await subscriber()
    billing.stub.deleteCustomer(member.providerId)
    await billing.app.settle()
    expect(await planOf(member)).toBe('basic')
    expect(await subscriptions()).toMatchObject([{ status: 'canceled' }])
  })

  test('a customer whose row was lost in a crash is found by its account', async () => {
    const member = await billing.join()
    await billing.database.prisma.billingCustomer.deleteMany()
    await billing.subscribe(member)
    await billing.app.settle()
    expect(await planOf(member)).toBe('pro')
  })

  test('a job ends the subscription of a deleted account, and its payments are anonymized', async () => {
    const member = await subscriber()
    const { database, app } = billing
    const { data } = await app.query(
      'mutation { deleteAccount(input: { password: "correct horse battery" }) { __typename ... on Failure { code } } }',
      {},
      { token: (await app.signIn({ email: member.email })).session.accessToken },
    )
    expect(data.deleteAccount).toEqual({ __typename: 'DeleteAccountPayload' })
    await app.settle()
    expect(await subscriptions()).toMatchObject([{ status: 'canceled' }])
    expect(await database.prisma.billingCustomer.findMany()).toMatchObject([{ userId: null, cardHashes: [] }])
    expect(await database.prisma.payment.count()).toBe(1)
    expect(await database.prisma.planGrant.count()).toBe(0)
  })

  test('leaves neither address nor name in the test checkout', async () => {
    const member = await subscriber()
    const { database, app } = billing
    const { name } = await database.prisma.user.findUniqueOrThrow({ where: { email: member.email } })
    const customer = { email: member.email, name }
    const state = {
      customers: [customer],
      idempotency: [{ body: JSON.stringify(customer) }],
      other: [`a${member.email}`],
    }
    const row = { state }
    await database.prisma.testCheckoutState.upsert({ where: { id: 1 }, create: { id: 1, ...row }, update: row })
    await app.query(
      'mutation { deleteAccount(input: { password: "correct horse battery" }) { __typename } }',
      {},
      { token: (await app.signIn({ email: member.email })).session.accessToken },
    )
    const empty = { email: '', name: '' }
    expect(await database.prisma.testCheckoutState.findUniqueOrThrow({ where: { id: 1 } })).toMatchObject({
      state: { customers: [empty], idempotency: [{ body: JSON.stringify(empty) }], other: [`a${member.email}`] },
    })
    await database.prisma.testCheckoutState.delete({ where: { id: 1 } })
  })
})
