/** A member's own keys, their emails and their administration. */
import { beforeEach, describe, expect, test } from 'vitest'
import { isKeyText } from '#server/areas/integrations/key-text.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { storeKey } from '../../support/api-keys.ts'
import { clock } from '../../support/catalogue.ts'
import { DAY_MS, MINUTE_MS, PASSWORD } from '../../support/members.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const { database, members } = createAccountsApp()
const FIELDS = 'id name prefix scopes state expiresAt revokedAt lastUsedOn callsThisMonth'
const CREATE = `mutation ($name: String!, $scopes: [ApiKeyScope!]!, $expiresAt: DateTime) {
  createApiKey(input: { name: $name, scopes: $scopes, expiresAt: $expiresAt }) {
    __typename
    ... on CreateApiKeyPayload { key apiKeys { ${FIELDS} } }
    ... on Failure { code message field }
    ... on LimitReachedError { limit }
  }
}`
const REVOKE = `mutation ($id: ID!) {
  revokeApiKey(input: { id: $id }) {
    __typename ... on RevokeApiKeyPayload { apiKeys { ${FIELDS} } } ... on Failure { code message }
  }
}`

let token: string
let userId: string

beforeEach(async () => {
  token = await members.join()
  await database.prisma.user.updateMany({ data: { emailVerified: true } })
  await database.prisma.job.deleteMany()
  userId = (await database.prisma.user.findFirstOrThrow()).id
})

const create = async (changes: object = {}) => {
  const variables = { name: 'Build server', scopes: ['CATALOGUE'], ...changes }
  return (await members.query(CREATE, variables, { token })).data.createApiKey
}
const list = async () => (await members.query(`{ apiKeys { ${FIELDS} } }`, {}, { token })).data.apiKeys
const revoke = async (id: string) => (await members.query(REVOKE, { id }, { token })).data.revokeApiKey
const administrator = async (): Promise<string> => {
  const admin = await members.join('root@people.example')
  await database.prisma.user.updateMany({
    where: { email: 'root@people.example' },
    data: { privilegedSince: PRIVILEGED_SINCE, role: 'admin', emailVerified: true },
  })
  return admin
}
const runJob = async (kind: string) =>
  members.services.jobHandlers.find((handler) => handler.kind === kind)?.run({}, {} as never)

