import { expect, type Page } from '@playwright/test'
import { layoutShift, MAX_LAYOUT_SHIFT, recordLayoutShifts, test } from './fixtures.ts'

const TOOL = 'main li a[href^="/ai-tools/"], main li a[href^="/tool/"]'

/** From a screen, by the first link with each of these addresses (expressions) in turn, through further screens. */
const WAYS: readonly (readonly [name: string, from: string, links: readonly string[]])[] = [
  [
    'a task to tools and their alternatives',
    '/',
    ['main a[href^="/blog/best-ai-tools-to-"]', 'main a[href^="/tool/"]', 'main a[href$="/alternatives"]'],
  ],
  ['the directory to a comparison', '/', ['header a[href="/ai-tools"]', TOOL, 'main a[href^="/compare?"]']],
  [
    'the home page to a category and a plan',
    '/',
    ['main a[href^="/ai-tools/"]:not([href*="?"])', 'a[href="/pricing"]'],
  ],
  [
    'the blog to an article and the quiz',
    '/',
    ['a[href="/blog"]', 'main article a[href], main li a[href^="/blog/"]', 'a[href="/quiz"]'],
  ],
  [
    'help to an article and signing up',
    '/',
    ['a[href="/help"]', 'main a[href^="/help/"]', 'header a[href^="/auth"]', 'main a[href*="mode=signup"]'],
  ],
  ['signing in to resetting a password', '/auth?mode=signin', ['main a[href*="mode=reset"]']],
]

/** Follows a link by script, because shifts within half a second of real input are not reported. */
async function follow(page: Page, link: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  await page
    .locator(link)
    .first()
    .evaluate((element) => (element as HTMLAnchorElement).click())
  await expect(heading).not.toHaveText(before)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('main').getByText(/^Loading/)).toHaveCount(0)
}

/** The screens of the first ways differ by width. */
const WIDE = 2

for (const [index, [name, from, links]] of WAYS.entries()) {
  test(`from ${name}, nothing shifts`, { tag: index < WIDE ? '@widths' : [] }, async ({ page }) => {
    await recordLayoutShifts(page)
    await page.goto(from)
    for (const link of links) {
      const before = await layoutShift(page)
      await follow(page, link)
      expect((await layoutShift(page)) - before, link).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
    }
  })
}
