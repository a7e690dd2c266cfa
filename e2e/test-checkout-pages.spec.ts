import type { Page } from '@playwright/test'
import { createStripeClient } from '#tests/support/stripe-client.ts'
import { createStripeStub } from '#tests/support/stripe-stub.ts'
import { expectFitForAll, test } from './fixtures.ts'

async function expectFit(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  // The pages have no scripts, so there is no hydration.
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForLoadState()
  await expectFitForAll(page)
}

test('the pages of the test checkout are accessible in light and dark and fit a narrow screen', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  complaints.allow(/asked a foreign address: http:\/\/127\.0\.0\.1:\d+\/test-payments\//)
  // The stub has the pages, without the product's fonts and icon around them.
  complaints.allow(/http:\/\/127\.0\.0\.1:\d+\/(test-payments\/fonts\/|favicon\.svg)/)
  const now = new Date('2026-03-01T10:00:00Z')
  const stub = await createStripeStub({ now: () => now })
  try {
    const stripe = createStripeClient(stub)
    const email = 'a-member-with-a-rather-long-address@department.example.test'
    const customer = await stripe.customers.create({ email, name: 'Ada' })
    const open = () =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: stub.prices.business.year, quantity: 1 }],
        success_url: 'http://localhost/payment/success',
        cancel_url: 'http://localhost/pricing',
      })
    const [waiting, paid] = [await open(), await open()]
    stub.pay(paid.id)
    await expectFit(page, `${waiting.url}?error=card_declined`)
    await expectFit(page, `${stub.url}/test-payments/checkout/${paid.id}`)
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://localhost/',
    })
    await expectFit(page, portal.url)
    const { data } = await stripe.invoices.list({ customer: customer.id })
    await expectFit(page, data[0]?.hosted_invoice_url ?? '')
  } finally {
    await stub.close()
  }
})
