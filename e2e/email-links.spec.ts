import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { askAs, codeFromEmail, makeMember, signInAs, signInByForm } from './members.ts'

const NEXT_PASSWORD = 'eight grey finches'

async function linkFor(email: string, type: 'signup' | 'recovery'): Promise<string> {
  await expect.poll(() => codeFromEmail(email, type)).not.toBeNull()
  return `/auth/callback?type=${type}&code=${await codeFromEmail(email, type)}`
}

const confirmation = (page: Page) => page.getByRole('heading', { level: 1, name: 'Confirm Your Email' })

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(NEXT_PASSWORD)
  await page.getByLabel('Confirm New Password').fill(NEXT_PASSWORD)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
}

test('an email is verified at once where its member is signed in', async ({ page }) => {
  const member = await makeMember(page, { verified: false })
  await signInAs(page, member)
  await page.goto(await linkFor(member.email, 'signup'))
  await expect(page.getByText('Email confirmed successfully! Welcome to Toolfinch.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('in another browser opening the link changes nothing, and the password verifies it', { tag: '@phone' }, async ({
  page,
  otherDevice,
}) => {
  const member = await makeMember(page, { verified: false })
  const link = await linkFor(member.email, 'signup')
  const other = await otherDevice.newPage()
  for (const visit of ['first', 'second']) {
    await other.goto(link)
    await expect(confirmation(other), `${visit} visit`).toBeFocused()
  }
  type Answer = { viewer: { emailVerified: boolean } }
  const { viewer } = await askAs<Answer>(page, member, '{ viewer { emailVerified } }')
  expect(viewer.emailVerified).toBe(false)
  await expectAccessible(other)
  await other.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(other)
  await other.getByLabel('Password', { exact: true }).fill(member.password)
  await other.getByLabel('Password', { exact: true }).press('Enter')
  await expect(other.getByText('Email confirmed successfully! Welcome to Toolfinch.')).toBeVisible()
  await expect(other).toHaveURL('/dashboard')
})

test('the reader of the email can take over an account created by a stranger', async ({ page, otherDevice }) => {
  const stranger = await makeMember(page, { verified: false })
  await signInAs(page, stranger)
  const owner = await otherDevice.newPage()
  await owner.goto(await linkFor(stranger.email, 'signup'))
  await expect(confirmation(owner)).toBeVisible()
  await owner.getByRole('link', { name: 'Set a new password' }).click()
  await expect(owner.getByText(/clears the profile/)).toBeVisible()
  await expectAccessible(owner)
  await setPassword(owner)
  await signInByForm(owner, { ...stranger, password: NEXT_PASSWORD })
  await expect(owner).toHaveURL('/dashboard')
  await owner.goto('/profile')
  await expect(owner.getByRole('heading', { name: 'Account Stats' })).toBeVisible()
  await expect(owner.getByText(stranger.fullName)).toBeHidden()
  await page.goto('/profile')
  await expect(page).toHaveURL('/auth?returnTo=%2Fprofile')
})

test('a reset link can be opened twice before its code sets the password', async ({ page, otherDevice }) => {
  const member = await makeMember(page, { verified: true })
  await page.goto('/auth?mode=reset')
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  const link = await linkFor(member.email, 'recovery')
  const other = await otherDevice.newPage()
  for (const tab of [other, page]) {
    await tab.goto(link)
    await expect(tab).toHaveURL('/auth?mode=reset-password')
  }
  await setPassword(page)
  await signInByForm(page, { ...member, password: NEXT_PASSWORD })
  await expect(page).toHaveURL('/dashboard')
  await other.goto(link)
  await expect(other.getByRole('alert')).toHaveText(
    'This link has expired or was already used. Please request a new one.',
  )
})
