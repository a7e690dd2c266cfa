import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { createRollUpService } from '#server/areas/analytics/reports/roll-up.service.ts'
import { createAnalyticsSink } from '#server/areas/analytics/sink/sink.service.ts'
import { CREATE_SINK_TABLE } from '#server/areas/analytics/sink/sink-table.ts'
import { askClickHouse } from '#server/platform/clickhouse.ts'
import type { Log } from '#server/platform/log.ts'
import { type ClickHouseServer, startClickHouse } from '../../support/clickhouse-server.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { row } from './report-app.ts'

const database = registerTestDatabase()
let now = new Date(0)
const clock = { now: () => now }

afterEach(() => database.reset())

type Line = { readonly level: string; readonly text: string; readonly details: Record<string, unknown> }

const open = (
  store: ClickHouseServer,
  {
    rowsAtATime = 3,
    target = store.target,
    deadlineMs = 10_000,
  }: Partial<Parameters<typeof createAnalyticsSink>[0]> = {},
) => {
  const lines: Line[] = []
  const write = (level: string) => (details: Record<string, unknown>, text: string) =>
    void lines.push({ level, text, details })
  const log = { info: write('info'), warn: write('warn'), error: write('error') } as unknown as Log
  const sink = createAnalyticsSink({ database, clock, log, target, rowsAtATime, deadlineMs })
  return {
    lines,
    send: async (at: string, signal = new AbortController().signal): Promise<void> => {
      now = new Date(at)
      await sink.send(signal)
    },
  }
}

const record = (...rows: ReturnType<typeof row>[]) => database.prisma.analyticsEvent.createMany({ data: rows })
const state = () => database.prisma.analyticsSink.findFirstOrThrow()

/** Until no other transaction of the server is older than what was sent: its rows would be sent again. */
const seeAll = async (send: () => Promise<void>) => {
  const [next] = await database.prisma.$queryRaw<{ id: bigint }[]>`SELECT pg_current_xact_id()::text::bigint AS id`
  await eventually(async () => {
    await send()
    expect((await state()).seenTo).toBeGreaterThanOrEqual(next?.id ?? 0n)
  })
}

