import { expect, test } from 'vitest'
import { killDuringJobs } from '#lab/chaos/kills/job-scenario.ts'

test('kill -9 during jobs loses none, repeats no effect and sends every email', {
  timeout: 600_000,
}, async () => {
  const rounds = await killDuringJobs({ cycles: 1, seed: 20_261_122, jobs: 40, emails: 10, jobsBetweenKills: 20 })
  expect(rounds).toMatchObject([{ ok: true, finding: { done: 50, dead: 0, effects: 40, repeatedEffects: 0 } }])
  expect(rounds[0]?.kills).toBeGreaterThan(0)
  expect(rounds[0]?.emailsReceived).toBeGreaterThanOrEqual(10)
})
