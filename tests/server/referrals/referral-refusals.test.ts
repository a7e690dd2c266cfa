import { describe, expect, test } from 'vitest'
import { createReferralDatabase, day } from './referral-database.ts'

const app = createReferralDatabase()
const { database, areaIn, member, pay, follow, rewards, refusalOf, setDay, customerOf } = app
const prisma = () => database.prisma

const ADA = 'ADA22222'

/** Verifies a member's email address as accounts do. */
const verify = (userId: string, changes: object = {}) =>
  database.transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { ...changes, emailVerified: true } })
    await areaIn('test').area.reactions?.onVerified?.(tx, userId)
  })
const holdsCard = async (userId: string, ...cardHashes: string[]) => {
  const id = await customerOf(userId, 'test')
  await prisma().billingCustomer.update({ where: { id }, data: { cardHashes } })
  return id
}

describe('a referral is rejected and earns nothing', () => {
  test('when the member used their own code', async () => {
    const ada = await member('ada')
    // Codes are created after sign-up, so a member can only use their own code later.
    await prisma().user.update({ where: { id: ada }, data: { referredBy: ADA } })
    await pay(ada)
    expect([await refusalOf(ada), await rewards(ada)]).toEqual(['self', []])
  })

  test.each(['a.d.a@people.example', 'ADA+friend@people.example', 'A.da+x+y@People.example'])(
    'when both addresses are one mailbox: %s',
    async (email) => {
      const ada = await member('ada')
      const friend = await member('friend', { referredBy: ADA, email })
      expect(await refusalOf(friend)).toBe('same_address')
      await pay(friend)
      expect(await rewards(ada)).toEqual([])
    },
  )

  test('when the members referred each other, over a chain of any length', async () => {
    const ada = await member('ada')
    const bob = await member('bob', { referredBy: ADA })
    const cid = await member('cid', { referredBy: 'BOB22222' })
    const dora = await member('dora', { referredBy: 'CID22222' })
    expect([await refusalOf(bob), await refusalOf(cid), await refusalOf(dora)]).toEqual([null, null, null])
    await prisma().user.update({ where: { id: ada }, data: { referredBy: 'DORA2222' } })
    await pay(ada)
    expect([await refusalOf(ada), await rewards(dora)]).toEqual(['circular', []])
    // The other referrals in the chain still count.
    await pay(bob)
    expect(await rewards(ada)).toEqual([[1, 1, day(0), null]])
  })

  test('when both paid with one card, in either order', async () => {
    const ada = await member('ada')
    const bob = await member('bob', { referredBy: ADA })
    const cid = await member('cid', { referredBy: ADA })
    await holdsCard(ada, 'card 1', 'card 2')
    await holdsCard(bob, 'card 2')
    await holdsCard(cid, 'card 3')
    await pay(bob)
    await pay(cid)
    expect([await refusalOf(bob), await refusalOf(cid)]).toEqual(['same_card', null])
    expect(await rewards(ada)).toEqual([[1, 1, day(0), null]])
    setDay(2)
    await follow(await holdsCard(ada, 'card 1', 'card 2', 'card 3'))
    expect(await refusalOf(cid)).toBe('same_card')
    expect(await rewards(ada)).toEqual([[1, 1, day(0), day(2)]])
  })
})

