import { describe, expect, test } from 'vitest'
import { handleRecurringJob } from '#server/platform/jobs/job.ts'
import { createJobs, MINUTE_MS, START } from './job-support.ts'

const { database, enqueue, runner, job, move } = createJobs()
const HOUR_MS = 60 * MINUTE_MS
const LEASE_MS = 2 * MINUTE_MS
/** More than other tests at the same time take. */
const PATIENCE = { timeout: 5_000 }
const nothing = { run: async () => undefined }

/** A job that runs until it is released, and how often it was started. */
const hold = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = { runs: 0, release: resolve }
  const run = async () => {
    held.runs += 1
    await promise
  }
  return { held, run }
}

describe('a clock that was set back', () => {
  test('leaves a waiting job its delay', async () => {
    await enqueue(1)
    const failing = runner({
      run: async () => {
        throw new Error('busy')
      },
    })
    await failing.runDue()
    await enqueue(2)
    const stop = runner(nothing, { pollMs: 5 }).start()
    await expect.poll(async () => (await job(2)).state, PATIENCE).toBe('done')
    await enqueue(3, { dueAt: new Date(START + HOUR_MS) })
    move(-HOUR_MS)
    await expect.poll(async () => (await job(3)).availableAt, PATIENCE).toEqual(new Date(START))
    expect(await job(1)).toMatchObject({ state: 'waiting', availableAt: new Date(START - HOUR_MS + MINUTE_MS) })
    move(MINUTE_MS)
    await expect.poll(async () => (await job(1)).state, PATIENCE).toBe('done')
    await stop()
    expect(await job(3)).toMatchObject({ state: 'waiting', availableAt: new Date(START) })
  })

  test('leaves a recurring job its period, also when it was set back before the start', async () => {
    let runs = 0
    const run = async () => {
      runs += 1
    }
    const tidy = () =>
      runner(nothing, { more: [handleRecurringJob({ name: 'tidy', everyMs: 6 * HOUR_MS, run })], pollMs: 5 })
    const stop = tidy().start()
    const row = () => database.prisma.job.findFirst({ where: { kind: 'tidy' } })
    await expect.poll(row, PATIENCE).not.toBeNull()
    move(MINUTE_MS)
    await expect
      .poll(async () => (await row())?.availableAt, PATIENCE)
      .toEqual(new Date(START + MINUTE_MS + 6 * HOUR_MS))
    move(-HOUR_MS)
    await expect
      .poll(async () => (await row())?.availableAt, PATIENCE)
      .toEqual(new Date(START + MINUTE_MS + 5 * HOUR_MS))
    await stop()
    move(-HOUR_MS)
    const stopAgain = tidy().start()
    await expect
      .poll(async () => (await row())?.finishedAt, PATIENCE)
      .toEqual(new Date(START + MINUTE_MS - 2 * HOUR_MS))
    await stopAgain()
    expect(runs).toBe(1)
  })

  test('makes no lease of a process that exited longer', async () => {
    const { held, run } = hold()
    await enqueue(1)
    const first = runner({ run })
    const ending = first.runDue()
    await expect.poll(() => held.runs, PATIENCE).toBe(1)
    // Extended by a clock that was ahead for a while.
    move(HOUR_MS)
    await first.renewLeases()
    move(-HOUR_MS)
    const stop = runner(nothing, { pollMs: 5 }).start()
    await expect.poll(async () => (await job(1)).availableAt, PATIENCE).toEqual(new Date(START + LEASE_MS))
    move(LEASE_MS)
    await expect.poll(async () => (await job(1)).state, PATIENCE).toBe('done')
    await stop()
    held.release()
    await ending
  })

  test('moves nothing when it is only a little behind', async () => {
    await enqueue(1, { dueAt: new Date(START + HOUR_MS) })
    const before = await job(1)
    move(-MINUTE_MS)
    await enqueue(2)
    const stop = runner(nothing, { pollMs: 5 }).start()
    await expect.poll(async () => (await job(2)).state, PATIENCE).toBe('done')
    await stop()
    expect(await job(1)).toEqual(before)
  })
})

describe('a clock that was set forward', () => {
  test('ends no lease of the own process', async () => {
    const { held, run } = hold()
    const stop = runner({ maxRunning: 3, run }).start()
    await enqueue(1)
    await expect.poll(() => held.runs, PATIENCE).toBe(1)
    move(HOUR_MS)
    await enqueue(2)
    await expect.poll(() => held.runs, PATIENCE).toBe(2)
    held.release()
    await expect.poll(async () => (await job(2)).state, PATIENCE).toBe('done')
    await stop()
    expect(await job(1)).toMatchObject({ state: 'done', attempts: 1 })
    expect(held.runs).toBe(2)
  })

  const several = () => ({ database: { ...database, kind: 'postgresql' as const } })

  test('ends no lease that another instance extends', async () => {
    const { held, run } = hold()
    await enqueue(1)
    const first = runner({ run })
    const ending = first.runDue()
    await expect.poll(() => held.runs, PATIENCE).toBe(1)
    const ahead = runner(nothing, several())
    for (let looks = 0; looks < 5; looks += 1) {
      move(LEASE_MS / 3)
      await first.renewLeases()
      move(HOUR_MS)
      await ahead.renewLeases()
      expect(await ahead.runDue()).toBe(0)
      move(-HOUR_MS)
    }
    held.release()
    expect(await ending).toBe(1)
    expect(held.runs).toBe(1)
  })

  test('delays what a process left that exited, until nobody has extended its lease for a while', async () => {
    const { held, run } = hold()
    await enqueue(1)
    const ending = runner({ run }).runDue()
    await expect.poll(() => held.runs, PATIENCE).toBe(1)
    move(HOUR_MS)
    const next = runner(nothing, several())
    for (let looks = 0; looks < 2; looks += 1) {
      await next.renewLeases()
      expect(await next.runDue()).toBe(0)
    }
    await next.renewLeases()
    expect(await next.runDue()).toBe(1)
    held.release()
    await ending
  })
})
