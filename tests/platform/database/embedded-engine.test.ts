import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, inject, it, onTestFinished } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { createEmbeddedClient } from '#server/platform/database/embedded.ts'
import { fromEmbeddedEngine } from '#server/platform/database/embedded-database.ts'
import { createEmbeddedEngine } from '#server/platform/database/embedded-engine.ts'
import { watchSpace } from '#server/platform/database/space-watch.ts'
import { classifyDatabaseError } from '#server/platform/database/sqlstate.ts'
import { silentLog } from '#server/platform/log.ts'
import { eventually } from '../../support/eventually.ts'

type Fault = { pending: boolean; struck: boolean; touchedAfterwards: boolean }

let database: Database
let engines: { client: PGlite; fault: Fault }[]
let diskIsFull: boolean

/** An engine that panics at the next message once its fault is set, as PGlite does on a full disk. */
async function openFaulty(): Promise<PGlite> {
  if (diskIsFull) throw new Error('PGlite failed to initialize properly')
  const template = inject('databaseTemplate')
  const client = await createEmbeddedClient(
    'memory://',
    template.kind === 'pglite' ? await openAsBlob(template.file) : undefined,
  )
  const fault: Fault = { pending: false, struck: false, touchedAfterwards: false }
  const send = client.execProtocolStream.bind(client)
  client.execProtocolStream = (...args) => {
    if (fault.struck) fault.touchedAfterwards = true
    if (!fault.pending) return send(...args)
    fault.pending = false
    fault.struck = true
    return Promise.reject(Object.assign(new Error('could not write'), { severity: 'PANIC', code: '53100' }))
  }
  engines.push({ client, fault })
  return client
}

beforeEach(async () => {
  engines = []
  diskIsFull = false
  const engine = await createEmbeddedEngine(openFaulty, silentLog)
  database = fromEmbeddedEngine(engine)
})
afterEach(async () => {
  await database.close()
  // The product keeps a stopped engine; the test frees its memory.
  await Promise.all(engines.filter(({ client }) => !client.closed).map(({ client }) => client.close()))
})

function panicNext(): void {
  const engine = engines.at(-1)
  if (engine) engine.fault.pending = true
}
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => classifyDatabaseError(error)?.status,
  )
const read = () => database.prisma.$queryRaw`SELECT 1`

it('reports a full disk, never calls the panicked engine, and recovers with the next query', async () => {
  panicNext()
  expect(await statusOf(read())).toBe(507)
  expect(await statusOf(read())).toBe(200)
  expect(engines).toHaveLength(2)
  expect(engines[0]?.fault).toEqual({ pending: false, struck: true, touchedAfterwards: false })
})

it('rejects transactions in progress and waiting ones', async () => {
  const work = database.transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1`
    panicNext()
    await tx.$queryRaw`SELECT 2`
  })
  const behind = Array.from({ length: 5 }, () => statusOf(read()))
  expect(await statusOf(work)).toBe(507)
  expect(await Promise.all(behind)).not.toContain(undefined)
  expect(await statusOf(database.transaction((tx) => tx.$queryRaw`SELECT 3`))).toBe(200)
  expect(engines[0]?.fault.touchedAfterwards).toBe(false)
})

it('keeps responding while it cannot start, and retries without a process restart', async () => {
  diskIsFull = true
  panicNext()
  expect(await statusOf(read())).toBe(507)
  expect(await Promise.all([statusOf(read()), statusOf(read())])).toEqual([507, 507])
  diskIsFull = false
  await eventually(async () => expect(await statusOf(read())).toBe(200))
})

it('rejects writes while the disk is nearly full, and still reads', async () => {
  let freeBytes = 2 ** 30
  const setReadOnly = (value: boolean) =>
    engines[0]?.client.exec(`SET default_transaction_read_only = ${value}`) ?? Promise.resolve()
  const watch = watchSpace({ setReadOnly, log: silentLog, freeBytes: async () => freeBytes, intervalMs: 5 })
  onTestFinished(() => watch.stop())
  const write = () => database.prisma.$executeRaw`CREATE TABLE IF NOT EXISTS written (id int)`

  expect(await statusOf(write())).toBe(200)
  freeBytes = 2 ** 20
  await eventually(async () => expect(await statusOf(write())).toBe(503))
  expect(await statusOf(read())).toBe(200)
  freeBytes = 2 ** 30
  await eventually(async () => expect(await statusOf(write())).toBe(200))
})

it('gives the event loop a turn between queued statements', async () => {
  let now = 0
  // Each message takes as long as work may block the event loop.
  const engine = await createEmbeddedEngine(openFaulty, silentLog, () => (now += 10))
  const client = await engine.client()
  const turns: number[] = []
  let turn = 0
  let working = true
  const nextTurn = () => {
    turn += 1
    if (working) setImmediate(nextTurn)
  }
  setImmediate(nextTurn)
  await Promise.all(
    Array.from({ length: 10 }, async (_, number) => {
      await client.query('SELECT $1::int', [number])
      turns.push(turn)
    }),
  )
  working = false
  await engine.close()
  expect(new Set(turns).size).toBe(10)
})
