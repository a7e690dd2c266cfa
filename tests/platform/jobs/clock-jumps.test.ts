import { describe, expect, test } from 'vitest'
import { handleRecurringJob } from '#server/platform/jobs/job.ts'
import { createJobs, MINUTE_MS, START } from './job-support.ts'

const { database, enqueue, runner, job, move } = createJobs()
const HOUR_MS = 60 * MINUTE_MS
const LEASE_MS = 2 * MINUTE_MS
const nothing = { run: async () => undefined }

describe('a clock that was set back', () => {
  test('leaves a waiting job its delay, and does so once', async () => {
    await enqueue(1)
    let runs = 0
    const work = runner({
      run: async () => {
        runs += 1
        if (runs === 1) throw new Error('busy')
      },
    })
    await work.runDue()
    await enqueue(2)
    move(-HOUR_MS)
    await work.followClock()
    await work.followClock()
    expect(await job(1)).toMatchObject({ availableAt: new Date(START - HOUR_MS + MINUTE_MS) })
    expect(await work.runDue()).toBe(1)
    move(MINUTE_MS)
    expect(await work.runDue()).toBe(1)
    expect(runs).toBe(3)
  })

  test('leaves a recurring job its period', async () => {
    let runs = 0
    const run = async () => {
      runs += 1
    }
    const work = runner(nothing, { more: [handleRecurringJob({ name: 'tidy', everyMs: 6 * HOUR_MS, run })], pollMs: 5 })
    const stop = work.start()
    await expect.poll(() => database.prisma.job.count({ where: { kind: 'tidy' } })).toBe(1)
    move(MINUTE_MS)
    await expect.poll(() => runs).toBe(1)
    await stop()
    const next = runner(nothing, { more: [handleRecurringJob({ name: 'tidy', everyMs: 6 * HOUR_MS, run })] })
    move(-HOUR_MS)
    await next.followClock()
    move(6 * HOUR_MS - 1)
    await next.runDue()
    expect(runs).toBe(1)
    move(1)
    await next.runDue()
    expect(runs).toBe(2)
  })

  test('makes no lease of a process that exited longer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let runs = 0
    const run = async () => {
      runs += 1
      await promise
    }
    await enqueue(1)
    const held = runner({ run })
    const ending = held.runDue()
    await expect.poll(() => runs).toBe(1)
    // Extended by a clock that was ahead for a while.
    move(HOUR_MS)
    await held.renewLeases()
    move(-HOUR_MS)
    const next = runner(nothing)
    await next.followClock()
    expect(await next.runDue()).toBe(0)
    move(LEASE_MS)
    expect(await next.runDue()).toBe(1)
    resolve()
    await ending
  })

  test('moves nothing when it is only a little behind', async () => {
    await enqueue(1, { dueAt: new Date(START + HOUR_MS) })
    const before = await job(1)
    move(-MINUTE_MS)
    await runner(nothing).followClock()
    expect(await job(1)).toEqual(before)
  })
})

test('a clock that was set forward ends no lease of the own process', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let runs = 0
  const run = async () => {
    runs += 1
    await promise
  }
  const stop = runner({ maxRunning: 3, run }).start()
  await enqueue(1)
  await expect.poll(() => runs).toBe(1)
  move(HOUR_MS)
  await enqueue(2)
  await expect.poll(() => runs).toBe(2)
  resolve()
  await expect.poll(async () => (await job(2)).state).toBe('done')
  await stop()
  expect(await job(1)).toMatchObject({ state: 'done', attempts: 1 })
  expect(runs).toBe(2)
})
