import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import {
  DAY_MS,
  daysLater,
  decide,
  figuresOf,
  JOB,
  joinMember,
  loadReviewedTools,
  publishReview,
  reviewer,
  reviewInput,
} from './reviewers.ts'

const database = registerTestDatabase()
let tools: readonly string[]
let ada: Viewer
let bob: Viewer
const toolId = (index = 0): string => tools[index] ?? ''
const stored = (viewer: Viewer, index = 0) =>
  database.prisma.toolReview.findUnique({ where: { userId_toolId: { userId: viewer.id, toolId: toolId(index) } } })

beforeEach(async () => {
  await database.reset()
  tools = await loadReviewedTools(database)
  ada = await joinMember(database, 'ada@people.example')
  bob = await joinMember(database, 'bob@people.example')
})

describe('a new review', () => {
  test('waits for an editor, and carries the stars of the rating', async () => {
    const api = reviewer(database, ada)
    const { review } = await api.submit(reviewInput(toolId().toUpperCase(), { stars: 5 }))
    expect(review).toMatchObject({
      tool: { slug: 'abacus' },
      stars: 5,
      again: 'YES',
      job: JOB,
      jobName: 'Transcribe and summarize meetings',
      role: 'developer',
      plan: 'Pro',
      duration: 'ONE_TO_SIX_MONTHS',
      state: 'QUEUED',
      waitsUntil: null,
      editorText: null,
      worksForVendor: false,
      editable: true,
      editableUntil: daysLater(30)().toISOString(),
      editedAt: null,
      publishedAt: null,
    })
    expect(await api.mine(toolId())).toEqual(review)
    expect(await database.prisma.toolRating.findMany({ select: { stars: true } })).toEqual([{ stars: 5 }])
    expect(await figuresOf(database, toolId())).toMatchObject({ count: 0, sum: 0, reviews: 0 })
    expect(await stored(ada)).toMatchObject({ flags: [], similarToId: null, queuedAt: clock.now() })
  })

  test('is stored normalized, and without a plan when none is given', async () => {
    const input = reviewInput(toolId(), {
      headline: '  Cafe\u0301 notes ',
      plan: null,
      bad: 'Slow.\r\n\r\n\r\n\r\nOften.',
    })
    await reviewer(database, ada).submit(input)
    expect(await stored(ada)).toMatchObject({ headline: 'Caf\u00e9 notes', plan: null, bad: 'Slow.\n\nOften.' })
  })

  test('of an account younger than a day comes into the queue when it is a day old', async () => {
    const young = await joinMember(database, 'young@people.example', { ageHours: 1 })
    const { review } = await reviewer(database, young).submit(reviewInput(toolId()))
    const queuedAt = new Date(clock.now().getTime() + DAY_MS - DAY_MS / 24)
    expect(review.waitsUntil).toBe(queuedAt.toISOString())
    expect(await stored(young)).toMatchObject({ flags: ['new_account'], queuedAt })
    expect((await reviewer(database, young, { now: daysLater(1) }).mine(toolId())).waitsUntil).toBeNull()
  })

  test('by staff of the vendor is marked, and its stars do not count', async () => {
    const staff = await joinMember(database, 'eve@mail.abacus.example')
    const { review } = await reviewer(database, staff).submit(reviewInput(toolId()))
    expect(review.worksForVendor).toBe(true)
    expect(await stored(staff)).toMatchObject({ flags: ['works_for_vendor'] })
    await decide(database, { userId: staff.id, toolId: toolId() }, 'published')
    expect(await figuresOf(database, toolId())).toMatchObject({ count: 0, reviews: 0 })
    const { review: other } = await reviewer(database, staff).submit(reviewInput(toolId(1), {}, 2))
    expect(other.worksForVendor).toBe(false)
  })

  test('that repeats a text names the other review, also of another tool and the same member', async () => {
    await reviewer(database, ada).submit(reviewInput(toolId()))
    const first = await stored(ada)
    await reviewer(database, ada).submit(reviewInput(toolId(1), { headline: 'Quite other words here' }))
    expect(await stored(ada, 1)).toMatchObject({ flags: ['similar_text'], similarToId: first?.id })
    await reviewer(database, bob).submit(reviewInput(toolId(1), {}, 7))
    expect(await stored(bob, 1)).toMatchObject({ flags: [], similarToId: null })
  })

  test('that is the fifth within a week and one of most is a burst', async () => {
    for (const number of [1, 2, 3, 4]) {
      const member = await joinMember(database, `early-${number}@people.example`)
      await reviewer(database, member).submit(reviewInput(toolId(), {}, number))
    }
    await reviewer(database, ada).submit(reviewInput(toolId(), {}, 5))
    expect(await stored(ada)).toMatchObject({ flags: ['burst'] })
    const later = reviewer(database, bob, { now: daysLater(8) })
    await later.submit(reviewInput(toolId(), {}, 6))
    expect(await stored(bob)).toMatchObject({ flags: [] })
  })
})

