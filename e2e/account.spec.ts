import { expect, type Locator, type Page } from '@playwright/test'
import { askGraphql, expectAccessible, test } from './fixtures.ts'
import { askAs, type Member, makeMember, signInAs, signInByForm } from './members.ts'

async function becomeMember(page: Page): Promise<Member> {
  const member = await makeMember(page, { verified: false })
  await signInAs(page, member)
  return member
}

async function save(page: Page, member: Member, slug: string): Promise<void> {
  const { tool } = await askGraphql<{ tool: { id: string } }>(page, `{ tool(by: { reference: "${slug}" }) { id } }`)
  await askAs(page, member, 'mutation ($id: ID!) { addFavorite(input: { toolId: $id }) { __typename } }', {
    id: tool.id,
  })
}

test('signing in returns to the requested tab', async ({ page }) => {
  const member = await makeMember(page, { verified: false })
  await page.goto('/settings?tab=privacy')
  await signInByForm(page, member)
  await expect(page).toHaveURL('/settings?tab=privacy')
  await expect(page.getByText('This browser')).toBeVisible()
})

test('a settings tab has a URL that survives a reload', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/settings?tab=subscription')
  await expect(page.getByRole('heading', { name: 'Basic Plan' })).toBeVisible()
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await expect(page).toHaveURL('/settings?tab=notifications')
  await page.getByRole('checkbox', { name: 'Product updates' }).click()
  await expect(page.getByText('Product updates: on.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Product updates' })).toBeChecked()
})

test('settings use the width of the screen, and show a long email address in full', async ({ page }) => {
  const member = await becomeMember(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/settings')
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveValue(member.email)
  expect(await email.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const rightOf = async (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().right)
  expect(await rightOf(email)).toBeCloseTo(await rightOf(page.getByRole('tablist')), 0)
})

test('a profile is saved, and the menu shows the new name at once', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Grace Wren')
  await page.getByRole('textbox', { name: 'Website' }).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Website must be an http or https address')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Website' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Website' }).fill('https://example.com/wren')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Grace Wren' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('https://example.com/wren')
})

test('a saved tool is removed, and its heart and the dashboard are updated', { tag: '@phone' }, async ({ page }) => {
  const member = await becomeMember(page)
  await save(page, member, 'chatgpt')
  await save(page, member, 'claude')
  await page.goto('/favorites')
  await expect(page.getByText('2 saved tools', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove ChatGPT from favorites' }).click()
  await expect(page.getByText('1 saved tool', { exact: true })).toBeFocused()
  await expect(page.getByRole('link', { name: 'ChatGPT' })).toBeHidden()
  await expect(page.getByText(/ChatGPT was removed/)).toBeVisible()
  await page.getByRole('link', { name: 'Claude', exact: true }).click()
  await expect(page).toHaveURL('/tool/claude')
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible()
  await page.goto('/dashboard')
  const saved = page.getByRole('region', { name: 'Your Favorite Tools' })
  await expect(saved.getByRole('link', { name: 'Claude' })).toBeVisible()
  await expect(saved.getByRole('link', { name: 'ChatGPT' })).toBeHidden()
})

test('a viewed tool is shown on the dashboard', async ({ page }) => {
  await becomeMember(page)
  const tracked = page.waitForResponse((response) => /TrackToolView/.test(response.request().postData() ?? ''))
  await page.goto('/tool/chatgpt')
  await tracked
  await page.goto('/dashboard')
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  await expect(activity.getByRole('link', { name: 'ChatGPT' })).toBeVisible()
})
