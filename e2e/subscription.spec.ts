import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectFitForAll, test } from './fixtures.ts'
import { askAs, type Member, makeMember, signInAs } from './members.ts'

const CHECKOUT = `mutation ($nonce: ID!) { startCheckout(input: { plan: PRO, period: MONTH, nonce: $nonce }) {
  ... on StartCheckoutPayload { url }
} }`

/** Pays for a monthly Pro plan in the test checkout, and waits until it is active. */
async function subscribe(page: Page, member: Member): Promise<void> {
  const nonce = crypto.randomUUID()
  const { startCheckout } = await askAs<{ startCheckout: { url: string } }>(page, member, CHECKOUT, { nonce })
  // The test checkout page has no scripts to wait for.
  await page.goto(startCheckout.url, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Pay $30' }).click()
  await expect(page).toHaveURL(/\/payment\/success|\/dashboard/)
  type Plan = { viewer: { subscription: { state: string } | null } }
  const state = async () =>
    (await askAs<Plan>(page, member, '{ viewer { subscription { state } } }')).viewer.subscription?.state
  await expect.poll(state).toBe('ACTIVE')
}

test('a paid plan shows its price and invoice, and can be changed, kept and refunded', { tag: '@phone' }, async ({
  page,
}) => {
  const member = await makeMember(page, { verified: false })
  await signInAs(page, member)
  await subscribe(page, member)
  await page.goto('/settings?tab=subscription')
  const subscription = page.getByRole('region', { name: 'Subscription' })
  await expect(subscription.getByText('Active')).toBeVisible()
  await expect(subscription.getByText('$30 per month')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1)

  await page.getByRole('button', { name: 'Change plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change plan' })
  await dialog.getByRole('radio', { name: 'Business Plan (annual)' }).check()
  await expect(dialog.getByText('Your next invoice is $1,750 on that day.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change plan' }).click()
  await expect(subscription.getByText('Your plan changes to the Business Plan (annual)')).toBeVisible()
  await page.reload()
  await subscription.getByRole('button', { name: 'Keep current plan' }).click()
  await expect(subscription.getByText('Your plan changes to')).toBeHidden()

  await page.getByRole('button', { name: 'Request a refund' }).click()
  await page.getByRole('textbox', { name: "What didn't work for you? (optional)" }).fill('Not for me')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(subscription.getByText('You requested a refund of $30')).toBeVisible()

  await expectFitForAll(page)
})

test('a subscription canceled on the payment pages states when it ends', async ({ page }) => {
  const member = await makeMember(page, { verified: false })
  await signInAs(page, member)
  await subscribe(page, member)
  await page.goto('/settings?tab=subscription')
  await page.getByRole('button', { name: 'Manage payment and invoices' }).click()
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  const read = async () => {
    await page.goto('/settings?tab=subscription')
    await expect(page.getByRole('region', { name: 'Subscription' })).toBeVisible()
    return page.getByText('You canceled your subscription.').count()
  }
  await expect.poll(read).toBe(1)
  await expect(page.getByRole('button', { name: 'Change plan' })).toBeHidden()
})
