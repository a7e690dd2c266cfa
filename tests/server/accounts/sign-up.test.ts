import { describe, expect, test } from 'vitest'
import type { StrengthTask } from '#server/areas/accounts/passwords/strength.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { createMembers, MINUTE_MS, PASSWORD } from '../../support/members.ts'
import { LEAKED_PASSWORD, TEST_PASSWORDS } from '../http/app-support.ts'

const { database, members } = createAccountsApp()

const from = (number: number) => ({ address: `198.51.100.${number}` })

describe('signing up', () => {
  test('creates an account and a valid session', async () => {
    const answer = await members.signUp({ email: ' Ada@People.example', company: ' Analytical ', referralCode: 'ab12' })
    expect(answer).toEqual({
      __typename: 'SignUpPayload',
      referralCodeKnown: false,
      deviceToken: expect.stringMatching(/^[\w-]{43}$/),
      session: { accessToken: expect.stringMatching(/^[\w-]{43}$/), expiresAt: '2026-11-27T12:00:00.000Z' },
      viewer: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'ada@people.example',
        fullName: 'Ada Byron',
        emailVerified: false,
        role: 'MEMBER',
      },
    })
    const { data } = await members.query('{ viewer { email company } }', {}, { token: answer.session.accessToken })
    expect(data.viewer).toEqual({ email: 'ada@people.example', company: 'Analytical' })
    expect(await database.prisma.user.findFirst()).toMatchObject({ referredBy: 'AB12', role: 'member' })
  })

  test('reports whether a referral code is known, and continues either way', async () => {
    await members.signUp()
    await database.prisma.user.updateMany({ data: { referralCode: 'FRIEND22' } })
    const given = [
      [undefined, null],
      [' ', null],
      ['friend22', true],
      ['FRIEND2', false],
    ] as const
    for (const [index, [referralCode, referralCodeKnown]] of given.entries()) {
      const answer = await members.signUp({ email: `member${index}@people.example`, referralCode }, from(index))
      expect(answer).toMatchObject({ __typename: 'SignUpPayload', referralCodeKnown })
    }
    const kept = await database.prisma.user.findMany({ orderBy: { createdAt: 'asc' }, select: { referredBy: true } })
    expect(kept.map(({ referredBy }) => referredBy)).toEqual([null, null, null, 'FRIEND22', 'FRIEND2'])
  })

  test('stores password and token only as hashes', async () => {
    const { session } = await members.signUp()
    const rows = JSON.stringify([await database.prisma.session.findMany(), await database.prisma.account.findMany()])
    expect(rows).not.toContain(session.accessToken)
    expect(rows).not.toContain(PASSWORD)
  })

  test('with an existing email is rejected, in any case, without changes', async () => {
    await members.signUp()
    expect(await members.signUp({ email: 'ADA@people.example', fullName: 'Eve' })).toEqual({
      __typename: 'AccountExistsError',
      code: 'ACCOUNT_EXISTS',
      message: 'An account with this email already exists.',
    })
    expect(await database.prisma.user.findMany()).toMatchObject([{ name: 'Ada Byron' }])
  })

  test('hashes the password for existing accounts too, so that both take the same time', async () => {
    // One hash at a time, and nobody waits.
    const limits = { places: 1, waiting: 0, waitMs: 1_000 }
    const app = await createMembers(database, { passwords: { ...TEST_PASSWORDS, limits } })
    await app.signUp()
    const text = 'mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }'
    const input = { email: 'ada@people.example', password: PASSWORD, fullName: 'Eve' }
    const crowd = Array.from({ length: 12 }, (_, index) => app.query(text, { input }, from(index)))
    // Without hashing, every request would get a normal response.
    const codes = (await Promise.all(crowd)).map(({ errors }) => errors?.[0].extensions.code ?? 'answered')
    expect(codes).toContain('SERVICE_UNAVAILABLE')
    await app.close()
  })

  test('twice at the same time creates one account', async () => {
    const answers = await Promise.all([members.signUp(), members.signUp()])
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['AccountExistsError', 'SignUpPayload'])
    expect(await database.prisma.user.count()).toBe(1)
    expect(await database.prisma.session.count()).toBe(1)
  })

  test.each([
    [{ email: '' }, 'email', 'Email is required'],
    // The Kelvin sign, whose lowercase form is "k".
    [{ email: '\u212aate@people.example' }, 'email', 'Please enter a valid email address'],
    [{ email: 'ada' }, 'email', 'Please enter a valid email address'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email', 'Please enter a valid email address'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: 'short12' }, 'password', 'Password must be at least 8 characters long'],
    [{ password: 'x'.repeat(129) }, 'password', 'Password must be at most 128 characters long'],
    [
      { password: LEAKED_PASSWORD },
      'password',
      'This password appears in lists of leaked passwords. Please choose another one.',
    ],
    [{ password: 'ada@people.example' }, 'password', 'This password is your email address. Please choose another one.'],
    [{ fullName: ' ' }, 'fullName', 'Full name is required'],
    [{ fullName: '\u200b\u2060' }, 'fullName', 'Full name is required'],
    [{ fullName: 'x'.repeat(101) }, 'fullName', 'Full name must be at most 100 characters'],
    [{ industry: 'Piracy' }, 'industry', 'Industry must be one of the listed options'],
    // A letter whose uppercase form is "I".
    [{ referralCode: 'fr\u0131end22' }, 'referralCode', 'Referral code must be at most 8 letters and digits'],
    [{ referralCode: 'ABCDEFGHI' }, 'referralCode', 'Referral code must be at most 8 letters and digits'],
  ])('with %j is rejected', async (changes, field, message) => {
    expect(await members.signUp(changes)).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      field,
      message,
    })
    expect(await database.prisma.user.count()).toBe(0)
  })

  test('asks how strong the password is, with what is known of the member, after counting the attempt', async () => {
    const tasks: StrengthTask[] = []
    const estimateStrength = async (task: StrengthTask) => {
      tasks.push(task)
      return { score: 1, reason: 'userInputs' } as const
    }
    const own = await createMembers(database, { passwords: { ...TEST_PASSWORDS, rules: { estimateStrength } } })
    const tries = await Promise.all(Array.from({ length: 30 }, () => own.signUp({ company: 'Analytical Engines' })))
    await own.close()
    expect(tasks).toHaveLength(20)
    expect(tasks[0]).toEqual({
      password: PASSWORD,
      words: expect.arrayContaining(['toolfinch', 'ada', 'byron', 'people', 'analytical engines', 'engines']),
    })
    const refused = tries.filter(({ code }) => code === 'BAD_USER_INPUT')
    expect(refused).toHaveLength(20)
    expect(refused[0]).toMatchObject({
      field: 'password',
      message:
        "This password is easy to guess because it contains your name, email address or company, or the name Toolfinch. Please choose a longer one, such as four words that don't belong together.",
    })
    expect(await database.prisma.user.count()).toBe(0)
  })

  test('is limited to five times an hour per address', async () => {
    for (let count = 0; count < 5; count += 1) await members.signUp({ email: `member${count}@people.example` })
    expect(await members.signUp({ email: 'sixth@people.example' })).toMatchObject({
      __typename: 'RateLimitedError',
      retryAfterSeconds: 3600,
    })
    expect(await members.signUp({ email: 'sixth@people.example' }, { address: '198.51.100.1' })).toMatchObject({
      __typename: 'SignUpPayload',
    })
  })

  test('only counts created accounts against that limit, up to twenty tries', async () => {
    await members.signUp()
    const refused = () => members.signUp()
    for (let count = 0; count < 14; count += 1) expect(await refused()).toMatchObject({ code: 'ACCOUNT_EXISTS' })
    for (const name of ['b', 'c', 'd', 'e']) {
      expect(await members.signUp({ email: `${name}@people.example` })).toMatchObject({ __typename: 'SignUpPayload' })
    }
    expect(await members.signUp({ email: 'f@people.example' })).toMatchObject({ code: 'RATE_LIMITED' })
    members.setTime(60 * MINUTE_MS)
    for (let count = 0; count < 20; count += 1) expect(await refused()).toMatchObject({ code: 'ACCOUNT_EXISTS' })
    expect(await refused()).toMatchObject({ code: 'RATE_LIMITED' })
  }, 120_000)
})
