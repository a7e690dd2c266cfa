import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Component } from '#client/routes/member/settings.tsx'
import { CATALOGUE, giveDialogs, keepSession, MEMBER, renderForMember } from '../../support/client/member.tsx'

const VIEWER = {
  ...MEMBER,
  entitlement: { ...MEMBER.entitlement, plan: 'BASIC', until: null },
  planSources: [],
  subscription: null,
  payments: [],
  sessions: [],
}
const SETTINGS = {
  __typename: 'MemberSettings',
  id: MEMBER.id,
  emailUpdates: false,
  emailMarketing: false,
  emailRecommendations: false,
  priceAlerts: false,
  outcomeQuestions: true,
  keepHistory: true,
}
const KEY = {
  __typename: 'ApiKey',
  id: 'one',
  name: 'Build server',
  prefix: 'tfk_AbCdEf',
  scopes: ['CATALOGUE', 'RECOMMEND'],
  state: 'ACTIVE',
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2027-11-01T12:00:00.000Z',
  revokedAt: null,
  lastUsedOn: '2026-11-20',
  callsThisMonth: 1234,
}
const SECRET = `tfk_${'a1'.repeat(19)}`

const NO_WEBHOOKS = {
  webhooks: [],
  collections: { __typename: 'CollectionConnection', nodes: [] },
  categories: [],
}

type Answer = (variables: Record<string, unknown>) => unknown
type Answers = {
  readonly keys?: () => readonly object[]
  readonly mutations?: Readonly<Record<string, Answer>>
  readonly emailVerified?: boolean
}

const openDeveloper = async ({ keys = () => [KEY], mutations = {}, emailVerified = true }: Answers = {}) => {
  const sent: [string, Record<string, unknown>][] = []
  const answers = (operation: string, variables: Record<string, unknown>) => {
    if (operation === 'SettingsRoute')
      return { viewer: { ...VIEWER, emailVerified }, settings: SETTINGS, catalogue: CATALOGUE }
    if (operation === 'ApiKeys') return { apiKeys: keys() }
    if (operation === 'Webhooks') return NO_WEBHOOKS
    if (operation === 'ReportClientError') return { reportClientError: { __typename: 'X' } }
    sent.push([operation, variables])
    return mutations[operation]?.(variables)
  }
  renderForMember({ path: '/settings', Component }, answers, '/settings?tab=developer')
  await screen.findByRole('heading', { name: 'API keys' })
  return { sent, user: userEvent.setup() }
}
const fail = () => {
  throw new Error('offline')
}
const failure =
  (typename: string, message: string, field: string | null = null) =>
  () => ({
    createApiKey: { __typename: typename, code: 'X', message, field },
  })
const created = (keys: readonly object[]) => ({
  createApiKey: { __typename: 'CreateApiKeyPayload', key: SECRET, apiKeys: keys },
})

beforeAll(giveDialogs)
beforeEach(() => {
  localStorage.clear()
  keepSession()
})

describe('an address that is not verified', () => {
  it('is named instead of forms that the server refuses', async () => {
    const { user, sent } = await openDeveloper({
      emailVerified: false,
      mutations: { RequestVerification: () => ({ requestVerification: { __typename: 'RequestVerificationPayload' } }) },
    })
    expect(screen.getByText('Verify your email address')).toBeTruthy()
    expect(screen.getByText(/Then you can create API keys and webhooks\.$/)).toBeTruthy()
    expect(await screen.findByText('You have no webhooks yet.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Resend email' }))
    expect(await screen.findByText('Email sent. The link works for 24 hours.')).toBeTruthy()
    expect(sent).toEqual([['RequestVerification', {}]])
  })
})

