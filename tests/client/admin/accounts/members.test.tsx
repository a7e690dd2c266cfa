import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bytesText } from '#client/admin/administration/system/bytes-text.ts'
import { MEMBER } from '#tests/support/client/member.tsx'
import { done, openAdministration, prepareAdministration } from '../administration-screen.tsx'

const ADA = {
  __typename: 'MemberAccount',
  id: 'm1',
  email: 'ada@example.com',
  emailVerified: true,
  fullName: 'Ada Byron',
  company: null,
  jobTitle: null,
  role: 'EDITOR',
  suspendedAt: null,
  suspensionReason: null,
  createdAt: '2026-06-03T16:05:00.000Z',
  lastUsedAt: null,
  secondFactors: {
    __typename: 'MemberSecondFactors',
    ...{ passkeys: 1, hasApp: true, recoveryCodesLeft: 8, requiredFrom: null, resetAt: null as string | null },
  },
  entitlement: { __typename: 'Entitlement', label: 'Pro Plan' },
}
const SESSION = {
  __typename: 'MemberSession',
  id: 's1',
  userAgent: 'Firefox on Linux',
  usedAt: '2026-06-04T16:05:00.000Z',
}
const KEY = {
  __typename: 'ApiKey',
  ...{ id: 'k1', name: 'Build server', prefix: 'tfk_AbCdEf', state: 'ACTIVE', createdAt: '2026-06-04T16:05:00.000Z' },
  ...{ lastUsedOn: '2026-06-05', callsThisMonth: 12 },
}
const GRANT = {
  __typename: 'PlanGrant',
  ...{ id: 'g1', plan: 'PRO', source: 'ADMINISTRATOR', startsAt: '2026-06-03T00:00:00.000Z' },
  ...{ endsAt: '2026-07-03T00:00:00.000Z', revokedAt: null },
}
const member = (changes: object = {}) => ({
  OpenDataRequests: () => ({ dataRequests: { __typename: 'DataRequestsPage', openCount: 1 } }),
  Members: () => ({ members: { __typename: 'MembersPage', totalCount: 1, nodes: [ADA] } }),
  Member: () => ({ viewer: MEMBER, member: { ...ADA, ...changes }, memberSessions: [SESSION], memberApiKeys: [] }),
  MemberPlans: () => ({ memberBilling: { __typename: 'MemberBilling', grants: [GRANT] } }),
})

prepareAdministration()

