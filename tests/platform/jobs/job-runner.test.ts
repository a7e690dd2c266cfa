import { describe, expect, test } from 'vitest'
import { handleJob, handleRecurringJob, PermanentJobError } from '#server/platform/jobs/job.ts'
import { runInScope } from '#server/platform/work-scope.ts'
import { captureLog } from '../../server/http/support.ts'
import { addEffect, COUNT, createJobs, DAY_MS, MINUTE_MS, START } from './job-support.ts'

const { database, enqueue, runner, job, effects, queue, move } = createJobs()
const HOUR_MS = 60 * MINUTE_MS

describe('a job', () => {
  test('runs once with its payload, and stores result and progress', async () => {
    const { id } = await enqueue(7)
    const seen: unknown[] = []
    const work = runner({
      run: async (payload, { attempt, jobId, progress }) => {
        seen.push([payload, attempt, jobId])
        await progress(1, 4, 'one of four')
        await progress(4, 4)
        return { sum: 28 }
      },
    })
    expect(await queue.status(database.prisma, id)).toMatchObject({ state: 'waiting', progress: null, result: null })
    expect(await work.runDue()).toBe(1)
    expect(await work.runDue()).toBe(0)
    expect(seen).toEqual([[{ n: 7 }, 1, id]])
    expect(await queue.status(database.prisma, id)).toEqual({
      state: 'done',
      attempts: 1,
      progress: { done: 4, total: 4, text: null },
      result: { sum: 28 },
      lastError: null,
    })
  })

  test('belongs to the request that enqueued it, and so do the jobs that it enqueues', async () => {
    const requestId = '0190b0a0-0000-7000-8000-000000000001'
    const { lines, log } = captureLog()
    await runInScope({ requestId, jobId: 'none' }, () => enqueue(1))
    const work = runner(
      {
        run: async ({ n }) => {
          log.info('at work')
          if (n === 1) await enqueue(2)
        },
      },
      { log },
    )
    expect(await work.runDue()).toBe(2)
    const [first, second] = [await job(1), await job(2)]
    expect([first.requestId, second.requestId]).toEqual([requestId, requestId])
    expect(lines).toMatchObject([
      { msg: 'at work', requestId, jobId: first.id },
      { msg: 'at work', requestId, jobId: second.id },
    ])
  })

  test('shows its progress while it runs, written once a second', async () => {
    const { id } = await enqueue(1)
    const shown: unknown[] = []
    const show = async () => shown.push((await queue.status(database.prisma, id))?.progress?.done)
    const run = runner({
      run: async (_payload, { progress }) => {
        for (const done of [1, 2]) await progress(done, 9)
        await show()
        move(1_000)
        await progress(3, 9)
        await show()
      },
    })
    expect(await run.runDue()).toBe(1)
    expect(shown).toEqual([1, 3])
  })

  test('waits until it is due', async () => {
    await enqueue(1, { dueAt: new Date(START + HOUR_MS) })
    const work = runner({ run: async () => undefined })
    expect(await work.runDue()).toBe(0)
    move(HOUR_MS)
    expect(await work.runDue()).toBe(1)
  })

  test('of a transaction that was rolled back does not exist', async () => {
    const undone = database.transaction(async (tx) => {
      await queue.enqueue(tx, COUNT, { n: 1 }, { key: '1' })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await runner({ run: async () => undefined }).runDue()).toBe(0)
  })

  test('is retried after each delay, then dead with its error', async () => {
    await enqueue(1)
    let attempts = 0
    const work = runner({
      retryDelaysMs: [MINUTE_MS, 5 * MINUTE_MS],
      run: async () => {
        attempts += 1
        throw new Error(`failure ${attempts}`)
      },
    })
    for (const minutes of [1, 5]) {
      expect(await work.runDue()).toBe(0)
      expect(await job(1)).toMatchObject({ state: 'waiting', lastError: `failure ${attempts}`, finishedAt: null })
      move(minutes * MINUTE_MS - 1)
      await work.runDue()
      move(1)
    }
    expect(attempts).toBe(2)
    await work.runDue()
    move(DAY_MS)
    expect(await work.runDue()).toBe(0)
    expect(await job(1)).toMatchObject({ state: 'dead', attempts: 3, lastError: 'failure 3', activeKey: null })
  })

  test('is dead at once when retrying is pointless', async () => {
    await enqueue(1)
    await runner({ run: () => Promise.reject(new PermanentJobError(new Error('never'))) }).runDue()
    expect(await job(1)).toMatchObject({ state: 'dead', attempts: 1, lastError: 'never' })
  })

  test('is not claimed without a handler, and fails when its payload is invalid', async () => {
    await enqueue(1)
    await database.prisma.job.updateMany({ data: { payload: { n: 'one' } } })
    const strange = await enqueue(2)
    await database.prisma.job.update({ where: { id: strange.id }, data: { kind: 'of-a-newer-version' } })
    expect(await runner({ run: async () => undefined }).runDue()).toBe(0)
    expect(await job(1)).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.stringContaining('number') })
    expect(await queue.status(database.prisma, strange.id)).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  test('that takes too long is aborted and counts as failed', async () => {
    await enqueue(1)
    let reason: unknown = null
    const work = runner({
      timeoutMs: 20,
      run: (_payload, { signal }) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            reason = signal.reason
          })
        }),
    })
    expect(await work.runDue()).toBe(0)
    expect(String(reason)).toContain('did not finish within 20 ms')
    expect(await job(1)).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('20 ms') })
  })

  test('keeps the part of its payload that its kind retains, or nothing', async () => {
    for (const n of [1, 2]) await enqueue(n)
    const work = runner({ run: async () => undefined, retain: ({ n }) => (n === 1 ? { n: 0 } : null) })
    expect(await work.runDue()).toBe(2)
    expect(await database.prisma.job.findMany()).toMatchObject([{ key: '1', payload: { n: 0 } }])
  })

  test('is deleted 30 days after its end', async () => {
    await enqueue(1)
    await enqueue(2, { dueAt: new Date(START + 400 * DAY_MS) })
    const work = runner({ run: async () => undefined }, { pollMs: 5 })
    await work.runDue()
    const sweep = async () => {
      const stop = work.start()
      const { prisma } = database
      await expect.poll(() => prisma.job.count({ where: { kind: 'sweep-jobs', state: 'waiting' } })).toBe(1)
      await stop()
    }
    await sweep()
    const remaining = async (milliseconds: number) => {
      move(milliseconds)
      await runner({ run: async () => undefined }).runDue()
      return (await database.prisma.job.findMany({ where: { kind: 'count' }, orderBy: { key: 'asc' } })).map(
        ({ key }) => key,
      )
    }
    expect(await remaining(30 * DAY_MS)).toEqual(['1', '2'])
    expect(await remaining(DAY_MS)).toEqual(['2'])
  })
})

