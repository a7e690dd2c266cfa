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
const OF_ALL_TOOLS = {
  list: '{ tools(sort: NAME) { nodes { name } totalCount facets { freeTier } } }',
  categories: '{ categories { slug toolCount } catalogue { revision } }',
  similar: '{ tool(by: { slug: "beacon" }) { similar { tool { name } } } }',
  comparedWithNone: '{ compareTools(slugs: ["beacon", "nothing"]) { name } }',
  byName: '{ tool(by: { reference: "Beacon" }) { name } }',
  none: '{ tool(by: { slug: "nothing" }) { name } }',
} as const
const QUERIES = { ...OF_RECORDS, ...OF_ALL_TOOLS }
const DEPENDENT = Object.keys(OF_ALL_TOOLS)

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
  await loadCatalogue(database, { tools: { writing: SLUGS.map((slug) => toolRecord({ slug, name: slug })) } })
  const [member] = await joinRaters(database, 1)
  administrator = { ...(member as Viewer), role: 'admin' }
  writer = await build()
  reader = await build()
})
afterAll(async () => {
  await writer.app.close()
  await reader.app.close()
})

/** Changes a tool's price through the writing instance. */
const editPrice = async (slug: string) => {
  const { toolEditing, revision } = writer.services.catalogue
  const before = await toolEditing.find(administrator, slug)
  price += 1
  const value = JSON.stringify([plan({ usd_month: price })])
  const changes = [{ field: 'plans', value, base: cellOf(before?.values.plans ?? []), fact: null }]
  await toolEditing.update(administrator, before?.id ?? '', { changes, note: null })
  // Until files have followed, which takes statements too.
  await revision.check()
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

test('an edit clears the responses that show the tool or depend on all tools, and no others', async () => {
  await computed(writer)
  expect(await computed(writer)).toEqual([])
  await editPrice('abacus')
  expect(await computed(writer)).toEqual(['abacus', ...DEPENDENT])
  await editPrice('compass')
  expect(await computed(writer)).toEqual(['compared', ...DEPENDENT])
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
  await editPrice('abacus')
  await check()
  expect(await computed(reader)).toEqual(['abacus', ...DEPENDENT])
  await editPrice('abacus')
  await database.prisma.cacheInvalidation.updateMany({ data: { tags: [] } })
  await check()
  expect(await computed(reader)).toEqual(Object.keys(QUERIES))
})
