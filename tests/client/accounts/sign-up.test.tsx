import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '../../support/client/render-at.tsx'
import { box, open, press, signedIn } from './auth-screen.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('signing up', () => {
  const signUp = async (answer: Answers) => {
    const { user } = await open('/auth?mode=signup', answer)
    await user.type(box('Email'), 'ada@example.com')
    await user.type(box('Password'), 'right horse')
    await user.type(box('Full Name'), 'Ada')
    await user.click(press('Create Account'))
  }

  it('shows an error when the server is unreachable or its response is empty', async () => {
    await signUp(() => {
      throw new TypeError('Failed to fetch')
    })
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred during sign up')
    cleanup()
    await signUp(() => ({ signUp: null }))
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign up')
  })

  it('says what a new member gets: a free account, or the plan that they are buying', async () => {
    await open('/auth?mode=signup')
    expect(screen.getByText("Save tools and find them on any device. It's free.")).toBeDefined()
    cleanup()
    await open(`/auth?mode=signup&returnTo=${encodeURIComponent('/pricing?plan=pro&period=year')}`)
    expect(screen.getByText('Pro Plan, $180 a year')).toBeDefined()
    expect(screen.queryByText(/It's free/)).toBeNull()
  })

  it('enforces the rules for a new account', async () => {
    const { user } = await open('/auth?mode=signup')
    await user.type(box('Password'), '1234567')
    await user.type(box('Full Name'), '  ')
    await user.click(press('Create Account'))
    expect(screen.getByText('Password must be at least 8 characters long')).toBeDefined()
    expect(screen.getByText('Full name is required')).toBeDefined()
  })

  it('says under the email field that the account exists, and shows the server’s reason above', async () => {
    const message = 'An account with this email already exists.'
    await signUp(() => ({ signUp: { __typename: 'AccountExistsError', message } }))
    await screen.findByText('An account with this email already exists. Please sign in instead.')
    expect(box('Email').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(message)).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Sign in with this email' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign In')
    expect(box('Email').value).toBe('ada@example.com')
  })

  it('takes a friend’s referral code from the URL, in upper case', async () => {
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

  it('says that a link to verify the address is on its way', async () => {
    const { viewer, ...answer } = signedIn('SignUpPayload')
    const { user } = await open('/auth?mode=signup', () => ({
      signUp: { ...answer, viewer: { ...viewer, emailVerified: false } },
    }))
    await user.type(box('Email'), 'ada@example.com')
    await user.type(box('Password'), 'right horse')
    await user.type(box('Full Name'), 'Ada')
    await user.click(press('Create Account'))
    await screen.findByText('We sent you an email with a link. Open it to verify your address.')
  })

  it('says that a referral code is unknown, and continues', async () => {
    const answer = { signUp: { ...signedIn('SignUpPayload'), referralCodeKnown: false } }
    const { user } = await open('/auth?mode=signup&ref=AB12', () => answer)
    await user.type(box('Email'), 'ada@example.com')
    await user.type(box('Password'), 'right horse')
    await user.type(box('Full Name'), 'Ada')
    await user.click(press('Create Account'))
    await screen.findByText("Account created successfully! Referral code AB12 doesn't exist, so it won't count.")
  })

  it('fills in a code from the URL in upper case, and shows the optional fields for it', async () => {
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

  it('shows the optional fields when one of them is rejected', async () => {
    const message = 'Company is too long'
    await signUp(() => ({ signUp: { __typename: 'InvalidInputError', message, field: 'company' } }))
    await screen.findByText(message)
    expect(box('Company').closest('details')?.open).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(box('Company')))
  })

  it('shows the password on request', async () => {
    const { user } = await open('/auth?mode=signup')
    await user.type(box('Password'), 'right horse')
    expect(box('Password').type).toBe('password')
    const show = screen.getByRole('button', { name: 'Show Password' })
    await user.click(show)
    expect(box('Password').type).toBe('text')
    expect(box('Password').value).toBe('right horse')
    expect(show.getAttribute('aria-pressed')).toBe('true')
    await user.click(show)
    expect(box('Password').type).toBe('password')
  })

  it.each(['<b>', 'ab-c', 'TOOLONG12'])('ignores an invalid code: %s', async (code) => {
    await open(`/auth?mode=signup&ref=${encodeURIComponent(code)}`)
    expect(box('Referral Code').value).toBe('')
  })
})
