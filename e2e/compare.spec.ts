import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })
const tray = (page: Page) => page.getByRole('region', { name: 'Tools to compare' })
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true })
const columns = (page: Page) => page.getByRole('columnheader')
const table = (page: Page) => page.getByRole('region', { name: 'Comparison' })

/** Presses Tab until an element has the focus; a path that never gets there fails. */
async function tabTo(page: Page, name: RegExp, role: 'link' | 'button' | 'checkbox'): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 90; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('find with a slip, filter, compare two, open one, and Back twice, by keyboard alone', async ({ page }) => {
  await open(page, '/ai-tools')
  await page.keyboard.press('/')
  await page.keyboard.type('chatgtp')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No match for “chatgtp”. Showing results for ChatGPT.')).toBeVisible()
  await tabTo(page, /^Compare ChatGPT$/, 'button')
  await page.keyboard.press('Enter')
  await expect(toggle(page, 'ChatGPT')).toHaveAttribute('aria-pressed', 'true')
  await expect(tray(page)).toBeVisible()

  await page.keyboard.press('/')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('claude')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ai-tools?search=claude')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Claude')
  await page.keyboard.press('Tab')
  await page.locator('#more-filters').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, /^Free tier/, 'checkbox')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/ai-tools?search=claude&free=1')
  await tabTo(page, /^Compare Claude$/, 'button')
  await page.keyboard.press('Enter')
  await expect(tray(page).getByRole('listitem')).toHaveText(['ChatGPT', 'Claude'])

  await tabTo(page, /^Compare$/, 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compare?tools=chatgpt,claude')
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT vs Claude' })).toBeFocused()
  await tabTo(page, /^ChatGPT$/, 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tool/chatgpt')
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT' })).toBeFocused()

  // The browser's own Back, whose key this headless browser does not know.
  await page.goBack()
  await expect(page).toHaveURL('/compare?tools=chatgpt,claude')
  await expect(columns(page)).toHaveText([/ChatGPT/, /Claude/])
  await page.goBack()
  await expect(page).toHaveURL('/ai-tools?search=claude&free=1')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Claude')
})

test('the tray takes four, is shared by tabs and covers no focus', async ({ page, context }) => {
  await open(page, '/ai-tools')
  const buttons = page.getByRole('article').getByRole('button', { name: /^Compare / })
  for (const index of [0, 1, 2, 3]) await buttons.nth(index).click()
  await expect(tray(page).getByRole('listitem')).toHaveCount(4)
  await expect(buttons.nth(4)).toHaveAttribute('aria-disabled', 'true')
  await buttons.nth(4).click({ force: true })
  await expect(tray(page).getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const other = await context.newPage()
  await open(other, '/about')
  await expect(tray(other).getByRole('listitem')).toHaveCount(4)
  await tray(other)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(tray(page).getByRole('listitem')).toHaveCount(3)
  await other.close()

  const last = page.getByRole('article').last().getByRole('heading').getByRole('link')
  await last.focus()
  const [bottom, top] = await Promise.all([last.boundingBox(), tray(page).boundingBox()])
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
  await tray(page).getByRole('button', { name: 'Clear the comparison' }).click()
  await expect(tray(page)).toHaveCount(0)
})

test('a comparison says what it lacks, hides what is equal and goes along as a file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/compare?tools=claude,chatgpt,claude,no-such-tool')
  await expect(columns(page)).toHaveText([/Claude/, /ChatGPT/])
  await expect(page.getByText('no-such-tool')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/compare\?tools=chatgpt,claude$/)
  await expect(page).toHaveTitle('Claude vs ChatGPT | Toolfinch')
  const rows = table(page).getByRole('row')
  const all = await rows.count()

  await page.getByRole('switch', { name: 'Only differences' }).check()
  await expect(page).toHaveURL('/compare?tools=claude,chatgpt&only=differences')
  expect(await rows.count()).toBeLessThan(all)
  await expect(table(page).getByRole('rowheader', { name: 'Vendor' })).toBeVisible()

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await waiting).suggestedFilename()).toBe('compare-claude-chatgpt.csv')
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByText('Copied as Markdown.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('|  | Claude | ChatGPT |')

  await page.getByRole('link', { name: 'Remove Claude from the comparison' }).click()
  await expect(page).toHaveURL('/compare?tools=chatgpt&only=differences')
  await expect(page.getByRole('heading', { name: 'Set another tool beside ChatGPT' })).toBeVisible()
  await expectAccessible(page)
})

test('on a phone the table scrolls and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/compare?tools=chatgpt,claude,perplexity,midjourney,grammarly')
  await expect(page.getByText('grammarly had no place')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await table(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table(page).evaluate((region) => region.scrollLeft)).toBeGreaterThan(0)
  const stub = await table(page).getByRole('rowheader').first().boundingBox()
  expect(stub?.x).toBeLessThan(40)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table and its switch are whole', async ({ page, complaints }) => {
    complaints.allow(/\.js: csp$/)
    await page.goto('/compare?tools=chatgpt,claude')
    await expect(columns(page)).toHaveText([/ChatGPT/, /Claude/])
    const rows = table(page).getByRole('row')
    const all = await rows.count()
    await page.getByRole('switch', { name: 'Only differences' }).check()
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('switch', { name: 'Only differences' })).toBeChecked()
    expect(await rows.count()).toBeLessThan(all)
    await page.goto('/compare')
    await expect(page.getByRole('heading', { name: 'No tools chosen yet' })).toBeVisible()
  })
})
