import { describe, expect, test } from 'vitest'
import { createAccountsApp } from '#tests/support/accounts-app.ts'
import { createMembers, MINUTE_MS } from '#tests/support/members.ts'
import { createSoftwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { storedEmails } from '#tests/support/stored-emails.ts'
import { createFactorMembers } from './factor-members.ts'

const { database, members } = createAccountsApp()
const factors = createFactorMembers(members)

const REFUSED = {
  __typename: 'InvalidCredentialsError',
  code: 'INVALID_CREDENTIALS',
  message: 'This passkey was not accepted. Try again, or sign in with your password.',
  field: null,
}
const joinWithPasskey = async () => {
  const token = await members.join()
  const device = createSoftwareAuthenticator()
  const { passkey, recoveryCodes } = await factors.addPasskey(token, device)
  return { token, device, passkey, recoveryCodes: recoveryCodes as string[] }
}
type Device = ReturnType<typeof createSoftwareAuthenticator>
const signIn = async (device: Device, changes: Parameters<Device['get']>[1] = {}, caller: object = {}) => {
  const { token, options } = await factors.startPasskeySignIn(caller)
  return factors.signInWithPasskey(token, device.get(options, changes), caller)
}
const remove = (token: string, id: string) =>
  factors.mutate('removePasskey', '... on RemovePasskeyPayload { passkeyId }', { id }, { token })
const rename = (token: string, id: string, name: string) =>
  factors.mutate('renamePasskey', '... on RenamePasskeyPayload { passkey { name } }', { id, name }, { token })

describe('adding a passkey', () => {
  test('asks the browser for a verified user and a discoverable credential, and gives recovery codes once', async () => {
    const token = await members.join()
    const other = (await members.signIn()).session.accessToken
    const { options } = await factors.startPasskey(token)
    expect(options).toMatchObject({
      rp: { id: 'site.example', name: 'Toolfinch' },
      user: { name: 'ada@people.example', displayName: 'Ada Byron' },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    const added = await factors.addPasskey(token, createSoftwareAuthenticator(), '  My laptop ')
    expect(added).toMatchObject({ passkey: { name: 'My laptop' } })
    expect(added.recoveryCodes).toHaveLength(10)
    expect(await factors.isSignedIn(other)).toBe(false)
    expect((await storedEmails(database)).at(-1)).toMatchObject({
      subject: 'A passkey was added for your Toolfinch account',
    })
    expect(await factors.addPasskey(token, createSoftwareAuthenticator(), 'Phone')).toMatchObject({
      recoveryCodes: null,
    })
    expect((await factors.startPasskey(token)).options.excludeCredentials).toHaveLength(2)
    expect(await factors.factors(token)).toMatchObject({
      passkeys: [{ name: 'My laptop', lastUsedAt: null }, { name: 'Phone' }],
    })
  })

  test('refuses answers for another website, challenge or kind, an unverified user, and junk', async () => {
    const token = await members.join()
    const device = createSoftwareAuthenticator()
    const refusals: Parameters<Device['create']>[1][] = [
      { origin: 'https://evil.example' },
      { type: 'webauthn.get' },
      { challenge: 'AAAA' },
      { verified: false },
    ]
    for (const changes of refusals) {
      const { token: setUp, options } = await factors.startPasskey(token)
      const input = { token: setUp, response: device.create(options, changes), name: 'Laptop' }
      expect(await factors.mutate('addPasskey', '', input, { token })).toEqual({
        __typename: 'InvalidInputError',
        code: 'BAD_USER_INPUT',
        message: 'This passkey was not accepted. Please try again.',
        field: 'response',
      })
    }
    for (const response of ['', '[]', '{"id":"x"}', 'x'.repeat(20_001)]) {
      const { token: setUp } = await factors.startPasskey(token)
      const input = { token: setUp, response, name: 'Laptop' }
      expect(await factors.mutate('addPasskey', '', input, { token })).toMatchObject({
        message: 'The response is not one of a passkey.',
      })
    }
    expect(await database.prisma.passkey.count()).toBe(0)
  })

  test('is done once, by its member, within ten minutes, with a name', async () => {
    const token = await members.join()
    const device = createSoftwareAuthenticator()
    const { token: setUp, options } = await factors.startPasskey(token)
    const input = { token: setUp, response: device.create(options), name: 'Laptop' }
    const add = (changes: object, as: string) =>
      factors.mutate(
        'addPasskey',
        '... on AddPasskeyPayload { passkey { name } }',
        { ...input, ...changes },
        { token: as },
      )
    for (const [name, message] of [
      [' ', 'A name is required.'],
      ['x'.repeat(51), 'A name must be at most 50 characters.'],
      ['a\nb', 'A name must be plain text.'],
    ]) {
      expect(await add({ name }, token)).toMatchObject({ message, field: 'name' })
    }
    const eve = await members.join('eve@people.example')
    expect(await add({}, eve)).toMatchObject({ message: 'This set-up has expired. Please start again.' })
    const outcomes = await Promise.all([add({}, token), add({}, token), add({}, token)])
    expect(outcomes.filter(({ passkey }) => passkey)).toHaveLength(1)
    // The same passkey once more, for another member.
    const again = await factors.startPasskey(eve)
    const response = device.create(again.options)
    expect(await add({ token: again.token, response }, eve)).toMatchObject({
      message: 'This passkey was added already.',
    })
    const late = await factors.startPasskey(eve)
    members.setTime(10 * MINUTE_MS)
    const lateResponse = createSoftwareAuthenticator().create(late.options)
    expect(await add({ token: late.token, response: lateResponse }, eve)).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
  })

  test('stops at ten, also for simultaneous requests', async () => {
    const token = await members.join()
    for (let index = 0; index < 9; index += 1) await factors.addPasskey(token, createSoftwareAuthenticator())
    // An addition ends what else was started, so the last two are started by the service and stored.
    await Promise.all([1, 2].map(() => factors.addPasskey(token, createSoftwareAuthenticator())))
    expect(await database.prisma.passkey.count()).toBe(10)
    expect(await factors.startPasskey(token)).toMatchObject({ message: 'You can have at most 10 passkeys.' })
  })
})

describe('signing in with a passkey', () => {
  test('needs neither email nor password nor another code', async () => {
    const { device, token, passkey } = await joinWithPasskey()
    const { options } = await factors.startPasskeySignIn()
    expect(options).toMatchObject({ rpId: 'site.example', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
    members.setTime(MINUTE_MS)
    const { session, viewer } = await signIn(device)
    expect(viewer).toEqual({ email: 'ada@people.example' })
    expect(await factors.isSignedIn(session.accessToken)).toBe(true)
    expect((await factors.factors(token)).passkeys).toEqual([{ ...passkey, lastUsedAt: '2026-11-20T12:01:00.000Z' }])
  })

  test('is offered after the password, which alone is no longer enough', async () => {
    const { recoveryCodes } = await joinWithPasskey()
    const required = await members.signIn()
    expect(required).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', methods: ['PASSKEY', 'RECOVERY_CODE'] })
    expect(await factors.complete(required.challenge, '123456')).toMatchObject({ code: 'INVALID_CODE' })
    expect(await factors.complete(required.challenge, recoveryCodes[0] ?? '')).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('refuses other websites, challenges and kinds, unverified users, wrong signatures and members', async () => {
    const { device } = await joinWithPasskey()
    const changes: Parameters<Device['get']>[1][] = [
      { origin: 'https://evil.example' },
      { challenge: 'AAAA' },
      { type: 'webauthn.create' },
      { verified: false },
      { signature: 'AAAA' },
      { userHandle: Buffer.from('someone else').toString('base64url') },
    ]
    for (const change of changes) expect(await signIn(device, change)).toEqual(REFUSED)
    expect(await signIn(createSoftwareAuthenticator())).toEqual(REFUSED)
    expect(await database.prisma.session.count()).toBe(1)
  })

  test('refuses a counter that did not grow, and accepts zeros', async () => {
    const { device } = await joinWithPasskey()
    expect(await signIn(device, { counter: 5 })).toMatchObject({ viewer: {} })
    for (const counter of [5, 4]) expect(await signIn(device, { counter })).toEqual(REFUSED)
    await database.prisma.passkey.updateMany({ data: { counter: 0 } })
    for (const counter of [0, 0]) expect(await signIn(device, { counter })).toMatchObject({ viewer: {} })
  })

  test('takes each answer once, also at the same time', async () => {
    const { device } = await joinWithPasskey()
    const { token, options } = await factors.startPasskeySignIn()
    const response = device.get(options, { counter: 0 })
    const outcomes = await Promise.all([1, 2, 3].map(() => factors.signInWithPasskey(token, response)))
    expect(outcomes.filter(({ session }) => session)).toHaveLength(1)
    expect(outcomes.filter(({ code }) => code === 'SIGN_IN_EXPIRED')).toHaveLength(2)
  })

  test('is refused to suspended accounts and with removed passkeys', async () => {
    const { device, token, passkey } = await joinWithPasskey()
    await database.prisma.user.updateMany({ data: { suspendedAt: new Date() } })
    expect(await signIn(device)).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
    await database.prisma.user.updateMany({ data: { suspendedAt: null } })
    expect(await remove(token, passkey.id)).toMatchObject({ passkeyId: passkey.id })
    expect(await signIn(device)).toEqual(REFUSED)
  })

  test('is started at most thirty times and tried twenty times per address in 15 minutes', async () => {
    const address = '192.0.2.77'
    const started = await Promise.all(Array.from({ length: 33 }, () => factors.startPasskeySignIn({ address })))
    expect(started.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(3)
    const junk = createSoftwareAuthenticator().get({ challenge: 'x', rpId: 'site.example' })
    const tries = Array.from({ length: 22 }, () => factors.signInWithPasskey('x'.repeat(43), junk, { address }))
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(2)
  })
})

test('passkeys can be renamed and removed by their member only', async () => {
  const { token, passkey } = await joinWithPasskey()
  const eve = await members.join('eve@people.example')
  expect(await rename(token, passkey.id, 'Work laptop')).toMatchObject({ passkey: { name: 'Work laptop' } })
  const missing = { code: 'NOT_FOUND', message: 'Passkey not found.' }
  for (const id of [passkey.id, 'x']) {
    expect(await rename(eve, id, 'Mine')).toMatchObject(missing)
    expect(await remove(eve, id)).toMatchObject(missing)
  }
  expect(await remove(token, passkey.id)).toMatchObject({ passkeyId: passkey.id })
  expect((await storedEmails(database)).at(-1)?.text).toContain('The passkey "Work laptop" can no longer sign in')
  expect(await factors.factors(token)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
})

test('a website with a numeric address has no passkeys and says so', async () => {
  const own = await createMembers(database, { publicUrl: 'http://127.0.0.1:4000' })
  try {
    const there = createFactorMembers(own)
    const unavailable = {
      __typename: 'PasskeysUnavailableError',
      code: 'PASSKEYS_UNAVAILABLE',
      message:
        'Passkeys need a website with a host name and HTTPS. This installation has neither, or only one of them.',
    }
    const token = await own.join()
    expect(await there.startPasskeySignIn()).toMatchObject(unavailable)
    expect(await there.startPasskey(token)).toMatchObject(unavailable)
    expect(await there.factors(token)).toMatchObject({ passkeysAvailable: false })
  } finally {
    await own.close()
  }
})
