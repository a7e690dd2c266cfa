import { type BrowserContext, expect, type Page } from '@playwright/test'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { test as base } from './fixtures.ts'
import { makeMember, signInByForm } from './members.ts'
import { startNextBuild } from './next-build.ts'
import { draftOf } from './quiz-answers.ts'

const names = (page: Page) => page.getByRole('article').getByRole('heading')
const NOTICE = /Live data is unavailable\. You’re viewing a saved copy of the catalog of \w+ \d+, \d{4}\./

/** A page of a browser with service workers, as everywhere but in the other tests. */
const test = base.extend<{ device: { page: Page; context: BrowserContext } }>({
  device: async ({ browser, baseURL, viewport, colorScheme }, use) => {
    const context = await browser.newContext({ baseURL, viewport, colorScheme, serviceWorkers: 'allow' })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await use({ page, context })
    await context.close()
  },
})

/** Whether these are on the device. */
const isSaved = (page: Page, paths: readonly string[]): Promise<boolean> =>
  page.evaluate(async (wanted) => (await Promise.all(wanted.map((path) => caches.match(path)))).every(Boolean), paths)

/** Of the files of builds. */
const namesOfCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('toolfinch-files-')))

/** Opens the page while online, and waits until the screens that belong to it are on the device. */
async function visit(page: Page, path: string, data: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const screen = path.includes('/quiz') ? 'quiz' : 'catalogue'
  const script = await page.evaluate(async (name) => {
    const text = await (await fetch('/sw.js')).text()
    return new RegExp(`${name}["\`]?:\\{.*?screen["\`]?:["\`]([^"\`]+)`).exec(text)?.[1] ?? ''
  }, screen)
  expect(script).toMatch(/^\/assets\//)
  await expect.poll(() => isSaved(page, [data, script]), { timeout: 60_000 }).toBe(true)
}

test('without a connection, the directory opens with the lists and searches that it has online', async ({
  device: { page, context },
}) => {
  const paths = [
    '/ai-tools',
    '/ai-tools?search=meeting+notes',
    '/ai-tools?search=free+logo+maker',
    '/ai-tools?sort=price&page=2',
  ]
  const online: string[][] = []
  await visit(page, '/ai-tools', '/tools-search.json')
  for (const path of paths) {
    await page.goto(path)
    online.push(await names(page).allTextContents())
  }
  await context.setOffline(true)
  for (const [index, path] of paths.entries()) {
    await page.goto(path)
    await expect(page.getByText(NOTICE)).toBeVisible()
    await expect(names(page)).toHaveText(online[index] ?? [])
  }
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tool\//)
  await page.reload()
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.goto('/ai-tools/writing')
  await expect(page).toHaveURL('/ai-tools?category=writing')
  await expect(names(page).first()).toBeVisible()

  await context.setOffline(false)
  await page.goto('/ai-tools')
  await expect(names(page)).toHaveText(online[0] ?? [])
  await expect(page.getByText(NOTICE)).toBeHidden()
})

test('without a connection, the quiz has the list of the server, and its answers join the account later', async ({
  device: { page, context },
}) => {
  await visit(page, '/quiz', '/tools-engine.json')
  const member = await makeMember(page, { verified: true })
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, draftOf(19))
  await context.setOffline(true)
  await page.goto('/quiz?q=20')
  const [option] = QUESTIONS.at(-1)?.options ?? []
  await page.getByText(option?.text ?? '', { exact: true }).click()
  await page.goto('/quiz?q=review')
  await page.getByRole('button', { name: 'Get Results' }).click()
  await expect(
    page.getByText(
      /There’s no connection to our server\. This list was computed on this device from the catalog of \w+ \d+, \d{4}\./,
    ),
  ).toBeVisible()
  const tools = page.getByRole('region', { name: 'Recommended for you' }).getByRole('heading', { level: 3 })
  await expect(tools).toHaveCount(5)
  const computed = await tools.allTextContents()

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click()
  await signInByForm(page, member)
  await expect(page.getByText('There’s no connection')).toBeHidden()
  await expect(tools).toHaveText(computed)
  await page.goto('/quiz/results')
  await expect(tools).toHaveText(computed)
})

test('a page that is not saved says so, and nothing of a page or an account is stored', async ({
  device: { page, context },
}) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => caches.open('toolfinch-files-earlier').then((cache) => cache.put('/x', new Response('x'))))
  await visit(page, '/ai-tools', '/tools-search.json')
  await page.goto('/pricing')
  const stored = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.filter((path) => !/^\/(assets\/|[\w-]+\.(js|json|svg|webmanifest)$)/.test(path))).toEqual([])
  await context.setOffline(true)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Search the AI tools directory' }).click()
  await expect(names(page).first()).toBeVisible()
  await page.goto('/pricing')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You’re offline')
})

test('after a deployment, the worker has the files of the new build alone', async ({
  device: { page, context },
  baseURL,
}) => {
  const build = await startNextBuild(baseURL ?? '')
  const modules = () => page.locator('script[data-modules]').getAttribute('data-modules')
  try {
    await visit(page, `${build.url}/ai-tools`, '/tools-search.json')
    expect(await modules()).toContain(build.before)
    expect(await isSaved(page, [build.before])).toBe(true)
    const [first] = await namesOfCaches(page)

    build.deploy()
    await page.goto(`${build.url}/ai-tools`)
    // The earlier worker is still there, but the page is the new one.
    expect(await modules()).toContain(build.after)
    await expect.poll(() => isSaved(page, [build.after])).toBe(true)
    await expect.poll(() => isSaved(page, [build.before])).toBe(false)
    await visit(page, `${build.url}/ai-tools`, '/tools-search.json')
    const [second, ...others] = await namesOfCaches(page)
    expect(others).toEqual([])
    expect(second).not.toBe(first)

    await context.setOffline(true)
    await page.goto(`${build.url}/ai-tools`)
    await expect(page.getByText(NOTICE)).toBeVisible()
    expect(await modules()).toContain(build.after)
    await expect(names(page).first()).toBeVisible()
  } finally {
    await build.stop()
  }
})

test('browsers offer to install the product', async ({ device: { page, context } }) => {
  await page.goto('/')
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Contexts of tests are private windows, in which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
})
