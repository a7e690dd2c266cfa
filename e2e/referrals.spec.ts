import { expect } from '@playwright/test'
import { expectFitForAll, expectNoLayoutShift, recordLayoutShifts, test } from './fixtures.ts'
import { askAs, codeFromEmail, makeMember, PASSWORD, signInAs } from './members.ts'

test('a member has a code, a link and progress; the page does not shift and is accessible', { tag: '@phone' }, async ({
  page,
}) => {
  const member = await makeMember(page, { verified: true })
  const { referral } = await askAs<{ referral: { code: string; link: string } }>(
    page,
    member,
    '{ referral { code link } }',
  )
  await signInAs(page, member)
  await recordLayoutShifts(page)
  await page.goto('/referrals', { waitUntil: 'networkidle' })

  const panel = page.getByRole('region', { name: 'Your referrals' })
  await expect(panel.getByText(referral.code, { exact: true })).toBeVisible()
  await expect(panel.getByLabel('Your link')).toHaveValue(referral.link)
  await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 1 successful referrals')
  await expectNoLayoutShift(page)
  await panel.getByText(/^Rewards/).click()
  await panel.getByText(/^Referrals by month/).click()
  await expectFitForAll(page)
})

test('the link is copied, and a friend who types the code in another case counts once verified', async ({
  page,
  otherDevice,
}) => {
  const member = await makeMember(page, { verified: true })
  await signInAs(page, member)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/referrals')
  const panel = page.getByRole('region', { name: 'Your referrals' })
  await panel.getByRole('button', { name: 'Copy link' }).click()
  await expect(panel.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const code = new URL(link).searchParams.get('ref') ?? ''
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)

  // The friend opens the link, and types the code again.
  const friend = await otherDevice.newPage()
  await friend.goto(new URL(link).pathname + new URL(link).search)
  const field = friend.getByLabel('Referral Code')
  await expect(field).toHaveValue(code)
  await friend.goto('/auth?mode=signup')
  await friend.getByText('Add details (optional)').click()
  const email = `friend-${crypto.randomUUID()}@example.com`
  await field.fill(code.toLowerCase())
  await expect(friend.getByText("You'll help your friend earn rewards when you subscribe!")).toBeVisible()
  await friend.getByRole('textbox', { name: 'Email' }).fill(email)
  await friend.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await friend.getByLabel('Full Name').fill('Bea Wren')
  await friend.getByRole('button', { name: 'Create Account' }).click()
  await expect(friend.getByText('Account created successfully!', { exact: true })).toBeVisible()

  // Another tab verifies the email: by then the code is stored with the account.
  await expect.poll(() => codeFromEmail(email)).not.toBeNull()
  const tab = await otherDevice.newPage()
  await tab.goto(`/auth/callback?type=signup&code=${await codeFromEmail(email)}`)
  await expect(tab).toHaveURL(/\/auth\/result|\/dashboard/)
  await tab.close()
  await friend.close()

  await page.reload()
  await expect(panel.getByText('Pending', { exact: true }).locator('xpath=following-sibling::dd')).toHaveText('1')
  await panel.getByText('Referrals by month (1)').click()
  await expect(panel.getByRole('listitem')).toHaveText(/^\w+ \d{4}Pending$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is complete for visitors', async ({ page }) => {
    await page.goto('/referrals')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const text of ['1 month free', '4 months free', '2 years free', 'Most popular']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    const panel = page.getByRole('region', { name: 'Get your referral link' })
    await expect(panel.getByRole('link', { name: 'Sign up for free' })).toHaveAttribute('href', '/auth?mode=signup')
    await expect(panel.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?mode=signin')
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(7)
  })
})
