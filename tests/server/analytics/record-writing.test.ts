import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { dayOf, plusMs } from '#core/analytics/utc-days.ts'
import { DAY_MS } from '#core/durations.ts'
import { ForbiddenError } from '#core/errors.ts'
import { createRowExpiry } from '#server/areas/analytics/recording/analytics-data.ts'
import { createRecordBuffer } from '#server/areas/analytics/recording/record-buffer.ts'
import { createRecordingService } from '#server/areas/analytics/recording/recording.service.ts'
import { createRecordingLosses } from '#server/areas/analytics/recording/recording-losses.ts'
import { createServerRecords } from '#server/areas/analytics/recording/server-records.ts'
import { createKeyedHash } from '#server/platform/keyed-hash.ts'
import { silentLog } from '#server/platform/log.ts'
import { createRateLimiter } from '#server/platform/rate-limiter.ts'
import { clock as start } from '../../support/catalogue.ts'
import { registerTestDatabase, type TestDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { viewerWith } from '../../support/viewers.ts'

const MINUTE_MS = 60_000
const ADMIN = viewerWith({ role: 'admin', emailVerified: true })
const CALLER = { userId: null, userAgent: 'Mozilla/5.0 Firefox/145.0', unrecorded: false, address: '203.0.113.7' }

const database = registerTestDatabase()
let now = start.now()
/** Whether the database accepts writes. */
let broken = false
const clock = { now: () => now }

beforeEach(async () => {
  now = start.now()
  broken = false
  await database.prisma.analyticsEvent.deleteMany()
  await database.prisma.analyticsRecordingRun.deleteMany()
})

const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds)
}
const create = ({ factor = 1_000, maxRows }: { readonly factor?: number; readonly maxRows?: number } = {}) => {
  const transaction: TestDatabase['transaction'] = (work, options) =>
    broken ? Promise.reject(new Error('The disk is full')) : database.transaction(work, options)
  return createRecordingService({
    database: { ...database, transaction },
    clock,
    log: silentLog,
    limiter: createRateLimiter({ clock, factor }),
    hash: createKeyedHash('secret'),
    publicUrl: 'https://site.example',
    slugOf: async () => 'abacus',
    ...(maxRows !== undefined && { bufferLimits: { maxRows } }),
  })
}
const view = (sequence: number, visitId = 'visit') => ({ visitId, sequence, page: '/' })

test('accepted plus dropped records equal the sent ones, whatever is pending and whatever fails', async () => {
  const step = fc.oneof(
    { weight: 12, arbitrary: fc.record({ sequence: fc.nat(60), address: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.constant('flush' as const) },
    { weight: 1, arbitrary: fc.constant('fail' as const) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 90 }), fc.uuid(), async (steps, visitId) => {
      await database.prisma.analyticsRecordingRun.deleteMany()
      const service = create({ factor: 1 / 8, maxRows: 12 })
      let sent = 0
      for (const each of steps) {
        if (typeof each === 'object') {
          sent += 1
          try {
            service.pageView(view(each.sequence, visitId), { ...CALLER, address: `${each.address}` })
          } catch {
            // Rejected by the limit, which is 15 per address here.
          }
        } else {
          broken = each === 'fail'
          await service.flush()
          broken = false
        }
      }
      await service.flush()
      const { accepted, droppedFull, droppedLimited, written, duplicates, droppedFailed, buffered } =
        await service.recordingStatus(ADMIN)
      expect(accepted + droppedFull + droppedLimited).toBe(sent)
      expect([written + duplicates + droppedFailed, buffered]).toEqual([accepted, 0])
    }),
    { numRuns: 20 },
  )
})

test('the buffer is limited in rows and bytes', () => {
  const row = (id: string, title: string | null = null) => ({
    id,
    kind: 'page_view' as const,
    at: '',
    visit_key: null,
    user_id: null,
    bucket: 'person' as const,
    reason: null,
    title,
  })
  const small = createRecordBuffer({ maxRows: 2 })
  expect(['a', 'b', 'c', 'a'].map((id) => small.add(row(id)))).toEqual(['added', 'added', 'full', 'duplicate'])
  const light = createRecordBuffer({ maxBytes: 1_000 })
  expect([light.add(row('a', 'x'.repeat(500))), light.add(row('b'))]).toEqual(['added', 'full'])
  light.take(1)
  expect(light.add(row('b'))).toBe('added')
})

test('a repeated record number of a visit is written once, whether the other is pending or written', async () => {
  const service = create()
  for (const page of ['/', '/other']) service.pageView({ ...view(1), page }, CALLER)
  await service.flush()
  for (const input of [view(1), view(2), view(1, 'another visit')]) service.pageView(input, CALLER)
  await service.flush()
  expect(await database.prisma.analyticsEvent.count()).toBe(3)
  expect(await service.recordingStatus(ADMIN)).toMatchObject({ accepted: 5, written: 3, duplicates: 2 })
})

test('without a number, time and content identify duplicates', async () => {
  const service = create()
  const first = { visitId: 'visit', page: '/', timestamp: now }
  const others = [{ page: '/other' }, { timestamp: new Date(now.getTime() - 1) }]
  for (const changes of [{}, {}, ...others]) service.pageView({ ...first, ...changes }, CALLER)
  await service.flush()
  expect(await database.prisma.analyticsEvent.count()).toBe(3)
})

