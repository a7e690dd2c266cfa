import { beforeAll, expect, test } from 'vitest'
import { UnavailableError } from '#core/errors.ts'
import { loadTool, withTools } from '#server/graphql/load-tool.ts'
import { countOperations, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const NO_TOOL = '00000000-0000-4000-8000-000000000000'

const database = registerTestDatabase()
let ids: string[]

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: ['abacus', 'beacon'].map((slug) => toolRecord({ slug })) } })
  const tools = await database.prisma.tool.findMany({ orderBy: { slug: 'asc' } })
  ids = tools.map(({ id }) => id)
})

const create = () => {
  const { database: counted, operations } = countOperations(database)
  return { context: createApi(counted).context, operations }
}
const NAME = new Set(['name'])

test('tools requested at the same time are read in one statement, with all requested columns', async () => {
  const { context, operations } = create()
  const later = Promise.resolve().then(() => loadTool(context, ids[0] ?? '', new Set(['vendor'])))
  const tools = await Promise.all([...ids.map((id) => loadTool(context, id, NAME)), later])
  expect(operations).toEqual(['read'])
  expect(tools.map((tool) => tool?.slug)).toEqual(['abacus', 'beacon', 'abacus'])
  expect(Object.keys(tools[1] ?? {}).sort()).toEqual(['id', 'name', 'slug', 'vendor'])
})

test('a tool is read again when requested later, because it may have changed', async () => {
  const { context, operations } = create()
  const [id = ''] = ids
  expect(await loadTool(context, id, NAME)).toMatchObject({ name: 'abacus' })
  await database.prisma.tool.update({ where: { id }, data: { name: 'Abacus Two' } })
  expect(await loadTool(context, id, NAME)).toMatchObject({ name: 'Abacus Two' })
  expect(operations).toEqual(['read', 'read'])
})

test('requests do not share loaded tools', async () => {
  const [one, other] = [create(), create()]
  await Promise.all([one, other].map(({ context }) => loadTool(context, ids[0] ?? '', NAME)))
  expect([one.operations, other.operations]).toEqual([['read'], ['read']])
})

test('a failure rejects everyone in the batch and nobody after it', async () => {
  const { context } = create()
  const { catalogue } = context.services
  const { tools } = catalogue
  const services = { ...context.services, catalogue: { ...catalogue, tools: { ...tools } } }
  const failing = { ...context, services }
  failing.services.catalogue.tools.toolsById = () => Promise.reject(new UnavailableError('The database is away.'))
  const loads = await Promise.allSettled(ids.map((id) => loadTool(failing, id, NAME)))
  expect(loads.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  failing.services.catalogue.tools.toolsById = tools.toolsById
  expect(await loadTool(failing, ids[0] ?? '', NAME)).toMatchObject({ id: ids[0] })
})

test('an unknown tool is null, and rows with it are removed from a list', async () => {
  const { context } = create()
  expect(await loadTool(context, NO_TOOL, NAME)).toBeNull()
  const rows = [NO_TOOL, ids[1] ?? ''].map((toolId, rank) => ({ toolId, rank }))
  expect(await withTools(context, rows, NAME)).toEqual([
    { toolId: ids[1], rank: 1, tool: expect.objectContaining({ slug: 'beacon' }) },
  ])
})
