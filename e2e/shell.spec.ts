import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

async function settleAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => scrollTop(page)).toBe(top)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
}

test('a change of path starts at the top with focus on the heading, and Back returns to where one was', {
  tag: '@widths',
}, async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle('Find the AI tool that fits your work | Toolfinch')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
  await link.scrollIntoViewIfNeeded()
  const left = await scrollTop(page)
  expect(left).toBeGreaterThan(100)
  await link.click()

  await expect(page).toHaveTitle('About us | Toolfinch')
  await expect(heading(page)).toBeFocused()
  await settleAt(page, 0)

  await page.goBack()
  await expect(page).toHaveTitle('Find the AI tool that fits your work | Toolfinch')
  await settleAt(page, left)
})

test('a reload keeps the place', async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(() => {
    // The page notes its place with the event, which comes a frame later.
    const noted = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
    window.scrollTo(0, 300)
    return noted.then(() => undefined)
  })
  await page.reload({ waitUntil: 'networkidle' })
  await settleAt(page, 300)
})

test('the skip link leads past the header', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a chosen theme holds from the first paint of the next page on', async ({ page }) => {
  await open(page, '/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(ground).not.toBe(light)
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('the header grows denser after 20 pixels', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  await expect(header).toHaveAttribute('data-scrolled', 'false')
  await page.evaluate(() => window.scrollTo(0, 60))
  await expect(header).toHaveAttribute('data-scrolled', 'true')
  await expect(header).toBeInViewport()
})

test('nothing moves where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const running = await page.evaluate(() => document.getAnimations().length)
  expect(running).toBe(0)
})

const isHydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated').length > 0)

test('scripts wait for the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => frames.push(callback)
    window.addEventListener('painted', () => frames.splice(0).forEach((callback) => void callback(0)))
  })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(...(request.url().match(/\/assets\/[\w-]+\.js$/) ?? [])))
  await page.goto('/about', { waitUntil: 'commit' })
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event('painted')))
  await expect.poll(() => isHydrated(page)).toBe(true)
})

test('a page in the background starts without a paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/about', { waitUntil: 'commit' })
  await expect.poll(() => isHydrated(page)).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page is whole, and its search still leads to the directory', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page)).toHaveText('Find the AI tool that fits your work')
    await expect(page.getByRole('link', { name: 'View All Tools' })).toBeVisible()
    await page.getByRole('searchbox').fill('video')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/ai-tools\?search=video$/)
  })
})

/** The scripts that the page at an address names. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text()
  return [...html.matchAll(/\/assets\/[\w-]+\.js/g)].map(([file]) => file)
}

test('a screen that cannot be loaded says so, and the report reaches the server', { tag: '@phone' }, async ({
  page,
  complaints,
}) => {
  const present = await scriptsOf(page, '/')
  const missing = (await scriptsOf(page, '/about')).filter((file) => !present.includes(file))
  complaints.allow(/assets\/.*(ERR_FAILED|\.js\)$)/)
  await open(page, '/')
  const isMissing = ({ pathname }: URL) => missing.includes(pathname)
  await page.route(isMissing, (route) => route.abort())
  const report = page.waitForResponse((response) => /ReportClientError/.test(response.request().postData() ?? ''))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page)).toHaveText('Something went wrong')
  expect(await (await report).json()).toMatchObject({
    data: { reportClientError: { __typename: 'ReportClientErrorPayload' } },
  })
  await page.unroute(isMissing)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(heading(page)).toHaveText('Our mission')
})
