import { describe, expect, test } from 'vitest'
import { storedEmails } from '../../support/stored-emails.ts'
import { createReferralDatabase, day } from './referral-database.ts'

const app = createReferralDatabase()
const { database, areaIn, member, pay, refund, change, follow, rewards, setDay, subscribe } = app
const prisma = () => database.prisma

const ADA = 'ADA22222'
const referred = (name: string) => member(name, { referredBy: ADA })
const grants = async (userId: string) => {
  const rows = await prisma().planGrant.findMany({ where: { userId }, orderBy: { startsAt: 'asc' } })
  return rows.map(({ startsAt, endsAt, revokedAt }) => [startsAt, endsAt, revokedAt])
}

describe('a friend’s first payment', () => {
  test('gives one calendar month at once, with one email, however often it is reported', async () => {
    const ada = await member('ada')
    const { customerId } = await pay(await referred('bob'))
    for (let times = 0; times < 3; times += 1) await follow(customerId)
    expect(await rewards(ada)).toEqual([[1, 1, day(0), null]])
    expect(await prisma().planGrant.findMany()).toMatchObject([
      {
        userId: ada,
        plan: 'pro',
        source: 'referral',
        period: null,
        paymentMode: 'test',
        startsAt: new Date('2026-11-20T12:00:00Z'),
        endsAt: new Date('2026-12-20T12:00:00Z'),
        revokedAt: null,
      },
    ])
    const emails = await storedEmails(database)
    expect(emails).toMatchObject([
      { to: 'ada@people.example', subject: 'You earned 1 month of Toolfinch Pro', userId: ada },
    ])
    expect(emails[0]?.text).toContain('runs from November 20, 2026 to December 20, 2026')
    expect(emails[0]?.text).not.toContain('bob')
  })

  test('gives one reward for ten concurrent synchronizations', async () => {
    const ada = await member('ada')
    const payments: { customerId: string }[] = []
    for (const name of ['bob', 'cid', 'dora']) payments.push(await app.storePayment(await referred(name)))
    const all = Array.from({ length: 10 }, (_, index) => payments[index % 3]?.customerId ?? '')
    await Promise.all(all.map((customerId) => follow(customerId)))
    expect(await rewards(ada)).toEqual([
      [1, 1, day(0), null],
      [3, 1, day(0), null],
    ])
    expect(await prisma().planGrant.count()).toBe(2)
    expect(await storedEmails(database)).toHaveLength(2)
  })

  test.each([
    ['that credit paid entirely', { paidCents: 0 }],
    ['that failed', { status: 'open', paidAt: null, paidCents: 0 }],
  ] as const)('gives nothing for an invoice %s', async (_what, changes) => {
    const ada = await member('ada')
    await pay(await referred('bob'), changes)
    expect(await rewards(ada)).toEqual([])
  })

  test('counts in its own payment mode and in no other test mode; a live payment counts in every mode', async () => {
    const ada = await member('ada')
    const { customerId } = await app.storePayment(await referred('bob'))
    for (const mode of ['live', 'local', null] as const) {
      await follow(customerId, mode)
      expect(await rewards(ada)).toEqual([])
    }
    const { customerId: live } = await app.storePayment(await referred('cid'), {}, 'live')
    for (const mode of ['live', 'local', null] as const) await follow(live, mode)
    expect(await prisma().referralReward.findMany()).toMatchObject([{ milestone: 1, paymentMode: 'live' }])
  })

  test('earns again in live mode what a test mode had earned', async () => {
    const ada = await member('ada')
    await pay(await referred('bob'))
    await pay(await referred('cid'), {}, 'live')
    const rows = await prisma().referralReward.findMany({ where: { referrerId: ada }, orderBy: { version: 'asc' } })
    expect(rows.map(({ version, paymentMode }) => [version, paymentMode])).toEqual([
      [1, 'test'],
      [2, 'live'],
    ])
  })
})

