import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible, test } from './fixtures.ts'
import { makeMember, signInAs, signInByForm } from './members.ts'

/** A device with a fingerprint reader. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
}

/** Up to the second step. */
async function enterPassword(page: Page, member: Parameters<typeof signInByForm>[1]): Promise<void> {
  await page.goto('/auth?returnTo=/profile')
  await signInByForm(page, member)
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
}

test('a member signs in with a passkey, an authenticator code and a recovery code', async ({ page }) => {
  const member = await makeMember(page, { verified: false })
  await addAuthenticator(page)
  await signInAs(page, member)
  await page.goto('/settings?tab=privacy')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/ })
    .allTextContents()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I saved my codes' }).click()
  await expect(page.getByText('10 of 10 left.')).toBeVisible()

  await page.getByRole('button', { name: 'Set up an app' }).click()
  await expect(page.getByRole('img', { name: 'QR code with the key for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const key = (await page.locator('p[data-private]').textContent()) ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  const used = app.generate()
  await page.getByLabel('Code from the app').fill(used)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Signing in with your password takes a code from the app.')).toBeVisible()
  await expectAccessible(page)

  await signOut(page)
  await page.goto('/auth?returnTo=/profile')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/profile')

  await signOut(page)
  await enterPassword(page, member)
  await expectAccessible(page)
  // The next code is accepted half a minute early.
  await page.getByLabel('Code from the app').fill(used)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toHaveText('This code is wrong or was already used. Please try another one.')
  await page.getByLabel('Code from the app').fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/profile')

  await signOut(page)
  await enterPassword(page, member)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code', { exact: true }).fill(codes[0]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Welcome back! You have 9 recovery codes left.')).toBeVisible()
})
