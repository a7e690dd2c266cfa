import { beforeEach, describe, expect, test } from 'vitest'
import { handleRecurringJob, type JobContext } from '#server/platform/jobs/job.ts'
import { createJobTable, hastenRecurring } from '#server/platform/jobs/job-table.ts'
import { createJobs, MINUTE_MS, START } from './job-support.ts'

const { database, clock, runner } = createJobs()
const HOUR_MS = 60 * MINUTE_MS

describe('a recurring job that has nothing to do', () => {
  const row = () => database.prisma.job.findFirst({ where: { kind: 'tidy' } })
  const hasten = () => database.transaction((tx) => hastenRecurring(tx, 'tidy', new Date(START + MINUTE_MS)))
  let hasWork = false

  /** Runs the job once, at the start. */
  const runOnce = async (run: (context: JobContext) => Promise<void> = async () => undefined) => {
    const tidy = handleRecurringJob({
      name: 'tidy',
      everyMs: MINUTE_MS,
      idle: { everyMs: HOUR_MS, isIdle: async () => !hasWork },
      run,
    })
    await createJobTable({ database, clock, leaseMs: MINUTE_MS }).ensureRecurring(['tidy'], 0)
    expect(await runner({ run: async () => undefined }, { more: [tidy] }).runDue()).toBe(1)
  }
  const planned = (availableMs: number) => ({
    state: 'waiting',
    attempts: 0,
    runAgain: false,
    availableAt: new Date(START + availableMs),
  })
  beforeEach(() => {
    hasWork = false
  })

  test('waits longer, until it gets something to do', async () => {
    await runOnce()
    expect(await row()).toMatchObject(planned(HOUR_MS))
    await hasten()
    expect(await row()).toMatchObject(planned(MINUTE_MS))
    // Never later than planned.
    await database.transaction((tx) => hastenRecurring(tx, 'tidy', new Date(START + HOUR_MS)))
    expect(await row()).toMatchObject(planned(MINUTE_MS))
  })

  test('waits as usual with something to do', async () => {
    hasWork = true
    await runOnce()
    expect(await row()).toMatchObject(planned(MINUTE_MS))
  })

  test.each([
    ['without a commit', async () => undefined],
    ['with a commit', ({ commit }: JobContext) => commit(async () => undefined)],
  ])('waits as usual after a run %s that did not see what it got to do', async (_, end) => {
    await runOnce(async (context) => {
      await hasten()
      await end(context)
    })
    expect(await row()).toMatchObject(planned(MINUTE_MS))
  })
})
