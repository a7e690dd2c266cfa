import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PrivacyTab } from '#client/features/accounts/settings/privacy-tab.tsx'
import { giveDialogs, keepSession, MEMBER, renderForMember } from '../../support/client/member.tsx'

const webAuthn = vi.hoisted(() => ({ browserSupportsWebAuthn: vi.fn(), startRegistration: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => webAuthn)

const SETTINGS = { __typename: 'MemberSettings', id: MEMBER.id, keepHistory: true }
const SCREEN = {
  path: '/settings',
  Component: () => (
    <PrivacyTab email={MEMBER.email} sessions={[]} settings={SETTINGS as never} outcomes={null} reviews={null} />
  ),
}
const PASSKEY = {
  __typename: 'Passkey',
  id: 'p1',
  name: 'Laptop',
  createdAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: null,
}
const NONE = {
  __typename: 'SecondFactors',
  ...{ passkeys: [] as object[], passkeysAvailable: true, appConfirmedAt: null as string | null },
  ...{ recoveryCodesLeft: 0, requiredFrom: null as string | null, resetAt: null as string | null },
}
const WITH_PASSKEY = { ...NONE, passkeys: [PASSKEY], recoveryCodesLeft: 2 }
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA${index}-BBBB${index}`)
const failure = (typename: string, message: string, field: string | null = null) => ({
  __typename: typename,
  ...{ code: 'X', message, field },
})

type Answer = (variables: Record<string, unknown>) => unknown

function openFactors(factors: object, mutations: Readonly<Record<string, Answer>> = {}) {
  const sent: [string, unknown][] = []
  const answers = (operation: string, variables: Record<string, unknown>) => {
    if (operation === 'RecentEvents') return { viewer: { __typename: 'Viewer', id: MEMBER.id, securityEvents: [] } }
    if (operation === 'SecondFactors')
      return { viewer: { __typename: 'Viewer', id: MEMBER.id, secondFactors: factors } }
    sent.push([operation, variables])
    return mutations[operation]?.(variables)
  }
  renderForMember(SCREEN, answers, '/settings')
  return { sent, user: userEvent.setup() }
}
const press = (name: string) => screen.findByRole('button', { name })

beforeAll(giveDialogs)
beforeEach(() => {
  localStorage.clear()
  keepSession()
  webAuthn.browserSupportsWebAuthn.mockReturnValue(true)
  webAuthn.startRegistration.mockResolvedValue({ id: 'credential' })
})

const STARTED = {
  startAddingPasskey: { __typename: 'StartAddingPasskeyPayload', token: 't1', options: { challenge: 'x' } },
}

describe('passkeys', () => {
  it('are added with the name of the device, and recovery codes are shown once', async () => {
    const { sent, user } = openFactors(NONE, {
      StartAddingPasskey: () => STARTED,
      AddPasskey: () => ({ addPasskey: { __typename: 'AddPasskeyPayload', recoveryCodes: CODES } }),
    })
    await user.click(await press('Add a passkey'))
    expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toBeTruthy()
    expect(sent.at(-1)).toEqual([
      'AddPasskey',
      { input: { token: 't1', response: '{"id":"credential"}', name: expect.any(String) } },
    ])
    for (const code of CODES) expect(screen.getByText(code)).toBeTruthy()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
    await user.click(await press('Copy'))
    expect(await screen.findByText('The codes could not be copied. Select them and copy them yourself.')).toBeTruthy()
    await user.click(await press('Copy'))
    expect(await screen.findByText('Copied.')).toBeTruthy()
    expect(writeText.mock.lastCall?.[0]).toContain(CODES.join('\n'))
    await user.click(await press('I saved my codes'))
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull()
  })

  it.each([
    ['canceled', { code: 'ERROR_CEREMONY_ABORTED' }, 'No passkey was created. Please try again.'],
    [
      'on a known device',
      { code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' },
      'This device already has a passkey for your account.',
    ],
  ])('say when adding one is %s', async (_when, error, message) => {
    webAuthn.startRegistration.mockRejectedValue(Object.assign(new Error('x'), error))
    const { user } = openFactors(NONE, { StartAddingPasskey: () => STARTED })
    await user.click(await press('Add a passkey'))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
  })

  it('say when the browser or the address has none', async () => {
    webAuthn.browserSupportsWebAuthn.mockReturnValue(false)
    const { user } = openFactors(NONE, { StartAddingPasskey: () => STARTED })
    await user.click(await press('Add a passkey'))
    expect(await screen.findByText(/This browser can’t use passkeys on this page/)).toBeTruthy()
  })

  it('cannot be added at an address without them', async () => {
    openFactors({ ...NONE, passkeysAvailable: false })
    expect(await screen.findByText(/Passkeys need a website with a host name and HTTPS/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })

  it('are renamed and removed, and errors are shown', async () => {
    const removals = [
      failure('InvalidInputError', 'Your role requires a second factor.'),
      { __typename: 'RemovePasskeyPayload' },
    ]
    const { sent, user } = openFactors(WITH_PASSKEY, {
      RenamePasskey: () => ({ renamePasskey: failure('InvalidInputError', 'A name must be plain text.', 'name') }),
      RemovePasskey: () => ({ removePasskey: removals.shift() }),
    })
    await user.click(await press('Rename Laptop'))
    const renaming = within(screen.getByRole('dialog', { name: 'Rename this passkey' }))
    await user.clear(renaming.getByLabelText('Name'))
    await user.click(renaming.getByRole('button', { name: 'Rename' }))
    expect(renaming.getByText('Enter a name.')).toBeTruthy()
    await user.type(renaming.getByLabelText('Name'), 'Work')
    await user.click(renaming.getByRole('button', { name: 'Rename' }))
    expect(await renaming.findByText('A name must be plain text.')).toBeTruthy()
    await user.click(renaming.getByRole('button', { name: 'Cancel' }))
    await user.click(await press('Remove Laptop'))
    const removing = within(screen.getByRole('dialog', { name: 'Remove this passkey?' }))
    await user.click(removing.getByRole('button', { name: 'Remove' }))
    expect(await removing.findByText('Your role requires a second factor.')).toBeTruthy()
    await user.click(removing.getByRole('button', { name: 'Remove' }))
    expect(sent.at(-1)).toEqual(['RemovePasskey', { id: 'p1' }])
  })
})

describe('the authenticator app', () => {
  const SET_UP = {
    startAuthenticatorApp: {
      __typename: 'StartAuthenticatorAppPayload',
      ...{ token: 't2', secret: 'ABCDEFGH', uri: 'otpauth://totp/Toolfinch:ada?secret=ABCDEFGH' },
    },
  }

  it('is set up with a QR code or a key, and a code', async () => {
    const confirmations = [
      failure('InvalidCodeError', 'This code is wrong.'),
      { __typename: 'ConfirmAuthenticatorAppPayload', recoveryCodes: CODES },
    ]
    const { user } = openFactors(NONE, {
      StartAuthenticatorApp: () => SET_UP,
      ConfirmAuthenticatorApp: () => ({ confirmAuthenticatorApp: confirmations.shift() }),
    })
    await user.click(await press('Set up an app'))
    expect(await screen.findByRole('img', { name: 'QR code with the key for your authenticator app' })).toBeTruthy()
    expect(screen.getByText('ABCD EFGH')).toBeTruthy()
    await user.click(await press('Confirm'))
    expect(screen.getByText('Enter the code from the app.')).toBeTruthy()
    await user.type(screen.getByLabelText('Code from the app'), '123456')
    await user.click(await press('Confirm'))
    expect(await screen.findByText('This code is wrong.')).toBeTruthy()
    await user.click(await press('Confirm'))
    expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toBeTruthy()
  })

  it('asks for the password first when it is too old', async () => {
    const starts = [failure('PasswordRequiredError', 'Please confirm your password.')]
    const { user } = openFactors(NONE, {
      StartAuthenticatorApp: () => ({ startAuthenticatorApp: starts.shift() ?? SET_UP.startAuthenticatorApp }),
      ConfirmPassword: () => ({
        confirmPassword: {
          __typename: 'ConfirmPasswordPayload',
          session: { __typename: 'IssuedSession', accessToken: 'another', expiresAt: '2030-01-01T00:00:00.000Z' },
        },
      }),
    })
    await user.click(await press('Set up an app'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }))
    await user.type(dialog.getByLabelText('Your password'), 'right horse')
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
  })
})

it('recovery codes are renewed after a confirmation, and few of them stand out', async () => {
  const { user } = openFactors(WITH_PASSKEY, {
    RenewRecoveryCodes: () => ({
      renewRecoveryCodes: { __typename: 'RenewRecoveryCodesPayload', recoveryCodes: CODES },
    }),
  })
  expect((await screen.findByText('2 of 10 left.')).className).toContain('text-danger')
  await user.click(await press('Create new codes'))
  const dialog = within(screen.getByRole('dialog', { name: 'Create new recovery codes?' }))
  await user.click(dialog.getByRole('button', { name: 'Create new codes' }))
  expect(await screen.findByText(CODES[9] ?? '')).toBeTruthy()
})

it('a requested removal is shown and can be canceled', async () => {
  const { sent, user } = openFactors(
    { ...WITH_PASSKEY, resetAt: '2026-12-02T12:00:00.000Z' },
    { CancelFactorReset: () => ({ cancelFactorReset: { __typename: 'CancelFactorResetPayload' } }) },
  )
  expect(await screen.findByText('Your second factor will be removed')).toBeTruthy()
  await user.click(await press('Cancel the removal'))
  expect(sent).toEqual([['CancelFactorReset', {}]])
})

it('a role that needs a second factor, and a failure to load, are told', async () => {
  openFactors({ ...NONE, requiredFrom: '2026-12-14T12:00:00.000Z' })
  expect(await screen.findByText('Your role requires a second factor')).toBeTruthy()
})
