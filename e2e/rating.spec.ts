import { expect, type Page, type TestInfo } from '@playwright/test'
import { askGraphql, expectFitForAll, expectNoLayoutShift, recordLayoutShifts, test } from './fixtures.ts'
import { signUp } from './members.ts'

const confirmed = (page: Page) =>
  page.waitForResponse((response) => (response.request().postData() ?? '').includes('RateTool'))

/** A separate tool per run of a test: some run concurrently, and the figure must be this member's only. */
async function ownTool(page: Page, { repeatEachIndex }: TestInfo): Promise<string> {
  type Slugs = { tools: { nodes: { slug: string }[] } }
  const { tools } = await askGraphql<Slugs>(page, '{ tools(sort: NAME, first: 100) { nodes { slug } } }')
  return tools.nodes[repeatEachIndex]?.slug ?? ''
}

test('a verified member rates by keyboard, changes and withdraws', { tag: '@phone' }, async ({ page }, run) => {
  const path = `/tool/${await ownTool(page, run)}`
  await signUp(page, { verified: true })
  await recordLayoutShifts(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  const stars = page.getByRole('group', { name: /^Your rating of / })
  await expect(stars).toBeEnabled()
  await expectNoLayoutShift(page)
  await expect(page.getByText('No reviews yet, so no stars.')).toBeVisible()
  for (const star of await stars.getByRole('radio').all()) {
    const box = await star.boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
  }

  await stars.getByRole('radio', { name: '1 star' }).focus()
  const saved = confirmed(page)
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await saved
  await expect(stars.getByRole('status')).toHaveText('Saved')
  await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked()
  // One rating counts with nine times the 3.5 of a category that has few.
  await expect(page.getByText('3.5 out of 5').first()).toBeVisible()

  await stars.getByRole('radio', { name: '2 stars' }).click()
  await expect(page.getByText('3.4 out of 5').first()).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(stars.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await expect(page.getByText('3.4 out of 5').first()).toBeVisible()
  await expectFitForAll(page)

  await stars.getByRole('button', { name: 'Remove your rating' }).click()
  await expect(stars.getByRole('status')).toHaveText('Rating removed')
  await expect(page.getByText('No reviews yet, so no stars.')).toBeVisible()
})

test('an unverified member is told so, and nothing shifts', { tag: '@phone' }, async ({ page }) => {
  await signUp(page, { verified: false })
  await recordLayoutShifts(page)
  await page.goto('/tool/chatgpt', { waitUntil: 'networkidle' })
  await expect(page.getByText('Confirm your email address to rate tools.')).toBeVisible()
  await expectNoLayoutShift(page)
  await page.getByRole('button', { name: 'Resend email' }).click()
  await expect(page.getByText('Email sent.')).toBeVisible()
  await expectFitForAll(page)
})
