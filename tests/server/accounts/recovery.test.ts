import { describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { countOperations } from '../../support/catalogue.ts'
import { createMembers, MINUTE_MS, PASSWORD } from '../../support/members.ts'
import { createEmailCodes, INVALID_CODE, NEW_PASSWORD } from './email-codes.ts'

const { database, members } = createAccountsApp()
const codes = createEmailCodes({ database, members })
const { emails, lastCode, lookUp, requestReset, reset, resetCode, verify, whoIs } = codes

const EMAIL = 'ada@people.example'
const DONE = {
  __typename: 'RequestPasswordResetPayload',
  done: true,
  requestToken: expect.stringMatching(/^[0-9a-z]{8,9}\.[0-9a-f]{64}$/),
}
const from = (number: number) => ({ address: `198.51.100.${number}` })

describe('resetting a password', () => {
  test('sets a new password by an emailed code, and ends every session', async () => {
    const token = await members.join()
    expect(await requestReset('ADA@people.example')).toEqual(DONE)
    await members.services.accounts.recovery.answerRequests()
    const code = await lastCode()
    expect((await emails()).at(-1)?.link).toBe(`https://site.example/auth/callback?type=recovery&code=${code}`)
    expect(await lookUp(code)).toMatchObject({
      purpose: 'RESET_PASSWORD',
      email: 'a\u2026@p\u2026',
      emailRequired: true,
    })
    expect(await verify(code, token)).toEqual(INVALID_CODE)
    expect(await reset(code, 'password1')).toMatchObject({ __typename: 'InvalidInputError' })
    expect(await reset(code, EMAIL)).toMatchObject({ __typename: 'InvalidInputError' })
    expect(await reset(code)).toEqual({ __typename: 'ResetPasswordPayload', done: true })
    expect(await reset(code)).toEqual(INVALID_CODE)
    expect(await whoIs(token)).toBeNull()
    expect(await database.prisma.session.count()).toBe(0)
    expect((await emails()).at(-1)?.subject).toBe('Your Toolfinch password was changed')
    expect(await members.signIn({ password: PASSWORD })).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await members.signIn({ password: NEW_PASSWORD })).toMatchObject({ __typename: 'SignInPayload' })
  })

  test('keeps the profile of a verified member', async () => {
    const token = await members.join()
    await verify(await lastCode(), token)
    await reset(await resetCode(EMAIL))
    const { session } = await members.signIn({ password: NEW_PASSWORD })
    expect(await whoIs(session.accessToken)).toMatchObject({ emailVerified: true, fullName: 'Ada Byron' })
  })

  test('responds equally for unknown emails, after the same statements, and sends nothing', async () => {
    await members.join()
    const before = await emails()
    const counting = countOperations(database)
    const counted = await createMembers(counting.database)
    const statements: string[][] = []
    for (const email of [EMAIL, 'nobody@people.example']) {
      counting.operations.length = 0
      expect(await createEmailCodes({ database, members: counted }).requestReset(email)).toEqual(DONE)
      statements.push([...counting.operations])
    }
    await counted.close()
    expect(statements[0]).toEqual(statements[1])
    expect(statements[0]).toContain('transaction')
    // The account is looked up later, independently of the request.
    expect(await emails()).toEqual(before)
    expect(await members.services.accounts.recovery.answerRequests()).toBe(2)
    expect((await emails()).slice(before.length)).toMatchObject([{ recipient: EMAIL }])
    expect(await database.prisma.passwordResetRequest.count()).toBe(0)
  })

  test('needs no address in the browser that requested it, for an hour', async () => {
    await members.join()
    const { requestToken } = await requestReset(EMAIL)
    members.setTime(59 * MINUTE_MS)
    await members.services.accounts.recovery.answerRequests()
    const code = await lastCode()
    expect(await lookUp(code, requestToken)).toMatchObject({ email: EMAIL, emailRequired: false })
    members.setTime(60 * MINUTE_MS)
    expect(await lookUp(code, requestToken)).toMatchObject({ emailRequired: true })
    members.setTime(59 * MINUTE_MS)
    expect(await reset(code, NEW_PASSWORD, {}, { requestToken })).toMatchObject({ done: true })
  })

  test('needs the address of the account in another browser, whatever token it has', async () => {
    await members.join()
    const code = await resetCode(EMAIL)
    const { requestToken } = await requestReset('somebody@people.example')
    const tried = [
      [{}, 'Enter the email address of your account.'],
      [{ requestToken }, 'Enter the email address of your account.'],
      [{ requestToken: `${requestToken}0` }, 'Enter the email address of your account.'],
      [{ email: 'somebody@people.example' }, "This isn't the email address of the account that the link is for."],
    ] as const
    for (const [proof, message] of tried) {
      expect(await reset(code, NEW_PASSWORD, {}, proof)).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'email',
        message,
      })
    }
    expect(await reset(code, NEW_PASSWORD, {}, { email: ' ADA@people.example' })).toMatchObject({ done: true })
  })

  test('allows five addresses for a code, also for a hundred simultaneous tries from any network addresses', async () => {
    await members.join()
    const code = await resetCode(EMAIL)
    const guess = (count: number) => reset(code, NEW_PASSWORD, from(count), { email: `guess${count}@people.example` })
    const codes = (await Promise.all(Array.from({ length: 100 }, (_, count) => guess(count)))).map(
      (answer) => answer.code,
    )
    expect(codes.filter((name) => name === 'BAD_USER_INPUT')).toHaveLength(5)
    expect(codes.filter((name) => name === 'RATE_LIMITED')).toHaveLength(95)
    expect(await reset(code)).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await reset(await resetCode(EMAIL))).toMatchObject({ done: true })
  })

  test('accepts codes for 10 minutes', async () => {
    await members.join()
    const late = await resetCode(EMAIL)
    expect((await emails()).at(-1)?.html).toContain('within 10 minutes')
    members.setTime(10 * MINUTE_MS)
    expect(await lookUp(late)).toEqual(INVALID_CODE)
    expect(await reset(late)).toEqual(INVALID_CODE)
  })

  test('invalidates all other codes that could set a password', async () => {
    const token = await members.join()
    const first = await lastCode()
    const older = await resetCode(EMAIL)
    const newer = await resetCode(EMAIL)
    expect(await reset(older)).toMatchObject({ done: true })
    for (const code of [newer, first]) expect(await reset(code)).toEqual(INVALID_CODE)
    expect(await verify(first, token)).toEqual(INVALID_CODE)
  })

  test('happens once when a code is used twice at the same time', async () => {
    await members.join()
    const code = await resetCode(EMAIL)
    const answers = await Promise.all([reset(code), reset(code, 'a third long phrase')])
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['InvalidCodeError', 'ResetPasswordPayload'])
  })

  test('ends the lock after failed sign-ins, of the account and of the address that resets it', async () => {
    // A fifth of the limits: one failure per address, ten per account.
    const own = await createMembers(database, { limitsFactor: 0.2 })
    try {
      await own.join()
      for (let address = 0; address < 10; address += 1) await own.signIn({ password: 'a wrong guess' }, from(address))
      for (const caller of [from(0), from(99)]) {
        expect(await own.signIn({}, caller)).toMatchObject({ __typename: 'RateLimitedError' })
      }
      await reset(await resetCode(EMAIL), NEW_PASSWORD, from(0))
      for (const caller of [from(0), from(99)]) {
        expect(await own.signIn({ password: NEW_PASSWORD }, caller)).toMatchObject({ __typename: 'SignInPayload' })
      }
    } finally {
      await own.close()
    }
  })
})

