import { expect, test } from 'vitest'
import { killDuringJobs } from '../../../scripts/chaos/job-scenario.ts'

test('kill -9 in the middle of jobs loses none, repeats no effect and sends every email', {
  timeout: 240_000,
}, async () => {
  const rounds = await killDuringJobs({ cycles: 1, seed: 20_261_122, jobs: 60, emails: 15 })
  expect(rounds).toMatchObject([
    { ok: true, finding: { done: 75, dead: 0, effects: 60, repeatedEffects: 0, unfinished: 0 } },
  ])
  expect(rounds[0]?.kills).toBeGreaterThan(0)
  expect(rounds[0]?.emailsReceived).toBeGreaterThanOrEqual(15)
})
