import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { MINUTE_MS, PASSWORD } from '../../support/members.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { registerMembers } from '../../support/registered-members.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const ADA = 'ada@people.example'
const NEW = 'ada.byron@people.example'
const ADMINISTRATOR = 'administrator@people.example'
const MEMBER = 'member { email emailVerified role suspendedAt suspensionReason lastUsedAt entitlement { label } }'
const RESULT = `{ __typename ... on MemberPayload { ${MEMBER} } ... on Failure { code message } }`

type Person = { readonly token: string; readonly id: string }

const database = registerTestDatabase()
const members = registerMembers(database)
let admin: Person
/** The stored hash of `PASSWORD`, computed once for the whole file. */
let password: string | null

beforeAll(async () => {
  const token = await members.join(ADMINISTRATOR)
  const change = {
    where: { email: ADMINISTRATOR },
    data: { privilegedSince: PRIVILEGED_SINCE, emailVerified: true, role: 'admin' },
  } as const
  const { id, accounts } = await database.prisma.user.update({ ...change, include: { accounts: true } })
  admin = { token, id }
  password = accounts[0]?.password ?? null
})
beforeEach(async () => {
  await database.prisma.user.deleteMany({ where: { id: { not: admin.id } } })
  await database.prisma.job.deleteMany()
  await database.prisma.rateLimitWindow.deleteMany()
  members.setTime(0)
})

const join = async (email = ADA, changes: object = {}): Promise<Person> => {
  const times = { createdAt: clock.now(), updatedAt: clock.now() }
  const account = { providerId: 'credential', accountId: email, password }
  const data = { email, name: 'Ada Byron', emailVerified: true, ...times, ...changes, accounts: { create: account } }
  const { id } = await database.prisma.user.create({ data })
  const device = { address: null, userAgent: 'Test/1.0', deviceToken: null }
  const { session } = await database.transaction((tx) => members.services.accounts.sessions.begin(tx, id, device))
  return { token: session.accessToken, id }
}
/** Calls a mutation with these arguments, inserted verbatim. */
const call = async ({ token }: Person, name: string, args: string) => {
  const { data, errors } = await members.query(`mutation { ${name}(input: { ${args} }) ${RESULT} }`, {}, { token })
  return errors === undefined ? data[name] : errors[0].extensions
}
const list = async ({ token }: Person, args = '') => {
  const text = `{ members${args} { totalCount nodes { email role } } }`
  const { data, errors } = await members.query(text, {}, { token })
  return errors === undefined ? data.members : { code: errors[0].extensions.code, message: errors[0].message }
}
const audits = async (action: string) =>
  database.prisma.auditEntry.findMany({ where: { action }, orderBy: { at: 'asc' } })
const isSignedIn = async ({ token }: Person) =>
  (await members.query('{ viewer { id } }', {}, { token })).data.viewer !== null

describe('the member list', () => {
  test('finds parts of emails and names, paged, and treats wildcards as literals', async () => {
    await join()
    await join('per_cent@people.example', { name: '100% Grace' })
    const found = async (args: string) =>
      (await list(admin, args)).nodes.map(({ email }: { email: string }) => email.split('@')[0]).sort()
    expect(await found('')).toEqual(['ada', 'administrator', 'per_cent'])
    expect(await found('(search: "GRACE")')).toEqual(['per_cent'])
    expect(await found('(search: "r_c")')).toEqual(['per_cent'])
    expect(await found('(search: "%")')).toEqual(['per_cent'])
    expect(await found('(search: "d_m")')).toEqual([])
    expect(await found('(role: ADMIN)')).toEqual(['administrator'])
    expect(await found('(suspended: true)')).toEqual([])
    expect(await found('(first: 1, page: 2)')).toHaveLength(1)
    expect((await list(admin, '(first: 1)')).totalCount).toBe(3)
  })

  test.each([
    [`(search: "${'a'.repeat(101)}")`, '"search" must be at most 100 characters.'],
    ['(first: 101)', '"first" must be a number from 1 to 100.'],
  ])('rejects %s', async (args, message) => {
    expect(await list(admin, args)).toEqual({ code: 'BAD_USER_INPUT', message })
  })

  test('shows an account with its sessions, without tokens and passwords', async () => {
    const ada = await join()
    const text = `query ($id: ID!) { member(id: $id) { email emailVerified fullName role lastUsedAt suspendedAt entitlement { label } }
      memberSessions(id: $id) { userAgent usedAt } }`
    const { data } = await members.query(text, { id: ada.id }, { token: admin.token })
    expect(data.member).toEqual({
      email: ADA,
      emailVerified: true,
      fullName: 'Ada Byron',
      role: 'MEMBER',
      lastUsedAt: '2026-11-20T12:00:00.000Z',
      suspendedAt: null,
      entitlement: { label: 'Basic Plan' },
    })
    expect(data.memberSessions).toEqual([{ userAgent: 'Test/1.0', usedAt: '2026-11-20T12:00:00.000Z' }])
    expect((await members.query(text, { id: 'x' }, { token: admin.token })).data.member).toBeNull()
  })
})

