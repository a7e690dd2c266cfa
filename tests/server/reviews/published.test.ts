import { beforeEach, describe, expect, test } from 'vitest'
import { clock, countOperations, createApi } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import {
  daysLater,
  decide,
  JOB,
  joinMember,
  loadReviewedTools,
  publishReview,
  refreshFigures,
  reviewer,
  reviewInput,
} from './reviewers.ts'

const database = registerTestDatabase()
let tools: readonly string[]
const toolId = (index = 0): string => tools[index] ?? ''

beforeEach(async () => {
  await database.reset()
  tools = await loadReviewedTools(database)
})

const FIELDS = `id stars headline good bad again job { slug name } role plan duration authorName worksForVendor publishedAt
  editedAt helpfulCount vendorAnswer { text publishedAt }`

/** Reviews of the first tool. */
const read = async (args = '', fields = 'headline', instance = database) => {
  const { data, errors } = await createApi(instance).query(
    `{ tool(by: { slug: "abacus" }) { reviews${args} { nodes { ${fields} } pageInfo { endCursor hasNextPage } } } }`,
  )
  return { errors, ...data?.tool?.reviews }
}
const headlines = async (args = '') => {
  const { nodes } = await read(args)
  return nodes.map(({ headline }: { headline: string }) => Number(headline.split(' ').at(-1)))
}

describe('a published review', () => {
  test('has everything but the account', async () => {
    const { id, viewer } = await publishReview(database, toolId(), { number: 1, bad: 'No app.' }, { helpfulCount: 2 })
    const { nodes } = await read('', FIELDS)
    expect(nodes).toEqual([
      {
        id,
        stars: 4,
        headline: 'Good for notes 1',
        good: expect.stringContaining('kept1 our1'),
        bad: 'No app.',
        again: 'YES',
        job: { slug: JOB, name: 'Transcribe and summarize meetings' },
        role: 'Software developer',
        plan: 'Pro',
        duration: 'ONE_TO_SIX_MONTHS',
        authorName: 'Ada',
        worksForVendor: false,
        publishedAt: clock.now().toISOString(),
        editedAt: null,
        helpfulCount: 2,
        vendorAnswer: null,
      },
    ])
    expect(JSON.stringify(nodes)).not.toContain(viewer.id)
  })

  test.each(['queued', 'questioned', 'rejected'] as const)('is not shown while it is %s', async (state) => {
    const { viewer } = await publishReview(database, toolId(), { number: 1 })
    await decide(database, { userId: viewer.id, toolId: toolId() }, state)
    expect(await headlines()).toEqual([])
  })

  test('keeps a job that has left the list without its name', async () => {
    const { id } = await publishReview(database, toolId(), { number: 1 })
    await database.prisma.toolReview.update({ where: { id }, data: { job: 'walk-the-dog', role: 'juggler' } })
    const { nodes } = await read('', 'job { slug } role')
    expect(nodes).toEqual([{ job: null, role: 'juggler' }])
  })

  test('by staff of the vendor is shown as such, and not counted', async () => {
    const staff = await joinMember(database, 'eve@abacus.example')
    await reviewer(database, staff).submit(reviewInput(toolId()))
    await decide(database, { userId: staff.id, toolId: toolId() }, 'published')
    expect((await read('', 'worksForVendor')).nodes).toEqual([{ worksForVendor: true }])
    const { data } = await createApi(database).query(
      '{ tool(by: { slug: "abacus" }) { reviewCount rating { mean } reviewSummary { reviewCount } } }',
    )
    expect(data.tool).toEqual({ reviewCount: 0, rating: null, reviewSummary: null })
  })

  test("has the vendor's answer once it is published, unless its author is suspended", async () => {
    const { id } = await publishReview(database, toolId(), { number: 1 })
    const { id: userId } = await joinMember(database, 'vendor@abacus.example')
    const at = clock.now()
    const data = { reviewId: id, userId, text: 'Thank you.', createdAt: at, updatedAt: at }
    await database.prisma.reviewAnswer.create({ data })
    const answer = async () => (await read('', 'vendorAnswer { text publishedAt }')).nodes[0].vendorAnswer
    expect(await answer()).toBeNull()
    await database.prisma.reviewAnswer.update({
      where: { reviewId: id },
      data: { state: 'published', publishedAt: at },
    })
    expect(await answer()).toEqual({ text: 'Thank you.', publishedAt: at.toISOString() })
    await database.prisma.user.update({ where: { id: userId }, data: { suspendedAt: at } })
    expect(await answer()).toBeNull()
    await database.prisma.user.update({ where: { id: userId }, data: { suspendedAt: null } })
    await database.prisma.user.delete({ where: { id: userId } })
    expect(await answer()).toMatchObject({ text: 'Thank you.' })
  })
})

