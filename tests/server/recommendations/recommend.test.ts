import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#core/durations.ts'
import type { AnswerEntry } from '#core/quiz/answer-list.ts'
import { schema } from '#server/schema.ts'
import { storeKey } from '../../support/api-keys.ts'
import { answers, createQuizApp, differentAnswers } from '../../support/quiz.ts'
import { wholeSelection } from './whole-selection.ts'

const app = createQuizApp()

/** Everything but the comparison with an earlier quiz. */
const RESULT = wholeSelection(schema, schema.getType('QuizResult'), ['previous'])
const RECOMMEND = `mutation ($input: RecommendInput!) { recommend(input: $input) {
  __typename
  ... on RecommendPayload { result ${RESULT} quota { limit used remaining resetsAt } }
  ... on Failure { code message field }
} }`

type Input = { answers?: readonly AnswerEntry[]; jobs?: readonly string[]; sentence?: string; first?: number }
const recommend = async (token: string, input: Input) => {
  const { data, errors } = await app.query(RECOMMEND, { input }, token)
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  return data.recommend
}
const page = async (token: string, timestamp?: string) =>
  (await app.query(`query ($timestamp: String) { quizResult(timestamp: $timestamp) ${RESULT} }`, { timestamp }, token))
    .data.quizResult
const SENTENCE = 'write blog posts, free'

describe('a recommendation through the API', () => {
  test.each([false, true])('is the list that the results page shows (paid plan: %s)', async (paid) => {
    const { token } = await app.join({ paid })
    const input = { answers: answers(), sentence: SENTENCE }
    const { result } = await recommend(token, input)
    expect(result.recommendations).toHaveLength(paid ? 10 : 5)
    expect(JSON.stringify(await page(token, result.timestamp))).toBe(JSON.stringify(result))
    await app.query(
      `mutation ($answers: [QuizAnswerInput!]!, $sentence: String!) {
        submitQuiz(input: { answers: $answers, purpose: { sentence: $sentence } }) { __typename }
      }`,
      input,
      token,
    )
    expect(JSON.stringify(await page(token))).toBe(JSON.stringify(result))
  })

  test('returns the list of a quiz with the same answers, without using the quota', async () => {
    const { token } = await app.join()
    const submitted = await app.submit(token)
    const { result, quota } = await recommend(token, { answers: answers() })
    expect(result).toMatchObject({ id: submitted.result.id, timestamp: submitted.result.timestamp })
    expect(quota.used).toBe(1)
  })

  test('returns the first tools of the list', async () => {
    const { token } = await app.join({ paid: true })
    const all = (await recommend(token, { answers: answers() })).result.recommendations
    const few = (await recommend(token, { answers: answers(), first: 3 })).result.recommendations
    expect(few).toEqual(all.slice(0, 3))
  })

  test('leaves the latest quiz and the draft as they are', async () => {
    const { token } = await app.join()
    const [own = [], other = []] = differentAnswers(2)
    const { result } = await app.submit(token, own)
    await app.query(
      'mutation ($answers: [QuizAnswerInput!]!) { saveQuizAnswers(input: { answers: $answers }) { __typename } }',
      { answers: other },
      token,
    )
    await recommend(token, { answers: other })
    expect((await page(token)).id).toBe(result.id)
    const { data } = await app.query('{ quizDraft { answers { question options } } }', {}, token)
    expect(data.quizDraft.answers).toEqual(other)
    const { data: shown } = await app.query('{ quizResult { previous { timestamp } } }', {}, token)
    expect(shown.quizResult.previous).toBeNull()
  })

  test('needs a session or a key', async () => {
    const { errors } = await app.query(RECOMMEND, { input: { answers: answers() } })
    expect(errors).toMatchObject([
      { message: 'Sign in, or send an API key with the scope "recommend".', extensions: { code: 'UNAUTHENTICATED' } },
    ])
  })
})

