import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { clock, createApi } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storeViewer } from '../../support/viewers.ts'
import {
  decide,
  figuresOf,
  joinMember,
  loadReviewedTools,
  publishReview,
  refreshFigures,
  reviewer,
  reviewInput,
} from './reviewers.ts'

const database = registerTestDatabase()
let tools: readonly string[]
let ada: Viewer
const toolId = (index = 0): string => tools[index] ?? ''

beforeEach(async () => {
  await database.reset()
  tools = await loadReviewedTools(database)
  ada = await joinMember(database, 'ada@people.example')
})

const administrator = () =>
  storeViewer(database, 'root@people.example', {
    role: 'admin',
    emailVerified: true,
    secondFactor: 'set',
    passwordGivenAt: clock.now(),
  })
const meanOf = async (slug: string): Promise<number | null> => {
  const { data } = await createApi(database).query(`{ tool(by: { slug: "${slug}" }) { rating { mean } } }`)
  return data.tool.rating?.mean ?? null
}
/** Ratings by new members. */
const rateBy = async (index: number, stars: readonly number[]) => {
  const start = await database.prisma.user.count()
  for (const [offset, given] of stars.entries()) {
    const member = await joinMember(database, `rater-${start + offset}@people.example`)
    await reviewer(database, member).rate(toolId(index), given)
  }
}
const tagsAfter = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const before = await database.prisma.cacheInvalidation.count()
  await work()
  const entries = await database.prisma.cacheInvalidation.findMany({ orderBy: { sequence: 'asc' }, skip: before })
  return entries.flatMap(({ tags }) => tags)
}

describe('stars', () => {
  test.each([
    ['queued', 0],
    ['questioned', 0],
    ['published', 1],
    ['rejected', 0],
  ] as const)('with a %s review count %i times', async (state, count) => {
    await reviewer(database, ada).submit(reviewInput(toolId()))
    await decide(database, { userId: ada.id, toolId: toolId() }, state)
    expect(await figuresOf(database, toolId())).toMatchObject({ count, sum: 4 * count, reviews: count })
  })

  test('without a review count', async () => {
    await reviewer(database, ada).rate(toolId(), 3)
    expect(await figuresOf(database, toolId())).toMatchObject({ count: 1, sum: 3, reviews: 0 })
  })

  test.each([
    ['eve@abacus.example', 0],
    ['eve@mail.abacus.example', 0],
    ['eve@notabacus.example', 1],
    ['eve@people.example', 1],
  ])('of %s count %i times', async (email, count) => {
    await reviewer(database, await joinMember(database, email)).rate(toolId(), 5)
    expect(await figuresOf(database, toolId())).toMatchObject({ count })
  })

  test('count again when they are given from an address that is not the vendor', async () => {
    const eve = await joinMember(database, 'eve@abacus.example')
    await reviewer(database, eve).rate(toolId(), 5)
    await database.prisma.user.update({ where: { id: eve.id }, data: { email: 'eve@people.example' } })
    await reviewer(database, eve).rate(toolId(), 5)
    expect(await figuresOf(database, toolId())).toMatchObject({ count: 1, sum: 5 })
  })
})

