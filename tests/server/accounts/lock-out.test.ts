import { describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { MINUTE_MS, PASSWORD } from '../../support/members.ts'
import { NEW_PASSWORD } from './email-codes.ts'

const { database, members } = createAccountsApp()

const EMAIL = 'ada@people.example'
const SIGNED_IN = { __typename: 'SignInPayload' }
const LIMITED = { __typename: 'RateLimitedError', code: 'RATE_LIMITED', retryAfterSeconds: 900 }
const from = (number: number) => ({ address: `198.51.100.${number}` })
const guess = (number: number) => members.signIn({ password: 'a wrong guess' }, from(number))
const newDevice = async () => (await members.signIn({}, from(200))).deviceToken

describe('wrong passwords for an account', () => {
  test('from one address are rejected after five, only there, for 15 minutes that are not extended', async () => {
    await members.join()
    for (const minutes of [0, 15, 30]) {
      members.setTime(minutes * MINUTE_MS)
      for (let count = 0; count < 5; count += 1) expect(await guess(1)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
      expect(await members.signIn({}, from(1))).toMatchObject(LIMITED)
      expect(await members.signIn({}, from(2))).toMatchObject(SIGNED_IN)
    }
  })

  test('from many addresses are rejected after fifty, except for known devices', async () => {
    const { deviceToken } = await members.signUp({}, from(100))
    const { deviceToken: strangers } = await members.signUp({ email: 'eve@people.example' }, from(101))
    for (let count = 0; count < 50; count += 1) {
      expect(await guess(count % 10)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    }
    expect(await members.signIn({}, from(50))).toMatchObject(LIMITED)
    expect(await members.signIn({ deviceToken: strangers }, from(51))).toMatchObject(LIMITED)
    // A success keeps the failed attempts of others counted.
    expect(await members.signIn({ deviceToken }, from(52))).toMatchObject({ ...SIGNED_IN, deviceToken })
    expect(await members.signIn({}, from(50))).toMatchObject(LIMITED)
    members.setTime(15 * MINUTE_MS)
    expect(await members.signIn({}, from(50))).toMatchObject(SIGNED_IN)
  })
})

describe('a device', () => {
  test('keeps its token for all its accounts, and the database only stores hashes', async () => {
    const { deviceToken } = await members.signUp({}, from(1))
    expect(deviceToken).toMatch(/^[\w-]{43}$/)
    expect(await members.signIn({ deviceToken })).toMatchObject({ deviceToken })
    const other = await members.signUp({ email: 'bob@people.example', deviceToken }, from(2))
    expect(other).toMatchObject({ deviceToken })
    const rows = await database.prisma.knownDevice.findMany()
    expect(rows).toHaveLength(2)
    expect(new Set(rows.map(({ tokenHash }) => tokenHash)).size).toBe(2)
    expect(JSON.stringify(rows)).not.toContain(deviceToken)
  })

  test.each(['', 'short', 'x'.repeat(44), '<'.repeat(43)])(
    'that sends no token of ours (%j) gets one',
    async (given) => {
      const { deviceToken } = await members.signUp({ deviceToken: given })
      expect(deviceToken).toMatch(/^[\w-]{43}$/)
      expect(deviceToken).not.toBe(given)
    },
  )

  test('is forgotten when the password it signed in with is changed, except the one that changes it', async () => {
    const { session } = await members.signUp({}, from(1))
    const [other, own] = [await newDevice(), await newDevice()]
    const { data } = await members.query(
      `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
        __typename ... on ChangePasswordPayload { deviceToken }
      } }`,
      { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, deviceToken: own } },
      { token: session.accessToken },
    )
    expect(data.changePassword).toEqual({ __typename: 'ChangePasswordPayload', deviceToken: own })
    expect(await database.prisma.knownDevice.count()).toBe(1)
    const signIn = (deviceToken: string) => members.signIn({ password: NEW_PASSWORD, deviceToken })
    await signIn(own)
    expect(await database.prisma.knownDevice.count()).toBe(1)
    await signIn(other)
    expect(await database.prisma.knownDevice.count()).toBe(2)
  })

  test('is one of twenty per account; the least recently used is removed', async () => {
    await members.signUp({}, from(1))
    const [first] = await database.prisma.knownDevice.findMany()
    const { accounts } = members.services.accounts
    for (let count = 0; count < 20; count += 1) {
      members.setTime(count + 1)
      const device = { address: `192.0.2.${count}`, userAgent: null, deviceToken: null }
      await accounts.signIn({ email: EMAIL, password: PASSWORD }, device)
    }
    const rows = await database.prisma.knownDevice.findMany()
    expect(rows).toHaveLength(20)
    expect(rows.map(({ id }) => id)).not.toContain(first?.id)
  })
})