describe('the keys', () => {
  it('are listed with their use, and only working ones can be revoked', async () => {
    const keys = [
      KEY,
      { ...KEY, id: 'two', name: 'Old', state: 'REVOKED', revokedAt: '2026-11-02T12:00:00.000Z', lastUsedOn: null },
      {
        ...KEY,
        id: 'three',
        name: 'Short',
        state: 'EXPIRED',
        expiresAt: '2026-11-03T12:00:00.000Z',
        callsThisMonth: 1,
      },
      { ...KEY, id: 'four', name: 'Forever', expiresAt: null, scopes: ['CATALOGUE'] },
    ]
    await openDeveloper({ keys: () => keys })
    await screen.findByText('Build server')
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(texts).toEqual([
      'Build serverActivetfk_AbCdEf… · Read the catalog, Get recommendationsCreated on November 1, 2026 · Expires on November 1, 2027Last used on November 20, 2026 · 1,234 calls this monthRevoke',
      'OldRevokedtfk_AbCdEf… · Read the catalog, Get recommendationsCreated on November 1, 2026 · Revoked on November 2, 2026Never used',
      'ShortExpiredtfk_AbCdEf… · Read the catalog, Get recommendationsCreated on November 1, 2026 · Expired on November 3, 2026Last used on November 20, 2026 · 1 call this month',
      'ForeverActivetfk_AbCdEf… · Read the catalogCreated on November 1, 2026 · Does not expireLast used on November 20, 2026 · 1,234 calls this monthRevoke',
    ])
  })

  it('may be none', async () => {
    await openDeveloper({ keys: () => [] })
    expect(await screen.findByText('You have no keys yet.')).toBeTruthy()
  })

  it('can be loaded again when they could not be loaded', async () => {
    let isOffline = true
    const { user } = await openDeveloper({ keys: () => (isOffline ? fail() : [KEY]) })
    expect(await screen.findByText('Your keys could not be loaded.')).toBeTruthy()
    isOffline = false
    await user.click(screen.getByRole('button', { name: 'Reload keys' }))
    expect(await screen.findByText('Build server')).toBeTruthy()
  })

  it('are revoked after a confirmation', async () => {
    const { user, sent } = await openDeveloper({
      mutations: {
        RevokeApiKey: () => ({
          revokeApiKey: {
            __typename: 'RevokeApiKeyPayload',
            apiKeys: [{ ...KEY, state: 'REVOKED', revokedAt: '2026-11-20T12:00:00.000Z' }],
          },
        }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Revoke Build server' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Revoke this key?' }))
    expect(dialog.getByText(/Programs that use “Build server” stop working at once/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText(/Revoked on November 20, 2026/)).toBeTruthy()
    expect(sent).toEqual([['RevokeApiKey', { id: 'one' }]])
  })

  it('stay when a revocation fails', async () => {
    const { user } = await openDeveloper({ mutations: { RevokeApiKey: fail } })
    await user.click(await screen.findByRole('button', { name: 'Revoke Build server' }))
    await user.click(screen.getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('The key could not be revoked. Please try again.')).toBeTruthy()
  })
})

describe('a new key', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, name = 'Build server') => {
    if (name !== '') await user.type(screen.getByRole('textbox', { name: 'Name' }), name)
    await user.click(screen.getByRole('button', { name: 'Create key' }))
  }

  it('is shown once, with a button that copies it', async () => {
    const { user, sent } = await openDeveloper({ keys: () => [], mutations: { CreateApiKey: () => created([KEY]) } })
    await screen.findByText('You have no keys yet.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), 'Never')
    await user.click(screen.getByRole('checkbox', { name: /^Get recommendations/ }))
    await fill(user)
    const field = await screen.findByRole('textbox', { name: 'API key' })
    expect((field as HTMLInputElement).value).toBe(SECRET)
    expect(document.activeElement?.textContent).toBe('Your new key')
    expect(sent).toEqual([
      ['CreateApiKey', { name: 'Build server', scopes: ['CATALOGUE', 'RECOMMEND'], expiresAt: null }],
    ])
    await user.click(screen.getByRole('button', { name: 'Copy key' }))
    expect(await navigator.clipboard.readText()).toBe(SECRET)
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy()
    // The list has it without a reload, and not its text.
    expect(screen.getByRole('listitem').textContent).toContain('Build server')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByDisplayValue(SECRET)).toBeNull()
    expect(screen.getByRole('button', { name: 'Create key' })).toBeTruthy()
  })

  it('can be copied by hand', async () => {
    const { user } = await openDeveloper({ mutations: { CreateApiKey: () => created([KEY]) } })
    await fill(user)
    await screen.findByRole('textbox', { name: 'API key' })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copy key' }))
    expect(await screen.findByText('The key could not be copied. Select it and copy it yourself.')).toBeTruthy()
  })

  it('expires after a year unless another time is chosen', async () => {
    const { user, sent } = await openDeveloper({ mutations: { CreateApiKey: () => created([KEY]) } })
    const begin = Date.now()
    await fill(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    const expiresAt = new Date(String(sent[0]?.[1]['expiresAt'])).getTime()
    expect(Math.round((expiresAt - begin) / 86_400_000)).toBe(365)
  })

  it('needs a name and a scope', async () => {
    const { user, sent } = await openDeveloper()
    await user.click(screen.getByRole('checkbox', { name: /^Read the catalog/ }))
    await fill(user, '')
    expect(screen.getByText('Enter a name.')).toBeTruthy()
    expect(screen.getByText('Choose at least one.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
    expect(sent).toEqual([])
  })

  it.each([
    ['NotVerifiedError', 'Please verify your email address first.'],
    ['LimitReachedError', 'You can have at most 10 working keys. Revoke one first.'],
    ['RateLimitedError', 'Too many requests. Please try again in 2 hours.'],
  ])('shows why it was not created: %s', async (typename, message) => {
    const { user } = await openDeveloper({ mutations: { CreateApiKey: failure(typename, message) } })
    await fill(user)
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('shows an error of the server beside its field', async () => {
    const message = 'The name must be a single line of text.'
    const { user } = await openDeveloper({
      mutations: { CreateApiKey: failure('InvalidInputError', message, 'name') },
    })
    await fill(user)
    await screen.findByText(message)
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true')
  })

  it('says when the server is unreachable', async () => {
    const { user } = await openDeveloper({ mutations: { CreateApiKey: fail } })
    await fill(user)
    expect(await screen.findByText('The key could not be created. Please try again.')).toBeTruthy()
  })

  it('asks for the password, and is not created without it', async () => {
    let isConfirmed = false
    const { user } = await openDeveloper({
      mutations: {
        CreateApiKey: () =>
          isConfirmed ? created([KEY]) : failure('PasswordRequiredError', 'Please confirm your password.')(),
        ConfirmPassword: () => {
          isConfirmed = true
          return {
            confirmPassword: {
              __typename: 'ConfirmPasswordPayload',
              session: { __typename: 'IssuedSession', accessToken: 'next', expiresAt: '2026-11-27T12:00:00.000Z' },
            },
          }
        },
      },
    })
    await fill(user)
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Confirm your password to create a key.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Create key' }))
    await user.type(await screen.findByLabelText('Your password'), 'correct horse')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('textbox', { name: 'API key' })).toBeTruthy()
  })
})
