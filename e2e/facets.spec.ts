import { expect, type Page } from '@playwright/test'
import { askGraphql, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

const counter = (page: Page) => page.getByRole('region', { name: 'Tools' }).getByRole('status')
const searchBox = (page: Page) => page.getByPlaceholder('Search AI tools...')
const panel = (page: Page) => page.locator('summary', { hasText: 'More filters' })
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link')

type Counted = { tools: { totalCount: number; facets: { freeTier: number } } }
const askTotal = async (page: Page, filters: string) =>
  (await askGraphql<Counted>(page, `{ tools(${filters}, first: 1) { totalCount facets { freeTier } } }`)).tools

test('filters say what they would leave, add up and come off again', { tag: '@widths' }, async ({ page }) => {
  await page.goto('/ai-tools')
  await panel(page).click()
  await box(page, /^Design \d+ tools?$/).check()
  await expect(page).toHaveURL('/ai-tools?category=design')
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('design')
  await box(page, /^Writing \d+ tools?$/).check()
  await expect(page).toHaveURL('/ai-tools?category=design,writing')

  const { facets } = await askTotal(page, 'category: ["design", "writing"]')
  await expect(box(page, /^Free tier/)).toHaveAccessibleName(new RegExp(`^Free tier ${facets.freeTier} tools?$`))
  await box(page, /^Free tier/).check()
  await box(page, /^Android/).check()
  await expect(page).toHaveURL('/ai-tools?category=design,writing&platform=android&free=1')
  const { totalCount } = await askTotal(page, 'category: ["design", "writing"], platform: ANDROID, freeTier: true')
  await expect(counter(page)).toHaveText(`Showing 1-${Math.min(40, totalCount)} of ${totalCount} tools`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await expect(chips(page)).toHaveText(['Design', 'Writing', 'Android', 'Free tier', 'Clear Filters'])
  await page.getByRole('link', { name: 'Remove filter Writing' }).click()
  await expect(page).toHaveURL('/ai-tools?category=design&platform=android&free=1')
  await expect(page.getByRole('link', { name: 'Remove filter Design' })).toBeFocused()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/ai-tools')
  await expect(page.locator('#more-filters')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/ai-tools?category=design&platform=android&free=1')
  await expect(box(page, /^Android/)).toBeChecked()
})

test('a typing error finds the tool, and the page says so', async ({ page }) => {
  await page.goto('/ai-tools?search=chatgtp')
  await expect(page.getByText('No match for “chatgtp”. Showing results for ChatGPT.')).toBeVisible()
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('ChatGPT')
  await expectAccessible(page)
})

test('suggestions open a tool with the keyboard alone', async ({ page }) => {
  await page.goto('/ai-tools')
  await page.keyboard.press('/')
  await page.keyboard.type('midj')
  const options = page.getByRole('listbox', { name: 'Suggested tools' }).getByRole('option')
  await expect(options.first()).toContainText('Midjourney')
  await expect(page.getByRole('combobox', { name: 'Search AI tools' })).toHaveAttribute('aria-expanded', 'true')
  // The list follows the letters a moment later, and is dimmed until then.
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Midjourney')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(searchBox(page)).toHaveValue('midj')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tool/midjourney')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a search of any length and a wild address lead to a list', async ({ page }) => {
  const long = 'a'.repeat(3000)
  for (const query of [`search=${long}`, `search=%F0%9F%AA%B6${long}`, 'category=,,,&platform=x&free=yes']) {
    const response = await page.request.get(`/ai-tools?${query}`)
    expect(response.status(), query.slice(0, 40)).toBe(200)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('boxes, chips and the correction work as links and forms', async ({ page }) => {
    await page.goto('/ai-tools?search=e')
    await panel(page).click()
    await box(page, /^Design/).check()
    await box(page, /^Writing/).check()
    await box(page, /^Free tier/).check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(chips(page)).toHaveText(['Design', 'Writing', 'Free tier', 'Clear Filters'])
    await expect(searchBox(page)).toHaveValue('e')

    await page.getByLabel('Category', { exact: true }).selectOption('Design')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(chips(page)).toHaveText(['Design', 'Free tier', 'Clear Filters'])
    await page.getByRole('link', { name: 'Remove filter Design' }).click()
    await expect(page).toHaveURL('/ai-tools?search=e&free=1')

    await page.goto('/ai-tools?search=chatgtp')
    await expect(page.getByText('Showing results for ChatGPT.')).toBeVisible()
  })
})
