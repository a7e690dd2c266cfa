import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectFitForAll, expectNoSidewaysScroll, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'

const tray = (page: Page) => page.getByRole('region', { name: 'Tools to compare' })
const toggle = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(Compare|Added to comparison) ${name}$`) })
const columns = (page: Page) => page.getByRole('columnheader')
const table = (page: Page) => page.getByRole('region', { name: 'Comparison' })

/** On a phone the tray is one line until opened. */
async function unfold(page: Page) {
  await expect(tray(page)).toBeVisible()
  const fold = tray(page).getByRole('button', { expanded: false })
  if (await fold.isVisible()) await fold.click()
}

test('search with a typo, filter, compare two, open one, and go back twice, by keyboard alone', async ({ page }) => {
  // The key works once the header is hydrated.
  await page.goto('/ai-tools', { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  await page.keyboard.type('chatgtp')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No match for “chatgtp”. Showing results for ChatGPT.')).toBeVisible()
  await tabTo(page, /^Compare ChatGPT$/)
  await page.keyboard.press('Enter')
  await expect(toggle(page, 'ChatGPT')).toHaveAttribute('aria-pressed', 'true')
  await expect(tray(page)).toBeVisible()

  await page.keyboard.press('/')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('claude')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ai-tools?search=claude')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Claude')
  await tabTo(page, /^Free tier/)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/ai-tools?search=claude&free=1')
  await expect(page.getByRole('region', { name: 'Tools', exact: true })).toHaveAttribute('aria-busy', 'false')
  await tabTo(page, /^Compare Claude$/)
  await page.keyboard.press('Enter')
  await expect(tray(page).getByRole('listitem')).toHaveText(['ChatGPT', 'Claude'])

  // The tray follows the footer, whose last control chooses the theme. Header and footer have links with the same name.
  await tabTo(page, /^System$/)
  await tabTo(page, /^Compare$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compare?tools=chatgpt,claude')
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT vs Claude' })).toBeFocused()
  await tabTo(page, /^ChatGPT$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tool/chatgpt')
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT' })).toBeFocused()

  // The browser's own Back, whose key this headless browser does not support.
  await page.goBack()
  await expect(page).toHaveURL('/compare?tools=chatgpt,claude')
  await expect(columns(page)).toHaveText([/ChatGPT/, /Claude/])
  await page.goBack()
  await expect(page).toHaveURL('/ai-tools?search=claude&free=1')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Claude')
})

test('from the home page to the privacy of three assistants with one text and one click', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search AI tools' }).fill('compare claude, chatgpt and gemini')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Compare Claude, ChatGPT, and Google Gemini' }).click()
  await expect(page).toHaveURL('/compare?tools=claude,chatgpt,google-gemini')
  const row = table(page).getByRole('row', { name: /^SOC 2/ })
  await expect(row.getByRole('link', { name: /^page of / })).toHaveCount(3)

  // The field of the directory suggests the same.
  await page.goto('/ai-tools')
  await page.getByRole('searchbox', { name: 'Search AI tools' }).first().pressSequentially('cursor vs copilot')
  await page.getByRole('option', { name: /^Compare Cursor and / }).click()
  await expect(page).toHaveURL(/^[^?]*\/compare\?tools=cursor,/)
})

test('the tray holds four, is shared by tabs and never covers the focus', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/ai-tools')
  const buttons = page.getByRole('article').getByRole('button', { name: /^(Compare|Added to comparison) / })
  for (const index of [0, 1, 2, 3]) await buttons.nth(index).click()
  await unfold(page)
  await expect(tray(page).getByRole('listitem')).toHaveCount(4)
  await expect(buttons.nth(4)).toHaveAttribute('aria-disabled', 'true')
  await buttons.nth(4).click({ force: true })
  await expect(tray(page).getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const other = await context.newPage()
  await other.goto('/about')
  await unfold(other)
  await expect(tray(other).getByRole('listitem')).toHaveCount(4)
  await tray(other)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(tray(page).getByRole('listitem')).toHaveCount(3)
  await other.close()

  const last = page.getByRole('article').last().getByRole('heading').getByRole('link')
  await last.focus()
  const room = async () => {
    const [link, foot] = await Promise.all([last.boundingBox(), tray(page).boundingBox()])
    return (foot?.y ?? 0) - (link?.y ?? 0) - (link?.height ?? 0)
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  await tray(page).getByRole('button', { name: 'Clear the comparison' }).click()
  await expect(tray(page)).toHaveCount(0)
})

test('a comparison marks unknown values, hides equal rows and is exported as a file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/compare?tools=claude,chatgpt,claude,no-such-tool')
  await expect(columns(page)).toHaveText([/Claude/, /ChatGPT/])
  await expect(page.getByText('no-such-tool')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/compare\?tools=chatgpt,claude$/)
  await expect(page).toHaveTitle('Claude vs ChatGPT | Toolfinch')
  const rows = table(page).getByRole('row')
  const all = await rows.count()

  // The head stays below the header of the page.
  await page.mouse.wheel(0, 1200)
  await expect.poll(async () => (await columns(page).first().boundingBox())?.y).toBeCloseTo(64, -1)

  await page.getByRole('switch', { name: 'Only differences' }).check()
  await expect(page).toHaveURL('/compare?tools=claude,chatgpt&only=differences')
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await expect(table(page).getByRole('rowheader', { name: 'Vendor', exact: true })).toBeVisible()

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await waiting).suggestedFilename()).toBe('compare-claude-chatgpt.csv')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByText('Copied as Markdown.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('|  | Claude | ChatGPT |')

  await page.getByRole('link', { name: 'Remove Claude from the comparison' }).click()
  await expect(page).toHaveURL('/compare?tools=chatgpt&only=differences')
  await expect(page.getByRole('heading', { name: 'Add a tool to compare with ChatGPT' })).toBeVisible()
  await expectAccessible(page)
})

test('on a phone two columns are shown, the second by choice, with names that stay in view', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/compare?tools=chatgpt,claude,perplexity,midjourney,grammarly')
  await expect(page.getByText('Left out: grammarly')).toBeVisible()
  const shown = columns(page).filter({ visible: true })
  await expect(shown).toHaveText([/ChatGPT/, /Claude/])
  await page.getByText('vs Perplexity', { exact: true }).click()
  await expect(shown).toHaveText([/ChatGPT/, /Perplexity/])
  await page.mouse.wheel(0, 1200)
  await expect.poll(async () => (await columns(page).first().boundingBox())?.y).toBeCloseTo(64, -1)
  await expect(shown).toHaveText([/ChatGPT/, /Perplexity/])
  const soc2 = table(page).getByRole('row', { name: /^SOC 2/ })
  await expect(soc2.getByRole('cell').filter({ visible: true })).toHaveCount(2)
  await expectNoSidewaysScroll(page)
  await expectFitForAll(page)
})

test('the focus stays on the page when a tool is added or removed by keyboard, or the dialog closed', async ({
  page,
}) => {
  await page.goto('/compare?tools=chatgpt,claude')
  const add = page.getByRole('button', { name: 'Add a tool' })
  await add.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(add).toBeFocused()
  await add.press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Tool name' })).toBeFocused()
  await page.keyboard.type('midjourney')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Midjourney' })).toBeVisible()
  await tabTo(page, /^Midjourney/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT vs Claude vs Midjourney' })).toBeFocused()
  await page.getByRole('link', { name: 'Remove Claude from the comparison' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT vs Midjourney' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table and its switch work', async ({ page }) => {
    await page.goto('/compare?tools=chatgpt,claude')
    await expect(columns(page)).toHaveText([/ChatGPT/, /Claude/])
    const rows = table(page).getByRole('row')
    const all = await rows.count()
    await page.getByRole('switch', { name: 'Only differences' }).check()
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/only=differences/)
    await expect(page.getByRole('switch', { name: 'Only differences' })).toBeChecked()
    await expect.poll(() => rows.count()).toBeLessThan(all)
    await page.goto('/compare')
    await page.getByRole('searchbox', { name: 'First tool' }).fill('Google Gemini')
    await page.getByRole('searchbox', { name: 'Second tool' }).fill('Claude')
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(columns(page)).toHaveText([/Google Gemini/, /Claude/])
  })
})
