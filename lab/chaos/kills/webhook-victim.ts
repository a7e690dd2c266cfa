// The process that gets killed: loads the catalog and adds a webhook that was told nothing yet, once; then stores and sends
// messages until all are delivered or it dies. Prints the ids of all messages as JSON at the end.
// node lab/chaos/kills/webhook-victim.ts DATA_DIR RECEIVER_PORT MINUTES_LATER
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#core/durations.ts'
import { applyDataFiles } from '#server/areas/catalogue/apply-data-files.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { createServices } from '#server/services.ts'

const [dataDir = '', port = '', minutesLater = ''] = process.argv.slice(2)
const host = `127.0.0.1:${port}`
/** A message of a killed process is due again two minutes later. */
const clock = { now: () => new Date(Date.now() + Number(minutesLater) * MINUTE_MS) }

const addWebhook = async ({ prisma }: Database): Promise<void> => {
  if ((await prisma.webhook.count()) > 0) return
  const createdAt = clock.now()
  const user = { email: 'ada@chaos.example', name: 'Ada', createdAt, updatedAt: createdAt }
  const { id: userId } = await prisma.user.create({ data: user })
  const told = { events: ['tool_added' as const], filter: 'all' as const, afterSequence: 0n }
  await prisma.webhook.create({ data: { userId, url: `http://${host}/`, secretSeed: 'seed', createdAt, ...told } })
}

const database = await openDatabase({ dataDir, log: silentLog })
await applyDataFiles({ database, clock, dir: join(import.meta.dirname, '../../../prisma/data') })
await addWebhook(database)
const services = createServices({
  database,
  clock,
  log: silentLog,
  limitsFactor: 1,
  authSecret: 'x'.repeat(32),
  publicUrl: 'https://chaos.example',
  webhooks: { allowedHosts: [host] },
})
const job = services.jobHandlers.find(({ kind }) => kind === 'send-webhooks')
const { webhookDelivery } = database.prisma
const { signal } = new AbortController()
do {
  await job?.run({}, { signal } as never)
  await wait(100)
} while ((await webhookDelivery.count({ where: { state: 'waiting' } })) > 0)
const rows = await webhookDelivery.findMany({ select: { id: true, state: true } })
console.log(JSON.stringify(rows.map(({ id, state }) => (state === 'delivered' ? id : `${state} ${id}`))))
await database.close()
