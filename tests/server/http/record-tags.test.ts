/** Which cached responses of two instances an edit of one tool clears. */
import { mkdtemp } from 'node:fs/promises'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cellOf } from '#core/catalogue/fields/field-cells.ts'
import type { Viewer } from '#core/policy.ts'
import { countOperations, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { joinRaters } from '../ratings/raters.ts'
import { AMPLE_BUDGET, ask, buildTestApp, type TestApp } from './app-support.ts'

const PAGE = parse('query ($slug: String!) { tool(by: { slug: $slug }) { name } }')
const SLUGS = ['abacus', 'beacon', 'compass']
const OF_RECORDS = {
  abacus: '{ tool(by: { slug: "abacus" }) { name rating { mean } } }',
  beacon: '{ tool(by: { slug: "beacon" }) { name } }',
  compared: '{ compareTools(slugs: ["beacon", "compass"]) { name plans { name } } }',
} as const
const OF_LISTS = {
  first: '{ tools(sort: NAME, first: 1) { nodes { name priceText } totalCount facets { freeTier } } }',
  list: '{ tools(sort: NAME) { nodes { name priceText } } }',
  similar: '{ tool(by: { slug: "beacon" }) { similar(first: 2) { tool { name } } } }',
  suggested: '{ toolSuggestions(search: "abac") { name } }',
  page: '{ tool(by: { slug: "abacus" }) { hasAlternatives category { toolCount } ageNote } }',
} as const
const OF_PRICES = {
  byPrice: '{ tools(sort: PRICE, first: 1) { nodes { name } } }',
  upToPrice: '{ tools(maxMonthlyPriceUsd: 1000, sort: NAME, first: 1) { nodes { name } } }',
  prices: '{ tools(sort: NAME, first: 1) { nodes { name } facets { prices { count } } } }',
  searched: '{ tools(search: "abacus under $1000", first: 1) { nodes { name } } }',
} as const
const OF_ALL_TOOLS = {
  revision: '{ tools(sort: NAME, first: 1) { nodes { name } } catalogue { revision } }',
  comparedWithNone: '{ compareTools(slugs: ["beacon", "nothing"]) { name } }',
  byName: '{ tool(by: { reference: "Beacon" }) { name } }',
  none: '{ tool(by: { slug: "nothing" }) { name } }',
} as const
const QUERIES = { ...OF_RECORDS, ...OF_LISTS, ...OF_PRICES, ...OF_ALL_TOOLS }
const [LISTED, PRICED, DEPENDENT] = [OF_LISTS, OF_PRICES, OF_ALL_TOOLS].map((queries) => Object.keys(queries)) as [
  string[],
  string[],
  string[],
]

type Instance = TestApp & { readonly operations: string[] }

const database = registerTestDatabase()
let writer: Instance
let reader: Instance
let administrator: Viewer
let rendered: string[] = []
let price = 20

const folders = registerTemporaryFolder()
const build = async (): Promise<Instance> => {
  const counting = countOperations(database)
  const app = await buildTestApp(counting.database, {
    httpLimits: AMPLE_BUDGET,
    catalogueDir: await mkdtemp(`${folders}/`),
    // Lists can be computed without a statement.
    services: (services) => {
      const { toolLists } = services.catalogue
      const list: typeof toolLists.list = (...query) => {
        counting.operations.push('list')
        return toolLists.list(...query)
      }
      return { ...services, catalogue: { ...services.catalogue, toolLists: { ...toolLists, list } } }
    },
    render: async ({ url, execute }) => {
      rendered.push(url)
      const slug = /^\/tool\/(\w+)$/.exec(url)?.[1]
      const data = slug === undefined ? null : (await execute({ document: PAGE, variables: { slug } })).data
      return { kind: 'page', status: 200, html: JSON.stringify(data), visibility: 'public' }
    },
  })
  return { ...app, operations: counting.operations }
}

beforeAll(async () => {
  await loadCatalogue(database, {
    tools: { writing: SLUGS.map((slug) => toolRecord({ slug, name: slug, pricing_model: 'paid' })) },
  })
  const [member] = await joinRaters(database, 1)
  administrator = { ...(member as Viewer), role: 'admin' }
  writer = await build()
  reader = await build()
})
afterAll(async () => {
  await writer.app.close()
  await reader.app.close()
})

/** Changes a field of a tool through the writing instance. */
const edit = async (slug: string, field: 'plans' | 'vendor', value: string) => {
  const { toolEditing, revision } = writer.services.catalogue
  const before = await toolEditing.find(administrator, slug)
  const changes = [{ field, value, base: cellOf(before?.values[field] ?? ''), fact: null }]
  await toolEditing.update(administrator, before?.id ?? '', { changes, note: null })
  // Until files have followed, which takes statements too.
  await revision.check()
}
const editPlan = (slug: string, prices: Parameters<typeof plan>[0]) =>
  edit(slug, 'plans', JSON.stringify([plan({ month: price, ...prices })]))
const editPrice = (slug: string) => {
  price += 1
  return editPlan(slug, {})
}

/** The queries that an instance does not serve from its cache. */
const computed = async ({ app, operations }: Instance): Promise<string[]> => {
  const found: string[] = []
  for (const [name, query] of Object.entries(QUERIES)) {
    operations.length = 0
    await ask(app, { query })
    if (operations.length > 0) found.push(name)
  }
  return found
}

test('a new lowest price clears the responses that show the tool or depend on prices, and no others', async () => {
  await computed(writer)
  expect(await computed(writer)).toEqual([])
  await editPrice('compass')
  expect(await computed(writer)).toEqual(['compared', 'list', 'similar', ...PRICED, ...DEPENDENT])
  await editPrice('abacus')
  expect(await computed(writer)).toEqual(['abacus', ...LISTED, ...PRICED, ...DEPENDENT])
})

test('another price clears the responses that show the tool, and no others', async () => {
  await editPrice('compass')
  await computed(writer)
  await editPlan('compass', { month_billed_yearly: 8.333333 })
  expect(await computed(writer)).toEqual(['compared', 'list', 'similar', ...DEPENDENT])
})

test.each([
  ['a free tier', () => editPlan('compass', { month: 0 })],
  ['another field', () => edit('compass', 'vendor', 'Compass Labs')],
])('%s clears all lists', async (_, change) => {
  await computed(writer)
  await change()
  expect(await computed(writer)).toEqual(['compared', ...LISTED, ...PRICED, ...DEPENDENT])
})

test('a list shows the new price when its other tools are cached', async () => {
  const listed = async () => (await ask(writer.app, { query: QUERIES.list })).json().data.tools.nodes
  await listed()
  await editPlan('compass', { month: 77 })
  expect(await listed()).toContainEqual({ name: 'compass', priceText: 'From $77/month' })
})

test("an edit clears the tool's page and leaves other pages", async () => {
  const urls = ['/tool/abacus', '/tool/beacon', '/about']
  for (const url of urls) await writer.app.inject(url)
  rendered = []
  await editPrice('abacus')
  for (const url of urls) await writer.app.inject(url)
  expect(rendered).toEqual(['/tool/abacus'])
})

test('another instance clears the same, and everything for a revision that is not in the log', async () => {
  const check = async () => {
    await reader.services.cacheInvalidations.check()
    await reader.services.catalogue.revision.check()
  }
  await check()
  await computed(reader)
  await editPrice('compass')
  await check()
  expect(await computed(reader)).toEqual(['compared', 'list', 'similar', ...PRICED, ...DEPENDENT])
  await editPrice('abacus')
  await database.prisma.cacheInvalidation.updateMany({ data: { tags: [] } })
  await check()
  expect(await computed(reader)).toEqual(Object.keys(QUERIES))
})

test('a list that another instance computed between the log and the revision is cleared with the revision', async () => {
  const { cacheInvalidations, catalogue } = reader.services
  const query = '{ tools(sort: PRICE) { nodes { name } } }'
  const cheapest = async () => (await ask(reader.app, { query })).json().data.tools.nodes[0].name
  await editPlan('beacon', { month: 2 })
  await cacheInvalidations.check()
  await catalogue.revision.check()
  expect(await cheapest()).toBe('beacon')
  await ask(reader.app, { query: QUERIES.list })
  await editPlan('compass', { month: 1 })
  await cacheInvalidations.check()
  expect(await cheapest()).toBe('beacon')
  const listed = (await ask(reader.app, { query: QUERIES.list })).json().data.tools.nodes
  expect(listed).toContainEqual({ name: 'compass', priceText: 'From $1/month' })
  await catalogue.revision.check()
  expect(await cheapest()).toBe('compass')
})
