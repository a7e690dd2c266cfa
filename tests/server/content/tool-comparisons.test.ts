import { beforeAll, expect, test } from 'vitest'
import { countOperations, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storePage } from '../../support/pages.ts'

const database = registerTestDatabase()
const ids: Record<string, string> = {}

const compare = async (a: string, b: string, changes = {}) => {
  const toolIds = [ids[a] ?? '', ids[b] ?? '']
  await storePage(database, {
    type: 'comparison',
    key: `comparison:${a}:${b}`,
    slug: `${a}-vs-${b}`,
    toolIds,
    ...changes,
  })
}

beforeAll(async () => {
  const slugs = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta']
  const tools = slugs.map((slug) => toolRecord({ slug, name: slug }))
  await loadCatalogue(database, { tools: { writing: tools } })
  for (const { id, slug } of await database.prisma.tool.findMany()) ids[slug] = id
  for (const [minute, other] of ['gamma', 'delta', 'epsilon', 'beta', 'zeta'].entries()) {
    await compare('alpha', other, { createdAt: new Date(Date.UTC(2026, 10, 20, 12, minute)) })
  }
  await compare('beta', 'gamma', { status: 'draft' })
  await compare('delta', 'gamma', { deletedAt: new Date() })
  await compare('gamma', 'zeta', { goneAt: new Date() })
})

const QUERY = '{ tools(sort: NAME) { nodes { slug comparisons { path } } } }'

test('a tool lists its published comparisons, most important first, at most four', async () => {
  const { data, errors } = await createApi(database).query(QUERY)
  expect(errors.map(({ message }) => message)).toEqual([])
  type Node = { slug: string; comparisons: { path: string }[] }
  const found = Object.fromEntries(
    (data.tools.nodes as Node[]).map(({ slug, comparisons }) => [slug, comparisons.map(({ path }) => path)]),
  )
  expect(found['alpha']).toEqual(['gamma', 'delta', 'epsilon', 'beta'].map((other) => `/compare/alpha-vs-${other}`))
  expect([found['beta'], found['gamma']]).toEqual([['/compare/alpha-vs-beta'], ['/compare/alpha-vs-gamma']])
})

test('all tools of a list are loaded in one batch', async () => {
  const counted = countOperations(database)
  const api = createApi(counted.database)
  // The columns of all tools are read once per revision.
  await api.query('{ tools { totalCount } }')
  counted.operations.length = 0
  await api.query(QUERY)
  expect(counted.operations.length).toBeLessThanOrEqual(4)
})