describe('with an API key', () => {
  const keyOf = async (email: string, scopes: ('catalogue' | 'recommend')[]) => {
    const { id } = await app.database.prisma.user.findUniqueOrThrow({ where: { email } })
    return (await storeKey(app.database, id, { scopes })).key
  }

  test.each([false, true])('the list is that of its member (paid plan: %s)', async (paid) => {
    const { token, email } = await app.join({ paid })
    const input = { answers: answers(), sentence: SENTENCE }
    const { result, quota } = await recommend(await keyOf(email, ['recommend']), input)
    expect(JSON.stringify(await page(token, result.timestamp))).toBe(JSON.stringify(result))
    expect(quota).toMatchObject(paid ? { limit: null } : { limit: 5, used: 1 })
  })

  test('needs the scope, and changes nothing else', async () => {
    const { email } = await app.join()
    const key = await keyOf(email, ['catalogue'])
    const { errors } = await app.query(RECOMMEND, { input: { answers: answers() } }, key)
    expect(errors).toMatchObject([{ extensions: { code: 'KEY_SCOPE_MISSING' } }])
    const both = await keyOf(email, ['recommend'])
    const submit = `mutation ($answers: [QuizAnswerInput!]!, $input: RecommendInput!) {
      recommend(input: $input) { __typename }
      submitQuiz(input: { answers: $answers }) { __typename }
    }`
    const mixed = await app.query(submit, { answers: answers(), input: { answers: answers() } }, both)
    expect(mixed.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    expect(await app.database.prisma.quizResult.count()).toBe(0)
  })
})

describe('the quota', () => {
  test('is shared with the site, and counts the same input once', async () => {
    const { token } = await app.join()
    for (const list of differentAnswers(4)) await app.submit(token, list)
    const [, , , , fifth = [], sixth = []] = differentAnswers(6)
    expect((await recommend(token, { answers: fifth })).quota).toMatchObject({ used: 5, remaining: 0 })
    expect((await recommend(token, { answers: fifth })).quota.used).toBe(5)
    expect(await recommend(token, { answers: sixth })).toMatchObject({
      __typename: 'QuotaExceededError',
      code: 'QUOTA_EXCEEDED',
    })
  })
})

test('a list that was only requested is stored for a day, a submitted one for good', async () => {
  const { token } = await app.join()
  const [own = [], other = []] = differentAnswers(2)
  await app.submit(token, own)
  await recommend(token, { answers: other })
  const { setTime, services } = app.members
  const remaining = async (hours: number) => {
    setTime(hours * HOUR_MS)
    await services.quiz.quiz.removeRequested()
    return app.database.prisma.quizResult.count()
  }
  expect(await remaining(23)).toBe(2)
  expect(await remaining(25)).toBe(1)
  expect((await page(token)).timestamp).toBeDefined()
})

describe('a sentence and jobs', () => {
  const meanings = (result: { purpose: { meanings: { id: string }[] } }) => result.purpose.meanings.map(({ id }) => id)

  test('are enough without answers', async () => {
    const { token } = await app.join({ paid: true })
    const bySentence = (await recommend(token, { sentence: SENTENCE })).result
    expect(bySentence.purpose.sentence).toBe(SENTENCE)
    expect(meanings(bySentence)).toContain('free')
    const byJob = (await recommend(token, { jobs: ['write-blog-articles'] })).result
    expect(meanings(byJob)).toEqual(['job:write-blog-articles'])
    expect(byJob.purpose.sentence).toBe('Write blog articles')
  })

  test('are combined: given jobs replace those of the sentence, its conditions stay', async () => {
    const { token } = await app.join({ paid: true })
    const { result } = await recommend(token, { sentence: SENTENCE, jobs: ['write-novel'] })
    expect(meanings(result).filter((id) => id.startsWith('job:'))).toEqual(['job:write-novel'])
    expect(meanings(result)).toContain('free')
  })
})

describe('bad input', () => {
  test.each<[Input, string, string | null]>([
    [{}, 'Send answers, jobs or a sentence.', null],
    [{ sentence: '  ' }, 'Send answers, jobs or a sentence.', null],
    [
      { answers: [{ question: 21, options: ['x'] }] },
      'There is no question 21. Questions are numbered 1 to 20.',
      'answers',
    ],
    [{ jobs: ['juggle'] }, 'There is no job "juggle".', 'jobs'],
    [{ jobs: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'At most 5 jobs can be chosen.', 'jobs'],
    [{ sentence: 'x'.repeat(201) }, 'Describe what you want to get done in at most 200 characters.', 'sentence'],
    [{ sentence: SENTENCE, first: 0 }, '"first" must be 1 to 10.', 'first'],
    [{ sentence: SENTENCE, first: 11 }, '"first" must be 1 to 10.', 'first'],
  ])('is refused, and costs no quota: %j', async (input, message, field) => {
    const { token } = await app.join()
    expect(await recommend(token, input)).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      message,
      field,
    })
    const { data } = await app.query('{ recommendationQuota { used } }', {}, token)
    expect(data.recommendationQuota.used).toBe(0)
  })
})
