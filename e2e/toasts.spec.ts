import { expect, type Locator } from '@playwright/test'
import { prepareLocalStorage } from './contexts.ts'
import { test } from './fixtures.ts'
import { makeMember, signInAs, signInByForm } from './members.ts'

/** Fails unless the first of two places ends above the second. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible()
  await expect(lower).toBeVisible()
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
}

test('two messages at once are stacked', { tag: '@phone' }, async ({ page, complaints }) => {
  complaints.allow(/graphql|ERR_FAILED/)
  await signInAs(page, await makeMember(page, { verified: false }))
  await page.goto('/ai-tools')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.route('**/graphql', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expectAbove(page.getByText('Signed out successfully'), page.getByText(/^Failed to sign out on the server/))
})

test('a message is shown above the compare tray', { tag: '@phone' }, async ({ page }) => {
  const member = await makeMember(page, { verified: false })
  await prepareLocalStorage(page.context(), { 'toolfinch.compare': '[{"slug":"chatgpt","name":"ChatGPT"}]' })
  await page.goto('/auth')
  await signInByForm(page, member)
  await expectAbove(page.getByText('Welcome back!'), page.getByRole('region', { name: 'Tools to compare' }))
})
