import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Component } from '#client/routes/member/dashboard.tsx'
import { memberName } from '#core/display/member-name.ts'
import { keepSession, MEMBER, renderForMember } from '../../support/client/member.tsx'
import { MATCH, result } from '../recommendations/result-answers.ts'

const DASHBOARD = { path: '/dashboard', Component }
const tool = (name: string) => ({
  __typename: 'Tool',
  id: name,
  slug: name.toLowerCase(),
  name,
  mark: null,
  categoryIcon: null,
  category: { __typename: 'Category', id: 'c1', name: 'Writing' },
})

const PROFILE = { company: null, jobTitle: null, industry: null, website: null, bio: null }

const lists = (saved: readonly string[], seen: readonly string[], total = saved.length) => ({
  favorites: {
    __typename: 'FavoriteConnection',
    totalCount: total,
    nodes: saved.map((name) => ({ __typename: 'Favorite', id: `f-${name}`, tool: tool(name) })),
  },
  recentActivity: seen.map((name) => ({
    __typename: 'Activity',
    id: `a-${name}`,
    createdAt: '2026-03-04T12:00:00.000Z',
    tool: tool(name),
  })),
  toolsExplored: seen.length,
  outcomeQuestion: null,
  myOutcomes: [],
  quizResult: null,
  viewer: { ...MEMBER, ...PROFILE },
})

const panel = (name: string) => within(screen.getByRole('region', { name }))
const counter = (label: string) => screen.getByText(label).closest('dt')?.nextElementSibling?.textContent

beforeEach(() => {
  localStorage.clear()
  keepSession()
})

