import { describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { DAY_MS } from '../../support/members.ts'

const { database, members } = createAccountsApp()

const EMAIL = 'ada@people.example'
const verify = () => database.prisma.user.updateMany({ data: { emailVerified: true } })
const GRANT = `mutation ($input: GrantPlanInput!) { grantPlan(input: $input) {
  __typename
  ... on GrantPlanPayload { entitlement { plan label paid until } }
  ... on Failure { code message }
} }`
const grant = (token: string | undefined, changes: object = {}) =>
  members.query(
    GRANT,
    { input: { email: EMAIL, plan: 'PRO', days: 30, ...changes } },
    token === undefined ? {} : { token },
  )

describe('the owner', () => {
  test('becomes an administrator once the email is verified, and nobody else does', async () => {
    await members.join()
    await members.join('owner@people.example')
    const roles = async () =>
      (await database.prisma.user.findMany({ orderBy: { email: 'asc' } })).map(({ role }) => role)
    await members.services.accounts.administration.makeOwner('owner@people.example')
    expect(await roles()).toEqual(['member', 'member'])
    await verify()
    await members.services.accounts.administration.makeOwner('owner@people.example')
    expect(await roles()).toEqual(['member', 'admin'])
  })
})

describe('an administrator', () => {
  test('is created from the command line, with a verified email only', async () => {
    const { grantRole } = members.services.accounts.administration
    await expect(grantRole(EMAIL, 'admin')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const token = await members.join()
    await expect(grantRole(EMAIL, 'admin')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    await verify()
    await grantRole('ADA@people.example', 'admin')
    const { data } = await members.query('{ viewer { role } }', {}, { token })
    expect(data.viewer.role).toBe('ADMIN')
  })

  test('loses the role with the next request when revoked from the command line', async () => {
    const { grantRole, revokeRole } = members.services.accounts.administration
    await expect(revokeRole(EMAIL)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const token = await members.join()
    await verify()
    await expect(revokeRole(EMAIL)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    await grantRole(EMAIL, 'admin')
    expect((await grant(token)).errors).toBeUndefined()
    await revokeRole('ADA@people.example')
    expect((await grant(token)).errors[0].extensions.code).toBe('FORBIDDEN')
  })

  test('grants a plan only with a password of the last 15 minutes', async () => {
    const token = await members.join()
    await verify()
    await members.services.accounts.administration.grantRole(EMAIL, 'admin')
    members.setTime(15 * 60_000 + 1)
    expect((await grant(token)).data.grantPlan).toMatchObject({ code: 'PASSWORD_REQUIRED' })
    expect(await database.prisma.planGrant.count()).toBe(0)
  })

  test('grants a plan for some days, effective at once, which ends automatically', async () => {
    const token = await members.join()
    await verify()
    await members.services.accounts.administration.grantRole(EMAIL, 'admin')
    const { data } = await grant(token)
    const entitlement = { plan: 'PRO', label: 'Pro Plan', paid: true, until: '2026-12-20T12:00:00.000Z' }
    expect(data.grantPlan).toEqual({ __typename: 'GrantPlanPayload', entitlement })
    const read = async () =>
      (await members.query('{ viewer { entitlement { plan label paid until } } }', {}, { token })).data.viewer
    expect((await read()).entitlement).toEqual(entitlement)
    for (const day of [6, 12, 18, 24]) {
      members.setTime(day * DAY_MS)
      await read()
    }
    members.setTime(30 * DAY_MS - 1)
    expect((await read()).entitlement.paid).toBe(true)
    const again = (await members.signIn()).session.accessToken
    members.setTime(30 * DAY_MS)
    const { data: later } = await members.query('{ viewer { entitlement { label } } }', {}, { token: again })
    expect(later.viewer.entitlement).toEqual({ label: 'Basic Plan' })
  })

  test('sees errors in a grant', async () => {
    const token = await members.join()
    await verify()
    await members.services.accounts.administration.grantRole(EMAIL, 'admin')
    const code = async (changes: object) => (await grant(token, changes)).data.grantPlan.code
    expect(await code({ email: 'nobody@people.example' })).toBe('NOT_FOUND')
    expect(await code({ plan: 'BASIC' })).toBe('BAD_USER_INPUT')
    expect(await code({ days: 0 })).toBe('BAD_USER_INPUT')
    expect(await code({ days: 367 })).toBe('BAD_USER_INPUT')
    expect(await database.prisma.planGrant.count()).toBe(0)
  })

  test('is the only role that can grant', async () => {
    const token = await members.join()
    expect((await grant(token)).errors[0].extensions.code).toBe('FORBIDDEN')
    expect((await grant(undefined)).errors[0].extensions.code).toBe('UNAUTHENTICATED')
    expect(await database.prisma.planGrant.count()).toBe(0)
  })
})

test('the command line can grant too, as the ledger records', async () => {
  await members.join()
  await members.services.accounts.administration.grantPlanFromShell({ email: EMAIL, plan: 'business', days: 7 })
  expect(await database.prisma.planGrant.findMany()).toMatchObject([
    { plan: 'business', source: 'shell', endsAt: new Date('2026-11-27T12:00:00Z') },
  ])
})
