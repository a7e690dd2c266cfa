import { expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { createReviewPeople, SOMEBODYS } from './review-people.ts'

const people = createReviewPeople()
const { database, join, review, run } = people

const mark = (viewer: Viewer | null, reviewId: string, helpful = true) =>
  run(viewer, 'markReviewHelpful', { reviewId, helpful })

const mine = async (viewer: Viewer, toolId: string) => {
  const text = 'query ($toolId: ID!) { myHelpfulReviews(toolId: $toolId) }'
  return (await people.api(viewer).query(text, { toolId })).data.myHelpfulReviews
}

test('a vote counts once a member, can be taken back, and is listed for the tool', async () => {
  const [author, ada, bob] = [await join(), await join(), await join()]
  const { id, toolId } = await review(author)
  const other = await review(author, { toolId: await people.toolId('birch') })
  expect(await mark(ada, id.toUpperCase())).toEqual({ reviewId: id, helpfulCount: 1, helpful: true })
  expect(await mark(ada, id)).toEqual({ reviewId: id, helpfulCount: 1, helpful: true })
  expect(await mark(bob, id)).toEqual({ reviewId: id, helpfulCount: 2, helpful: true })
  await mark(ada, other.id)
  expect(await mine(ada, toolId)).toEqual([id])
  expect(await mine(ada, other.toolId)).toEqual([other.id])
  expect(await mine(author, toolId)).toEqual([])
  expect(await mine(ada, 'none')).toEqual([])
  expect(await mark(ada, id, false)).toEqual({ reviewId: id, helpfulCount: 1, helpful: false })
  expect(await mark(ada, id, false)).toEqual({ reviewId: id, helpfulCount: 1, helpful: false })
  expect(await mine(ada, toolId)).toEqual([])
  expect((await people.stored(id)).helpfulCount).toBe(1)
})

test('a changed count is announced to the caches, an unchanged one is not', async () => {
  const [author, ada] = [await join(), await join()]
  const { id, toolId } = await review(author)
  await mark(ada, id)
  const [entry] = await database.prisma.cacheInvalidation.findMany()
  expect(entry?.tags).toContain(`tool:${toolId}`)
  await mark(ada, id)
  await mark(await join(), id, false)
  expect(await people.invalidations()).toBe(1)
})

test('the count is exact when members vote at once, twice each', async () => {
  const { id } = await review(await join())
  const voters = await Promise.all(Array.from({ length: 4 }, () => join()))
  await Promise.all([...voters, ...voters].map((voter) => mark(voter, id)))
  expect((await people.stored(id)).helpfulCount).toBe(4)
  await Promise.all(
    voters.flatMap((voter, index) => [mark(voter, id, index % 2 === 0), mark(voter, id, index % 2 === 0)]),
  )
  expect((await people.stored(id)).helpfulCount).toBe(2)
  expect(await database.prisma.reviewVote.count()).toBe(2)
})

test('a vote for one’s own review, and for one that not everybody sees, is refused', async () => {
  const [author, ada] = [await join(), await join()]
  const { id } = await review(author)
  expect(await mark(author, id)).toEqual({
    code: 'BAD_USER_INPUT',
    field: 'reviewId',
    message: 'You cannot mark your own review as helpful.',
  })
  const missing = { code: 'NOT_FOUND', field: null, message: 'This review does not exist.' }
  for (const reviewId of ['none', SOMEBODYS]) expect(await mark(ada, reviewId)).toEqual(missing)
  for (const state of ['queued', 'questioned', 'rejected'] as const) {
    const hidden = await review(await join(), { state })
    expect(await mark(ada, hidden.id), state).toEqual(missing)
  }
  await database.prisma.user.update({ where: { id: author.id }, data: { suspendedAt: people.now() } })
  expect(await mark(ada, id)).toEqual(missing)
  expect((await mark(ada, (await review(null)).id)).helpfulCount).toBe(1)
  expect(await database.prisma.reviewVote.count()).toBe(1)
})

test('a vote needs an account with a verified address', async () => {
  const { id } = await review(await join())
  expect(await mark(null, id)).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await mark(await join({ emailVerified: false }), id)).toMatchObject({ code: 'NOT_VERIFIED' })
})

test('a member can change votes 60 times an hour, also at once', async () => {
  const [author, ada] = [await join(), await join()]
  const { id } = await review(author)
  for (let time = 1; time < 60; time += 1) expect((await mark(ada, id)).helpfulCount).toBe(1)
  const results = await Promise.all([mark(ada, id), mark(ada, id), mark(ada, id)])
  expect(results.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(2)
  expect(results.filter(({ helpfulCount }) => helpfulCount === 1)).toHaveLength(1)
})
