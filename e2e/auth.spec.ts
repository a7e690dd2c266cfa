import { expect } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'

/** Unique per run of this test. */
const newEmail = (project: string) => `ada-${project}-${crypto.randomUUID()}@example.com`

test('a heart pressed by a visitor is saved after signing up, by keyboard alone', async ({ page }, { project }) => {
  await page.goto('/tool/chatgpt')
  await tabTo(page, /^Add to Favorites$/)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeFocused()
  await tabTo(page, /^New here\? Create an account$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeFocused()

  await tabTo(page, /^Email$/)
  await page.keyboard.type(newEmail(project.name))
  await tabTo(page, /^Password$/)
  await page.keyboard.type('a goldfinch sings at noon')
  await tabTo(page, /^Full Name$/)
  await page.keyboard.type('Ada')
  await page.keyboard.press('Enter')

  // Checked first, because the message disappears by itself.
  await expect(page.getByText('Account created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/tool/chatgpt')
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible()

  await tabTo(page, /Account of/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Basic Plan')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await tabTo(page, /^Sign out$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('toolfinch.session'))).toBeNull()
})

test('a heart pressed before hydration keeps its tool on the way to sign-in', async ({ page }) => {
  await page.route('**/start.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }), { times: 1 })
  await page.goto('/tool/chatgpt', { waitUntil: 'commit' })
  await page
    .getByRole('link', { name: /^Add (?:ChatGPT )?to favorites$/i })
    .first()
    .click()
  await expect(page.getByText('Sign in to save ChatGPT')).toBeVisible()
  // The URL alone saves nothing.
  await page.goto('/about')
  await page.goto('/auth?returnTo=%2Ftool%2Fchatgpt')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await expect(page.getByText('Sign in to save ChatGPT')).toBeHidden()
})

test('a wrong password shows an error and the form fits a narrow screen', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/auth?returnTo=/favorites')
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('wrong horse')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('the page of an email link is neither cached nor indexed, and drops tokens', async ({ page, request }) => {
  const answer = await request.get('/auth/callback?access_token=a&type=signup', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers()).toMatchObject({ location: '/auth/callback?type=signup', 'cache-control': 'no-store' })
  const shown = await page.goto('/auth/callback?error=access_denied')
  expect(shown?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('alert')).toHaveText('Authentication failed')
  await expectAccessible(page)
})
