import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { textHash } from '#core/text-hash.ts'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()

beforeEach(() => database.reset())

const SORTS = ['RELEVANCE', 'PRICE', 'NEWEST', 'NAME', 'RATING'] as const

type Node = {
  slug: string
  id: string
  name: string
  prominence: number
  lowestMonthlyPriceUsd: number | null
  addedOn: string
}
type Page = {
  edges: { cursor: string; node: Node }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
  totalCount: number
}

const document = `query ($search: String, $sort: ToolSort, $first: Int, $after: String, $page: Int) {
  tools(search: $search, sort: $sort, first: $first, after: $after, page: $page) {
    edges { cursor node { slug id name prominence lowestMonthlyPriceUsd addedOn } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    totalCount
  }
}`

const pageOf = async (variables: Record<string, unknown>, { query } = createApi(database)): Promise<Page> => {
  const { data, errors } = await query<{ tools: Page }>(document, variables)
  expect(errors).toEqual([])
  return data.tools
}

/** Few distinct values, so that nearly every tool ties with others on every key; names repeat too. */
const tied = fc.record({
  name: fc.constantFrom('Same', 'same', 'SAME thing', 'Sa', '%', 'Ünlike', '\\u0000'),
  prominence: fc.integer({ min: 0, max: 1 }),
  added_on: fc.constantFrom('2026-10-01', '2026-10-02'),
  price: fc.constantFrom<[string | null, number | null]>(
    ['free', null],
    ['paid', 9],
    ['paid', 9.5],
    ['paid', null],
    [null, null],
  ),
})
const load = (drawn: readonly (typeof tied extends fc.Arbitrary<infer T> ? T : never)[]) =>
  loadCatalogue(database, {
    tools: {
      writing: drawn.map(({ price: [model, usd], ...rest }, index) =>
        toolRecord({
          ...rest,
          slug: `t${index}`,
          pricing_model: model,
          plans: usd === null ? [] : [plan({ month: usd })],
        }),
      ),
    },
  })

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
const byName = (a: Node, b: Node) => byBytes(a.name.toLowerCase(), b.name.toLowerCase()) || byBytes(a.id, b.id)
/** Ties have an order that no name decides. */
const byHash = (a: Node, b: Node) => textHash(a.name.toLowerCase()) - textHash(b.name.toLowerCase()) || byName(a, b)
const price = ({ lowestMonthlyPriceUsd: usd }: Node) => usd ?? Number.MAX_VALUE
const ORDERS: Record<(typeof SORTS)[number], (a: Node, b: Node) => number> = {
  RELEVANCE: (a, b) => b.prominence - a.prominence || byHash(a, b),
  PRICE: (a, b) => price(a) - price(b) || byHash(a, b),
  NEWEST: (a, b) => byBytes(b.addedOn, a.addedOn) || b.prominence - a.prominence || byHash(a, b),
  NAME: byName,
  // Before the first rating, all tools rank equally.
  RATING: (a, b) => b.prominence - a.prominence || byHash(a, b),
}