describe('creating a key', () => {
  test('returns its text once, stores only a keyed hash, and emails the member', async () => {
    const { key, apiKeys } = await create({ name: '  Build  server ', scopes: ['RECOMMEND', 'CATALOGUE', 'CATALOGUE'] })
    expect(isKeyText(key)).toBe(true)
    const shown = {
      name: 'Build  server',
      prefix: key.slice(0, 10),
      scopes: ['RECOMMEND', 'CATALOGUE'],
      state: 'ACTIVE',
      expiresAt: null,
      revokedAt: null,
      lastUsedOn: null,
      callsThisMonth: 0,
    }
    expect(apiKeys).toEqual([{ id: expect.any(String), ...shown }])
    expect(await list()).toEqual(apiKeys)
    expect(JSON.stringify(await database.prisma.apiKey.findMany())).not.toContain(key.slice(10))
    const [mail] = await storedEmails(database)
    expect(mail).toMatchObject({
      to: 'ada@people.example',
      subject: 'An API key was created for your Toolfinch account',
    })
    expect(mail?.text).toContain(
      `The key "Build  server" (${key.slice(0, 10)}…) was created in your account. It does not expire.`,
    )
    expect(mail?.text).toContain("If this wasn't you, revoke the key and change your password.")
    expect(mail?.text).toContain('https://site.example/settings?tab=developer')
    expect(mail?.text).not.toContain(key)
  })

  test.each([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ name: 'x'.repeat(61) }, 'name', 'The name can have at most 60 characters.'],
    [{ name: 'a\nb' }, 'name', 'The name must be a single line of text.'],
    [{ name: 'a\u202eb' }, 'name', 'The name must be a single line of text.'],
    [{ scopes: [] }, 'scopes', 'Choose at least one scope.'],
    [{ expiresAt: '2026-11-20T12:00:00Z' }, 'expiresAt', 'The expiry must be in the future.'],
    [{ expiresAt: '2036-11-20T12:00:00Z' }, 'expiresAt', 'A key can be valid for at most 5 years.'],
  ])('refuses %j', async (changes, field, message) => {
    expect(await create(changes)).toEqual({ __typename: 'InvalidInputError', code: 'BAD_USER_INPUT', field, message })
    expect(await database.prisma.apiKey.count()).toBe(0)
    expect(await storedEmails(database)).toEqual([])
  })

  test('needs a verified email address', async () => {
    await database.prisma.user.updateMany({ data: { emailVerified: false } })
    expect(await create()).toMatchObject({
      code: 'NOT_VERIFIED',
      message: 'Please verify your email address first.',
    })
  })

  test('needs a recent password', async () => {
    members.setTime(16 * MINUTE_MS)
    expect(await create()).toMatchObject({ code: 'PASSWORD_REQUIRED', message: 'Please confirm your password.' })
    const { data } = await members.query(
      'mutation ($password: String!) { confirmPassword(input: { password: $password }) { ... on ConfirmPasswordPayload { session { accessToken } } } }',
      { password: PASSWORD },
      { token },
    )
    token = data.confirmPassword.session.accessToken
    expect(await create()).toMatchObject({ __typename: 'CreateApiKeyPayload' })
  })

  test('stops at ten working keys, also for concurrent requests; ended ones do not count', async () => {
    await storeKey(database, userId, { revokedAt: clock.now() })
    await storeKey(database, userId, { createdAt: new Date(0), expiresAt: clock.now() })
    for (let count = 0; count < 8; count += 1) await storeKey(database, userId)
    const results = await Promise.all([create(), create(), create(), create()])
    expect(results.map(({ __typename }) => __typename).sort()).toEqual([
      'CreateApiKeyPayload',
      'CreateApiKeyPayload',
      'LimitReachedError',
      'LimitReachedError',
    ])
    expect(await create()).toEqual({
      __typename: 'LimitReachedError',
      code: 'LIMIT_REACHED',
      message: 'You can have at most 10 working keys. Revoke one first.',
      field: null,
      limit: 10,
    })
  })

  test('stops at twenty keys a day', async () => {
    for (let count = 0; count < 20; count += 1) await revoke((await create()).apiKeys[0].id)
    expect(await create()).toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('revoking a key', () => {
  test('ends it, once', async () => {
    const { id } = await storeKey(database, userId)
    expect((await revoke(id)).apiKeys).toMatchObject([{ id, state: 'REVOKED', revokedAt: '2026-11-20T12:00:00.000Z' }])
    members.setTime(MINUTE_MS)
    expect((await revoke(id)).apiKeys).toMatchObject([{ revokedAt: '2026-11-20T12:00:00.000Z' }])
  })

  test("is the same for another member's key as for an unknown one", async () => {
    const { id } = await storeKey(database, userId)
    const other = await members.join('bob@people.example')
    const answers = await Promise.all(
      [id, '00000000-0000-4000-8000-000000000000', 'x'].map((one) =>
        members.query(REVOKE, { id: one }, { token: other }),
      ),
    )
    for (const { data } of answers) {
      expect(data.revokeApiKey).toEqual({
        __typename: 'NotFoundError',
        code: 'NOT_FOUND',
        message: 'API key not found.',
      })
    }
    expect(await list()).toMatchObject([{ state: 'ACTIVE' }])
  })
})

test('working keys are listed first, then ended ones, newest first', async () => {
  const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
  await storeKey(database, userId, { name: 'revoked', createdAt: at(-1), revokedAt: at(0) })
  await storeKey(database, userId, { name: 'old', createdAt: at(-9) })
  await storeKey(database, userId, { name: 'expired', createdAt: at(-3), expiresAt: at(-1) })
  await storeKey(database, userId, { name: 'new', createdAt: at(-2), expiresAt: at(1) })
  expect((await list()).map(({ name, state }: { name: string; state: string }) => `${name} ${state}`)).toEqual([
    'new ACTIVE',
    'old ACTIVE',
    'expired EXPIRED',
    'revoked REVOKED',
  ])
})

test('calls of a past month are not shown as those of this month', async () => {
  const { id } = await storeKey(database, userId)
  const counted = { calls: 7, callsMonth: new Date('2026-11-01'), lastUsedOn: new Date('2026-11-19') }
  await database.prisma.apiKey.update({ where: { id }, data: counted })
  expect(await list()).toMatchObject([{ callsThisMonth: 7, lastUsedOn: '2026-11-19' }])
  await database.prisma.apiKey.update({ where: { id }, data: { callsMonth: new Date('2026-10-01') } })
  expect(await list()).toMatchObject([{ callsThisMonth: 0, lastUsedOn: '2026-11-19' }])
})

describe('before a key expires', () => {
  test('its owner gets one email', async () => {
    const expiresAt = new Date(clock.now().getTime() + 30 * DAY_MS)
    await storeKey(database, userId, { expiresAt })
    await storeKey(database, userId, { expiresAt, revokedAt: clock.now() })
    await storeKey(database, userId)
    await runJob('warn-of-expiring-keys')
    expect(await storedEmails(database)).toEqual([])
    members.setTime(23 * DAY_MS)
    // Too short for a warning.
    const begin = new Date(clock.now().getTime() + 23 * DAY_MS)
    await storeKey(database, userId, { createdAt: begin, expiresAt: new Date(begin.getTime() + 2 * DAY_MS) })
    await Promise.all([runJob('warn-of-expiring-keys'), runJob('warn-of-expiring-keys')])
    members.setTime(24 * DAY_MS)
    await runJob('warn-of-expiring-keys')
    const mails = await storedEmails(database)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@people.example', 'One of your Toolfinch API keys expires on December 20, 2026'],
    ])
    expect(mails[0]?.text).toContain('expires on December 20, 2026. After that, requests with it are refused.')
  })
})