describe('a change', () => {
  const submit = (changes: object = {}, days = 0) =>
    reviewer(database, ada, { now: daysLater(days) }).submit(reviewInput(toolId(), changes))

  test('of the text hides a published review until an editor has read it', async () => {
    await submit()
    await decide(database, { userId: ada.id, toolId: toolId() }, 'published')
    expect(await figuresOf(database, toolId())).toMatchObject({ count: 1, sum: 4, reviews: 1 })
    const { review } = await submit({ headline: 'Still good for notes', stars: 2 }, 2)
    expect(review).toMatchObject({ state: 'QUEUED', stars: 2, editedAt: daysLater(2)().toISOString() })
    expect(review.publishedAt).toBe(clock.now().toISOString())
    expect(await stored(ada)).toMatchObject({ flags: ['edited'] })
    expect(await figuresOf(database, toolId())).toMatchObject({ count: 0, sum: 0, reviews: 0 })
  })

  test('before the first publication is not an edit', async () => {
    await submit()
    const { review } = await submit({ bad: 'It forgets names.' })
    expect(review).toMatchObject({ state: 'QUEUED', editedAt: null, bad: 'It forgets names.' })
    expect(await stored(ada)).toMatchObject({ flags: [] })
  })

  test('of the stars alone applies at once, also after 30 days', async () => {
    await submit()
    await decide(database, { userId: ada.id, toolId: toolId() }, 'published')
    expect((await submit({ stars: 1 }, 40)).review).toMatchObject({ state: 'PUBLISHED', stars: 1, editedAt: null })
    expect(await figuresOf(database, toolId())).toMatchObject({ count: 1, sum: 1 })
  })

  test('of nothing changes nothing, and does not count', async () => {
    const { review } = await submit()
    for (let count = 0; count < 6; count += 1) expect((await submit()).review).toEqual(review)
    expect(await database.prisma.cacheInvalidation.count()).toBe(1)
  })

  test('of the text is refused after 30 days, and deleting is not', async () => {
    await submit()
    expect((await submit({ bad: 'Late.' }, 29.9)).review.bad).toBe('Late.')
    expect(await submit({ bad: 'Too late.' }, 30)).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      message: 'A review can be changed for 30 days. You can still delete it.',
      field: 'toolId',
    })
    expect(await stored(ada)).toMatchObject({ bad: 'Late.' })
    expect((await reviewer(database, ada, { now: daysLater(90) }).remove(toolId())).__typename).toBe(
      'DeleteReviewPayload',
    )
  })

  test('answers a question for two weeks, also after 30 days', async () => {
    await submit()
    const decidedAt = daysLater(25)()
    const editorText = 'Which plan was it?'
    await decide(database, { userId: ada.id, toolId: toolId() }, 'questioned', { editorText, decidedAt })
    const at = (days: number) => reviewer(database, ada, { now: daysLater(days) })
    expect(await at(38).mine(toolId())).toMatchObject({
      state: 'QUESTIONED',
      editorText,
      editable: true,
      editableUntil: daysLater(39)().toISOString(),
    })
    expect(await submit({}, 38)).toMatchObject({
      field: 'good',
      message: 'Change the text first: an editor has decided about this one.',
    })
    expect(await submit({ plan: 'Team' }, 39)).toMatchObject({ field: 'toolId' })
    expect((await submit({ plan: 'Team' }, 38)).review).toMatchObject({ state: 'QUEUED', editorText: null })
  })

  test('of a rejected review puts it into the queue again', async () => {
    await submit()
    await decide(database, { userId: ada.id, toolId: toolId() }, 'rejected', { editorText: 'Not about the tool.' })
    expect(await submit()).toMatchObject({ __typename: 'InvalidInputError', field: 'good' })
    expect((await submit({ bad: 'It stops at times.' })).review).toMatchObject({ state: 'QUEUED', editorText: null })
  })
})

describe('the rating of a reviewed tool', () => {
  test('gives its stars to the review', async () => {
    const { viewer } = await publishReview(database, toolId(), { number: 1, stars: 5 })
    const api = reviewer(database, viewer)
    expect((await api.rate(toolId(), 2)).__typename).toBe('RateToolPayload')
    expect(await api.mine(toolId())).toMatchObject({ stars: 2, state: 'PUBLISHED' })
    expect(await figuresOf(database, toolId())).toMatchObject({ count: 1, sum: 2, reviews: 1 })
  })

  test('cannot be withdrawn before the review is deleted', async () => {
    const { viewer } = await publishReview(database, toolId(), { number: 1 })
    const api = reviewer(database, viewer)
    expect(await api.withdraw(toolId())).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      message: 'Delete your review first, then remove the stars.',
      field: 'toolId',
    })
    const { tool } = await api.remove(toolId())
    expect(tool).toEqual({ slug: 'abacus', rating: { mean: expect.closeTo(3.55), count: 1 }, reviewCount: 0 })
    expect((await api.withdraw(toolId())).__typename).toBe('WithdrawRatingPayload')
    expect(await figuresOf(database, toolId())).toMatchObject({ count: 0, reviews: 0 })
  })
})

test('two reviews of one member and tool at once are one, with the stars of its rating', async () => {
  const [one, other] = await Promise.all([
    reviewer(database, ada).submit(reviewInput(toolId(), { stars: 1 })),
    reviewer(database, ada).submit(reviewInput(toolId(), { stars: 5 })),
  ])
  expect([one.__typename, other.__typename]).toEqual(['SubmitReviewPayload', 'SubmitReviewPayload'])
  expect(one.review.id).toBe(other.review.id)
  const ratings = await database.prisma.toolRating.findMany()
  expect(ratings).toHaveLength(1)
  expect(await stored(ada)).toMatchObject({ stars: ratings[0]?.stars })
})

test("the viewer's reviews are listed newest first", async () => {
  await reviewer(database, ada).submit(reviewInput(toolId()))
  await reviewer(database, ada, { now: daysLater(1) }).submit(reviewInput(toolId(1), {}, 2))
  const { data } = await reviewer(database, ada).query('{ myReviews { tool { slug } headline } }')
  expect(data.myReviews).toEqual([
    { tool: { slug: 'beacon' }, headline: 'Good for notes 2' },
    { tool: { slug: 'abacus' }, headline: 'Good for notes 1' },
  ])
})
