import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { clock, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storeViewer } from '../../support/viewers.ts'

const SLUGS = ['abacus', 'beacon', 'compass', 'dynamo', 'easel']

const database = registerTestDatabase()
let now = 0

const person = (email: string) => storeViewer(database, email)

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: SLUGS.map((slug) => toolRecord({ slug })) } })
})

let ada: Viewer
let bob: Viewer
let ids: string[]
beforeEach(async () => {
  await database.prisma.user.deleteMany()
  ada = await person('ada@people.example')
  bob = await person('bob@people.example')
  const tools = await database.prisma.tool.findMany({ orderBy: { slug: 'asc' } })
  ids = tools.map(({ id }) => id)
  now = clock.now().getTime()
})

const as = (viewer: Viewer | null) => createApi(database, { viewer, now: () => new Date(now++) })
const ADD = `mutation ($id: ID!) { addFavorite(input: { toolId: $id }) {
  __typename
  ... on AddFavoritePayload { favorite { id favoritedAt tool { slug name category { name } } } }
  ... on Failure { code message }
} }`
const REMOVE =
  'mutation ($id: ID!) { removeFavorite(input: { toolId: $id }) { ... on RemoveFavoritePayload { toolId } } }'
const LIST = `query ($first: Int!, $after: String) { favorites(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } nodes { tool { slug } } edges { cursor node { tool { name } } }
} }`
type Page = {
  totalCount: number
  pageInfo: { endCursor: string | null }
  edges: { node: { tool: { name: string } } }[]
}
const slugs = async (viewer: Viewer) => {
  const { data } = await as(viewer).query(LIST, { first: 40 })
  return data.favorites.nodes.map(({ tool }: { tool: { slug: string } }) => tool.slug)
}

describe('a favorite', () => {
  test('is saved once, however often it is added', async () => {
    const api = as(ada)
    const first = (await api.query(ADD, { id: ids[0] })).data.addFavorite
    expect(first).toEqual({
      __typename: 'AddFavoritePayload',
      favorite: {
        id: expect.any(String),
        favoritedAt: expect.stringContaining('2026-11-20T12:00:00'),
        tool: { slug: 'abacus', name: 'abacus', category: { name: 'Writing' } },
      },
    })
    expect((await api.query(ADD, { id: ids[0]?.toUpperCase() })).data.addFavorite).toEqual(first)
    await Promise.all([api.query(ADD, { id: ids[1] }), api.query(ADD, { id: ids[1] })])
    expect(await slugs(ada)).toEqual(['beacon', 'abacus'])
  })

  test('is restored at its place with its time, which may not be in the future', async () => {
    for (const id of ids.slice(0, 3)) await as(ada).query(ADD, { id })
    const saved = await database.prisma.favorite.findFirstOrThrow({ where: { toolId: ids[1] ?? '' } })
    await as(ada).query(REMOVE, { id: ids[1] })
    const restore = `mutation ($id: ID!, $at: DateTime) { addFavorite(input: { toolId: $id, favoritedAt: $at }) {
      ... on InvalidInputError { field } } }`
    const later = new Date(now + 60_000).toISOString()
    expect((await as(ada).query(restore, { id: ids[1], at: later })).data.addFavorite).toEqual({ field: 'favoritedAt' })
    await as(ada).query(restore, { id: ids[1], at: saved.createdAt.toISOString() })
    expect(await slugs(ada)).toEqual(['compass', 'beacon', 'abacus'])
  })

  test('belongs to one member', async () => {
    await as(ada).query(ADD, { id: ids[0] })
    await as(bob).query(REMOVE, { id: ids[0] })
    expect(await slugs(ada)).toEqual(['abacus'])
    expect(await slugs(bob)).toEqual([])
  })

  test('is removed, whether or not it existed', async () => {
    const api = as(ada)
    await api.query(ADD, { id: ids[0] })
    for (const id of [ids[0], ids[0], 'nonsense']) {
      expect((await api.query(REMOVE, { id })).data.removeFavorite).toEqual({ toolId: id })
    }
    expect(await slugs(ada)).toEqual([])
  })

  test.each(['00000000-0000-4000-8000-000000000000', 'abacus', ''])('of no tool (%s) is refused', async (id) => {
    const { data } = await as(ada).query(ADD, { id })
    expect(data.addFavorite).toEqual({
      __typename: 'NotFoundError',
      code: 'NOT_FOUND',
      message: 'Tool not found.',
    })
  })

  test.each(['discontinued', 'delisted'] as const)('stays when its tool is %s', async (status) => {
    await as(ada).query(ADD, { id: ids[4] })
    const where = { slug: 'easel' }
    await database.prisma.tool.update({ where, data: { status } })
    expect(await slugs(ada)).toEqual(['easel'])
    await database.prisma.tool.update({ where, data: { status: 'active' } })
  })

  test('without a session is rejected with 401', async () => {
    const api = as(null)
    for (const text of [ADD, REMOVE]) {
      expect((await api.query(text, { id: ids[0] })).errors[0]).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
    }
    for (const text of ['{ favorites { totalCount } }', '{ favoriteToolIds }']) {
      expect((await api.query(text)).errors[0]).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
    }
  })
})

describe('the list', () => {
  test('is newest first, in pages', async () => {
    const api = as(ada)
    for (const id of ids) await api.query(ADD, { id })
    const seen: string[] = []
    let after: string | null = null
    for (const more of [true, true, false]) {
      const { favorites }: { favorites: Page } = (await api.query(LIST, { first: 2, after })).data
      expect(favorites.totalCount).toBe(5)
      expect(favorites.pageInfo).toMatchObject({ hasNextPage: more, hasPreviousPage: after !== null })
      seen.push(...favorites.edges.map(({ node }) => node.tool.name))
      after = favorites.pageInfo.endCursor
    }
    expect(seen).toEqual(SLUGS.toReversed())
    expect((await api.query('{ favoriteToolIds }')).data.favoriteToolIds.sort()).toEqual([...ids].sort())
  })

  test('rejects invalid pages and cursors', async () => {
    const refused = async (variables: object) => (await as(ada).query(LIST, { ...variables })).errors[0]
    expect(await refused({ first: 0 })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' })
    expect(await refused({ first: 101 })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' })
    expect(await refused({ first: 1, after: 'x' })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' })
  })

  test('has at most a thousand', async () => {
    const [tool] = await database.prisma.tool.findMany({ where: { slug: 'abacus' } })
    const { id: _id, ...copy } = tool as NonNullable<typeof tool>
    const many = Array.from({ length: 1000 }, (_, number) => ({
      ...copy,
      slug: `copy-${number}`,
      plans: [],
      topics: {},
      events: [],
    }))
    const made = await database.prisma.tool.createManyAndReturn({ data: many, select: { id: true } })
    const createdAt = clock.now()
    await database.prisma.favorite.createMany({
      data: made.map(({ id }) => ({ userId: ada.id, toolId: id, createdAt })),
    })
    expect((await as(ada).query(ADD, { id: ids[0] })).data.addFavorite).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'At most 1000 tools can be saved.',
    })
    expect((await as(ada).query('{ favoriteToolIds }')).data.favoriteToolIds).toHaveLength(1000)
    await database.prisma.tool.deleteMany({ where: { slug: { startsWith: 'copy-' } } })
    expect(await slugs(ada)).toEqual([])
  })
})
