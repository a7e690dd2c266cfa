/** A small server with the product's shutdown rules, run as a separate process: `draining-server.ts NOTICE_MS`. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buildFoundation } from '#server/http/foundation.ts'
import { health } from '#server/http/health.ts'
import { createLog } from '#server/http/plugins/logging.ts'
import { endOnSignals, endOnUnknownState } from '#server/shutdown.ts'

const lifecycle = { draining: false }
const draining = () => lifecycle.draining
const log = createLog({ level: 'info' })
const app = await buildFoundation({ log, trustProxy: [], development: false, draining, classifiers: [] })
await app.register(health, { ping: async () => {}, draining })

const say = (word: string) => process.stdout.write(`${word}\n`)
const told = () => once(process, 'message')

app.get('/held', async () => {
  say('held')
  await told()
  return 'finished'
})
app.post('/reject', async () => {
  setImmediate(() => void Promise.reject(new Error('nobody waits for this')))
  return 'accepted'
})
const shutdown = {
  log,
  lifecycle,
  noticeMs: Number(process.argv[2]),
  running: () => ({
    servers: [app.server],
    close: async () => {
      await app.close()
      say('database closed')
    },
  }),
}
endOnSignals(shutdown)
endOnUnknownState(shutdown)
await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' })
say(`port ${(app.server.address() as AddressInfo).port}`)