describe('pages of a list', () => {
  test.each(SORTS)('by %s are the same by cursor and by number, whole and in order', async (sort) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(tied, { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 5 }),
        async (drawn, first) => {
          await database.reset()
          await load(drawn)
          const api = createApi(database)
          for (const search of [null, 'same']) {
            const all = await pageOf({ sort, search, first: 100 }, api)
            const nodes = all.edges.map(({ node }) => node)
            expect(all.pageInfo.hasNextPage).toBe(false)
            expect(all.totalCount).toBe(nodes.length)
            if (search === null) expect(nodes).toHaveLength(drawn.length)
            if (search === null || sort !== 'RELEVANCE') expect(nodes).toEqual([...nodes].sort(ORDERS[sort]))

            const walked: Node[] = []
            let after: string | null = null
            for (let page = 1; page === 1 || after !== null; page++) {
              const byCursor: Page = await pageOf({ sort, search, first, after }, api)
              const byNumber = await pageOf({ sort, search, first, page }, api)
              expect(byCursor.edges).toEqual(byNumber.edges)
              expect(byCursor.totalCount).toBe(nodes.length)
              expect(byCursor.pageInfo).toEqual({
                hasNextPage: page * first < nodes.length,
                hasPreviousPage: page > 1,
                startCursor: byCursor.edges[0]?.cursor ?? null,
                endCursor: byCursor.edges.at(-1)?.cursor ?? null,
              })
              walked.push(...byCursor.edges.map(({ node }) => node))
              after = byCursor.pageInfo.hasNextPage ? byCursor.pageInfo.endCursor : null
            }
            expect(walked).toEqual(nodes)
          }
        },
      ),
      { numRuns: 4, seed: 20_261_120 },
    )
  })

  test('neither repeat nor lose a tool when others are added and removed in between', async () => {
    const named = (slugs: string) => slugs.split(' ').map((slug) => toolRecord({ slug }))
    const next = async (after: string | null) => {
      const { edges, pageInfo } = await pageOf({ sort: 'NAME', first: 2, after })
      return { slugs: edges.map(({ node }) => node.slug), end: pageInfo.endCursor }
    }
    await loadCatalogue(database, { tools: { writing: named('b d f h') } })
    const one = await next(null)
    expect(one.slugs).toEqual(['b', 'd'])
    await loadCatalogue(database, { tools: { writing: named('a b c e f h') } })
    const two = await next(one.end)
    expect(two.slugs).toEqual(['e', 'f'])
    expect((await next(two.end)).slugs).toEqual(['h'])
  })

  test('of a search continue after a tool that no longer matches', async () => {
    const named = (names: string) => names.split(' ').map((name) => toolRecord({ slug: name.toLowerCase(), name }))
    await loadCatalogue(database, { tools: { writing: named('Lark LarkA LarkB LarkC') } })
    const next = async (after: string | null) => {
      const { edges, pageInfo } = await pageOf({ search: 'lark', first: 2, after })
      return { slugs: edges.map(({ node }) => node.slug), end: pageInfo.endCursor }
    }
    const one = await next(null)
    expect(one.slugs[0]).toBe('lark')
    await loadCatalogue(database, {
      tools: { writing: named('Lark LarkA LarkB LarkC').filter(({ slug }) => slug !== one.slugs[1]) },
    })
    const two = await next(one.end)
    expect([...one.slugs, ...two.slugs]).not.toContain(undefined)
    expect(new Set([...one.slugs, ...two.slugs]).size).toBe(one.slugs.length + two.slugs.length)
  })

  test('mix the categories without filters', async () => {
    const tools = (category: string, prominence: number) =>
      Array.from({ length: 6 }, (_, index) =>
        toolRecord({ slug: `${category}-${index}`, name: `${category} ${index}`, prominence }),
      )
    await loadCatalogue(database, { tools: { writing: tools('writing', 3), email: tools('email', 1) } })
    const nodes = (await pageOf({ first: 12 })).edges.map(({ node }) => node)
    const categoryOf = ({ slug }: Node) => slug.split('-')[0]
    expect(nodes.map(categoryOf)).toEqual(Array.from({ length: 6 }, () => ['writing', 'email']).flat())
    for (const category of ['writing', 'email']) {
      const own = nodes.filter((node) => categoryOf(node) === category)
      expect(own).toEqual(own.toSorted(byHash))
    }
    // The order with any filter is the directory's own.
    const { data } = await createApi(database).query('{ tools(openSource: null, platform: [WEB]) { nodes { slug } } }')
    expect(data.tools.nodes.slice(0, 6).map(categoryOf)).toEqual(Array.from({ length: 6 }, () => 'writing'))
  })

  test('of an empty list are empty', async () => {
    const nothing = { startCursor: null, endCursor: null, hasNextPage: false }
    expect(await pageOf({})).toEqual({ edges: [], pageInfo: { ...nothing, hasPreviousPage: false }, totalCount: 0 })
    expect((await pageOf({ page: 10_000 })).pageInfo).toEqual({ ...nothing, hasPreviousPage: true })
  })

  test('have 40 tools by default, also for null', async () => {
    await loadCatalogue(database, {
      tools: { writing: Array.from({ length: 45 }, (_, index) => toolRecord({ slug: `t${index}` })) },
    })
    expect((await pageOf({})).edges).toHaveLength(40)
    expect((await pageOf({ first: null, sort: null, search: null, after: null, page: null })).edges).toHaveLength(40)
  })
})