test('the longest summary of a visit counts, in any order', async () => {
  const service = create()
  const times = { visitId: 'visit', startTime: now, endTime: now }
  const send = (totalDuration: number, totalPages: number) =>
    service.session({ ...times, totalDuration, totalPages }, CALLER)
  const stored = async () => {
    await service.flush()
    return database.prisma.analyticsEvent.findMany()
  }
  send(20, 1)
  send(10, 1)
  expect(await stored()).toMatchObject([{ value: 20, pages: 1, bounced: true }])
  send(90, 3)
  await stored()
  send(40, 2)
  expect(await stored()).toMatchObject([{ value: 90, pages: 3, bounced: false }])
  const backwards = { ...times, endTime: new Date(now.getTime() - 1), totalDuration: 1, totalPages: 1 }
  expect(() => service.session(backwards, CALLER)).toThrow('"endTime" must not be before "startTime".')
})

test('rows rejected by the database wait, and are dropped after eight tries', async () => {
  const service = create()
  service.pageView(view(1), CALLER)
  broken = true
  for (let tries = 1; tries < 8; tries += 1) expect(await service.flush()).toBe(false)
  expect(await service.recordingStatus(ADMIN)).toMatchObject({ buffered: 1, written: 0, droppedFailed: 0 })
  service.pageView(view(2), CALLER)
  broken = false
  expect(await service.flush()).toBe(true)
  expect(await service.recordingStatus(ADMIN)).toMatchObject({ buffered: 0, written: 2, droppedFailed: 0 })
  service.pageView(view(3), CALLER)
  broken = true
  for (let tries = 1; tries <= 8; tries += 1) await service.flush()
  expect(await service.recordingStatus(ADMIN)).toMatchObject({ buffered: 0, written: 2, droppedFailed: 1, accepted: 3 })
})

test('rows are written within a second while running, and at the end', async () => {
  const service = create()
  const stop = service.start()
  service.pageView(view(1), CALLER)
  await eventually(async () => expect(await database.prisma.analyticsEvent.count()).toBe(1))
  service.pageView(view(2), CALLER)
  await stop()
  expect(await database.prisma.analyticsEvent.count()).toBe(2)
  expect(await database.prisma.analyticsRecordingRun.findMany()).toMatchObject([{ written: 2, endedAt: now }])
})

test('a killed process leaves a gap from its last write to the next start; its counts stay', async () => {
  const killed = create()
  killed.pageView(view(1), CALLER)
  await killed.flush()
  killed.pageView(view(2), CALLER)
  const lastWrite = now
  later(10 * MINUTE_MS)
  const next = create()
  next.pageView(view(3), CALLER)
  await next.flush()
  expect(await next.recordingStatus(ADMIN)).toMatchObject({
    written: 2,
    lastFlushAt: now,
    gap: { from: lastWrite, to: now },
  })
  const to = now
  await next.start()()
  later(MINUTE_MS)
  // A regular shutdown: no further gap.
  expect(await create().recordingStatus(ADMIN)).toMatchObject({ written: 2, gap: { from: lastWrite, to } })
  await expect(create().recordingStatus({ ...ADMIN, role: 'member' })).rejects.toThrow(ForbiddenError)
})

test('drops are remembered by day, even if storing them failed once, and after a kill', async () => {
  const recording = create({ maxRows: 1 })
  const drop = (times: number) => {
    for (let sequence = 1; sequence <= times + 1; sequence += 1) recording.pageView(view(sequence, `at ${now}`), CALLER)
  }
  const { lossesIn } = createRecordingLosses({ database, clock })
  const day = dayOf(now)
  drop(2)
  broken = true
  expect(await recording.flush()).toBe(false)
  broken = false
  await recording.flush()
  later(DAY_MS)
  drop(3)
  await recording.flush()
  const droppedIn = async (first: Date, days: number) => (await lossesIn(first, plusMs(first, days * DAY_MS))).dropped
  expect([await droppedIn(day, 1), await droppedIn(plusMs(day, DAY_MS), 1), await droppedIn(day, 2)]).toEqual([2, 3, 5])
  expect(await droppedIn(plusMs(day, 2 * DAY_MS), 400)).toBe(0)
  // Three years later, another process still knows about the one that was killed.
  later(1_095 * DAY_MS)
  await create().start()()
  expect(await lossesIn(day, plusMs(day, 2 * DAY_MS))).toEqual({
    gaps: [{ from: plusMs(now, -1_095 * DAY_MS), to: now }],
    dropped: 5,
  })
})

test('rows older than two years are deleted in batches, newer ones stay', async () => {
  await database.prisma.$executeRaw`
    INSERT INTO analytics_events (id, kind, at)
    SELECT gen_random_uuid(), 'page_view', ${now}::timestamptz - interval '2 years' - n * interval '1 minute'
    FROM generate_series(0, 10001) n`
  const removeOldRows = createRowExpiry({ database, clock })
  const ended = AbortSignal.abort()
  expect(await removeOldRows(ended)).toBe(5_000)
  expect(await removeOldRows()).toBe(5_001)
  // Exactly two years old.
  expect(await database.prisma.analyticsEvent.count()).toBe(1)
})

test('a sign-up is recorded once, however often it is reported', async () => {
  const records = createServerRecords({ clock })
  for (let time = 0; time < 2; time += 1) {
    await database.transaction((tx) => records.onSignUp(tx, { userId: ADMIN.id, isRecorded: true }))
  }
  expect(await database.prisma.analyticsEvent.findMany()).toMatchObject([
    { kind: 'sign_up', userId: ADMIN.id, visitKey: null, at: now },
  ])
})
