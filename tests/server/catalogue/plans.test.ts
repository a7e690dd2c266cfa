import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { createApi } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { loadSyntheticCatalogue, syntheticCategory, syntheticWord } from '../../support/synthetic-catalogue.ts'

/** Enough rows for the planner to prefer any available index. */
const TOOLS = { pglite: 8_000, postgresql: 15_000 }
const RARE = syntheticWord(1500)

const database = registerTestDatabase()

beforeAll(async () => {
  const { prisma, kind } = database
  await loadSyntheticCatalogue(async (sql, parameters = []) => {
    if (sql.startsWith('SELECT')) return { rows: await prisma.$queryRawUnsafe(sql, ...parameters) }
    await prisma.$executeRawUnsafe(sql, ...parameters)
    return { rows: [] }
  }, TOOLS[kind])
})

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

type Answered = { steps: string[]; statements: number }

/**
 * The plan steps of all statements of a query, as `operation: table or index`. Data that depends only on the catalog
 * has been read before.
 */
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
  const api = createApi({ ...database, read, readPublic: read })
  await api.query('{ tools { totalCount } }')
  plans.length = 0
  const { errors } = await api.query(text)
  expect(errors).toEqual([])
  const steps = plans.flatMap(nodesOf).map((node) => {
    const name = node['Index Name'] ?? node['Relation Name']
    return name === undefined ? node['Node Type'] : `${node['Node Type']}: ${name}`
  })
  return { steps, statements: plans.length }
}

const PAGE = '{ totalCount nodes { id name description } }'
const CATEGORY = syntheticCategory(3)

test.each([
  ['a category', `{ tools(category: ["${CATEGORY}"]) ${PAGE} }`],
  ['all', `{ tools ${PAGE} }`],
  ['all by price, far behind', `{ tools(sort: PRICE, page: 126) ${PAGE} }`],
])('a page of %s is read by the ids of its tools', async (_, text) => {
  const { steps, statements } = await stepsOf(text)
  expect(steps.join()).toContain('tools_pkey')
  expect(steps).not.toContain('Seq Scan: tools')
  expect(statements).toBe(1)
})

test('filters, counts and cursors need no query', async () => {
  const text = `{ tools(freeTier: true, sort: NEWEST) { totalCount pageInfo { endCursor } facets { verified platforms { count } } } }`
  expect(await stepsOf(text)).toEqual({ steps: [], statements: 0 })
})

test.each([
  ['a tool by its slug', '{ tool(by: { slug: "tool-77" }) { name } }', ['Index Scan: tools_slug_key'], 1],
  [
    'a tool by its address',
    '{ tool(by: { reference: "tool-77" }) { name } }',
    ['Bitmap Index Scan: tools_slug_key'],
    1,
  ],
  [
    'a tool by its name in an old address',
    `{ tool(by: { reference: "${RARE}-baloca-9999999" }) { name } }`,
    ['Bitmap Index Scan: tools_slug_key'],
    2,
  ],
])('%s: an index finds the matches', async (_, text, expected, count) => {
  const { steps, statements } = await stepsOf(text)
  expect(steps).toEqual(expect.arrayContaining(expected))
  expect(steps).not.toContain('Seq Scan: tools')
  expect(statements).toBe(count)
})
