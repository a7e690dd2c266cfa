import { expect, type Page } from '@playwright/test'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { askAs, type Member } from './members.ts'

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

type Submitted = { submitQuiz: { result: { timestamp: string } } }

/** The question is shown and has the focus: only then does it receive keys. */
export async function expectQuestion(page: Page, number: number): Promise<void> {
  const text = QUESTIONS[number - 1]?.text ?? ''
  await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeFocused()
}

/** Answers questions by the number keys, each with the option of this number, and continues with Enter. */
export async function answerByKeys(page: Page, from: number, to: number, option = '1'): Promise<void> {
  for (let number = from; number <= to; number++) {
    await expectQuestion(page, number)
    await page.keyboard.press(option)
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
