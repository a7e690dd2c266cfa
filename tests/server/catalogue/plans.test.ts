import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../server/platform/database/database.ts'
import { createApi } from '../../support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { loadSyntheticCatalogue, syntheticCategory, syntheticWord } from '../../support/synthetic-catalogue.ts'

/** Enough for the planner to prefer an index wherever there is one. */
const TOOLS = { pglite: 8_000, postgresql: 15_000 }
const RARE = syntheticWord(1500)

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  const { prisma, kind } = database
  await loadSyntheticCatalogue(async (sql, parameters = []) => {
    if (sql.startsWith('SELECT')) return { rows: await prisma.$queryRawUnsafe(sql, ...parameters) }
    await prisma.$executeRawUnsafe(sql, ...parameters)
    return { rows: [] }
  }, TOOLS[kind])
})
afterAll(() => database.close())

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

type Answered = { steps: string[]; conditions: string[]; statements: number }

/** The steps by which the database answers a query, of all its statements: `what it does: table or index`. */
const stepsOf = async (text: string): Promise<Answered> => {
  const plans: PlanNode[] = []
  const read: Database['read'] = async <Row>(statement: Parameters<Database['read']>[0]) => {
    const [explained] = await database.prisma.$queryRawUnsafe<[{ 'QUERY PLAN': [{ Plan: PlanNode }] }]>(
      `EXPLAIN (FORMAT JSON) ${statement.text}`,
      ...statement.values,
    )
    plans.push(explained['QUERY PLAN'][0].Plan)
    return database.read<Row>(statement)
  }
  const { errors } = await createApi({ ...database, read }).query(text)
  expect(errors).toEqual([])
  const steps = plans.flatMap(nodesOf).map((node) => {
    const name = node['Index Name'] ?? node['Relation Name']
    return name === undefined ? node['Node Type'] : `${node['Node Type']}: ${name}`
  })
  const conditions = plans.flatMap(nodesOf).flatMap((node) => node['Index Cond'] ?? [])
  return { steps, conditions, statements: plans.length }
}

const CATEGORY_INDEX = 'tools_category_id_status_directory_rank_name_lower_id_idx'
const PAGE = '{ totalCount nodes { id name description } }'
const CATEGORY = syntheticCategory(3)

test.each([
  ['a page of a category', `{ tools(category: ["${CATEGORY}"]) ${PAGE} }`, [`Index Scan: ${CATEGORY_INDEX}`]],
  [
    'its count',
    `{ tools(category: ["${CATEGORY}"], first: 1) { totalCount } }`,
    [`Index Only Scan: ${CATEGORY_INDEX}`],
  ],
  ['a page of all', `{ tools ${PAGE} }`, ['Index Scan: tools_status_directory_rank_name_lower_id_idx']],
  ['the newest', `{ tools(sort: NEWEST) ${PAGE} }`, ['Index Scan: tools_status_added_on_name_lower_id_idx']],
  ['all by price', `{ tools(sort: PRICE) ${PAGE} }`, ['Index Scan: tools_status_price_cents_name_lower_id_idx']],
  ['all by name', `{ tools(sort: NAME) ${PAGE} }`, ['Index Scan: tools_status_name_lower_id_idx']],
])('%s comes in the order of an index', async (_, text, expected) => {
  const { steps, statements } = await stepsOf(text)
  expect(steps).toEqual(expect.arrayContaining(expected))
  expect(steps).not.toContain('Sort')
  expect(steps).not.toContain('Seq Scan: tools')
  expect(statements).toBe(1)
})

test.each([
  ['a tool by its slug', '{ tool(slug: "tool-77") { name } }', ['Index Scan: tools_slug_key'], 1],
  ['a tool by its address', '{ tool(reference: "tool-77") { name } }', ['Bitmap Index Scan: tools_slug_key'], 1],
  [
    'a tool by its name in an old address',
    `{ tool(reference: "${RARE}-baloca-9999999") { name } }`,
    ['Bitmap Index Scan: tools_slug_key'],
    2,
  ],
  ['a rare word', `{ tools(search: "${RARE}") ${PAGE} }`, ['Bitmap Index Scan: tools_search_text_idx'], 1],
  [
    'a search that finds nothing',
    `{ tools(search: "qqwwqq") ${PAGE} }`,
    ['Bitmap Index Scan: tools_search_text_idx', 'Bitmap Index Scan: tools_name_lower_trgm_idx'],
    2,
  ],
  [
    'suggestions',
    `{ toolSuggestions(search: "${RARE}") { name } }`,
    ['Bitmap Index Scan: tools_names_text_idx', 'Bitmap Index Scan: tools_name_lower_trgm_idx'],
    1,
  ],
])('%s: an index finds what matches', async (_, text, expected, count) => {
  const { steps, statements } = await stepsOf(text)
  expect(steps).toEqual(expect.arrayContaining(expected))
  expect(steps).not.toContain('Seq Scan: tools')
  expect(statements).toBe(count)
})

test('facets look at every tool once, however many there are', async () => {
  const { steps } = await stepsOf('{ tools { facets { freeTier verified platforms { count } } } }')
  expect(steps.filter((step) => step === 'Seq Scan: tools')).toHaveLength(1)
})

test('a page behind a cursor begins in the index where the last one ended', async () => {
  const { data } = await createApi(database).query('{ tools(sort: NAME, first: 100) { pageInfo { endCursor } } }')
  const text = `{ tools(sort: NAME, after: "${data.tools.pageInfo.endCursor}") ${PAGE} }`
  const { steps, conditions } = await stepsOf(text)
  expect(steps).toContain('Index Scan: tools_status_name_lower_id_idx')
  expect(conditions.join()).toMatch(/name_lower >=/)
})