const cursorOf = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const ID = '018f0000-0000-7000-8000-000000000000'

describe('arguments outside the limits are rejected by name:', () => {
  test.each<[Record<string, unknown>, string, string]>([
    [{ first: 101 }, 'first', '"first" must be a number from 1 to 100.'],
    [{ page: 1, after: cursorOf(['relevance', [1, 'a', ID]]) }, 'page', 'Provide either "after" or "page", not both.'],
    [{ search: 'x'.repeat(101) }, 'search', 'A search must be at most 100 characters.'],
  ])('%j', async (variables, field, message) => {
    const { data, errors } = await createApi(database).query(document, variables)
    expect(data).toBeNull()
    expect(errors).toEqual([{ message, path: ['tools'], field, code: 'BAD_USER_INPUT', status: 400 }])
  })

  test.each<[string, Record<string, unknown>]>([
    ['an empty cursor', { after: '' }],
    ['a cursor that is no base64', { after: '💥' }],
    ['one that is no JSON', { after: cursorOf('["name",') }],
    ['one of another shape', { after: cursorOf({ sort: 'name' }) }],
    ['null', { after: cursorOf('null') }],
    ['one of an earlier version', { sort: 'NAME', after: cursorOf(['name', ['a', ID]]) }],
    ['one of another sort', { sort: 'NAME', after: cursorOf(['price', 1, 'a', ID]) }],
    ['one of an unknown sort', { sort: 'NAME', after: cursorOf(['stars', 0, 'a', ID]) }],
    ['one of a search without it', { after: cursorOf(['match', 0.5, ID]) }],
    ['one of no search with one', { search: 'a', after: cursorOf(['relevance', 1, 'a', ID]) }],
    ['one with too few values', { sort: 'NAME', after: cursorOf(['name', 0, ID]) }],
    ['one with too many', { sort: 'NAME', after: cursorOf(['name', 0, 'a', ID, ID]) }],
    ['a number for a text', { sort: 'NAME', after: cursorOf(['name', 0, 1, ID]) }],
    ['a text for a number', { sort: 'PRICE', after: cursorOf(['price', '1', 'a', ID]) }],
    ['a fraction', { sort: 'PRICE', after: cursorOf(['price', 1.5, 'a', ID]) }],
    ['a share above 1', { search: 'a', after: cursorOf(['match', 1.5, ID]) }],
    ['one beyond every number', { sort: 'PRICE', after: cursorOf('["price",1e999,"a","x"]') }],
    ['an id that is none', { sort: 'NAME', after: cursorOf(['name', 0, 'a', "' OR 1=1 --"]) }],
    ['a text that is too long', { sort: 'NAME', after: cursorOf(['name', 0, 'a'.repeat(300), ID]) }],
    ['a cursor that is too long', { after: 'a'.repeat(1001) }],
  ])('%s', async (_, variables) => {
    const { errors } = await createApi(database).query(document, variables)
    expect(errors).toEqual([
      {
        message: '"after" is not a cursor of this query.',
        path: ['tools'],
        field: 'after',
        code: 'BAD_USER_INPUT',
        status: 400,
      },
    ])
  })

  test('and no cursor text is a server error', async () => {
    const { query } = createApi(database)
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json().map(cursorOf),
      fc
        .tuple(fc.constant('name'), fc.array(fc.anything()))
        .map((parts) => cursorOf(JSON.stringify(parts, (_key, item) => (typeof item === 'bigint' ? 1 : item)))),
    )
    await fc.assert(
      fc.asyncProperty(value, fc.constantFrom(...SORTS), async (after, sort) => {
        const { errors } = await query(document, { after, sort })
        for (const error of errors) expect(error).toMatchObject({ status: 400, field: 'after' })
      }),
      { numRuns: 200, seed: 20_261_120 },
    )
  })
})