describe('rows are sent', () => {
  test('in batches, as the table stores them, without the id of the member', async () => {
    const store = await startClickHouse({ user: 'writer', password: 'pass word' })
    const { send, lines } = open(store)
    const visitKey = randomUUID()
    await record(
      row('2026-11-20T10:00:00.123Z', {
        visitKey,
        userId: randomUUID(),
        title: 'A "title"\n\t\\',
        source: 'news.example',
      }),
      row('2026-11-20T10:00:01Z', { kind: 'session', visitKey, value: 12.5, pages: 1, bounced: true, path: null }),
      row('2026-11-20T10:00:02Z', {
        kind: 'event',
        visitKey,
        value: -2,
        category: 'quiz',
        action: 'start',
        label: 'é',
      }),
      ...Array.from({ length: 4 }, (_, index) =>
        row(`2026-11-20T11:00:0${index}Z`, { bucket: 'bot', reason: 'headless' }),
      ),
    )
    await send('2026-11-20T12:00:00Z')
    expect(store.requests).toEqual([
      { query: 'CREATE', rows: 0 },
      { query: 'INSERT', rows: 3 },
      { query: 'INSERT', rows: 3 },
      { query: 'INSERT', rows: 1 },
    ])
    expect(store.rows()).toHaveLength(7)
    expect(store.rows()[0]).toEqual({
      id: expect.any(String),
      kind: 'page_view',
      at: '2026-11-20 10:00:00.123',
      visit_key: visitKey,
      is_member: true,
      bucket: 'person',
      reason: null,
      path: '/',
      title: 'A "title"\n\t\\',
      source: 'news.example',
      medium: null,
      campaign: null,
      category: null,
      action: null,
      label: null,
      value: null,
      pages: null,
      bounced: null,
      version: new Date('2026-11-20T12:00:00Z').getTime(),
    })
    expect(lines).toEqual([])
    expect(await state()).toMatchObject({ rowsSent: 7n, failures: 0, sentTo: now, pass: null })
  })

  test('once, also those that are recorded late, and again when they change', async () => {
    const store = await startClickHouse()
    const { send } = open(store)
    const session = row('2026-11-20T10:00:00Z', { kind: 'session', value: 10 })
    const purchase = row('2026-11-01T10:00:00Z', { kind: 'conversion', value: 3_000, visitKey: null })
    await record(session, purchase, row('2026-11-20T10:00:01Z'))
    await seeAll(() => send('2026-11-20T12:00:00Z'))
    const before = store.written()
    await send('2026-11-20T12:01:00Z')
    expect(store.written()).toBe(before)

    const linked = randomUUID()
    await database.prisma.analyticsEvent.update({ where: { id: session.id }, data: { value: 7_000 } })
    await database.prisma.analyticsEvent.update({ where: { id: purchase.id }, data: { visitKey: linked } })
    await record(row('2026-11-20T11:31:00Z', { path: '/late' }))
    await send('2026-11-20T12:02:00Z')
    expect(store.written()).toBe(before + 3)
    expect(store.rows()).toMatchObject([
      { kind: 'conversion', visit_key: linked },
      { kind: 'session', value: 7_000 },
      { path: '/' },
      { path: '/late' },
    ])
  })

  test('again when a spam rule changes old ones', async () => {
    const store = await startClickHouse()
    const { send } = open(store)
    const rollUp = createRollUpService({ database, clock, rowsAtATime: 1_000 })
    now = new Date('2026-11-20T12:00:00Z')
    await record(row('2026-11-10T10:00:00Z', { source: 'spam.example' }), row('2026-11-10T10:00:01Z'))
    await rollUp.catchUp(new AbortController().signal)
    await seeAll(() => send('2026-11-20T12:00:00Z'))
    await database.prisma.analyticsSpamRule.create({ data: { host: 'spam.example', createdAt: now } })
    await rollUp.applySpamRules(new Date('2026-11-10T00:00:00Z'), new AbortController().signal)
    await send('2026-11-20T12:01:00Z')
    expect(store.rows()).toMatchObject([{ bucket: 'spam' }, { bucket: 'person' }])
    expect((await state()).changedFrom).toBeNull()
  })

  test('from the beginning to another store, and after a restore on a server with lower transaction ids', async () => {
    const [first, second] = [await startClickHouse(), await startClickHouse()]
    await record(row('2026-11-01T10:00:00Z'))
    await open(first).send('2026-11-20T12:00:00Z')
    await open(second).send('2026-11-20T12:00:00Z')
    expect([first.written(), second.written()]).toEqual([1, 1])
    await database.prisma.analyticsSink.updateMany({ data: { seenTo: 2n ** 40n } })
    await open(second).send('2026-11-20T12:00:00Z')
    expect(second.written()).toBe(2)
    const [only] = second.rows()
    // The clock has not moved, and the version has.
    expect([second.rows().length, only?.['version']]).toEqual([1, now.getTime() + 1])
  })
})

