/** Clients with default settings, against the started application. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client, fetchExchange, gql } from '@urql/core'
import { GraphQLClient } from 'graphql-request'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { buildTestApp, type TestApp } from './app-support.ts'

const ROOT = join(import.meta.dirname, '../../..')

const database = registerTestDatabase()
let site: TestApp
let url = ''
let folder = ''

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  site = await buildTestApp(database)
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}/graphql`
  folder = await mkdtemp(join(tmpdir(), 'toolfinch-clients-'))
})
afterAll(async () => {
  await site.app.close()
  await rm(folder, { recursive: true })
})

/** Runs a program of the project's packages in a folder. */
const run = async (cwd: string, file: string, ...args: string[]): Promise<void> => {
  await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules', file), ...args], { cwd })
}

test('urql reads by GET, and its mutations are sent by POST', async () => {
  const methods: string[] = []
  const client = new Client({
    url,
    exchanges: [fetchExchange],
    fetch: (input, init) => {
      methods.push(init?.method ?? 'GET')
      return fetch(input, init)
    },
  })
  const read = await client.query(gql`query ($slug: String!) { tool(by: { slug: $slug }) { id name } }`, {
    slug: 'abacus',
  })
  expect([read.error, read.data?.tool.name]).toEqual([undefined, 'Abacus'])
  const sent = await client.mutation(gql`mutation { signOut { __typename } }`, {})
  expect(sent.error?.graphQLErrors.map(({ extensions }) => extensions['code'])).toEqual(['UNAUTHENTICATED'])
  expect(methods).toEqual(['GET', 'POST'])
})

test('graphql-request reads', async () => {
  const client = new GraphQLClient(url)
  expect(await client.request('query ($id: ID!) { node(id: $id) { __typename id } }', { id: 'plan:pro' })).toEqual({
    node: { __typename: 'SubscriptionPlan', id: 'plan:pro' },
  })
})

test('the Relay compiler accepts the schema and fetches public objects again by their id', async () => {
  const dir = join(folder, 'relay')
  await cp(join(ROOT, 'schema.graphql'), join(dir, 'schema.graphql'))
  const config = { src: '.', schema: './schema.graphql', language: 'typescript' }
  await writeFile(join(dir, 'relay.config.json'), JSON.stringify(config))
  const fragments = ['Tool', 'Category', 'BlogPost', 'SubscriptionPlan'].map(
    (type) => `graphql\`fragment nodes_${type} on ${type} @refetchable(queryName: "nodes${type}Query") { id }\``,
  )
  await writeFile(
    join(dir, 'nodes.ts'),
    `import { graphql } from 'relay-runtime'
graphql\`query nodesListQuery { tools(first: 2) { nodes { id ...nodes_Tool } } }\`
${fragments.join('\n')}\n`,
  )
  await run(dir, 'relay-compiler/cli.js')
  const refetch = await readFile(join(dir, '__generated__/nodesToolQuery.graphql.ts'), 'utf8')
  const text = /"text": ("query nodesToolQuery.*")/.exec(refetch)?.[1] ?? '""'
  const [{ id = '' } = {}] = await database.prisma.tool.findMany({ select: { id: true } })
  const answer = await new GraphQLClient(url).request(JSON.parse(text), { id })
  expect(answer).toEqual({ node: { __typename: 'Tool', id } })
})

test('the code generator writes types of operations from the running schema', async () => {
  await writeFile(join(folder, 'tool.graphql'), 'query OneTool($slug: String!) { tool(by: { slug: $slug }) { name } }')
  const config = {
    schema: url,
    documents: join(folder, 'tool.graphql'),
    generates: { [join(folder, 'types.ts')]: { plugins: ['typescript-operations'] } },
  }
  await writeFile(join(folder, 'codegen.json'), JSON.stringify(config))
  // Plugins are found from the current folder.
  await run(ROOT, '@graphql-codegen/cli/esm/bin.js', '--config', join(folder, 'codegen.json'))
  const types = await readFile(join(folder, 'types.ts'), 'utf8')
  expect(types).toContain('OneToolQuery')
  expect(types).toMatch(/name: string/)
})
