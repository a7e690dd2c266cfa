import { readFileSync } from 'node:fs'
import {
  buildClientSchema,
  buildSchema,
  GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { ask, buildTestApp, type TestApp } from './app-support.ts'

const database = registerTestDatabase()
let site: TestApp

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  site = await buildTestApp(database)
})
afterAll(() => site.app.close())

const printed = (schema: GraphQLSchema): string => printSchema(lexicographicSortSchema(schema))

/** `schema.graphql` without `@access`, which exists in the file only. */
const documented = (): GraphQLSchema => {
  const config = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')).toConfig()
  return new GraphQLSchema({ ...config, directives: config.directives.filter(({ name }) => name !== 'access') })
}

test('introspection describes exactly the schema that the repository documents', async () => {
  const query = getIntrospectionQuery({
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
    oneOf: true,
  })
  const answer = await ask(site.app, { query })
  expect(answer.statusCode).toBe(200)
  const introspected = buildClientSchema(answer.json<{ data: IntrospectionQuery }>().data)
  expect(printed(introspected)).toBe(printed(documented()))
})
