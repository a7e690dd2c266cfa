import { describe, expect, test } from 'vitest'
import { BASIC_RECOMMENDATIONS } from '#core/recommendations/paid-fields.ts'
import { answers, createQuizApp, giveProPlan, takePlansAway } from '../../support/quiz.ts'

const app = createQuizApp()

const latest = async (token: string, timestamp: string | null = null) =>
  (
    await app.query(
      `query ($timestamp: String) { quizResult(timestamp: $timestamp) {
        id timestamp paid recommendations { rank slug reason reasoning matchPercent tool { slug } description }
      } }`,
      { timestamp },
      token,
    )
  ).data.quizResult
const regenerate = async (token: string, variables: object = {}) => {
  const { data } = await app.query(
    `mutation ($timestamp: String, $upgraded: Boolean) {
      regenerateRecommendations(input: { timestamp: $timestamp, upgraded: $upgraded }) {
        __typename
        ... on RegenerateRecommendationsPayload { result { id paid recommendations { slug matchPercent } } quota { used } }
        ... on Failure { code message }
      }
    }`,
    variables,
    token,
  )
  return data.regenerateRecommendations
}
const sets = () => app.database.prisma.recommendationSet
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)

describe('a list', () => {
  test('is stored with the versions of engine and catalog', async () => {
    const { token } = await app.join()
    await app.submit(token)
    const { revision } = await app.database.prisma.catalogueState.findFirstOrThrow()
    expect(await sets().findFirstOrThrow()).toMatchObject({
      paid: false,
      list: { engineVersion: expect.stringMatching(/\d/), catalogueRevision: revision },
    })
  })

  test('has ten tools for a paid plan, and the first five of them for the free one', async () => {
    const [basic, paid] = [await app.join(), await app.join({ paid: true })]
    const few = (await app.submit(basic.token)).result
    const all = (await app.submit(paid.token)).result
    expect([few.paid, all.paid]).toEqual([false, true])
    expect(all.recommendations).toHaveLength(10)
    expect(slugs(few.recommendations)).toEqual(slugs(all.recommendations).slice(0, BASIC_RECOMMENDATIONS))
    expect(slugs(all.recommendations).filter((slug) => slug.startsWith('dear'))).toEqual([])
  })

  test('is generated once for the same answers in any order', async () => {
    const { token } = await app.join()
    const first = await app.submit(token, answers({ 5: ['writing', 'marketing'] }))
    const again = await app.submit(token, answers({ 5: ['marketing', 'writing', 'writing'] }).reverse())
    expect(again).toEqual(first)
    expect(again.quota.used).toBe(1)
    expect(await sets().count()).toBe(1)
  })

  test('is generated once for concurrent requests', async () => {
    const { token } = await app.join()
    const all = await Promise.all(Array.from({ length: 20 }, () => app.submit(token)))
    expect(new Set(all.map(({ result }) => result.id)).size).toBe(1)
    expect(all.at(-1)?.quota.used).toBe(1)
    expect(await sets().count()).toBe(1)
  })

  test('stays unchanged when the catalog changes, with current tool data', async () => {
    const { token } = await app.join({ paid: true })
    await app.submit(token)
    const before = await latest(token)
    const { prisma } = app.database
    const { slug } = before.recommendations[0]
    await prisma.tool.updateMany({ where: { slug }, data: { description: 'Told anew.' } })
    const after = await latest(token)
    expect(after.recommendations[0]).toEqual({ ...before.recommendations[0], description: 'Told anew.' })
    await prisma.tool.updateMany({ where: { slug }, data: { description: before.recommendations[0].description } })
  })

  test('shows a removed tool by name only', async () => {
    const { token } = await app.join({ paid: true })
    await app.submit(token)
    const { prisma } = app.database
    const stored = await sets().findFirstOrThrow()
    const text = JSON.stringify(stored.list)
    const { id } = await prisma.tool.findFirstOrThrow({
      where: { slug: (await latest(token)).recommendations[0].slug },
    })
    const gone = JSON.parse(text.replaceAll(id, '00000000-0000-7000-8000-000000000000'))
    await sets().update({ where: { id: stored.id }, data: { list: gone } })
    expect((await latest(token)).recommendations[0]).toMatchObject({ tool: null, description: null, rank: 1 })
  })

  test('requires an answer', async () => {
    const { token } = await app.join()
    const unknown = [{ question: 1, options: ['astronaut'] }]
    for (const list of [[], unknown]) {
      expect(await app.submit(token, list)).toMatchObject({ __typename: 'InvalidInputError', code: 'BAD_USER_INPUT' })
    }
    expect(await app.submit(token, [{ question: 1, options: ['marketer'] }])).toMatchObject({
      __typename: 'SubmitQuizPayload',
    })
  })
})

