import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { fuzz } from '../../support/hostile-requests.ts'
import { buildTestApp, type TestApp } from './app-support.ts'
import { captureLog } from './support.ts'

const { lines, log } = captureLog('error')
const database = registerTestDatabase()
let site: TestApp
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolfinch-fuzz-'))
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  site = await buildTestApp(database, {
    log,
    limitsFactor: 1_000_000,
    catalogueDir: folder,
    render: async () => ({ kind: 'page', status: 200, html: '<title>Page</title>', visibility: 'public' }),
  })
})
afterAll(async () => {
  await site.app.close()
  await rm(folder, { recursive: true })
})

test('two thousand hostile requests get no 5xx, and each error has a stable code', async () => {
  await fuzz(site.app, 2_000, 20_261_120)
  expect(lines).toEqual([])
}, 120_000)