describe('a role', () => {
  test('is set with a recent password, effective with the next request, and audited', async () => {
    const ada = await join()
    const pages = () => members.query('{ programmaticPageStatistics { total } }', {}, { token: ada.token })
    members.setTime(16 * MINUTE_MS)
    const args = `id: "${ada.id}", role: EDITOR`
    expect(await call(admin, 'setMemberRole', args)).toMatchObject({ code: 'PASSWORD_REQUIRED' })
    expect((await pages()).errors[0].extensions.code).toBe('FORBIDDEN')
    members.setTime(0)
    expect(await call(admin, 'setMemberRole', args)).toMatchObject({ member: { role: 'EDITOR' } })
    expect((await pages()).errors).toBeUndefined()
    await call(admin, 'setMemberRole', `id: "${ada.id}", role: ADMIN`)
    const [first, second] = (await audits('member.role')).slice(-2)
    expect([first?.before, first?.after, first?.actorId]).toEqual([{ role: 'member' }, { role: 'editor' }, admin.id])
    expect(second).toMatchObject({ before: { role: 'editor' }, after: { role: 'admin' } })
  })

  test('cannot be given without a verified email or to an unknown account', async () => {
    const ada = await join()
    await database.prisma.user.update({ where: { id: ada.id }, data: { emailVerified: false } })
    expect(await call(admin, 'setMemberRole', `id: "${ada.id}", role: EDITOR`)).toMatchObject({
      message: "This account's email address is not verified yet.",
    })
    expect(await call(admin, 'setMemberRole', `id: "${crypto.randomUUID()}", role: EDITOR`)).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Account not found.',
    })
  })

  test.each([
    ['setMemberRole', 'role: MEMBER'],
    ['suspendMember', 'reason: "x"'],
    ['changeMemberEmail', `email: "${NEW}"`],
  ])('%s needs a recent password and cannot be applied to oneself', async (name, rest) => {
    const ada = await join()
    members.setTime(16 * MINUTE_MS)
    expect(await call(admin, name, `id: "${ada.id}", ${rest}`)).toMatchObject({ code: 'PASSWORD_REQUIRED' })
    expect(await isSignedIn(ada)).toBe(true)
    members.setTime(0)
    expect(await call(admin, name, `id: "${admin.id}", ${rest}`)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: "You can't do this to your own account.",
    })
  })

  test.each([
    ['setRole', (id: string) => [id, 'member'] as const],
    ['suspend', (id: string) => [id, 'x'] as const],
    ['changeEmail', (id: string) => [id, NEW] as const],
  ])('%s rejects the last administrator for every caller', async (name, args) => {
    const ada = await join()
    // Ada was an administrator when her request began.
    const viewer = {
      ...{ id: ada.id, sessionId: ada.id, role: 'admin', emailVerified: true },
      passwordGivenAt: new Date('2026-11-20T12:00:00Z'),
      entitlement: { plan: 'basic', status: 'none', period: null, until: null },
    } as const
    const service = members.services.accounts.memberAdministration as never as Record<
      string,
      (...args: unknown[]) => Promise<unknown>
    >
    await expect(service[name]?.(viewer, ...args(admin.id))).rejects.toMatchObject({
      message: 'This is the last administrator. Make someone else an administrator first.',
    })
  })
})

describe('a suspension', () => {
  const suspend = (ada: Person) => call(admin, 'suspendMember', `id: "${ada.id}", reason: "  Copied the directory. "`)

  test('ends every session, blocks sign-in with a clear error, and emails the reason', async () => {
    const ada = await join()
    expect(await suspend(ada)).toMatchObject({
      member: { suspendedAt: '2026-11-20T12:00:00.000Z', suspensionReason: 'Copied the directory.', lastUsedAt: null },
    })
    expect(await isSignedIn(ada)).toBe(false)
    expect(await members.signIn()).toEqual({
      __typename: 'InvalidCredentialsError',
      code: 'ACCOUNT_SUSPENDED',
      message: 'This account is suspended. Questions? Email us at hello@toolfinch.com.',
    })
    // A wrong password reveals nothing about the account.
    expect(await members.signIn({ password: 'wrong password' })).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect((await list(admin, '(suspended: true)')).nodes).toEqual([{ email: ADA, role: 'MEMBER' }])
    const email = (await storedEmails(database)).at(-1)
    expect([email?.to, email?.subject]).toEqual([ADA, 'Your Toolfinch account was suspended'])
    expect(email?.text).toContain('Reason: Copied the directory.')
    const [entry] = (await audits('member.suspend')).slice(-1)
    expect([entry?.actorId, entry?.after]).toEqual([admin.id, { suspended: true, suspensionReason: null }])
  })

  test('also covers remaining sessions, and attempts to sign in do not count as wrong passwords', async () => {
    const ada = await join()
    await database.prisma.user.update({ where: { id: ada.id }, data: { suspendedAt: new Date() } })
    expect(await isSignedIn(ada)).toBe(false)
    for (const _ of Array(6)) expect(await members.signIn()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
  })

  test('is applied once and lifted once, each with one email', async () => {
    const ada = await join()
    await suspend(ada)
    await suspend(ada)
    for (let times = 0; times < 2; times += 1) {
      expect(await call(admin, 'reinstateMember', `id: "${ada.id}"`)).toMatchObject({
        member: { suspendedAt: null, suspensionReason: null },
      })
    }
    expect(await members.signIn()).toMatchObject({ __typename: 'SignInPayload' })
    const subjects = (await storedEmails(database)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /suspended/.test(subject))).toEqual([
      'Your Toolfinch account was suspended',
      'Your Toolfinch account is no longer suspended',
    ])
  })

  test.each([
    ['', 'A reason is required.'],
    ['x'.repeat(501), 'A reason must be at most 500 characters.'],
  ])('needs a reason: %#', async (reason, message) => {
    const ada = await join()
    expect(await call(admin, 'suspendMember', `id: "${ada.id}", reason: "${reason}"`)).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      message,
    })
  })
})

