/** Fields of the Prisma plugin: SQL statements per field, loaded columns, and compiled operations. */
import { getOperationAST, parse } from 'graphql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { createCompiler } from '#server/graphql/compiled.ts'
import { schema } from '#server/schema.ts'
import { clock, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storeViewer } from '../../support/viewers.ts'
import { watchSql } from '../../support/watch-sql.ts'

const SLUGS = ['abacus', 'beacon', 'compass']

const database = registerTestDatabase()
let sql: ReturnType<typeof watchSql>
let ada: Viewer
let ids: string[]

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: SLUGS.map((slug) => toolRecord({ slug })) } })
  const now = clock.now()
  const later = new Date(now.getTime() + 86_400_000)
  const tools = await database.prisma.tool.findMany({ orderBy: { slug: 'asc' } })
  ids = tools.map(({ id }) => id)
  const made = { createdAt: now, updatedAt: now }
  ada = await storeViewer(database, 'ada@people.example', { emailVerified: true, sessionId: '' })
  const { id } = ada
  const grant = { userId: id, plan: 'pro', source: 'shell', startsAt: now, endsAt: later, createdAt: now } as const
  await database.prisma.planGrant.create({ data: grant })
  await database.prisma.session.createMany({
    data: ['one', 'two'].map((token) => ({ userId: id, token, expiresAt: later, ...made })),
  })
  await database.prisma.favorite.createMany({ data: ids.map((toolId) => ({ userId: id, toolId, createdAt: now })) })
  await database.prisma.toolView.createMany({
    data: ids.map((toolId) => ({ userId: id, toolId, firstViewedAt: now, viewedAt: now })),
  })
  await database.prisma.toolRating.createMany({
    data: ids.slice(1).map((toolId) => ({ userId: id, toolId, stars: 4, ...made })),
  })
})
beforeEach(() => {
  sql = watchSql()
})

const api = () => createApi(database, { viewer: ada })

/** Documents and their statements. `$ID` is a tool with a rating. */
const QUERIES: readonly (readonly [string, number])[] = [
  ['{ favorites { __typename } }', 0],
  ['{ favorites { totalCount } }', 1],
  ['{ favorites { nodes { id } } }', 1],
  ['{ favorites { nodes { tool { name category { name } facts { field } } } } }', 2],
  [
    '{ favorites { totalCount nodes { tool { name } } edges { cursor node { id tool { slug } } } pageInfo { endCursor } } }',
    3,
  ],
  ['{ a: favorites(first: 1) { nodes { id } } b: favorites(first: 2) { nodes { favoritedAt tool { slug } } } }', 3],
  [
    '{ favorites { ...Page } } fragment Page on FavoriteConnection { nodes { ...Entry } } fragment Entry on Favorite { at: favoritedAt }',
    1,
  ],
  ['{ recentActivity { id createdAt } }', 1],
  ['{ recentActivity { createdAt tool { name } } }', 2],
  ['{ settings { emailUpdates keepHistory } }', 1],
  ['{ viewer { email role } }', 1],
  ['{ viewer { fullName entitlement { plan label until } } }', 1],
  ['{ viewer { id sessions { id current createdAt } } }', 2],
  ['{ myRating(toolId: "$ID") { stars updatedAt } }', 1],
  ['{ a: myRating(toolId: "$ID") { stars } b: myRating(toolId: "nonsense") { stars } }', 1],
]
const withId = (text: string): string => text.replace('$ID', ids[1] ?? '')

describe('the statements of a query', () => {
  test.each(QUERIES)('%s', async (text, count) => {
    const { errors } = await api().query(withId(text))
    expect(errors).toEqual([])
    expect(sql.taken()).toHaveLength(count)
  })

  test.each(QUERIES)('are the same when it is compiled: %s', async (text, count) => {
    const { context, query } = api()
    const document = parse(withId(text))
    const operation = getOperationAST(document) ?? undefined
    const { data } = await query(withId(text))
    const compiler = createCompiler(schema)
    const run = () => compiler.run({ document, operation, variables: {}, context })
    expect(await run()).toBeNull()
    for (const _ of ['compiled', 'again']) {
      sql.taken()
      expect((await run())?.data).toEqual(data)
      expect(sql.taken()).toHaveLength(count)
    }
  })
})

