import { expect, test } from 'vitest'
import { PASSWORD } from '../../support/members.ts'
import { answers, createQuizApp } from '../../support/quiz.ts'

const app = createQuizApp()

const run = async (name: 'exportMyData' | 'deleteAccount', token: string) => {
  const shown = name === 'exportMyData' ? '... on ExportMyDataPayload { json }' : ''
  const text = `mutation { ${name}(input: { password: "${PASSWORD}" }) { __typename ... on Failure { code } ${shown} } }`
  return (await app.query(text, {}, token)).data[name]
}
const settled = async () => {
  const { token } = await app.join()
  await app.submit(token)
  const draft = [{ question: 1, options: ['designer'] }]
  const text =
    'mutation ($answers: [QuizAnswerInput!]!) { saveQuizAnswers(input: { answers: $answers }) { __typename } }'
  await app.query(text, { answers: draft }, token)
  return token
}

test('the data export contains answers, results, shown tools and counts, without analyses', async () => {
  const token = await settled()
  const { json } = await run('exportMyData', token)
  expect(JSON.parse(json)).toMatchObject({
    quiz: {
      draft: { answers: { 1: ['designer'] } },
      results: [{ answers: Object.fromEntries(answers().map(({ question, options }) => [question, options])) }],
    },
    recommendations: {
      lists: [{ tools: Array.from({ length: 5 }, () => expect.stringMatching(/^tool-/)) }],
      usage: [{ month: '2026-11', used: 1 }],
    },
  })
  expect(json).not.toMatch(/matchPercent|reasoning|ledger/)
})

test('account deletion removes all of it, and nothing of others', async () => {
  const [ada] = [await settled(), await settled()]
  expect(await run('deleteAccount', ada)).toEqual({ __typename: 'DeleteAccountPayload' })
  const { prisma } = app.database
  const left = await Promise.all([
    prisma.quizDraft.count(),
    prisma.quizResult.count(),
    prisma.recommendationSet.count(),
    prisma.recommendationUsage.count(),
  ])
  expect(left).toEqual([1, 1, 1, 1])
})
