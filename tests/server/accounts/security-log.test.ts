import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { DAY_MS, PASSWORD } from '../../support/members.ts'
import { storedEmails } from '../../support/stored-emails.ts'
import { createEmailCodes } from './email-codes.ts'
import { createFactorMembers } from './factors/factor-members.ts'

const { database, members } = createAccountsApp()
const { requestReset, lastCode, reset } = createEmailCodes({ database, members })
const factors = createFactorMembers(members)
const EMAIL = 'ada@people.example'
const AWAY = { address: '203.0.113.9' }

type Event = {
  readonly kind: string
  readonly detail: string | null
  readonly address: string | null
  readonly network: string | null
  readonly byAdministrator: boolean
}

const OWN = `{ viewer { securityEvents { id kind at address network userAgent detail byAdministrator } } }`
const ownEvents = async (token: string): Promise<Event[]> =>
  (await members.query(OWN, {}, { token })).data.viewer.securityEvents
const kinds = async (token: string) => (await ownEvents(token)).map(({ kind }) => kind)
const notices = async () =>
  (await storedEmails(database)).filter(({ subject }) => subject === 'New sign-in to your Toolfinch account')
const ownId = async (email = EMAIL) => (await database.prisma.user.findUniqueOrThrow({ where: { email } })).id

beforeEach(async () => {
  members.setTime(0)
})

describe("a member's recent security events", () => {
  test('name what happened, newest first, with the address and without a secret', async () => {
    const token = await members.join(EMAIL)
    await members.signIn({ password: 'a wrong guess' }, AWAY)
    const { session } = await members.signIn({}, AWAY)
    await members.query('mutation { revokeOtherSessions { __typename } }', {}, { token: session.accessToken })
    const events = await ownEvents(session.accessToken)
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['SESSION_ENDED', '1'],
      ['NEW_DEVICE', null],
      ['SIGN_IN_REFUSED', 'INVALID_CREDENTIALS'],
      ['SIGNED_UP', null],
    ])
    expect(events[1]).toMatchObject({ address: AWAY.address, network: '203.0.113.0/24', byAdministrator: false })
    const stored = JSON.stringify(await database.prisma.securityEvent.findMany())
    for (const secret of [PASSWORD, 'a wrong guess', EMAIL, token, session.accessToken]) {
      expect(stored).not.toContain(secret)
    }
  })

  test('are not those of another member', async () => {
    await members.join(EMAIL)
    const other = await members.join('bea@people.example')
    expect(await kinds(other)).toEqual(['SIGNED_UP'])
  })

  test('contain a lock-out once, however often it is tried', async () => {
    const token = await members.join(EMAIL)
    for (let count = 0; count < 8; count += 1) await members.signIn({ password: 'a wrong guess' }, AWAY)
    const own = await kinds(token)
    expect(own.filter((kind) => kind === 'SIGN_IN_REFUSED')).toHaveLength(5)
    expect(own.filter((kind) => kind === 'LOCKED_OUT')).toHaveLength(1)
  })

  test('contain refused access once per action', async () => {
    const token = await members.join(EMAIL)
    for (let count = 0; count < 2; count += 1) await members.query('{ members { totalCount } }', {}, { token })
    await members.query('{ auditEntries { totalCount } }', {}, { token })
    expect((await ownEvents(token)).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['ACCESS_REFUSED', 'audit:read'],
      ['ACCESS_REFUSED', 'member:read'],
      ['SIGNED_UP', null],
    ])
  })

  test('contain the reset of a password', async () => {
    await members.join(EMAIL)
    await requestReset(EMAIL)
    await members.services.accounts.recovery.answerRequests()
    await reset(await lastCode())
    const rows = await database.prisma.securityEvent.findMany({ orderBy: { id: 'asc' } })
    expect(rows.map(({ kind }) => kind)).toEqual([
      'signed_up',
      'password_reset_requested',
      'email_verified',
      'password_reset',
    ])
  })
})

test('second factors are in the log, with the sign-ins that waited for them', async () => {
  const { token, recoveryCodes } = await factors.joinWithApp(EMAIL)
  const { challenge } = await members.signIn({}, AWAY)
  await factors.complete(challenge, '000000', AWAY)
  await factors.complete(challenge, recoveryCodes[0] ?? '', AWAY)
  await factors.mutate('renewRecoveryCodes', '', null, { token })
  expect((await ownEvents(token)).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['RECOVERY_CODES_RENEWED', null],
    ['NEW_DEVICE', null],
    ['RECOVERY_CODE_USED', null],
    ['SIGN_IN_REFUSED', 'INVALID_CODE'],
    ['SECOND_FACTOR_REQUESTED', 'SECOND_FACTOR_REQUIRED'],
    ['FACTOR_ADDED', 'authenticator'],
    ['SIGNED_UP', null],
  ])
  expect(JSON.stringify(await database.prisma.securityEvent.findMany())).not.toContain(recoveryCodes[0])
})

describe('an email about a new device', () => {
  test('is sent for a sign-in from elsewhere, once per browser and network', async () => {
    await members.join(EMAIL)
    await members.signIn({}, AWAY)
    const [email, ...others] = await notices()
    expect(others).toEqual([])
    expect(email?.to).toBe(EMAIL)
    expect(email?.text).toContain('from the IP address 203.0.113.9, November 20, 2026')
    await members.signIn({}, { address: '203.0.113.200' })
    expect(await notices()).toHaveLength(1)
    await members.signIn({}, { address: '192.0.2.1' })
    expect(await notices()).toHaveLength(2)
  })

  test('is not sent for a device with its token', async () => {
    await members.join(EMAIL)
    const { deviceToken } = await members.signIn({}, AWAY)
    await members.signIn({ deviceToken }, { address: '192.0.2.1' })
    expect(await notices()).toHaveLength(1)
  })
})

describe('the security log', () => {
  test('loses full addresses after 30 days and events after a year', async () => {
    await members.join(EMAIL)
    members.setTime(30 * DAY_MS - 1)
    await members.services.accounts.maintenance.removeExpired()
    expect(await database.prisma.securityEvent.count({ where: { address: null } })).toBe(0)
    members.setTime(30 * DAY_MS + 1)
    await members.services.accounts.maintenance.removeExpired()
    expect(await database.prisma.securityEvent.findMany()).toMatchObject([
      { address: null, network: '198.51.100.0/24' },
    ])
    members.setTime(365 * DAY_MS + 1)
    await members.services.accounts.maintenance.removeExpired()
    expect(await database.prisma.securityEvent.count()).toBe(0)
  })

  test('keeps of a deleted account only that it was deleted', async () => {
    const token = await members.join(EMAIL)
    const accountId = await ownId()
    const input = { password: PASSWORD }
    await members.query(
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }',
      { input },
      { token },
    )
    expect(await database.prisma.securityEvent.findMany()).toMatchObject([
      { kind: 'account_deleted', accountId, address: null, network: null, userAgent: null, detail: null },
    ])
  })

  test('does not fail a request when a refusal cannot be stored', async () => {
    const { note } = members.services.accounts.securityLog
    await expect(note({ kind: 'access_refused', accountId: 'not a uuid' })).resolves.toBeUndefined()
  })
})
