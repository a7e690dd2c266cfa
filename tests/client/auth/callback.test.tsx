import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRoutes } from '../../../client/routes.tsx'
import { type Answers, renderRoutes } from '../support/render-at.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(at: string, answers: Answers = () => ({ categories: [], tools: { nodes: [] } })) {
  const { router } = renderRoutes(createRoutes(), { at, answers })
  await screen.findByRole('heading', { level: 1 })
  return router
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('the link of a letter', () => {
  it('confirms an address', async () => {
    const asked: unknown[] = []
    const router = await open('/auth/callback?type=signup&code=abc', (operation, variables) => {
      if (operation !== 'VerifyEmailMutation') return { categories: [], tools: { nodes: [] } }
      asked.push(variables)
      return { verifyEmail: { __typename: 'VerifyEmailPayload' } }
    })
    await screen.findByText('Email confirmed successfully! Welcome to Toolfinch.')
    await pass(2100)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/(dashboard)?$/))
    expect(asked).toEqual([{ code: 'abc' }])
  })

  it('leads to a new password, which its ticket sets', async () => {
    const sent: unknown[] = []
    const router = await open('/auth/callback?type=recovery&code=abc', (operation, { input }) => {
      if (operation === 'RedeemRecoveryCodeMutation') {
        return { redeemRecoveryCode: { __typename: 'RedeemRecoveryCodePayload', ticket: 'T' } }
      }
      sent.push(input)
      return { resetPassword: { __typename: 'ResetPasswordPayload' } }
    })
    await screen.findByText('Password reset link confirmed. Please set your new password.')
    await pass(2100)
    await waitFor(() => expect(router.state.location.search).toBe('?mode=reset-password'))
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.type(await screen.findByLabelText('New Password'), 'right horse')
    await user.type(screen.getByLabelText('Confirm New Password'), 'wrong horse')
    await user.click(screen.getByRole('button', { name: 'Set New Password' }))
    expect(screen.getByText('New passwords do not match')).toBeDefined()
    await user.clear(screen.getByLabelText('Confirm New Password'))
    await user.type(screen.getByLabelText('Confirm New Password'), 'right horse')
    await user.click(screen.getByRole('button', { name: 'Set New Password' }))
    await screen.findByText('Password updated successfully!')
    expect(sent).toEqual([{ ticket: 'T', newPassword: 'right horse' }])
    await waitFor(() => expect(router.state.location.search).toBe('?mode=signin'))
  })

  it('says why when its code is good no more', async () => {
    const message = 'This link is no longer valid. Please ask for a new one.'
    await open('/auth/callback?type=signup&code=old', () => ({
      verifyEmail: { __typename: 'InvalidCodeError', message },
    }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
  })

  it.each([
    ['signup', 'verifyEmail', '/auth?returnTo=/profile'],
    ['recovery', 'redeemRecoveryCode', '/auth?mode=reset'],
  ])('of %s that is good no more leads to where a new one can be had', async (type, field, way) => {
    await open(`/auth/callback?type=${type}&code=old`, () => ({
      [field]: { __typename: 'InvalidCodeError', message: 'Too old.' },
    }))
    const again = await screen.findByRole('link', { name: 'Try Again' })
    expect(again.getAttribute('href')).toBe(way)
  })

  it('says so when the server cannot be asked', async () => {
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
  ])('shows what %s says, as text', async (search, text) => {
    await open(`/auth/callback${search}`)
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('drops tokens from the address and makes no session of them', async () => {
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
  ])('%s says so and leads on', async (status, text, wait, path) => {
    const router = await open(`/auth/result?status=${status}&message=hacked`)
    await screen.findByText(text)
    expect(screen.queryByText(/hacked/)).toBeNull()
    await pass(wait)
    await waitFor(() => expect(router.state.location.pathname).toMatch(path))
  })

  it('is under way otherwise', async () => {
    await open('/auth/result?status=whatever')
    expect(screen.getByText('Processing authentication...')).toBeDefined()
  })
})
