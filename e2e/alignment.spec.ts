import { expect, type Locator } from '@playwright/test'
import { test } from './fixtures.ts'

const boxesOf = (places: readonly Locator[]) => Promise.all(places.map((place) => place.boundingBox()))

test('the two plans are aligned at the top when side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/upgrade-decision')
  const plans = ['Free Access', 'Premium Access'].map((name) => page.getByRole('heading', { name }))
  const [free, premium] = await boxesOf(plans)
  expect(premium?.y).toBe(free?.y)
})

test('compared tools have equally wide columns, whatever their content', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/compare?tools=chatgpt,presentations-ai')
  const columns = page.getByRole('columnheader')
  await expect(columns).toHaveCount(2)
  const [first, second] = await boxesOf(await columns.all())
  expect(Math.abs((first?.width ?? 0) - (second?.width ?? 0))).toBeLessThanOrEqual(1)
})

for (const width of [1024, 1280, 1440]) {
  test(`articles begin below their title at ${width} pixels, with and without a list beside them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/help/choosing-a-plan', '/privacy-policy', '/blog/how-to-compare-ai-tools']) {
      await page.goto(path)
      const [title, text] = await boxesOf([
        page.getByRole('heading', { level: 1 }),
        page
          .getByRole('article')
          .getByRole('heading', { level: 2 })
          .nth(path === '/privacy-policy' ? 1 : 0),
      ])
      expect(text?.x, path).toBe(title?.x)
      expect(text?.y, path).toBeGreaterThan(title?.y ?? 0)
    }
  })
}

test('the form of the access page is below the plan on the right, as wide as it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/upgrade-decision')
  const [plan, button] = await boxesOf([
    page.locator('section').filter({ has: page.getByRole('heading', { name: 'Premium Access' }) }),
    page.getByRole('button', { name: 'Create Account' }),
  ])
  expect([button?.x, button?.width]).toEqual([plan?.x, plan?.width])
})

test('an empty list has the whole width unless there are filters beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  const widthAt = async (path: string) => {
    await page.goto(path)
    const list = page.getByRole('region', { name: 'Tools' })
    await expect(list.getByRole('heading', { name: 'No tools found' })).toBeVisible()
    const [box] = await boxesOf([list])
    return box?.width ?? 0
  }
  const alone = await widthAt('/ai-tools?search=qqxxzz+vvkkww')
  expect(alone).toBeGreaterThan(1100)
  expect(await widthAt('/ai-tools?search=qqxxzz+vvkkww&pricing=free')).toBeLessThan(alone)
})

test('boxes that are not checked have the colors of the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/ai-tools')
  const surface = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--color-surface)'
    return getComputedStyle(probe).backgroundColor
  })
  for (const box of [page.getByRole('checkbox').first(), page.getByRole('radio', { name: /^Up to \$10 / })]) {
    await expect(box).toHaveCSS('background-color', surface)
    await box.check()
    await expect(box).toHaveCSS('appearance', 'auto')
  }
})
