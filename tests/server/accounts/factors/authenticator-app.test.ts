import { describe, expect, test } from 'vitest'
import { createAccountsApp } from '#tests/support/accounts-app.ts'
import { MINUTE_MS } from '#tests/support/members.ts'
import { storedEmails } from '#tests/support/stored-emails.ts'
import { createFactorMembers } from './factor-members.ts'

const { database, members } = createAccountsApp()
const factors = createFactorMembers(members)
const remove = (token: string) =>
  factors.mutate('removeAuthenticatorApp', '... on RemoveAuthenticatorAppPayload { removed }', null, { token })
const renew = (token: string) =>
  factors.mutate('renewRecoveryCodes', '... on RenewRecoveryCodesPayload { recoveryCodes }', null, { token })

describe('setting up an authenticator app', () => {
  test('shows its key, takes its first code, gives ten recovery codes and ends other sessions', async () => {
    const token = await members.join()
    const other = (await members.signIn()).session.accessToken
    const { token: setUp, secret, uri } = await factors.startApp(token)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toBe(
      `otpauth://totp/Toolfinch:ada%40people.example?issuer=Toolfinch&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await factors.factors(token)).appConfirmedAt).toBeNull()
    const { recoveryCodes } = await factors.confirmApp(
      token,
      setUp,
      ` ${factors.codeOf(secret).replace(/^.../, '$& ')}`,
    )
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(await factors.factors(token)).toEqual({
      passkeys: [],
      passkeysAvailable: true,
      appConfirmedAt: '2026-11-20T12:00:00.000Z',
      recoveryCodesLeft: 10,
      requiredFrom: null,
      resetAt: null,
    })
    expect(await factors.isSignedIn(other)).toBe(false)
    expect((await storedEmails(database)).at(-1)).toMatchObject({
      to: 'ada@people.example',
      subject: 'An authenticator app was set up for your Toolfinch account',
    })
  })

  test('stores neither the key nor a code in readable form', async () => {
    const { secret, recoveryCodes } = await factors.joinWithApp()
    const rows = JSON.stringify([
      await database.prisma.authenticatorApp.findMany({ select: { secret: true } }),
      await database.prisma.recoveryCode.findMany({ select: { codeHash: true, salt: true } }),
    ])
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(rows).not.toContain(text)
    }
  })

  test('refuses wrong codes, and five of them end it', async () => {
    const token = await members.join()
    const { token: setUp, secret } = await factors.startApp(token)
    for (const code of ['', '12345', '0000000', 'abcdef', factors.codeOf(secret, 5 * MINUTE_MS)]) {
      expect(await factors.confirmApp(token, setUp, code)).toEqual({
        __typename: 'InvalidCodeError',
        code: 'INVALID_CODE',
        message: "This code is wrong. Check that your device's clock is right.",
        field: null,
      })
    }
    const expired = { __typename: 'SignInExpiredError', message: 'This set-up has expired. Please start again.' }
    expect(await factors.confirmApp(token, setUp, factors.codeOf(secret))).toMatchObject(expired)
    expect(await factors.confirmApp(token, 'x'.repeat(43), '123456')).toMatchObject(expired)
  })

  test('expires after ten minutes, and is its own member only', async () => {
    const token = await members.join()
    const { token: setUp, secret } = await factors.startApp(token)
    const eve = await members.join('eve@people.example')
    expect(await factors.confirmApp(eve, setUp, factors.codeOf(secret))).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
    members.setTime(10 * MINUTE_MS)
    const late = factors.codeOf(secret, 10 * MINUTE_MS)
    expect(await factors.confirmApp(token, setUp, late)).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
  })

  test('is done once by simultaneous confirmations', async () => {
    const token = await members.join()
    const { token: setUp, secret } = await factors.startApp(token)
    const code = factors.codeOf(secret)
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => factors.confirmApp(token, setUp, code)))
    expect(outcomes.filter(({ recoveryCodes }) => recoveryCodes?.length === 10)).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome.code === 'SIGN_IN_EXPIRED')).toHaveLength(3)
  })

  test('again replaces the app and keeps the recovery codes', async () => {
    const { token, secret, recoveryCodes } = await factors.joinWithApp()
    const { token: setUp, secret: next } = await factors.startApp(token)
    expect(await factors.confirmApp(token, setUp, factors.codeOf(next))).toMatchObject({ recoveryCodes: null })
    members.setTime(MINUTE_MS)
    const { challenge } = await members.signIn()
    expect(await factors.complete(challenge, factors.codeOf(secret, MINUTE_MS))).toMatchObject({ code: 'INVALID_CODE' })
    expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('and every other change need a recent password', async () => {
    const { token } = await factors.joinWithApp()
    members.setTime(16 * MINUTE_MS)
    for (const outcome of [await factors.startApp(token), await remove(token), await renew(token)]) {
      expect(outcome).toMatchObject({ __typename: 'PasswordRequiredError' })
    }
  })
})

test('removing the app removes the recovery codes and makes the password enough again', async () => {
  const { token } = await factors.joinWithApp()
  expect(await remove(token)).toMatchObject({ removed: true })
  expect(await factors.factors(token)).toMatchObject({ appConfirmedAt: null, recoveryCodesLeft: 0 })
  expect((await storedEmails(database)).at(-1)?.subject).toBe(
    'The authenticator app was removed for your Toolfinch account',
  )
  expect(await members.signIn()).toMatchObject({ __typename: 'SignInPayload' })
  expect(await remove(token)).toMatchObject({ code: 'NOT_FOUND', message: 'You have no authenticator app.' })
})

test('new recovery codes replace the old ones, and need a second factor', async () => {
  const { token, recoveryCodes } = await factors.joinWithApp()
  const { recoveryCodes: renewed } = await renew(token)
  expect(renewed).toHaveLength(10)
  const { challenge } = await members.signIn()
  expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toMatchObject({ code: 'INVALID_CODE' })
  expect(await factors.complete(challenge, renewed[0].toLowerCase())).toMatchObject({ recoveryCodesLeft: 9 })
  const eve = await members.join('eve@people.example')
  expect(await renew(eve)).toMatchObject({ message: 'Set up a passkey or an authenticator app first.' })
})

test('the set-ups and changes of a member are limited', async () => {
  const token = await members.join()
  for (let count = 0; count < 30; count += 1) await factors.startApp(token)
  expect(await factors.startApp(token)).toMatchObject({ __typename: 'RateLimitedError' })
})

test('recovery codes are stored as slow hashes with a random salt of each set', async () => {
  const { token, recoveryCodes } = await factors.joinWithApp()
  const saltOf = async () => {
    const rows = await database.prisma.recoveryCode.findMany({ select: { salt: true } })
    const [salt = '', ...others] = new Set(rows.map((row) => row.salt))
    expect(others).toEqual([])
    return salt
  }
  const first = await saltOf()
  expect(Buffer.from(first, 'base64')).toHaveLength(16)
  const other = first.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))
  await database.prisma.recoveryCode.updateMany({ data: { salt: other } })
  const { challenge } = await members.signIn()
  expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toMatchObject({ code: 'INVALID_CODE' })
  await database.prisma.recoveryCode.updateMany({ data: { salt: first } })
  expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toMatchObject({ recoveryCodesLeft: 9 })
  await renew(token)
  expect(await saltOf()).not.toBe(first)
})
