/** Roll-ups, minute by minute as rows arrive, and their reports, compared with plain code over all rows. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { registerTestDatabase } from '../../support/database.ts'
import { type Arrival, recordsFrom } from './random-records.ts'
import { referenceReports } from './reference-totals.ts'
import { createReportApp, type ReportApp, valuesByKey } from './report-app.ts'

// European clocks change in the night to the 29th.
const BEGIN = new Date('2026-03-27T12:00:00Z')
const HOUR_MS = 3_600_000
const PERIOD = { from: '2026-03-27', to: '2026-04-03' }
const DAYS = ['27', '28', '29', '30', '31'].map((day) => `2026-03-${day}`)

const database = registerTestDatabase()
let app: ReportApp
beforeAll(async () => {
  // Few rows at a time, so that a run has many steps.
  app = createReportApp(database, { rowsAtATime: 40 })
})

/** Adds rows, and rolls up after this many hours each. */
const receive = async (arrivals: readonly Arrival[], everyHours: readonly number[]) => {
  let now = BEGIN
  for (let turn = 0; now.getTime() < BEGIN.getTime() + 7 * 24 * HOUR_MS; turn += 1) {
    const last = now
    now = new Date(now.getTime() + (everyHours[turn % everyHours.length] ?? 1) * HOUR_MS)
    app.setNow(now)
    await app.write(arrivals.filter(({ arrivedAt }) => arrivedAt >= last && arrivedAt < now).map(({ row }) => row))
    // As after a crash: the next run repeats what this one started.
    await app.catchUpPartly(turn % 4)
    await app.catchUp()
  }
}

test('every report equals a plain recount of the rows, whatever arrives, however late, and wherever a run is interrupted', async () => {
  const rounds = fc.shuffledSubarray([5, 30, 60], { minLength: 3 })
  await fc.assert(
    fc.asyncProperty(recordsFrom(BEGIN), rounds, async (arrivals, everyHours) => {
      await app.clear()
      await receive(arrivals, everyHours)
      const expected = referenceReports(arrivals.map(({ row }) => row))
      const traffic = valuesByKey(await app.report('TRAFFIC', PERIOD))
      const first = arrivals.map(({ row }) => row.at.toISOString().slice(0, 10)).sort()[0] ?? ''
      for (const day of DAYS.filter((one) => one >= first))
        expect([day, traffic.get(day)]).toEqual([day, expected.traffic(day)])
      expect(valuesByKey(await app.report('PAGES', PERIOD))).toEqual(expected.pages)
      expect(valuesByKey(await app.report('SOURCES', PERIOD))).toEqual(expected.sources)
      expect(valuesByKey(await app.report('SEARCHES_WITHOUT_RESULT', PERIOD))).toEqual(expected.searches)
      const funnel = (await app.report('FUNNEL', PERIOD)).rows.map(({ key, values }) => [key, values[0]])
      expect(funnel).toEqual([...expected.funnel])
      const bots = (await app.report('BOTS', PERIOD)).rows.map(({ key, values }) => [key, values[0]])
      expect(new Map(bots as [string, number][])).toEqual(expected.bots)
    }),
    { numRuns: 2, seed: 20_261_123 },
  )
})
