import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { makeMember, signInAs } from './members.ts'

test('two messages at once stand below each other, above the tray of tools to compare', async ({
  page,
  complaints,
}) => {
  complaints.allow(/graphql|ERR_FAILED/)
  await signInAs(page, await makeMember(page, { verified: false }))
  await page.evaluate(() => localStorage.setItem('toolfinch.compare', '[{"slug":"chatgpt","name":"ChatGPT"}]'))
  await page.goto('/ai-tools', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.route('**/graphql', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign out' }).click()

  const places = [
    page.getByText('Signed out successfully'),
    page.getByText(/^Failed to sign out on the server/),
    page.getByRole('region', { name: 'Tools to compare' }),
  ]
  for (const place of places) await expect(place).toBeVisible()
  const [first, second, tray] = await Promise.all(places.map((place) => place.boundingBox()))
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(second?.y ?? 0)
  expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual(tray?.y ?? 0)
})
