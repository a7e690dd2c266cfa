/** Clients with default settings, against the started application. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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

/** As `lab/relay.ts` prints it: what Relay's compiler writes to fetch an object again. */
const relayQuery = (type: string) => `query nodes${type}Query(
  $id: ID!
) {
  node(id: $id) {
    __typename
    ...nodes_${type}
    id
  }
}

fragment nodes_${type} on ${type} {
  id
}
`

test('Relay fetches public objects again by their id', async () => {
  const [{ id = '' } = {}] = await database.prisma.tool.findMany({ select: { id: true } })
  const client = new GraphQLClient(url)
  expect(await client.request(relayQuery('Tool'), { id })).toEqual({ node: { __typename: 'Tool', id } })
  for (const type of ['Category', 'BlogPost', 'SubscriptionPlan']) {
    const { node } = await client.request<{ node: object | null }>(relayQuery(type), { id: 'plan:pro' })
    expect(node).toEqual({ __typename: 'SubscriptionPlan', id: 'plan:pro' })
  }
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
