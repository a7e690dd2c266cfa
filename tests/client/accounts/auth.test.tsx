import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SESSION_KEY } from '#client/lib/stored-session.ts'
import type { Answers } from '../../support/client/render-at.tsx'
import { box, open, place, press, signedIn } from './auth-screen.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('signing in', () => {
  it('shows an error beside each field until it is edited', async () => {
    const { sent, user } = await open('/auth')
    await user.click(press('Sign In'))
    expect(screen.getByText('Email is required')).toBeDefined()
    expect(screen.getByText('Password is required')).toBeDefined()
    expect(document.activeElement).toBe(box('Email'))
    await user.type(box('Email'), 'x')
    expect(screen.queryByText('Email is required')).toBeNull()
    await user.click(press('Sign In'))
    expect(screen.getByText('Please enter a valid email address')).toBeDefined()
    expect(sent).toEqual([])
  })

  const submit = async (at: string, answer: Answers, state?: unknown) => {
    const opened = await open(at, answer, state)
    await opened.user.type(box('Email'), ' ada@example.com ')
    await opened.user.type(box('Password'), 'right horse')
    await opened.user.click(press('Sign In'))
    return opened
  }

  it('stores the session, greets the member and returns to the previous screen', async () => {
    const { sent, router } = await submit('/auth?returnTo=/suggest', () => ({ signIn: signedIn('SignInPayload') }))
    await waitFor(() => expect(place(router)).toBe('/suggest'))
    expect(sent).toEqual([
      {
        operation: 'SignIn',
        variables: { input: { email: 'ada@example.com', password: 'right horse', deviceToken: null } },
      },
    ])
    expect(localStorage.getItem('toolfinch.device')).toBe('a device')
    expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '').access_token).toBe('secret')
    await screen.findByText('Welcome back!')
  })

  it('never redirects to another site', async () => {
    const answer = () => ({ signIn: signedIn('SignInPayload') })
    const { router } = await submit('/auth?returnTo=//evil.example', answer)
    await waitFor(() => expect(place(router)).toBe('/dashboard'))
    await screen.findByText('No recent activity')
  })

  it('saves the tool whose heart led here exactly once', async () => {
    const answer: Answers = (operation) =>
      operation === 'SignIn'
        ? { signIn: signedIn('SignInPayload') }
        : { addFavorite: { __typename: 'AddFavoritePayload' } }
    const { sent, router } = await submit('/auth?returnTo=/suggest', answer, { favorite: 't1', favoriteName: 'Alpha' })
    await waitFor(() => expect(place(router)).toBe('/suggest'))
    expect(sent.filter(({ operation }) => operation === 'AddFavorite').map(({ variables }) => variables)).toEqual([
      { toolId: 't1' },
    ])
    expect(router.state.location.state).toBeNull()
    expect(await screen.findByText('Alpha saved')).toBeTruthy()
  })

  it('shows the server’s reason', async () => {
    const signIn = { __typename: 'InvalidCredentialsError', message: 'Invalid email or password' }
    const { router } = await submit('/auth', () => ({ signIn }))
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password')
    expect(place(router)).toBe('/auth')
  })

  it('shows an error when the server is unreachable', async () => {
    await submit('/auth', () => {
      throw new TypeError('Failed to fetch')
    })
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred during sign in')
  })

  it('shows an error when the response is empty', async () => {
    await submit('/auth', () => ({ signIn: null }))
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign in')
  })

  it('redirects members immediately', async () => {
    const user = { id: 'v1', email: 'ada@example.com', fullName: 'Ada' }
    localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'kept', user }))
    const { router } = await open('/auth?returnTo=/suggest')
    await waitFor(() => expect(place(router)).toBe('/suggest'))
  })
})

describe('a change of mode', () => {
  it('clears errors and every field except the email, and keeps the destination', async () => {
    const { user, router } = await open('/auth?returnTo=/suggest', undefined, { favorite: 't1', favoriteName: 'Alpha' })
    expect(screen.getByText('Sign in to save Alpha')).toBeTruthy()
    await user.click(press('Sign In'))
    await user.type(box('Email'), 'ada@example.com')
    await user.type(box('Password'), 'secret')
    await user.click(screen.getByRole('link', { name: 'New here? Create an account' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create Your Account')
    expect(box('Email').value).toBe('ada@example.com')
    expect(box('Password').value).toBe('')
    expect(screen.queryByText('Password is required')).toBeNull()
    expect(place(router)).toBe('/auth?mode=signup&returnTo=%2Fsuggest')
    expect(screen.getByText('Sign up to save Alpha')).toBeTruthy()
    expect(router.state.location.state).toEqual({ favorite: 't1', favoriteName: 'Alpha' })
  })
})

describe('a forgotten password', () => {
  it('is reset by email address, without revealing whether there is an account', async () => {
    const { user } = await open('/auth?mode=reset', () => ({
      requestPasswordReset: { __typename: 'RequestPasswordResetPayload', requestToken: 'a-token' },
    }))
    await user.type(box('Email'), 'ada@example.com')
    await user.click(press('Send Reset Link'))
    await screen.findByRole('heading', { level: 1, name: 'Check Your Email' })
    expect(screen.queryByText('Reset Your Password')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await user.click(screen.getByRole('button', { name: 'Try another address or resend' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reset Your Password')
    expect(box('Email').value).toBe('ada@example.com')
    await user.click(press('Send Reset Link'))
    await screen.findByRole('heading', { level: 1, name: 'Check Your Email' })
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }))
    expect(box('Email').value).toBe('ada@example.com')
  })

  it('shows an error when the server is unreachable or its response is empty', async () => {
    const ask = async (answer: Answers) => {
      const { user } = await open('/auth?mode=reset', answer)
      await user.type(box('Email'), 'ada@example.com')
      await user.click(press('Send Reset Link'))
      return (await screen.findByRole('alert')).textContent
    }
    const unreachable = ask(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(await unreachable).toBe('Failed to send reset email. Please try again.')
    cleanup()
    expect(await ask(() => ({ requestPasswordReset: null }))).toBe('Failed to send reset email')
  })

  it('cannot be set without an email link', async () => {
    await open('/auth?mode=reset-password')
    expect(screen.getByText('Use the link in your email')).toBeDefined()
    expect(screen.queryByLabelText('New Password')).toBeNull()
  })
})

describe('the result of a sign-in', () => {
  it.each([
    ['success', 'Success!', 'Authentication successful!', 'Redirecting to your dashboard...'],
    ['error', 'That didn’t work', 'Authentication failed', 'You will be redirected to try again.'],
    ['processing', 'Processing...', 'Processing authentication...', null],
    ['', 'Nothing to show', /^This page shows the result of a sign-in/, null],
    ['other', 'Nothing to show', /^This page shows the result of a sign-in/, null],
  ])('is shown by its status: %s', async (status, title, message, hint) => {
    await open(`/auth/result?status=${status}&message=Pay%20here`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByText(message)).toBeDefined()
    if (hint !== null) expect(screen.getByText(hint)).toBeDefined()
    expect(screen.queryByText(/Pay here/)).toBeNull()
  })

  it('offers a way on when the address contains none', async () => {
    await open('/auth/result')
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
    expect(screen.queryByText('Processing...')).toBeNull()
  })
})
