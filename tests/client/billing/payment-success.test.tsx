import { act, screen, waitFor } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RESULTS_KEY } from '#client/lib/pending-quiz-storage.ts'
import { SESSION_KEY } from '#client/lib/stored-session.ts'
import { keepSession, MEMBER } from '../../support/client/member.tsx'
import type { Answers } from '../../support/client/render-at.tsx'
import { openPaymentSuccess as open } from './payment-success-screen.tsx'

const signedIn = (typename: string) => ({
  __typename: typename,
  referralCodeKnown: null,
  session: { __typename: 'IssuedSession', accessToken: 'secret', expiresAt: '2026-12-01T00:00:00Z' },
  viewer: MEMBER,
  deviceToken: 'a device',
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const box = (name: string) => screen.getByLabelText(name, { exact: true }) as HTMLInputElement
const press = (name: string) => screen.getByRole('button', { name })
const stored = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}').user

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  // Otherwise Testing Library waits with real timers.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('a member with an active plan', () => {
  beforeEach(() => keepSession())

  it('counts down from three and opens the dashboard', async () => {
    const { place } = await open()
    await pass(50)
    expect(heading()).toBe('Payment Successful!')
    expect(screen.getByText('Your Pro Plan is active.')).toBeDefined()
    const shown = () => screen.getAllByText(/^Redirecting to your dashboard in/).at(-1)?.textContent
    expect(shown()).toBe('Redirecting to your dashboard in 3 seconds...')
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.getByRole('link', { name: 'Return' }).getAttribute('href')).toBe('/')
    await pass(2000)
    expect(shown()).toBe('Redirecting to your dashboard in 1 second...')
    expect(screen.getByRole('status').textContent).toBe('Redirecting to your dashboard in 3 seconds...')
    expect(place()).toContain('/payment/success')
    await pass(1000)
    expect(place()).toBe('/dashboard')
  })

  it('says what is unlocked and the next three steps, without a redirect for those who stay', async () => {
    const { place } = await open()
    await pass(50)
    await vi.dynamicImportSettled()
    await pass(0)
    expect(screen.getByText('Unlimited recommendations')).toBeDefined()
    expect(screen.queryByText(/ROI/)).toBeNull()
    const steps = [...screen.getByRole('region', { name: 'Your next three steps' }).querySelectorAll('a')]
    expect(steps.map((link) => link.pathname)).toEqual(['/quiz', '/compare', '/settings'])
    act(() => press('Stay here').click())
    await pass(5000)
    expect(place()).toContain('/payment/success')
  })

  it('is stored as a paying member in this browser', async () => {
    await open()
    await pass(50)
    expect(stored()).toMatchObject({ planLabel: 'Pro Plan', paid: true })
  })

  it('opens the quiz results, which are regenerated', async () => {
    const { place } = await open({ hasResult: true })
    await pass(50)
    await pass(3000)
    expect(place()).toBe('/quiz/results?upgraded=true')
  })

  it('opens them even with results only stored in this browser', async () => {
    localStorage.setItem(RESULTS_KEY, JSON.stringify({ id: 'a', answers: { 1: ['designer'] }, completedAt: '' }))
    const { place, requests } = await open()
    await pass(50)
    await pass(3000)
    expect(place()).toBe('/quiz/results?upgraded=true')
    expect(requests).not.toContain('LatestResult')
  })
})

describe('a member with a pending payment', () => {
  beforeEach(() => keepSession())

  it('waits, and continues once the plan is active', async () => {
    const { world, place } = await open({ paid: false })
    await pass(50)
    expect(screen.getByText('Starting your plan…')).toBeDefined()
    await pass(5000)
    expect(screen.queryByText(/^Redirecting/)).toBeNull()
    world.paid = true
    await pass(2100)
    expect(screen.getByText('Your Pro Plan is active.')).toBeDefined()
    await pass(3000)
    expect(place()).toBe('/dashboard')
    expect(stored()).toMatchObject({ paid: true })
  })

  it('is told after half a minute that the account will be updated automatically, as it then is', async () => {
    const { world } = await open({ paid: false })
    await pass(29_000)
    expect(screen.queryByText(/being confirmed/)).toBeNull()
    await pass(1500)
    expect(screen.getByText(/Your payment is being confirmed. Your plan will start automatically/)).toBeDefined()
    world.paid = true
    await pass(10_500)
    expect(screen.getByText('Your Pro Plan is active.')).toBeDefined()
  })

  it('stops polling once the plan is active', async () => {
    const { requests } = await open()
    await pass(50)
    const before = requests.filter((operation) => operation === 'PlanActivation').length
    await pass(2500)
    expect(requests.filter((operation) => operation === 'PlanActivation')).toHaveLength(before)
  })

  it('sees that a bank debit is being processed, and is congratulated once it has arrived', async () => {
    const { world } = await open({ paid: false, checkout: 'PROCESSING' })
    await pass(50)
    expect(heading()).toBe('Payment Processing')
    expect(screen.getByRole('status').textContent).toMatch(/^Your bank hasn’t confirmed the payment yet/)
    world.checkout = 'COMPLETE'
    world.paid = true
    await pass(120_000)
    await pass(50)
    expect(heading()).toBe('Payment Successful!')
  })
})

