import { expect, type Locator, type Page } from '@playwright/test'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { prepareLocalStorage } from './contexts.ts'
import { test } from './fixtures.ts'
import { draftOf, movesOn } from './quiz-answers.ts'

const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.POSITIVE_INFINITY

/** Scrolls until the last option is above the buttons, as one does by hand. */
async function expectLastOptionInSight(page: Page): Promise<void> {
  const last = page.locator('main form label').last()
  await last.evaluate((option) => option.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const bar = await topOf(page.locator('[data-action-bar]'))
  const box = await last.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar)
}

test.describe('at the bottom of a phone’s window', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }))

  test('the quiz starts without scrolling, for visitors and for those who come back', async ({ page, context }) => {
    await page.goto('/quiz')
    const start = page.getByRole('link', { name: 'Start Quiz' })
    expect(await topOf(start)).toBeLessThan(780)
    await prepareLocalStorage(context, draftOf(12))
    await page.goto('/quiz')
    expect(await topOf(page.getByRole('link', { name: 'Continue at question 13' }))).toBeLessThan(780)
    await page.getByRole('button', { name: 'Start over' }).scrollIntoViewIfNeeded()
    expect(await topOf(page.getByRole('button', { name: 'Start over' }))).toBeLessThan(700)
  })

  test('the buttons of every question are in the same place, and cover no option', async ({ page, context }) => {
    await page.goto('/quiz?q=1')
    const next = page.getByRole('button', { name: 'Next' })
    const place = await topOf(next)
    expect(place).toBeLessThan(780)
    await expectLastOptionInSight(page)

    // Four options and ten: a short question and the longest.
    await prepareLocalStorage(context, draftOf(19))
    for (const number of [4, 6, 17]) {
      await page.goto(`/quiz?q=${number}`)
      expect(await topOf(next)).toBe(place)
      await expectLastOptionInSight(page)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/quiz?q=1')
    expect(await topOf(next)).toBeLessThan(640)
    await expectLastOptionInSight(page)
  })

  test('the focus is never below the buttons', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 560 })
    await page.goto('/quiz?q=1')
    await page.locator('main').getByRole('radio').first().focus()
    for (let option = 0; option < 9; option++) {
      await page.keyboard.press('ArrowDown')
      const box = await page.locator('label:focus-within').boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await topOf(page.locator('[data-action-bar]')))
    }
  })

  test('a low window shows them after the options', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto('/quiz?q=1')
    expect(await topOf(page.getByRole('button', { name: 'Next' }))).toBeGreaterThan(390)
  })
})

// 28 with an answer to every question: 42 before a single choice moved on.
test('the quiz takes 25 taps without the optional answers', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  let taps = 0
  const tap = async (element: Locator) => {
    await element.tap()
    taps += 1
  }
  await page.goto('/quiz')
  await tap(page.getByRole('link', { name: 'Start Quiz' }))
  for (const { id, text, optional, options } of QUESTIONS) {
    await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeFocused()
    if (optional) {
      await tap(page.getByRole('button', { name: 'Skip' }))
      continue
    }
    await tap(
      page
        .locator('label')
        .filter({ hasText: options[0]?.text ?? '' })
        .first(),
    )
    if (!movesOn(id)) await tap(page.getByRole('button', { name: /^(Next|Get Results)$/ }))
  }
  await expect(page.getByRole('heading', { name: 'Ready to Access Your Tools?' })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(25)
})
