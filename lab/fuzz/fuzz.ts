// Endless hostile requests: npm run fuzz -- --runs 100000 [--seed 1]. Starts an application in memory without
// listening.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from '#server/app.ts'
import { applyDataFiles } from '#server/areas/catalogue/apply-data-files.ts'
import { createLog } from '#server/http/plugins/logging.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { schema } from '#server/schema.ts'
import { createServices } from '#server/services.ts'
import { fuzz } from '#tests/support/hostile-requests.ts'
import { TEST_SECRETS } from '#tests/support/test-secrets.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } })
const runs = Number(values.runs ?? 20_000)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const BATCH = 5_000

await using scratch = await temporaryFolder()
const folder = scratch.path
const log = createLog({ level: 'error' })
const database = await openDatabase({ dataDir: join(folder, 'data'), log })
await applyDataFiles({ database, clock: systemClock, dir: join(import.meta.dirname, '../..', 'prisma', 'data') })
const app = await buildApp({
  config: { mode: 'test', trustProxy: [], publicUrl: 'http://localhost:4000', limitsFactor: 1_000_000 },
  log,
  database,
  services: createServices({ database, clock: systemClock, log, limitsFactor: 1_000_000, ...TEST_SECRETS }),
  schema,
  lifecycle: { draining: false },
  staticDir: folder,
  site: {
    catalogueDir: join(folder, 'public'),
    clock: systemClock,
    createRenderer: async () => ({
      render: async () => ({ kind: 'page', status: 200, html: '<title>Page</title>', visibility: 'public' }),
      assetsFor: () => ({ modules: [], styles: [] }),
    }),
  },
  httpLimits: { maxEventLoopDelayMs: 0 },
})
try {
  console.log(`seed ${seed}`)
  for (let done = 0; done < runs; done += BATCH) {
    const count = Math.min(BATCH, runs - done)
    await fuzz(app, count, seed + done)
    console.log(`${done + count} requests, no complaint`)
  }
} finally {
  await app.close()
  await database.close()
}
