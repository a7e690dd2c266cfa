import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/**
 * Makes every navigation wait until the page handles keys and clicks: earlier input is lost, and on a busy machine even
 * network idle is too early. A test that needs the page before that says `commit`.
 */
function waitForHydration(page: Page): void {
  const { goto, reload } = page
  const hydrated = (options?: { waitUntil?: string }) =>
    options?.waitUntil === 'commit'
      ? null
      : page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    await hydrated(options)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    await hydrated(options)
    return response
  }
}

/** A browser context shared by many tests, one after the other. */
type SharedContext = {
  context: BrowserContext
  /** Closes the pages of a test and cleans up; scripts for every page belong to a page, not here. */
  reset(): Promise<void>
}

type ContextOptions = BrowserContextOptions & { baseURL: string }

/**
 * Opens a context whose first page stays open, to avoid a new window per test. That page shows a file of the product
 * without scripts, for access to its local storage.
 */
async function openSharedContext(browser: Browser, options: ContextOptions): Promise<SharedContext> {
  // Tests replace responses, and a service worker's requests cannot be replaced; it has its own tests.
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  const first = await context.newPage()
  await first.goto('/robots.txt')
  if (options.javaScriptEnabled !== false) context.on('page', waitForHydration)

  const reset = async () => {
    // Session storage is deleted with its page.
    await Promise.all(context.pages().map((page) => (page === first ? undefined : page.close())))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    await context.clearCookies()
    await first.evaluate(() => localStorage.clear())
  }
  return { context, reset }
}

/** Writes local storage entries of the product's origin, as an earlier visit would have left them. */
export async function prepareLocalStorage(context: BrowserContext, entries: Record<string, string>): Promise<void> {
  const [first] = context.pages()
  await first?.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, entries)
}

export type SharedContexts = {
  /** @param name contexts with different names share nothing */
  open(name: string, options?: Pick<BrowserContextOptions, 'javaScriptEnabled'>): Promise<SharedContext>
  close(): Promise<void>
}

/**
 * The contexts of a worker, opened on demand. A new context costs more than most tests: a window with its own
 * processes, and an empty cache, so that every script is loaded and compiled again.
 */
export function createSharedContexts(browser: Browser, defaults: ContextOptions): SharedContexts {
  const opened = new Map<string, Promise<SharedContext>>()
  return {
    open(name, options) {
      const shared = opened.get(name) ?? openSharedContext(browser, { ...defaults, ...options })
      opened.set(name, shared)
      return shared
    },
    async close() {
      for (const { context } of await Promise.all(opened.values())) await context.close()
    },
  }
}
