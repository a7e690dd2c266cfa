/**
 * Measures how long a page keeps the browser's main thread busy, without throttling: npm run script-time [-- --url
 * http://localhost:4000] [--runs 5] [--paths /,/ai-tools]. With `--against http://localhost:4500`, it visits that
 * server in turns with the first one, and adds its times and the ratio of script times.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, ensureChromium } from '#scripts/find-chromium.ts'
import { median } from '../median.ts'
import { openSite } from '../product-with-pages.ts'

/** Lighthouse's phone size. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** Longer than deferred loading takes. */
const QUIET_MS = 3_000

const MEASURES = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration'] as const
type Times = Readonly<Record<(typeof MEASURES)[number], number>>

/** Main thread milliseconds of a first visit, in thread ticks: other processes do not count. */
async function visit(browser: Browser, url: string): Promise<Times> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    // A console message, because Playwright's own ways to wait for the page evaluate code in it as if the user had
    // interacted, and the page would hydrate everything.
    const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated')
    await page.addInitScript(() =>
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) if (name === 'hydrated') console.debug(name)
      }).observe({ entryTypes: ['mark'] }),
    )
    await page.goto(url, { waitUntil: 'load' })
    await hydrated
    await wait(QUIET_MS)
    const { metrics } = await session.send('Performance.getMetrics')
    const milliseconds = (name: string) => 1_000 * (metrics.find((metric) => metric.name === name)?.value ?? 0)
    return Object.fromEntries(MEASURES.map((name) => [name, milliseconds(name)])) as Times
  } finally {
    await context.close()
  }
}

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    against: { type: 'string' },
    runs: { type: 'string' },
    paths: { type: 'string' },
  },
})
const runs = Number(values.runs ?? 5)
const paths = (values.paths ?? '/,/ai-tools,/tool/chatgpt,/compare?tools=chatgpt,claude').split(/,(?=\/)/)
const site = await openSite(values.url)
const servers = [site.url, ...(values.against === undefined ? [] : [values.against])]
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS })
try {
  // Warm-up, which excludes the browser's own start.
  for (const server of servers) await visit(browser, `${server}/about`)
  console.log(`Median of ${runs}, milliseconds: script, layout, style, all tasks`)
  const rows = paths.map((path) => ({ path, visits: servers.map((server) => ({ server, times: [] as Times[] })) }))
  // Alternating, so that noise affects all pages and servers equally.
  for (let run = 0; run < runs; run++)
    for (const { path, visits } of rows)
      for (const { server, times } of visits) times.push(await visit(browser, server + path))
  for (const { path, visits } of rows) {
    const medians = visits.map(({ times }) => MEASURES.map((name) => median(times.map((one) => one[name]))))
    const columns = medians.map((row) => row.map((value) => value.toFixed(0).padStart(6)).join(''))
    const [ours, theirs] = medians.map(([script = 0]) => script)
    const ratio = ours && theirs ? `   ${(ours / theirs).toFixed(2)}` : ''
    console.log(`${path.padEnd(40)}${columns.join('   |')}${ratio}`)
  }
} finally {
  await browser.close()
  await site.stop()
}
