import { describe, expect, test } from 'vitest'
import { ANSWERS, createQuizApp, differentAnswers } from '../../support/quiz.ts'

const app = createQuizApp()

const call = async (name: string, payload: object, token?: string, method: 'POST' | 'GET' = 'POST') => {
  const answer = await app.members.app.inject({
    method,
    url: `/.netlify/functions/${name}`,
    ...(method === 'POST' && { payload }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const GENERATE = { action: 'generate_recommendations', answers: ANSWERS }
const GENERATORS = ['aiRecommendations', 'aiIntelligentRecommendations']
const idOf = async (email: string) => {
  const { id } = await app.database.prisma.user.findUniqueOrThrow({ where: { email } })
  return id
}

const CARD = {
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  tool_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  slug: expect.stringMatching(/^tool-\d+$/),
  rank: expect.any(Number),
  name: expect.stringMatching(/^Tool /),
  toolName: expect.stringMatching(/^Tool /),
  category: 'Writing',
  description: expect.stringMatching(/\w/),
  reason: expect.stringMatching(/\w/),
  website: 'https://abacus.example/',
  website_url: 'https://abacus.example/',
  logo_url: null,
  pricing: expect.stringMatching(/\$12/),
  pricing_model: 'freemium',
  rating: null,
  review_count: 0,
}

describe.each(GENERATORS)('%s generates', (name) => {
  test('five plain cards without a paid plan, and says what is left', async () => {
    const { token } = await app.join()
    const { status, body, headers } = await call(name, GENERATE, token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, remaining: 4, timestamp: expect.stringMatching(/^\d{13}$/) })
    expect(body.recommendations).toHaveLength(5)
    for (const card of body.recommendations) expect(card).toEqual(CARD)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', deprecation: expect.any(String) })
  })

  test('everything with a paid plan, doubled fields in both spellings', async () => {
    const { token } = await app.join({ paid: true })
    const { body } = await call(name, GENERATE, token)
    expect(body).toMatchObject({ success: true, remaining: null })
    expect(body.recommendations).toHaveLength(10)
    for (const card of body.recommendations) {
      expect(card).toMatchObject({
        ...CARD,
        match_percentage: expect.any(Number),
        rank_label: expect.stringMatching(/^(Best Match|Great Option|Good Fit)$/),
        reasoning: expect.stringMatching(/\w/),
        ledger: expect.any(Array),
        pricing_analysis: expect.any(Array),
        key_benefits: expect.any(Array),
        alternatives: expect.any(Array),
      })
      expect(card.matchPercentage).toBe(card.match_percentage)
      expect(card.match_score).toBe(card.match_percentage / 100)
      expect(card).toHaveProperty('optimal_plan')
      expect(card).toHaveProperty('specific_recommendation')
    }
  })

  test('the same for a bare option where a list is meant, and for questions by name', async () => {
    const { token } = await app.join()
    const bare = { ...ANSWERS, 5: 'writing', 11: 'documents', 1: 'marketer' }
    const first = await call(name, { ...GENERATE, answers: bare }, token)
    const known: Record<number, readonly string[]> = { ...ANSWERS, 5: ['writing'], 11: ['documents', 'nonsense'] }
    const { 1: role, 3: teamSize, ...rest } = known
    const named = { ...rest, role: role?.[0], teamSize }
    const second = await call(name, { ...GENERATE, answers: named }, token)
    expect(second.body).toEqual(first.body)
    expect(second.body.remaining).toBe(4)
  })

  test('nothing without a session', async () => {
    expect(await call(name, { ...GENERATE, user_id: '00000000-0000-7000-8000-000000000000' })).toMatchObject({
      status: 401,
      body: { success: false, error: { code: 'UNAUTHENTICATED' } },
    })
  })

  test('nothing for a caller who claims another identity', async () => {
    const [ada, bob] = [await app.join(), await app.join()]
    const claims = [{ user_id: await idOf(bob.email) }, { userId: await idOf(bob.email) }, { user_id: '' }]
    for (const claim of claims) {
      expect((await call(name, { ...GENERATE, ...claim }, ada.token)).status).toBe(403)
    }
    const both = { user_id: await idOf(ada.email), userId: await idOf(bob.email) }
    expect((await call(name, { ...GENERATE, ...both }, ada.token)).status).toBe(403)
    expect((await call(name, { ...GENERATE, user_id: await idOf(ada.email) }, ada.token)).status).toBe(200)
    expect((await call(name, { ...GENERATE, user_id: null }, ada.token)).status).toBe(200)
  })

  test('no paid tier for a caller who claims one', async () => {
    const { token } = await app.join()
    const claim = { hasPro: true, subscription_tier: 'pro', subscription_status: 'active', plan: 'business' }
    const recommendations = [{ name: 'Invented', match_percentage: 100 }]
    const payload = { ...GENERATE, ...claim, user_profile: claim, recommendations, upgraded: true }
    const { body } = await call(name, payload, token)
    expect(body.recommendations).toHaveLength(5)
    for (const card of body.recommendations) expect(card).toEqual(CARD)
    expect(JSON.stringify(body)).not.toContain('Invented')
  })

  test('a new list only when forced, and reports a used-up quota', async () => {
    const { token } = await app.join()
    for (const remaining of [4, 4]) expect((await call(name, GENERATE, token)).body.remaining).toBe(remaining)
    for (const remaining of [3, 2, 1, 0]) {
      expect((await call(name, { ...GENERATE, force_regenerate: true }, token)).body.remaining).toBe(remaining)
    }
    const { status, body, headers } = await call(name, { ...GENERATE, force_regenerate: true }, token)
    expect(status).toBe(429)
    expect(body).toEqual({
      success: false,
      error: {
        message: expect.stringContaining('December 1, 2026'),
        code: 'QUOTA_EXCEEDED',
        requestId: expect.any(String),
        resets_at: '2026-12-01T00:00:00.000Z',
      },
    })
    expect(headers['retry-after']).toBe('Tue, 01 Dec 2026 00:00:00 GMT')
    expect((await call(name, { ...GENERATE, force_regenerate: false }, token)).status).toBe(200)
  })

  test.each<[string, unknown]>([
    ['no answers', {}],
    ['a list', ['marketer']],
    ['a text', 'marketer'],
    ['null', null],
    ['unknown ones', { 1: 'astronaut', 21: 'x', constructor: 'developer', toString: ['x'] }],
    ['numbers and objects', { 1: 7, 2: { id: 'technology' }, 3: [null, ['solo']], 4: true }],
  ])('nothing for %s', async (_what, given) => {
    const { token } = await app.join()
    const { status, body } = await call(name, { ...GENERATE, answers: given }, token)
    expect([status, body.error.code]).toEqual([400, 'BAD_USER_INPUT'])
  })
})

test('the quota is shared by both functions and GraphQL', async () => {
  const { token } = await app.join()
  const [first = [], ...rest] = differentAnswers(4)
  await app.submit(token, first)
  for (const [index, list] of rest.entries()) {
    const answers = Object.fromEntries(list.map(({ question, options }) => [question, options]))
    expect((await call(GENERATORS[index % 2] ?? '', { ...GENERATE, answers }, token)).status).toBe(200)
  }
  expect((await call('saveQuizResults', { answers: ANSWERS }, token)).status).toBe(200)
  expect((await call('aiRecommendations', { ...GENERATE, force_regenerate: true }, token)).status).toBe(429)
})

describe('get_user_recommendations', () => {
  const GET = { action: 'get_user_recommendations' }

  test('returns the tools of the latest stored list, without using quota', async () => {
    const { token, email } = await app.join()
    expect((await call('aiRecommendations', GET, token)).body).toEqual({
      success: true,
      recommendations: [],
      remaining: 5,
    })
    const made = (await call('aiRecommendations', GENERATE, token)).body
    const read = await call('aiRecommendations', { ...GET, user_id: await idOf(email) }, token)
    expect(read.body).toEqual({ success: true, recommendations: made.recommendations, remaining: 4 })
  })

  test('is private to the caller', async () => {
    const [ada, bob] = [await app.join(), await app.join()]
    await call('aiRecommendations', GENERATE, bob.token)
    for (const user_id of [await idOf(bob.email), '00000000-0000-7000-8000-000000000000']) {
      expect(await call('aiRecommendations', { ...GET, user_id }, ada.token)).toMatchObject({ status: 403 })
    }
    expect((await call('aiRecommendations', GET)).status).toBe(401)
    expect((await call('aiRecommendations', GET, ada.token)).body.recommendations).toEqual([])
  })
})

describe('saveQuizResults', () => {
  test.each<[string, object]>([
    ['from the results', { results: ANSWERS, recommendations: [{ name: 'Invented' }] }],
    ['from stored results', { results: { id: 'x', answers: ANSWERS, completedAt: 1 } }],
    ['after signing up', { answers: ANSWERS, user_profile: { role: 'x' }, recommendations: [], timestamp: 1 }],
  ])('stores a quiz once, %s', async (_from, payload) => {
    const { token, email } = await app.join()
    const saved = await call('saveQuizResults', { ...payload, user_id: await idOf(email) }, token)
    expect(saved.status).toBe(200)
    expect(saved.body).toEqual({
      success: true,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      timestamp: expect.stringMatching(/^\d{13}$/),
    })
    expect((await call('saveQuizResults', payload, token)).body).toEqual(saved.body)
    const { result } = await app.submit(token)
    expect([result.id, result.timestamp]).toEqual([saved.body.id, saved.body.timestamp])
    expect(JSON.stringify(result)).not.toContain('Invented')
  })

  test('rejects missing sessions, other identities and empty answers', async () => {
    const [ada, bob] = [await app.join(), await app.join()]
    expect((await call('saveQuizResults', { answers: ANSWERS })).status).toBe(401)
    const foreign = { answers: ANSWERS, user_id: await idOf(bob.email) }
    expect((await call('saveQuizResults', foreign, ada.token)).status).toBe(403)
    for (const nothing of [{}, { answers: {} }, { results: { answers: 'x' } }]) {
      expect((await call('saveQuizResults', nothing, ada.token)).status).toBe(400)
    }
    expect(await app.database.prisma.quizResult.count()).toBe(0)
  })
})

test.each(['aiRecommendations', 'aiIntelligentRecommendations', 'saveQuizResults'])(
  '%s takes POST alone',
  async (name) => {
    const { status, headers } = await call(name, {}, undefined, 'GET')
    expect([status, headers.allow]).toEqual([405, 'POST'])
  },
)
