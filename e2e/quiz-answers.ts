import { expect, type Page } from '@playwright/test'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { askAs, type Member } from './members.ts'

export const DRAFT_KEY = 'toolfinch.quizDraft'

/** A designer with a budget, who works alone. */
export const ANSWERS: Record<number, readonly string[]> = {
  ...Object.fromEntries(QUESTIONS.map(({ id, options }) => [id, [options[0]?.id ?? '']])),
  1: ['designer'],
  2: ['ecommerce'],
  3: ['solo'],
  4: ['medium'],
  5: ['design', 'writing'],
  7: ['ease'],
  15: ['important'],
  17: ['figma', 'slack'],
}

/** A draft in the browser's storage, with the first option of each of the first questions. */
export function draftOf(count: number): Record<string, string> {
  const answers = Object.fromEntries(QUESTIONS.slice(0, count).map(({ id, options }) => [id, [options[0]?.id]]))
  return { [DRAFT_KEY]: JSON.stringify({ answers, question: Math.min(count + 1, 20), updatedAt: 1 }) }
}

type Submitted = { submitQuiz: { result: { timestamp: string } } }

/** The question is shown and has the focus: only then does it receive keys. */
export async function expectQuestion(page: Page, number: number): Promise<void> {
  const text = QUESTIONS[number - 1]?.text ?? ''
  await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeFocused()
}

/** Whether one press on an option opens the next question. */
export const movesOn = (number: number): boolean =>
  QUESTIONS[number - 1]?.type === 'single_choice' && number < QUESTIONS.length

/** Answers questions by the number keys, each with the option of this number; Enter continues where one can add more. */
export async function answerByKeys(page: Page, from: number, to: number, option = '1'): Promise<void> {
  for (let number = from; number <= to; number++) {
    await expectQuestion(page, number)
    await page.keyboard.press(option)
    if (movesOn(number)) continue
    await expect(page.getByRole('button', { name: /^(Next|Get Results)$/ })).toBeEnabled()
    await page.keyboard.press('Enter')
  }
}

/** Submits answers as a member; returns the path of the results. */
export async function submitAnswers(
  page: Page,
  member: Member,
  changed: Record<number, readonly string[]> = {},
): Promise<string> {
  const answers = Object.entries({ ...ANSWERS, ...changed }).map(([question, options]) => ({
    question: Number(question),
    options,
  }))
  const { submitQuiz } = await askAs<Submitted>(
    page,
    member,
    `mutation ($answers: [QuizAnswerInput!]!) { submitQuiz(input: { answers: $answers }) {
      ... on SubmitQuizPayload { result { timestamp } }
    } }`,
    { answers },
  )
  return `/quiz/results/${submitQuiz.result.timestamp}`
}
