import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAllRoutes } from '../../../client/all-routes.tsx'
import { loadLateParts } from '../../../client/lib/late-part.tsx'
import { SESSION_KEY } from '../../../client/lib/stored-session.ts'
import { type Answers, renderRoutes } from '../support/render-at.tsx'

const VIEWER = {
  __typename: 'Viewer',
  id: 'v1',
  email: 'ada@example.com',
  fullName: 'Ada',
  role: 'MEMBER',
  emailVerified: true,
  entitlement: { __typename: 'Entitlement', label: 'Basic Plan', paid: false },
}
const signedIn = (typename: string) => ({
  __typename: typename,
  session: { __typename: 'IssuedSession', accessToken: 'secret', expiresAt: '2026-12-01T00:00:00Z' },
  viewer: VIEWER,
  deviceToken: 'a device',
})

/** What the screen asks for that a sign-in leads to. */
const DASHBOARD = {
  favorites: { __typename: 'FavoriteConnection', totalCount: 0, nodes: [] },
  recentActivity: [],
  toolsExplored: 0,
  quizResult: null,
}

type Sent = { readonly operation: string; readonly variables: Record<string, unknown> }

async function open(at: string, answer: Answers = () => ({}), state?: unknown) {
  const sent: Sent[] = []
  const answers: Answers = (operation, variables) => {
    if (!operation.endsWith('Mutation'))
      return { categories: [], tools: { nodes: [] }, favoriteToolIds: [], viewer: VIEWER, ...DASHBOARD }
    sent.push({ operation, variables })
    return answer(operation, variables)
  }
  const { router } = renderRoutes(createAllRoutes(), { at: '/about', answers })
  await act(() => router.navigate(at, { state }))
  await screen.findByRole('heading', { level: 1 })
  // The forms of most modes come with the first of their pages.
  await act(() => loadLateParts())
  return { sent, router, user: userEvent.setup() }
}

const box = (name: string) => screen.getByLabelText(name, { exact: true }) as HTMLInputElement
const press = (name: string) => screen.getByRole('button', { name })
const place = (router: Awaited<ReturnType<typeof open>>['router']) =>
  router.state.location.pathname + router.state.location.search

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('signing in', () => {
  it('says beside each field what is wrong, until it is changed', async () => {
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

  it('keeps the session, says hello and leads to where one was', async () => {
    const { sent, router } = await submit('/auth?returnTo=/suggest', () => ({ signIn: signedIn('SignInPayload') }))
    await waitFor(() => expect(place(router)).toBe('/suggest'), { timeout: 5000 })
    expect(sent).toEqual([
      {
        operation: 'SignInMutation',
        variables: { input: { email: 'ada@example.com', password: 'right horse', deviceToken: null } },
      },
    ])
    expect(localStorage.getItem('toolfinch.device')).toBe('a device')
    expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '').access_token).toBe('secret')
    await screen.findByText('Welcome back!')
  })

  it('never leads to another site', async () => {
    const answer = () => ({ signIn: signedIn('SignInPayload') })
    const { router } = await submit('/auth?returnTo=//evil.example', answer)
    await waitFor(() => expect(place(router)).toBe('/dashboard'), { timeout: 5000 })
    await screen.findByText('No recent activity')
  })

  it('completes the heart that led here exactly once', async () => {
    const answer: Answers = (operation) =>
      operation === 'SignInMutation'
        ? { signIn: signedIn('SignInPayload') }
        : { addFavorite: { __typename: 'AddFavoritePayload' } }
    const { sent, router } = await submit('/auth?returnTo=/suggest', answer, { favorite: 't1', favoriteName: 'Alpha' })
    await waitFor(() => expect(place(router)).toBe('/suggest'), { timeout: 5000 })
    expect(
      sent.filter(({ operation }) => operation === 'AddFavoriteMutation').map(({ variables }) => variables),
    ).toEqual([{ toolId: 't1' }])
    expect(router.state.location.state).toBeNull()
    expect(await screen.findByText('Alpha saved')).toBeTruthy()
  })

  it('tells the reason of the server', async () => {
    const signIn = { __typename: 'InvalidCredentialsError', message: 'Invalid email or password' }
    const { router } = await submit('/auth', () => ({ signIn }))
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password')
    expect(place(router)).toBe('/auth')
  })

  it('says so when the server cannot be reached', async () => {
    await submit('/auth', () => {
      throw new TypeError('Failed to fetch')
    })
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred during sign in')
  })

  it('says so when the answer of the server is empty', async () => {
    await submit('/auth', () => ({ signIn: null }))
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign in')
  })

  it('leads members on at once', async () => {
    const user = { id: 'v1', email: 'ada@example.com', fullName: 'Ada' }
    localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'kept', user }))
    const { router } = await open('/auth?returnTo=/suggest')
    await waitFor(() => expect(place(router)).toBe('/suggest'), { timeout: 5000 })
  })
})

