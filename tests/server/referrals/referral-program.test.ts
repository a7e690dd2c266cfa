import { describe, expect, test } from 'vitest'
import { REFERRAL_STATUSES } from '#server/areas/referrals/referrals.service.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { MINUTE_MS } from '../../support/members.ts'
import { createEmailCodes } from '../accounts/email-codes.ts'

const { database, members } = createAccountsApp()
const { emails } = createEmailCodes({ database, members })

const at = new Date('2026-11-20T12:00:00Z')
const from = (index: number) => ({ address: `192.0.2.${index}` })

const codeFor = async (token: string): Promise<string> =>
  (await members.query('{ referral { code } }', {}, { token })).data.referral.code

const call = async (payload: object, token?: string) => {
  const response = await members.app.inject({
    method: 'POST',
    url: '/.netlify/functions/getReferralCode',
    payload,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

/** Writes referrals of a member: pending, successful in two months, reversed, rejected. */
const addReferrals = async (email: string) => {
  const { prisma } = database
  const { id: referrerId } = await prisma.user.findUniqueOrThrow({ where: { email } })
  const span = { customer: '00000000-0000-4000-8000-000000000000', mode: 'live', from: at.toISOString() }
  const paid = { countsFrom: at, qualifiedAt: at }
  const month = (number: number) => new Date(`2026-${number}-15T00:00:00Z`)
  await prisma.referral.createMany({
    data: [
      { referrerId, createdAt: month(11) },
      { referrerId, createdAt: month(10), ...paid, paidTimes: [{ ...span, to: null }] },
      { referrerId, createdAt: month(11), ...paid, paidTimes: [{ ...span, to: null }] },
      { referrerId, createdAt: month(11), ...paid, paidTimes: [{ ...span, to: at.toISOString() }] },
      { referrerId, createdAt: month(11), ...paid, paidTimes: [{ ...span, to: null }], countsFrom: null },
      { referrerId, createdAt: month(11), ...paid, paidTimes: [{ ...span, mode: 'test', to: null }] },
      { referrerId, createdAt: month(11), ...paid, paidTimes: [{ ...span, to: null }], refusal: 'same_card' },
    ],
  })
}

describe('a referral code', () => {
  test('is created once at the first request, even concurrently, and never changes', async () => {
    const token = await members.join()
    expect((await database.prisma.user.findFirstOrThrow()).referralCode).toBeNull()
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeFor(token)))
    expect(new Set([...codes, await codeFor(token)]).size).toBe(1)
    expect(codes[0]).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  })

  test('is unique per member', async () => {
    const codes = []
    for (const name of ['a', 'bb', 'ccc']) codes.push(await codeFor(await members.join(`${name}@people.example`)))
    expect(new Set(codes).size).toBe(3)
  })

  test('is recognized at sign-up in any case and with spaces, and counts once the email is verified', async () => {
    const token = await members.join()
    const code = await codeFor(token)
    const email = 'friend@people.example'
    const friend = await members.signUp({ email, referralCode: `  ${code.toLowerCase()}\t` }, from(1))
    expect(friend.referralCodeKnown).toBe(true)
    expect(await database.prisma.referral.findMany()).toMatchObject([
      { referredId: friend.viewer.id, refusal: null, countsFrom: null },
    ])
    const text = 'mutation ($code: String!) { verifyEmail(input: { code: $code }) { __typename } }'
    const verify = async (to: string, asToken: string) =>
      members.query(
        text,
        { code: (await emails()).find(({ recipient }) => recipient === to)?.code },
        { token: asToken },
      )
    await verify(email, friend.session.accessToken)
    // The referrer is not verified yet.
    expect(await database.prisma.referral.findMany()).toMatchObject([{ countsFrom: null }])
    members.setTime(MINUTE_MS)
    await verify('ada@people.example', token)
    expect(await database.prisma.referral.findMany()).toMatchObject([
      { countsFrom: new Date(at.getTime() + MINUTE_MS) },
    ])
  })

  test('can be looked up ten times a minute per address', async () => {
    const tryCode = (index: number, changes: object = {}) =>
      members.signUp({ email: 'ada@people.example', referralCode: 'NOBODY22', ...changes }, from(index))
    await members.join()
    for (let times = 0; times < 10; times += 1) expect((await tryCode(1)).__typename).toBe('AccountExistsError')
    expect(await tryCode(1)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 60 })
    expect((await tryCode(1, { referralCode: null })).__typename).toBe('AccountExistsError')
    expect((await tryCode(2)).__typename).toBe('AccountExistsError')
    members.setTime(MINUTE_MS)
    expect((await tryCode(1)).__typename).toBe('AccountExistsError')
  })
})

