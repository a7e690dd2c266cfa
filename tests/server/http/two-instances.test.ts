import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { moveRevision } from '#server/areas/catalogue/revision.ts'
import { clock, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { ask, buildTestApp, type TestApp } from './app-support.ts'

const QUERY = '{ tool(by: { slug: "abacus" }) { description } }'

const database = registerTestDatabase()
let writer: TestApp
let reader: TestApp
const stops: (() => void)[] = []

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  writer = await buildTestApp(database)
  reader = await buildTestApp(database)
})
afterAll(async () => {
  for (const stop of stops) stop()
  await writer.app.close()
  await reader.app.close()
})

const describeTool = async (description: string): Promise<void> => {
  const revision = await database.transaction(async (tx) => {
    await tx.tool.updateMany({ where: { slug: 'abacus' }, data: { description } })
    return moveRevision(tx, clock)
  })
  writer.services.catalogue.revision.committed(revision)
}
const read = async ({ app }: TestApp) =>
  (await ask(app, { query: QUERY })).json<{ data: { tool: { description: string } } }>().data.tool.description

test('the writing instance reads its change at once', async () => {
  await read(writer)
  await describeTool('Written at once.')
  expect(await read(writer)).toBe('Written at once.')
})

test('another instance serves the old tool until its next check, at most two seconds later', async () => {
  await reader.services.catalogue.revision.check()
  const old = await read(reader)
  await describeTool('Found by looking.')
  expect(await read(reader)).toBe(old)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    // A database without notifications: only polling remains.
    const stop = reader.services.catalogue.revision.start(2_000)
    vi.advanceTimersByTime(2_000)
    await reader.services.catalogue.revision.check()
    stop()
  } finally {
    vi.useRealTimers()
  }
  expect(await read(reader)).toBe('Found by looking.')
})

test('the database notifies it on commit', async () => {
  const told: string[] = []
  let tell: () => void = () => undefined
  const next = () =>
    new Promise<void>((resolve) => {
      tell = resolve
    })
  const connected = next()
  stops.push(
    database.listen('catalogue_revision', () => {
      told.push('told')
      tell()
    }),
  )
  stops.push(reader.services.catalogue.revision.start(3_600_000))
  // The first call shows that the listener is active.
  await connected
  await reader.services.catalogue.revision.check()
  await read(reader)
  const notice = next()
  await describeTool('Told by the database.')
  await notice
  expect(told).toHaveLength(2)
  await eventually(async () => expect(await read(reader)).toBe('Told by the database.'))
})

test('a rolled-back write notifies nobody', async () => {
  const before = reader.services.catalogue.revision.current()
  await expect(
    database.transaction(async (tx) => {
      await moveRevision(tx, clock)
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await reader.services.catalogue.revision.check()
  expect(reader.services.catalogue.revision.current()).toBe(before)
})

if (inject('databaseTemplate').kind === 'postgresql') {
  test('a listener reconnects after its connection was lost', async () => {
    let calls = 0
    const stop = database.listen('catalogue_revision', () => {
      calls += 1
    })
    stops.push(stop)
    await eventually(() => expect(calls).toBe(1))
    await database.prisma.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'toolfinch listener' AND datname = current_database()`
    // Notified again, because a notification may have been missed.
    await eventually(() => expect(calls).toBe(2))
  })
}
