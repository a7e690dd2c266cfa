import type { Page } from '@playwright/test'
import { QUESTIONS } from '../core/quiz/questions.ts'
import { askAs, type Member } from './members.ts'

/** The answers of a designer with a budget, who works alone. */
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

/** Sends finished answers as a member does; answers the address of the results. */
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
    `mutation ($answers: [QuizAnswerInput!]!) { submitQuiz(answers: $answers) {
      ... on SubmitQuizPayload { result { timestamp } }
    } }`,
    { answers },
  )
  return `/quiz/results/${submitQuiz.result.timestamp}`
}
