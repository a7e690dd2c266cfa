import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { test } from './fixtures.ts'
import { saveByKeyboard, tabTo } from './keyboard.ts'
import { PASSWORD } from './members.ts'
import { givePlan } from './owner.ts'
import { answerByKeys } from './quiz-answers.ts'

/** Presses Enter on the element with this accessible name, reached by Tab. */
async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

test('from the first question to a paid report, by keyboard alone and across a closed tab', async ({
  page: first,
  context,
}, { project }) => {
  // Forty questions and a hundred presses of Tab.
  test.slow()
  await first.goto('/quiz')
  await press(first, /^Start Quiz$/)
  await answerByKeys(first, 1, 12)
  await expect(first.getByText('Question 13 of 20')).toBeVisible()
  await first.close()

  const page = await context.newPage()
  await page.goto('/quiz')
  await press(page, /^Continue at question 13$/)
  await answerByKeys(page, 13, 20)
  await expect(page.getByRole('heading', { name: 'Ready to Access Your Tools?' })).toBeVisible()
  await press(page, /^Access Your Tools$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your access' })).toBeFocused()
  await press(page, /^Sign Up for Free$/)

  const email = `journey-${project.name}-${crypto.randomUUID()}@example.com`
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeFocused()
  await tabTo(page, /^Email$/)
  await page.keyboard.type(email)
  await tabTo(page, /^Password$/)
  await page.keyboard.type(PASSWORD)
  await tabTo(page, /^Full Name$/)
  await page.keyboard.type('Ada Finch')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/quiz\/results\/\d+$/)
  await expect(page.getByRole('article')).toHaveCount(5)
  await saveByKeyboard(page)

  await givePlan(page, { email })
  await page.goto('/quiz/results?upgraded=true')
  await expect(page.getByRole('article')).toHaveCount(10)
  const saved = page.waitForEvent('download')
  await press(page, /^Download Report$/)
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(`Role: ${QUESTIONS[0]?.options[0]?.text}`)

  await press(page, /^Retake Quiz$/)
  // The answers are still there; starting over asks for confirmation.
  await press(page, /^Start over$/)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await press(page, /^Start over$/)
  await press(page, /^Start Quiz$/)
  await answerByKeys(page, 1, 20, '2')
  await expect(page.getByRole('region', { name: 'Since your last quiz' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Your profile' }).getByText(QUESTIONS[0]?.options[1]?.text ?? ''),
  ).toBeVisible()
})