describe('a refunded payment', () => {
  test('revokes the reward, and paying again earns another version', async () => {
    const ada = await member('ada')
    const bob = await referred('bob')
    const eve = await member('eve')
    const fay = await member('fay', { referredBy: 'EVE22222' })
    const payment = await pay(bob)
    setDay(3)
    await refund(payment)
    expect(await rewards(ada)).toEqual([[1, 1, day(0), day(3)]])
    expect((await grants(ada))[0]?.[2]).toEqual(day(3))
    setDay(5)
    await pay(bob)
    const inOrder = [
      [1, 1, day(0), day(3)],
      [1, 2, day(5), null],
    ]
    expect(await rewards(ada)).toEqual(inOrder)
    const emails = await storedEmails(database)
    expect(emails).toHaveLength(2)

    // The same facts, processed at once and only at the end.
    await app.storePayment(fay, { paidAt: day(0), refundedAt: day(3), refundedCents: 3_000 })
    await pay(fay)
    expect(await rewards(eve)).toEqual(inOrder)
    expect(await storedEmails(database)).toHaveLength(emails.length + 1)
  })

  test('by dispute revokes it too, and restores it when the dispute is won', async () => {
    const ada = await member('ada')
    const payment = await pay(await referred('bob'))
    setDay(4)
    await change(payment, { disputedAt: day(4) })
    expect(await rewards(ada)).toEqual([[1, 1, day(0), day(4)]])
    setDay(9)
    await change(payment, { disputeWon: true })
    expect(await rewards(ada)).toEqual([
      [1, 1, day(0), day(4)],
      [1, 2, day(4), null],
    ])
  })

  test('revokes the milestone of three and keeps that of one', async () => {
    const ada = await member('ada')
    await pay(await referred('bob'))
    await pay(await referred('cid'))
    const payment = await pay(await referred('dora'))
    setDay(2)
    await refund(payment)
    expect(await rewards(ada)).toEqual([
      [1, 1, day(0), null],
      [3, 1, day(0), day(2)],
    ])
  })

  test('counts even after the friend deleted the account', async () => {
    const ada = await member('ada')
    const bob = await referred('bob')
    const payment = await pay(bob)
    const { area } = areaIn('test')
    await database.transaction(async (tx) => {
      await area.memberData['referrals']?.eraseFor(tx, bob, 'bob@people.example')
      await tx.user.delete({ where: { id: bob } })
    })
    await follow(payment.customerId)
    expect(await rewards(ada)).toEqual([[1, 1, day(0), null]])
    setDay(2)
    await refund(payment)
    expect(await rewards(ada)).toEqual([[1, 1, day(0), day(2)]])
  })
})

describe('the form of a reward', () => {
  test('is months after the paid time, each reward after the previous one', async () => {
    const ada = await member('ada')
    const paid = { userId: ada, plan: 'business', source: 'shell', startsAt: day(-1), endsAt: day(10) } as const
    await prisma().planGrant.create({ data: { ...paid, createdAt: day(-1) } })
    await subscribe(ada, { cancelAt: day(30) })
    for (const name of ['bob', 'cid', 'dora']) await pay(await referred(name))
    expect(await grants(ada)).toEqual([
      [day(-1), day(10), null],
      [new Date('2026-11-30T12:00:00Z'), new Date('2026-12-30T12:00:00Z'), null],
      [new Date('2026-12-30T12:00:00Z'), new Date('2027-03-30T12:00:00Z'), null],
    ])
  })

  test.each(['active', 'past_due'] as const)('is credit while an %s subscription renews', async (status) => {
    const ada = await member('ada')
    await subscribe(ada, { status })
    for (const name of ['bob', 'cid', 'dora']) await pay(await referred(name))
    const given = await prisma().referralReward.findMany({ orderBy: { milestone: 'asc' } })
    expect(given).toMatchObject([
      { form: 'credit', creditCents: 3_000, months: 1, creditedAt: null },
      { form: 'credit', creditCents: 9_000, months: 3, creditedAt: null },
    ])
    expect(await grants(ada)).toEqual([])
    const jobs = await prisma().job.findMany({ where: { kind: 'referral-credit' }, orderBy: { id: 'asc' } })
    expect(jobs.map(({ key, userId }) => [key, userId])).toEqual(given.map(({ id }) => [`reward:${id}`, ada]))
    const [first] = await storedEmails(database)
    expect(first?.text).toContain('$30.00 in credit')
  })
})
