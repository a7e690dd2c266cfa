import { describe, expect, test } from 'vitest'
import { createAccountsApp } from '#tests/support/accounts-app.ts'
import { MINUTE_MS, PASSWORD } from '#tests/support/members.ts'
import { storedEmails } from '#tests/support/stored-emails.ts'
import { createEmailCodes, NEW_PASSWORD } from '../email-codes.ts'
import { createFactorMembers } from './factor-members.ts'

const { database, members } = createAccountsApp()
const factors = createFactorMembers(members)
const codes = createEmailCodes({ database, members })
const EMAIL = 'ada@people.example'

const WRONG_CODE = {
  __typename: 'InvalidCodeError',
  code: 'INVALID_CODE',
  message: 'This code is wrong or was already used. Please try another one.',
  field: null,
}
const EXPIRED = {
  __typename: 'SignInExpiredError',
  code: 'SIGN_IN_EXPIRED',
  message: 'This sign-in has expired. Please sign in again.',
  field: null,
}
/** A time at which the code of the set-up is no longer the current one. */
const LATER = MINUTE_MS

describe('signing in to an account with a second factor', () => {
  test('needs a code after the right password, and says nothing before that', async () => {
    const { secret } = await factors.joinWithApp()
    members.setTime(LATER)
    expect(await members.signIn({ password: 'something else' })).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    const { challenge, ...required } = await members.signIn()
    expect(required).toEqual({
      __typename: 'SecondFactorRequiredError',
      code: 'SECOND_FACTOR_REQUIRED',
      message:
        'This account has a second factor. Send the password again with "code": a code from the authenticator app, or a recovery code.',
      methods: ['AUTHENTICATOR', 'RECOVERY_CODE'],
      expiresAt: '2026-11-20T12:11:00.000Z',
    })
    expect(await database.prisma.session.count()).toBe(1)
    expect(JSON.stringify(await database.prisma.factorCeremony.findMany())).not.toContain(challenge)
    const { session, recoveryCodesLeft } = await factors.complete(challenge, factors.codeOf(secret, LATER))
    expect(recoveryCodesLeft).toBeNull()
    expect(await factors.isSignedIn(session.accessToken)).toBe(true)
    expect(await factors.complete(challenge, factors.codeOf(secret, LATER + 30_000))).toEqual(EXPIRED)
  })

  test('takes the password and the code in one step', async () => {
    const { secret, recoveryCodes } = await factors.joinWithApp()
    members.setTime(LATER)
    expect(await members.signIn({ code: '000000' })).toMatchObject({ code: 'INVALID_CODE' })
    expect(await members.signIn({ code: factors.codeOf(secret, LATER) })).toMatchObject({ __typename: 'SignInPayload' })
    expect(await members.signIn({ code: recoveryCodes[0] })).toMatchObject({ __typename: 'SignInPayload' })
    const wrong = await members.signIn({ password: 'something else', code: recoveryCodes[1] })
    expect(wrong).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })

  test('accepts codes half a minute early and late, each once and none before it', async () => {
    const { secret } = await factors.joinWithApp()
    members.setTime(LATER)
    const { challenge } = await members.signIn()
    for (const after of [LATER - MINUTE_MS, LATER + MINUTE_MS]) {
      expect(await factors.complete(challenge, factors.codeOf(secret, after))).toEqual(WRONG_CODE)
    }
    const next = factors.codeOf(secret, LATER + 30_000)
    expect(await factors.complete(challenge, next)).toMatchObject({ __typename: 'CompleteSignInPayload' })
    const { challenge: second } = await members.signIn()
    for (const code of [next, factors.codeOf(secret, LATER)]) {
      expect(await factors.complete(second, code)).toEqual(WRONG_CODE)
    }
  })

  test('does not take the code of the set-up again', async () => {
    const { secret } = await factors.joinWithApp()
    const { challenge } = await members.signIn()
    expect(await factors.complete(challenge, factors.codeOf(secret))).toEqual(WRONG_CODE)
  })

  test('takes each recovery code once, in any spelling, and says so by email', async () => {
    const { recoveryCodes } = await factors.joinWithApp()
    const [code = ''] = recoveryCodes
    const first = await members.signIn()
    const spelled = ` ${code.toLowerCase().replaceAll('1', 'l').replaceAll('0', 'o').replace('-', ' ')} `
    expect(await factors.complete(first.challenge, spelled)).toMatchObject({ recoveryCodesLeft: 9 })
    const subject = 'A recovery code was used for your Toolfinch account'
    const email = (await storedEmails(database)).find((one) => one.subject === subject)
    expect(email?.to).toBe(EMAIL)
    expect(email?.text).toContain('9 codes are left.')
    const second = await members.signIn()
    expect(await factors.complete(second.challenge, code)).toEqual(WRONG_CODE)
  })

  test('gives a session to one of many simultaneous requests with the same code', async () => {
    const { secret, recoveryCodes } = await factors.joinWithApp()
    members.setTime(LATER)
    for (const code of [factors.codeOf(secret, LATER), recoveryCodes[0] ?? '']) {
      const before = await database.prisma.session.count()
      const { challenge: one } = await members.signIn()
      const { challenge: other } = await members.signIn()
      const challenges = [one, other, one, other]
      await Promise.all(
        challenges.map((challenge, index) => factors.complete(challenge, code, { address: `192.0.2.${index}` })),
      )
      expect(await database.prisma.session.count()).toBe(before + 1)
    }
  })

  test('gives one session for simultaneous requests with different codes', async () => {
    const { recoveryCodes } = await factors.joinWithApp()
    const { challenge } = await members.signIn()
    const outcomes = await Promise.all(recoveryCodes.slice(0, 4).map((code) => factors.complete(challenge, code)))
    expect(outcomes.filter(({ session }) => session !== undefined)).toHaveLength(1)
    expect(await factors.factors(outcomes.find(({ session }) => session).session.accessToken)).toMatchObject({
      recoveryCodesLeft: 9,
    })
  })

  test('has five tries, however many come at once', async () => {
    const { recoveryCodes } = await factors.joinWithApp()
    const { challenge } = await members.signIn()
    const guess = (index: number) => factors.complete(challenge, `${100_000 + index}`, { address: `192.0.2.${index}` })
    const outcomes = await Promise.all(Array.from({ length: 9 }, (_, index) => guess(index)))
    expect(outcomes.filter(({ code }) => code === 'INVALID_CODE')).toHaveLength(5)
    expect(outcomes.filter(({ code }) => code === 'SIGN_IN_EXPIRED')).toHaveLength(4)
    expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toEqual(EXPIRED)
  })

  test('has ten wrong codes per account in 15 minutes, whatever the sign-ins and addresses', async () => {
    const { recoveryCodes } = await factors.joinWithApp()
    const challenges: string[] = []
    for (let index = 0; index < 4; index += 1) challenges.push((await members.signIn()).challenge)
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        factors.complete(challenges[index % 4] ?? '', '123456', { address: `192.0.2.${index}` }),
      ),
    )
    expect(outcomes.filter(({ code }) => code === 'INVALID_CODE')).toHaveLength(10)
    expect(outcomes.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(6)
    const right = () => factors.complete(challenges[0] ?? '', recoveryCodes[0] ?? '')
    expect(await right()).toMatchObject({ code: 'RATE_LIMITED' })
    members.setTime(15 * MINUTE_MS)
    const { challenge } = await members.signIn()
    expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('has twenty tries per address in 15 minutes', async () => {
    const tries = Array.from({ length: 25 }, () => factors.complete('x'.repeat(43), '123456', { address: '192.0.2.9' }))
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(5)
  })

  test('expires after ten minutes and when the clock is set back', async () => {
    const { recoveryCodes } = await factors.joinWithApp()
    const { challenge } = await members.signIn()
    for (const time of [10 * MINUTE_MS, -1]) {
      members.setTime(time)
      expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toEqual(EXPIRED)
    }
    members.setTime(0)
    expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toMatchObject({ recoveryCodesLeft: 9 })
  })
})

describe('a pending sign-in', () => {
  const pending = async () => {
    const joined = await factors.joinWithApp()
    return { ...joined, challenge: (await members.signIn()).challenge as string }
  }

  test('ends with a changed password', async () => {
    const { token, challenge, recoveryCodes } = await pending()
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect(await factors.mutate('changePassword', '', input, { token })).toMatchObject({
      __typename: 'ChangePasswordPayload',
    })
    expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toEqual(EXPIRED)
  })

  test('ends with a reset password, which leaves the second factor', async () => {
    const { challenge, recoveryCodes } = await pending()
    await codes.reset(await codes.resetCode(EMAIL))
    expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toEqual(EXPIRED)
    expect(await members.signIn({ password: NEW_PASSWORD })).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  })

  test('gives no session to a suspended account', async () => {
    const { challenge, recoveryCodes } = await pending()
    await database.prisma.user.updateMany({ data: { suspendedAt: new Date(), suspensionReason: 'Spam' } })
    expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
    expect(await database.prisma.recoveryCode.count({ where: { usedAt: { not: null } } })).toBe(0)
  })

  test('ends with the account', async () => {
    const { challenge, recoveryCodes } = await pending()
    await database.prisma.user.deleteMany()
    expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toEqual(EXPIRED)
  })

  test('and a password change at the same time never leave a session of the old password', async () => {
    const { token, challenge, recoveryCodes } = await pending()
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    const [completed, changed] = await Promise.all([
      factors.complete(challenge, recoveryCodes[0] ?? ''),
      factors.mutate('changePassword', '', input, { token }),
    ])
    expect(changed.__typename).toBe('ChangePasswordPayload')
    const left = completed.session?.accessToken
    expect(left === undefined ? false : await factors.isSignedIn(left)).toBe(false)
  })
})

describe('the legacy function', () => {
  const call = async (input: object, remoteAddress = '203.0.113.7') => {
    const payload = { action: 'signin', email: EMAIL, password: PASSWORD, ...input }
    const answer = await members.app.inject({ method: 'POST', url: '/.netlify/functions/auth', payload, remoteAddress })
    return { status: answer.statusCode, body: answer.json() }
  }

  test('asks for the second factor and says what to do', async () => {
    await factors.joinWithApp()
    expect(await call({})).toMatchObject({
      status: 403,
      body: {
        success: false,
        error: {
          code: 'SECOND_FACTOR_REQUIRED',
          message:
            'This account has a second factor. Send the password again with "code": a code from the authenticator app, or a recovery code.',
        },
      },
    })
    expect(await database.prisma.session.count()).toBe(1)
    expect((await call({ password: 'something else' })).body.error.code).toBe('INVALID_CREDENTIALS')
  })

  test('takes a code of the app or a recovery code, under the same limits', async () => {
    const { secret, recoveryCodes } = await factors.joinWithApp()
    members.setTime(LATER)
    for (const code of [factors.codeOf(secret, LATER), recoveryCodes[0]]) {
      const { status, body } = await call({ code })
      expect([status, typeof body.session.access_token]).toEqual([200, 'string'])
    }
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) => call({ code: '123456' }, `192.0.2.${index}`)),
    )
    const codesOf = outcomes.map(({ body }) => body.error.code)
    expect(codesOf.filter((code) => code === 'INVALID_CODE').length).toBeLessThanOrEqual(10)
    expect((await call({ code: recoveryCodes[1] })).status).toBe(codesOf.includes('SERVICE_UNAVAILABLE') ? 200 : 429)
  })
})
