import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { makeMember, signInAs } from './members.ts'
import { givePlan } from './owner.ts'
import { submitAnswers } from './quiz-answers.ts'

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

for (const paid of [true, false]) {
  test(`results are printed without controls and offers, with their address, ${paid ? 'with' : 'without'} a paid plan`, async ({
    page,
  }) => {
    const member = await makeMember(page, { verified: true })
    if (paid) await givePlan(page, member)
    const path = await submitAnswers(page, member, { 3: ['small'] })
    await signInAs(page, member)
    await page.goto(path)
    const lastCard = page.getByRole('article').last()
    await expect(lastCard).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(new RegExp(`^http.*${path}$`))).toBeVisible()
    await expect(page.getByText('Prices for 2 people: you answered “2-10 people”')).toBeVisible()
    await expect(lastCard.getByText(/[A-Z][a-z]{2} 20\d\d$/).first()).toBeVisible()
    for (const control of [
      page.getByRole('banner'),
      page.getByRole('link', { name: /^(Try Now|Visit Website|Edit|Upgrade|Retake|Compare|Download)/ }),
      page.getByRole('heading', { name: /^(Why isn’t|What's Next|See more tools)/ }),
      page.getByText('Adjust this list'),
      page.getByText('Say it in your own words'),
    ])
      await expect(control.filter({ visible: true })).toHaveCount(0)
    if (!paid) return
    // Backgrounds of bars are printed, and cards are not cut.
    const bar = lastCard.locator('[aria-hidden] > span > span').first()
    await expect(bar).toHaveCSS('print-color-adjust', 'exact')
    await expect(lastCard).toHaveCSS('break-inside', 'avoid')
  })
}

test('a printed comparison has each name above its column', async ({ page }) => {
  // The width of A4 paper without its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.goto('/compare?tools=claude,chatgpt,google-gemini')
  await page.emulateMedia({ media: 'print' })
  const row = page.getByRole('row', { name: 'Pricing model' })
  for (const [index, name] of ['Claude', 'ChatGPT', 'Google Gemini'].entries()) {
    const head = await page.getByRole('columnheader', { name }).boundingBox()
    const cell = await row.getByRole('cell').nth(index).boundingBox()
    expect(head?.x, name).toBe(cell?.x)
    expect(head?.width, name).toBe(cell?.width)
  }
})
