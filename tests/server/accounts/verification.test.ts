import { describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { createMembers, DAY_MS } from '../../support/members.ts'
import { createEmailCodes, INVALID_CODE, NEW_PASSWORD, SIGN_IN_REQUIRED } from './email-codes.ts'

const { database, members } = createAccountsApp()
const { emails, lastCode, lookUp, verify, requestVerification, reset, whoIs } = createEmailCodes({ database, members })

const EMAIL = 'ada@people.example'

describe('verifying an email', () => {
  test('uses the emailed code once, from the account’s session', async () => {
    const token = await members.join()
    const [email] = await emails()
    const code = email?.code ?? ''
    expect(email).toMatchObject({ recipient: EMAIL, subject: 'Confirm your email address for Toolfinch' })
    expect(email?.link).toBe(`https://site.example/auth/callback?type=signup&code=${code}`)
    expect(email?.html).toContain(`type=signup&#38;code=${code}"`)
    expect(JSON.stringify(await database.prisma.verification.findMany())).not.toContain(code)
    expect(await verify(code, token)).toEqual({ __typename: 'VerifyEmailPayload', email: EMAIL })
    expect(await whoIs(token)).toMatchObject({ emailVerified: true, role: 'MEMBER', fullName: 'Ada Byron' })
    expect(await verify(code, token)).toEqual(INVALID_CODE)
    expect(await database.prisma.session.count()).toBe(1)
  })

  test('fails without that session, and the code stays valid', async () => {
    const ada = await members.join()
    const code = await lastCode()
    const eve = await members.join('eve-the-other@people.example')
    for (const caller of [undefined, 'x'.repeat(43), eve]) expect(await verify(code, caller)).toEqual(SIGN_IN_REQUIRED)
    expect(await whoIs(ada)).toMatchObject({ emailVerified: false })
    expect(await verify(code, ada)).toMatchObject({ email: EMAIL })
  })

  test('fails after 24 hours, with a code of another kind and with an invalid one', async () => {
    const token = await members.join()
    const code = await lastCode()
    for (const nonsense of ['', 'x', 'x'.repeat(5000)]) expect(await verify(nonsense, token)).toEqual(INVALID_CODE)
    members.setTime(DAY_MS)
    expect(await verify(code, token)).toEqual(INVALID_CODE)
  })

  test('can be requested again, which invalidates the previous code', async () => {
    const token = await members.join()
    const old = await lastCode()
    expect(await requestVerification(token)).toEqual({ __typename: 'RequestVerificationPayload' })
    expect(await verify(old, token)).toEqual(INVALID_CODE)
    expect(await verify(await lastCode(), token)).toMatchObject({ email: EMAIL })
    await requestVerification(token)
    expect(await emails()).toHaveLength(2)
    expect(await requestVerification()).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('can be requested three times an hour', async () => {
    const token = await members.join()
    for (let count = 0; count < 3; count += 1) await requestVerification(token)
    expect(await requestVerification(token)).toEqual({ __typename: 'RateLimitedError', code: 'RATE_LIMITED' })
  })
})

describe('looking a code up', () => {
  test('returns its purpose without using it', async () => {
    const token = await members.join()
    const code = await lastCode()
    for (let count = 0; count < 3; count += 1) {
      expect(await lookUp(code)).toEqual({
        __typename: 'EmailCode',
        purpose: 'VERIFY_EMAIL',
        email: EMAIL,
        emailRequired: false,
        emailVerified: false,
      })
    }
    expect(await whoIs(token)).toMatchObject({ emailVerified: false })
    expect(await lookUp('nonsense')).toEqual(INVALID_CODE)
    members.setTime(DAY_MS)
    expect(await lookUp(code)).toEqual(INVALID_CODE)
  })
})

describe('an email that a stranger signed up with', () => {
  test('belongs to its owner once the emailed code has set a new password', async () => {
    const stranger = (await members.signUp({ fullName: 'Mallory', company: 'Fraud', referralCode: 'MALLORY1' })).session
      .accessToken
    await members.signIn()
    const code = await lastCode()
    expect(await reset(code)).toEqual({ __typename: 'ResetPasswordPayload', done: true })
    expect(await database.prisma.session.count()).toBe(0)
    expect(await whoIs(stranger)).toBeNull()
    expect(await members.signIn()).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    const { session } = await members.signIn({ password: NEW_PASSWORD })
    expect(await whoIs(session.accessToken)).toEqual({
      emailVerified: true,
      role: 'MEMBER',
      fullName: '',
      company: null,
    })
    expect(await database.prisma.user.findFirst()).toMatchObject({ referredBy: null })
    expect(await database.prisma.verification.count()).toBe(0)
    expect(await reset(code)).toEqual(INVALID_CODE)
  })

  test('does not make the stranger an administrator when its owner opens the link', async () => {
    const own = await createMembers(database, { ownerEmail: EMAIL })
    const codes = createEmailCodes({ database, members: own })
    try {
      const stranger = await own.join()
      const code = await codes.lastCode()
      // Everything that opening a page may do: look up the code, and try it with the browser's session.
      const other = await own.join('the-owners-other-account@people.example')
      await codes.lookUp(code)
      for (const token of [undefined, other]) expect(await codes.verify(code, token)).toEqual(SIGN_IN_REQUIRED)
      expect(await codes.whoIs(stranger)).toMatchObject({ emailVerified: false, role: 'MEMBER' })
      await own.services.accounts.administration.makeOwner(EMAIL)
      expect(await codes.whoIs(stranger)).toMatchObject({ role: 'MEMBER' })
      // The owner sets a password: the stranger is signed out, and only now the account is the owner's.
      await codes.reset(code)
      expect(await codes.whoIs(stranger)).toBeNull()
      const { session } = await own.signIn({ password: NEW_PASSWORD })
      expect(await codes.whoIs(session.accessToken)).toMatchObject({ emailVerified: true, role: 'ADMIN' })
    } finally {
      await own.close()
    }
  })

  test('becomes the owner’s account by signing up and verifying, and no other email does', async () => {
    const own = await createMembers(database, { ownerEmail: EMAIL })
    const codes = createEmailCodes({ database, members: own })
    try {
      for (const [email, role] of [
        [EMAIL, 'ADMIN'],
        ['a.d.a@people.example', 'MEMBER'],
      ] as const) {
        const token = await own.join(email)
        expect(await codes.whoIs(token)).toMatchObject({ role: 'MEMBER' })
        await codes.verify(await codes.lastCode(), token)
        expect(await codes.whoIs(token)).toMatchObject({ role })
      }
    } finally {
      await own.close()
    }
  })
})
