import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

async function settleAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => scrollTop(page)).toBe(top)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** The built file of a source file. */
const builtFile = (source: string): string =>
  `/${JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))[source].file}`

test('a navigation starts at the top with focus on the heading, and Back restores the position', async ({ page }) => {
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

test('a reload keeps the position', async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(() => {
    // The page stores its position on the event, a frame later.
    const noted = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
    window.scrollTo(0, 300)
    return noted.then(() => undefined)
  })
  await page.reload({ waitUntil: 'networkidle' })
  await settleAt(page, 300)
})

test('the skip link skips the header', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a chosen theme applies from the first paint of the next page', async ({ page }) => {
  await open(page, '/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(ground).not.toBe(light)
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('the header becomes denser after 20 pixels', async ({ page }) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  await expect(header).toHaveAttribute('data-scrolled', 'false')
  await page.evaluate(() => window.scrollTo(0, 60))
  await expect(header).toHaveAttribute('data-scrolled', 'true')
  await expect(header).toBeInViewport()
})

test('nothing animates with reduced motion', async ({ page }) => {
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

test('a background page starts without a paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/about', { waitUntil: 'commit' })
  await expect.poll(() => isHydrated(page)).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page is complete, answers the chosen task, and its search still opens the directory', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(heading(page)).toHaveText('Find the AI tool that fits your work')
    const card = page.getByRole('region', { name: 'Transcribe meetings' })
    await expect(card.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(3)
    const before = await card.boundingBox()
    await page.getByText('Plan a lesson').first().click()
    await expect(card).toBeHidden()
    const chosen = page.getByRole('region', { name: 'Plan a lesson' })
    await expect(chosen.getByRole('link', { name: 'MagicSchool AI' })).toBeVisible()
    await expect.poll(() => chosen.boundingBox()).toEqual(before)
    await page.getByRole('radio', { name: 'Plan a lesson' }).press('ArrowRight')
    await expect(page.getByRole('region', { name: 'Write code' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'View All Tools' })).toBeVisible()
    await page.getByRole('searchbox').fill('video')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/ai-tools\?search=video$/)
  })
})

/** The scripts referenced by a page. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text()
  return [...html.matchAll(/\/assets\/[\w-]+\.js/g)].map(([file]) => file)
}

test('a screen whose code is missing after a deployment is reloaded from the server, once', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  const present = await scriptsOf(page, '/')
  const missing = (await scriptsOf(page, '/about')).filter((file) => !present.includes(file))
  complaints.allow(/assets\/.*(ERR_FAILED|\.js)|could not be loaded/)
  await open(page, '/')
  await page.route(
    ({ pathname }) => missing.includes(pathname),
    (route) => route.abort(),
  )
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  // The server renders it completely, and its missing code is not requested again and again.
  await expect(heading(page)).toHaveText('Our mission')
  await page.waitForLoadState('networkidle')
  expect(loads.filter((path) => path === '/about')).toHaveLength(1)
})

test('a page whose code failed to load is not reported as a crash, even before the failure is known', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load resource|Failed to fetch dynamically imported module/)
  const missing = ['client/layout/error-details.tsx', 'client/routes/about.tsx'].map(builtFile)
  await page.route(
    ({ pathname }) => missing.includes(pathname),
    (route) => route.abort(),
  )
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('a card followed offline shows its data, and its page once the network is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  // Intercepted requests bypass the HTTP cache, which may contain the tool page's code from an earlier test.
  await page.route('**/assets/*.js', (route) => route.continue())
  const details = page.waitForResponse(`**${builtFile('client/layout/error-details.tsx')}`)
  const filters = page.waitForResponse(`**${builtFile('client/features/catalogue/filters/filter-form.tsx')}`)
  await page.goto('/ai-tools')
  await details
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  // The first movement loads the rest of this page, which is not what fails here.
  await card.hover()
  await filters
  await context.setOffline(true)
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByText('The rest of this page could not be loaded')).toBeVisible()
  await expect(heading(page)).toHaveText(name)
  await expect(heading(page)).toBeFocused()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Use Cases' })).toBeVisible()
})

test('a visitor who goes offline before any movement keeps the filters, which work once the network is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const recovery = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(builtFile('client/lib/load-again.ts')),
  )
  const filters = page.waitForResponse(`**${builtFile('client/features/catalogue/filters/filter-form.tsx')}`)
  await page.goto('/ai-tools')
  await recovery
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  const freemium = page.getByRole('checkbox', { name: /^Freemium/ })
  await freemium.hover()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(freemium).toBeVisible()
  await expect(heading(page)).toHaveText('AI tools')
  await context.setOffline(false)
  await filters
  await page.waitForLoadState('networkidle')
  await freemium.check()
  await expect(page).toHaveURL('/ai-tools?pricing=freemium')
})

test('a tool that failed to load offline appears once the network is back', async ({ page, context, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/)
  const retries = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(builtFile('client/lib/retry-later.ts')),
  )
  // Loads the code of the tool page.
  await page.goto('/tool/chatgpt')
  await retries
  await page.goto('/ai-tools')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByText('Live data is unavailable')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Use Cases' })).toBeVisible()
})
