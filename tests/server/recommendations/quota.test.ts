import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnswerEntry } from '#core/quiz/answer-list.ts'
import { PASSWORD } from '../../support/members.ts'
import { answers, createQuizApp, differentAnswers } from '../../support/quiz.ts'
import { buildTestApp, type TestApp } from '../http/app-support.ts'

const app = createQuizApp()
let second: TestApp

beforeAll(async () => {
  second = await buildTestApp(app.database)
})
afterAll(() => second.app.close())
beforeEach(() => app.members.setTime(0))

const quota = async (token?: string) =>
  (await app.query('{ recommendationQuota { limit used remaining resetsAt } }', {}, token)).data.recommendationQuota
const usage = () => app.database.prisma.recommendationUsage
const refused = {
  __typename: 'QuotaExceededError',
  code: 'QUOTA_EXCEEDED',
  message: 'You have used your 5 recommendations for this month. New ones are available from December 1, 2026.',
  resetsAt: '2026-12-01T00:00:00.000Z',
}
const useUp = async (token: string) => {
  for (const list of differentAnswers(5)) expect((await app.submit(token, list)).__typename).toBe('SubmitQuizPayload')
}

describe('the free plan', () => {
  test('has five lists a month; the sixth attempt names the reset date', async () => {
    const { token } = await app.join()
    expect(await quota(token)).toEqual({ limit: 5, used: 0, remaining: 5, resetsAt: refused.resetsAt })
    await useUp(token)
    expect(await app.submit(token)).toEqual(refused)
    expect(await quota(token)).toMatchObject({ used: 5, remaining: 0 })
  })

  test('counts a new list for the same answers, but not the stored one', async () => {
    const { token } = await app.join()
    await app.submit(token)
    await app.submit(token)
    expect((await app.submit(token, answers(), true)).quota.used).toBe(2)
  })

  test('still shows lists when the quota is used up', async () => {
    const { token } = await app.join()
    await useUp(token)
    const [first = []] = differentAnswers(1)
    expect(await app.submit(token, first)).toMatchObject({ __typename: 'SubmitQuizPayload', quota: { used: 5 } })
    expect(await app.submit(token, first, true)).toEqual(refused)
  })

  test('keeps a draft when a new list for a stored result is rejected', async () => {
    const { token } = await app.join()
    await useUp(token)
    const [first = []] = differentAnswers(1)
    const draft = [{ question: 1, options: ['designer'] }]
    await app.query(
      'mutation ($answers: [QuizAnswerInput!]!) { saveQuizAnswers(input: { answers: $answers }) { __typename } }',
      { answers: draft },
      token,
    )
    expect(await app.submit(token, first, true)).toEqual(refused)
    const { data } = await app.query('{ quizDraft { answers { question options } } }', {}, token)
    expect(data.quizDraft.answers).toEqual(draft)
  })

  test('stores the answers of a rejected quiz as a draft, and nothing else', async () => {
    const { token } = await app.join()
    await useUp(token)
    await app.submit(token)
    const { data } = await app.query('{ quizDraft { answers { question options } } }', {}, token)
    expect(data.quizDraft.answers).toEqual(answers())
    expect(await app.database.prisma.quizResult.count()).toBe(5)
  })

  test('resets with the month in UTC', async () => {
    const { token } = await app.join()
    const { setTime } = app.members
    const from = Date.parse('2026-11-20T12:00:00Z')
    setTime(Date.parse('2026-11-26T23:59:59.999Z') - from)
    await useUp(token)
    expect(await app.submit(token)).toEqual(refused)
    // Sessions last a week.
    setTime(Date.parse('2026-11-30T23:59:59.999Z') - from)
    expect((await quota(token)).remaining).toBe(0)
    setTime(Date.parse('2026-12-01T00:00:00.000Z') - from)
    expect(await app.submit(token)).toMatchObject({ __typename: 'SubmitQuizPayload', quota: { used: 1 } })
    expect((await quota(token)).resetsAt).toBe('2027-01-01T00:00:00.000Z')
  })
})

describe('an account deleted and created again with the same email', () => {
  const leave = async (token: string) => {
    const text = 'mutation ($password: String!) { deleteAccount(input: { password: $password }) { __typename } }'
    const { data } = await app.query(text, { password: PASSWORD }, token)
    expect(data.deleteAccount.__typename).toBe('DeleteAccountPayload')
  }
  const again = async (email: string): Promise<string> => {
    const { session } = await app.members.signUp({ email }, { address: '192.0.2.9' })
    return session.accessToken
  }
  const retained = () => app.database.prisma.retainedUsage.findMany()

  test('continues the month, repeatedly, identified by a hash only', async () => {
    const { token, email } = await app.join()
    const [first = [], second = []] = differentAnswers(2)
    await app.submit(token, first)
    await leave(token)
    expect(JSON.stringify(await retained())).not.toContain(email)
    const next = await again(email.toUpperCase())
    expect((await quota(next)).used).toBe(1)
    await app.submit(next, second)
    await leave(next)
    expect(await quota(await again(email))).toMatchObject({ used: 2, remaining: 3 })
  })

  test('is refused the sixth list', async () => {
    const { token, email } = await app.join()
    await useUp(token)
    await leave(token)
    expect(await app.submit(await again(email))).toEqual(refused)
  })

  test('resets with the next month, when nothing is stored anymore', async () => {
    const { token, email } = await app.join()
    await app.submit(token)
    await leave(token)
    const { setTime, services } = app.members
    await services.recommendations.recommendations.removeExpired()
    expect(await retained()).not.toEqual([])
    setTime(Date.parse('2026-12-01T00:00:00Z') - Date.parse('2026-11-20T12:00:00Z'))
    expect((await quota(await again(email))).used).toBe(0)
    await services.recommendations.recommendations.removeExpired()
    expect(await retained()).toEqual([])
  })
})