describe('an email change', () => {
  const codeFrom = async (to: string): Promise<string> => {
    const email = (await storedEmails(database)).findLast((one) => one.to === to && one.text.includes('code='))
    return /code=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  }
  const verify = async (token: string, code: string) =>
    (
      await members.query(
        'mutation ($code: String!) { verifyEmail(input: { code: $code }) { __typename ... on Failure { code } } }',
        { code },
        { token },
      )
    ).data.verifyEmail

  test('ends sessions and codes, emails both addresses, and requires verification', async () => {
    const ada = await join()
    await database.transaction((tx) => members.services.accounts.verification.send(tx, { id: ada.id, email: ADA }))
    const oldCode = await codeFrom(ADA)
    expect(oldCode).not.toBe('')
    expect(await call(admin, 'changeMemberEmail', `id: "${ada.id}", email: "Ada.Byron@people.example"`)).toMatchObject({
      member: { email: NEW, emailVerified: false },
    })
    expect(await isSignedIn(ada)).toBe(false)
    expect(await members.signIn()).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    const { session } = await members.signIn({ email: NEW, password: PASSWORD })
    expect(await verify(session.accessToken, oldCode)).toMatchObject({ code: 'INVALID_CODE' })
    expect(await verify(session.accessToken, await codeFrom(NEW))).toMatchObject({ __typename: 'VerifyEmailPayload' })
    const former = (await storedEmails(database)).findLast((one) => one.to === ADA)
    expect(former?.subject).toBe('The email address of your Toolfinch account was changed')
    // A reader of the old mailbox must not learn the new address.
    expect(former?.text).not.toContain(NEW)
    const [entry] = (await audits('member.email')).slice(-1)
    expect([entry?.before, entry?.after]).toEqual([{ email: null }, { email: null, emailVerified: false }])
    expect(JSON.stringify(await audits('member.email'))).not.toContain('people.example')
  })

  test.each([
    [ADMINISTRATOR, 'ACCOUNT_EXISTS', 'An account with this email already exists.'],
    [ADA, 'BAD_USER_INPUT', 'The account already has this email address.'],
  ])('to %s is refused and changes nothing', async (email, code, message) => {
    const ada = await join()
    expect(await call(admin, 'changeMemberEmail', `id: "${ada.id}", email: "${email}"`)).toMatchObject({
      code,
      message,
    })
    expect(await isSignedIn(ada)).toBe(true)
  })
})

test('sessions of a member end one by one or all at once, and only that member’s', async () => {
  const ada = await join()
  const { session } = await members.signIn()
  const [first] = await database.prisma.session.findMany({ where: { userId: ada.id }, orderBy: { createdAt: 'asc' } })
  const own = await database.prisma.session.findFirstOrThrow({ where: { userId: admin.id } })
  const end = (rest = '') => call(admin, 'endMemberSessions', `id: "${ada.id}"${rest}`)
  for (const id of [own.id, 'x']) {
    expect(await end(`, sessionId: "${id}"`)).toMatchObject({ code: 'NOT_FOUND', message: 'Session not found.' })
  }
  await end(`, sessionId: "${first?.id}"`)
  expect(await database.prisma.session.count({ where: { userId: ada.id } })).toBe(1)
  await end()
  expect(await isSignedIn({ ...ada, token: session.accessToken })).toBe(false)
  expect(await isSignedIn(admin)).toBe(true)
  expect((await audits('member.sessions')).slice(-2).map(({ after }) => after)).toEqual([{ ended: 1 }, { ended: 1 }])
})
