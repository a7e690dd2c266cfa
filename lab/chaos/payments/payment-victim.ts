// The process that gets killed: the application over the embedded database, with payments at a simulated Stripe. Prints
// its port.
// node lab/chaos/payments/payment-victim.ts DATA_DIR STRIPE_ORIGIN
import type { AddressInfo } from 'node:net'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { buildTestApp } from '#tests/server/http/app-support.ts'
import { connectToStub } from '#tests/support/billing-parts.ts'

const [dataDir = '', origin = ''] = process.argv.slice(2)

const database = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog })
const payments = connectToStub({ url: origin }, systemClock)
const { app } = await buildTestApp(database, { clock: systemClock, payments })
await app.listen({ host: '127.0.0.1', port: 0 })
console.log((app.server.address() as AddressInfo).port)