describe('members', () => {
  it('are counted, and link back to all when none are found', async () => {
    const found = (totalCount: number) => () => ({
      members: { __typename: 'MembersPage', totalCount, nodes: [ADA].slice(0, totalCount) },
    })
    const first = await openAdministration('/admin?tab=members', { ...member(), Members: found(2350) })
    expect(await screen.findByText('2,350 members')).toBeTruthy()
    first.unmount()
    await openAdministration('/admin?tab=members&search=nobody', { ...member(), Members: found(0) })
    expect((await screen.findByRole('link', { name: 'Show all members' })).getAttribute('href')).toBe(
      '/admin?tab=members',
    )
  })

  it('are searched by email or name, and link to their details', async () => {
    const { requests, user } = await openAdministration('/admin?tab=members', member())
    const row = within((await screen.findByRole('link', { name: ADA.email })).closest('tr') as HTMLElement)
    for (const text of ['Ada Byron', 'Editor', 'Pro Plan', 'June 3, 2026', 'Not signed in']) row.getByText(text)
    await user.type(screen.getByRole('searchbox', { name: 'Email or name' }), ' ada {Enter}')
    await waitFor(() => expect(requests('Members').at(-1)).toMatchObject({ search: 'ada', page: 1 }))
    await user.click(screen.getByRole('link', { name: ADA.email }))
    expect(await screen.findByRole('heading', { name: ADA.email })).toBeTruthy()
    expect(
      screen.getByRole('button', { name: 'End the session in Firefox on Linux, last used June 4, 2026, 4:05 PM UTC' }),
    )
    expect(await screen.findByText('Granted by an administrator')).toBeTruthy()
  })

  it('have API keys, which can be revoked', async () => {
    const { requests, user } = await openAdministration('/admin?tab=members&member=m1', {
      ...member(),
      Member: () => ({ ...member().Member(), memberApiKeys: [KEY] }),
      RevokeMemberApiKey: () => ({ revokeMemberApiKey: { __typename: 'RevokeMemberApiKeyPayload' } }),
    })
    const button = await screen.findByRole('button', { name: 'Revoke the key Build server' })
    expect(button.closest('li')?.textContent).toBe(
      'Build serverActivetfk_AbCdEf… · Created June 4, 2026, 4:05 PM UTC, last used on 2026-06-05, 12 calls this monthRevoke',
    )
    await user.click(button)
    expect(await screen.findByText('Key revoked')).toBeTruthy()
    expect(requests('RevokeMemberApiKey')).toEqual([{ id: 'k1' }])
  })

  it('keep a key that could not be revoked', async () => {
    const { user } = await openAdministration('/admin?tab=members&member=m1', {
      ...member(),
      Member: () => ({ ...member().Member(), memberApiKeys: [KEY] }),
      RevokeMemberApiKey: () => {
        throw new Error('offline')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Revoke the key Build server' }))
    expect(await screen.findByText('Failed to revoke the key. Please try again.')).toBeTruthy()
  })

  it('are suspended with a reason, and an error appears beside it', async () => {
    const { requests, user } = await openAdministration('/admin?tab=members&member=m1', {
      ...member(),
      SuspendMember: () => ({
        suspendMember: { __typename: 'InvalidInputError', field: 'reason', message: 'Too long.' },
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Suspend account' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Suspend the account of ada@example.com' }))
    await user.click(dialog.getByRole('button', { name: 'Suspend account' }))
    expect(dialog.getByRole('alert').textContent).toBe('A reason is required.')
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Copies')
    await user.click(dialog.getByRole('button', { name: 'Suspend account' }))
    expect(await dialog.findByText('Too long.')).toBeTruthy()
    expect(requests('SuspendMember')).toEqual([{ id: 'm1', reason: 'Copies' }])
  })

  it('lose a manually granted plan after a confirmation; a paid or ended plan cannot be revoked', async () => {
    const startsAt = new Date(Date.now() - 86_400_000).toISOString()
    const endsAt = new Date(Date.now() + 86_400_000).toISOString()
    const grant = (id: string, changes: object = {}) => ({ ...GRANT, id, startsAt, endsAt, ...changes })
    const { requests, user } = await openAdministration('/admin?tab=members&member=m1', {
      ...member(),
      MemberPlans: () => ({
        memberBilling: {
          __typename: 'MemberBilling',
          grants: [
            grant('shell', { plan: 'BUSINESS', source: 'SHELL' }),
            grant('paid', { source: 'SUBSCRIPTION' }),
            grant('ended', { endsAt: startsAt }),
            grant('revoked', { revokedAt: startsAt }),
          ],
        },
      }),
      RevokeMemberGrant: done('RevokeGrantPayload', 'revokeGrant'),
    })
    await user.click(await screen.findByRole('button', { name: /^Revoke/ }))
    const title = 'Revoke the Business plan of ada@example.com?'
    const open = () => within(screen.getByRole('alertdialog', { name: title }))
    await user.click(open().getByRole('button', { name: 'Cancel' }))
    expect(requests('RevokeMemberGrant')).toEqual([])
    await user.click(screen.getByRole('button', { name: /^Revoke Business, / }))
    await user.click(open().getByRole('button', { name: 'Revoke plan' }))
    expect(await screen.findByText('Plan revoked')).toBeTruthy()
    expect(requests('RevokeMemberGrant')).toEqual([{ grantId: 'shell' }])
    // The list is requested again.
    await waitFor(() => expect(requests('MemberPlans')).toHaveLength(2))
  })

  it('get another role, which is shown at once', async () => {
    const { user, requests } = await openAdministration('/admin?tab=members&member=m1', {
      ...member(),
      SetMemberRole: ({ role }) => ({
        setMemberRole: { __typename: 'MemberPayload', member: { __typename: 'MemberAccount', id: 'm1', role } },
      }),
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'MEMBER')
    await user.click(screen.getByRole('button', { name: 'Change role' }))
    expect(await screen.findByText('Role changed')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Change role' })).toHaveProperty('disabled', true)
    expect(requests('SetMemberRole')).toEqual([{ id: 'm1', role: 'MEMBER' }])
  })

  it('lose their second factor after a reset with a reason, which can be canceled', async () => {
    const { requests, user } = await openAdministration('/admin?tab=members&member=m1', {
      ...member(),
      RequestFactorReset: done('MemberPayload', 'requestFactorReset'),
    })
    await user.click(await screen.findByRole('button', { name: 'Reset second factor' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Reset the second factor of ada@example.com' }))
    await user.click(dialog.getByRole('button', { name: 'Reset second factor' }))
    expect(dialog.getByRole('alert').textContent).toBe('A reason is required.')
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Lost')
    await user.click(dialog.getByRole('button', { name: 'Reset second factor' }))
    expect(await screen.findByText('The second factor will be removed in 24 hours')).toBeTruthy()
    expect(requests('RequestFactorReset')).toEqual([{ id: 'm1', reason: 'Lost' }])
  })

  it('show a requested reset, which can be canceled', async () => {
    const resetAt = '2026-12-02T12:00:00.000Z'
    const { requests, user } = await openAdministration('/admin?tab=members&member=m1', {
      ...member({ secondFactors: { ...ADA.secondFactors, resetAt } }),
      CancelMemberFactorReset: done('MemberPayload', 'cancelMemberFactorReset'),
    })
    expect(await screen.findByText(/Will be removed on/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reset second factor' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel the reset' }))
    expect(await screen.findByText('Reset canceled')).toBeTruthy()
    expect(requests('CancelMemberFactorReset')).toEqual([{ id: 'm1' }])
  })

  it('cannot change their own account', async () => {
    await openAdministration(`/admin?tab=members&member=${MEMBER.id}`, member({ id: MEMBER.id }))
    expect(await screen.findByText(/This is your own account/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Suspend account' })).toBeNull()
  })
})

it('data requests show their due date and can be settled', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const request = (id: string, dueOn: string) => ({
    __typename: 'DataRequest',
    ...{ id, law: 'GDPR', kind: 'ACCESS', email: `${id}@example.com`, note: null, receivedOn: day(-27), dueOn },
    settledOn: null,
  })
  const { requests, user } = await openAdministration('/admin?tab=members&view=requests', {
    ...member(),
    DataRequests: () => ({
      dataRequests: {
        __typename: 'DataRequestsPage',
        totalCount: 2,
        nodes: [request('late', day(-1)), request('soon', day(3))],
      },
    }),
    SettleDataRequest: done('DataRequestPayload', 'settleDataRequest'),
  })
  expect(await screen.findByText('1 day overdue')).toBeTruthy()
  screen.getByText('due in 3 days')
  await user.click(screen.getByRole('button', { name: 'Complete the request of late@example.com' }))
  await waitFor(() => expect(requests('SettleDataRequest')).toEqual([{ id: 'late' }]))
})

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [31_840_000, '31.8 MB'],
  [1_000_000_000_000, '1 TB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})
