import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveDialogs, keepSession, MEMBER } from '../../support/client/member.tsx'
import { fail, openSettings } from './settings-screen.tsx'

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
    const { user } = await openSettings('privacy', { RecentEvents: () => events(10) })
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
    const { user } = await openSettings('privacy', { RecentEvents: () => answer() })
    expect(await screen.findByText('Your recent security events could not be loaded.')).toBeTruthy()
    answer = () => events(2)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shown()).toHaveLength(2))
  })
})
