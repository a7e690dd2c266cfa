import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { daysLater, JOB, joinMember, loadReviewedTools, reviewer, reviewInput } from './reviewers.ts'

const NOBODYS = '00000000-0000-4000-8000-000000000000'
const LONG = 'word '.repeat(2000)

const database = registerTestDatabase()
let tools: readonly string[]
let ada: Viewer
let bob: Viewer
const toolId = (): string => tools[0] ?? ''

beforeEach(async () => {
  await database.reset()
  tools = await loadReviewedTools(database)
  ada = await joinMember(database, 'ada@people.example')
  bob = await joinMember(database, 'bob@people.example')
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
    expect(await reviewer(database, ada).mine(toolId())).toMatchObject({ stars: 4, headline: 'Good for notes 1' })
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

  test('the thirty-first deletion in an hour, also when they are sent at once', async () => {
    const api = reviewer(database, ada)
    const answers = await Promise.all(Array.from({ length: 33 }, () => api.remove(toolId())))
    expect(answers.filter(({ code }) => code === 'NOT_FOUND')).toHaveLength(30)
    expect(answers.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(3)
  })

  test('to keep a review without a rating, whatever is sent at once', async () => {
    const api = reviewer(database, ada)
    await api.rate(toolId(), 2)
    await Promise.all([api.submit(reviewInput(toolId())), api.withdraw(toolId()), api.rate(toolId(), 1)])
    const [review, rating] = [
      await database.prisma.toolReview.findFirst({ select: { stars: true } }),
      await database.prisma.toolRating.findFirst({ select: { stars: true } }),
    ]
    expect(review).not.toBeNull()
    expect(rating).toEqual(review)
  })
})
