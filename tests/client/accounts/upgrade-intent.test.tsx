import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PENDING_KEY, pendingAnswers, storeQuizResults } from '#client/lib/pending-quiz-storage.ts'
import { noteUpgradeIntent, pricingHref, takeUpgradeIntent, upgradeIntent } from '#client/lib/upgrade-intent.ts'
import { Component } from '#client/routes/auth.tsx'
import { MEMBER } from '../../support/client/member.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'

const PAID = { __typename: 'Entitlement', label: 'Pro Plan', paid: true }

type Given = { readonly viewer?: object; readonly isQuizDown?: boolean }

async function signIn(at: string, { viewer = MEMBER, isQuizDown = false }: Given = {}) {
  const answers: Answers = (operation) => {
    if (operation === 'SubmitQuiz') {
      if (isQuizDown) throw new TypeError('Failed to fetch')
      const result = { __typename: 'QuizResult', timestamp: '1700000000000' }
      return { submitQuiz: { __typename: 'SubmitQuizPayload', result } }
    }
    if (operation === 'ReportClientError') {
      return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
    }
    const session = { __typename: 'IssuedSession', accessToken: 'secret', expiresAt: '2026-12-01T00:00:00Z' }
    return { signIn: { __typename: 'SignInPayload', session, viewer, deviceToken: 'a device' } }
  }
  const routes = [
    { path: '/auth', element: <Component /> },
    { path: '*', element: <p>Elsewhere</p> },
  ]
  const { router } = renderRoutes(routes, { at, answers })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email', { exact: true }), 'ada@example.com')
  await user.type(screen.getByLabelText('Password', { exact: true }), 'right horse')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const place = () => router.state.location.pathname + router.state.location.search
  return { place, state: () => router.state.location.state }
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

it('is used once, with the chosen plan and period', async () => {
  noteUpgradeIntent({ plan: 'business', period: 'month' })
  const { place, state } = await signIn('/auth?returnTo=/suggest')
  await waitFor(() => expect(place()).toBe('/pricing?plan=business&period=month'))
  expect(state()).toEqual({ checkout: true })
  expect(upgradeIntent.get()).toBeNull()
})

it('is not replaced by an address, which opens no checkout', async () => {
  const { place, state } = await signIn(`/auth?returnTo=${encodeURIComponent('/pricing?plan=pro&period=year')}`)
  await waitFor(() => expect(place()).toBe('/pricing?plan=pro&period=year'))
  expect(state()).toBeNull()
})

it('leads to all plans when none was chosen', async () => {
  noteUpgradeIntent()
  const { place } = await signIn('/auth')
  await waitFor(() => expect(place()).toBe('/pricing'))
})

it('yields to pending quiz results and is kept', async () => {
  noteUpgradeIntent({ plan: 'pro', period: 'year' })
  storeQuizResults({ 1: ['designer'] }, true)
  const { place } = await signIn('/auth?returnTo=/pricing')
  await waitFor(() => expect(place()).toBe('/quiz/results/1700000000000'))
  expect(localStorage.getItem(PENDING_KEY)).toBeNull()
  expect(upgradeIntent.get()).toEqual({ plan: 'pro', period: 'year' })
})

it('yields to answers that could not be submitted, which stay for the results screen to send again', async () => {
  noteUpgradeIntent()
  storeQuizResults({ 1: ['designer'] }, true)
  const { place } = await signIn('/auth?returnTo=/pricing', { isQuizDown: true })
  await waitFor(() => expect(place()).toBe('/quiz/results'))
  expect(pendingAnswers()).toEqual({ 1: ['designer'] })
})

it('is cleared for a member who already pays', async () => {
  noteUpgradeIntent({ plan: 'pro', period: 'year' })
  const { place } = await signIn('/auth?returnTo=/suggest', { viewer: { ...MEMBER, entitlement: PAID } })
  await waitFor(() => expect(place()).toBe('/suggest'))
  expect(upgradeIntent.get()).toBeNull()
})

it.each(['enterprise:year', 'pro:week', '{"plan":"pro"}', ''])('is ignored when %j is stored', (text) => {
  sessionStorage.setItem('toolfinch.upgradeIntent', text)
  expect(upgradeIntent.get()).toBeNull()
  expect(takeUpgradeIntent()).toBeNull()
})

it('has a URL', () => {
  expect(pricingHref(null)).toBe('/pricing')
  expect(pricingHref(true)).toBe('/pricing')
  expect(pricingHref({ plan: 'pro', period: 'month' })).toBe('/pricing?plan=pro&period=month')
})

it('shows an unexpected error when neither the network nor the server failed', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const { place } = await signIn('/auth')
  expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred')
  expect(place()).toBe('/auth')
})