describe('an outage', () => {
  const OUTAGES = [
    ['warn', 'could not be reached', 'close'],
    ['warn', 'took too long', 'hang'],
    ['warn', 'responded with status 500', 'status 500'],
    ['warn', 'sent too large a response', 'too much'],
    ['warn', 'responded with code 159 (TIMEOUT_EXCEEDED)', 159],
    ['warn', 'responded with code 159 (TIMEOUT_EXCEEDED)', 'fail after the status'],
    ['warn', 'responded with code 202 (TOO_MANY_SIMULTANEOUS_QUERIES)', 202],
    ['warn', 'responded with code 241 (MEMORY_LIMIT_EXCEEDED)', 241],
    ['error', 'responded with code 27 (CANNOT_PARSE_INPUT_ASSERTION_FAILED)', 27],
    ['error', 'responded with code 516 (AUTHENTICATION_FAILED)', 516],
  ] as const

  test.each(OUTAGES)('is logged as %s: %s, and loses nothing', async (level, reason, fault) => {
    const store = await startClickHouse()
    const { send, lines } = open(store, { deadlineMs: fault === 'hang' ? 50 : 10_000 })
    await askClickHouse(store.target, { query: CREATE_SINK_TABLE })
    await record(...Array.from({ length: 4 }, (_, index) => row(`2026-11-20T11:00:0${index}Z`)))
    store.faults.push(fault)
    await send('2026-11-20T12:00:00Z')
    expect(lines).toMatchObject([{ level, details: { failures: 1, retrySeconds: 60 } }])
    const err = lines[0]?.details['err'] as Error
    expect(err.message).toBe(`ClickHouse ${reason}.`)
    expect(JSON.stringify(err, Object.getOwnPropertyNames(err))).not.toContain('secret-path')

    const sent = store.requests.length
    await send('2026-11-20T12:00:59Z')
    expect(store.requests).toHaveLength(sent)
    await send('2026-11-20T12:01:00Z')
    expect(store.rows()).toHaveLength(4)
    expect(lines[1]).toMatchObject({ level: 'info', details: { failures: 1, seconds: 60 } })
    expect(await state()).toMatchObject({ failures: 0, failingSince: null, retryAt: null, rowsSent: 4n })
  })

  test('waits longer after each failure, and sends smaller batches', async () => {
    const store = await startClickHouse()
    const { send, lines } = open(store, { rowsAtATime: 200 })
    await record(...Array.from({ length: 120 }, (_, index) => row(new Date(1_795_000_000_000 + index).toISOString())))
    for (const minute of ['00', '01', '03', '07', '15', '30']) {
      store.faults.push('close')
      await send(`2026-11-20T12:${minute}:00Z`)
    }
    expect(lines.map(({ details }) => details['retrySeconds'])).toEqual([60, 120, 240, 480, 900, 900])
    await send('2026-11-20T13:00:00Z')
    expect(store.requests.slice(-3).map(({ rows }) => rows)).toEqual([50, 50, 20])
    expect(await state()).toMatchObject({ failingSince: null, rowsSent: 120n })
  })

  test('of the response alone writes no row twice', async () => {
    const store = await startClickHouse()
    const { send } = open(store)
    await record(row('2026-11-20T11:00:00Z'), row('2026-11-20T11:00:01Z'))
    await askClickHouse(store.target, { query: CREATE_SINK_TABLE })
    store.faults.push('write, then close')
    await send('2026-11-20T12:00:00Z')
    expect([store.written(), (await state()).rowsSent]).toEqual([2, 0n])
    await send('2026-11-20T12:01:00Z')
    expect([store.written(), (await state()).rowsSent]).toEqual([2, 2n])
  })

  test('continues where it was, with rows of the meantime', async () => {
    const store = await startClickHouse()
    const { send } = open(store)
    await record(...Array.from({ length: 5 }, (_, index) => row(`2026-11-20T09:00:0${index}Z`)))
    store.faults.push(60, 60)
    await send('2026-11-20T10:00:00Z')
    expect(store.rows()).toEqual([])
    await record(row('2026-11-20T10:30:00Z'), row('2026-11-20T08:59:59Z'))
    await send('2026-11-20T12:00:00Z')
    await send('2026-11-20T12:01:00Z')
    expect(store.rows()).toHaveLength(7)
  })

  test('without the right to create the table names the code', async () => {
    const store = await startClickHouse({ canCreate: false })
    const { send, lines } = open(store)
    await record(row('2026-11-20T11:00:00Z'))
    await send('2026-11-20T12:00:00Z')
    expect(lines).toMatchObject([
      { level: 'error', text: 'the analytics sink refuses rows', details: { err: { code: 497 } } },
    ])
  })
})

test('a run that is stopped ends after its batch, and the next one continues', async () => {
  const store = await startClickHouse()
  const { send } = open(store)
  await record(...Array.from({ length: 5 }, (_, index) => row(`2026-11-20T11:00:0${index}Z`)))
  const stop = new AbortController()
  Object.defineProperty(stop.signal, 'aborted', { get: () => store.requests.length > 1 })
  await send('2026-11-20T12:00:00Z', stop.signal)
  expect([store.written(), (await state()).sentTo]).toEqual([3, null])
  await send('2026-11-20T12:01:00Z')
  expect(store.requests.map(({ rows }) => rows)).toEqual([0, 3, 2])
  expect((await state()).sentTo).toEqual(new Date('2026-11-20T12:00:00Z'))
})

test('the stand-in refuses rows that ClickHouse would refuse', async () => {
  const { target } = await startClickHouse()
  await askClickHouse(target, { query: CREATE_SINK_TABLE })
  const query = 'INSERT INTO analytics_events (id, kind) FORMAT JSONEachRow'
  const insert = (line: object) => askClickHouse(target, { query, body: JSON.stringify(line) })
  await expect(insert({ id: 'no uuid', kind: 'event' })).rejects.toMatchObject({ code: 27 })
  await expect(insert({ id: randomUUID(), kind: 'event', other: 1 })).rejects.toMatchObject({ code: 117 })
  await expect(askClickHouse({ ...target, database: 'other' }, { query })).rejects.toMatchObject({ code: 81 })
  await expect(askClickHouse({ ...target, user: 'other' }, { query })).rejects.toMatchObject({ code: 516 })
})

test('ops/clickhouse has the statement that the server runs', async () => {
  const file = await readFile('ops/clickhouse/analytics_events.sql', 'utf8')
  expect(file.replaceAll(/^--.*\n/gm, '')).toBe(`${CREATE_SINK_TABLE};\n`)
})