test('ended keys leave the list after 90 days', async () => {
  await storeKey(database, userId, { revokedAt: clock.now() })
  await storeKey(database, userId, { expiresAt: new Date(clock.now().getTime() + 1) })
  await storeKey(database, userId, { name: 'working' })
  members.setTime(89 * DAY_MS)
  await runJob('remove-ended-keys')
  expect(await database.prisma.apiKey.count()).toBe(3)
  members.setTime(91 * DAY_MS)
  await runJob('remove-ended-keys')
  expect(await database.prisma.apiKey.findMany()).toMatchObject([{ name: 'working' }])
})

describe('an administrator', () => {
  const KEYS = `query ($id: ID!) { memberApiKeys(id: $id) { ${FIELDS} } }`
  const REVOKE_MEMBERS = `mutation ($id: ID!) {
    revokeMemberApiKey(input: { id: $id }) {
      __typename ... on RevokeMemberApiKeyPayload { revoked } ... on Failure { code message }
    }
  }`

  test("sees a member's keys and revokes them; the member is told", async () => {
    const { id } = await storeKey(database, userId)
    const { prefix } = await database.prisma.apiKey.findFirstOrThrow()
    const admin = await administrator()
    await database.prisma.job.deleteMany()
    const ask = (query: string, variables: object) => members.query(query, variables, { token: admin })
    expect((await ask(KEYS, { id: userId })).data.memberApiKeys).toMatchObject([{ id, state: 'ACTIVE' }])
    expect((await ask(KEYS, { id: 'x' })).data.memberApiKeys).toEqual([])
    for (let count = 0; count < 2; count += 1) {
      expect((await ask(REVOKE_MEMBERS, { id })).data.revokeMemberApiKey).toMatchObject({ revoked: true })
    }
    expect(await list()).toMatchObject([{ state: 'REVOKED' }])
    const mails = await storedEmails(database)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@people.example', 'One of your Toolfinch API keys was revoked'],
    ])
    expect(mails[0]?.text).toContain(`An administrator revoked the key "Build server" (${prefix}…).`)
    expect(await database.prisma.auditEntry.findMany({ where: { action: 'member.key' } })).toMatchObject([
      { subjectId: userId, before: { revoked: false }, after: { revoked: true, key: prefix } },
    ])
    for (const missing of ['x', '00000000-0000-4000-8000-000000000000']) {
      expect((await ask(REVOKE_MEMBERS, { id: missing })).data.revokeMemberApiKey).toEqual({
        __typename: 'NotFoundError',
        code: 'NOT_FOUND',
        message: 'API key not found.',
      })
    }
  })
})

describe('the account', () => {
  test('exports its keys without their hashes', async () => {
    const { key } = await create()
    const { data } = await members.query(
      'mutation ($password: String!) { exportMyData(input: { password: $password }) { ... on ExportMyDataPayload { json } } }',
      { password: PASSWORD },
      { token },
    )
    const text = JSON.stringify(data)
    expect(text).toContain('apiKeys')
    expect(text).toContain(key.slice(0, 10))
    const { keyHash } = await database.prisma.apiKey.findFirstOrThrow()
    expect(text).not.toContain(keyHash)
  })

  test('takes its keys along when it is deleted', async () => {
    await create()
    await members.query(
      'mutation ($password: String!) { deleteAccount(input: { password: $password }) { __typename } }',
      { password: PASSWORD },
      { token },
    )
    expect([await database.prisma.user.count(), await database.prisma.apiKey.count()]).toEqual([0, 0])
  })
})