describe('a new list', () => {
  test('replaces the old one', async () => {
    const { token } = await app.join({ paid: true })
    const { result } = await app.submit(token)
    expect((await app.submit(token, answers(), true)).result.id).toBe(result.id)
    expect((await regenerate(token)).result.id).toBe(result.id)
    expect(await sets().count()).toBe(1)
  })

  test('is generated for the result of that time', async () => {
    const { token } = await app.join({ paid: true })
    const first = (await app.submit(token)).result
    await app.submit(token, answers({ 1: ['designer'] }))
    expect((await regenerate(token, { timestamp: first.timestamp })).result.id).toBe(first.id)
    expect(await regenerate(token, { timestamp: '1' })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is not generated from another member’s result', async () => {
    const [ada, bob] = [await app.join(), await app.join()]
    const { result } = await app.submit(ada.token)
    expect(await regenerate(bob.token, { timestamp: result.timestamp })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await regenerate(bob.token)).toMatchObject({ code: 'NOT_FOUND', message: 'No Quiz Results Found' })
  })

  test('comes with an upgrade; the URL alone upgrades nobody', async () => {
    const { token, email } = await app.join()
    await app.submit(token)
    const not = await regenerate(token, { upgraded: true })
    expect(not).toMatchObject({ result: { paid: false }, quota: { used: 1 } })
    expect(not.result.recommendations.every((item: { matchPercent: null }) => item.matchPercent === null)).toBe(true)
    await giveProPlan(app.database, email)
    const upgraded = await regenerate(token, { upgraded: true })
    expect(upgraded.result.paid).toBe(true)
    expect(upgraded.result.recommendations).toHaveLength(10)
    expect(upgraded.quota.used).toBe(1)
    expect(await sets().count()).toBe(2)
  })
})

describe('a change of plan', () => {
  test('shows the whole stored list to paying members, and reduces it for others', async () => {
    const { token, email } = await app.join()
    await app.submit(token)
    await giveProPlan(app.database, email)
    expect((await latest(token)).recommendations).toHaveLength(10)
    await takePlansAway(app.database)
    expect((await latest(token)).recommendations).toHaveLength(5)
  })

  test('uses no quota', async () => {
    const { token } = await app.join({ paid: true })
    const { result } = await app.submit(token)
    await takePlansAway(app.database)
    const again = await app.submit(token)
    expect(again).toMatchObject({ result: { id: result.id, paid: false }, quota: { limit: 5, used: 0, remaining: 5 } })
    expect(slugs(again.result.recommendations)).toEqual(slugs(result.recommendations).slice(0, 5))
    expect(await sets().count()).toBe(1)
  })
})

describe('a second quiz', () => {
  const difference = async (token: string) =>
    (
      await app.query(
        '{ quizResult { previous { timestamp added { name slug because } dropped { name slug because } } recommendations { slug } } }',
        {},
        token,
      )
    ).data.quizResult

  test('lists added and dropped tools, with the reason on paid plans', async () => {
    for (const paid of [false, true]) {
      const { token } = await app.join({ paid })
      const first = await app.submit(token)
      expect((await difference(token)).previous).toBeNull()
      await app.submit(token, answers({ 1: ['designer'], 5: ['design'], 11: ['presentations'] }))
      const { previous, recommendations } = await difference(token)
      const [now, then] = [slugs(recommendations), slugs(first.result.recommendations)]
      expect(previous.timestamp).toBe(first.result.timestamp)
      expect(slugs(previous.added)).toEqual(now.filter((slug) => !then.includes(slug)))
      expect(slugs(previous.dropped)).toEqual(then.filter((slug) => !now.includes(slug)))
      expect(previous.added.length).toBeGreaterThan(0)
      for (const { because } of [...previous.added, ...previous.dropped]) {
        expect(because).toEqual(paid ? expect.stringMatching(/\w/) : null)
      }
    }
  })
})
