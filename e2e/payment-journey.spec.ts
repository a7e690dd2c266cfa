import { expect } from '@playwright/test'
import { createStripeStub, STUB_KEY, STUB_WEBHOOK_SECRET } from '#tests/support/stripe-stub.ts'
import { startClockedProduct } from './clocked-product.ts'
import { test } from './fixtures.ts'
import { PASSWORD } from './members.ts'
import { answerByKeys, draftOf } from './quiz-answers.ts'

/** The browser's time, and the product's clock until the test advances it. */
const START = new Date()
const EMAIL = 'ada@example.com'

test('from the quiz without an account to the end of a paid plan, at Stripe', async ({ page, complaints }) => {
  test.slow()
  let now = () => START
  const stub = await createStripeStub({ now: () => now() })
  const { pro, business } = stub.prices
  const payments = {
    kind: 'stripe',
    mode: 'test',
    secretKey: STUB_KEY,
    webhookSecret: STUB_WEBHOOK_SECRET,
    apiBase: stub.url,
    prices: {
      pro: { month: [pro.month], year: [pro.year] },
      business: { month: [business.month], year: [business.year] },
    },
  } as const
  const product = await startClockedProduct(payments, START)
  now = product.now
  complaints.allow(new RegExp(`^asked a foreign address: (${product.url}|${stub.url})/`))
  // The stub has the payment pages, without the product's fonts and icon around them.
  complaints.allow(new RegExp(`404 \\(Not Found\\) \\(${stub.url}/(test-payments/fonts/|favicon)`))
  /** Processes events and jobs. */
  const work = async () => {
    await stub.deliver(product.webhookUrl)
    await product.work()
  }
  const { url } = product
  try {
    // journey.spec.ts answers all questions.
    await page.goto(`${url}/robots.txt`, { waitUntil: 'commit' })
    await page.evaluate((draft) => Object.assign(localStorage, draft), draftOf(18))
    await page.goto(`${url}/quiz`)
    await page.getByRole('link', { name: 'Continue at question 19' }).click()
    await answerByKeys(page, 19, 20)
    await page.getByRole('link', { name: 'Access Your Tools' }).click()
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
    await expect(page).toHaveURL(`${url}/pricing?quiz=completed`)
    await page.getByText('Monthly', { exact: true }).click()
    await page.getByRole('link', { name: 'Get Pro' }).click()

    await page.getByLabel('Email', { exact: true }).fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Full Name').fill('Ada Finch')
    await page.getByRole('button', { name: 'Create Account' }).click()
    // The results of the quiz come first; the chosen plan is one step away.
    await expect(page).toHaveURL(/\/quiz\/results\/\d+$/)
    await expect(page.getByRole('article')).toHaveCount(5)

    await page.goto(`${url}/pricing?plan=pro&period=month`)
    await page.getByRole('button', { name: 'Get Pro' }).click()
    await page.getByRole('button', { name: 'Pay $30.00' }).click()
    // The heading is shown for three seconds only, which the work may take.
    await Promise.all([
      work(),
      expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible(),
    ])
    await expect(page).toHaveURL(/\/quiz\/results/)
    await expect(page.getByRole('article')).toHaveCount(10)

    await page.goto(`${url}/settings?tab=subscription`)
    const invoice = page.waitForEvent('popup')
    await page.getByRole('link', { name: /^View the .* invoice/ }).click()
    const opened = await invoice
    await expect(opened.getByText('$30.00').first()).toBeVisible()
    await opened.close()

    await page.getByRole('button', { name: 'Manage payment and invoices' }).click()
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
    await work()
    await page.goto(`${url}/settings?tab=subscription`)
    await expect(page.getByRole('heading', { level: 2, name: 'Pro Plan' })).toBeVisible()
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible()

    // A session ends after 30 days at the latest.
    product.pass(32)
    stub.advanceTo(product.now())
    await work()
    await page.goto(`${url}/auth?mode=signin&returnTo=/settings?tab=subscription`)
    await page.evaluate(() => localStorage.removeItem('toolfinch.session'))
    await page.reload()
    await page.getByLabel('Email', { exact: true }).fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(`${url}/settings?tab=subscription`)
    await expect(page.getByRole('heading', { level: 2, name: 'Basic Plan' })).toBeVisible()
  } finally {
    await product.close()
    await stub.close()
  }
})
