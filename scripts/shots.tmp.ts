import { chromium } from '@playwright/test'
const [, , base, out, ...paths] = process.argv as any
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const widths = (process.env.W ?? '320,390,768,1440').split(',').map(Number)
const schemes = (process.env.S ?? 'light').split(',')
for (const scheme of schemes) for (const w of widths) {
  const c = await browser.newContext({ viewport: { width: w, height: w < 800 ? 800 : 900 }, colorScheme: scheme as any })
  const p = await c.newPage()
  if (process.env.COMPARE) await p.addInitScript((v) => localStorage.setItem('toolfinch.compare', v), process.env.COMPARE)
  for (const path of paths) {
    await p.goto(base + path, { waitUntil: 'networkidle' })
    if (process.env.CLICK) await p.click(process.env.CLICK)
    if (process.env.SCROLL) { await p.mouse.wheel(0, Number(process.env.SCROLL)); await p.waitForTimeout(700) }
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) console.log('OVERFLOW', path, w, over)
    await p.screenshot({ path: `${out}/${path.replace(/[^a-z0-9]+/gi, '_')}-${w}-${scheme}.png`, fullPage: process.env.FULL === '1' })
  }
  await c.close()
}
await browser.close()
