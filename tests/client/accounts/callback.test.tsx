import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAllRoutes } from '#client/all-routes.tsx'
import { keepSession, MEMBER } from '../../support/client/member.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'
import { HOME } from '../home/home-data.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open(at: string, answers: Answers = () => HOME) {
  const { router } = renderRoutes(createAllRoutes(), { at, answers })
  await screen.findByRole('heading', { level: 1 })
  return router
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const CODE = { __typename: 'EmailCode', email: MEMBER.email, emailRequired: false, emailVerified: false }
const nothing = {
  viewer: MEMBER,
  categories: [],
  tools: { nodes: [] },
  favorites: { __typename: 'FavoriteConnection', totalCount: 0, nodes: [] },
  recentActivity: [],
  outcomeQuestion: null,
  myOutcomes: [],
  toolsExplored: 0,
  quizResult: null,
}

describe('an email link', () => {
  it('confirms the email address of the signed-in account', async () => {
    keepSession()
    const requests: unknown[] = []
    const router = await open('/auth/callback?type=signup&code=abc', (operation, variables) => {
      if (operation === 'SessionViewer') return { viewer: MEMBER }
      if (operation !== 'VerifyEmail') return nothing
      requests.push(variables)
      return { verifyEmail: { __typename: 'VerifyEmailPayload' } }
    })
    await screen.findByText('Email confirmed successfully! Welcome to Toolfinch.')
    const steps = [...screen.getByRole('region', { name: 'Your next three steps' }).querySelectorAll('a')]
    expect(steps.map((link) => link.pathname)).toEqual(['/quiz', '/ai-tools', '/profile'])
    await pass(2100)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/(dashboard)?$/))
    expect(requests).toEqual([{ code: 'abc' }])
  })

  it('lets somebody stay to read the next steps', async () => {
    keepSession()
    const router = await open('/auth/callback?type=signup&code=abc', (operation) => {
      if (operation === 'SessionViewer') return { viewer: MEMBER }
      return operation === 'VerifyEmail' ? { verifyEmail: { __typename: 'VerifyEmailPayload' } } : nothing
    })
    const stay = await screen.findByRole('button', { name: 'Stay here' })
    await act(async () => stay.click())
    await pass(5000)
    expect(router.state.location.pathname).toBe('/auth/callback')
  })

  it('asks for the password in another browser, and verifies after signing in', async () => {
    const requests: string[] = []
    await open('/auth/callback?type=signup&code=abc', (operation, variables) => {
      requests.push(operation)
      if (operation === 'EmailCode') return { emailCode: CODE }
      if (operation === 'VerifyEmail') return { verifyEmail: { __typename: 'VerifyEmailPayload' } }
      if (operation !== 'SignIn') return nothing
      expect(variables).toEqual({ input: { email: MEMBER.email, password: 'right horse', deviceToken: null } })
      const session = { __typename: 'IssuedSession', accessToken: 'T', expiresAt: '2026-12-01T00:00:00Z' }
      return { signIn: { __typename: 'SignInPayload', session, viewer: MEMBER, deviceToken: 'D' } }
    })
    expect(await screen.findByRole('heading', { name: 'Confirm Your Email' })).toBeDefined()
    expect(requests).toEqual(['EmailCode'])
    expect((screen.getByLabelText('Email') as HTMLInputElement).readOnly).toBe(true)
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.type(screen.getByLabelText('Password'), 'right horse')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await screen.findByText('Email confirmed successfully! Welcome to Toolfinch.')
    expect(localStorage.getItem('toolfinch.device')).toBe('D')
  })

  it('for another account asks to sign out of the current one first', async () => {
    keepSession()
    await open('/auth/callback?type=signup&code=abc', (operation) => {
      if (operation === 'SessionViewer') return { viewer: MEMBER }
      if (operation === 'EmailCode') return { emailCode: { ...CODE, email: 'other@example.com' } }
      if (operation === 'SignOut') return { signOut: { __typename: 'SignOutPayload' } }
      if (operation !== 'VerifyEmail') return nothing
      return { verifyEmail: { __typename: 'SignInRequiredError', message: 'Sign in.' } }
    })
    await screen.findByText(`You are signed in as ${MEMBER.email}. This link belongs to other@example.com.`)
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Sign Out and Continue' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('other@example.com')
  })

  it('for a new password asks for the email address in another browser than the one that requested it', async () => {
    const sent: unknown[] = []
    await open('/auth/callback?type=recovery&code=abc', (operation, { input }) => {
      const email = 'a\u2026@e\u2026'
      if (operation === 'EmailCode') return { emailCode: { ...CODE, email, emailRequired: true, emailVerified: true } }
      if (operation !== 'ResetPassword') return nothing
      sent.push(input)
      return { resetPassword: { __typename: 'ResetPasswordPayload' } }
    })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await screen.findByText('Password reset link confirmed. Please set your new password.')
    await pass(2100)
    await screen.findByText(/requested in another browser/)
    await user.type(screen.getByLabelText('New Password'), 'right horse')
    await user.type(screen.getByLabelText('Confirm New Password'), 'right horse')
    await user.click(screen.getByRole('button', { name: 'Set New Password' }))
    expect(screen.getByText('Email is required')).toBeDefined()
    await user.type(screen.getByLabelText('Email'), MEMBER.email)
    await user.click(screen.getByRole('button', { name: 'Set New Password' }))
    await screen.findByText('Password updated successfully!')
    expect(sent).toEqual([{ code: 'abc', newPassword: 'right horse', email: MEMBER.email, requestToken: null }])
    // The message stays for some seconds, also into the next test.
    await pass(10_000)
  })

  it.each([
    ['signup', false, 'Set a new password'],
    ['recovery', true, null],
  ])('for %s opens the new password form, and its code sets the password', async (type, emailVerified, choice) => {
    const sent: unknown[] = []
    localStorage.setItem('toolfinch.reset', 'asked-here')
    const router = await open(`/auth/callback?type=${type}&code=abc`, (operation, { input }) => {
      if (operation === 'EmailCode') return { emailCode: { ...CODE, emailVerified } }
      if (operation !== 'ResetPassword') return nothing
      sent.push(input)
      return { resetPassword: { __typename: 'ResetPasswordPayload' } }
    })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    if (choice === null) {
      await screen.findByText('Password reset link confirmed. Please set your new password.')
      await pass(2100)
    } else await user.click(await screen.findByRole('link', { name: choice }))
    await waitFor(() => expect(router.state.location.search).toBe('?mode=reset-password'))
    await screen.findByLabelText('New Password')
    expect(screen.queryAllByText(/clears the profile/)).toHaveLength(emailVerified ? 0 : 1)
    await user.type(screen.getByLabelText('New Password'), 'right horse')
    await user.type(screen.getByLabelText('Confirm New Password'), 'wrong horse')
    await user.click(screen.getByRole('button', { name: 'Set New Password' }))
    expect(screen.getByText('New passwords do not match')).toBeDefined()
    await user.clear(screen.getByLabelText('Confirm New Password'))
    await user.type(screen.getByLabelText('Confirm New Password'), 'right horse')
    await user.click(screen.getByRole('button', { name: 'Set New Password' }))
    await screen.findByText('Password updated successfully!')
    expect(sent).toEqual([{ code: 'abc', newPassword: 'right horse', email: null, requestToken: 'asked-here' }])
    expect(localStorage.getItem('toolfinch.reset')).toBeNull()
    await waitFor(() => expect(router.state.location.search).toBe('?mode=signin'))
  })

  it.each([
    ['signup', '/auth?returnTo=/profile'],
    ['recovery', '/auth?mode=reset'],
  ])('for %s says when it is no longer valid, and links to a new one', async (type, way) => {
    const message = 'This link has expired or was already used. Please request a new one.'
    await open(`/auth/callback?type=${type}&code=old`, () => ({
      emailCode: { __typename: 'InvalidCodeError', message },
    }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    const again = await screen.findByRole('link', { name: 'Try Again' })
    expect(again.getAttribute('href')).toBe(way)
  })

  it('shows an error when the server is unreachable', async () => {
    await open('/auth/callback?type=signup&code=abc', () => {
      throw new TypeError('Failed to fetch')
    })
    await screen.findByText('An unexpected error occurred during authentication')
  })

  it.each([
    ['?error=access_denied', 'Authentication failed'],
    ['?error=x&error_description=It%20is%20%3Cb%3Eover', 'It is <b>over'],
    [`?error=x&error_description=${'a'.repeat(300)}`, 'a'.repeat(200)],
    ['?type=signup', 'Authentication failed'],
  ])('shows the message of %s as text', async (search, text) => {
    await open(`/auth/callback${search}`)
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('drops tokens from the URL and creates no session from them', async () => {
    const router = await open('/auth/callback?access_token=a&refresh_token=b')
    await screen.findByText('Authentication successful!')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(localStorage).toHaveLength(0)
    await pass(2100)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})

describe('the result of a sign-in', () => {
  it.each([
    ['success', 'Authentication successful!', 2100, /^\/(dashboard)?$/],
    ['error', 'Authentication failed', 3100, /^\/auth$/],
  ])('%s is shown and redirects', async (status, text, wait, path) => {
    const router = await open(`/auth/result?status=${status}&message=hacked`)
    await screen.findByText(text)
    expect(screen.queryByText(/hacked/)).toBeNull()
    await pass(wait)
    await waitFor(() => expect(router.state.location.pathname).toMatch(path))
  })

  it('that stays in progress leads to the sign-in', async () => {
    const router = await open('/auth/result?status=processing')
    expect(screen.getByText('Processing authentication...')).toBeDefined()
    await pass(3100)
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  })
})