describe('the member’s view', () => {
  test('contains months and counts, and nothing about people', async () => {
    const token = await members.join()
    await addReferrals('ada@people.example')
    const text = `{ referral {
      code link successfulCount pendingCount canEarn earnedMonths nextReward { referrals months } rewards { id }
      referrals { month status } pending: referrals(status: PENDING, first: 1) { month }
    } }`
    const { data } = await members.query(text, {}, { token })
    const { code } = data.referral
    expect(data.referral).toEqual({
      code,
      link: `https://site.example/auth?mode=signup&ref=${code}`,
      successfulCount: 2,
      // Without a payment, without a verified email address, and paid in another mode.
      pendingCount: 3,
      canEarn: false,
      earnedMonths: 0,
      nextReward: { referrals: 3, months: 3 },
      rewards: [],
      referrals: expect.any(Array),
      pending: [{ month: '2026-11' }],
    })
    const statuses = data.referral.referrals.map(({ status }: { status: string }) => status)
    expect(statuses.toSorted()).toEqual(['PENDING', 'PENDING', 'PENDING', 'REVERSED', 'SUCCESSFUL', 'SUCCESSFUL'])
    expect(data.referral.referrals.at(-1)).toEqual({ month: '2026-10', status: 'SUCCESSFUL' })
    expect(REFERRAL_STATUSES.map((status) => status.toUpperCase())).toEqual(expect.arrayContaining(statuses))
  })

  test.each([0, 101])('rejects a page of %i', async (first) => {
    const token = await members.join()
    const { errors } = await members.query(`{ referral { referrals(first: ${first}) { month } } }`, {}, { token })
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } })
  })
})

describe('the function getReferralCode', () => {
  test('returns the code and an entry with the month per successful referral', async () => {
    const token = await members.join()
    await addReferrals('ada@people.example')
    const { status, body, headers } = await call({}, token)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toEqual({
      referralCode: await codeFor(token),
      referrals: [
        { status: 'successful', month: '2026-11' },
        { status: 'successful', month: '2026-10' },
      ],
    })
  })

  test('accepts the caller’s own id only, and requires a token', async () => {
    const token = await members.join()
    const { id: userId } = await database.prisma.user.findFirstOrThrow()
    expect((await call({ userId }, token)).status).toBe(200)
    const other = '00000000-0000-4000-8000-000000000000'
    expect(await call({ userId: other }, token)).toMatchObject({ status: 403, body: { error: { code: 'FORBIDDEN' } } })
    expect(await call({ userId })).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } })
  })
})

describe('a member’s data', () => {
  test('are exported with months and rewards, without the friends', async () => {
    const token = await members.join()
    await addReferrals('ada@people.example')
    const friend = await members.signUp({ email: 'friend@x.example', referralCode: await codeFor(token) }, from(1))
    const referrerId = (await database.prisma.user.findFirstOrThrow({ where: { email: 'ada@people.example' } })).id
    const reward = { milestone: 1, version: 1, months: 1, form: 'months', earnedAt: at, createdAt: at } as const
    await database.prisma.referralReward.create({ data: { referrerId, ...reward } })
    const text =
      'mutation ($p: String!) { exportMyData(input: { password: $p }) { ... on ExportMyDataPayload { json } } }'
    const { data } = await members.query(text, { p: 'correct horse battery' }, { token })
    const copy = JSON.parse(data.exportMyData.json)
    expect(copy.referrals.referrals).toContainEqual({ month: '2026-10', status: 'successful' })
    expect(copy.referrals.rewards).toMatchObject([{ milestone: 1, months: 1, form: 'months' }])
    for (const secret of [friend.viewer.id, 'friend@x.example']) expect(data.exportMyData.json).not.toContain(secret)
  })

  test('are removed with the account, while the referrer keeps the referral', async () => {
    const ada = await members.join()
    const friend = await members.signUp({ email: 'friend@x.example', referralCode: await codeFor(ada) }, from(1))
    const leave = (token: string) =>
      members.query(
        'mutation { deleteAccount(input: { password: "correct horse battery" }) { __typename } }',
        {},
        { token },
      )
    await leave(friend.session.accessToken)
    expect(await database.prisma.referral.findMany()).toMatchObject([{ referredId: null }])
    await leave(ada)
    expect(await database.prisma.referral.count()).toBe(0)
  })
})
