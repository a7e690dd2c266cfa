import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../support/database.ts'
import { openReportApp, type ReportApp, row } from './report-app.ts'

let database: TestDatabase
let app: ReportApp

beforeAll(async () => {
  ;({ database, app } = await openReportApp())
})
afterAll(() => database.close())

test('searches without results are grouped by text and filters', async () => {
  const search = (label: string, path: string) =>
    row('2026-03-02T10:00:00Z', { kind: 'event', category: 'search', action: 'search', value: 0, label, path })
  await app.record('2026-03-02T12:00:00Z', [
    search('Pictures', '/ai-tools?category=design%2Cwriting&free=1&search=Pictures'),
    search('pictures', '/ai-tools?category=design%2Cwriting&free=1&search=pictures&utm_source=news'),
    search('pictures', '/ai-tools?ref=abc&search=pictures'),
    search('pictures', '/blog?search=pictures'),
  ])
  const { rows } = await app.report('SEARCHES_WITHOUT_RESULT', { from: '2026-03-02', to: '2026-03-02' })
  expect(rows.map(({ label, values }) => [label, values])).toEqual([
    ['pictures', [2]],
    ['pictures (category: design, writing; free tier)', [2]],
  ])
})
