import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedSession } from '#client/lib/stored-session.ts'
import type { Answers } from '../../support/client/render-at.tsx'
import { box, open, place, press, signedIn } from './auth-screen.tsx'

const webAuthn = vi.hoisted(() => ({ browserSupportsWebAuthn: vi.fn(), startAuthentication: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => webAuthn)

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('scrollTo', () => undefined)
  webAuthn.browserSupportsWebAuthn.mockReturnValue(true)
  webAuthn.startAuthentication.mockResolvedValue({ id: 'credential' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const required = (methods: readonly string[]) => ({
  signIn: {
    __typename: 'SecondFactorRequiredError',
    challenge: 'c1',
    methods,
    code: 'SECOND_FACTOR_REQUIRED',
    message: '',
    field: null,
  },
})
const failure = (typename: string, message: string) => ({ __typename: typename, code: 'X', message, field: null })
const completed = (recoveryCodesLeft: number | null) => ({
  completeSignIn: { ...signedIn('CompleteSignInPayload'), recoveryCodesLeft },
})
const started = {
  startPasskeySignIn: { __typename: 'StartPasskeySignInPayload', token: 't1', options: { challenge: 'x' } },
}

const submit = async (methods: readonly string[], answer: Answers = () => ({})) => {
  const opened = await open('/auth?returnTo=/suggest', (operation, variables, kind) =>
    operation === 'SignIn' ? required(methods) : answer(operation, variables, kind),
  )
  await opened.user.type(box('Email'), 'ada@example.com')
  await opened.user.type(box('Password'), 'right horse')
  await opened.user.click(press('Sign In'))
  await screen.findByRole('heading', { level: 2, name: 'Confirm it’s you' })
  return opened
}

describe('the second step of signing in', () => {
  it('takes a pasted code of the app, in a field that phones fill in', async () => {
    const { sent, user, router } = await submit(['AUTHENTICATOR', 'RECOVERY_CODE'], () => completed(null))
    const field = box('Code from the app')
    expect(document.activeElement).toBe(field)
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric'])
    await user.click(press('Continue'))
    expect(screen.getByText('Enter the code from the app.')).toBeTruthy()
    await user.click(field)
    await user.paste('123 456')
    await user.click(press('Continue'))
    await waitFor(() => expect(place(router)).toBe('/suggest'))
    expect(sent.at(-1)?.variables).toEqual({ input: { challenge: 'c1', code: '123 456', deviceToken: null } })
  })

  it('takes a recovery code, and says how many are left', async () => {
    const { user } = await submit(['AUTHENTICATOR', 'RECOVERY_CODE'], () => completed(9))
    await user.click(press('Use a recovery code'))
    const field = box('Recovery code')
    expect([field.autocomplete, field.inputMode]).toEqual(['off', 'text'])
    await user.type(field, 'abcde-12345')
    await user.click(press('Continue'))
    expect(await screen.findByText('Welcome back! You have 9 recovery codes left.')).toBeTruthy()
  })

  it.each([
    ['InvalidCodeError', 'This code is wrong or was already used. Please try another one.'],
    ['SignInExpiredError', 'This sign-in has expired. Please sign in again.'],
    ['RateLimitedError', 'Too many requests.'],
  ])('shows %s and leads back', async (typename, message) => {
    const { user } = await submit(['AUTHENTICATOR'], () => ({ completeSignIn: failure(typename, message) }))
    await user.type(box('Code from the app'), '123456')
    await user.click(press('Continue'))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    await user.click(press('Back to email and password'))
    expect(box('Email')).toBeTruthy()
    expect(storedSession.get()).toBeNull()
  })

  it('offers the passkey first without an app', async () => {
    const answer: Answers = (operation) =>
      operation === 'StartPasskeySignIn' ? started : { signInWithPasskey: signedIn('SignInWithPasskeyPayload') }
    const { user, router } = await submit(['PASSKEY', 'RECOVERY_CODE'], answer)
    expect(screen.getByText('Your account has a second factor. Use your passkey to continue.')).toBeTruthy()
    expect(screen.queryByLabelText('Recovery code')).toBeNull()
    await user.click(press('Sign in with a passkey'))
    await waitFor(() => expect(place(router)).toBe('/suggest'))
  })
})

describe('signing in with a passkey', () => {
  it('needs no email and no password', async () => {
    const answer: Answers = (operation) =>
      operation === 'StartPasskeySignIn' ? started : { signInWithPasskey: signedIn('SignInWithPasskeyPayload') }
    const { user, sent, router } = await open('/auth?returnTo=/suggest', answer)
    await user.click(press('Sign in with a passkey'))
    await waitFor(() => expect(place(router)).toBe('/suggest'))
    expect(webAuthn.startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'x' } })
    expect(sent.at(-1)?.variables).toEqual({
      input: { token: 't1', response: '{"id":"credential"}', deviceToken: null },
    })
  })

  it.each([
    [
      'without support',
      () => webAuthn.browserSupportsWebAuthn.mockReturnValue(false),
      'This browser can’t use passkeys on this page. Sign in with your password instead.',
    ],
    [
      'when it is canceled',
      () => webAuthn.startAuthentication.mockRejectedValue(new Error('NotAllowedError')),
      'No passkey was used. Try again, or sign in with your password.',
    ],
    ['when it is refused', () => undefined, 'This passkey was not accepted.'],
  ])('says what to do %s', async (_when, prepare, message) => {
    prepare()
    const answer: Answers = (operation) =>
      operation === 'StartPasskeySignIn'
        ? started
        : { signInWithPasskey: failure('InvalidCredentialsError', 'This passkey was not accepted.') }
    const { user } = await open('/auth', answer)
    await user.click(press('Sign in with a passkey'))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
  })

  it('says when the website has no passkeys', async () => {
    const { user } = await open('/auth', () => ({
      startPasskeySignIn: failure('PasskeysUnavailableError', 'Passkeys need a website with a host name and HTTPS.'),
    }))
    await user.click(press('Sign in with a passkey'))
    expect(await screen.findByText('Passkeys need a website with a host name and HTTPS.')).toBeTruthy()
  })
})

describe('the link that cancels a removal', () => {
  it('asks first, and says what happened', async () => {
    const answers = [
      failure('InvalidCodeError', 'This removal was canceled already, or is done.'),
      { __typename: 'KeepFactorsPayload' },
    ]
    const { user, sent } = await open('/auth/callback?type=keep-factors&code=abc', () => ({
      keepFactors: answers.shift(),
    }))
    const button = await screen.findByRole('button', { name: 'Cancel the removal' })
    expect(sent).toEqual([])
    await user.click(button)
    expect(await screen.findByText('This removal was canceled already, or is done.')).toBeTruthy()
    await user.click(press('Cancel the removal'))
    expect(await screen.findByRole('heading', { name: 'Canceled' })).toBeTruthy()
    expect(sent.map(({ variables }) => variables)).toEqual([{ code: 'abc' }, { code: 'abc' }])
  })
})
