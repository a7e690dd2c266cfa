import { expect } from '@playwright/test'
import { FED_TOOL } from './feed.ts'
import { test } from './fixtures.ts'
import { signInAs } from './members.ts'
import { owner } from './owner.ts'

test('a feed item is published as a tool by an administrator, by keyboard', async ({ page }) => {
  await signInAs(page, await owner())
  await page.goto('/admin?tab=ai-research')
  await page.getByRole('button', { name: 'Discover Tools' }).press('Enter')
  await expect(page.getByText('"action": "discover_new_tools"')).toBeVisible()
  expect((await page.request.get('/tool/larkspur-letters')).status()).toBe(404)

  await page.getByRole('button', { name: 'List' }).press('Enter')
  await page.getByRole('link', { name: FED_TOOL.name }).press('Enter')
  await expect(page.getByRole('button', { name: FED_TOOL.name, exact: true })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Drafts letters from a few notes.')).toBeVisible()
  await page.getByRole('button', { name: FED_TOOL.name, exact: true }).press('a')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Writing')
  const description = 'Drafts letters for small shops from a few notes and keeps a copy of each of them.'
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill(description)
  await page.getByRole('button', { name: 'Create tool' }).press('Enter')
  await expect(page.getByText(`${FED_TOOL.name} is published`)).toBeVisible()

  await page.goto('/tool/larkspur-letters')
  await expect(page.getByRole('heading', { level: 1, name: FED_TOOL.name })).toBeVisible()
  await expect(page.getByText(description).first()).toBeVisible()
})