describe.each([
  ['has a paid plan', true],
  ['has no paid plan', false],
])('a member who %s but did not pay in this checkout', (_title, paid) => {
  beforeEach(() => keepSession())
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

  it.each(['OPEN', 'EXPIRED'])('sees that nothing was charged for a checkout that is %s', async (checkout) => {
    const { requests } = await open({ paid, checkout })
    await pass(50)
    expect(heading()).toBe('Payment Not Completed')
    expect(hrefOf('See Plans')).toBe('/pricing')
    expect(requests).not.toContain('PlanActivation')
  })

  it.each([
    ["an invented or another member's checkout", '/payment/success?session_id=cs_test_1'],
    ['no checkout in the address', '/payment/success'],
    ['an empty one', '/payment/success?session_id='],
  ])('with %s is shown the way back, without congratulations', async (_which, at) => {
    const { place } = await open({ paid, checkout: null }, at)
    await pass(50)
    expect(heading()).toBe('No Payment Found')
    expect(hrefOf('Open Subscription Settings')).toBe('/settings?tab=subscription')
    expect(hrefOf('See Plans')).toBe('/pricing')
    expect(hrefOf('Return')).toBe('/')
    await pass(40_000)
    expect(document.body.textContent).not.toMatch(/Successful|receipt|Redirecting/)
    expect(place()).toMatch(/^\/payment\/success/)
  })

  it('is not congratulated while the payment cannot be checked, and can try again', async () => {
    const { world, user } = await open({ paid, checkout: 'unreachable' })
    await pass(50)
    expect(heading()).toBe('Payment Not Checked Yet')
    world.checkout = 'COMPLETE'
    await user.click(press('Try Again'))
    await pass(50)
    expect(heading()).toBe('Payment Successful!')
  })
})

describe('a customer without a session', () => {
  const openStep = async (name: string, respond?: Answers) => {
    const opened = await open(respond === undefined ? {} : { respond })
    await pass(10)
    await vi.dynamicImportSettled()
    await pass(10)
    await opened.user.click(press(name))
    return opened
  }

  it('can create an account or sign in, and switch between them', async () => {
    await open()
    expect(heading()).toBe('Log In to See Your Payment')
    expect(press('Login to Existing Account')).toBeDefined()
    expect(press('Create New Account')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Return' }).getAttribute('href')).toBe('/')
  })

  it.each(['/payment/success', '/payment/success?session_id='])(
    'without a checkout can only log in: %s',
    async (at) => {
      await open({}, at)
      await pass(10)
      expect(heading()).toBe('No Payment Found')
      expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
        '/auth?mode=signin&returnTo=%2Fsettings%3Ftab%3Dsubscription',
      )
    },
  )

  const logIn = async ({ user }: { user: ReturnType<typeof userEvent.setup> }) => {
    await user.type(box('Email'), 'ada@example.com')
    await user.type(box('Password'), 'right horse')
    await user.click(press('Login'))
  }

  it('logs in and continues', async () => {
    const opened = await openStep('Login to Existing Account', () => ({ signIn: signedIn('SignInPayload') }))
    expect(document.activeElement?.textContent).toBe('Login to Existing Account')
    await logIn(opened)
    await pass(50)
    expect(screen.getByText('Your Pro Plan is active.')).toBeDefined()
  })

  it('is offered a new account when the login is rejected, with the email filled in', async () => {
    const opened = await openStep('Login to Existing Account', () => ({
      signIn: { __typename: 'InvalidCredentialsError', message: 'Invalid email or password' },
    }))
    await logIn(opened)
    await pass(50)
    expect(heading()).toBe('Create New Account')
    expect(screen.getByText(/Invalid email or password/)).toBeDefined()
    expect(box('Email').value).toBe('ada@example.com')
  })

  it('stays at the login when the server is unreachable', async () => {
    const opened = await openStep('Login to Existing Account', () => {
      throw new TypeError('Failed to fetch')
    })
    await logIn(opened)
    await pass(50)
    expect(heading()).toBe('Login to Existing Account')
    expect(screen.getByRole('alert').textContent).toMatch(/check your connection/)
  })

  const signUp = async ({ user }: { user: ReturnType<typeof userEvent.setup> }, confirmed = 'a long phrase') => {
    await user.type(box('Full Name'), 'Ada Finch')
    await user.type(box('Email'), 'ada@example.com')
    await user.type(box('Password'), 'a long phrase')
    await user.type(box('Confirm Password'), confirmed)
    await user.click(press('Create Account'))
  }

  it('creates an account and continues', async () => {
    const inputs: unknown[] = []
    const opened = await openStep('Create New Account', (_operation, { input }) => {
      inputs.push(input)
      return { signUp: signedIn('SignUpPayload') }
    })
    await signUp(opened)
    await pass(50)
    expect(inputs).toEqual([
      expect.objectContaining({
        email: 'ada@example.com',
        password: 'a long phrase',
        fullName: 'Ada Finch',
        company: null,
      }),
    ])
    expect(screen.getByText('Your Pro Plan is active.')).toBeDefined()
  })

  it('must type the same password twice', async () => {
    const opened = await openStep('Create New Account')
    await signUp(opened, 'another phrase')
    expect(screen.getByText('Passwords do not match')).toBeDefined()
  })

  it('sees why no account was created', async () => {
    const opened = await openStep('Create New Account', () => ({
      signUp: { __typename: 'RateLimitedError', message: 'Too many attempts.' },
    }))
    await signUp(opened)
    await pass(50)
    expect(screen.getByRole('alert').textContent).toBe('Error creating account: Too many attempts.')
  })

  it('sees an unexpected error when neither the network nor the server failed', async () => {
    const opened = await openStep('Create New Account', () => ({ signUp: signedIn('SignUpPayload') }))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    await signUp(opened)
    await pass(50)
    vi.restoreAllMocks()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('An unexpected error occurred'))
  })
})
