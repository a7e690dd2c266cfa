import { type BrowserContext, expect, type Page } from '@playwright/test'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { prepareLocalStorage } from './contexts.ts'
import { expectAccessible, expectFitForAll, expectNoLayoutShift, recordLayoutShifts, test } from './fixtures.ts'
import { askAs, makeMember, signInAs } from './members.ts'
import { answerByKeys, DRAFT_KEY, draftOf, expectQuestion } from './quiz-answers.ts'

const textOf = (number: number) => QUESTIONS[number - 1]?.text ?? ''
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const keepDraft = (context: BrowserContext, count: number): Promise<void> =>
  prepareLocalStorage(context, draftOf(count))

const storedAnswers = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').answers ?? {}, DRAFT_KEY)

// journey.spec.ts answers all twenty questions by keyboard; these are the steps that differ.
test('several answers, arrow keys, going back and finishing the quiz by keyboard alone', async ({ page, context }) => {
  await keepDraft(context, 4)
  await page.goto('/quiz?q=4')
  await heading(page).focus()
  await answerByKeys(page, 4, 4)

  // A multiple choice: two by number, one of them removed with the space bar.
  await expectQuestion(page, 5)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/quiz?q=5')
  await page.keyboard.press('2')
  await page.keyboard.press('3')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.keyboard.press('Enter')

  // Arrow keys select radio buttons, and one can go back without a pointer.
  await expectQuestion(page, 6)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('main').getByRole('radio').nth(2)).toBeChecked()
  await expect(page).toHaveURL('/quiz?q=6')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 7)
  await page.getByRole('button', { name: 'Previous' }).focus()
  await page.keyboard.press('Enter')
  await expectQuestion(page, 6)
  await page.keyboard.press('Enter')
  await expectQuestion(page, 7)

  // The optional question is skipped by keyboard too.
  await keepDraft(context, 16)
  await page.goto('/quiz?q=17')
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
  await page.getByRole('button', { name: 'Skip' }).focus()
  await page.keyboard.press('Enter')
  await answerByKeys(page, 18, 19)
  await expect(page.getByText('95% complete')).toBeVisible()
  await answerByKeys(page, 20, 20)
  await expect(page).toHaveURL('/quiz/results')
  await expect(page.getByText('Ready to Access Your Tools?')).toBeVisible()
})

test('a quiz left at question 13 continues there, in a new tab and after a reload', async ({ page, context }) => {
  await keepDraft(context, 11)
  await page.goto('/quiz?q=12')
  await heading(page).focus()
  await answerByKeys(page, 12, 12)
  await expect(heading(page)).toHaveText(textOf(13))
  await page.close()

  const next = await context.newPage()
  await next.goto('/quiz', { waitUntil: 'networkidle' })
  await expect(next.getByText('You have answered 12 of 20 questions.')).toBeVisible()
  await next.getByRole('link', { name: 'Continue at question 13' }).click()
  await expect(heading(next)).toHaveText(textOf(13))
  await next.getByRole('radio').first().click()
  await expect(heading(next)).toHaveText(textOf(14))
  await next.reload()
  await expect(heading(next)).toHaveText(textOf(14))
  await next.getByRole('button', { name: 'Previous' }).click()
  await expect(next.getByRole('radio').first()).toBeChecked()
  expect(Object.keys(await storedAnswers(next))).toHaveLength(13)
})

test('an option selected before hydration is kept', { tag: '@phone' }, async ({ page }) => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/quiz?q=1', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Designer' }).check()
  release()
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
  await expect(page.getByRole('radio', { name: 'Designer' })).toBeChecked()
  expect(await storedAnswers(page)).toEqual({ 1: ['designer'] })
})

test('Back and Forward move through the questions and keep the answers', async ({ page }) => {
  await page.goto('/quiz')
  await page.getByRole('link', { name: 'Start Quiz' }).click()
  await answerByKeys(page, 1, 3)
  await expect(page).toHaveURL('/quiz?q=4')
  await page.goBack()
  await expect(heading(page)).toHaveText(textOf(3))
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.goBack()
  await expect(heading(page)).toHaveText(textOf(2))
  await page.goForward()
  await page.goForward()
  await expect(heading(page)).toHaveText(textOf(4))
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(heading(page)).toHaveText(textOf(3))
  await page.goBack()
  await expect(heading(page)).toHaveText(textOf(2))
})

