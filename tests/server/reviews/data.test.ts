import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ToolReview } from '#prisma/client/client.ts'
import { clock, createApi } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { createMembers, PASSWORD } from '../../support/members.ts'
import { storeViewer, viewerWith } from '../../support/viewers.ts'
import {
  daysLater,
  decide,
  figuresOf,
  JOB,
  joinMember,
  loadReviewedTools,
  publishReview,
  refreshFigures,
  reviewer,
  reviewInput,
} from './reviewers.ts'

const database = registerTestDatabase()
let members: Awaited<ReturnType<typeof createMembers>>
let tools: readonly string[]
const toolId = (index = 0): string => tools[index] ?? ''

beforeAll(async () => {
  members = await createMembers(database, { limitsFactor: 1000 })
})
afterAll(() => members.close())
beforeEach(async () => {
  await database.reset()
  tools = await loadReviewedTools(database)
})

/** A verified member with a token, and an account of two days. */
const join = async (email = 'ada@people.example') => {
  const token = await members.join(email)
  const data = { emailVerified: true, createdAt: daysLater(-2)() }
  const { id } = await database.prisma.user.update({ where: { email }, data })
  return { token, id, viewer: viewerWith({ id, emailVerified: true }) }
}
const confirmed = async (name: 'exportMyData' | 'deleteAccount', token: string) => {
  const fields = name === 'exportMyData' ? '... on ExportMyDataPayload { json }' : ''
  const text = `mutation { ${name}(input: { password: "${PASSWORD}" }) { __typename ${fields} ... on Failure { code } } }`
  return (await members.query(text, {}, { token })).data[name]
}
const reviewsOf = (where: object = {}) =>
  database.prisma.toolReview.findMany({ where, omit: { shingles: true }, orderBy: { createdAt: 'asc' } })

test("the copy of a member's data has the reviews in every state, without what the checks need", async () => {
  const { token, viewer } = await join()
  await reviewer(database, viewer).submit(reviewInput(toolId(), { bad: 'No app.' }))
  await decide(database, { userId: viewer.id, toolId: toolId() }, 'rejected', { editorText: 'Not about the tool.' })
  await publishReview(database, toolId(1), { number: 7 })
  const { json } = await confirmed('exportMyData', token)
  const { reviews } = JSON.parse(json)
  const [own] = Array.isArray(reviews) ? reviews : reviews.reviews
  expect(own).toMatchObject({
    tool: 'abacus',
    stars: 4,
    headline: 'Good for notes 1',
    bad: 'No app.',
    job: JOB,
    state: 'rejected',
    editorText: 'Not about the tool.',
  })
  expect(json).not.toContain('shingles')
  expect(json).not.toContain('Good for notes 7')
})

describe('with a deleted account', () => {
  test('published reviews stay without a name and keep their stars, and all others are deleted', async () => {
    const { token, viewer } = await join()
    const api = reviewer(database, viewer)
    for (const index of [0, 1, 2]) await api.submit(reviewInput(toolId(index), { stars: 5 }, index + 1))
    await decide(database, { userId: viewer.id, toolId: toolId() }, 'published')
    await decide(database, { userId: viewer.id, toolId: toolId(1) }, 'rejected')
    const before = await figuresOf(database, toolId())
    const invalidations = await database.prisma.cacheInvalidation.count()
    expect(await confirmed('deleteAccount', token)).toEqual({ __typename: 'DeleteAccountPayload' })
    expect(await reviewsOf()).toMatchObject([{ toolId: toolId(), userId: null, authorName: null, state: 'published' }])
    expect(await database.prisma.toolRating.count()).toBe(0)
    expect(await figuresOf(database, toolId())).toEqual(before)
    expect(before).toMatchObject({ count: 1, sum: 5, reviews: 1 })
    const entries = await database.prisma.cacheInvalidation.findMany({
      orderBy: { sequence: 'asc' },
      skip: invalidations,
    })
    expect(entries.flatMap(({ tags }) => tags)).toContain(`tool:${toolId()}`)
    const { data } = await createApi(database).query(
      '{ tool(by: { slug: "abacus" }) { reviews { nodes { authorName stars } } } }',
    )
    expect(data.tool.reviews.nodes).toEqual([{ authorName: null, stars: 5 }])
  })

  test('a published review of a suspended member does not come back', async () => {
    const { id, viewer } = await join()
    await reviewer(database, viewer).submit(reviewInput(toolId()))
    await decide(database, { userId: id, toolId: toolId() }, 'published')
    await database.prisma.user.update({ where: { id }, data: { suspendedAt: clock.now() } })
    await refreshFigures(database, [toolId()])
    await members.services.accounts.data.deleteAccount(viewer, PASSWORD)
    expect(await database.prisma.user.count()).toBe(0)
    expect(await reviewsOf()).toEqual([])
    expect(await figuresOf(database, toolId())).toMatchObject({ count: 0, reviews: 0 })
  })
})