describe('the dashboard', () => {
  it('sends a visitor without a session home', async () => {
    localStorage.clear()
    const { router } = renderForMember(DASHBOARD, () => lists([], []))
    await screen.findByText('Elsewhere')
    expect(router.state.location.pathname).toBe('/')
  })

  it('says that the address is to be verified, only until it is', async () => {
    const viewer = { ...MEMBER, ...PROFILE, emailVerified: false }
    const { unmount } = renderForMember(DASHBOARD, () => ({ ...lists([], []), viewer }))
    expect(await screen.findByText('Verify your email address')).toBeTruthy()
    expect(screen.getByText(/^We sent a link to ada@/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Resend email' })).toBeTruthy()
    unmount()
    renderForMember(DASHBOARD, () => lists([], []))
    await screen.findByText('Tools Explored')
    expect(screen.queryByText('Verify your email address')).toBeNull()
  })

  it('greets the member and shows the counts', async () => {
    renderForMember(DASHBOARD, () => lists(['A', 'B', 'C', 'D', 'E'], ['A'], 7))
    expect(await screen.findByText('Viewed')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Ada Finch')
    expect(counter('Favorite Tools')).toBe('7')
    expect(counter('Tools Explored')).toBe('1')
    expect(counter('Recommendations')).toBe('0')
    expect(panel('Your Favorite Tools').getByRole('link', { name: /^C/ }).getAttribute('href')).toBe('/ai-tools/c')
    expect(screen.getByRole('link', { name: 'View all 7 favorites' }).getAttribute('href')).toBe('/favorites')
    expect(screen.getByRole('region', { name: 'Recommended for You' })).toBeTruthy()
  })

  it('says which parts are empty', async () => {
    renderForMember(DASHBOARD, () => lists([], []))
    expect(await screen.findByText('No recent activity')).toBeTruthy()
    expect(panel('Your Favorite Tools').getByRole('link').getAttribute('href')).toBe('/ai-tools')
  })

  const steps = () => within(screen.getByRole('region', { name: 'Next steps' })).getAllByRole('link')

  it('shows a new member three next steps, and the counters', async () => {
    renderForMember(DASHBOARD, () => lists([], []))
    await screen.findByText('No recent activity')
    expect(steps().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Take Quiz', '/quiz'],
      ['Save a tool', '/ai-tools'],
      ['Complete your profile', '/profile'],
    ])
    expect(['Favorite Tools', 'Tools Explored', 'Recommendations'].map(counter)).toEqual(['0', '0', '0'])
    expect(screen.getByText('Click the heart on a tool to save it.')).toBeTruthy()
    expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/quiz')).toHaveLength(1)
  })

  it('shows the next steps before the counters, which need no hint once they count', async () => {
    renderForMember(DASHBOARD, () => lists(['A'], ['A']))
    const nextSteps = await screen.findByRole('region', { name: 'Next steps' })
    const label = screen.getByText('Favorite Tools')
    expect(nextSteps.compareDocumentPosition(label)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(label.closest('dt')?.textContent).toBe('Favorite Tools')
  })

  it('checks off completed steps until there is a quiz and a saved tool', async () => {
    const viewer = { ...MEMBER, ...PROFILE, industry: 'Legal' }
    const { unmount } = renderForMember(DASHBOARD, () => ({ ...lists(['A'], []), viewer }))
    await screen.findByText('No recent activity')
    expect(steps().map(({ textContent }) => textContent)).toEqual([
      'Take Quiz',
      'Save a tool (done)',
      'Complete your profile (done)',
    ])
    expect(counter('Favorite Tools')).toBe('1')
    unmount()
    renderForMember(DASHBOARD, () => ({ ...lists(['A'], []), quizResult: result(false, ['B']), favoriteToolIds: [] }))
    await screen.findByText('No recent activity')
    expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull()
  })

  it('shows no figure that could not be loaded', async () => {
    renderForMember(DASHBOARD, () => {
      throw new Error('offline')
    })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(counter('Favorite Tools')).toBe('–')
  })

  it('calls nothing empty that could not be loaded', async () => {
    renderForMember(DASHBOARD, () => {
      throw new Error('offline')
    })
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No recent activity')).toBeNull()
    expect(screen.queryByText(/Answer 20 questions/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Take Quiz' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull()
    expect(screen.getAllByText('They could not be loaded.')).toHaveLength(2)
    expect(screen.getByText('It could not be loaded.')).toBeTruthy()
  })
})

describe('the recommendations on the dashboard', () => {
  const recommended = (stored: object) => () => ({ ...lists([], []), quizResult: stored, favoriteToolIds: [] })

  it('are the first five of the latest list, with a link to the full list', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F']
    renderForMember(DASHBOARD, recommended(result(false, names)))
    expect(await screen.findByRole('link', { name: 'See all 6 results' })).toBeTruthy()
    expect(counter('Recommendations')).toBe('6')
    const shown = panel('Recommended for You')
    expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(names.slice(0, 5))
    expect(shown.getAllByText('Because you write, it writes with you.')).toHaveLength(5)
    expect(shown.getAllByRole('link', { name: /^View/ })[0]?.getAttribute('target')).toBe('_blank')
    expect(shown.queryByText(/% Match/)).toBeNull()
    expect(shown.getAllByRole('button', { name: /^Compare / })).toHaveLength(5)
    expect(shown.getAllByText('Free plan, paid from $20/month')).toHaveLength(5)
  })

  it('show the match and the most important reason on a paid plan', async () => {
    keepSession('a-paid-token')
    const viewer = { ...MEMBER, entitlement: { ...MEMBER.entitlement, paid: true } }
    renderForMember(DASHBOARD, recommended(result(true, ['A'])), '/dashboard', viewer)
    expect(await screen.findByText(`${MATCH}% Match`)).toBeTruthy()
    const shown = panel('Tailored AI Recommendations')
    expect(shown.getByText('Pro')).toBeTruthy()
    expect(shown.getByText('Because you write, it writes with you.')).toBeTruthy()
    const retake = shown.getByRole('link', { name: 'Retake Quiz for Updated Recommendations' })
    expect(retake.getAttribute('href')).toBe('/quiz')
  })

  it('link to the quiz before there are any', async () => {
    renderForMember(DASHBOARD, () => lists([], []))
    await screen.findByText('No recent activity')
    expect(panel('Recommended for You').getByRole('link', { name: 'Take Quiz' }).getAttribute('href')).toBe('/quiz')
  })
})

describe('a member’s name', () => {
  it.each([
    [{ fullName: 'Ada Finch', email: 'ada@example.com' }, 'Ada Finch'],
    [{ fullName: ' ', email: 'ada@example.com' }, 'ada'],
    [{ fullName: '', email: '' }, 'there'],
  ])('%j', (member, name) => {
    expect(memberName(member, 'there')).toBe(name)
  })
})
