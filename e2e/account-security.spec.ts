import { expect } from '@playwright/test'
import { askGraphql, expectAccessible, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { makeMember, signInAs, signInByForm } from './members.ts'

const NEXT_PASSWORD = 'eight grey finches'

test('signing out in one tab reaches the other', async ({ page, context }) => {
  const member = await makeMember(page, { verified: false })
  await signInAs(page, member)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Account Stats' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: /^Account of/ }).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/')

  await expect(page).toHaveURL('/auth?returnTo=%2Fprofile')
  await expect(page.getByText(member.email)).toBeHidden()
  await signInByForm(page, member)
  await expect(page).toHaveURL('/profile')
  // Signing in is shared between tabs too.
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('a password is changed by keyboard alone', async ({ page }) => {
  const member = await makeMember(page, { verified: false })
  await signInAs(page, member)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible()

  await tabTo(page, /^Change Password$/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Current Password')).toBeFocused()
  await page.keyboard.type(member.password)
  await page.keyboard.press('Tab')
  await page.keyboard.type(NEXT_PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.type('something else')
  await page.keyboard.press('Enter')
  await expect(page.getByText('New passwords do not match')).toBeVisible()
  await expect(page.getByLabel('Confirm New Password')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(NEXT_PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused()
  // The new session survives a reload.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Account Stats' })).toBeVisible()
})

test('an account is deleted by keyboard alone', { tag: '@phone' }, async ({ page }) => {
  const member = await makeMember(page, { verified: false })
  const { email, password } = member
  await signInAs(page, member)
  await page.goto('/settings')
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible()

  await tabTo(page, /^Profile$/)
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Account' })).toBeFocused()
  await tabTo(page, /^Delete Account$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('Tool suggestions and reports that you sent are kept')
  await expectAccessible(page)
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible()
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  // Checked first, because the message disappears by itself.
  const goodbye = 'Account deletion request submitted. You will receive an email confirmation.'
  await expect(page.getByText(goodbye)).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('toolfinch.session'))).toBeNull()
  const query = `mutation { signIn(input: { email: "${email}", password: "${password}" }) { __typename } }`
  const answer = await askGraphql<{ signIn: { __typename: string } }>(page, query)
  expect(answer.signIn.__typename).toBe('InvalidCredentialsError')
})

test('a data export is saved as a file', async ({ page }) => {
  const member = await makeMember(page, { verified: false })
  await signInAs(page, member)
  await page.goto('/settings?tab=account')
  await page.getByRole('button', { name: 'Export My Data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export your data' })
  await dialog.getByLabel('Your password').fill(member.password)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('toolfinch-my-data.json')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const { account } = JSON.parse(Buffer.concat(chunks).toString()) as { account: { email: string } }
  expect(account.email).toBe(member.email)
  await expect(page.getByText('Your data is in toolfinch-my-data.json.')).toBeVisible()
})