describe('the statements of a mutation, with the returned row and its tool', () => {
  const ADD = `mutation ($id: ID!) { addFavorite(input: { toolId: $id }) {
    ... on AddFavoritePayload { favorite { id favoritedAt tool { name } } } ... on Failure { message }
  } }`

  test('saving a tool', async () => {
    const [id = ''] = ids
    await database.prisma.favorite.deleteMany({ where: { toolId: id } })
    sql.taken()
    const { data } = await api().query(ADD, { id })
    expect(data.addFavorite.favorite).toMatchObject({
      favoritedAt: clock.now().toISOString(),
      tool: { name: 'abacus' },
    })
    expect(sql.taken()).toHaveLength(5)
    expect((await api().query(ADD, { id })).data).toEqual(data)
    expect(sql.taken()).toHaveLength(2)
  })

  test('changing settings: the row is read once, with the requested columns', async () => {
    const update =
      'mutation { updateSettings(input: { emailUpdates: true }) { ... on UpdateSettingsPayload { settings { emailUpdates pushNotifications } } } }'
    const { data } = await api().query(update)
    expect(data.updateSettings.settings).toEqual({ emailUpdates: true, pushNotifications: false })
    expect(sql.taken().filter((text) => /^SELECT/i.test(text))).toEqual([])
  })

  test('rating a tool: the tool is read before and after, the rating not again', async () => {
    const rate = `mutation ($id: ID!, $stars: Int!) { rateTool(input: { toolId: $id, stars: $stars }) {
      ... on RateToolPayload { rating { stars createdAt } tool { name rating { count } } } ... on Failure { message }
    } }`
    for (const stars of [3, 3, 5]) {
      const { data } = await api().query(rate, { id: ids[0], stars })
      expect(data.rateTool.rating).toEqual({ stars, createdAt: clock.now().toISOString() })
      expect(data.rateTool.tool).toEqual({ name: 'abacus', rating: { count: 1 } })
      if (database.kind === 'pglite') expect(sql.taken().filter((text) => /tool_ratings/.test(text))).toEqual([])
    }
  })
})

describe('the columns', () => {
  test('are those that a document requests, plus the key', async () => {
    await api().query('{ viewer { company } }')
    const [account = ''] = sql.taken()
    expect(account).toContain('"company"')
    for (const column of ['email', 'bio', 'referred_by']) expect(account).not.toContain(`"${column}"`)
    await api().query('{ viewer { sessions { current } } }')
    const sessions = sql.taken().at(-1)
    expect(sessions).toContain('"sessions"')
    for (const column of ['token', 'ip_address', 'user_agent']) expect(sessions).not.toContain(`"${column}"`)
  })

  test('of tools are those of all requests for them together', async () => {
    await api().query('{ favorites { nodes { tool { vendor } } edges { node { tool { status } } } } }')
    const tools = sql.taken().at(-1) ?? ''
    expect(tools).toContain('t.vendor')
    expect(tools).toContain('t.status')
    expect(tools).not.toContain('t.name')
  })
})

describe('lists', () => {
  test('have their limit in SQL, even below another row', async () => {
    await api().query(
      '{ viewer { sessions { id } } recentActivity(first: 2) { id } favorites(first: 2) { nodes { id } } }',
    )
    const lists = sql.taken().filter((text) => /ORDER BY/.test(text))
    expect(lists).toHaveLength(3)
    for (const text of lists) expect(text).toMatch(/LIMIT/)
  })

  test('nested in a Prisma query have it too', async () => {
    await database.prisma.user.findMany({ select: { favorites: { take: 1, select: { id: true } } } })
    const statements = sql.taken()
    expect(statements).toHaveLength(1)
    expect(statements[0]).toMatch(/LATERAL.*LIMIT/s)
  })
})
