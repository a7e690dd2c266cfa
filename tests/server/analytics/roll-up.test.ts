import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { registerTestDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { createReportApp, type ReportApp, row } from './report-app.ts'

const database = registerTestDatabase()
let app: ReportApp

beforeAll(async () => {
  app = createReportApp(database)
})
afterEach(() => app.clear())

describe('totals are recomputed', () => {
  const DAY = { from: '2026-11-20', to: '2026-11-20' }
  const views = async () => (await app.report('TRAFFIC', DAY)).totals?.[0]
  const visitKey = randomUUID()

  /**
   * Rolls up until all present rows count as seen. Rows are new as long as any transaction of the server is older, also
   * one of another test's database.
   */
  const seeAllRows = async (moment: string) => {
    const [next] = await database.prisma.$queryRaw<{ id: bigint }[]>`
      SELECT pg_current_xact_id()::text::bigint AS id`
    await eventually(async () => {
      await app.record(moment, [])
      const { seenTo } = await database.prisma.analyticsRollUp.findFirstOrThrow()
      expect(seenTo).toBeGreaterThanOrEqual(next?.id ?? 0n)
    })
  }

  test('only for hours with new rows', async () => {
    await app.record('2026-11-20T12:00:00Z', [row('2026-11-20T11:00:00Z'), row('2026-11-20T12:00:00Z')])
    await seeAllRows('2026-11-20T12:00:00Z')
    const where = { period: 'hour', dimension: 'traffic', startsAt: new Date('2026-11-20T11:00:00Z') } as const
    await database.prisma.analyticsTotal.updateMany({ where, data: { views: 9 } })
    await app.record('2026-11-20T12:01:00Z', [row('2026-11-20T12:00:30Z')])
    expect(await views()).toBe(11)
    await app.record('2026-11-20T12:02:00Z', [row('2026-11-20T11:59:59Z')])
    expect(await views()).toBe(4)
  })

  test('when a visit summary replaces an earlier one', async () => {
    const summary = row('2026-11-20T11:05:00Z', { kind: 'session', visitKey, value: 10, bounced: true })
    await app.record('2026-11-20T12:00:00Z', [row('2026-11-20T11:00:00Z', { visitKey }), summary])
    await database.prisma.analyticsEvent.updateMany({
      where: { id: summary.id },
      data: { value: 300, bounced: false },
    })
    await app.record('2026-11-20T12:01:00Z', [])
    expect((await app.report('TRAFFIC', DAY)).totals?.slice(1, 4)).toEqual([1, 0, 300])
  })

  test('from the beginning after an update from a version without stored visits', async () => {
    await app.record('2026-11-20T12:00:00Z', [row('2026-11-20T11:00:00Z'), row('2026-11-20T11:01:00Z', { visitKey })])
    await database.prisma.analyticsVisit.deleteMany()
    await database.prisma.analyticsRollUp.updateMany({ data: { seenTo: null } })
    await app.record('2026-11-20T12:01:00Z', [row('2026-11-20T11:05:00Z', { visitKey })])
    expect((await app.report('TRAFFIC', DAY)).totals?.slice(0, 2)).toEqual([3, 2])
  })

  test('after the database was restored on a server with lower transaction ids', async () => {
    await app.record('2026-11-20T12:00:00Z', [row('2026-11-20T11:00:00Z')])
    await database.prisma.analyticsRollUp.updateMany({ data: { seenTo: 2n ** 40n } })
    await app.record('2026-11-20T12:01:00Z', [row('2026-11-20T12:00:30Z')])
    expect(await views()).toBe(2)
  })

  test('and rows around a clock that was set forward and back are counted once', async () => {
    await app.record('2026-11-20T12:40:00Z', [row('2026-11-20T12:39:00Z')])
    // Recorded an hour too late, and not rolled up before the clock is set back.
    await app.write([row('2026-11-20T13:41:00Z')])
    await seeAllRows('2026-11-20T12:41:00Z')
    expect(await views()).toBe(2)
    await seeAllRows('2026-11-20T13:45:00Z')
    expect(await views()).toBe(2)
    // Half an hour late by a clock that was set back.
    await app.record('2026-11-20T12:46:00Z', [row('2026-11-20T12:16:00Z'), row('2026-11-20T11:50:00Z')])
    expect(await views()).toBe(4)
  })

  test('with at most 5,000 rows of a visit', async () => {
    await database.prisma.$executeRaw`
      INSERT INTO analytics_events (id, kind, at, visit_key, path)
      SELECT gen_random_uuid(), 'page_view', '2026-11-20T11:00:00Z', ${visitKey}::uuid, '/' FROM generate_series(1, 5001)`
    await app.record('2026-11-20T12:00:00Z', [])
    expect((await app.report('SOURCES', DAY)).rows[0]?.values[3]).toBe(5_000)
    expect(await views()).toBe(5_001)
  })
})