describe('reset requests', () => {
  test('are limited to three an hour per account and address, and ten per address', async () => {
    for (let count = 0; count < 3; count += 1) expect(await requestReset(EMAIL)).toEqual(DONE)
    expect(await requestReset(EMAIL)).toMatchObject({ code: 'RATE_LIMITED' })
    for (let count = 0; count < 7; count += 1) await requestReset(`someone${count}@people.example`)
    expect(await requestReset('someone-else@people.example')).toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('of strangers leave the member’s own limit and code alone', async () => {
    await members.join()
    const code = await resetCode(EMAIL)
    for (let count = 0; count < 3; count += 1) await requestReset(EMAIL, from(1))
    await members.services.accounts.recovery.answerRequests()
    expect(await requestReset(EMAIL)).toEqual(DONE)
    expect(await reset(code)).toMatchObject({ done: true })
  })

  test('of many strangers are limited to ten an hour, except for known devices', async () => {
    const { deviceToken } = await members.signUp()
    for (let count = 0; count < 10; count += 1) expect(await requestReset(EMAIL, from(count))).toEqual(DONE)
    expect(await requestReset(EMAIL, from(50))).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await requestReset(EMAIL, { ...from(51), deviceToken: 'x'.repeat(43) })).toMatchObject({
      code: 'RATE_LIMITED',
    })
    expect(await requestReset(EMAIL, { ...from(52), deviceToken })).toEqual(DONE)
  })

  test('repeated for one email send one message', async () => {
    await members.join()
    for (let count = 0; count < 3; count += 1) await requestReset(EMAIL)
    expect(await members.services.accounts.recovery.answerRequests()).toBe(1)
  })
})

describe('a changed password', () => {
  const change = async (token: string) => {
    const { data } = await members.query(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }',
      { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } },
      { token },
    )
    expect(data.changePassword).toEqual({ __typename: 'ChangePasswordPayload' })
  }

  test('sends an email', async () => {
    await change(await members.join())
    expect((await emails()).at(-1)?.subject).toBe('Your Toolfinch password was changed')
  })

  test('cancels every pending recovery', async () => {
    const token = await members.join()
    const code = await resetCode(EMAIL)
    await change(token)
    expect(await lookUp(code)).toEqual(INVALID_CODE)
    expect(await reset(code, 'a third long phrase')).toEqual(INVALID_CODE)
  })
})
