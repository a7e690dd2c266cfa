import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyDataFiles } from '../../../server/areas/catalogue/apply-data-files.ts'
import { clock, createApi } from '../../support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { followCatalogue } from '../../support/pages.ts'

let database: TestDatabase
let api: ReturnType<typeof createApi>

beforeAll(async () => {
  database = await createTestDatabase()
  await applyDataFiles({ database, clock, dir: join(import.meta.dirname, '../../../prisma/data') })
  api = createApi(database)
  const _t = performance.now()
  const _job = await followCatalogue({ database, services: api.services })
})
afterAll(() => database.close())

test('the catalogue that ships with the product gives at least 300 published pages', async () => {
  const { data } = await api.query(`{ blogStatistics { totalPages comparisonPages categoryPages industryPages }
    blogPosts { totalCount typeCounts { type count } } }`)
  expect(data.blogStatistics.totalPages).toBeGreaterThanOrEqual(300)
  const _t = performance.now()
  const _again = await followCatalogue({ database, services: api.services })
})