describe('a key', () => {
  test('has one pending job with the first payload, and another one after its end', async () => {
    const first = await enqueue(1)
    const again = await database.transaction((tx) => queue.enqueue(tx, COUNT, { n: 5 }, { key: '1' }))
    expect([first.isNew, again]).toEqual([true, { id: first.id, isNew: false }])
    const seen: number[] = []
    const work = runner({ run: async ({ n }) => void seen.push(n) })
    await work.runDue()
    expect((await enqueue(1)).isNew).toBe(true)
    await work.runDue()
    expect(seen).toEqual([1, 1])
  })

  test.each([
    ['ignore', 1],
    ['repeat', 2],
  ] as const)('while its job runs: %s', async (ifRunning, times) => {
    await enqueue(1)
    let runs = 0
    const work = runner({
      run: async () => {
        runs += 1
        if (runs === 1) expect((await enqueue(1, { ifRunning })).isNew).toBe(false)
      },
    })
    await work.runDue()
    expect(runs).toBe(times)
    expect(await job(1)).toMatchObject({ state: 'done', runAgain: false })
  })

  test('is unique under concurrent requests', async () => {
    const added = await Promise.all(Array.from({ length: 8 }, () => enqueue(1)))
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(added.map(({ id }) => id)).size).toBe(1)
  })
})

describe('a recurring job', () => {
  const recurring = (run: () => Promise<void>) =>
    handleRecurringJob({ name: 'tidy', everyMs: 6 * HOUR_MS, run: () => run() })
  const nothing = { run: async () => undefined }
  const row = () => database.prisma.job.findFirst({ where: { kind: 'tidy' } })

  test('first runs a minute after the start, then every period, even after a failure', async () => {
    let runs = 0
    const tidy = recurring(async () => {
      runs += 1
      if (runs === 1) throw new Error('busy')
    })
    const works = [1, 2].map(() => runner(nothing, { more: [tidy], pollMs: 5 }))
    const stops = works.map((work) => work.start())
    await expect.poll(row).toMatchObject({ state: 'waiting', availableAt: new Date(START + MINUTE_MS) })
    for (const stop of stops) await stop()
    const runDue = async () => {
      for (const work of [1, 2].map(() => runner(nothing, { more: [tidy] }))) await work.runDue()
    }
    await runDue()
    expect(runs).toBe(0)
    move(MINUTE_MS)
    await runDue()
    expect(runs).toBe(1)
    expect(await row()).toMatchObject({ state: 'waiting', lastError: 'busy' })
    move(6 * HOUR_MS - 1)
    await runDue()
    expect(runs).toBe(1)
    move(1)
    await runDue()
    expect(runs).toBe(2)
    expect(await row()).toMatchObject({ state: 'waiting', lastError: null, attempts: 0 })
  })
})

test('a commit completes the job with its effects', async () => {
  await enqueue(1)
  const work = runner({
    run: (_payload, { commit }) =>
      commit(async (tx) => {
        await addEffect(tx, '/1')
        return { added: 1 }
      }),
  })
  expect(await work.runDue()).toBe(1)
  expect(await effects()).toEqual(['/1'])
  expect(await job(1)).toMatchObject({ state: 'done', result: { added: 1 } })
})

test('two handlers of one kind are rejected', () => {
  const handler = handleJob(COUNT, { run: async () => undefined })
  expect(() => runner({ run: async () => undefined }, { more: [handler] })).toThrow('Two handlers')
})
