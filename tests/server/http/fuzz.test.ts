import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { fuzz } from '../../support/hostile-requests.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { buildTestApp, type TestApp } from './app-support.ts'
import { captureLog } from './support.ts'

const { lines, log } = captureLog('error')
const database = registerTestDatabase()
let site: TestApp
const folder = registerTemporaryFolder()

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  site = await buildTestApp(database, {
    log,
    limitsFactor: 1_000_000,
    catalogueDir: folder,
    render: async () => ({ kind: 'page', status: 200, html: '<title>Page</title>', visibility: 'public' }),
  })
})
afterAll(() => site.app.close())

test('two thousand hostile requests get no 5xx, and each error has a stable code', async () => {
  await fuzz(site.app, 2_000, 20_261_120)
  expect(lines).toEqual([])
}, 120_000)
