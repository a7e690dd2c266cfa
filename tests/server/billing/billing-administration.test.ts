import { describe, expect, test } from 'vitest'
import { createBillingApp } from '../../support/billing-app.ts'
import { DAY_MS, MINUTE_MS, PASSWORD } from '../../support/members.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'

const billing = createBillingApp()
const EMAIL = 'ada@people.example'

const BILLING = `query ($email: String!) { memberBilling(email: $email) {
  __typename
  ... on MemberBilling {
    userId email
    customers { providerId mode creditCents subscriptions { id status plan } payments { invoiceId status paidCents } }
    grants { id source origin paymentMode startsAt endsAt revokedAt }
    refundRequests { state }
  }
  ... on Failure { code }
} }`
const REVOKE = `mutation ($id: ID!) { revokeGrant(input: { grantId: $id }) {
  __typename ... on RevokeGrantPayload { grant { id revokedAt } } ... on Failure { code }
} }`
const CONFIRM = `mutation ($password: String!) { confirmPassword(input: { password: $password }) {
  ... on ConfirmPasswordPayload { session { accessToken } }
} }`
/** The new token. */
const confirm = async (token: string): Promise<string> =>
  (await ask(CONFIRM, token, { password: PASSWORD })).session?.['accessToken'] ?? ''
const RECONCILE = `mutation ($email: String!) { reconcileBilling(input: { email: $email }) {
  __typename ... on ReconcileBillingPayload { differences } ... on Failure { code }
} }`

const ask = async (text: string, token: string, variables: object = {}) => {
  const { data, errors } = await billing.app.query(text, variables, { token })
  if (errors !== undefined) return errors[0].extensions
  return Object.values(data)[0] as Record<string, never>
}
const joinAdministrator = async () => {
  const email = 'administrator@people.example'
  const token = await billing.app.join(email)
  await billing.database.prisma.user.update({
    where: { email },
    data: { privilegedSince: PRIVILEGED_SINCE, emailVerified: true, role: 'admin' },
  })
  return token
}
const give = async () => {
  await billing.app.services.accounts.administration.grantPlanFromShell({ email: EMAIL, plan: 'business', days: 30 })
  return billing.database.prisma.planGrant.findFirstOrThrow({ where: { source: 'shell' } })
}

test('a member’s billing contains customers, subscriptions, payments, grants and requests', async () => {
  const member = await billing.join()
  await billing.subscribe(member)
  await billing.app.settle()
  const { id } = await give()
  await billing.app.query('mutation { requestRefund(input: {}) { __typename } }', {}, { token: member.token })
  const found = await ask(BILLING, await joinAdministrator(), { email: 'ADA@people.example' })
  expect(found).toMatchObject({
    userId: member.userId,
    email: EMAIL,
    customers: [
      {
        providerId: member.providerId,
        mode: 'TEST',
        subscriptions: [{ status: 'ACTIVE', plan: 'PRO' }],
        payments: [{ status: 'PAID', paidCents: 3_000 }],
      },
    ],
    refundRequests: [{ state: 'REQUESTED' }],
  })
  const grants = found['grants'] as unknown as { id: string; source: string; origin: string | null }[]
  expect(grants.map(({ source }) => source).toSorted()).toEqual(['SHELL', 'SUBSCRIPTION'])
  expect(grants.find(({ source }) => source === 'SHELL')).toMatchObject({ id, origin: null, paymentMode: null })
  expect(grants.find(({ source }) => source === 'SUBSCRIPTION')?.origin).toMatch(/^invoice:in_/)
})

test('an email without an account has no billing', async () => {
  const token = await joinAdministrator()
  expect(await ask(BILLING, token, { email: 'nobody@people.example' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await ask(BILLING, token, { email: 'nobody' })).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await ask(RECONCILE, token, { email: 'nobody@people.example' })).toMatchObject({ code: 'NOT_FOUND' })
})

describe('a manual grant', () => {
  test('is revoked once, effective at that moment', async () => {
    const member = await billing.join()
    const administrator = await joinAdministrator()
    const { id } = await give()
    expect((await billing.entitlementOf(member)).plan).toBe('business')
    const revokedAt = billing.now().toISOString()
    expect(await ask(REVOKE, administrator, { id })).toMatchObject({ grant: { id, revokedAt } })
    expect((await billing.entitlementOf(member)).plan).toBe('basic')
    const audited = await billing.database.prisma.auditEntry.findMany({ where: { action: 'plan.revoke' } })
    expect(audited).toMatchObject([{ subjectType: 'grant', subjectId: id, after: { revokedAt } }])
    billing.setTime(DAY_MS)
    expect(await ask(REVOKE, await confirm(administrator), { id })).toMatchObject({ grant: { id, revokedAt } })
  })

  test('can only be revoked with a recent password', async () => {
    const member = await billing.join()
    const administrator = await joinAdministrator()
    const { id } = await give()
    billing.setTime(15 * MINUTE_MS + 1)
    expect(await ask(REVOKE, administrator, { id })).toMatchObject({
      __typename: 'PasswordRequiredError',
      code: 'PASSWORD_REQUIRED',
    })
    expect((await billing.entitlementOf(member)).plan).toBe('business')
    expect(await ask(REVOKE, await confirm(administrator), { id })).toMatchObject({ grant: { id } })
  })

  test('is the only kind that can be revoked', async () => {
    const member = await billing.join()
    await billing.subscribe(member)
    await billing.app.settle()
    const token = await joinAdministrator()
    const { id } = await billing.database.prisma.planGrant.findFirstOrThrow()
    for (const grantId of [id, 'x', '00000000-0000-4000-8000-000000000000']) {
      expect(await ask(REVOKE, token, { id: grantId })).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect((await billing.entitlementOf(member)).plan).toBe('pro')
  })
})

test('a reconciliation lists differences, repairs them, and then finds none', async () => {
  const member = await billing.join()
  await billing.subscribe(member)
  const token = await joinAdministrator()
  expect((await billing.entitlementOf(member)).plan).toBe('basic')
  const { differences } = (await ask(RECONCILE, token, { email: EMAIL })) as unknown as { differences: string[] }
  expect(differences).toContainEqual(expect.stringMatching(/^subscription sub_/))
  expect((await billing.entitlementOf(member)).plan).toBe('pro')
  expect(await ask(RECONCILE, token, { email: EMAIL })).toMatchObject({ differences: [] })
  const where = { action: 'billing.reconcile', subjectType: 'customer', subjectId: member.providerId }
  const audited = await billing.database.prisma.auditEntry.findMany({ where })
  const repaired = audited.map(({ after }) => (after as { repaired: string[] }).repaired)
  expect(repaired.toSorted((a, b) => a.length - b.length)).toEqual([
    [],
    [expect.stringMatching(/^subscription sub_\w+$/), expect.stringMatching(/^invoice in_\w+$/), 'plan ledger changed'],
  ])
  await billing.app.join('bob@people.example')
  expect(await ask(RECONCILE, token, { email: 'bob@people.example' })).toMatchObject({ differences: [] })
})