describe('signing up', () => {
  const signUp = async (answer: Answers) => {
    const { user } = await open('/auth?mode=signup', answer)
    await user.type(box('Email'), 'ada@example.com')
    await user.type(box('Password'), 'right horse')
    await user.type(box('Full Name'), 'Ada')
    await user.click(press('Create Account'))
  }

  it('says so when the server cannot be reached, and when its answer is empty', async () => {
    await signUp(() => {
      throw new TypeError('Failed to fetch')
    })
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred during sign up')
    cleanup()
    await signUp(() => ({ signUp: null }))
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign up')
  })

  it('holds the rules of a new account', async () => {
    const { user } = await open('/auth?mode=signup')
    await user.type(box('Password'), '1234567')
    await user.type(box('Full Name'), '  ')
    await user.click(press('Create Account'))
    expect(screen.getByText('Password must be at least 8 characters long')).toBeDefined()
    expect(screen.getByText('Full name is required')).toBeDefined()
  })

  it('tells under the address that there is such an account, and the reason of the server above', async () => {
    const message = 'An account with this email already exists.'
    await signUp(() => ({ signUp: { __typename: 'AccountExistsError', message } }))
    await screen.findByText('An account with this email already exists. Please sign in instead.')
    expect(box('Email').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(message)).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Sign in with this email' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign In')
    expect(box('Email').value).toBe('ada@example.com')
  })

  it('takes the code of a friend from the address, in capitals', async () => {
    const { user, sent } = await open('/auth?mode=signup&ref=AB12', () => ({ signUp: signedIn('SignUpPayload') }))
    expect(box('Referral Code').value).toBe('AB12')
    expect(screen.getByText("You'll help your friend earn rewards when you subscribe!")).toBeDefined()
    await user.clear(box('Referral Code'))
    // A dotless i is no I.
    await user.type(box('Referral Code'), 'xy9\u0131')
    expect(box('Referral Code').value).toBe('XY9\u0131')
    await user.keyboard('{Backspace}')
    await user.type(box('Email'), 'ada@example.com')
    await user.type(box('Password'), 'right horse')
    await user.type(box('Full Name'), 'Ada')
    await user.click(press('Create Account'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.variables['input']).toMatchObject({ referralCode: 'XY9', fullName: 'Ada', company: null })
    await screen.findByText('Account created successfully!')
  })

  it('says that the code of a friend is not known, and goes on', async () => {
    const answer = { signUp: { ...signedIn('SignUpPayload'), referralCodeKnown: false } }
    const { user } = await open('/auth?mode=signup&ref=AB12', () => answer)
    await user.type(box('Email'), 'ada@example.com')
    await user.type(box('Password'), 'right horse')
    await user.type(box('Full Name'), 'Ada')
    await user.click(press('Create Account'))
    await screen.findByText('Account created successfully! Nobody has the referral code AB12, so it will not count.')
  })

  it('fills a code of the address in upper case, and shows the optional fields for it', async () => {
    await open('/auth?mode=signup&ref=abcd1234')
    expect(box('Referral Code').value).toBe('ABCD1234')
    expect(box('Referral Code').closest('details')?.open).toBe(true)
    cleanup()
    await open('/auth?mode=signup')
    expect(screen.getByText('Add details (optional)').closest('details')?.open).toBe(false)
    for (const name of ['Company', 'Job Title', 'Industry', 'Referral Code']) {
      expect(box(name).closest('details')).toBeTruthy()
    }
    for (const name of ['Email', 'Password', 'Full Name']) expect(box(name).closest('details')).toBeNull()
  })

  it('shows the optional fields when one of them is refused', async () => {
    const message = 'Company is too long'
    await signUp(() => ({ signUp: { __typename: 'InvalidInputError', message, field: 'company' } }))
    await screen.findByText(message)
    expect(box('Company').closest('details')?.open).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(box('Company')))
  })

  it('shows what is typed into the password on request', async () => {
    const { user } = await open('/auth?mode=signup')
    await user.type(box('Password'), 'right horse')
    expect(box('Password').type).toBe('password')
    const show = screen.getByRole('button', { name: 'Show what is typed into Password' })
    await user.click(show)
    expect(box('Password').type).toBe('text')
    expect(box('Password').value).toBe('right horse')
    expect(show.getAttribute('aria-pressed')).toBe('true')
    await user.click(show)
    expect(box('Password').type).toBe('password')
  })

  it.each(['<b>', 'ab-c', 'TOOLONG12'])('takes no such code: %s', async (code) => {
    await open(`/auth?mode=signup&ref=${encodeURIComponent(code)}`)
    expect(box('Referral Code').value).toBe('')
  })
})

describe('a change of mode', () => {
  it('clears errors and every field except the address, and keeps where it leads to', async () => {
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

describe('a lost password', () => {
  it('is asked for by address, and nobody learns whether there is an account', async () => {
    const { user } = await open('/auth?mode=reset', () => ({
      requestPasswordReset: { __typename: 'RequestPasswordResetPayload' },
    }))
    await user.type(box('Email'), 'ada@example.com')
    await user.click(press('Send Reset Link'))
    await screen.findByRole('heading', { level: 1, name: 'Check Your Email' })
    expect(screen.queryByText('Reset Your Password')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await user.click(screen.getByRole('button', { name: 'Use another address or send it again' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reset Your Password')
    expect(box('Email').value).toBe('ada@example.com')
    await user.click(press('Send Reset Link'))
    await screen.findByRole('heading', { level: 1, name: 'Check Your Email' })
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }))
    expect(box('Email').value).toBe('ada@example.com')
  })

  it('says so when the server cannot be reached, and when its answer is empty', async () => {
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

  it('cannot be set without the link of an email', async () => {
    await open('/auth?mode=reset-password')
    expect(screen.getByText('This step starts in your email')).toBeDefined()
    expect(screen.queryByLabelText('New Password')).toBeNull()
  })
})

describe('what became of a sign-in', () => {
  it.each([
    ['success', 'Success!', 'Authentication successful!', 'Redirecting to your dashboard...'],
    ['error', 'That did not work', 'Authentication failed', 'You will be redirected to try again.'],
    ['', 'Processing...', 'Processing authentication...', null],
  ])('is told by its code: %s', async (status, title, message, hint) => {
    await open(`/auth/result?status=${status}&message=Pay%20here`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByText(message)).toBeDefined()
    if (hint !== null) expect(screen.getByText(hint)).toBeDefined()
    expect(screen.queryByText(/Pay here/)).toBeNull()
  })
})
