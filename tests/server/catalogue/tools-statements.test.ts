import { beforeAll, describe, expect, test } from 'vitest'
import { moveRevision } from '#server/areas/catalogue/revision.ts'
import { clock, countOperations, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { createTestDatabase, registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()

beforeAll(async () => {
  const listing = (category: string) =>
    Array.from({ length: 30 }, (_, index) => toolRecord({ slug: `${category}-${index}`, name: `${category} ${index}` }))
  await loadCatalogue(database, {
    featured: ['email-0', 'email-1', 'email-2', 'writing-0'],
    tools: { writing: listing('writing'), email: listing('email') },
  })
})

const createCounted = () => {
  const { database: counted, operations } = countOperations(database)
  const api = createApi(counted)
  /** The statements of one request. */
  const statementsOf = async (text: string): Promise<string[]> => {
    operations.length = 0
    const { errors } = await api.query(text)
    expect(errors).toEqual([])
    return operations.toSorted()
  }
  return { api, statementsOf }
}

const FACETED = `{ tools { nodes { name } facets { categories { category { name } count } platforms { count } verified } } }`

describe('database queries', () => {
  test.each([
    ['a page of names', '{ tools(first: 50) { nodes { name } } }', []],
    [
      'a page with categories and facts, however long it is',
      '{ tools(first: 50) { edges { node { name category { name } facts { field source } } } } }',
      ['read'],
    ],
    [
      'the same page with the size of each category',
      '{ tools(first: 50) { nodes { category { toolCount } facts { asOf } } } }',
      ['read'],
    ],
    ['a page and its count', '{ tools(first: 1) { totalCount nodes { name } } }', []],
    ['a page with all facets', FACETED, []],
    ['a search that finds something', '{ tools(search: "email") { totalCount nodes { name } } }', []],
    ['why each tool of a search matches', '{ tools(search: "email") { edges { matchedOn { text } } } }', []],
    ['a search that finds nothing', '{ tools(search: "xyzzy") { nodes { name } } }', []],
    [
      'counts and cursors without tools',
      '{ tools(search: "email") { totalCount edges { cursor relevance } facets { verified categories { count } } } }',
      [],
    ],
    ['one tool', '{ tool(by: { slug: "email-3" }) { name } }', ['read']],
    [
      'one tool, whole',
      '{ tool(by: { slug: "email-3" }) { name category { name toolCount } facts { field } } }',
      ['read'],
    ],
    [
      'several tools by slug',
      '{ a: tool(by: { slug: "email-3" }) { name } b: tool(by: { slug: "email-4" }) { name } }',
      ['read'],
    ],
    [
      'a tool beside a text that cannot be a slug',
      '{ a: tool(by: { slug: "email-3" }) { name } b: tool(by: { slug: "Email 4" }) { name } }',
      ['read', 'read'],
    ],
    ['a tool that is not there', '{ tool(by: { slug: "nobody" }) { facts { field } } }', ['read']],
    [
      'a tool and those like it',
      '{ tool(by: { slug: "email-3" }) { name similar { tool { name } } } }',
      ['read', 'read', 'read'],
    ],
    ['tools side by side', '{ compareTools(slugs: ["email-1", "email-2"]) { name category { name } } }', ['read']],
    ['the tools revised last', '{ revisedTools { name revisedAt } }', []],
    ['suggestions', '{ toolSuggestions(search: "ema") { name category { name } } }', []],
    ['the categories with their sizes', '{ categories { name toolCount } }', []],
    ['the pricing models', '{ pricingModels }', []],
    ['the catalog', '{ catalogue { revision toolCount } }', []],
    ['the statistics', '{ catalogueStatistics { toolCount factSources { count } } }', []],
    ['what none of it needs', '{ __typename }', []],
  ])('for %s, once loaded at this revision', async (_, text, statements) => {
    const { statementsOf } = createCounted()
    await statementsOf(text)
    expect(await statementsOf(text)).toEqual(statements)
  })

  test('counts over the whole catalog are loaded once per revision for all fields and callers', async () => {
    const { api, statementsOf } = createCounted()
    const counts =
      '{ a: categories { toolCount } b: categories { name } pricingModels catalogue { toolCount revision } }'
    await api.services.catalogue.revision.check()
    // The revision row, the categories and their tools.
    const reads = ['CatalogueState.findUnique', 'read', 'read']
    expect(await statementsOf(counts)).toEqual(reads)
    const statistics = `{ ${Array.from({ length: 10 }, (_, index) => `s${index}: catalogueStatistics { toolCount }`).join(' ')} }`
    expect(await statementsOf(statistics)).toEqual(['read'])
    const revision = await database.transaction((tx) => moveRevision(tx, clock))
    api.services.catalogue.revision.committed(revision)
    await api.services.catalogue.revision.check()
    expect(await statementsOf(statistics)).toEqual(['read'])
    expect(await statementsOf(counts)).toEqual(reads)
  })

  test('a long page of the server itself is read in batches', async () => {
    const { database: counted, operations } = countOperations(database)
    const api = createApi(counted, { maxPageSize: 1000 })
    const page =
      '{ tools(first: 1000, sort: NAME) { totalCount nodes { slug name } pageInfo { hasNextPage endCursor } } }'
    const { data } = await api.query(page)
    // The revision, the versions of the rows, the columns, and the page.
    expect(operations).toEqual(['CatalogueState.findUnique', 'read', 'read', 'read'])
    const names = data.tools.nodes.map(({ name }: { name: string }) => name)
    expect(names).toHaveLength(60)
    expect(names).toEqual(names.toSorted())
    const { data: short } = await api.query(page.replace('1000', '60'))
    expect(short).toEqual(data)
  })
})

describe('the lists besides the tools', () => {
  test('contain what the catalog contains', async () => {
    const { data, errors } = await createApi(database).query(
      '{ categories { slug name toolCount } pricingModels catalogue { revision changedAt toolCount categoryCount } }',
    )
    expect(errors).toEqual([])
    const { revision } = await database.prisma.catalogueState.findUniqueOrThrow({ where: { id: 1 } })
    expect(data).toEqual({
      categories: [
        { slug: 'email', name: 'Email', toolCount: 30 },
        { slug: 'writing', name: 'Writing', toolCount: 30 },
      ],
      pricingModels: ['FREEMIUM'],
      catalogue: { revision, changedAt: '2026-11-20T12:00:00.000Z', toolCount: 60, categoryCount: 2 },
    })
  })

  test.each([
    ['featured: true', 4],
    ['featured: false', 56],
    ['category: "email"', 30],
    ['category: "nowhere"', 0],
    ['category: "\' OR 1=1"', 0],
    ['category: "email", featured: true', 3],
    ['pricingModel: FREE', 0],
    ['pricingModel: FREEMIUM, category: "writing", search: "writing"', 30],
  ])('are filtered by %s', async (filters, count) => {
    const { data } = await createApi(database).query(`{ tools(${filters}) { totalCount } }`)
    expect(data.tools.totalCount).toBe(count)
  })
})

test('work for an empty catalog', async () => {
  const empty = await createTestDatabase()
  try {
    const { data } = await createApi(empty).query(
      '{ categories { slug } pricingModels catalogue { revision changedAt toolCount categoryCount } tools { totalCount } }',
    )
    expect(data).toEqual({
      categories: [],
      pricingModels: [],
      catalogue: { revision: 0, changedAt: '1970-01-01T00:00:00.000Z', toolCount: 0, categoryCount: 0 },
      tools: { totalCount: 0 },
    })
  } finally {
    await empty.close()
  }
})