test('one answer is changed without revisiting the others', { tag: '@phone' }, async ({ page, context }) => {
  await keepDraft(context, 20)
  await recordLayoutShifts(page)
  await page.goto('/quiz?q=review', { waitUntil: 'networkidle' })
  await expect(page.getByRole('listitem').filter({ hasText: textOf(20) })).toBeVisible()
  await expectNoLayoutShift(page)

  const edit = page.getByRole('link', { name: `Edit question 17: ${textOf(17)}` })
  await edit.click()
  await page.getByRole('checkbox', { name: 'Figma' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(edit).toBeFocused()
  await expect(edit).toBeInViewport()
  await expect(page.getByText(/^Microsoft Office\s· Figma$/)).toBeVisible()
  await expectFitForAll(page)
})

test('two tabs keep each other’s answers', async ({ page, context }) => {
  await keepDraft(context, 5)
  const other = await context.newPage()
  await page.goto('/quiz?q=6')
  await other.goto('/quiz?q=2')
  await other.getByRole('radio', { name: 'Healthcare' }).click()
  // The browser propagates storage between tabs asynchronously.
  await expect.poll(async () => (await storedAnswers(page))['2']).toEqual(['healthcare'])
  await page.getByRole('radio').nth(2).click()
  await expect.poll(async () => (await storedAnswers(other))['6']).toEqual(['advanced'])
  expect((await storedAnswers(other))['2']).toEqual(['healthcare'])
  expect(Object.keys(await storedAnswers(page))).toHaveLength(6)
})

test('starting over asks for confirmation, and the dialog is accessible', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await keepDraft(context, 12)
  await page.goto('/quiz')
  await page.getByRole('button', { name: 'Start over' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Start over?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Start over' })).toBeFocused()
  await page.getByRole('button', { name: 'Start over' }).click()
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('link', { name: 'Start Quiz' })).toBeVisible()
  expect(await storedAnswers(page)).toEqual({})
})

test('a visitor’s quiz is in the account after signing up, once', async ({ page, context }, { project }) => {
  await keepDraft(context, 20)
  await page.goto('/quiz?q=20')
  await page.getByRole('button', { name: 'Get Results' }).click()
  await page.getByRole('link', { name: 'Access Your Tools' }).click()
  await page.getByRole('link', { name: 'Sign Up for Free' }).click()
  // The screen that is left has a form with the same fields.
  await expect(page).toHaveURL('/auth?mode=signup')
  await page.getByRole('textbox', { name: 'Email' }).fill(`quiz-${project.name}-${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a goldfinch sings at noon')
  await page.getByLabel('Full Name').fill('Ada Finch')
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(page).toHaveURL(/\/quiz\/results\/\d+$/)
  const address = page.url()
  const token: string = await page.evaluate(
    () => JSON.parse(localStorage.getItem('toolfinch.session') ?? '{}').access_token,
  )
  const ask = () =>
    askAs<{ recommendationQuota: { used: number }; quizResult: { timestamp: string; answers: unknown[] } }>(
      page,
      { token } as never,
      '{ recommendationQuota { used } quizResult { timestamp answers { question } } }',
    )
  const { recommendationQuota, quizResult } = await ask()
  expect(recommendationQuota.used).toBe(1)
  expect(quizResult.answers).toHaveLength(20)
  expect(address.endsWith(`/${quizResult.timestamp}`)).toBe(true)

  // Neither signing in again nor sending the same answers again creates a second one.
  await page.goto('/auth')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/quiz?q=review')
  await page.getByRole('button', { name: 'Get Results' }).click()
  await expect(page).toHaveURL(address)
  expect(await ask()).toMatchObject({ recommendationQuota: { used: 1 } })
})

test('a member continues where another device left off, and loses nothing offline', async ({
  page,
  otherDevice,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const member = await makeMember(page, { verified: false })
  await signInAs(page, member)
  await page.goto('/quiz?q=1')
  await heading(page).focus()
  await answerByKeys(page, 1, 3)
  await expectQuestion(page, 4)
  await expect(page.getByText('Every answer is saved to your account.')).toBeVisible()

  await page.context().setOffline(true)
  await page.getByRole('radio').first().click()
  await expect(page.getByText(/Your account will update when the server is back/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Every answer is saved to your account.')).toBeVisible()

  const device = await otherDevice.newPage()
  await signInAs(device, member)
  await device.goto('/quiz')
  await expect(device.getByRole('link', { name: 'Continue at question 5' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the quiz explains its requirements', async ({ page }) => {
    await page.goto('/quiz')
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('noscript').getByRole('status')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse AI Tools' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Start Quiz' })).toBeHidden()
  })
})
