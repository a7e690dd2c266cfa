import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })
const box = (page: Page) => palette(page).getByRole('combobox')

test('finds a tool from any page, and is loaded on demand', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await open(page, '/about')
  const before = scripts.splice(0)

  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  expect(scripts.filter((url) => !before.includes(url))).not.toEqual([])
  await expect(palette(page).getByRole('option', { name: 'AI Tools' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('midjour')
  await expect(palette(page).getByRole('option', { name: /^M?\s*Midjourney/ })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tool/midjourney')
  await expect(palette(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Escape closes it and restores the focus', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/about')
  const button = page.getByRole('button', { name: 'Search or jump to a page' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab')
  const inside = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)
  expect(['DIALOG', 'BODY']).toContain(inside)
  await box(page).focus()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the slash opens it on pages without a search box', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
})

test('runs actions: theme, directory search, recently viewed tools', async ({ page }) => {
  await open(page, '/tool/claude')
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('group', { name: 'Recently viewed' }).getByRole('option')).toHaveText(/Claude/)
  await page.keyboard.type('dark theme')
  await expect(palette(page).getByRole('option', { name: 'Dark theme', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(palette(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('clear recently')
  await palette(page).getByRole('option', { name: 'Clear recently viewed tools' }).click()
  await expect(palette(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('toolfinch.recent'))).toBeNull()

  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('zzz nothing')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ai-tools?search=zzz+nothing')
})

test('fits a narrow screen', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Search or jump to a page' }).click()
  await expect(box(page)).toBeFocused()
  await expectNoSidewaysScroll(page)
  const bounds = await palette(page).boundingBox()
  expect(bounds?.x).toBeGreaterThanOrEqual(0)
  expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThanOrEqual(320)
})

for (const [platform, label] of [
  ['MacIntel', '⌘K'],
  ['Win32', 'Ctrl K'],
] as const) {
  test(`the button shows the keys of ${platform}`, async ({ page }) => {
    await page.addInitScript((name) => Object.defineProperty(navigator, 'platform', { get: () => name }), platform)
    await page.goto('/about')
    const button = page.getByRole('button', { name: 'Search or jump to a page' })
    await expect(button.locator('span:visible', { hasText: 'K' })).toHaveText([label])
  })
}
