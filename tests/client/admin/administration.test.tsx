import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { runningTime } from '#client/admin/shared/running-time.ts'
import { storedSession } from '#client/lib/stored-session.ts'
import { Component } from '#client/routes/admin/administration.tsx'
import { MEMBER, renderForMember } from '../../support/client/member.tsx'
import {
  ADMINISTRATOR,
  FIGURES,
  NO_REQUESTS,
  NO_VISITS,
  NO_WORK,
  openAdministration,
  prepareAdministration,
  SECOND_FACTORS,
} from './administration-screen.tsx'

const SCREEN = { path: '/admin', Component }
const refuse = () => {
  throw new Error('Nobody else may ask for this')
}

const rail = () => within(screen.getByRole('navigation', { name: 'Administration' }))
/** The texts of the links by group. */
const groups = () =>
  Object.fromEntries(
    rail()
      .getAllByRole('list')
      .map((list) => [
        list.getAttribute('aria-label'),
        within(list)
          .getAllByRole('link')
          .map((link) => link.textContent?.trim()),
      ]),
  )

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

  it('shows email, role, and the tabs in groups, work first, with the number of open items', async () => {
    await openAdministration('/admin')
    expect(screen.getByText('ada@example.com · admin')).toBeTruthy()
    expect(await rail().findByRole('link', { name: 'Messages 2 open' })).toBeTruthy()
    expect(groups()).toEqual({
      Work: ['To do', 'Queue 1 open', 'Reviews', 'Messages 2 open', 'Prices', 'Refunds 3 open'],
      'Catalog and pages': ['Catalog', 'SEO Management', 'AI Research', 'Analytics Upload'],
      'People and system': ['Members 4 open', 'Reports', 'Outcomes', 'Audit log', 'System'],
    })
    expect(rail().getByRole('link', { current: 'page' }).textContent?.trim()).toBe('To do')
    expect(rail().getByRole('link', { name: 'To do' }).getAttribute('href')).toBe('/admin')
    expect(rail().getByRole('link', { name: 'System' }).getAttribute('href')).toBe('/admin?tab=system')
  })

  it.each(['/admin', '/admin?tab=nonsense'])('shows the first tab at %s', async (at) => {
    await openAdministration(at)
    expect(await screen.findByRole('heading', { name: 'Queue' })).toBeTruthy()
    expect(screen.getByText('Nothing is waiting for a decision.')).toBeTruthy()
  })

  it('shows editors the tabs they may use, and requests nothing else', async () => {
    const { sent } = await openAdministration('/admin', {}, 'EDITOR')
    expect(screen.getByText('ada@example.com · editor')).toBeTruthy()
    expect(groups()).toEqual({
      Work: ['To do', 'Queue 1 open', 'Reviews', 'Prices'],
      'Catalog and pages': ['Catalog', 'SEO Management', 'AI Research'],
    })
    expect(await screen.findByRole('heading', { name: 'Prices older than a year' })).toBeTruthy()
    const forAdministrators = ['OpenMessages', 'ToDoRequests', 'LiveAnalytics']
    expect(sent.filter(({ operation }) => forAdministrators.includes(operation))).toEqual([])
  })

  it('has a menu of all tabs on phones, which closes by Escape and by following a link', async () => {
    const { user } = await openAdministration('/admin', {
      Queue: () => ({ queue: { ...NO_WORK.queue, kindCounts: [] } }),
    })
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const more = screen.getByRole('button', { name: 'More' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await user.click(more)
    expect(more.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(more.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(more)
    await user.click(more)
    await user.click(rail().getByRole('link', { name: /^Queue/ }))
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting for a decision' })).toBeTruthy()
    expect(more.getAttribute('aria-expanded')).toBe('false')
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
    scroll.mockRestore()
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

describe('a second factor', () => {
  it('is asked for with a link to the settings, once the role requires it', async () => {
    const refused = () => {
      throw new CombinedGraphQLErrors({
        errors: [{ message: 'No', extensions: { code: 'SECOND_FACTOR_SETUP_REQUIRED' } }],
      })
    }
    renderForMember(SCREEN, refused, '/admin', ADMINISTRATOR)
    expect(await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Open Privacy & Security' })
    expect(link.getAttribute('href')).toBe('/settings?tab=privacy')
  })

  it('is announced in the grace period, and not to those who have one', async () => {
    const figures = (secondFactors: object) => ({
      Administration: () => ({ ...FIGURES, viewer: { ...ADMINISTRATOR, secondFactors } }),
    })
    const { unmount } = await openAdministration('/admin', figures({ ...SECOND_FACTORS, appConfirmedAt: null }))
    expect(await screen.findByText(/Set up a passkey or an authenticator app by/)).toBeTruthy()
    unmount()
    await openAdministration('/admin', figures(SECOND_FACTORS))
    expect(screen.queryByText(/Set up a passkey or an authenticator app by/)).toBeNull()
  })
})

const NOTHING_ELSE: Readonly<Record<string, unknown>> = {
  OpenMessages: {
    contactMessages: { __typename: 'ContactMessagesPage', openCount: 0 },
    dataRequests: { __typename: 'DataRequestsPage', openCount: 0 },
    refundRequestCount: 0,
  },
  ToDo: NO_WORK,
  ToDoRequests: NO_REQUESTS,
  LiveAnalytics: { liveAnalytics: NO_VISITS },
}

async function openAdministrationAfterFailure(answer: () => unknown) {
  const { default: userEvent } = await import('@testing-library/user-event')
  const answers = (operation: string) => (operation === 'Administration' ? answer() : NOTHING_ELSE[operation])
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
