import { expect, type Page } from '@playwright/test'
import { startClockedProduct } from './clocked-product.ts'
import { expectFitForAll, expectNoLayoutShift, recordLayoutShifts, test } from './fixtures.ts'
import { PASSWORD } from './members.ts'

type Product = Awaited<ReturnType<typeof startClockedProduct>>
type Account = { readonly id: string; readonly token: string; readonly kept: string }

/** A review of a new account waits a day, so the product has a clock of its own. It begins in the past. */
const START = new Date(Date.now() - 3 * 86_400_000)
const HEADLINE = 'Good for first drafts'
const GOOD = 'It keeps the tone of my two examples, and a newsletter needs few changes afterwards.'
const BAD = 'The limit of messages comes without a warning.'

async function ask<T>({ url }: Product, query: string, input: object, token = ''): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables: { input } }),
  })
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

/** Creates an account, whose address is then verified. */
async function makeAccount(product: Product, fullName: string, role: 'member' | 'admin' = 'member'): Promise<Account> {
  type SignedUp = {
    signUp: {
      session: { accessToken: string; expiresAt: string }
      viewer: { id: string; email: string; fullName: string }
    }
  }
  const email = `${fullName.split(' ')[0]}@example.com`.toLowerCase()
  const { signUp } = await ask<SignedUp>(
    product,
    `mutation ($input: SignUpInput!) { signUp(input: $input) {
      ... on SignUpPayload { session { accessToken expiresAt } viewer { id email fullName } }
    } }`,
    { email, password: PASSWORD, fullName },
  )
  const { session, viewer } = signUp
  await product.database.prisma.user.update({
    where: { id: viewer.id },
    data: { emailVerified: true, role, privilegedSince: role === 'admin' ? product.now() : null },
  })
  const kept = JSON.stringify({ access_token: session.accessToken, expires_at: session.expiresAt, user: viewer })
  return { id: viewer.id, token: session.accessToken, kept }
}

/** Leaves a session in the browser of a page, as signing in does. */
async function signIn(page: Page, { url }: Product, { kept }: Account): Promise<void> {
  await page.goto(`${url}/robots.txt`, { waitUntil: 'commit' })
  await page.evaluate((session) => localStorage.setItem('toolfinch.session', session), kept)
}

/** An editor's decision to publish the only waiting review. */
async function publish(product: Product, { token }: Account): Promise<void> {
  type Queue = { reviewQueue: { items: { reviewId: string; version: string; headline: string }[] } }
  const { reviewQueue } = await ask<Queue>(
    product,
    '{ reviewQueue { items { reviewId version headline } } }',
    {},
    token,
  )
  expect(reviewQueue.items.map(({ headline }) => headline)).toEqual([HEADLINE])
  const [{ reviewId, version } = { reviewId: '', version: '' }] = reviewQueue.items
  const { decideReview } = await ask<{ decideReview: { __typename: string } }>(
    product,
    'mutation ($input: DecideReviewInput!) { decideReview(input: $input) { __typename } }',
    { reviewId, version, decision: 'PUBLISH' },
    token,
  )
  expect(decideReview.__typename).toBe('DecideReviewPayload')
}

async function writeReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write a review' }).click()
  const form = page.locator('form', { has: page.getByLabel('Headline') })
  await form.getByRole('radio', { name: '4 stars' }).click()
  await form.getByLabel('Headline').fill(HEADLINE)
  await form.getByLabel('What was good?').fill(GOOD)
  await form.getByLabel('What was not good?').fill(BAD)
  await form.getByRole('radio', { name: 'Yes' }).click()
  await form.getByLabel('What did you use it for?').fill('write emails')
  await form.getByRole('list', { name: 'Suggested jobs' }).getByRole('button').first().click()
  await form.getByLabel('Your role').selectOption('Marketer')
  await form.getByLabel('How long have you used it?').selectOption('6 to 12 months')
}

test('a member’s review from the draft to its readers', { tag: '@phone' }, async ({
  page,
  otherDevice,
  complaints,
}) => {
  test.slow()
  const product = await startClockedProduct({ kind: 'test-checkout' }, START)
  complaints.allow(new RegExp(`^asked a foreign address: ${product.url}/`))
  const tool = `${product.url}/tool/claude`
  const region = (shown: Page) => shown.getByRole('region', { name: 'Reviews' })
  try {
    const admin = await makeAccount(product, 'Olive Finch', 'admin')
    const author = await makeAccount(product, 'Ada Finch')
    await signIn(page, product, author)
    await recordLayoutShifts(page)
    await page.goto(tool, { waitUntil: 'networkidle' })
    await expect(region(page).getByText('No reviews yet, so no stars.')).toBeVisible()
    await writeReview(page)
    await page.reload()
    await page.getByRole('button', { name: 'Continue your review' }).click()
    await expect(page.getByLabel('What was good?')).toHaveValue(GOOD)
    await expect(page.getByLabel('Your name, as shown')).toHaveValue('Ada')
    await expectFitForAll(page)
    await page.getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByText('An editor reads your review before it shows.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Your review waits for an editor.')).toBeVisible()
    await expect(region(page).getByRole('article')).toHaveCount(0)

    product.pass(2)
    await publish(product, admin)

    const visitor = await otherDevice.newPage()
    await visitor.goto(tool)
    const review = region(visitor).getByRole('article', { name: HEADLINE })
    await expect(review).toContainText('Ada, Marketer')
    await expect(region(visitor).getByText('from 1 rating, 1 with a review')).toBeVisible()
    const link = review.getByRole('link', { name: /^Helpful/ })
    await expect(link).toHaveAttribute('href', '/auth?returnTo=%2Ftool%2Fclaude%23reviews')

    await signIn(visitor, product, await makeAccount(product, 'Grace Finch'))
    await recordLayoutShifts(visitor)
    await visitor.goto(tool, { waitUntil: 'networkidle' })
    await expectNoLayoutShift(visitor)
    await visitor.mouse.wheel(0, 200)
    await review.getByRole('button', { name: /^Helpful/ }).click()
    await expect(review.getByRole('button', { name: /^Helpful \(1\)/, pressed: true })).toBeVisible()
    await visitor.reload({ waitUntil: 'networkidle' })
    await visitor.mouse.wheel(0, 200)
    await expect(review.getByRole('button', { name: /^Helpful \(1\)/, pressed: true })).toBeVisible()
    await review.getByRole('button', { name: /^Report/ }).click()
    await visitor.getByRole('radio', { name: 'It is not about this tool' }).click()
    await visitor.getByRole('button', { name: 'Send report' }).click()
    await expect(visitor.getByText(/An editor reads your report within 7 days/)).toBeVisible()
    await visitor.getByRole('button', { name: 'Close' }).click()
    await expectFitForAll(visitor)

    await page.reload()
    await page.getByRole('button', { name: 'Show your review' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Delete review' }).click()
    await expect(page.getByText('Review deleted')).toBeVisible()
    await visitor.reload()
    await expect(region(visitor).getByRole('article')).toHaveCount(0)
  } finally {
    await product.close()
  }
})
