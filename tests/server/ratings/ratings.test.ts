import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { type Answer, clock, countOperations, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { joinRaters, rater, readFigures } from './raters.ts'

const SLUGS = ['abacus', 'beacon', 'compass']
type RatedPage = { tools: { nodes: { slug: string }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } } }
const NOBODYS = '00000000-0000-4000-8000-000000000000'

const database = registerTestDatabase()
let ids: string[]
let ada: Viewer
let bob: Viewer
const idOf = (index: number): string => ids[index] ?? ''

beforeEach(async () => {
  await database.reset()
  await loadCatalogue(database, { tools: { writing: SLUGS.map((slug) => toolRecord({ slug })) } })
  const tools = await database.prisma.tool.findMany({ orderBy: { slug: 'asc' } })
  ids = tools.map(({ id }) => id)
  const [first, second] = await joinRaters(database, 2)
  if (first === undefined || second === undefined) throw new Error('Nobody joined')
  ada = first
  bob = second
})

const ratingOf = async (slug: string) => {
  const { data } = await createApi(database).query(
    'query ($slug: String!) { tool(by: { slug: $slug }) { rating { mean count source } } }',
    { slug },
  )
  return data.tool.rating
}
const invalidations = () => database.prisma.cacheInvalidation.count()
const revision = async () => (await database.prisma.catalogueState.findUniqueOrThrow({ where: { id: 1 } })).revision

describe('a rating', () => {
  test('is shown on its tool with the count, and absent before the first', async () => {
    expect(await ratingOf('abacus')).toBeNull()
    const { data } = await rater(database, ada).rate(idOf(0), 4)
    const at = clock.now().toISOString()
    expect(data.rateTool).toEqual({
      __typename: 'RateToolPayload',
      rating: { stars: 4, createdAt: at, updatedAt: at },
      tool: { slug: 'abacus', rating: { mean: 3.55, count: 1, source: null } },
    })
    await rater(database, bob).rate(idOf(0), 1)
    expect(await ratingOf('abacus')).toEqual({ mean: 3.3, count: 2, source: null })
    expect(await ratingOf('beacon')).toBeNull()
  })

  test('is unique per member: the next one replaces it', async () => {
    const later = new Date('2026-12-01T00:00:00.000Z')
    await rater(database, ada).rate(idOf(0), 4)
    const { data } = await rater(database, ada, { now: () => later }).rate(idOf(0).toUpperCase(), 2)
    expect(data.rateTool.rating).toEqual({
      stars: 2,
      createdAt: clock.now().toISOString(),
      updatedAt: later.toISOString(),
    })
    expect(await ratingOf('abacus')).toEqual({ mean: 3.35, count: 1, source: null })
  })

  test('can only be withdrawn by its member, whether or not it exists', async () => {
    await rater(database, ada).rate(idOf(0), 4)
    await rater(database, bob).withdraw(idOf(0))
    expect(await rater(database, ada).mine(idOf(0))).toEqual({ stars: 4 })
    for (const _ of [1, 2]) {
      expect((await rater(database, ada).withdraw(idOf(0))).data.withdrawRating).toEqual({
        __typename: 'WithdrawRatingPayload',
        tool: { slug: 'abacus', rating: null },
      })
    }
    expect(await rater(database, ada).mine(idOf(0))).toBeNull()
  })

  test('is visible to its member', async () => {
    await rater(database, ada).rate(idOf(0), 4)
    expect(await rater(database, bob).mine(idOf(0))).toBeNull()
    expect(await rater(database, ada).mine('abacus')).toBeNull()
    const { services } = rater(database, ada)
    expect(await services.ratings.ratings.exportFor(ada.id)).toMatchObject([{ tool: 'abacus', stars: 4 }])
    expect(await services.ratings.ratings.exportFor(bob.id)).toEqual([])
  })

  test('takes precedence over an imported one, which stays stored', async () => {
    const imported = { importedRating: 4.5, importedRatingCount: 900, importedRatingSource: 'A public list' }
    await database.prisma.tool.update({ where: { slug: 'abacus' }, data: imported })
    const shown = { mean: 4.5, count: 900, source: 'A public list' }
    expect(await ratingOf('abacus')).toEqual(shown)
    await rater(database, ada).rate(idOf(0), 2)
    expect(await ratingOf('abacus')).toEqual({ mean: 3.35, count: 1, source: null })
    await rater(database, ada).withdraw(idOf(0))
    expect(await ratingOf('abacus')).toEqual(shown)
  })
})

