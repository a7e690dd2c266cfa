import { expect, type Page } from '@playwright/test'
import { askGraphql, expectNoSidewaysScroll, test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('from the blog by a filter to a comparison, copy its link, and on to a related article', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog')
  await page.getByRole('link', { name: /^Comparisons \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/blog?type=comparison')
  await page.getByRole('searchbox').fill('chatgpt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog?search=chatgpt&type=comparison')
  await page
    .getByRole('article')
    .getByRole('link', { name: /^ChatGPT vs / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/compare\/.*-vs-/)
  await expect(heading(page)).toHaveText(/^ChatGPT vs /)

  await page.getByText('Share', { exact: true }).click()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  // A content link navigates without loading a page.
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const title = await heading(page).textContent()
  await page.getByRole('region', { name: 'Related Articles' }).getByRole('link').first().click()
  await expect(heading(page)).not.toHaveText(title ?? '')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('the tables of a comparison are rows with labels on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/compare/chatgpt-vs-claude')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  const table = page.locator('.table-scroll').first()
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('each page has one URL, and missing ones say so', async ({ page }) => {
  type Posts = { blogPosts: { nodes: { path: string; slug: string }[] } }
  const { blogPosts } = await askGraphql<Posts>(
    page,
    '{ blogPosts(type: COMPARISON, first: 1) { nodes { path slug } } }',
  )
  const { path = '', slug = '' } = blogPosts.nodes[0] ?? {}
  const reversed = slug.split('-vs-').reverse().join('-vs-')
  for (const address of [`/compare/${reversed}`, `/blog/${slug}`]) {
    const response = await page.request.get(address, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, path])
  }
  const missing = await page.request.get('/blog/nothing-has-this-address')
  expect([missing.status(), (await missing.text()).includes('Post Not Found')]).toEqual([404, true])
})

test('a category page begins with picks and tools, then has the guide', { tag: '@widths' }, async ({ page }) => {
  await page.goto('/ai-tools/writing')
  const pick = page.getByRole('region', { name: 'Our picks' }).getByRole('listitem').first()
  await expect(pick).toContainText('Best overall')
  expect((await pick.boundingBox())?.y).toBeLessThan(600)
  const guide = page.locator('#guide')
  expect((await guide.boundingBox())?.y).toBeGreaterThan(2_000)
  await expectNoSidewaysScroll(page)
})

test('on a phone a table of an article is a list of rows with labels', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ai-tools/writing')
  const price = page.locator('td[data-label="Price"]').first()
  await price.scrollIntoViewIfNeeded()
  expect(await price.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('Price')
  const table = page.getByRole('region', { name: /to start with$/ })
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('a long path to a page stays on one line of a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ai-tools/llm-observability')
  const path = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await page.setViewportSize({ width: 320, height: 640 })
  expect((await path.boundingBox())?.height).toBeLessThan(60)
  await expectNoSidewaysScroll(page)
})

test('a category page links to its tools and to the filters', async ({ page }) => {
  await page.goto('/ai-tools/writing')
  const tools = page.getByRole('region', { name: 'All tools in Writing' })
  await expect(tools.getByRole('article').first()).toBeVisible()
  // Another order keeps the list in view, and survives reload and Back.
  const order = page.getByLabel('Sort by')
  await order.selectOption('Newest')
  await expect(page).toHaveURL('/ai-tools/writing?sort=newest')
  await expect(order).toBeInViewport()
  await page.reload()
  await expect(order).toHaveValue('newest')
  await order.selectOption('Name')
  // Also when the choice came before hydration, which reports it a moment later.
  await expect(page).toHaveURL('/ai-tools/writing?sort=name')
  await page.goBack()
  await expect(order).toHaveValue('newest')
  await page.goBack()
  await expect(order).toHaveValue('relevance')
  await page.getByRole('link', { name: 'All filters' }).click()
  await expect(page).toHaveURL('/ai-tools?category=writing#filters')
})

test('an order selected before hydration is applied', async ({ page }) => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/start.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/ai-tools/writing?sort=newest', { waitUntil: 'commit' })
  const order = page.getByLabel('Sort by')
  await order.selectOption('Name')
  release()
  await expect(page).toHaveURL('/ai-tools/writing?sort=name')
  await expect(order).toHaveValue('name')
})
