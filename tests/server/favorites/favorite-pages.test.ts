/** Favorites keep their cursors, page sizes and authorization with the Prisma plugin's connection. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { clock, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storeViewer } from '../../support/viewers.ts'

const COUNT = 120

const database = registerTestDatabase()
let ada: Viewer
let bob: Viewer

const LIST = `query ($first: Int!, $after: String) { favorites(first: $first, after: $after) {
  pageInfo { hasNextPage hasPreviousPage endCursor } edges { cursor node { id favoritedAt tool { slug } } }
} }`
const ANY_PART = [LIST, 'query ($first: Int!) { favorites(first: $first) { totalCount } }'].concat(
  'query ($first: Int!) { favorites(first: $first) { __typename } }',
)

const member = (email: string) => storeViewer(database, email)

beforeAll(async () => {
  const slugs = Array.from({ length: COUNT }, (_, index) => `tool-${index}`)
  await loadCatalogue(database, { tools: { writing: slugs.map((slug) => toolRecord({ slug })) } })
})
beforeEach(async () => {
  await database.prisma.user.deleteMany()
  ada = await member('ada@people.example')
  bob = await member('bob@people.example')
  const tools = await database.prisma.tool.findMany({ select: { id: true } })
  const data = [ada, bob].flatMap(({ id: userId }) =>
    // Many at the same moment, ordered only by ID.
    tools.map(({ id: toolId }, index) => ({
      userId,
      toolId,
      createdAt: new Date(clock.now().getTime() + Math.floor(index / 7)),
    })),
  )
  await database.prisma.favorite.createMany({ data })
})

type Edge = { readonly cursor: string; readonly node: { readonly id: string; readonly favoritedAt: string } }
const as = (viewer: Viewer | null, maxPageSize = 100) => createApi(database, { viewer, maxPageSize })
const page = async (viewer: Viewer, variables: { first: number; after?: string | null }) => {
  const { data, errors } = await as(viewer).query(LIST, variables)
  expect(errors).toEqual([])
  return data.favorites as { edges: Edge[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
}
const encode = (text: string): string => Buffer.from(text).toString('base64')
const decode = (cursor: string): string => Buffer.from(cursor, 'base64').toString()

describe('pages', () => {
  test('contain every favorite once, in order', async () => {
    const seen: Edge[] = []
    let after: string | null = null
    do {
      const { edges, pageInfo } = await page(ada, { first: 50, after })
      seen.push(...edges)
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after !== null)
    expect(new Set(seen.map(({ node }) => node.id)).size).toBe(COUNT)
    const keys = seen.map(({ node }) => `${node.favoritedAt} ${node.id}`)
    expect(keys).toEqual(keys.toSorted().toReversed())
  })

  test('continue after a favorite removed meanwhile', async () => {
    const [first, second, third] = (await page(ada, { first: 3 })).edges
    await database.prisma.favorite.deleteMany({ where: { id: second?.node.id ?? '' } })
    const { edges } = await page(ada, { first: 1, after: second?.cursor ?? null })
    expect(edges).toEqual([third])
    expect(first).toBeDefined()
  })

  test('of more than a hundred are complete when the server itself reads them', async () => {
    const { data } = await as(ada, 1000).query(LIST, { first: 1000 })
    expect(data.favorites.edges).toHaveLength(COUNT)
    expect(data.favorites.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false })
  })

  test.each([0, -1, 101, 2_000_000_000])('of %s are rejected, whatever is requested of them', async (first) => {
    for (const text of ANY_PART) {
      expect((await as(ada).query(text, { first })).errors[0]).toMatchObject({
        code: 'BAD_USER_INPUT',
        status: 400,
        field: 'first',
        message: '"first" must be a number from 1 to 100.',
      })
    }
  })
})

describe('a cursor', () => {
  const REFUSED = {
    code: 'BAD_USER_INPUT',
    status: 400,
    field: 'after',
    message: '"after" is not a cursor of this list.',
  }
  const refusal = async (after: string) => (await as(ada).query(LIST, { first: 1, after })).errors[0]

  test.each([
    ['nonsense', 'x'],
    ['an empty text', ''],
    ['another server’s', encode('cursor:12')],
    [
      'one from before this format',
      Buffer.from(`${Date.now()} 018f0000-0000-7000-8000-000000000000`).toString('base64url'),
    ],
    ['an id alone', encode('GPC:S:018f0000-0000-7000-8000-000000000000')],
    ['a number', encode('GPC:N:12')],
    ['an old list of parts', encode('GPC:J:["a","b","c"]')],
    ['too few parts', encode('GPC:J:[1]')],
    ['broken JSON', encode('GPC:J:[')],
  ])('that is %s is rejected', async (_what, after) => {
    expect(await refusal(after)).toMatchObject(REFUSED)
  })

  test('of another member is rejected', async () => {
    const [edge] = (await page(bob, { first: 1 })).edges
    expect(await refusal(edge?.cursor ?? '')).toMatchObject(REFUSED)
  })

  test('with modified parts is rejected', async () => {
    const [edge] = (await page(ada, { first: 1 })).edges
    const known = decode(edge?.cursor ?? '')
    const changed = [
      known.replace(edge?.node.id ?? '', 'abc'),
      known.replace(/\d{4}-\d{2}-\d{2}T/, 'later T').replace(/D:\d+/, 'D:x'),
    ]
    for (const text of changed) {
      expect(text).not.toBe(known)
      expect(await refusal(encode(text))).toMatchObject(REFUSED)
    }
  })
})

test('errors about pages and cursors require a token', async () => {
  for (const text of ANY_PART) {
    for (const variables of [{ first: 1 }, { first: 0 }, { first: 1, after: 'x' }]) {
      expect((await as(null).query(text, variables)).errors[0]).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
    }
  }
})
