import { expect, type Page } from '@playwright/test'
import { askGraphql, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

const counter = (page: Page) => page.getByRole('region', { name: 'Tools' }).getByRole('status')
const searchBox = (page: Page) => page.getByPlaceholder('Search AI tools...')
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
const openGroup = (page: Page, name: string) => page.locator('summary:visible', { hasText: name }).click()
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link')

type Counted = { tools: { totalCount: number; facets: { freeTier: number } } }
const askTotal = async (page: Page, filters: string) =>
  (await askGraphql<Counted>(page, `{ tools(${filters}, first: 1) { totalCount facets { freeTier } } }`)).tools

/** Holds back API requests until released. */
async function holdLists(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    await held
    await route.fallback()
  })
  // The route stays: a request that is sent while a route is being removed can wait forever.
  return { release }
}

test('filters show what they would leave, combine and are removed again', async ({ page }) => {
  await page.goto('/ai-tools')
  await filters(page)
    .getByRole('button', { name: /^Show all \d+ of category$/ })
    .click()
  await filters(page).getByRole('searchbox', { name: 'Find in category' }).fill('des')
  await box(page, /^Design \d+ tools?$/).check()
  await expect(page).toHaveURL('/ai-tools?category=design')
  await filters(page).getByRole('searchbox', { name: 'Find in category' }).fill('writing')
  await box(page, /^Writing \d+ tools?$/).check()
  await expect(page).toHaveURL('/ai-tools?category=design,writing')

  const { facets } = await askTotal(page, 'category: ["design", "writing"]')
  await expect(box(page, /^Free tier/)).toHaveAccessibleName(new RegExp(`^Free tier ${facets.freeTier} tools?$`))
  await openGroup(page, 'Runs on')
  // The second click comes before the first is shown.
  const hold = await holdLists(page)
  await box(page, /^Free tier/).check()
  await box(page, /^Android/).check()
  hold.release()
  await expect(page).toHaveURL('/ai-tools?category=design,writing&platform=android&free=1')
  const { totalCount } = await askTotal(page, 'category: ["design", "writing"], platform: ANDROID, freeTier: true')
  await expect(counter(page)).toHaveText(`Showing 1-${Math.min(40, totalCount)} of ${totalCount} tools`)
  // Elsewhere, the row that stays below the header partly covers a line of buttons.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await expect(chips(page)).toHaveText(['Design', 'Writing', 'Android', 'Free tier', 'Clear Filters'])
  await page.getByRole('link', { name: 'Remove filter Writing' }).click()
  await expect(page).toHaveURL('/ai-tools?category=design&platform=android&free=1')
  await expect(page.getByRole('link', { name: 'Remove filter Design' })).toBeFocused()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/ai-tools')
  await expect(counter(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/ai-tools?category=design&platform=android&free=1')
  await expect(box(page, /^Android/)).toBeChecked()
})

test('on a phone a sheet shows how many tools the filters leave', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ai-tools')
  await page.getByRole('link', { name: 'Filters' }).click()
  await expect(sheet(page)).toBeVisible()
  await box(page, /^Free tier/).check()
  await openGroup(page, 'Privacy claims')
  await box(page, /^SOC 2/).check()
  await expect(page).toHaveURL('/ai-tools?privacy=soc2&free=1')
  const { totalCount } = await askTotal(page, 'privacy: SOC2, freeTier: true')
  await expectAccessible(page)
  await sheet(page)
    .getByRole('button', { name: `Show ${totalCount} tools` })
    .click()
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Filters (2)' })).toBeFocused()
  await expect(counter(page)).toContainText(`of ${totalCount} tools`)
  await expectNoSidewaysScroll(page)
  await page.goBack()
  await expect(page).toHaveURL('/ai-tools')
})

test('a filter and an order selected before hydration are applied', async ({ page }) => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/start.js', async (route) => {
    await gate
    await route.continue()
  })
  // Without a search, this category is among those that a button shows.
  await page.goto('/ai-tools?search=design', { waitUntil: 'commit' })
  await box(page, /^Design/).check()
  await page.getByLabel('Sort by').selectOption('Name')
  release()
  await expect(page).toHaveURL('/ai-tools?search=design&category=design&sort=name')
  await expect(box(page, /^Design/)).toBeChecked()
  await expect(page.getByLabel('Sort by')).toHaveValue('name')
})

test('on a phone a category page opens the same sheet, and back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ai-tools/video-editing')
  await page.getByRole('link', { name: 'All filters' }).click()
  await expect(sheet(page)).toBeVisible()
  await box(page, /^Free tier/).check()
  await expect(page).toHaveURL('/ai-tools?category=video-editing&free=1')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(chips(page)).toHaveText(['Video Editing', 'Free tier', 'Clear Filters'])
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/ai-tools/video-editing')
})

test('on a phone all controls are large enough for a finger', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ai-tools?search=free+open+source+chatbot&pricing=free')
  const card = page.getByRole('article').first()
  for (const target of [
    chips(page).first(),
    page.getByRole('link', { name: /^Only these/ }).first(),
    card.getByRole('button', { name: /^Compare / }),
    card.getByRole('link', { name: /^Add .* to favorites$/ }),
  ])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('suggestions open a tool with the keyboard alone', async ({ page }) => {
  // The key works once the header is hydrated.
  await page.goto('/ai-tools', { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type('midj')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.first()).toHaveText('Search for “midj”')
  await expect(options.nth(1)).toContainText('Midjourney')
  await expect(page.getByRole('combobox', { name: 'Search AI tools' })).toHaveAttribute('aria-expanded', 'true')
  // The list is updated a moment after typing, and dimmed until then.
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Midjourney')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(searchBox(page)).toHaveValue('midj')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tool/midjourney')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a search of any length and any URL show a list', async ({ page }) => {
  const long = 'a'.repeat(3000)
  for (const query of [`search=${long}`, `search=%F0%9F%AA%B6${long}`, 'category=,,,&platform=x&free=yes']) {
    const response = await page.request.get(`/ai-tools?${query}`)
    expect(response.status(), query.slice(0, 40)).toBe(200)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('checkboxes, chips and the correction work as links and forms', async ({ page }) => {
    await page.goto('/ai-tools?search=design')
    await box(page, /^Design/).check()
    await box(page, /^Marketing/).check()
    await box(page, /^Free tier/).check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(chips(page)).toHaveText(['Design', 'Marketing', 'Free tier', 'Clear Filters'])
    await expect(searchBox(page)).toHaveValue('design')

    await box(page, /^Marketing/).uncheck()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(chips(page)).toHaveText(['Design', 'Free tier', 'Clear Filters'])
    await page.getByRole('link', { name: 'Remove filter Design' }).click()
    await expect(page).toHaveURL('/ai-tools?search=design&free=1')

    await page.goto('/ai-tools?search=chatgtp')
    await expect(page.getByText('Showing results for ChatGPT.')).toBeVisible()
  })
})
