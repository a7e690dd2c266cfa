import { expect, type Page } from '@playwright/test'
import { layoutShift, MAX_LAYOUT_SHIFT, recordLayoutShifts, test } from './fixtures.ts'

/** From a screen, by the first link with an address (an expression), to another screen. */
const NAVIGATIONS: readonly (readonly [name: string, from: string, link: string])[] = [
  ['a task to its search', '/', 'main a[href^="/ai-tools?search="]'],
  ['the home page to the directory', '/', 'header a[href="/ai-tools"]'],
  ['the directory to a tool', '/ai-tools', 'main li a[href^="/ai-tools/"], main li a[href^="/tool/"]'],
  ['a search to a tool', '/ai-tools?search=transcribe', 'main li a[href^="/ai-tools/"], main li a[href^="/tool/"]'],
  ['the home page to a category', '/', 'main a[href^="/ai-tools/"]:not([href*="?"])'],
  ['a tool to its alternatives', '/tool/chatgpt', 'main a[href$="/alternatives"]'],
  ['a tool to a comparison', '/tool/chatgpt', 'main a[href^="/compare?"]'],
  ['the home page to the blog', '/', 'a[href="/blog"]'],
  ['the blog to an article', '/blog', 'main article a[href], main li a[href^="/blog/"]'],
  ['the home page to pricing', '/', 'a[href="/pricing"]'],
  ['the home page to help', '/', 'a[href="/help"]'],
  ['help to an article', '/help', 'main a[href^="/help/"]'],
  ['the home page to the quiz', '/', 'a[href="/quiz"]'],
  ['the home page to signing in', '/', 'header a[href^="/auth"]'],
  ['signing in to signing up', '/auth?mode=signin', 'main a[href*="mode=signup"]'],
  ['signing in to resetting a password', '/auth?mode=signin', 'main a[href*="mode=reset"]'],
]

/**
 * Follows a link by script, because shifts within half a second of real input are not reported. Returns the shift that
 * came with the new screen itself, such as its footer at another height.
 */
async function follow(page: Page, link: string): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  await page
    .locator(link)
    .first()
    .evaluate((element) => (element as HTMLAnchorElement).click())
  await expect(heading).not.toHaveText(before)
  const withScreen = await layoutShift(page)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('main').getByText(/^Loading/)).toHaveCount(0)
  return withScreen
}

/** These screens differ by width. */
const WIDE = 7

for (const [index, [name, from, link]] of NAVIGATIONS.entries()) {
  test(`from ${name}, nothing shifts once the screen is there`, { tag: index < WIDE ? '@widths' : [] }, async ({
    page,
  }) => {
    await recordLayoutShifts(page)
    await page.goto(from)
    const withScreen = await follow(page, link)
    expect((await layoutShift(page)) - withScreen).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
  })
}
