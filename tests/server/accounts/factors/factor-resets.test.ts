import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountsApp } from '#tests/support/accounts-app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/members.ts'
import { PRIVILEGED_SINCE } from '#tests/support/privileged-since.ts'
import { storedEmails } from '#tests/support/stored-emails.ts'
import { createFactorMembers } from './factor-members.ts'

const { database, members } = createAccountsApp()
const factors = createFactorMembers(members)
beforeEach(async () => {
  await database.prisma.auditEntry.deleteMany()
})

const administrator = async (): Promise<string> => {
  const email = 'boss@people.example'
  const token = await members.join(email)
  const data = { role: 'admin', emailVerified: true, privilegedSince: PRIVILEGED_SINCE } as const
  await database.prisma.user.update({ where: { email }, data })
  return token
}
const MEMBER = '... on MemberPayload { member { secondFactors { passkeys hasApp recoveryCodesLeft resetAt } } }'
const idOf = async (email: string) => (await database.prisma.user.findUniqueOrThrow({ where: { email } })).id
const request = async (token: string, changes: object = {}) => {
  const input = { id: await idOf('ada@people.example'), reason: 'Lost the phone', ...changes }
  return factors.mutate('requestFactorReset', MEMBER, input, { token })
}
const performDue = () => members.services.accounts.factorResets.performDue()
const keep = (code: string, caller: object = {}) =>
  factors.mutate('keepFactors', '... on KeepFactorsPayload { canceled }', { code }, caller)
const lastEmail = async () => {
  const email = (await storedEmails(database)).at(-1)
  return { ...email, code: /code=([\w-]{43})/.exec(email?.text ?? '')?.[1] ?? '' }
}
const actions = async () =>
  (await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action)

