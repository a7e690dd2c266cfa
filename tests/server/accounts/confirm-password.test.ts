import { describe, expect, test } from 'vitest'
import { failuresOf } from '#server/areas/accounts/account-limits.ts'
import { createStoredRateLimiter } from '#server/platform/stored-rate-limiter.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { clock } from '../../support/catalogue.ts'
import { createMembers, MINUTE_MS, PASSWORD } from '../../support/members.ts'

const { database, members } = createAccountsApp()

const CONFIRM = `mutation ($password: String!) { confirmPassword(input: { password: $password }) {
  __typename
  ... on ConfirmPasswordPayload { confirmedUntil session { accessToken expiresAt } }
  ... on Failure { code message }
  ... on RateLimitedError { retryAfterSeconds }
} }`
const confirm = async (token: string, password = PASSWORD, address = '203.0.113.7') => {
  const { data } = await members.query(CONFIRM, { password }, { token, address })
  return data.confirmPassword
}
const WRONG = {
  __typename: 'InvalidCredentialsError',
  code: 'INVALID_CREDENTIALS',
  message: 'Current password is incorrect',
}
const LIMITED = { __typename: 'RateLimitedError', code: 'RATE_LIMITED', retryAfterSeconds: 900 }
const confirmations = async () =>
  (await database.prisma.session.findMany({ orderBy: { createdAt: 'asc' } })).map((row) => row.passwordConfirmedAt)

describe('confirming the password', () => {
  test('is valid for 15 minutes, in this session only', async () => {
    const token = await members.join()
    members.setTime(MINUTE_MS)
    await members.signIn()
    members.setTime(60 * MINUTE_MS)
    const confirmed = await confirm(token)
    expect(confirmed).toEqual({
      __typename: 'ConfirmPasswordPayload',
      confirmedUntil: '2026-11-20T13:15:00.000Z',
      session: { accessToken: expect.stringMatching(/^[\w-]{43}$/), expiresAt: '2026-11-27T13:00:00.000Z' },
    })
    expect(await confirmations()).toEqual([new Date('2026-11-20T13:00:00Z'), null])
    const viewer = await members.services.accounts.sessions.viewerOf(confirmed.session.accessToken)
    expect(viewer?.passwordGivenAt).toEqual(new Date('2026-11-20T13:00:00Z'))
  })

  test('replaces the token at once, on every instance', async () => {
    const token = await members.join()
    const other = await createMembers(database)
    const next = (await confirm(token)).session.accessToken
    expect(await other.services.accounts.sessions.viewerOf(token)).toBeNull()
    expect(await members.services.accounts.sessions.viewerOf(token)).toBeNull()
    expect(await other.services.accounts.sessions.viewerOf(next)).not.toBeNull()
    await other.close()
  })

  test('at the same time in several tabs gives one of them a token', async () => {
    const token = await members.join()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => members.query(CONFIRM, { password: PASSWORD }, { token })),
    )
    const tokens = answers.flatMap(({ data }) => data?.confirmPassword.session?.accessToken ?? [])
    expect(tokens).toHaveLength(1)
    expect(answers.filter(({ errors }) => errors?.[0].extensions.code === 'UNAUTHENTICATED')).toHaveLength(4)
    expect(await members.services.accounts.sessions.viewerOf(tokens[0])).not.toBeNull()
  })

  test.each(['a wrong password', '', 'x'.repeat(129)])('with another one (%j) changes nothing', async (password) => {
    expect(await confirm(await members.join(), password)).toMatchObject(WRONG)
    expect(await confirmations()).toEqual([null])
  })

  test('is rejected after five attempts from any addresses, for 15 minutes', async () => {
    const token = await members.join()
    for (let count = 0; count < 5; count += 1) {
      expect(await confirm(token, 'a wrong guess', `198.51.100.${count}`)).toMatchObject(WRONG)
    }
    expect(await confirm(token, PASSWORD, '198.51.100.50')).toMatchObject(LIMITED)
    members.setTime(15 * MINUTE_MS)
    expect(await confirm(token)).toMatchObject({ __typename: 'ConfirmPasswordPayload' })
  })

  test('shares its address’s failures with sign-in', async () => {
    const token = await members.join()
    for (let count = 0; count < 3; count += 1) await members.signIn({ password: 'a wrong guess' })
    for (let count = 0; count < 2; count += 1) expect(await confirm(token, 'a wrong guess')).toMatchObject(WRONG)
    expect(await confirm(token)).toMatchObject(LIMITED)
    expect(await members.signIn()).toMatchObject(LIMITED)
  })

  test('is not locked by strangers who fail to sign in elsewhere', async () => {
    const token = await members.join()
    // Enough failures to lock sign-in, without the cost of hashing.
    const { key, limit } = failuresOf('ada@people.example')
    const limiter = createStoredRateLimiter({ database, clock, factor: 1 })
    for (let count = 0; count < limit.limit; count += 1) await limiter.take(key, limit)
    expect(await members.signIn()).toMatchObject(LIMITED)
    expect(await confirm(token)).toMatchObject({ __typename: 'ConfirmPasswordPayload' })
  })

  test('when correct takes back no failures of others', async () => {
    const token = await members.join()
    for (let count = 0; count < 4; count += 1) await confirm(token, 'a wrong guess', `198.51.100.${count}`)
    const { session } = await confirm(token)
    expect(await confirm(session.accessToken, 'a wrong guess', '198.51.100.60')).toMatchObject(WRONG)
    expect(await confirm(session.accessToken)).toMatchObject(LIMITED)
  })

  test('needs a session', async () => {
    const { errors } = await members.query(CONFIRM, { password: PASSWORD })
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })
})
