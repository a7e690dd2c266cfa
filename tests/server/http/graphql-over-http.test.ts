import type { AddressInfo } from 'node:net'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { buildTestApp, type TestApp } from './app-support.ts'

const database = registerTestDatabase()
let site: TestApp
let url = ''

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  site = await buildTestApp(database)
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}/graphql`
})
afterAll(() => site.app.close())

/** With `Accept: application/json` the audits want 200 for these; decision 069 has the reason for 400. */
const BAD_REQUESTS = new Map([
  ['572B', 'a document that cannot be parsed'],
  ['FDE2', 'an invalid document'],
  ['7B9B', 'an invalid variable'],
])

describe('the audits of GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => url, fetchFn: fetch }).map((audit) => [audit.id, audit.name, audit] as const)

  test.each(audits)('%s %s', async (id, _name, audit) => {
    const result = await audit.fn()
    const reason = result.status === 'ok' ? null : result.reason
    expect([result.status, reason]).toEqual(
      BAD_REQUESTS.has(id) ? ['warn', 'Response status code is not 200'] : ['ok', null],
    )
  })
})
