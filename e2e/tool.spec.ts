import { expect } from '@playwright/test'
import { askGraphql, expectNoLayoutShift, expectNoSidewaysScroll, recordLayoutShifts, test } from './fixtures.ts'

type Named = { tools: { nodes: { id: string; slug: string; name: string }[] } }

test('an id, a dashed name and the category URL redirect to the canonical URL', async ({ page }) => {
  const { tools } = await askGraphql<Named>(
    page,
    '{ tools(search: "microsoft 365", first: 1) { nodes { id slug name } } }',
  )
  const tool = tools.nodes[0]
  if (!tool) throw new Error('The catalog lacks the tool of this test')
  const dashed = tool.name.toLowerCase().replace(/\s+/g, '-')
  for (const path of [`/tool/${tool.id}`, `/tool/${dashed.toUpperCase()}`, `/ai-tools/${tool.slug}`]) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], path).toEqual([301, `/tool/${tool.slug}`])
  }
  await page.goto(`/tool/${tool.id}`)
  await expect(page).toHaveURL(`/tool/${tool.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name)
})

test('the back link returns to the previous page, or to the directory without one', async ({ page }) => {
  await page.goto('/ai-tools?sort=name&page=2')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/tool\//)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/ai-tools?sort=name&page=2')

  await page.goto('/tool/chatgpt')
  await page.evaluate(() => history.replaceState(null, ''))
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/ai-tools')
})

test('nothing shifts while a tool loads, and nothing scrolls sideways', { tag: '@phone' }, async ({ page }) => {
  await recordLayoutShifts(page)
  await page.goto('/tool/microsoft-power-automate', { waitUntil: 'networkidle' })
  await expectNoLayoutShift(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

test('the parts of the head keep their places while others are still arriving', async ({ page }) => {
  await page.goto('/tool/chatgpt')
  const box = page.getByRole('complementary', { name: 'Price of ChatGPT' })
  const placeOf = async (role: 'heading' | 'link', name: RegExp) => page.getByRole(role, { name }).first().boundingBox()
  const places = async () => [await placeOf('heading', /^ChatGPT$/), await placeOf('link', /^Visit Tool/)]
  const before = await places()
  await page.getByLabel('Key facts').evaluate((facts) => facts.remove())
  expect(await places()).toEqual(before)
  // The rest of the page arrives last.
  await box.evaluate((element) => element.nextElementSibling?.remove())
  expect(await places()).toEqual(before)
})

test('the verdict is in the first screen, and the price stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/tool/gusto')
  const verdict = await page.getByRole('region', { name: 'In short' }).boundingBox()
  expect((verdict?.y ?? 0) + (verdict?.height ?? 900)).toBeLessThanOrEqual(900)
  await page.getByRole('heading', { name: 'Choose something else if' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: /^Visit Tool/ })).toBeInViewport()
})

test('on a phone a bar has the actions while those at the top are out of view', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tool/claude')
  const bar = page.getByRole('group', { name: 'Price of Claude and actions' })
  const actions = page.getByRole('link', { name: /^Visit Tool/ })
  await expect(actions).toBeInViewport()
  await expect(bar).not.toBeInViewport()
  for (const name of ['Pricing', 'Tool Information', 'Reviews']) {
    await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded()
    await expect(actions).not.toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: /^Visit Claude/ })).toBeInViewport({ ratio: 1 })
  }
  // It covers no focus.
  const report = page.getByRole('region', { name: 'Tool Information' }).getByRole('button').first()
  await report.focus()
  const bottom = async (box: Promise<{ y: number; height: number } | null>) => {
    const found = await box
    return (found?.y ?? 0) + (found?.height ?? 0)
  }
  expect(await bottom(report.boundingBox())).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Cookie Policy' }).scrollIntoViewIfNeeded()
  await expect(bar).not.toBeInViewport()
})

test('on a phone the actions are in one row, and the verdict begins in the first screen', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tool/gusto')
  const box = page.getByRole('complementary', { name: 'Price of Gusto' })
  const tops = [box.getByRole('link', { name: 'Add to Favorites' }), box.getByRole('button', { name: 'Compare Gusto' })]
  for (const action of tops) {
    const place = await action.boundingBox()
    expect([place?.width, place?.height]).toEqual([44, 44])
  }
  await expect(page.getByRole('heading', { name: 'Best for' })).toBeInViewport()
})

test('on a phone the row of section links follows the keyboard', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tool/chatgpt')
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await links.first().focus()
  for (let index = 1; index < (await links.count()); index++) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index)).toBeFocused()
    await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 })
  }
})

test('on a phone the section links stay visible and show the current section', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tool/chatgpt')
  const row = page.getByRole('navigation', { name: 'On this page' })
  const link = row.getByRole('link', { name: 'Pros & cons' })
  await link.click()
  const heading = page.getByRole('heading', { name: 'Pros & Cons' })
  await expect(heading).toBeInViewport()
  await expect(link).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'location')
  const [above, below] = await Promise.all([row.boundingBox(), heading.boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('an endless word breaks instead of widening the page', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/tool/chatgpt', '/ai-tools']) {
    await page.goto(path)
    // Generated, because React would complain about other texts in parts that it has not hydrated yet.
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(3)
    const content = `main :is(h1, h2 a, h3, article p, dd, li):not(:has(*))::before { content: '${word}' }`
    await page.addStyleTag({ content })
    await expectNoSidewaysScroll(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a tool is complete', async ({ page }) => {
    await page.goto('/tool/chatgpt')
    await expect(page).toHaveTitle('ChatGPT: price, features, pros and cons | Toolfinch')
    const sections = [
      'In short',
      'Reviews',
      'Choose something else if',
      'Pricing',
      'Features',
      'Use Cases',
      'About ChatGPT',
      'Tool Information',
      'Pros & Cons',
    ]
    for (const name of [...sections, 'Questions people ask about ChatGPT']) {
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: /^Visit Tool/ })).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await page.getByRole('link', { name: 'Explore More Tools' }).click()
    await expect(page).toHaveURL('/ai-tools?category=chatbots-assistants')
  })
})
