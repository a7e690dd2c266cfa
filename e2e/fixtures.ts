import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createSharedContexts, type SharedContexts } from './contexts.ts'

/** Errors of the browser. A test that provokes one allows it with `allow`. */
export type Complaints = { allow(pattern: RegExp): void }

type Fixtures = {
  /** A second device: a context that shares nothing with `page`. */
  otherDevice: BrowserContext
  complaints: Complaints
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Larger shifts are visible to readers. */
export const MAX_LAYOUT_SHIFT = 0.02

/** Playwright's test, where a console error, an uncaught error or a failed request to the product fails the test. */
export const test = base.extend<Fixtures, { sharedContexts: SharedContexts }>({
  sharedContexts: [
    async ({ browser }, use, { project }) => {
      const { viewport, isMobile, hasTouch, colorScheme, locale, timezoneId, baseURL = '' } = project.use
      const contexts = createSharedContexts(browser, {
        viewport,
        isMobile,
        hasTouch,
        colorScheme,
        locale,
        timezoneId,
        baseURL,
      })
      await use(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ sharedContexts, javaScriptEnabled }, use) => {
    const { context, reset } = javaScriptEnabled
      ? await sharedContexts.open('device')
      : await sharedContexts.open('without JavaScript', { javaScriptEnabled })
    await use(context)
    await reset()
  },

  otherDevice: async ({ sharedContexts }, use) => {
    const { context, reset } = await sharedContexts.open('other device')
    await use(context)
    await reset()
  },

  complaints: [
    async ({ page, baseURL }, use) => {
      const seen: string[] = []
      const allowed: RegExp[] = []
      const origin = new URL(baseURL ?? 'http://localhost').origin
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`))
      page.on('requestfailed', (request) => {
        // A request aborted by a navigation is not the product's failure.
        const reason = request.failure()?.errorText ?? ''
        if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED') seen.push(`${request.url()}: ${reason}`)
      })
      page.on('response', (response) => {
        if (response.url().startsWith(origin) && response.status() >= 400) {
          seen.push(`${response.url()} answered ${response.status()}`)
        }
      })
      page.on('request', (request) => {
        const isForeign = /^https?:/.test(request.url()) && !request.url().startsWith(origin)
        if (isForeign) seen.push(`asked a foreign address: ${request.url()}`)
      })
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(seen.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Fails with every accessibility violation on the page: WCAG 2.0 to 2.2 A and AA and best practices, no exclusions. */
export async function expectAccessible(page: Page): Promise<void> {
  // Loading content is dimmed, and colors in transition have neither final contrast.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  // The pages have no frames, so one run in the page finds everything; the other mode opens a second page each time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.withTags(RULES).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`),
  )
  expect(found).toEqual([])
}

/** Fails when the page scrolls sideways at its current width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [needed, available] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(needed).toBeLessThanOrEqual(available ?? 0)
}

/**
 * A phone's screen, which is in dark colors: it is accessible there, fits the narrowest screen, and is accessible on a
 * wide screen in light colors.
 */
export async function expectFitForAll(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
}

/** Records layout shifts from the first paint on; call it before the navigation. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of the recorded layout shifts, once fonts are loaded and two frames have passed. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { layoutShifts } = window as unknown as { layoutShifts: number[] }
    return layoutShifts.reduce((sum, shift) => sum + shift, 0)
  })
}

/** Fails when content shifted while the page loaded; recording starts before the navigation. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
}

/** Calls the product's API like an integrator. */
export async function askGraphql<T>(page: Page, query: string): Promise<T> {
  const response = await page.request.post('/graphql', { data: { query } })
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}
