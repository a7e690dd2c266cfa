import { describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { createMembers, DAY_MS, MINUTE_MS, PASSWORD } from '../../support/members.ts'

const { database, members } = createAccountsApp()

const EMAIL = 'ada@people.example'
/** The letters so far, the newest last, with the code in each. */
const letters = async () => {
  const rows = await database.prisma.outboxMail.findMany({ orderBy: { id: 'asc' } })
  return rows.map(({ recipient, subject, text, html }) => ({
    recipient,
    subject,
    code: /code=([\w-]{43})\n/.exec(text)?.[1],
    link: /https?:\S+/.exec(text)?.[0],
    html,
  }))
}
const lastCode = async () => (await letters()).at(-1)?.code
const run = async (name: string, text: string, variables: object, token?: string) => {
  const { data, errors } = await members.query(text, variables, token === undefined ? {} : { token })
  return errors === undefined ? data[name] : errors[0].extensions
}
const FAILURE = '__typename ... on Failure { code }'
const verify = (code: unknown) =>
  run(
    'verifyEmail',
    `mutation ($code: String!) { verifyEmail(code: $code) { ${FAILURE} ... on VerifyEmailPayload { email } } }`,
    { code },
  )
const ask = (email: string) =>
  run(
    'requestPasswordReset',
    `mutation ($email: String!) { requestPasswordReset(email: $email) { ${FAILURE} ... on RequestPasswordResetPayload { done } } }`,
    { email },
  )
const redeem = (code: unknown) =>
  run(
    'redeemRecoveryCode',
    `mutation ($code: String!) { redeemRecoveryCode(code: $code) { ${FAILURE} ... on RedeemRecoveryCodePayload { ticket expiresAt } } }`,
    { code },
  )
const reset = (ticket: unknown, newPassword = 'another long phrase') =>
  run(
    'resetPassword',
    `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ${FAILURE} ... on ResetPasswordPayload { done } } }`,
    { input: { ticket, newPassword } },
  )
const again = (token?: string) =>
  run('requestVerification', `mutation { requestVerification { ${FAILURE} } }`, {}, token)
const INVALID = { __typename: 'InvalidCodeError', code: 'INVALID_CODE' }
const whoIs = async (token: string) =>
  (await members.query('{ viewer { emailVerified role } }', {}, { token })).data.viewer

describe('verifying an address', () => {
  test('takes the code of the letter that comes with signing up, once', async () => {
    const token = await members.join()
    const [letter] = await letters()
    expect(letter).toMatchObject({ recipient: EMAIL, subject: 'Confirm your email address for Toolfinch' })
    expect(letter?.link).toBe(`https://site.example/auth/callback?type=signup&code=${letter?.code}`)
    expect(letter?.html).toContain(`type=signup&#38;code=${letter?.code}"`)
    expect(JSON.stringify(await database.prisma.verification.findMany())).not.toContain(letter?.code)
    expect(await verify(letter?.code)).toEqual({ __typename: 'VerifyEmailPayload', email: EMAIL })
    expect(await whoIs(token)).toEqual({ emailVerified: true, role: 'MEMBER' })
    expect(await verify(letter?.code)).toEqual(INVALID)
    expect(await database.prisma.session.count()).toBe(1)
  })

  test('fails after 24 hours, with a code of another kind and with nonsense', async () => {
    await members.join()
    const code = await lastCode()
    expect(await redeem(code)).toEqual(INVALID)
    for (const nonsense of ['', 'x', 'x'.repeat(5000)]) expect(await verify(nonsense)).toEqual(INVALID)
    members.setTime(DAY_MS)
    expect(await verify(code)).toEqual(INVALID)
  })

  test('can be asked for again, which ends the code before', async () => {
    const token = await members.join()
    const old = await lastCode()
    expect(await again(token)).toEqual({ __typename: 'RequestVerificationPayload' })
    expect(await verify(old)).toEqual(INVALID)
    expect(await verify(await lastCode())).toMatchObject({ email: EMAIL })
    await again(token)
    expect(await letters()).toHaveLength(2)
    expect(await again()).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('can be asked for three times an hour', async () => {
    const token = await members.join()
    for (let count = 0; count < 3; count += 1) await again(token)
    expect(await again(token)).toEqual({ __typename: 'RateLimitedError', code: 'RATE_LIMITED' })
  })

  test('makes the owner an administrator, and only the owner', async () => {
    const own = await createMembers(database, { ownerEmail: EMAIL })
    try {
      for (const [email, role] of [
        [EMAIL, 'ADMIN'],
        ['a.d.a@people.example', 'MEMBER'],
      ] as const) {
        const token = await own.join(email)
        expect((await whoIs(token)).role).toBe('MEMBER')
        await own.services.recovery.verifyEmail((await lastCode()) ?? '')
        expect((await whoIs(token)).role).toBe(role)
      }
    } finally {
      await own.close()
    }
  })
})

describe('resetting a password', () => {
  test('goes from a letter over a ticket to a new password, and ends every session', async () => {
    const token = await members.join()
    expect(await ask('ADA@people.example')).toEqual({ __typename: 'RequestPasswordResetPayload', done: true })
    const code = await lastCode()
    expect((await letters()).at(-1)?.link).toBe(`https://site.example/auth/callback?type=recovery&code=${code}`)
    const { ticket, expiresAt } = await redeem(code)
    expect(expiresAt).toBe('2026-11-20T12:10:00.000Z')
    expect(await redeem(code)).toEqual(INVALID)
    expect(await reset(ticket, 'password1')).toMatchObject({ __typename: 'InvalidInputError' })
    expect(await reset(ticket, EMAIL)).toMatchObject({ __typename: 'InvalidInputError' })
    expect(await reset(ticket)).toEqual({ __typename: 'ResetPasswordPayload', done: true })
    expect(await reset(ticket)).toEqual(INVALID)
    expect(await whoIs(token)).toBeNull()
    expect(await database.prisma.session.count()).toBe(0)
    expect(await members.signIn({ password: PASSWORD })).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await members.signIn({ password: 'another long phrase' })).toMatchObject({ __typename: 'SignInPayload' })
    expect((await letters()).at(-1)?.subject).toBe('Your Toolfinch password was changed')
  })

  test('answers for an unknown address as for a known one, and writes nothing', async () => {
    expect(await ask('nobody@people.example')).toEqual({ __typename: 'RequestPasswordResetPayload', done: true })
    expect(await letters()).toEqual([])
  })

  test('takes codes for 30 minutes and tickets for 10', async () => {
    await members.join()
    await ask(EMAIL)
    const late = await lastCode()
    members.setTime(30 * MINUTE_MS)
    expect(await redeem(late)).toEqual(INVALID)
    await ask(EMAIL)
    const { ticket } = await redeem(await lastCode())
    members.setTime(40 * MINUTE_MS)
    expect(await reset(ticket)).toEqual(INVALID)
  })

  test('ends what could set yet another one: the codes and tickets of earlier letters', async () => {
    await members.join()
    await ask(EMAIL)
    const { ticket: older } = await redeem(await lastCode())
    await ask(EMAIL)
    const code = await lastCode()
    expect(await reset(older)).toMatchObject({ done: true })
    expect(await redeem(code)).toEqual(INVALID)
  })

  test('ends the wait after failed sign-ins', async () => {
    await members.join()
    for (let count = 0; count < 5; count += 1) await members.signIn({ password: 'a wrong guess' })
    expect(await members.signIn()).toMatchObject({ __typename: 'RateLimitedError' })
    await ask(EMAIL)
    await reset((await redeem(await lastCode())).ticket)
    expect(await members.signIn({ password: 'another long phrase' })).toMatchObject({ __typename: 'SignInPayload' })
  })

  test('can be asked for three times an hour for an account and ten times from an address', async () => {
    for (let count = 0; count < 3; count += 1) await ask(EMAIL)
    expect(await ask(EMAIL)).toMatchObject({ code: 'RATE_LIMITED' })
    for (let count = 0; count < 6; count += 1) await ask(`someone${count}@people.example`)
    expect(await ask('someone-else@people.example')).toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('a changed password', () => {
  const change = async (token: string) => {
    const { data } = await members.query(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }',
      { input: { currentPassword: PASSWORD, newPassword: 'another long phrase' } },
      { token },
    )
    expect(data.changePassword).toEqual({ __typename: 'ChangePasswordPayload' })
  }

  test('is told by mail', async () => {
    await change(await members.join())
    expect((await letters()).at(-1)?.subject).toBe('Your Toolfinch password was changed')
  })

  test('ends every recovery that is under way', async () => {
    const token = await members.join()
    await ask(EMAIL)
    const { ticket } = await redeem(await lastCode())
    await ask(EMAIL)
    const code = await lastCode()
    await change(token)
    expect(await redeem(code)).toEqual(INVALID)
    expect(await reset(ticket, 'a third long phrase')).toEqual(INVALID)
  })
})
