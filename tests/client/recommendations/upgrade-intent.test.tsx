import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { noteUpgradeIntent } from '#client/lib/upgrade-intent.ts'
import { result } from './result-answers.ts'
import { open, page, signIn } from './results-screen.tsx'

// Preloaded: on a busy machine, loading takes longer than a test's timeout.
beforeAll(() => import('#client/features/recommendations/member-results.tsx'))
beforeEach(() => {
  localStorage.clear()
  signIn()
})
afterEach(() => sessionStorage.clear())

it('offers a member who was about to choose a plan a way back next to the results', async () => {
  noteUpgradeIntent({ plan: 'pro', period: 'year' })
  open(page(result(false, ['Alpha'])), { paid: false })
  const link = await screen.findByRole('link', { name: 'Continue to Your Plan' })
  expect(link.getAttribute('href')).toBe('/pricing?plan=pro&period=year')
  expect(screen.getByText(/continue with the plan you were about to choose/)).toBeDefined()
})