describe('the list', () => {
  beforeEach(async () => {
    const published = (days: number, helpfulCount: number) => ({ publishedAt: daysLater(days)(), helpfulCount })
    await publishReview(database, toolId(), { number: 1, stars: 5 }, published(0, 1))
    await publishReview(database, toolId(), { number: 2, stars: 2, role: 'sales' }, published(1, 0))
    await publishReview(database, toolId(), { number: 3, stars: 5, job: 'write-tests' }, published(2, 1))
    await publishReview(database, toolId(), { number: 4, stars: 4 }, published(2, 3))
    await publishReview(database, toolId(1), { number: 5 })
  })

  test('has the most helpful first, then the newest', async () => {
    expect(await headlines()).toEqual([4, 3, 1, 2])
    expect(await headlines('(order: NEWEST)')).toEqual([4, 3, 2, 1])
  })

  test.each(['HELPFUL', 'NEWEST'])('continues after a cursor in the order %s', async (order) => {
    const all = await headlines(`(order: ${order})`)
    const seen: number[] = []
    let after = ''
    for (let page = 0; page < 4; page += 1) {
      const { nodes, pageInfo } = await read(`(order: ${order}, first: 1${after})`)
      seen.push(Number(nodes[0].headline.at(-1)))
      after = `, after: ${JSON.stringify(pageInfo.endCursor)}`
      expect(pageInfo.hasNextPage).toBe(page < 3)
    }
    expect(seen).toEqual(all)
  })

  test('can be filtered by stars, role and job', async () => {
    expect(await headlines('(stars: 5)')).toEqual([3, 1])
    expect(await headlines('(role: "sales")')).toEqual([2])
    expect(await headlines('(role: "developer", stars: 4)')).toEqual([4])
    expect(await headlines('(job: "write-tests")')).toEqual([3])
    for (const none of ['job: "no-job"', 'role: "no-role"', 'job: "\\u0000"', 'role: "\\u0000"'])
      expect(await headlines(`(${none})`)).toEqual([])
  })

  test.each([
    ['stars: 6', 'stars'],
    ['first: 21', 'first'],
    ['first: 0', 'first'],
    ['after: "nonsense"', 'after'],
    ['after: "1_1_zzzzzzzz-zzzz-zzzz-zzzz-zzzzzzzzzzzz"', 'after'],
    [`after: "9999999999_1_${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}"`, 'after'],
    ['after: "\\u0000"', 'after'],
  ])('refuses %s', async (argument, field) => {
    const { errors } = await read(`(${argument})`)
    expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })

  test('has the number of reviews that match', async () => {
    const count = async (args: string) => {
      const { data } = await createApi(database).query(
        `{ tool(by: { slug: "abacus" }) { reviews${args} { totalCount } } }`,
      )
      return data.tool.reviews.totalCount
    }
    expect(await count('(first: 1)')).toBe(4)
    expect(await count('(stars: 5)')).toBe(2)
    expect(await count('(stars: 5, role: "sales")')).toBe(0)
    expect(await count('(job: "no-job")')).toBe(0)
  })

  test('is read in one statement for a tool', async () => {
    const { database: counted, operations } = countOperations(database)
    await createApi(counted).query('{ tool(by: { slug: "abacus" }) { id } }')
    const before = operations.length
    await read('', FIELDS, counted as typeof database)
    expect(operations.length - before).toBe(before + 1)
  })
})

describe('the summary', () => {
  const SUMMARY = `reviewCount reviewSummary { reviewCount wouldChooseAgain distribution
    byJob { key label reviews mean } byRole { key label reviews mean } }`
  const summary = async () =>
    (await createApi(database).query(`{ tool(by: { slug: "abacus" }) { ${SUMMARY} } }`)).data.tool

  test('is absent without a published review', async () => {
    const ada = await joinMember(database, 'ada@people.example')
    await reviewer(database, ada).submit(reviewInput(toolId()))
    await reviewer(database, await joinMember(database, 'bob@people.example')).rate(toolId(), 3)
    expect(await summary()).toEqual({ reviewCount: 0, reviewSummary: null })
  })

  test('counts reviews, ratings and groups of three or more', async () => {
    for (const number of [1, 2, 3]) {
      await publishReview(database, toolId(), { number, stars: 5, again: number === 3 ? 'MAYBE' : 'YES' })
    }
    for (const number of [4, 5])
      await publishReview(database, toolId(), { number, stars: 1, role: 'sales', again: 'NO' })
    await reviewer(database, await joinMember(database, 'bob@people.example')).rate(toolId(), 3)
    // Six ratings with 20 stars: (20 + 4 * 3.5) / 10 = 3.4.
    const developers = { key: 'developer', label: 'Software developer', reviews: 3, mean: (15 + 7 * 3.4) / 10 }
    expect(await summary()).toEqual({
      reviewCount: 5,
      reviewSummary: {
        reviewCount: 5,
        wouldChooseAgain: 2,
        distribution: [2, 0, 1, 0, 3],
        byJob: [
          {
            key: JOB,
            label: 'Transcribe and summarize meetings',
            reviews: 5,
            mean: expect.closeTo((17 + 5 * 3.4) / 10, 5),
          },
        ],
        byRole: [{ ...developers, mean: expect.closeTo(developers.mean, 5) }],
      },
    })
  })

  test('of all tools of a list takes two statements more than the list', async () => {
    for (const index of [0, 1]) await publishReview(database, toolId(index), { number: index + 1 })
    const { database: counted, operations } = countOperations(database)
    const api = createApi(counted)
    await api.query('{ tools(sort: NAME) { nodes { slug reviewCount rating { mean } } } }')
    operations.length = 0
    const { data } = await api.query(`{ tools(sort: NAME) { nodes { slug ${SUMMARY} } } }`)
    expect(data.tools.nodes.map((node: { reviewCount: number }) => node.reviewCount)).toEqual([1, 1, 0])
    expect(operations).toEqual(['read', 'read', 'read'])
  })
})

test('reviews of a suspended member are hidden', async () => {
  const { viewer } = await publishReview(database, toolId(), { number: 1 })
  await database.prisma.user.update({ where: { id: viewer.id }, data: { suspendedAt: clock.now() } })
  await refreshFigures(database, [toolId()])
  expect(await headlines()).toEqual([])
  const { data } = await createApi(database).query(
    '{ tool(by: { slug: "abacus" }) { reviewCount reviewSummary { reviewCount } rating { count } } }',
  )
  expect(data.tool).toEqual({ reviewCount: 0, reviewSummary: null, rating: null })
})
