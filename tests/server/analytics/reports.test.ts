import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { storeSubscription } from '../../support/billing-rows.ts'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import type { TestDatabase } from '../../support/database.ts'
import { memberId } from './random-records.ts'
import { account, administrator, openReportApp, type ReportApp, row, valuesByKey } from './report-app.ts'

let database: TestDatabase
let app: ReportApp

beforeAll(async () => {
  ;({ database, app } = await openReportApp())
  await loadCatalogue(database, { tools: { writing: ['abacus', 'beacon'].map((slug) => toolRecord({ slug })) } })
})
afterAll(() => database.close())
afterEach(() => app.clear())

const failureOf = async (name: string, variables: object) => {
  const { errors } = await app.api.query(app.REPORT, { name, ...variables })
  return errors.map(({ message, code, field }) => [message, code, field])
}

describe('a period', () => {
  test.each([
    ['2026-03-02', '2026-03-01', '"from" must not be after "to".', 'from'],
    ['2025-01-01', '2026-02-05', 'A report can cover at most 400 days.', 'to'],
  ])('from %s to %s is refused', async (from, to, message, field) => {
    expect(await failureOf('TRAFFIC', { from, to })).toEqual([[message, 'BAD_USER_INPUT', field]])
  })

  test('defaults to the last 28 days, in whole UTC days', async () => {
    app.setNow(new Date('2026-11-20T23:30:00Z'))
    const { rows, notes } = await app.report('TRAFFIC')
    expect([rows.length, rows[0]?.key, rows.at(-1)?.key]).toEqual([28, '2026-10-24', '2026-11-20'])
    expect(notes).toEqual([
      'The gross amount is the plan price of each new subscription, before refunds. Renewals are not included.',
      'Refunds, of first payments and renewals, count on the day the whole amount was refunded.',
      'Nothing has been recorded yet.',
      "Today's figures are not final.",
      'Days are full UTC days.',
      'Visits under Global Privacy Control or Do Not Track are not recorded.',
    ])
  })

  test.each(['2026-03-29', '2026-11-01'])(
    'over the change of clocks on %s has days of 24 hours, in which report and live view agree',
    async (day) => {
      const hours = Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:10:00Z`)
      const night = new Date(`${day}T00:00:00Z`).getTime()
      const around = [new Date(night - 1), new Date(night + 86_400_000)].map((at) => at.toISOString())
      await app.record(
        `${day}T23:30:00Z`,
        [...hours, ...around].map((at) => row(at)),
      )
      let live = 0
      for (let half = 0; half < 48; half += 2) {
        app.setNow(new Date(night + half * 1_800_000 + 1_799_999))
        const { data } = await app.api.query('{ liveAnalytics { views minutes { minute views } } }')
        expect(data.liveAnalytics.minutes).toHaveLength(30)
        live += data.liveAnalytics.views
      }
      app.setNow(new Date(night + 3 * 86_400_000))
      await app.catchUp()
      const traffic = valuesByKey(await app.report('TRAFFIC', { from: day, to: day }))
      expect([live, traffic.get(day)?.slice(0, 2)]).toEqual([24, [24, 24]])
    },
  )
})

test('refunds stand beside the gross amount, on the day of the refund, and only where they can be attributed', async () => {
  const data = account('00000000-0000-4000-8000-0000000000aa', new Date('2026-11-01T00:00:00Z'))
  await database.prisma.user.create({ data })
  await storeSubscription(database, data.id, {
    payments: [
      { refundedCents: 3_000, refundedAt: new Date('2026-11-20T23:59:59Z') },
      { refundedCents: 18_000, refundedAt: new Date('2026-11-20T00:00:00Z') },
      { refundedCents: 3_000, refundedAt: new Date('2026-11-21T00:00:00Z') },
    ],
  })
  await app.record('2026-11-22T10:00:00Z', [row('2026-11-19T10:00:00Z')])
  const traffic = (filter: object) => app.report('TRAFFIC', { from: '2026-11-19', to: '2026-11-20', filter })
  const { columns, rows, totals } = await traffic({})
  expect(columns.slice(-2).map(({ label }) => label)).toEqual(['Gross amount', 'Refunded'])
  expect([...rows.map(({ values }) => values.at(-1)), totals?.at(-1)]).toEqual([0, 210, 210])
  const filtered = await Promise.all([traffic({ page: '/' }), traffic({ source: 'direct' })])
  expect(filtered.map((report) => report.totals?.at(-1))).toEqual([null, null])
  await database.prisma.billingCustomer.deleteMany()
  await database.prisma.user.delete({ where: { id: data.id } })
})

describe('recording losses', () => {
  const run = (startedAt: string, lastFlushAt: string, data: object = {}) =>
    database.prisma.analyticsRecordingRun.create({
      data: { startedAt: new Date(startedAt), lastFlushAt: new Date(lastFlushAt), ...data },
    })
  const fill = async () => {
    app.setNow(new Date('2026-11-06T10:01:00Z'))
    await run('2026-11-01T08:00:00Z', '2026-11-03T10:00:00Z', { droppedByDay: { '2026-11-02': 7, '2026-11-03': 5 } })
    await run('2026-11-03T10:04:00Z', '2026-11-05T10:00:00Z', { endedAt: new Date('2026-11-05T10:00:00Z') })
    await run('2026-11-05T10:10:00Z', '2026-11-06T10:00:00Z')
  }
  const GAP = 'Recording stopped for 4 minutes on November 3, 2026'

  test.each([
    ['2026-11-03', '2026-11-03', `${GAP}, and 5 records were dropped in this period. The figures may be too low.`],
    ['2026-11-01', '2026-11-28', `${GAP}, and 12 records were dropped in this period. The figures may be too low.`],
    ['2026-11-02', '2026-11-02', '7 records were dropped in this period. The figures may be too low.'],
    ['2026-11-04', '2026-11-06', null],
  ])('from %s to %s are stated in one sentence by every report', async (from, to, losses) => {
    await fill()
    for (const name of ['TRAFFIC', 'TOOLS', 'RETENTION'])
      expect((await app.report(name, { from, to })).losses).toBe(losses)
  })

  test('are stated by the live view for its minutes and for today', async () => {
    await fill()
    const live = async (now: string) => {
      app.setNow(new Date(now))
      return (await app.api.query('{ liveAnalytics { losses } }')).data.liveAnalytics.losses
    }
    expect(await live('2026-11-03T10:30:00Z')).toBe(
      `${GAP}, and 5 records were dropped today. The figures may be too low.`,
    )
    expect(await live('2026-11-03T10:40:00Z')).toBe('5 records were dropped today. The figures may be too low.')
    expect(await live('2026-11-04T10:00:00Z')).toBeNull()
  })
})

describe('a filter', () => {
  const PERIOD = { from: '2026-11-19', to: '2026-11-20' }
  const fill = () =>
    app.record('2026-11-20T12:00:00Z', [
      row('2026-11-19T10:00:00Z', { path: '/pricing?ref=a', source: 'news.example', campaign: 'autumn' }),
      row('2026-11-20T10:00:00Z', { source: 'bad.example', bucket: 'bot', reason: 'declared crawler' }),
      row('2026-11-20T11:00:00Z', { kind: 'sign_up', visitKey: null }),
    ])

  test.each([
    ['FUNNEL', { page: '/' }, ['page'], 'The page filter does not apply to this report and was ignored.'],
    ['TOOLS', { source: 'a.example' }, ['source'], 'The source filter does not apply to this report and was ignored.'],
    ['BOTS', { includeBots: true }, ['includeBots'], '"Include bots" does not apply to this report and was ignored.'],
    [
      'TRAFFIC',
      { page: '/', source: 'a.example' },
      ['source'],
      "The source filter can't be combined with the page filter, so the figures are for all sources.",
    ],
  ])('that does not apply to %s is reported instead of zeros', async (name, filter, ignored, note) => {
    await fill()
    const { ignoredFilters, notes } = await app.report(name, { ...PERIOD, filter })
    expect([ignoredFilters, notes[0]]).toEqual([ignored, note])
  })

  test('by page leaves values blank that are unknown for a page', async () => {
    await fill()
    const { rows, notes } = await app.report('TRAFFIC', { ...PERIOD, filter: { page: '/pricing' } })
    expect(rows.map(({ values }) => values)).toEqual([
      [1, 1, null, null, null, null, null, null],
      [0, 0, null, null, null, null, null, null],
    ])
    expect(notes[0]).toContain('Sign-ups and purchases are not available by page.')
  })

  test('by source includes its campaigns, and bots count only when included', async () => {
    await fill()
    const views = async (filter: object) => (await app.report('TRAFFIC', { ...PERIOD, filter })).totals?.[0]
    expect(await views({ source: 'News.example' })).toBe(1)
    expect([await views({}), await views({ includeBots: true })]).toEqual([1, 2])
    expect((await app.report('SOURCES', PERIOD)).rows.map(({ key }) => key)).toEqual(['news.example / autumn'])
  })

  test.each([
    [{ page: 'pricing' }, '"page" must be a path such as /pricing.', 'page'],
    [{ source: 'x'.repeat(301) }, '"source" must be at most 300 characters.', 'source'],
  ])('%o is refused', async (filter, message, field) => {
    expect(await failureOf('TRAFFIC', { filter })).toEqual([[message, 'BAD_USER_INPUT', field]])
  })
})

describe('totals', () => {
  const HISTORY = { from: '2024-01-01', to: '2024-01-10' }

  test('stay when their rows expire, even when the past is recomputed', async () => {
    await app.record('2024-01-10T12:00:00Z', [row('2024-01-10T11:00:00Z', { source: 'spam.example' })])
    const before = await app.report('TRAFFIC', HISTORY)
    expect(before.totals?.slice(0, 2)).toEqual([1, 1])
    await database.prisma.analyticsEvent.deleteMany()
    await database.prisma.analyticsTotal.deleteMany({ where: { period: 'hour' } })
    app.setNow(new Date('2026-01-15T12:00:00Z'))
    await app.catchUp()
    await app.api.query('mutation { addAnalyticsSpamRule(input: { host: "spam.example" }) { __typename } }')
    await app.runJobs()
    expect(await app.report('TRAFFIC', HISTORY)).toMatchObject({ rows: before.rows, totals: before.totals })
    // For sources, the total itself says what it covers.
    const sources = await app.report('SOURCES', HISTORY)
    expect(sources.rows).toEqual([])
    expect(sources.notes[0]).toContain('the individual records have expired')
  })

  test('of hours are removed after 35 days and visits after two years, while daily totals stay', async () => {
    await app.record('2026-01-10T12:00:00Z', [row('2026-01-10T11:00:00Z')])
    app.setNow(new Date('2026-02-20T12:00:00Z'))
    const job = app.api.services.jobHandlers.find(({ kind }) => kind === 'remove-hourly-analytics-totals')
    const [progress, commit, { signal }] = [async () => {}, async () => {}, new AbortController()]
    const removeOld = () => job?.run({}, { jobId: '', attempt: 1, signal, progress, commit })
    await removeOld()
    expect(await database.prisma.analyticsTotal.count({ where: { period: 'hour' } })).toBe(0)
    const rows = await app.report('TRAFFIC', { from: '2026-01-10', to: '2026-01-10' })
    expect(rows.totals?.[0]).toBe(1)
    expect(await database.prisma.analyticsVisit.count()).toBe(1)
    app.setNow(new Date('2028-01-15T12:00:00Z'))
    await removeOld()
    expect(await database.prisma.analyticsVisit.count()).toBe(0)
  })

  test('beyond 200 keys are one row, and days before recording began are blank', async () => {
    await app.record(
      '2026-11-20T12:00:00Z',
      Array.from({ length: 203 }, (_, page) => row('2026-11-20T11:00:00Z', { path: `/tools/${page}` })),
    )
    const { rows, totals } = await app.report('PAGES', { from: '2026-11-20', to: '2026-11-20' })
    expect([rows.length, rows.at(-1)?.key, rows.at(-1)?.values[0], totals?.[0]]).toEqual([201, 'other', 3, 203])
    const traffic = await app.report('TRAFFIC', { from: '2026-11-19', to: '2026-11-20' })
    expect(traffic.rows[0]?.values).toEqual(Array(8).fill(null))
    expect(traffic.notes).toContain('Recording began on 2026-11-20. There is no data for earlier days.')
  })
})

test('tools are ranked by recorded views, including those of merged tools, and favorites added in the period', async () => {
  const tools = await database.prisma.tool.findMany({ orderBy: { slug: 'asc' } })
  const times = ['2026-11-19T10:00:00Z', '2026-11-17T10:00:00Z']
  for (const [index, { id: toolId }] of tools.entries()) {
    await database.prisma.favorite.create({
      data: { userId: administrator.id, toolId, createdAt: new Date(times[index] ?? '') },
    })
  }
  const seen = { kind: 'tool_view', path: null, label: 'beacon' } as const
  await app.record('2026-11-20T12:00:00Z', [row('2026-11-19T10:00:00Z', seen), row('2026-11-20T10:00:00Z', seen)])
  const { rows } = await app.report('TOOLS', { from: '2026-11-19', to: '2026-11-20' })
  expect(rows).toEqual([
    { key: 'beacon', label: 'beacon', values: [2, 0] },
    { key: 'abacus', label: 'abacus', values: [0, 1] },
  ])
  const tool = { where: { slug: 'beacon' } }
  await database.prisma.tool.update({ ...tool, data: { status: 'merged', mergedInto: 'abacus' } })
  expect((await app.report('TOOLS', { from: '2026-11-19', to: '2026-11-20' })).rows).toEqual([
    { key: 'abacus', label: 'abacus', values: [2, 1] },
  ])
  await database.prisma.tool.update({ ...tool, data: { status: 'active', mergedInto: null } })
  expect((await app.report('TOOLS', { from: '2026-11-19', to: '2026-11-20' })).rows).toEqual(rows)
})

test('retention counts returning members, and a deleted account changes no past week', async () => {
  const [ada, ben] = [memberId(1), memberId(2)]
  const joined = new Date('2026-10-07T10:00:00Z')
  await database.prisma.user.createMany({ data: [account(ada, joined), account(ben, joined)] })
  const period = { from: '2026-10-05', to: '2026-10-31' }
  const seen = (at: string, userId: string) => app.record(at, [row(at, { userId })])
  await seen('2026-10-07T10:05:00Z', ada)
  await seen('2026-10-14T10:00:00Z', ada)
  await seen('2026-10-22T10:00:00Z', ben)
  const expected = [{ key: '2026-10-05', label: '2026-10-05', values: [2, 50, 50, ...Array(10).fill(null)] }]
  expect((await app.report('RETENTION', period)).rows).toEqual(expected)
  const { memberData } = await import('#server/areas/analytics/reports/reports.ts').then(({ createReports }) =>
    createReports({ database, clock: { now: () => new Date() }, queue: app.api.services.jobQueue }),
  )
  expect(await memberData['activeWeeks']?.exportFor(ada)).toEqual(['2026-10-05', '2026-10-12'])
  await database.transaction((tx) => memberData['activeWeeks']?.eraseFor(tx, ada, '') ?? Promise.resolve())
  await database.prisma.user.deleteMany({ where: { id: { in: [ada, ben] } } })
  expect(await database.prisma.analyticsActiveWeek.count()).toBe(0)
  app.setNow(new Date('2026-10-24T10:00:00Z'))
  await app.catchUp()
  expect((await app.report('RETENTION', period)).rows).toEqual(expected)
})

test('the live view shows people of the last 30 minutes by minute', async () => {
  const [visit, now] = [randomUUID(), '2026-11-20T12:00:30Z']
  await app.record(now, [
    row('2026-11-20T11:30:59Z'),
    row('2026-11-20T11:31:00Z', { visitKey: visit, path: '/quiz?ref=a' }),
    row('2026-11-20T12:00:10Z', { visitKey: visit, path: '/quiz' }),
    row('2026-11-20T12:00:20Z', { bucket: 'bot', reason: 'declared crawler' }),
  ])
  const { data } = await app.api.query(
    '{ liveAnalytics { views visits updatedAt minutes { minute views visits } pages { path views } } }',
  )
  const { minutes, ...rest } = data.liveAnalytics
  expect(rest).toEqual({
    views: 2,
    visits: 1,
    updatedAt: new Date(now).toISOString(),
    pages: [{ path: '/quiz', views: 2 }],
  })
  expect([minutes[0], minutes.at(-1)]).toEqual([
    { minute: '2026-11-20T11:31:00.000Z', views: 1, visits: 1 },
    { minute: '2026-11-20T12:00:00.000Z', views: 1, visits: 1 },
  ])
  expect(minutes.filter(({ views }: { views: number }) => views > 0)).toHaveLength(2)
})