describe('friends who paid with one card', () => {
  test('count once: the first to pay', async () => {
    const ada = await member('ada')
    const [bob, cid, dora] = [
      await member('bob', { referredBy: ADA }),
      await member('cid', { referredBy: ADA }),
      await member('dora', { referredBy: ADA }),
    ]
    await holdsCard(cid, 'card 1')
    await pay(cid)
    setDay(1)
    await holdsCard(bob, 'card 1', 'card 2')
    await pay(bob)
    await holdsCard(dora, 'card 3')
    await pay(dora)
    expect([await refusalOf(bob), await refusalOf(cid), await refusalOf(dora)]).toEqual(['same_card', null, null])
    expect(await rewards(ada)).toEqual([[1, 1, day(0), null]])
  })

  test('count once when the earlier payment becomes known later', async () => {
    await member('ada')
    const bob = await member('bob', { referredBy: ADA })
    const cid = await member('cid', { referredBy: ADA })
    await holdsCard(bob, 'card 1')
    await holdsCard(cid, 'card 1')
    setDay(2)
    await pay(bob)
    expect([await refusalOf(bob), await refusalOf(cid)]).toEqual([null, null])
    await pay(cid, { paidAt: day(1) })
    expect([await refusalOf(bob), await refusalOf(cid)]).toEqual(['same_card', null])
  })

  test('still count once after the first payment was refunded', async () => {
    const ada = await member('ada')
    const bob = await member('bob', { referredBy: ADA })
    const cid = await member('cid', { referredBy: ADA })
    await holdsCard(bob, 'card 1')
    await holdsCard(cid, 'card 1')
    const first = await pay(bob)
    setDay(1)
    await app.refund(first)
    setDay(2)
    await pay(cid)
    expect(await refusalOf(cid)).toBe('same_card')
    expect(await rewards(ada)).toEqual([[1, 1, day(0), day(1)]])
  })

  test('all count when they were referred by different members', async () => {
    await member('ada')
    await member('eve')
    const bob = await member('bob', { referredBy: ADA })
    const cid = await member('cid', { referredBy: 'EVE22222' })
    for (const friend of [bob, cid]) {
      await holdsCard(friend, 'card 1')
      await pay(friend)
    }
    expect([await refusalOf(bob), await refusalOf(cid)]).toEqual([null, null])
  })
})

describe('the referrer of a member', () => {
  test('is stored once, at sign-up', async () => {
    await member('ada')
    const eve = await member('eve')
    const bob = await member('bob', { referredBy: ADA })
    await prisma().user.update({ where: { id: bob }, data: { referredBy: 'EVE22222' } })
    await pay(bob)
    expect(await rewards(eve)).toEqual([])
    expect(await prisma().referral.count({ where: { referredId: bob } })).toBe(1)
    const again = prisma().referral.create({ data: { referrerId: eve, referredId: bob, createdAt: day(0) } })
    await expect(again).rejects.toThrow(/Unique constraint/)
  })

  test('is found at the first payment when the code was unknown at sign-up', async () => {
    const bob = await member('bob', { referredBy: ADA })
    expect(await refusalOf(bob)).toBeUndefined()
    setDay(1)
    const ada = await member('ada')
    setDay(2)
    await pay(bob)
    expect(await rewards(ada)).toEqual([[1, 1, day(2), null]])
  })

  test('is cleared when the email turns out to be another person’s', async () => {
    const ada = await member('ada')
    const bob = await member('bob', { referredBy: ADA, verified: false })
    await verify(bob, { referredBy: null })
    await pay(bob)
    expect([await rewards(ada), await prisma().referral.count()]).toEqual([[], 0])
  })
})

describe('an unverified email', () => {
  test('of the friend: the payment counts from the verification on', async () => {
    const ada = await member('ada')
    const bob = await member('bob', { referredBy: ADA, verified: false })
    await pay(bob)
    expect(await rewards(ada)).toEqual([])
    setDay(2)
    await verify(bob)
    await verify(bob)
    expect(await rewards(ada)).toEqual([[1, 1, day(2), null]])
  })

  test('of the referrer: all payments count from the verification on', async () => {
    const ada = await member('ada', { verified: false })
    for (const name of ['bob', 'cid', 'dora']) await pay(await member(name, { referredBy: ADA }))
    const late = await member('late', { referredBy: ADA, verified: false })
    expect(await rewards(ada)).toEqual([])
    setDay(5)
    await verify(ada)
    setDay(6)
    await pay(late)
    expect(await rewards(ada)).toEqual([
      [1, 1, day(5), null],
      [3, 1, day(5), null],
    ])
    const [first] = await prisma().planGrant.findMany({ where: { userId: ada }, orderBy: { startsAt: 'asc' } })
    expect(first?.startsAt).toEqual(day(5))
  })
})
