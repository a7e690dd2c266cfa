import { expect, test } from 'vitest'
import { checkAnalyticsSink } from '#scripts/doctor/check-analytics-sink.ts'
import { CREATE_SINK_TABLE } from '#server/areas/analytics/sink/sink-table.ts'
import { askClickHouse } from '#server/platform/clickhouse.ts'
import { startClickHouse } from '../../support/clickhouse-server.ts'

test('without a sink, there is nothing to check', async () => {
  expect(await checkAnalyticsSink({ analyticsSink: undefined })).toEqual([])
})

test('the sign-in and the columns of the table are checked', async () => {
  const store = await startClickHouse({ user: 'writer', password: 'word' })
  const check = async (changes = {}) => {
    const [finding] = await checkAnalyticsSink({ analyticsSink: { ...store.target, ...changes } })
    return `${finding?.state}: ${finding?.text}`.replaceAll(new URL(store.origin).host, 'HOST')
  }
  expect(await check()).toBe('ok: HOST accepts the sign-in; the table analytics_events is created with the first rows')
  await askClickHouse(store.target, { query: CREATE_SINK_TABLE })
  expect(await check()).toBe('ok: HOST accepts the sign-in and has the table analytics_events')
  expect(await check({ password: 'other' })).toBe('problem: HOST refuses the sign-in')
  expect(await check({ database: 'other' })).toBe('problem: HOST has no database other')
  store.faults.push(202)
  expect(await check()).toBe(
    'problem: HOST does not answer: ClickHouse responded with code 202 (TOO_MANY_SIMULTANEOUS_QUERIES).',
  )
  store.faults.push('close')
  expect(await check()).toContain('problem: HOST does not answer: socket hang up')
  const older = CREATE_SINK_TABLE.replace('pages Nullable(UInt32)', 'pages UInt32')
  store.tables.clear()
  await askClickHouse(store.target, { query: older })
  expect(await check()).toBe('problem: the table analytics_events has not the expected columns: pages')
})

test('a password on its way through a network without encryption is a warning', async () => {
  const sink = { origin: 'http://clickhouse.invalid:8123', database: 'site', user: 'writer', password: 'word' }
  const findings = await checkAnalyticsSink({ analyticsSink: sink }, 200)
  expect(findings.map(({ state }) => state)).toEqual(['problem', 'warning'])
  expect(findings[1]?.text).toBe('the password is sent to clickhouse.invalid:8123 unencrypted')
})
