import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Component } from '#client/routes/member/settings.tsx'
import { CATALOGUE, giveDialogs, keepSession, MEMBER, renderForMember } from '../../support/client/member.tsx'

const SETTINGS = { path: '/settings', Component }
const ENTITLEMENT = { ...MEMBER.entitlement, plan: 'BASIC', until: null }
const VIEWER = { ...MEMBER, entitlement: ENTITLEMENT, planSources: [], subscription: null, payments: [], sessions: [] }
const SWITCHES = { emailUpdates: false, emailMarketing: false, emailRecommendations: false, priceAlerts: false }

const events = (count: number) => ({
  viewer: {
    __typename: 'Viewer',
    id: MEMBER.id,
    securityEvents: Array.from({ length: count }, (_, index) => ({
      __typename: 'SecurityEvent',
      id: `e${index}`,
      kind: index === 0 ? 'SUSPENDED' : 'SIGN_IN_REFUSED',
      at: '2026-03-04T12:05:00.000Z',
      address: null,
      network: '203.0.113.0/24',
      userAgent: 'curl/8.9.1',
      byAdministrator: index === 0,
    })),
  },
})

const openEvents = async (answer: () => unknown) => {
  renderForMember(
    SETTINGS,
    (operation) => {
      if (operation === 'RecentEvents') return answer()
      if (operation === 'MyOutcomes') return { viewer: MEMBER, myOutcomes: [] }
      if (operation !== 'SettingsRoute') return { reportClientError: { __typename: 'X' } }
      const settings = { __typename: 'MemberSettings', id: MEMBER.id, keepHistory: true, ...SWITCHES }
      return { viewer: VIEWER, settings, catalogue: CATALOGUE }
    },
    '/settings?tab=privacy',
  )
  await screen.findByRole('region', { name: 'Recent security events' })
  return userEvent.setup()
}
const fail = () => {
  throw new Error('offline')
}

beforeAll(giveDialogs)
beforeEach(() => {
  localStorage.clear()
  keepSession()
})

describe('recent security events', () => {
  const shown = () =>
    within(screen.getByRole('region', { name: 'Recent security events' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('are shown, the first eight of them at first', async () => {
    const user = await openEvents(() => events(10))
    await user.click(await screen.findByRole('button', { name: 'Show all 10' }))
    const [first, second, ...others] = shown()
    expect(first).toBe(
      'Suspended the account (by an administrator)March 4, 2026, 12:05 UTC, curl/8.9.1 from 203.0.113.0/24',
    )
    expect(second).toBe('Failed sign-inMarch 4, 2026, 12:05 UTC, curl/8.9.1 from 203.0.113.0/24')
    expect(others).toHaveLength(8)
  })

  it('can be loaded again after a failure', async () => {
    let answer: () => unknown = fail
    const user = await openEvents(() => answer())
    expect(await screen.findByText('Your recent security events could not be loaded.')).toBeTruthy()
    answer = () => events(2)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shown()).toHaveLength(2))
  })
})
