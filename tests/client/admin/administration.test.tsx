import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { runningTime } from '#client/admin/shared/running-time.ts'
import { storedSession } from '#client/lib/stored-session.ts'
import { Component } from '#client/routes/admin/administration.tsx'
import { MEMBER, renderForMember } from '../../support/client/member.tsx'
import { ADMINISTRATOR, FIGURES, openAdministration, prepareAdministration } from './administration-screen.tsx'

const SCREEN = { path: '/admin', Component }
const refuse = () => {
  throw new Error('Nobody else may ask for this')
}

prepareAdministration()

describe('the administration', () => {
  it('is denied to visitors, with a link to sign in and come back', async () => {
    storedSession.remove()
    renderForMember(SCREEN, refuse, '/admin?tab=seo')
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeTruthy()
    expect(screen.getByText("You don't have permission to access this page.")).toBeTruthy()
    const signIn = screen.getByRole('link', { name: 'Sign In' })
    expect(signIn.getAttribute('href')).toBe('/auth?mode=signin&returnTo=%2Fadmin%3Ftab%3Dseo')
  })

  it.each([
    ['members', MEMBER],
    ['administrators whose address is not verified', { ...ADMINISTRATOR, emailVerified: false }],
  ])('is denied to %s, and no data is requested', async (_who, viewer) => {
    renderForMember(SCREEN, refuse, '/admin', viewer)
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('shows email, role, advertised and live figures, and the tabs in order', async () => {
    await openAdministration('/admin')
    expect(screen.getByText('ada@example.com · admin')).toBeTruthy()
    const figures = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(figures).toEqual([
      'total users (advertised)2,50012 accounts now',
      'AI tools indexed (advertised)4511,204 active tools now',
      'uptime (advertised)95%Up 3 days since the last start',
    ])
    expect(await screen.findByRole('tab', { name: 'Messages (2)' })).toBeTruthy()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Analytics Upload',
      'SEO Management',
      'AI Research',
      'Overview',
      'Queue (1)',
      'Catalog',
      'Members (4)',
      'Messages (2)',
      'Refunds (3)',
      'Audit log',
      'System',
    ])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Analytics Upload')
  })

  it.each(['/admin', '/admin?tab=nonsense'])('shows the first tab at %s', async (at) => {
    await openAdministration(at)
    expect(await screen.findByRole('heading', { name: 'Analytics Upload' })).toBeTruthy()
  })

  it('shows editors the tabs they may use, and requests nothing else', async () => {
    const { sent } = await openAdministration('/admin', {}, 'EDITOR')
    expect(screen.getByText('ada@example.com · editor')).toBeTruthy()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'SEO Management',
      'AI Research',
      'Queue (1)',
      'Catalog',
    ])
    expect(sent.some(({ operation }) => operation === 'OpenMessages')).toBe(false)
  })

  it('can be reloaded after a failure', async () => {
    let isOffline = true
    const { user } = await openAdministrationAfterFailure(() => {
      if (isOffline) throw new Error('offline')
      return FIGURES
    })
    isOffline = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Administration' })).toBeTruthy()
  })
})

const NOTHING_ELSE = {
  contactMessages: { __typename: 'ContactMessagesPage', openCount: 0 },
  dataRequests: { __typename: 'DataRequestsPage', openCount: 0 },
  refundRequestCount: 0,
  analyticsImports: { __typename: 'AnalyticsImportsPage', totalCount: 0, nodes: [] },
}

async function openAdministrationAfterFailure(answer: () => unknown) {
  const { default: userEvent } = await import('@testing-library/user-event')
  const answers = (operation: string) => (operation === 'Administration' ? answer() : NOTHING_ELSE)
  renderForMember(SCREEN, answers, '/admin', ADMINISTRATOR)
  await screen.findByRole('heading', { name: 'The admin area could not be loaded' })
  return { user: userEvent.setup() }
}

describe('the uptime', () => {
  const start = new Date('2026-06-03T10:00:00Z')
  it.each([
    [0, '0 minutes'],
    [61, '1 minute'],
    [3_600, '1 hour'],
    [47 * 3_600, '1 day'],
    [72 * 3_600, '3 days'],
    [-5, '0 minutes'],
  ])('of %i seconds is %s', (seconds, text) => {
    expect(runningTime(start, new Date(start.getTime() + seconds * 1_000))).toBe(text)
  })
})
