import { expect, test } from 'vitest'
import { createBillingApp } from '../../support/billing-app.ts'
import { DAY_MS } from '../../support/members.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const billing = createBillingApp()
const prisma = () => billing.database.prisma

/** A different card for each member: a card shared by two members is rejected. */
const FRIENDS_CARD = 'otherWorks'

/** A referrer with the code, and a way to add friends who sign up with it. All email addresses are verified. */
const program = async (name: string) => {
  const referrer = await billing.join(`${name}@people.example`)
  const verify = (email: string) => prisma().user.update({ where: { email }, data: { emailVerified: true } })
  await verify(referrer.email)
  const { data } = await billing.app.query('{ referral { code } }', {}, { token: referrer.token })
  const { code } = data.referral
  return {
    referrer,
    code,
    friend: async (friendName: string) => {
      const email = `${friendName}@friends.example`
      await billing.app.signUp(
        { email, referralCode: ` ${code.toLowerCase()} ` },
        { address: `192.0.2.${friendName.length}` },
      )
      await verify(email)
      const { id: userId } = await prisma().user.findUniqueOrThrow({ where: { email } })
      const providerId = await billing.provider.createCustomer({ userId, email, name: email, idempotencyKey: email })
      await prisma().billingCustomer.create({ data: { userId, mode: 'test', providerId, createdAt: billing.now() } })
      return { userId, providerId }
    },
    /** The program as the viewer sees it. */
    seen: async () => {
      const text = `{ referral {
        code successfulCount pendingCount earnedMonths nextReward { referrals months }
        referrals { month status } rewards { months referrals form creditCents earnedMonth state }
      } }`
      return (await billing.app.query(text, {}, { token: referrer.token })).data.referral
    },
  }
}

const credits = (customerId: string) =>
  billing.stub.requests
    .filter(({ method, path }) => method === 'POST' && path === `/v1/customers/${customerId}/balance_transactions`)
    .map(({ body, idempotencyKey, status }) => [
      Number(new URLSearchParams(body).get('amount')),
      idempotencyKey?.replace(/:.*/, ''),
      status,
    ])
const balanceOf = (customerId: string) => billing.stub.state.customers.find(({ id }) => id === customerId)?.balance
const chargeOf = (customerId: string): string => {
  const charge = billing.stub.state.charges.find(({ customer }) => customer === customerId)
  if (charge === undefined) throw new Error('The customer has no charge.')
  return charge.id
}
/** The same events again, as Stripe may send them. */
const replay = async () => {
  await billing.stub.deliver(billing.app.webhookUrl, { events: [...billing.stub.events].reverse() })
  await billing.app.settle()
}

test('a friend’s payment credits a renewing subscription once, and its refund reverses it once', async () => {
  billing.setTime(0)
  const { referrer, friend, seen } = await program('ada')
  await billing.subscribe(referrer)
  await billing.app.settle()
  const bob = await friend('bob')
  expect(await seen()).toMatchObject({ successfulCount: 0, pendingCount: 1, nextReward: { referrals: 1, months: 1 } })
  await billing.subscribe(bob, { card: FRIENDS_CARD })
  await billing.app.settle()
  await replay()
  expect(credits(referrer.providerId)).toEqual([[-3_000, 'reward', 200]])
  expect(balanceOf(referrer.providerId)).toBe(-3_000)
  expect(await seen()).toEqual({
    code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
    successfulCount: 1,
    pendingCount: 0,
    earnedMonths: 1,
    nextReward: { referrals: 3, months: 3 },
    referrals: [{ month: '2026-11', status: 'SUCCESSFUL' }],
    rewards: [
      { months: 1, referrals: 1, form: 'CREDIT', creditCents: 3_000, earnedMonth: '2026-11', state: 'GRANTED' },
    ],
  })
  const customer = await prisma().billingCustomer.findUniqueOrThrow({ where: { providerId: referrer.providerId } })
  expect(customer.creditCents).toBe(3_000)

  billing.setTime(DAY_MS)
  billing.stub.refund(chargeOf(bob.providerId))
  await billing.app.settle()
  await replay()
  expect(credits(referrer.providerId)).toEqual([
    [-3_000, 'reward', 200],
    [3_000, 'reward-reversal', 200],
  ])
  expect(balanceOf(referrer.providerId)).toBe(0)
  expect(await seen()).toMatchObject({
    successfulCount: 0,
    earnedMonths: 0,
    referrals: [{ status: 'REVERSED' }],
    rewards: [{ state: 'REVERSED' }],
  })
})

