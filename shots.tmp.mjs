import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const session = JSON.stringify(JSON.parse(readFileSync('/tmp/cat-ada.json')).session)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const shots = [ ['vp', '/admin?tab=catalogue&tool=chatgpt', 1280, 'light'], ['vp', '/admin?tab=catalogue&tool=chatgpt', 320, 'dark'],]; const old = [
  ['list', '/admin?tab=catalogue', 1280, 'light'], ['list', '/admin?tab=catalogue&state=oldest-check', 320, 'dark'],
  ['edit', '/admin?tab=catalogue&tool=chatgpt', 1280, 'dark'], ['edit', '/admin?tab=catalogue&tool=chatgpt', 390, 'light'], ['edit', '/admin?tab=catalogue&tool=chatgpt', 320, 'light'],
  ['new', '/admin?tab=catalogue&view=new', 390, 'dark'], ['revisions', '/admin?tab=catalogue&view=revisions', 1280, 'light'],
]
for (const [name, path, width, scheme] of shots) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
  page.on('pageerror', (e) => console.log(name, e.message))
  await page.addInitScript((s) => localStorage.setItem('toolfinch.session', s), session)
  await page.goto('http://localhost:4160' + path)
  await page.getByRole('heading', { level: 2, name: 'Catalogue' }).waitFor()
  await page.waitForTimeout(2500)
  await page.evaluate(() => scrollTo(0, 620)); await page.waitForTimeout(300)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  console.log(name, width, 'overflow', overflow)
  await page.screenshot({ path: `/tmp/cat-${name}-${width}.png`, fullPage: name === 'edit' ? true : false })
  await context.close()
}
await browser.close()
