import { expect } from '@playwright/test'
import { askGraphql, expectFitForAll, test } from './fixtures.ts'
import { claimCodeFromEmail, signUp } from './members.ts'

type Tools = {
  tools: { nodes: { slug: string; name: string; websiteUrl: string | null; plans: { name: string }[] }[] }
}

test('a vendor claims a listing by email, confirms its prices, and the tool page says so', async ({ page }, run) => {
  // A separate tool per run of the test: others still say that nobody has claimed theirs.
  const query = '{ tools(sort: NAME, first: 100, freeTier: true) { nodes { slug name websiteUrl plans { name } } } }'
  const { tools } = await askGraphql<Tools>(page, query)
  const priced = tools.nodes.filter(
    ({ websiteUrl, plans }) => /^https:\/\/www\.[a-z]+\.com\b/.test(websiteUrl ?? '') && plans.length > 0,
  )
  const tool = priced[run.repeatEachIndex]
  if (tool === undefined) throw new Error('No tool of the catalog fits')
  const domain = new URL(tool.websiteUrl ?? '').hostname.replace('www.', '')
  const email = `sales${run.repeatEachIndex}@${domain}`

  await page.goto('/vendors')
  await page.getByLabel('Name of the tool').fill(tool.name)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('link', { name: `Claim ${tool.name}`, exact: true })).toBeVisible()
  await expectFitForAll(page)

  await signUp(page, { verified: true })
  await page.goto(`/vendors/${tool.slug}`)
  await page.getByLabel(`Email address at ${domain}`).fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code', { exact: true }).fill('WRONG-CODES')
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await expect(page.getByRole('alert')).toContainText('This code is wrong or has expired')
  await expect.poll(() => claimCodeFromEmail(email)).not.toBe(null)
  await page.getByLabel('Code', { exact: true }).fill((await claimCodeFromEmail(email)) ?? '')
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await expect(page.getByRole('heading', { name: 'Your claim' })).toBeVisible()
  await expectFitForAll(page)

  const prices = page.getByRole('form', { name: 'Confirm: Prices' })
  const priceList = prices.getByLabel(`Your price page on ${domain}`)
  if (await priceList.isVisible()) await priceList.fill(`https://${domain}/pricing`)
  await prices.getByRole('button', { name: 'Confirm Prices' }).click()
  await expect(prices.getByRole('status')).toHaveText('Confirmed today.')

  const badge = page.getByRole('img', { name: `${tool.name} is listed on Toolfinch` })
  await badge.scrollIntoViewIfNeeded()
  await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  await expect(page.getByLabel('Code for your website')).toHaveValue(new RegExp(`/badge/${tool.slug}\\.svg"`))

  // The member's buttons are dimmed until it is known what they have saved, which begins after hydration.
  await page.goto(`/tool/${tool.slug}`, { waitUntil: 'networkidle' })
  await expect(page.getByText(/confirmed by the vendor, \w+ \d{4}/).first()).toBeVisible()
  await page.getByText(/^Claimed by the vendor since \w+ \d{4} · 1 confirmation$/).click()
  await expect(page.getByText(/: Confirmed prices$/)).toBeVisible()
  await expectFitForAll(page)
})
