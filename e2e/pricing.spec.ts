import { expect } from '@playwright/test'
import { expectFitForAll, expectNoLayoutShift, recordLayoutShifts, test } from './fixtures.ts'
import { makeMember, PASSWORD, signInAs } from './members.ts'

test('a visitor chooses a plan, signs up, pays in the test checkout and has the plan', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByText('Test checkout: you won’t be charged.')).toBeVisible()
  await expect(page.getByText('$1,750')).toBeVisible()
  await expect(page.getByText('Saves $650 per year (27%)')).toBeVisible()
  await page.getByText('Monthly', { exact: true }).click()
  await expect(page).toHaveURL('/pricing?period=month')
  await expect(page.getByText('$1,750')).toBeHidden()
  await page.getByRole('link', { name: 'Get Business' }).click()

  await expect(page.getByText('Business Plan, $200 a month')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(`customer-${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Full Name').fill('Ada Finch')
  await page.getByRole('button', { name: 'Create Account' }).click()

  // The checkout opens without a second look at the prices.

  await page.getByRole('button', { name: 'Pay $200.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByText('Your Business Plan is active.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/pricing')
  const business = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Business' }) })
  await expect(business.last().getByText('Your current plan').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Get/ })).toHaveCount(0)
})

test('a member who leaves the checkout returns to the plan, and nothing was bought', async ({ page }) => {
  await signInAs(page, await makeMember(page, { verified: false }))
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Get Pro' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/pricing?plan=pro&period=year')
  await expect(page.getByRole('button', { name: 'Get Pro' })).toBeEnabled()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both prices of every plan are readable', async ({ page }) => {
    await page.goto('/pricing')
    for (const price of ['$180', '$1,750']) await expect(page.getByText(price, { exact: true })).toBeVisible()
    for (const price of ['$30', '$200']) await expect(page.getByText(price, { exact: true })).toBeHidden()
    await page.getByText('Monthly', { exact: true }).click()
    for (const price of ['$30', '$200']) await expect(page.getByText(price, { exact: true })).toBeVisible()
    await expect(page.getByText('$180', { exact: true })).toBeHidden()
  })
})

test('the steps after a payment are accessible and do not shift', { tag: '@phone' }, async ({ page }) => {
  await recordLayoutShifts(page)
  await page.goto('/payment/success?session_id=cs_local_unknown')
  await page.getByRole('button', { name: 'Login to Existing Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login to Existing Account' })).toBeFocused()
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Account' })).toBeFocused()
  await expect(page.getByText('Login failed')).toBeVisible()
  await expectFitForAll(page)
})

test('a member without a payment is shown the way back, and the page does not shift', { tag: '@phone' }, async ({
  page,
}) => {
  await signInAs(page, await makeMember(page, { verified: false }))
  await recordLayoutShifts(page)
  await page.goto('/payment/success?session_id=cs_local_unknown')
  await expect(page.getByRole('heading', { level: 1, name: 'No Payment Found' })).toBeVisible()
  await expectNoLayoutShift(page)
  await expectFitForAll(page)
})

test('a member’s plans do not shift and are accessible', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, await makeMember(page, { verified: false }))
  await recordLayoutShifts(page)
  await page.goto('/pricing')
  await expect(page.getByText('Your current plan')).toBeVisible()
  await expectNoLayoutShift(page)
  await expectFitForAll(page)
})
