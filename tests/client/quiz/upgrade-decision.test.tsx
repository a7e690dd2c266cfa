import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RESULTS_KEY } from '#client/lib/pending-quiz-storage.ts'
import { Component } from '#client/routes/upgrade-decision.tsx'
import { FREE_FEATURES, PREMIUM_FEATURES, trueFigure } from '#core/claims.ts'
import { liveFigures } from '../../support/client/live-figures.ts'
import { keepSession, MEMBER } from '../../support/client/member.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'

const SIGNED_UP = {
  __typename: 'SignUpPayload',
  referralCodeKnown: null,
  session: { __typename: 'IssuedSession', accessToken: 'secret', expiresAt: '2026-12-01T00:00:00Z' },
  viewer: MEMBER,
  deviceToken: 'a device',
}

const STORAGE_KEY = 'toolfinch.upgradeIntent'

async function open(count = 390) {
  const routes = [
    { path: '/upgrade-decision', element: <Component /> },
    { path: '*', element: <p>Elsewhere</p> },
  ]
  const variables: unknown[] = []
  const { router } = renderRoutes(routes, {
    at: '/upgrade-decision',
    answers: (operation, given) => {
      if (operation === 'SessionViewer') return { viewer: MEMBER }
      if (operation === 'SignUp') return { signUp: SIGNED_UP }
      if (operation !== 'RunningCount') return liveFigures()
      variables.push(given)
      return { toolsInTheRunning: count }
    },
  })
  await screen.findByText(/1,204 today/)
  return { router, variables, user: userEvent.setup() }
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

it('lists the benefits of each option, and marks planned ones', async () => {
  await open()
  const [free = [], premium = []] = screen
    .getAllByRole('list')
    .slice(0, 2)
    .map((list) => within(list).getAllByRole('listitem'))
  const wording = (features: typeof FREE_FEATURES) =>
    features
      .filter(({ planned }) => !planned)
      .map(({ text, claim }) => {
        const figure = claim === undefined ? null : trueFigure(claim, { toolCount: 1204, onTopic: 0.93, outcome: null })
        return [text, figure && ` · ${figure}`].filter(Boolean).join('')
      })
  const shown = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent?.trim())
  expect(shown(free)).toEqual(wording(FREE_FEATURES))
  expect(shown(premium)).toEqual(wording(PREMIUM_FEATURES))
  const planned = PREMIUM_FEATURES.filter((feature) => feature.planned).map(({ text }) => text)
  expect(planned).toHaveLength(5)
  expect(screen.getByText(planned.join(' · ')).textContent).toMatch(/^Planned /)
  expect(screen.getByText('Recommended')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Why Choose Premium?' })).toBeDefined()
})

it('shows the price of each option', async () => {
  await open()
  expect(screen.getByText('$0 forever')).toBeDefined()
  expect(screen.getByText('$30 a month, or $180 a year')).toBeDefined()
})

describe('after the quiz', () => {
  const finish = (answers: object) =>
    localStorage.setItem(RESULTS_KEY, JSON.stringify({ id: 'a', answers, completedAt: '' }))

  it.each([
    [390, '390 of 1,204 tools meet your limits. The best 5 are ready for you.'],
    [3, '3 of 1,204 tools meet your limits. The best 3 are ready for you.'],
    [1, '1 of 1,204 tools meets your limits. It is ready for you.'],
    [0, 'None of 1,204 tools meet your limits. Your list shows which limit you could relax.'],
  ])('says what %d tools mean for the list', async (count, text) => {
    finish({ 4: ['free'], purpose: { sentence: 'plan lessons', meanings: ['topic:teaching', 'free'] } })
    const requests = await open(count)
    // The form for signing up has a status of its own.
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))
    expect(requests.variables).toEqual([{ answers: [{ question: 4, options: ['free'] }], meanings: ['free'] }])
  })

  it('counts nothing without answers', async () => {
    const { variables } = await open()
    expect(screen.getByText('Take the quiz first, or sign up now and take it later.')).toBeDefined()
    expect(variables).toEqual([])
  })
})

it('keeps room for the figures until they are loaded, without reading it out', async () => {
  const routes = [{ path: '/upgrade-decision', element: <Component /> }]
  renderRoutes(routes, { at: '/upgrade-decision', answers: () => new Promise(() => undefined) })
  const claim = await screen.findByText(/95%\+ accuracy matching/)
  const room = within(claim).getByText(/on topic in our tests/)
  expect([room.className, room.getAttribute('aria-hidden')]).toEqual(['invisible', 'true'])
})

it('has no general sentence about claims', async () => {
  await open()
  expect(screen.queryByText(/headline claim/)).toBeNull()
})

it('says that an account needs no credit card', async () => {
  await open()
  expect(screen.getByText(/No credit card required/)).toBeDefined()
})

it('links to sign-up twice', async () => {
  await open()
  for (const name of ['Sign Up for Free', 'Continue with Free Access']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/auth?mode=signup')
  }
})

it('has the sign-up form itself, after which the sign-in page continues', async () => {
  const { router, user } = await open()
  const form = within(await screen.findByRole('region', { name: 'Create your free account' }))
  await user.type(form.getByLabelText('Email'), 'ada@example.com')
  await user.type(form.getByLabelText('Password', { exact: true }), 'right horse')
  await user.type(form.getByLabelText('Full Name'), 'Ada')
  await user.click(form.getByRole('button', { name: 'Create Account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
})

it('has no sign-up form for members', async () => {
  keepSession()
  await open()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Create your free account' })).toBeNull())
})

it('keeps the chosen plan on the way to the prices', async () => {
  const { router, user } = await open()
  expect(sessionStorage.getItem(STORAGE_KEY)).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Upgrade to Premium' }))
  expect(sessionStorage.getItem(STORAGE_KEY)).toBe('true')
  expect(router.state.location.pathname).toBe('/pricing')
})

it('continues when storage is denied', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const { router, user } = await open()
  await user.click(screen.getByRole('link', { name: 'Upgrade to Premium' }))
  expect(router.state.location.pathname).toBe('/pricing')
})
