import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storedSession } from '#client/lib/stored-session.ts'
import { giveDialogs, keepSession, MEMBER } from '../../support/client/member.tsx'
import { type Answer, CHOSEN, fail, openSettings } from './settings-screen.tsx'

beforeAll(giveDialogs)
beforeEach(() => {
  localStorage.clear()
  keepSession()
})

describe('settings', () => {
  it('start with the profile and switch tabs by arrow keys', async () => {
    const { user, router } = await openSettings('profile')
    const profile = screen.getByRole('tab', { name: 'Profile' })
    expect(profile.getAttribute('aria-selected')).toBe('true')
    profile.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Notifications' }))
    expect(screen.getByRole('heading', { name: 'Email notifications' })).toBeTruthy()
    expect(router.state.location.search).toBe('?tab=notifications')
    await user.keyboard('{End}')
    expect(await screen.findByRole('heading', { name: 'Delete account' })).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    expect(router.state.location.search).toBe('')
  })

  it('offer Legal instead of Entertainment, and confirm with their own text', async () => {
    const { user } = await openSettings('profile', {
      UpdateProfile: () => ({ updateProfile: { __typename: 'UpdateProfilePayload', viewer: MEMBER } }),
    })
    const industries = [...(screen.getByRole('combobox', { name: 'Industry' }) as HTMLSelectElement).options]
    expect(industries.map(({ text }) => text)).not.toContain('Entertainment')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
  })

  it('say why a name cannot be removed, and send nothing', async () => {
    const { user, sent } = await openSettings('profile', {
      UpdateProfile: () => ({ updateProfile: { __typename: 'UpdateProfilePayload', viewer: MEMBER } }),
    })
    const name = () => screen.getByRole('textbox', { name: 'Full Name' }) as HTMLInputElement
    expect(name().ariaRequired).toBeNull()
    await user.clear(name())
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    const why = "You can't remove your name. Enter the name you want to use instead."
    expect(screen.getByText(why)).toBeTruthy()
    expect(document.activeElement).toBe(name())
    expect(sent).toEqual([])
    await user.type(name(), 'Ada')
    expect(screen.queryByText(why)).toBeNull()
  })

  it('show a toast when the profile was not saved', async () => {
    const { user } = await openSettings('profile', {
      UpdateProfile: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await user.type(screen.getByRole('textbox', { name: 'Bio' }), 'Birds')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect((await screen.findByText('Failed to update profile')).closest('[role=status]')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect((screen.getByRole('textbox', { name: 'Bio' }) as HTMLTextAreaElement).value).toBe('Birds')
  })

  it('keep unsaved input while another tab is shown, and ask before leaving the page', async () => {
    const { user, router } = await openSettings('profile', {})
    const bio = () => screen.getByRole('textbox', { name: 'Bio' }) as HTMLTextAreaElement
    await user.type(bio(), 'Birds')
    await user.click(screen.getByRole('tab', { name: 'Notifications' }))
    expect(screen.queryByRole('textbox', { name: 'Bio' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Profile' }))
    expect(bio().value).toBe('Birds')

    await act(() => router.navigate('/favorites'))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stay here' }))
    expect(bio().value).toBe('Birds')
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    await act(() => router.navigate('/favorites'))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard changes' }))
    expect(await screen.findByText('Elsewhere')).toBeTruthy()
  })

  it('allow leaving when the input equals the saved values', async () => {
    const { user, router } = await openSettings('profile', {})
    await user.type(screen.getByRole('textbox', { name: 'Bio' }), 'B{Backspace}')
    await act(() => router.navigate('/favorites'))
    expect(await screen.findByText('Elsewhere')).toBeTruthy()
  })

  it('say which emails are not sent yet', async () => {
    await openSettings('notifications')
    const hintOf = (name: string) => {
      const ids = screen.getByRole('checkbox', { name }).getAttribute('aria-describedby') ?? ''
      return document.getElementById(ids)?.textContent ?? ''
    }
    for (const name of ['Product updates', 'Offers']) {
      expect(hintOf(name)).toMatch(/We don’t send any yet\.$/)
    }
    expect(hintOf('Recommendations')).toMatch(/^One email per list.*that asks whether you chose one of its tools\./)
    expect(hintOf('Price alerts')).toMatch(/^An email when the price of a saved tool changes/)
  })

  it('turn on an email at once, and announce it once the server confirms', async () => {
    const answer = Promise.withResolvers()
    const { user, sent } = await openSettings('notifications', { UpdateSettings: () => answer.promise })
    const updates = () => screen.getByRole('checkbox', { name: 'Product updates' }) as HTMLInputElement
    expect(updates().checked).toBe(false)
    await user.click(updates())
    expect(updates().checked).toBe(true)
    expect(screen.queryByText('Product updates: on.')).toBeNull()
    answer.resolve({
      updateSettings: { __typename: 'UpdateSettingsPayload', settings: { ...CHOSEN, emailUpdates: true } },
    })
    expect(await screen.findByText('Product updates: on.')).toBeTruthy()
    expect(updates().checked).toBe(true)
    expect(sent).toEqual([{ input: { emailUpdates: true } }])
  })

  it('turn a switch back when the server does not confirm', async () => {
    const answer = Promise.withResolvers()
    const { user } = await openSettings('privacy', { UpdateSettings: () => answer.promise })
    const keep = (await screen.findByRole('checkbox', { name: 'Save the tools I view' })) as HTMLInputElement
    await user.click(keep)
    expect(keep.checked).toBe(false)
    answer.reject(new Error('offline'))
    expect(await screen.findByText(/could not be changed/)).toBeTruthy()
    expect(keep.checked).toBe(true)
  })

  it('sign out another browser', async () => {
    const { user, sent } = await openSettings('privacy', {
      RevokeSession: () => ({ revokeSession: { __typename: 'RevokeSessionPayload' } }),
    })
    expect(await screen.findByText('This browser')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Sign out this session' }))
    expect(await screen.findByText('Signed out of that session.')).toBeTruthy()
    expect(screen.queryByText('Browser two')).toBeNull()
    expect(sent).toEqual([{ id: 'two' }])
  })

  it('ask for the password before another browser is signed out, and keep the new token', async () => {
    let isConfirmed = false
    const { user, sent } = await openSettings('privacy', {
      RevokeSession: () => ({
        revokeSession: isConfirmed
          ? { __typename: 'RevokeSessionPayload' }
          : {
              __typename: 'PasswordRequiredError',
              code: 'PASSWORD_REQUIRED',
              message: 'Please confirm your password.',
              field: null,
            },
      }),
      ConfirmPassword: () => {
        isConfirmed = true
        return {
          confirmPassword: {
            __typename: 'ConfirmPasswordPayload',
            session: { __typename: 'IssuedSession', accessToken: 'next', expiresAt: '2026-11-27T12:00:00.000Z' },
          },
        }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Sign out this session' }))
    await user.type(await screen.findByLabelText('Your password'), 'correct horse')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Signed out of that session.')).toBeTruthy()
    expect(sent).toEqual([{ id: 'two' }, { password: 'correct horse' }, { id: 'two' }])
    const stored = JSON.parse(localStorage.getItem('toolfinch.session') ?? '')
    expect(stored).toMatchObject({ access_token: 'next', expires_at: '2026-11-27T12:00:00.000Z' })
    expect(stored.renewing).toBeUndefined()
  })

  it('sign out all other browsers at once, or show an error', async () => {
    let isOffline = true
    const { user } = await openSettings('privacy', {
      RevokeOtherSessions: () => {
        if (isOffline) throw new Error('offline')
        return { revokeOtherSessions: { __typename: 'RevokeOtherSessionsPayload', revokedCount: 1 } }
      },
    })
    const others = await screen.findByRole('button', { name: 'Sign out everywhere else' })
    await user.click(others)
    expect(await screen.findByText("We couldn't sign out that session. Please try again.")).toBeTruthy()
    isOffline = false
    await user.click(others)
    expect(await screen.findByText('Signed out everywhere else.')).toBeTruthy()
    expect(screen.queryByText('Browser two')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  })
})

describe('account deletion', () => {
  const openDeletion = async (answer: Answer) => {
    const result = await openSettings('account', { DeleteAccount: answer })
    await result.user.click(await screen.findByRole('button', { name: 'Delete Account' }))
    return result
  }
  const confirm = () => screen.getByRole('button', { name: 'Delete My Account' })

  it('says in advance what is kept', async () => {
    await openDeletion(() => ({}))
    expect(screen.getByRole('dialog').textContent).toContain(
      'we keep the number, with a one-way hash of your email address, until the month ends.',
    )
  })

  it('asks for the password, then confirms, signs out and goes to the home page', async () => {
    const { user, sent, router } = await openDeletion(() => ({
      deleteAccount: { __typename: 'DeleteAccountPayload' },
    }))
    await user.click(confirm())
    expect(await screen.findByText('Password is required')).toBeTruthy()
    await user.type(screen.getByLabelText('Your password'), 'long enough')
    await user.click(confirm())
    await screen.findByText('Elsewhere')
    expect(router.state.location.pathname).toBe('/')
    await waitFor(() => expect(storedSession.get()).toBeNull())
    expect(
      await screen.findByText('Account deletion request submitted. You will receive an email confirmation.'),
    ).toBeTruthy()
    expect(sent).toEqual([{ password: 'long enough' }])
  })

  it('changes nothing with a wrong password or without a response', async () => {
    let isOffline = false
    const { user } = await openDeletion(() => {
      if (isOffline) return fail()
      return { deleteAccount: { __typename: 'InvalidCredentialsError', message: 'Current password is incorrect' } }
    })
    await user.type(screen.getByLabelText('Your password'), 'wrong')
    await user.click(confirm())
    expect(await screen.findByText('Current password is incorrect')).toBeTruthy()
    isOffline = true
    await user.click(confirm())
    expect(await screen.findByText('Failed to delete account')).toBeTruthy()
    expect(storedSession.get()).not.toBeNull()
  })
})
