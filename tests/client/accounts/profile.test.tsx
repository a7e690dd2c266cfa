import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storedToken } from '#client/lib/stored-session.ts'
import { Component } from '#client/routes/member/profile.tsx'
import { giveDialogs, keepSession, MEMBER, renderForMember } from '../../support/client/member.tsx'

const PROFILE = { path: '/profile', Component }
type Answer = (input: Record<string, unknown>) => unknown

async function openProfile(mutations: Readonly<Record<string, Answer>> = {}, viewer: object = MEMBER) {
  const sent: unknown[] = []
  const result = renderForMember(PROFILE, (operation, variables) => {
    if (operation === 'ProfileRoute') return { viewer }
    if (operation === 'ReportClientError') return { reportClientError: { __typename: 'X' } }
    sent.push(variables['input'])
    return mutations[operation]?.(variables['input'] as Record<string, unknown>)
  })
  await screen.findByRole('textbox', { name: 'Full Name' })
  return { ...result, sent, user: userEvent.setup() }
}

const save = () => screen.getByRole('button', { name: 'Save Changes' })
const password = (name: string) => screen.getByLabelText(name)
const update = () => screen.getByRole('button', { name: 'Update Password' })

async function fillPasswords(user: ReturnType<typeof userEvent.setup>, ...[current, next, confirmed]: string[]) {
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
  if (current) await user.type(password('Current Password'), current)
  if (next) await user.type(password('New Password'), next)
  if (confirmed) await user.type(password('Confirm New Password'), confirmed)
}

beforeAll(giveDialogs)
beforeEach(() => {
  localStorage.clear()
  keepSession()
})

describe('the profile', () => {
  it('sends a visitor without a session to sign in and back', async () => {
    localStorage.clear()
    const { router } = renderForMember(PROFILE, () => ({}))
    await screen.findByText('Elsewhere')
    expect(router.state.location.search).toBe('?returnTo=%2Fprofile')
  })

  it('shows the account’s details', async () => {
    await openProfile()
    const stats = within(screen.getByRole('region', { name: 'Account Stats' }))
    expect(stats.getByText('January 5, 2026')).toBeTruthy()
    expect(stats.getByText('February 7, 2026')).toBeTruthy()
    expect(stats.getByText('Basic Plan')).toBeTruthy()
    expect(stats.getByText('0195f0aa')).toBeTruthy()
    expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true)
    expect(screen.getByText('Email cannot be changed. Contact support if you need to update your email.')).toBeTruthy()
  })

  it('offers its industries and keeps a value from another list', async () => {
    await openProfile()
    const industry = screen.getByRole('combobox', { name: 'Industry' }) as HTMLSelectElement
    expect(industry.value).toBe('Legal')
    expect([...industry.options].map(({ text }) => text)).toContain('Entertainment')
  })

  it('saves changes and confirms it', async () => {
    const { sent, user } = await openProfile({
      UpdateProfile: (input) => ({
        updateProfile: { __typename: 'UpdateProfilePayload', viewer: { ...MEMBER, ...input } },
      }),
    })
    await user.type(screen.getByRole('textbox', { name: 'Job Title' }), 'Editor')
    await user.click(save())
    expect(await screen.findByText('Profile updated successfully!')).toBeTruthy()
    expect(sent).toEqual([
      { fullName: 'Ada Finch', company: 'Nest', jobTitle: 'Editor', industry: 'Legal', website: null, bio: null },
    ])
    expect(screen.getByText('Editor, Nest')).toBeTruthy()
  })

  it('requires a name and a valid website', async () => {
    const { sent, user } = await openProfile()
    await user.clear(screen.getByRole('textbox', { name: 'Full Name' }))
    await user.type(screen.getByRole('textbox', { name: 'Website' }), 'javascript:alert(1)')
    await user.click(save())
    expect(await screen.findByText('Full name is required')).toBeTruthy()
    expect(screen.getByText('Website must be an http or https address')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Full Name' }))
    expect(sent).toEqual([])
  })

  it('shows an error when it cannot be saved', async () => {
    const { user } = await openProfile({
      UpdateProfile: () => {
        throw new Error('offline')
      },
    })
    await user.click(save())
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain('Failed to update profile. Please try again.')
  })
})

describe('an unverified email', () => {
  const resend = () => screen.queryByRole('button', { name: 'Resend email' })

  it.each([
    [{ __typename: 'RequestVerificationPayload' }, 'Email sent. The link works for 24 hours.'],
    [{ __typename: 'RateLimitedError', message: 'Please wait.' }, 'Please wait.'],
    [null, 'The email could not be sent. Please try again.'],
  ])('resends the email, or shows the reason why not: %j', async (requestVerification, text) => {
    const { user } = await openProfile(
      { RequestVerification: () => ({ requestVerification }) },
      { ...MEMBER, emailVerified: false },
    )
    await user.click(resend() as HTMLElement)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('shows no notice once it is verified', async () => {
    await openProfile()
    expect(resend()).toBeNull()
  })
})

describe('the password', () => {
  it('hides its form until opened, and Cancel clears it', async () => {
    const { user } = await openProfile()
    expect(screen.queryByLabelText('Current Password')).toBeNull()
    await fillPasswords(user, 'secret-old')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Password' }))
    await fillPasswords(user)
    expect((password('Current Password') as HTMLInputElement).value).toBe('')
  })

  it.each([
    [['old', 'long enough', 'other'], 'New passwords do not match'],
    [['old', 'short', 'short'], 'Password must be at least 8 characters long'],
    [['', 'long enough', 'long enough'], 'Current password is required'],
  ])('%j is not submitted: %s', async (texts, problem) => {
    const { sent, user } = await openProfile()
    await fillPasswords(user, ...texts)
    await user.click(update())
    expect(await screen.findByText(problem)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('is never cut off by the input', async () => {
    const { sent, user } = await openProfile()
    const long = 'a long phrase '.repeat(10)
    await fillPasswords(user, 'old')
    for (const name of ['New Password', 'Confirm New Password']) {
      await user.click(password(name))
      await user.paste(long)
    }
    await user.click(update())
    expect(await screen.findByText('Password must be at most 128 characters long')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('is changed, and a new session replaces the old one', async () => {
    const { user } = await openProfile({
      ChangePassword: () => ({
        changePassword: {
          __typename: 'ChangePasswordPayload',
          session: { __typename: 'IssuedSession', accessToken: 'new-token', expiresAt: '2026-03-01T00:00:00.000Z' },
          viewer: MEMBER,
          deviceToken: 'a device',
        },
      }),
    })
    await fillPasswords(user, 'old password', 'long enough', 'long enough')
    await user.click(update())
    expect(await screen.findByText('Password updated successfully!')).toBeTruthy()
    expect(storedToken()).toBe('new-token')
  })

  it('shows the server’s message, or its own text without a response', async () => {
    let isOffline = false
    const { user } = await openProfile({
      ChangePassword: () => {
        if (isOffline) throw new Error('offline')
        return { changePassword: { __typename: 'InvalidCredentialsError', message: 'Current password is incorrect' } }
      },
    })
    await fillPasswords(user, 'wrong', 'long enough', 'long enough')
    await user.click(update())
    expect(await screen.findByText('Current password is incorrect')).toBeTruthy()
    isOffline = true
    await user.click(update())
    expect(await screen.findByText('Failed to update password. Please try again.')).toBeTruthy()
  })
})
