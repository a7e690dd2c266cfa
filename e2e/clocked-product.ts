import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '#scripts/free-port.ts'
import { buildApp } from '#server/app.ts'
import { applyDataFiles } from '#server/areas/catalogue/apply-data-files.ts'
import { loadBuiltRenderer } from '#server/http/pages/built-renderer.ts'
import { createLog } from '#server/http/plugins/logging.ts'
import { createPayments } from '#server/payments.ts'
import type { PaymentsConfig } from '#server/payments-config.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import { schema } from '#server/schema.ts'
import { createServices } from '#server/services.ts'

const root = path.resolve(import.meta.dirname, '..')
const SECRET = 'a secret that only tests know, 32+'

/** The built product in this process, with a clock controlled by the test. */
export async function startClockedProduct(payments: PaymentsConfig, start: Date) {
  let time = start.getTime()
  const clock = { now: () => new Date(time) }
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toolfinch-e2e-'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog })
  await applyDataFiles({ database, clock, dir: path.join(root, 'prisma/data') })
  const parts = { database, clock, log: silentLog, authSecret: SECRET, publicUrl: url }
  const services = createServices({
    ...parts,
    limitsFactor: 1_000,
    payments: createPayments(payments, parts)?.provider,
  })
  const app = await buildApp({
    config: { mode: 'test', trustProxy: [], publicUrl: url, limitsFactor: 1_000 },
    log: createLog({ level: 'silent' }),
    database,
    services,
    schema,
    clock,
    lifecycle: { draining: false },
    staticDir: path.join(root, 'dist/client'),
    marksDir: path.join(root, 'dist/marks'),
    site: {
      catalogueDir: path.join(dataDir, 'public'),
      clock,
      createRenderer: () => loadBuiltRenderer(path.join(root, 'dist')),
    },
  })
  await app.listen({ host: '127.0.0.1', port })
  return {
    url,
    webhookUrl: `${url}/webhooks/stripe`,
    now: clock.now,
    /** For what the product does only by email or over weeks. */
    database,
    /** Advances the clock by days. */
    pass: (days: number): void => {
      time += days * 86_400_000
    },
    /** Processes jobs except emails. */
    work: async (): Promise<void> => {
      const handlers = services.jobHandlers.filter(({ everyMs }) => everyMs === null)
      await createJobRunner({ database, clock, log: silentLog, queue: services.jobQueue, handlers }).runDue()
    },
    close: async (): Promise<void> => {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
