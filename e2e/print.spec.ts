import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

for (const [path, facts] of [
  ['/tool/claude', 'Pricing'],
  ['/compare?tools=claude,chatgpt', 'Comparison'],
] as const) {
  test(`${path} is printed on white in light colors, without controls`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('toolfinch.theme', 'dark'))
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: facts, exact: true })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    for (const button of await page.getByRole('main').getByRole('button').all()) await expect(button).toBeHidden()
    const colors = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color]
    })
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(35, 29, 21)'])
  })
}
