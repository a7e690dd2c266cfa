import { describe, expect, test } from 'vitest'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { ANSWERS, answers, createQuizApp } from '../../support/quiz.ts'

const app = createQuizApp()

const SAVE = `mutation ($answers: [QuizAnswerInput!]!) {
  saveQuizAnswers(input: { answers: $answers }) {
    __typename
    ... on SaveQuizAnswersPayload { draft { answers { question options } updatedAt } }
    ... on Failure { code message }
  }
}`
const save = async (token: string, list: readonly object[]) => {
  const { data, errors } = await app.query(SAVE, { answers: list }, token)
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  return data.saveQuizAnswers
}
const draft = async (token: string) =>
  (await app.query('{ quizDraft { answers { question options } updatedAt } }', {}, token)).data.quizDraft

test('the questions are public, as on the screen', async () => {
  const { data } = await app.query('{ quiz { questions { number key text type optional options { id value text } } } }')
  expect(data.quiz.questions).toEqual(
    QUESTIONS.map(({ id, key, text, type, optional, options }) => ({
      number: id,
      key,
      text,
      type: type.toUpperCase(),
      optional,
      options: options.map((option) => ({ id: `${key}:${option.id}`, value: option.id, text: option.text })),
    })),
  )
})

describe('a draft', () => {
  test('stores the latest answers', async () => {
    const { token } = await app.join()
    expect(await draft(token)).toBeNull()
    const first = { question: 1, options: ['developer'] }
    expect((await save(token, [first])).draft.answers).toEqual([first])
    const second = [
      { question: 5, options: ['writing', 'coding', 'writing'] },
      { ...first, options: ['designer'] },
    ]
    await save(token, second)
    expect(await draft(token)).toEqual({
      answers: [
        { question: 1, options: ['designer'] },
        { question: 5, options: ['coding', 'writing'] },
      ],
      updatedAt: '2026-11-20T12:00:00.000Z',
    })
  })

  test('drops unknown questions and options', async () => {
    const { token } = await app.join()
    const hostile = [
      { question: 99, options: ['developer'] },
      { question: -1, options: ['x'] },
      { question: 1, options: ['__proto__', 'constructor', 'developer', 'designer'] },
      { question: 2, options: [] },
      { question: 3, options: ['toString'] },
    ]
    expect((await save(token, hostile)).draft.answers).toEqual([{ question: 1, options: ['developer'] }])
  })

  test.each([
    ['more entries than questions', Array.from({ length: 21 }, () => ({ question: 1, options: ['developer'] }))],
    ['a flood of options', [{ question: 5, options: Array.from({ length: 21 }, () => 'writing') }]],
  ])('is rejected with %s', async (_what, list) => {
    const { token } = await app.join()
    expect(await save(token, list)).toMatchObject({ __typename: 'InvalidInputError', code: 'BAD_USER_INPUT' })
    expect(await draft(token)).toBeNull()
  })

  test('is private to its member', async () => {
    const [ada, bob] = [await app.join(), await app.join()]
    await save(ada.token, [{ question: 1, options: ['developer'] }])
    expect(await draft(bob.token)).toBeNull()
  })

  test('is deleted when the quiz is submitted', async () => {
    const { token } = await app.join()
    await save(token, answers())
    expect((await app.submit(token)).__typename).toBe('SubmitQuizPayload')
    expect(await draft(token)).toBeNull()
  })

  test('can be saved at every answer, but is rate limited', async () => {
    const { token } = await app.join()
    for (let count = 0; count < 120; count += 1) await save(token, [])
    expect(await save(token, [])).toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('a result', () => {
  const result = async (token: string, timestamp: string | null = null) =>
    (
      await app.query(
        `query ($timestamp: String) { quizResult(timestamp: $timestamp) {
          timestamp createdAt role industry budget teamSize fewestPeople answers { question options }
        } }`,
        { timestamp },
        token,
      )
    ).data.quizResult

  test('contains the answers, also in words', async () => {
    const { token } = await app.join()
    const { result: made } = await app.submit(token)
    const question = (id: number) => QUESTIONS.find((candidate) => candidate.id === id)
    const words = (id: number) => question(id)?.options.find((option) => option.id === ANSWERS[id]?.[0])?.text
    expect(await result(token)).toEqual({
      timestamp: made.timestamp,
      createdAt: new Date(Number(made.timestamp)).toISOString(),
      role: words(1),
      industry: words(2),
      teamSize: words(3),
      fewestPeople: 1,
      budget: words(4),
      answers: answers(),
    })
  })

  test('needs no answer to the optional question, and differs from one with it', async () => {
    const { token } = await app.join()
    const skipped = answers().filter(({ question }) => question !== 17)
    const made = await app.submit(token, skipped)
    expect(made.__typename).toBe('SubmitQuizPayload')
    expect((await result(token)).answers).toEqual(skipped)
    expect((await app.submit(token, answers({ 17: [] }))).result.timestamp).toBe(made.result.timestamp)
    expect((await app.submit(token)).result.timestamp).not.toBe(made.result.timestamp)
  })

  test('has a unique time, even within a millisecond', async () => {
    const { token } = await app.join()
    const first = (await app.submit(token)).result.timestamp
    const second = (await app.submit(token, answers({ 1: ['designer'] }))).result.timestamp
    expect(Number(second)).toBeGreaterThan(Number(first))
    expect((await result(token, first)).role).toBe('Marketer')
    expect((await result(token)).timestamp).toBe(second)
  })

  test('becomes the latest again when its answers are submitted again', async () => {
    const { token } = await app.join()
    const first = (await app.submit(token)).result.timestamp
    await app.submit(token, answers({ 1: ['designer'] }))
    expect((await app.submit(token)).result.timestamp).toBe(first)
    expect((await result(token)).timestamp).toBe(first)
  })

  test('is private to its member, and invalid times find none', async () => {
    const [ada, bob] = [await app.join(), await app.join()]
    const { timestamp } = (await app.submit(ada.token)).result
    expect(await result(bob.token, timestamp)).toBeNull()
    expect(await result(bob.token)).toBeNull()
    for (const odd of ['', '0', '-1', '1e9', 'x', '9'.repeat(40), `${timestamp} `, '99999999999999', '１２']) {
      expect(await result(ada.token, odd)).toBeNull()
    }
  })
})
