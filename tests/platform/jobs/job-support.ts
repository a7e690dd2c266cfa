/** Jobs on a separate database, with a clock that tests set. */
import { beforeEach } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { defineJobKind, type HandlerOptions, handleJob, type JobHandler } from '#server/platform/jobs/job.ts'
import { createJobQueue, type EnqueueOptions } from '#server/platform/jobs/job-queue.ts'
import { createJobRunner, type JobRunnerOptions } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import { registerTestDatabase } from '../../support/database.ts'

export const START = Date.parse('2026-11-20T12:00:00Z')
export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

type Payload = { readonly n: number }
export const COUNT = defineJobKind({ name: 'count', payload: z.object({ n: z.number() }) })

/** Registers the hooks of a test file. Before each test, the tables are emptied and the clock is set to `START`. */
export const createJobs = () => {
  const database = registerTestDatabase()
  let now = START
  const clock = { now: () => new Date(now) }
  const queue = createJobQueue({ clock })
  beforeEach(async () => {
    await database.reset()
    now = START
  })

  return {
    database,
    clock,
    queue,
    move: (milliseconds: number) => {
      now += milliseconds
    },
    enqueue: (n: number, options: Partial<EnqueueOptions> = {}) =>
      database.transaction((tx) => queue.enqueue(tx, COUNT, { n }, { key: `${n}`, ...options })),
    enqueueAll: (numbers: readonly number[]) =>
      database.transaction(async (tx) => {
        for (const n of numbers) await queue.enqueue(tx, COUNT, { n }, { key: `${n}` })
      }),
    /** A runner with a handler of `count` and any other given handlers. */
    runner: (
      options: HandlerOptions<Payload>,
      { more = [], ...rest }: { more?: JobHandler[]; database?: Database } & Partial<JobRunnerOptions> = {},
    ) =>
      createJobRunner({
        database,
        clock,
        log: silentLog,
        queue,
        handlers: [handleJob(COUNT, options), ...more],
        ...rest,
      }),
    job: (n: number) => database.prisma.job.findFirstOrThrow({ where: { kind: 'count', key: `${n}` } }),
    /** Rows that handlers have written: the effect that must not happen twice. */
    effects: async () =>
      (await database.prisma.clientErrorReport.findMany({ orderBy: { id: 'asc' } })).map(({ path }) => path),
  }
}

/** An effect on the database, in the transaction of `tx`. */
export const addEffect = (tx: Pick<Database['prisma'], 'clientErrorReport'>, path: string) =>
  tx.clientErrorReport.create({ data: { path, message: 'effect', createdAt: new Date(START) } })
