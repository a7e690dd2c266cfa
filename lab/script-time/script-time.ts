/**
 * Measures how long a page keeps the browser's main thread busy, without throttling: npm run script-time [-- --url
 * http://localhost:4000] [--runs 5] [--paths /,/ai-tools].
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
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await wait(QUIET_MS)
    const { metrics } = await session.send('Performance.getMetrics')
    const milliseconds = (name: string) => 1_000 * (metrics.find((metric) => metric.name === name)?.value ?? 0)
    return Object.fromEntries(MEASURES.map((name) => [name, milliseconds(name)])) as Times
  } finally {
    await context.close()
  }
}

const { values } = parseArgs({
  options: { url: { type: 'string' }, runs: { type: 'string' }, paths: { type: 'string' } },
})
const runs = Number(values.runs ?? 5)
const paths = (values.paths ?? '/,/ai-tools,/tool/chatgpt,/compare?tools=chatgpt,claude').split(/,(?=\/)/)
const site = await openSite(values.url)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS })
try {
  // Warm-up, which excludes the browser's own start.
  await visit(browser, `${site.url}/about`)
  console.log(`Median of ${runs}, milliseconds: script, layout, style, all tasks`)
  const visits = new Map<string, Times[]>(paths.map((path) => [path, []]))
  // Alternating, so that noise affects all pages equally.
  for (let run = 0; run < runs; run++)
    for (const [path, times] of visits) times.push(await visit(browser, site.url + path))
  for (const [path, times] of visits) {
    const columns = MEASURES.map((name) =>
      median(times.map((one) => one[name]))
        .toFixed(0)
        .padStart(6),
    )
    console.log(`${path.padEnd(40)}${columns.join('')}`)
  }
} finally {
  await browser.close()
  await site.stop()
}