describe('a reset that an administrator requests', () => {
  test('removes every second factor after 24 hours, with emails and audit entries', async () => {
    const { token, recoveryCodes } = await factors.joinWithApp()
    const boss = await administrator()
    const resetAt = '2026-11-21T12:00:00.000Z'
    const secondFactors = { passkeys: 0, hasApp: true, recoveryCodesLeft: 10, resetAt }
    expect(await request(boss)).toMatchObject({ member: { secondFactors } })
    expect(await request(boss)).toMatchObject({ member: { secondFactors } })
    expect(await lastEmail()).toMatchObject({
      to: 'ada@people.example',
      subject: 'The second factor of your Toolfinch account will be removed',
    })
    expect((await factors.factors(token)).resetAt).toBe(resetAt)
    const job = await database.prisma.job.findFirstOrThrow({ where: { kind: 'reset-second-factors' } })
    expect(job.availableAt.toISOString()).toBe(resetAt)
    members.setTime(DAY_MS - 1)
    expect(await performDue()).toBe(0)
    const { challenge } = await members.signIn()
    members.setTime(DAY_MS)
    expect(await performDue()).toBe(1)
    expect(await factors.complete(challenge, recoveryCodes[0] ?? '')).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
    expect(await factors.isSignedIn(token)).toBe(false)
    expect(await lastEmail()).toMatchObject({ subject: 'The second factor of your Toolfinch account was removed' })
    expect(await members.signIn()).toMatchObject({ __typename: 'SignInPayload' })
    expect(await actions()).toEqual(['member.factor-reset', 'member.factors-reset'])
    expect(await performDue()).toBe(0)
  })

  test('is canceled by the link of its email, once', async () => {
    await factors.joinWithApp()
    await request(await administrator())
    const { code } = await lastEmail()
    const invalid = { code: 'INVALID_CODE', message: 'This removal was canceled already, or is done.' }
    for (const wrong of ['', 'x', 'x'.repeat(43)]) expect(await keep(wrong)).toMatchObject(invalid)
    expect(await keep(code)).toMatchObject({ canceled: true })
    expect(await lastEmail()).toMatchObject({ subject: 'The second factor of your Toolfinch account stays' })
    expect(await keep(code)).toMatchObject(invalid)
    members.setTime(DAY_MS)
    expect(await performDue()).toBe(0)
    expect(await members.signIn()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  })

  test('is canceled by the member in the settings, and by signing in with the second factor', async () => {
    const { token, recoveryCodes } = await factors.joinWithApp()
    const boss = await administrator()
    const cancel = () =>
      factors.run('mutation { cancelFactorReset { ... on CancelFactorResetPayload { canceled } } }', {}, { token })
    await request(boss)
    for (let count = 0; count < 2; count += 1) expect(await cancel()).toMatchObject({ canceled: true })
    await request(boss)
    const { challenge } = await members.signIn()
    expect(await database.prisma.factorReset.count()).toBe(1)
    await factors.complete(challenge, recoveryCodes[0] ?? '')
    expect(await database.prisma.factorReset.count()).toBe(0)
  })

  test('is canceled by an administrator', async () => {
    await factors.joinWithApp()
    const boss = await administrator()
    await request(boss)
    const id = await idOf('ada@people.example')
    const canceled = await factors.mutate('cancelMemberFactorReset', MEMBER, { id }, { token: boss })
    expect(canceled).toMatchObject({ member: { secondFactors: { resetAt: null } } })
    expect(await actions()).toEqual(['member.factor-reset', 'member.factor-reset-cancel'])
  })

  test('needs a reason, another account with a second factor, and a recent password', async () => {
    await factors.joinWithApp()
    const boss = await administrator()
    expect(await request(boss, { reason: ' ' })).toMatchObject({ message: 'A reason is required.', field: 'reason' })
    expect(await request(boss, { id: await idOf('boss@people.example') })).toMatchObject({
      message: "You can't do this to your own account.",
    })
    await members.join('eve@people.example')
    expect(await request(boss, { id: await idOf('eve@people.example') })).toMatchObject({
      message: 'This account has no second factor.',
    })
    expect(await request(boss, { id: 'x' })).toMatchObject({ code: 'NOT_FOUND' })
    members.setTime(16 * MINUTE_MS)
    expect(await request(boss)).toMatchObject({ code: 'PASSWORD_REQUIRED' })
  })

  test('has twenty tries to cancel per address in an hour', async () => {
    const address = '192.0.2.5'
    const outcomes = await Promise.all(Array.from({ length: 22 }, () => keep('x'.repeat(43), { address })))
    expect(outcomes.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(2)
  })
})

test('the command line removes the second factors of an account at once', async () => {
  const { token } = await factors.joinWithApp()
  const { resetFromShell } = members.services.accounts.factorResets
  await resetFromShell(' ADA@people.example')
  expect(await factors.isSignedIn(token)).toBe(false)
  expect(await members.signIn()).toMatchObject({ __typename: 'SignInPayload' })
  expect(await actions()).toEqual(['member.factors-reset'])
  await expect(resetFromShell('ada@people.example')).rejects.toThrow('This account has no second factor.')
  await expect(resetFromShell('eve@people.example')).rejects.toThrow('No account has this email address.')
})

describe('editors and administrators', () => {
  const audit = (token: string) => factors.run('{ auditEntries { totalCount } }', {}, { token })
  const listMembers = (token: string) => factors.run('{ members { totalCount } }', {}, { token })
  const GRACE = 14 * DAY_MS

  test('need a second factor 14 days after they got their role', async () => {
    const boss = await administrator()
    expect((await factors.factors(boss)).requiredFrom).toBe('2026-12-04T12:00:00.000Z')
    members.setTime(GRACE - 1)
    const { session } = await members.signIn({ email: 'boss@people.example' })
    const token = session.accessToken
    expect(await listMembers(token)).toEqual({ totalCount: 1 })
    members.setTime(GRACE)
    expect(await listMembers(token)).toMatchObject({ code: 'SECOND_FACTOR_SETUP_REQUIRED' })
    const { token: setUp, secret } = await factors.startApp(token)
    await factors.confirmApp(token, setUp, factors.codeOf(secret, GRACE))
    expect(await listMembers(token)).toEqual({ totalCount: 1 })
    const removed = await factors.mutate('removeAuthenticatorApp', '', null, { token })
    expect(removed).toMatchObject({
      message: 'Your role requires a second factor. Add another one before you remove this one.',
    })
    expect((await factors.factors(token)).recoveryCodesLeft).toBe(10)
  })

  test('can remove their second factor within the grace period', async () => {
    const boss = await administrator()
    const { token: setUp, secret } = await factors.startApp(boss)
    await factors.confirmApp(boss, setUp, factors.codeOf(secret))
    const removed = await factors.mutate(
      'removeAuthenticatorApp',
      '... on RemoveAuthenticatorAppPayload { removed }',
      null,
      { token: boss },
    )
    expect(removed).toMatchObject({ removed: true })
  })

  test('have no grace period when the clock was set back or the start is unknown', async () => {
    const boss = await administrator()
    members.setTime(-1)
    expect(await listMembers(boss)).toMatchObject({ code: 'SECOND_FACTOR_SETUP_REQUIRED' })
    members.setTime(0)
    await database.prisma.user.updateMany({ data: { privilegedSince: null } })
    expect(await audit(boss)).toMatchObject({ code: 'SECOND_FACTOR_SETUP_REQUIRED' })
  })

  test('get the grace period with their first role', async () => {
    await members.join()
    await database.prisma.user.updateMany({ data: { emailVerified: true } })
    const since = async () => (await database.prisma.user.findFirstOrThrow()).privilegedSince?.toISOString() ?? null
    const { grantRole, revokeRole } = members.services.accounts.administration
    await grantRole('ada@people.example', 'editor')
    expect(await since()).toBe('2026-11-20T12:00:00.000Z')
    members.setTime(DAY_MS)
    await grantRole('ada@people.example', 'admin')
    expect(await since()).toBe('2026-11-20T12:00:00.000Z')
    await revokeRole('ada@people.example')
    expect(await since()).toBeNull()
  })
})
