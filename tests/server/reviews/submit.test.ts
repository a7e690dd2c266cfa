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

const NOBODYS = '00000000-0000-4000-8000-000000000000'
const LONG = 'word '.repeat(2000)

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

describe('refuses', () => {
  const refusals: readonly (readonly [string, object, string, string])[] = [
    ['no stars', { stars: 0 }, 'stars', '"stars" must be a whole number from 1 to 5.'],
    ['an unknown job', { job: 'fly-to-the-moon' }, 'job', 'Choose a job of the list.'],
    ['a job with a NUL', { job: `${JOB}\0` }, 'job', 'Choose a job of the list.'],
    ['an unknown role', { role: 'astronaut' }, 'role', 'Choose a role of the list.'],
    ['an empty headline', { headline: ' ' }, 'headline', 'The headline is required.'],
    ['a NUL in the headline', { headline: 'Good\0notes' }, 'headline', 'The headline must be one line of plain text.'],
    ['a NUL in the text', { good: `${'good '.repeat(20)}\0` }, 'good', 'What was good must be plain text.'],
    ['no text', { good: '', bad: '' }, 'good', 'Write what was good, what was not, or both.'],
    ['a short text', { good: 'Good.' }, 'good', 'A review needs at least 80 characters, with the headline.'],
    ['10,000 characters', { bad: LONG }, 'good', 'A review can have at most 2000 characters, with the headline.'],
    ['a headline of 10,000', { headline: LONG }, 'headline', 'The headline can have at most 100 characters.'],
    ['a long name', { authorName: 'A'.repeat(41) }, 'authorName', 'Your name can have at most 40 characters.'],
    ['a long plan', { plan: 'P'.repeat(61) }, 'plan', 'The plan can have at most 60 characters.'],
    [
      'a link',
      { bad: 'See https://pills.example/' },
      'bad',
      'What was not good must not contain links, addresses or phone numbers.',
    ],
    [
      'an address',
      { headline: 'Write to a@b.example' },
      'headline',
      'The headline must not contain links, addresses or phone numbers.',
    ],
  ]

  test.each(refusals)('%s', async (_name, changes, field, message) => {
    const refusal = { __typename: 'InvalidInputError', code: 'BAD_USER_INPUT', field, message }
    expect(await reviewer(database, ada).submit(reviewInput(toolId(), changes))).toEqual(refusal)
    expect(await database.prisma.toolReview.count()).toBe(0)
    expect(await database.prisma.toolRating.count()).toBe(0)
  })

  test('half a surrogate pair by storing a replacement', async () => {
    const { review } = await reviewer(database, ada).submit(reviewInput(toolId(), { bad: 'Slow \ud800 at times' }))
    expect(review.bad).toBe('Slow \ufffd at times')
  })

  test.each([NOBODYS, 'abacus', '', `${NOBODYS}\0`])('a review of no tool (%j)', async (id) => {
    const api = reviewer(database, ada)
    expect(await api.submit(reviewInput(id))).toMatchObject({ code: 'NOT_FOUND', message: 'Tool not found.' })
    expect(await api.remove(id)).toMatchObject({ code: 'NOT_FOUND', message: 'You have no review of this tool.' })
    expect(await api.mine(id)).toBeNull()
  })

  test('a merged tool', async () => {
    await database.prisma.tool.update({ where: { id: toolId() }, data: { status: 'merged', mergedInto: 'beacon' } })
    expect(await reviewer(database, ada).submit(reviewInput(toolId()))).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a member with an unverified email, who can still read and delete', async () => {
    await reviewer(database, ada).submit(reviewInput(toolId()))
    const api = reviewer(database, { ...ada, emailVerified: false })
    expect(await api.submit(reviewInput(toolId(), { stars: 1 }))).toMatchObject({ code: 'NOT_VERIFIED' })
    expect(await api.mine(toolId())).toMatchObject({ stars: 4 })
    expect((await api.remove(toolId())).__typename).toBe('DeleteReviewPayload')
  })

  test('an anonymous request, with 401', async () => {
    const { query } = reviewer(database, null)
    const documents = [
      `{ myReview(toolId: "${toolId()}") { id } }`,
      '{ myReviews { id } }',
      `mutation { deleteReview(input: { toolId: "${toolId()}" }) { __typename } }`,
    ]
    for (const text of documents) {
      const { errors } = await query(text)
      expect(errors[0]).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
    }
  })

  test("to touch somebody else's review", async () => {
    await reviewer(database, ada).submit(reviewInput(toolId()))
    const other = reviewer(database, bob)
    expect(await other.mine(toolId())).toBeNull()
    expect((await other.query('{ myReviews { id } }')).data).toEqual({ myReviews: [] })
    expect(await other.remove(toolId())).toMatchObject({ code: 'NOT_FOUND' })
    await other.submit(reviewInput(toolId(), { stars: 1 }, 2))
    expect(await stored(ada)).toMatchObject({ stars: 4, headline: 'Good for notes 1' })
  })

  test('the sixth new or changed review in a day, also when they are sent at once', async () => {
    const api = reviewer(database, ada)
    const sent = Array.from({ length: 8 }, (_, index) =>
      api.submit(reviewInput(toolId(), { bad: `Version ${index}x.` })),
    )
    const answers = await Promise.all(sent)
    const refused = answers.filter(({ code }) => code === 'RATE_LIMITED')
    expect(refused).toHaveLength(3)
    expect(await database.prisma.toolReview.count()).toBe(1)
    await api.remove(toolId())
    expect(await api.submit(reviewInput(toolId()))).toMatchObject({ code: 'RATE_LIMITED' })
    const next = reviewer(database, ada, { now: daysLater(1) })
    expect((await next.submit(reviewInput(toolId()))).__typename).toBe('SubmitReviewPayload')
  })

  test('the thirty-first deletion in an hour', async () => {
    const api = reviewer(database, ada)
    for (let count = 0; count < 30; count += 1) await api.remove(toolId())
    expect(await api.remove(toolId())).toMatchObject({ code: 'RATE_LIMITED' })
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