describe('a suspension', () => {
  test('hides reviews and stars at once, and its end shows them again', async () => {
    const { viewer } = await publishReview(database, toolId(), { number: 1, stars: 5 })
    await reviewer(database, viewer).rate(toolId(1), 2)
    const admin = await administrator()
    const { memberAdministration } = createApi(database).services.accounts
    const tags = await tagsAfter(() => memberAdministration.suspend(admin, viewer.id, 'Spam'))
    expect(tags).toEqual(expect.arrayContaining([`tool:${toolId()}`, `tool:${toolId(1)}`, 'sort:rating']))
    expect(await figuresOf(database, toolId())).toMatchObject({ count: 0, reviews: 0 })
    expect(await figuresOf(database, toolId(1))).toMatchObject({ count: 0 })
    const restored = await tagsAfter(() => memberAdministration.reinstate(admin, viewer.id))
    expect(restored).toContain(`tool:${toolId()}`)
    expect(await figuresOf(database, toolId())).toMatchObject({ count: 1, sum: 5, reviews: 1 })
    expect(await figuresOf(database, toolId(1))).toMatchObject({ count: 1, sum: 2 })
  })

  test("invalidates the tools that show the member's answers as the vendor", async () => {
    const { id } = await publishReview(database, toolId(1), { number: 1 })
    const at = clock.now()
    const answer = { reviewId: id, userId: ada.id, text: 'Thank you.', createdAt: at, updatedAt: at }
    await database.prisma.reviewAnswer.create({ data: { ...answer, state: 'published', publishedAt: at } })
    const admin = await administrator()
    const { memberAdministration } = createApi(database).services.accounts
    const tags = await tagsAfter(() => memberAdministration.suspend(admin, ada.id, 'Spam'))
    expect(tags).toEqual([`tool:${toolId(1)}`, 'testimonials'])
  })

  test('of a member without ratings invalidates no tool', async () => {
    const admin = await administrator()
    const { memberAdministration } = createApi(database).services.accounts
    const tags = await tagsAfter(() => memberAdministration.suspend(admin, ada.id, 'Spam'))
    expect(tags).toEqual(['testimonials'])
  })
})

describe('the mean', () => {
  test('of fewer than ten ratings is weighted toward 3.5 while the category has fewer than ten', async () => {
    await rateBy(0, [5, 5])
    expect(await meanOf('abacus')).toBeCloseTo((10 + 8 * 3.5) / 10, 9)
    expect(await figuresOf(database, toolId())).toMatchObject({ prior: 3_500_000 })
  })

  test('is weighted toward the category from ten ratings there on', async () => {
    await rateBy(0, [5, 5, 5, 5, 5, 5, 5, 5])
    await rateBy(1, [2, 2])
    // Ten ratings with 44 stars.
    expect(await figuresOf(database, toolId(1))).toMatchObject({ prior: 4_400_000 })
    expect(await meanOf('beacon')).toBeCloseTo((4 + 8 * 4.4) / 10, 6)
  })

  test('of ten ratings has no weight', async () => {
    await rateBy(0, [5, 5, 5, 5, 5, 5, 5, 5, 5, 4])
    expect(await meanOf('abacus')).toBe(4.9)
  })

  test('follows the category once a day, for the tools whose mean it is in', async () => {
    await rateBy(1, [1])
    await rateBy(0, [5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
    expect(await figuresOf(database, toolId(1))).toMatchObject({ prior: 3_500_000 })
    const job = createApi(database).services.jobHandlers.find(({ kind }) => kind === 'refresh-rating-priors')
    const none = async () => undefined
    const run = async () =>
      job?.run({}, { jobId: '', attempt: 1, signal: AbortSignal.timeout(60_000), progress: none, commit: none })
    const tags = await tagsAfter(run)
    expect(tags).toEqual([`tool:${toolId(1)}`, 'tool:*', 'sort:rating'])
    // Eleven ratings with 51 stars.
    const prior = Math.round((51 / 11) * 1_000_000)
    expect(await figuresOf(database, toolId(1))).toMatchObject({ prior })
    expect(await meanOf('beacon')).toBeCloseTo((1 + (9 * prior) / 1_000_000) / 10, 9)
    expect(await figuresOf(database, toolId(2))).toMatchObject({ prior: 3_500_000 })
    expect(await tagsAfter(run)).toEqual([])
  })

  test('does not move when nothing about the tool changed', async () => {
    await rateBy(0, [4])
    const before = await database.prisma.tool.findUniqueOrThrow({ where: { id: toolId() } })
    await refreshFigures(database, [toolId()])
    expect(await database.prisma.tool.findUniqueOrThrow({ where: { id: toolId() } })).toEqual(before)
  })
})
