import { expect, test as plain } from '@playwright/test'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  layoutShift,
  MAX_LAYOUT_SHIFT,
  recordLayoutShifts,
  test,
} from './fixtures.ts'

plain.describe('a page with faults is caught', () => {
  plain('by the accessibility check', async ({ page }) => {
    await page.setContent('<html lang="en"><title>Poor</title><main><h1>Poor</h1><img src="data:,"></main></html>')
    await expect(expectAccessible(page)).rejects.toThrow(/image-alt/)
  })

  plain('by the check of its width', async ({ page }) => {
    await page.setContent('<div style="width: 3000px">wide</div>')
    await expect(expectNoSidewaysScroll(page)).rejects.toThrow()
  })

  plain('by the count of layout shifts', async ({ page }) => {
    await recordLayoutShifts(page)
    await page.goto('/about', { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      const late = document.createElement('div')
      late.style.height = '400px'
      document.body.prepend(late)
    })
    await expect.poll(() => layoutShift(page)).toBeGreaterThan(MAX_LAYOUT_SHIFT)
  })
})

// Each of these must fail, and does so in the fixture after its body.
test.describe('an error fails a test', () => {
  test('on the console', async ({ page }) => {
    test.fail()
    await page.goto('/about')
    const told = page.waitForEvent('console')
    await page.evaluate(() => console.error('a complaint'))
    await told
  })

  test('that is uncaught', async ({ page }) => {
    test.fail()
    await page.goto('/about')
    const thrown = page.waitForEvent('pageerror')
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('uncaught'))))
    await thrown
  })

  test('in a server response', async ({ page }) => {
    test.fail()
    await page.goto('/about')
    const answered = page.waitForResponse(/no-such-file/)
    await page.evaluate(() => fetch('/no-such-file.js').then(() => undefined))
    await answered
  })

  test('unless the test expects it', async ({ page, complaints }) => {
    complaints.allow(/\/no-such-file\.js/)
    await page.goto('/about')
    await page.evaluate(() => fetch('/no-such-file.js').then(() => undefined))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