test('a rejected or questioned review is deleted with its stars 90 days after the decision, and no other', async () => {
  const states: readonly ToolReview['state'][] = ['queued', 'questioned', 'published', 'rejected']
  for (const [number, state] of states.entries()) {
    const viewer = await joinMember(database, `member-${number}@people.example`)
    await reviewer(database, viewer).submit(reviewInput(toolId(), {}, number))
    await decide(database, { userId: viewer.id, toolId: toolId() }, state)
  }
  const runAt = async (days: number) => {
    const { services } = createApi(database, { now: daysLater(days) })
    const none = async () => undefined
    const job = services.jobHandlers.find(({ kind }) => kind === 'remove-unpublished-reviews')
    await job?.run({}, { jobId: '', attempt: 1, signal: AbortSignal.timeout(60_000), progress: none, commit: none })
    return (await reviewsOf()).map(({ state }) => state).sort()
  }
  expect(await runAt(90)).toEqual(['published', 'questioned', 'queued', 'rejected'])
  expect(await runAt(90.1)).toEqual(['published', 'queued'])
  expect(await figuresOf(database, toolId())).toMatchObject({ count: 1, reviews: 1 })
  expect(await database.prisma.toolRating.count()).toBe(2)
})

describe('merging tools', () => {
  const administrator = () =>
    storeViewer(database, 'root@people.example', {
      role: 'admin',
      emailVerified: true,
      secondFactor: 'set',
      passwordGivenAt: clock.now(),
    })

  test('moves reviews with their stars, and undoing it brings them back', async () => {
    const [from, into] = [toolId(0), toolId(1)]
    const one = await publishReview(database, from, { number: 1, stars: 5 }, { helpfulCount: 2 })
    const two = await publishReview(database, from, { number: 2, stars: 1 })
    await reviewer(database, two.viewer).rate(into, 3)
    const both = await publishReview(database, from, { number: 3, stars: 2 })
    await reviewer(database, both.viewer).submit(reviewInput(into, { stars: 4 }, 30))
    await decide(database, { userId: both.viewer.id, toolId: into }, 'published')
    const before = await reviewsOf()
    const { toolMerge, undoChange } = createApi(database).services.catalogue
    const admin = await administrator()

    const { changeSetId } = await toolMerge.merge(admin, from, into)
    const merged = await reviewsOf()
    expect(merged.map(({ toolId: id, stars }) => [id, stars]).sort()).toEqual([
      [into, 3],
      [into, 4],
      [into, 5],
    ])
    expect(await figuresOf(database, into)).toMatchObject({ count: 3, sum: 12, reviews: 3 })
    expect(await figuresOf(database, from)).toMatchObject({ count: 0, reviews: 0 })

    await database.prisma.toolReview.update({ where: { id: one.id }, data: { helpfulCount: 3 } })
    await undoChange.undo(admin, changeSetId)
    const counted = before.map((review) => (review.id === one.id ? { ...review, helpfulCount: 3 } : review))
    expect(new Set(await reviewsOf())).toEqual(new Set(counted))
    expect(await figuresOf(database, from)).toMatchObject({ count: 3, sum: 8, reviews: 3 })
    expect(await figuresOf(database, into)).toMatchObject({ count: 2, sum: 7, reviews: 1 })
  })

  test('leaves every review with a rating, also when only the review changed since', async () => {
    const [from, into] = [toolId(0), toolId(1)]
    const { id, viewer } = await publishReview(database, from, { number: 1 })
    const { toolMerge, undoChange } = createApi(database).services.catalogue
    const admin = await administrator()
    const { changeSetId } = await toolMerge.merge(admin, from, into)
    await database.prisma.toolReview.update({ where: { id }, data: { headline: 'Other words' } })
    await undoChange.undo(admin, changeSetId)
    expect(await reviewsOf()).toMatchObject([{ toolId: into, stars: 4 }])
    const ratings = await database.prisma.toolRating.findMany({
      where: { userId: viewer.id },
      select: { toolId: true },
    })
    expect(ratings.map((rating) => rating.toolId).sort()).toEqual([from, into].sort())
  })
})