test('a crashed attempt and Stripe failures lead to one credit, even days later', async () => {
  const { referrer, friend } = await program('grace')
  await billing.subscribe(referrer)
  await billing.app.settle()
  await billing.subscribe(await friend('henry'), { card: FRIENDS_CARD })
  await billing.stub.deliver(billing.app.webhookUrl)
  const [reward] = await prisma().referralReward.findMany()
  await billing.provider.addCredit({
    customerId: referrer.providerId,
    amountCents: 3_000,
    description: 'Referral reward: 1 month of Pro',
    idempotencyKey: `reward:${reward?.id}`,
  })
  billing.stub.failNext(3, 500)
  await billing.app.runJobs()
  expect(await prisma().referralReward.findMany()).toMatchObject([{ creditedAt: null }])
  billing.setTime(3 * DAY_MS)
  await billing.app.settle()
  expect(balanceOf(referrer.providerId)).toBe(-3_000)
  expect(await prisma().referralReward.findMany()).toMatchObject([{ creditedAt: billing.now(), reversedAt: null }])
})

test('a reward revoked before it was credited is never credited', async () => {
  const { referrer, friend } = await program('irene')
  await billing.subscribe(referrer)
  await billing.app.settle()
  const jack = await friend('jackson')
  await billing.subscribe(jack, { card: FRIENDS_CARD })
  await billing.stub.deliver(billing.app.webhookUrl)
  billing.stub.refund(chargeOf(jack.providerId))
  await billing.stub.deliver(billing.app.webhookUrl)
  await billing.app.settle()
  expect(credits(referrer.providerId)).toEqual([])
  expect(await prisma().referralReward.findMany()).toMatchObject([
    { form: 'credit', revokedAt: expect.any(Date), creditedAt: null, reversedAt: null },
  ])
})

test('credit rejected by Stripe for a deleted customer becomes months', async () => {
  const { referrer, friend, seen } = await program('quentin')
  await billing.subscribe(referrer)
  await billing.app.settle()
  await billing.subscribe(await friend('rosalinde'), { card: FRIENDS_CARD })
  await billing.stub.deliver(billing.app.webhookUrl)
  billing.stub.deleteCustomer(referrer.providerId)
  await billing.app.settle()
  expect(await seen()).toMatchObject({ rewards: [{ months: 1, form: 'MONTHS', creditCents: null, state: 'GRANTED' }] })
  const [grant] = await prisma().planGrant.findMany({ where: { source: 'referral' } })
  expect(grant).toMatchObject({ userId: referrer.userId, revokedAt: null })
})

test('a refund at the time of the credit leaves no credit', async () => {
  const { referrer, friend } = await program('olga')
  await billing.subscribe(referrer)
  await billing.app.settle()
  const paul = await friend('paulina')
  await billing.subscribe(paul, { card: FRIENDS_CARD })
  await billing.stub.deliver(billing.app.webhookUrl)
  billing.stub.refund(chargeOf(paul.providerId))
  await Promise.all([billing.app.runJobs(), billing.stub.deliver(billing.app.webhookUrl)])
  await billing.app.settle()
  expect(balanceOf(referrer.providerId)).toBe(0)
  const [reward] = await prisma().referralReward.findMany()
  expect(reward?.revokedAt).toBeInstanceOf(Date)
  expect(reward?.reversedAt === null).toBe(reward?.creditedAt === null)
})

test('without a subscription a friend’s payment gives Pro at once, and its refund revokes it', async () => {
  const { referrer, friend, seen } = await program('kate')
  const leo = await friend('leonardo')
  await billing.subscribe(leo, { card: FRIENDS_CARD })
  await billing.app.settle()
  expect(await billing.entitlementOf(referrer)).toMatchObject({ plan: 'pro', period: null })
  expect(await seen()).toMatchObject({ rewards: [{ form: 'MONTHS', creditCents: null, state: 'GRANTED' }] })
  billing.stub.refund(chargeOf(leo.providerId))
  await billing.app.settle()
  await replay()
  expect(await billing.entitlementOf(referrer)).toMatchObject({ plan: 'basic' })
  expect((await storedEmails(billing.database)).filter(({ subject }) => /You earned/.test(subject))).toHaveLength(1)
})

test('one card for both members is rejected silently', async () => {
  const { referrer, friend, seen } = await program('mona')
  await billing.subscribe(referrer)
  await billing.subscribe(await friend('nathaniel'))
  await billing.app.settle()
  expect(await prisma().referral.findMany()).toMatchObject([{ refusal: 'same_card' }])
  expect(await seen()).toMatchObject({ successfulCount: 0, pendingCount: 0, referrals: [], rewards: [] })
  expect(credits(referrer.providerId)).toEqual([])
})
