import { describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { createMembers } from '../../support/members.ts'
import { TEST_PASSWORDS } from '../http/app-support.ts'

const { database, members } = createAccountsApp()

const WRONG = {
  __typename: 'InvalidCredentialsError',
  code: 'INVALID_CREDENTIALS',
  message: 'Invalid email or password',
}
/** Longer than passwords may be, so that it is rejected without hashing. */
const LONG = 'x'.repeat(129)
const from = (number: number) => ({ address: `198.51.100.${number}` })

describe('signing in', () => {
  test('starts a session next to the others', async () => {
    const first = await members.join()
    const { session, viewer } = await members.signIn({ email: 'ADA@people.example ' })
    expect(viewer.email).toBe('ada@people.example')
    expect(session.accessToken).not.toBe(first)
    const { data } = await members.query('{ viewer { sessions { current userAgent } } }', {}, { token: first })
    expect(data.viewer.sessions.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true])
    expect(data.viewer.sessions[0].userAgent).toBe('Test/1.0')
  })

  test('responds equally to a wrong password, an unknown email and an endless password', async () => {
    await members.join()
    expect(await members.signIn({ password: 'something else' })).toEqual(WRONG)
    expect(await members.signIn({ email: 'eve@people.example' })).toEqual(WRONG)
    expect(await members.signIn({ password: 'x'.repeat(129) })).toEqual(WRONG)
  })

  test('is tried once per operation, whatever its aliases', async () => {
    await members.join()
    const { data } = await members.query(
      `mutation ($input: SignInInput!) {
        a: signIn(input: $input) { __typename }
        b: signIn(input: $input) { __typename ... on Failure { message } }
      }`,
      { input: { email: 'ada@people.example', password: 'guess number 1' } },
    )
    expect(data).toEqual({
      a: { __typename: 'InvalidCredentialsError' },
      b: { __typename: 'InvalidInputError', message: 'An operation may sign in only once.' },
    })
  })

  test.each(['Google', 'Apple'])('with %s is not implemented, and says so', async (provider) => {
    const { data } = await members.query(
      `mutation { signInWithProvider(input: { provider: ${provider.toUpperCase()} }) {
        __typename ... on Failure { code message }
      } }`,
    )
    expect(data.signInWithProvider).toEqual({
      __typename: 'NotImplementedError',
      code: 'NOT_IMPLEMENTED',
      message: `${provider} sign-in not implemented`,
    })
  })

  test('is limited to twenty times in 15 minutes per address, including successes', async () => {
    for (let count = 0; count < 20; count += 1) {
      await members.services.accounts.accounts
        .signIn(
          { email: `nobody${count}@people.example`, password: 'x'.repeat(129) },
          { address: '192.0.2.1', userAgent: null, deviceToken: null },
        )
        .catch(() => undefined)
    }
    expect(await members.signIn({}, { address: '192.0.2.1' })).toMatchObject({ __typename: 'RateLimitedError' })
  })

  test('of a member gives an address no further tries', async () => {
    const address = '192.0.2.2'
    await members.join()
    const guess = (count: number) => members.signIn({ email: `n${count}@people.example`, password: LONG }, { address })
    for (let count = 0; count < 19; count += 1) expect(await guess(count)).toEqual(WRONG)
    expect(await members.signIn({}, { address })).toMatchObject({ __typename: 'SignInPayload' })
    expect(await guess(20)).toMatchObject({ __typename: 'RateLimitedError' })
  })

  test('resets the failures of the account', async () => {
    await members.join()
    for (let count = 0; count < 8; count += 1) {
      expect(await members.signIn({ password: 'a wrong guess' })).toEqual(WRONG)
      if (count === 3) expect(await members.signIn()).toMatchObject({ __typename: 'SignInPayload' })
    }
  })

  test('accepts a password as typed, including spaces and length', async () => {
    const email = 'bob@people.example'
    const password = ` ${'long phrase '.repeat(10)}`
    await members.signUp({ email, password }, from(30))
    for (const [index, other] of [password.trim(), password.slice(0, 72), password.toUpperCase()].entries()) {
      expect(await members.signIn({ email, password: other }, from(31 + index))).toEqual(WRONG)
    }
    expect(await members.signIn({ email, password }, from(40))).toMatchObject({ __typename: 'SignInPayload' })
  })

  test('by a crowd waits in a short queue, beyond which it is rejected with 503', async () => {
    const limits = { places: 2, waiting: 4, waitMs: 5_000 }
    const own = await createMembers(database, { passwords: { ...TEST_PASSWORDS, limits } })
    const crowd = Array.from({ length: 100 }, (_, count) =>
      own.query(
        'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }',
        { input: { email: `nobody${count}@people.example`, password: 'a wrong guess' } },
        from(count),
      ),
    )
    const codes = (await Promise.all(crowd)).map(({ errors }) => errors?.[0].extensions.code ?? 'answered')
    await own.close()
    expect(new Set(codes)).toEqual(new Set(['answered', 'SERVICE_UNAVAILABLE']))
  })

  test('counts no attempt of an account that was rejected due to overload', async () => {
    await members.join()
    const limits = { places: 1, waiting: 0, waitMs: 1_000 }
    const own = await createMembers(database, { passwords: { ...TEST_PASSWORDS, limits } })
    const guess = (email: string, address: string) =>
      own.services.accounts.accounts
        .signIn({ email, password: 'a wrong guess' }, { address, userAgent: null, deviceToken: null })
        .catch((error: Error) => error.name)
    const crowd = Array.from({ length: 12 }, (_, count) => guess(`nobody${count}@people.example`, `192.0.2.${count}`))
    const here = () => guess('ada@people.example', '192.0.2.99')
    const tries = await Promise.all(Array.from({ length: 5 }, here))
    await Promise.all(crowd)
    const left = tries.filter((name) => name === 'UnavailableError').length
    expect(left).toBeGreaterThan(0)
    for (let count = 0; count < left; count += 1) expect(await here()).toBe('InvalidCredentialsError')
    expect(await here()).toBe('RateLimitedError')
    await own.close()
  })

  test('counts no attempt that failed before the password was checked', async () => {
    await members.join()
    let isAway = true
    const prisma = database.prisma.$extends({
      query: {
        account: {
          findFirst: ({ args, query }) => (isAway ? Promise.reject(new Error('The database is away')) : query(args)),
        },
      },
    })
    const failing = await createMembers({ ...database, prisma: prisma as unknown as Database['prisma'] })
    try {
      for (let count = 0; count < 6; count += 1) await expect(failing.signIn()).rejects.toThrow('INTERNAL_ERROR')
      isAway = false
      expect(await failing.signIn()).toMatchObject({ __typename: 'SignInPayload' })
    } finally {
      await failing.close()
    }
  })
})