describe('rejects', () => {
  test.each([0, 6, -1])('%i stars', async (stars) => {
    expect((await rater(database, ada).rate(idOf(0), stars)).data.rateTool).toMatchObject({
      __typename: 'InvalidInputError',
      field: 'stars',
    })
    expect(await ratingOf('abacus')).toBeNull()
  })

  test.each([NOBODYS, 'abacus', ''])('is a rating of no tool (%s)', async (id) => {
    const api = rater(database, ada)
    expect((await api.rate(id, 3)).data.rateTool).toMatchObject({ __typename: 'NotFoundError' })
    expect((await api.withdraw(id)).data.withdrawRating).toMatchObject({ __typename: 'NotFoundError' })
  })

  test('a member with an unverified email', async () => {
    const api = rater(database, { ...ada, emailVerified: false })
    const failure = { __typename: 'NotVerifiedError', code: 'NOT_VERIFIED' }
    expect((await api.rate(idOf(0), 3)).data.rateTool).toMatchObject(failure)
    expect((await api.withdraw(idOf(0))).data.withdrawRating).toMatchObject(failure)
    expect(await api.mine(idOf(0))).toBeNull()
    expect(await ratingOf('abacus')).toBeNull()
  })

  test('an anonymous request, with 401', async () => {
    const api = rater(database, null)
    const answers = [
      await api.rate(idOf(0), 3),
      await api.withdraw(idOf(0)),
      await api.query(`{ myRating(toolId: "${idOf(0)}") { stars } }`),
    ]
    for (const { errors } of answers) expect(errors[0]).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
  })

  test('the sixty-first change in an hour', async () => {
    const api = rater(database, ada)
    for (let count = 0; count < 60; count += 1) await api.withdraw(idOf(0))
    expect((await api.rate(idOf(0), 3)).data.rateTool).toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('other stars in the database too', async () => {
    const at = clock.now()
    const data = { userId: ada.id, toolId: idOf(0), stars: 6, createdAt: at, updatedAt: at }
    await expect(database.prisma.toolRating.create({ data })).rejects.toThrow()
  })
})

describe('the catalog', () => {
  test('keeps its revision, and each rating change is one cache invalidation', async () => {
    const before = await revision()
    const { updatedAt } = await database.prisma.tool.findUniqueOrThrow({ where: { slug: 'abacus' } })
    const api = rater(database, ada)
    const moves: number[] = []
    for (const act of [() => api.rate(idOf(0), 4), () => api.rate(idOf(0), 4), () => api.rate(idOf(0), 5)]) {
      await act()
      moves.push(await invalidations())
    }
    for (let count = 0; count < 2; count += 1) {
      await api.withdraw(idOf(0))
      moves.push(await invalidations())
    }
    expect(moves).toEqual([1, 1, 2, 3, 3])
    expect(await revision()).toBe(before)
    const { tags } = await database.prisma.cacheInvalidation.findUniqueOrThrow({ where: { sequence: 3 } })
    expect(tags).toEqual([`tool:${idOf(0)}`, 'tool:*', 'sort:rating'])
    expect(await database.prisma.tool.findUniqueOrThrow({ where: { slug: 'abacus' } })).toMatchObject({ updatedAt })
  })

  test('can be sorted by rating, page by page, with unrated tools at 3.5', async () => {
    await rater(database, ada).rate(idOf(1), 1)
    await rater(database, ada).rate(idOf(2), 5)
    const seen: string[] = []
    for (let after: string | null = null, more = true; more; ) {
      const text =
        'query ($after: String) { tools(sort: RATING, first: 1, after: $after) { nodes { slug } pageInfo { endCursor hasNextPage } } }'
      const { data }: Answer<RatedPage> = await createApi(database).query<RatedPage>(text, { after })
      seen.push(...data.tools.nodes.map(({ slug }) => slug))
      after = data.tools.pageInfo.endCursor
      more = data.tools.pageInfo.hasNextPage
    }
    expect(seen).toEqual(['compass', 'abacus', 'beacon'])
  })

  test('reads a page with ratings in one statement', async () => {
    const counted = countOperations(database)
    const { query } = createApi(counted.database)
    const page = '{ tools(sort: RATING) { nodes { name rating { mean count } } } }'
    await query('{ tools(sort: RATING) { totalCount } }')
    counted.operations.length = 0
    await query(page)
    expect(counted.operations).toEqual(['read'])
  })

  test('counts rated tools among the matches', async () => {
    const { query } = createApi(database)
    const rated = async (filters = '') => {
      const { data } = await query(`{ tools${filters} { facets { rated } } }`)
      return data.tools.facets.rated
    }
    expect(await rated()).toBe(0)
    await rater(database, ada).rate(idOf(0), 4)
    const { data } = await createApi(database).query(
      '{ all: tools { facets { rated } } none: tools(freeTier: false) { facets { rated } } }',
    )
    expect(data).toEqual({ all: { facets: { rated: 1 } }, none: { facets: { rated: 0 } } })
  })

  test('keeps ratings when the data files change', async () => {
    await rater(database, ada).rate(idOf(0), 4)
    const tools = SLUGS.map((slug) => toolRecord({ slug, prominence: 2 }))
    await loadCatalogue(database, { tools: { writing: tools } })
    expect(await ratingOf('abacus')).toEqual({ mean: 3.55, count: 1, source: null })
  })
})

test('account deletion removes ratings, and updates the aggregates', async () => {
  await rater(database, ada).rate(idOf(0), 5)
  await rater(database, ada).rate(idOf(1), 3)
  await rater(database, bob).rate(idOf(0), 2)
  const before = await revision()
  const { ratings } = createApi(database).services.ratings
  await database.transaction(async (tx) => {
    await ratings.eraseFor(tx, ada.id)
    await tx.user.delete({ where: { id: ada.id } })
  })
  expect(await ratingOf('abacus')).toEqual({ mean: 3.35, count: 1, source: null })
  expect(await ratingOf('beacon')).toBeNull()
  expect(await revision()).toBe(before)
  const entries = await database.prisma.cacheInvalidation.findMany({ orderBy: { sequence: 'desc' } })
  expect(new Set(entries[0]?.tags)).toEqual(new Set([`tool:${idOf(0)}`, `tool:${idOf(1)}`, 'tool:*', 'sort:rating']))
  const { stored, counted } = await readFigures(database)
  expect(stored).toEqual(counted)
})
