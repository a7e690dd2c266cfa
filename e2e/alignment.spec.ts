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