describe('accounts of one inbox', () => {
  const verified = async (email: string): Promise<string> => {
    const { members, database } = app
    const { session, viewer } = await members.signUp({ email }, { address: '192.0.2.9' })
    await database.prisma.user.update({ where: { id: viewer.id }, data: { emailVerified: true } })
    return session.accessToken
  }

  test('share the month, whatever the dots, tags and case', async () => {
    await useUp(await verified('ada.byron@gmail.com'))
    const other = await verified('AdaByron+second@googlemail.com')
    expect(await quota(other)).toMatchObject({ used: 5, remaining: 0 })
    expect(await app.submit(other)).toEqual(refused)
    expect((await quota(await verified('ada.lovelace@gmail.com'))).used).toBe(0)
  })

  test('share it before they are verified too, but cannot use up that of a verified one', async () => {
    const { members } = app
    const stranger = (await members.signUp({ email: 'ada+1@mail.example' }, { address: '192.0.2.9' })).session
    await useUp(stranger.accessToken)
    const another = (await members.signUp({ email: 'ada+2@mail.example' }, { address: '192.0.2.9' })).session
    expect(await app.submit(another.accessToken)).toEqual(refused)
    const owner = await verified('ada@mail.example')
    expect(await quota(owner)).toMatchObject({ used: 0, remaining: 5 })
    await useUp(owner)
    expect(await app.submit(owner)).toEqual(refused)
  })
})

test('a paid plan has no limit, and leaves no count behind', async () => {
  const { token } = await app.join({ paid: true })
  for (const list of differentAnswers(7)) expect((await app.submit(token, list)).__typename).toBe('SubmitQuizPayload')
  expect(await quota(token)).toEqual({ limit: null, used: 0, remaining: null, resetsAt: refused.resetsAt })
  expect(await usage().count()).toBe(0)
})

test('anonymous requests have no quota', async () => expect(await quota()).toBeNull())

describe('concurrent requests', () => {
  /** The results of fifty calls through two instances of the application. */
  const race = async (token: string, calls: { answers: AnswerEntry[]; force: boolean }[]) => {
    const instances = [app.members.services, second.services]
    const viewer = await second.services.accounts.sessions.viewerOf(token)
    const replies = await Promise.allSettled(
      calls.map((call, index) => instances[index % 2]?.recommendations.recommendations.submit(viewer, call)),
    )
    const kinds = replies.map((reply) => (reply.status === 'fulfilled' ? 'a list' : (reply.reason as Error).name))
    return Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length]))
  }

  test('get five lists for fifty different quizzes, through two instances', async () => {
    const { token } = await app.join()
    const calls = differentAnswers(50).map((list) => ({ answers: list, force: false }))
    expect(await race(token, calls)).toEqual({ 'a list': 5, QuotaExceededError: 45 })
    expect(await usage().findMany({ select: { used: true, month: true } })).toEqual([{ used: 5, month: '2026-11' }])
    const { prisma } = app.database
    expect([await prisma.quizResult.count(), await prisma.recommendationSet.count()]).toEqual([5, 5])
  })

  test('get five for fifty new lists of one quiz', async () => {
    const { token } = await app.join()
    const calls = Array.from({ length: 50 }, () => ({ answers: answers(), force: true }))
    expect(await race(token, calls)).toEqual({ 'a list': 5, QuotaExceededError: 45 })
  })
})

test('a failed list uses no quota', async () => {
  const { token } = await app.join()
  const { database } = app
  await database.prisma.$executeRawUnsafe(
    'ALTER TABLE recommendation_sets ADD CONSTRAINT nothing_fits CHECK (list IS NULL) NOT VALID',
  )
  const { data } = await app.query(
    'mutation ($answers: [QuizAnswerInput!]!) { submitQuiz(input: { answers: $answers }) { __typename } }',
    { answers: answers() },
    token,
  )
  await database.prisma.$executeRawUnsafe('ALTER TABLE recommendation_sets DROP CONSTRAINT nothing_fits')
  expect(data).toBeNull()
  expect((await quota(token)).used).toBe(0)
  expect(await database.prisma.quizResult.count()).toBe(0)
})
