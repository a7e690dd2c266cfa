/** The same requests to the application with and without the edge. */
import { mkdtemp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue, toolRecord } from '#tests/support/catalogue.ts'
import { registerTestDatabase } from '#tests/support/database.ts'
import { registerTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from '../app-support.ts'
import { exchange } from '../raw-connection.ts'
import { ODD_REQUESTS, type OddRequest } from './odd-requests.ts'

const database = registerTestDatabase()
let withEdge: TestApp
let withoutEdge: TestApp

const SHORT_WAITS = { headersTimeoutMs: 100, requestTimeoutMs: 200, connectionsCheckMs: 20, lingerMs: 50 }

const folders = registerTemporaryFolder()
const build = async (): Promise<TestApp> => {
  return buildTestApp(database, {
    httpLimits: { ...AMPLE_BUDGET, ...SHORT_WAITS },
    catalogueDir: await mkdtemp(`${folders}/`),
    render: async () => ({ kind: 'page', status: 200, html: '<title>Page</title>'.repeat(100), visibility: 'public' }),
  })
}

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord({ slug: 'abacus' })] } })
  withEdge = await build()
  withoutEdge = await build()
  const { app } = withoutEdge
  app.server.removeAllListeners('request')
  app.server.on('request', app.routing)
  for (const each of [withEdge, withoutEdge]) await each.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await withEdge.app.close()
  await withoutEdge.app.close()
})

const send = async ({ app }: TestApp, { bytes }: OddRequest): Promise<string[]> => {
  const response = await exchange((app.server.address() as AddressInfo).port, bytes)
  return response
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')
    .replace(/^date: .+$/gim, 'Date')
    .split('\r\n')
    .map((line) => line.replace(/^[\w-]+(?=:)/, (name) => name.toLowerCase()))
    .sort()
}

test('responds to each odd request as without the edge', async () => {
  expect(ODD_REQUESTS.length).toBeGreaterThan(200)
  const different: object[] = []
  for (const request of ODD_REQUESTS) {
    // The first request may be computed, and the second one is served from a cache.
    const turns = request.name.startsWith('record') ? 1 : 2
    for (let turn = 0; turn < turns; turn += 1) {
      const [edge, full] = [await send(withEdge, request), await send(withoutEdge, request)]
      const lines = (own: string[], other: string[]) => own.filter((line) => !other.includes(line))
      if (edge.join() !== full.join())
        different.push({ name: request.name, edge: lines(edge, full), full: lines(full, edge) })
    }
  }
  expect(different).toEqual([])
})
