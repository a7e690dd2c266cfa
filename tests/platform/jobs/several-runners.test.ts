import { describe, expect, test } from 'vitest'
import type { JobContext } from '#server/platform/jobs/job.ts'
import { addEffect, createJobs, MINUTE_MS } from './job-support.ts'

const { database, enqueue, enqueueAll, runner, job, effects, move } = createJobs()
const LEASE_MS = 2 * MINUTE_MS
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))

describe('several runners on one database', () => {
  test('run each job once', async () => {
    await enqueueAll(times(40, (n) => n))
    const works = times(3, () =>
      runner({ maxRunning: 4, run: ({ n }, { commit }) => commit(async (tx) => void (await addEffect(tx, `/${n}`))) }),
    )
    const done = await Promise.all(works.map((work) => work.runDue()))
    expect(done.reduce((sum, count) => sum + count)).toBe(40)
    expect((await effects()).sort()).toEqual(times(40, (n) => `/${n}`).sort())
  })

  test('respect the limit per kind and process', async () => {
    await enqueueAll(times(9, (n) => n))
    let running = 0
    let most = 0
    const work = runner({
      maxRunning: 3,
      run: async () => {
        running += 1
        most = Math.max(most, running)
        await database.ping()
        running -= 1
      },
    })
    expect(await work.runDue()).toBe(9)
    expect(most).toBe(3)
  })
})

describe('a lease', () => {
  /** A run that keeps its job until released. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const contexts: JobContext[] = []
    const work = runner({
      run: async (_payload, context) => {
        contexts.push(context)
        await promise
        await context.commit(async (tx) => void (await addEffect(tx, '/first')))
      },
    })
    return { work, contexts, release: resolve }
  }
  const second = () =>
    runner({ run: (_payload, { commit }) => commit(async (tx) => void (await addEffect(tx, '/second'))) })

  test('that has expired is given to another run, and the first can settle nothing', async () => {
    await enqueue(1)
    const first = hold()
    const ending = first.work.runDue()
    await expect.poll(() => first.contexts.length).toBe(1)
    expect(await second().runDue()).toBe(0)
    move(LEASE_MS)
    expect(await second().runDue()).toBe(1)
    first.release()
    expect(await ending).toBe(0)
    expect(await effects()).toEqual(['/second'])
    expect(await job(1)).toMatchObject({ state: 'done', attempts: 2 })
  })

  test('is extended by the heartbeat', async () => {
    await enqueue(1)
    const first = hold()
    const ending = first.work.runDue()
    await expect.poll(() => first.contexts.length).toBe(1)
    for (let count = 0; count < 3; count += 1) {
      move(LEASE_MS - 1)
      await first.work.renewLeases()
      expect(await second().runDue()).toBe(0)
    }
    first.release()
    expect(await ending).toBe(1)
    expect(await effects()).toEqual(['/first'])
  })

  test('that was lost aborts the run at the next heartbeat', async () => {
    await enqueue(1)
    const first = hold()
    const ending = first.work.runDue()
    await expect.poll(() => first.contexts.length).toBe(1)
    move(LEASE_MS)
    await second().runDue()
    await first.work.renewLeases()
    expect(first.contexts[0]?.signal.aborted).toBe(true)
    expect(await ending).toBe(0)
  })

  test('of a process that crashed before settling leads to another attempt, up to the limit', async () => {
    await enqueue(1)
    const dying = () => runner({ retryDelaysMs: [MINUTE_MS], run: () => new Promise(() => undefined) })
    for (let attempts = 1; attempts <= 2; attempts += 1) {
      // It continues after its time limit, when the database is closed.
      dying()
        .runDue()
        .catch(() => undefined)
      await expect.poll(async () => (await job(1)).attempts).toBe(attempts)
      move(LEASE_MS)
    }
    expect(await dying().runDue()).toBe(0)
    expect(await job(1)).toMatchObject({ state: 'dead', lastError: expect.stringContaining('its process exited') })
  })

  test('of a job that was removed while running settles nothing', async () => {
    await enqueue(1)
    const work = runner({
      run: async (_payload, { commit }) => {
        await database.prisma.job.deleteMany()
        await commit(async (tx) => void (await addEffect(tx, '/removed')))
      },
    })
    expect(await work.runDue()).toBe(0)
    expect(await effects()).toEqual([])
  })
})

describe('a started runner', () => {
  test('runs a job as soon as its transaction is committed', async () => {
    const seen: number[] = []
    const stop = runner({ run: async ({ n }) => void seen.push(n) }, { pollMs: 600_000 }).start()
    await expect.poll(() => database.prisma.job.count({ where: { kind: 'sweep-jobs' } })).toBe(1)
    await enqueue(3)
    await expect.poll(() => seen).toEqual([3])
    await stop()
  })

  test('finds jobs added by another process', async () => {
    await enqueue(4)
    const seen: number[] = []
    const stop = runner({ run: async ({ n }) => void seen.push(n) }, { pollMs: 10 }).start()
    await expect.poll(() => seen).toEqual([4])
    await stop()
  })

  test('finishes running jobs when it stops, and starts no others', async () => {
    for (const n of [1, 2]) await enqueue(n)
    const { promise, resolve } = Promise.withResolvers<void>()
    const begun: number[] = []
    const run = async ({ n }: { n: number }) => {
      begun.push(n)
      await promise
    }
    const stop = runner({ run }, { pollMs: 10 }).start()
    await expect.poll(() => begun).toEqual([1])
    const stopping = stop()
    resolve()
    await stopping
    expect([(await job(1)).state, (await job(2)).state]).toEqual(['done', 'waiting'])
  })

  test('releases obedient jobs when it stops; another runner continues them at once, as the same attempt', async () => {
    await enqueue(1)
    const run = (_payload: unknown, { signal }: JobContext) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const stop = runner({ run }, { pollMs: 10, graceMs: 10 }).start()
    await expect.poll(async () => (await job(1)).state).toBe('running')
    await stop()
    expect(await job(1)).toMatchObject({ state: 'waiting', attempts: 0, lastError: null, leaseToken: null })
    expect(await runner({ run: async () => undefined }).runDue()).toBe(1)
  })

  test('is quiet while nothing is due: one statement per poll', async () => {
    let statements = 0
    const counted = database.prisma.$extends({
      query: {
        $allOperations: ({ args, query }) => {
          statements += 1
          return query(args)
        },
      },
    })
    const own = { ...database, prisma: counted as unknown as (typeof database)['prisma'] }
    const stop = runner({ run: async () => undefined }, { database: own, pollMs: 600_000 }).start()
    // Two more at the start.
    await expect.poll(() => statements).toBe(3)
    await stop()
    expect(await runner({ run: async () => undefined }, { database: own }).runDue()).toBe(0)
    expect(statements).toBe(4)
  })
})
