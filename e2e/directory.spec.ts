import { expect, type Page } from '@playwright/test'
import { countText } from '#core/display/numbers.ts'
import { askGraphql, test } from './fixtures.ts'

const cards = (page: Page) => page.getByRole('article')
const counter = (page: Page) => page.getByRole('region', { name: 'Tools' }).getByRole('status')
const searchBox = (page: Page) => page.getByPlaceholder('Search AI tools...')
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

type Totals = { tools: { totalCount: number } }
const totalOf = async (page: Page, args: string) =>
  (await askGraphql<Totals>(page, `{ tools(${args}) { totalCount } }`)).tools.totalCount

test('search, filter, page, open a tool: Back returns to the exact list and position', async ({ page }) => {
  // Administrators of other tests create and merge tools meanwhile.
  await expect(async () => {
    await page.goto('/ai-tools')
    const all = await totalOf(page, 'first: 1')
    expect(all).toBeGreaterThan(40)
    await expect(counter(page)).toHaveText(`Showing 1-40 of ${countText(all)} tools`, { timeout: 10_000 })
  }).toPass()
  await expect(cards(page)).toHaveCount(40)

  await page.getByRole('checkbox', { name: /^Freemium/ }).check()
  await expect(page).toHaveURL('/ai-tools?pricing=freemium')
  const freemium = await totalOf(page, 'first: 1, pricingModel: FREEMIUM')
  await expect(counter(page)).toHaveText(`Showing 1-40 of ${freemium} tools`)

  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/ai-tools?pricing=freemium&page=2')
  await expect(counter(page)).toHaveText(new RegExp(`^Showing 41-\\d+ of ${freemium} tools$`))
  await expect(counter(page)).toBeFocused()

  const card = cards(page).nth(20)
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const name = await card.getByRole('heading').textContent()
  const left = await scrollTop(page)
  expect(left).toBeGreaterThan(300)
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await expect.poll(() => scrollTop(page)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/ai-tools?pricing=freemium&page=2')
  await expect(cards(page).nth(20).getByRole('heading')).toHaveText(name ?? '')
  await expect.poll(() => scrollTop(page)).toBe(left)
  await page.goBack()
  await expect(page).toHaveURL('/ai-tools?pricing=freemium')
  await expect(counter(page)).toHaveText(`Showing 1-40 of ${freemium} tools`)
})

test('the keyboard alone reaches the search, a card and its heart', async ({ page }) => {
  // The key works once the header is hydrated.
  await page.goto('/ai-tools', { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type('photoshop')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ai-tools?search=photoshop')
  await expect(counter(page)).toHaveText(/^Showing 1-\d of \d tools$/)
  // Past the button and the order.
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the results' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const link = cards(page).first().getByRole('heading').getByRole('link')
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Add .* to favorites$/ }).first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tool\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** The page asks again after this many seconds. */
const UNAVAILABLE = { status: 503, headers: { 'retry-after': '600' } }

test('a saved copy is used while the API is unreachable, and replaced afterwards', async ({ page, complaints }) => {
  // Without the API the tracker sends beacons, which a busy server rejects.
  complaints.allow(/graphql|functions\/analytics|Failed to load resource/)
  await page.goto('/about')
  // Earlier, the page would ask again by itself and take away the button that this test presses.
  await page.route('**/graphql', (route) => route.fulfill(UNAVAILABLE))
  await page.locator('header, main, footer').getByRole('link', { name: 'AI Tools Directory' }).click()
  await expect(page.getByText('Live data is unavailable.')).toBeVisible()
  await expect(cards(page)).toHaveCount(40)

  await searchBox(page).fill('midjourney')
  await expect(cards(page).getByRole('heading')).toHaveText(['Midjourney'])
  await cards(page).getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Midjourney')
  await expect(page.getByText('Live data is unavailable.')).toBeVisible()

  await page.goBack()
  await expect(cards(page).getByRole('heading')).toHaveText(['Midjourney'])
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Live data is unavailable.')).toBeHidden()
  await expect(cards(page).first()).toBeVisible()
})

test('while the API fails, a search is requested once, and again only when the server allows it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/graphql|functions\/analytics|Failed to load resource/)
  await page.goto('/ai-tools')
  const requested: string[] = []
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName === 'DirectoryRoute') requested.push(variables.search)
    await route.fulfill(UNAVAILABLE)
  })
  const texts = ['notes', 'video', 'meetings', 'photos']
  for (const text of texts) {
    await searchBox(page).fill(text)
    await expect(page).toHaveURL(`/ai-tools?search=${text}`)
    await expect(page.getByText('You’re viewing a saved copy')).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    await expect.poll(() => requested).toContain(text)
  }
  expect(requested).toEqual(texts)
})

test('the first card is on the first screen', { tag: '@widths' }, async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 })
  await page.goto('/ai-tools')
  const box = await cards(page).first().boundingBox()
  expect(box?.y).toBeLessThan(isMobile ? 380 : 300)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list, its pages and its form work', async ({ page }) => {
    await page.goto('/ai-tools')
    await expect(cards(page)).toHaveCount(40)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/ai-tools?page=2')
    await expect(counter(page)).toHaveText(/^Showing 41-80 of [\d,]+ tools$/)

    await searchBox(page).fill('slides')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/search=slides&sort=name/)
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name')
    await expect(cards(page).first()).toBeVisible()

    await page.goto('/ai-tools?search=qqxxzz+vvkkww')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(cards(page)).toHaveCount(40)
  })
})
