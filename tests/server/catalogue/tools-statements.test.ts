import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countOperations, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  const shelf = (category: string) =>
    Array.from({ length: 30 }, (_, index) => toolRecord({ slug: `${category}-${index}`, name: `${category} ${index}` }))
  await loadCatalogue(database, {
    featured: ['email-0', 'email-1', 'email-2', 'writing-0'],
    tools: { writing: shelf('writing'), email: shelf('email') },
  })
})
afterAll(() => database.close())

const statementsOf = async (text: string): Promise<string[]> => {
  const counted = countOperations(database)
  const { errors } = await createApi(counted.database).query(text)
  expect(errors).toEqual([])
  return counted.operations.sort()
}

const FACETED = `{ tools { nodes { name } facets { categories { category { name } count } platforms { count } verified } } }`

describe('what the database is asked for', () => {
  test.each([
    ['a page of names', '{ tools(first: 50) { nodes { name } } }', ['read']],
    [
      'a page with categories and facts, however long it is',
      '{ tools(first: 50) { edges { node { name category { name } facts { field source } } } } }',
      ['read'],
    ],
    [
      'the same page with the size of each category',
      '{ tools(first: 50) { nodes { category { toolCount } facts { asOf } } } }',
      ['read', 'read'],
    ],
    ['a page and its count', '{ tools(first: 1) { totalCount nodes { name } } }', ['read']],
    ['a page with all facets', FACETED, ['read', 'read', 'read']],
    ['a search that finds something', '{ tools(search: "email") { totalCount nodes { name } } }', ['read']],
    ['a search that finds nothing', '{ tools(search: "nothing") { nodes { name } } }', ['read', 'read']],
    ['a slip of the hand', '{ tools(search: "emial 3") { correctedSearch nodes { name } } }', ['read', 'read', 'read']],
    ['one tool', '{ tool(slug: "email-3") { name } }', ['read']],
    [
      'one tool, whole',
      '{ tool(slug: "email-3") { name category { name toolCount } facts { field } } }',
      ['read', 'read'],
    ],
    ['a tool that is not there', '{ tool(slug: "nobody") { facts { field } } }', ['read']],
    [
      'a tool and those like it',
      '{ tool(slug: "email-3") { name similar { tool { name } } } }',
      ['read', 'read', 'read'],
    ],
    ['tools side by side', '{ compareTools(slugs: ["email-1", "email-2"]) { name category { name } } }', ['read']],
    ['suggestions', '{ toolSuggestions(search: "ema") { name category { name } } }', ['read']],
    ['the categories with their sizes', '{ categories { name toolCount } }', ['read', 'read', 'read']],
    ['the pricing models', '{ pricingModels }', ['Tool.groupBy']],
    ['the catalogue', '{ catalogue { revision toolCount } }', ['CatalogueState.findUnique', 'read']],
    ['what none of it needs', '{ __typename }', []],
  ])('for %s', async (_, text, statements) => {
    expect(await statementsOf(text)).toEqual(statements)
  })
})

describe('the lists beside the tools', () => {
  test('hold what the catalogue holds', async () => {
    const { data, errors } = await createApi(database).query(
      '{ categories { slug name toolCount } pricingModels catalogue { revision changedAt toolCount categoryCount } }',
    )
    expect(errors).toEqual([])
    expect(data).toEqual({
      categories: [
        { slug: 'email', name: 'Email', toolCount: 30 },
        { slug: 'writing', name: 'Writing', toolCount: 30 },
      ],
      pricingModels: ['FREEMIUM'],
      catalogue: { revision: 1, changedAt: '2026-11-20T12:00:00.000Z', toolCount: 60, categoryCount: 2 },
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
    ['pricingModel: FREEMIUM, category: "writing", search: "writing 1"', 11],
  ])('are narrowed by %s', async (filters, count) => {
    const { data } = await createApi(database).query(`{ tools(${filters}) { totalCount } }`)
    expect(data.tools.totalCount).toBe(count)
  })
})

test('an empty catalogue answers too', async () => {
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
