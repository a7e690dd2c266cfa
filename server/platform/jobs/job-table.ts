import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database, TransactionClient } from '../database/database.ts'
import type { IdlePeriod, JobEnd, JobHandler, Json } from './job.ts'
import { activeKeyOf } from './job-queue.ts'
import { JUST_EXPIRED_MS, type KnownLeases } from './lease-watch.ts'

/** A job claimed by this process. */
export type ClaimedJob = {
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  readonly userId: string | null
  readonly attempts: number
  readonly leaseToken: string
  /** The request that enqueued it. */
  readonly requestId: string | null
}

export type Progress = { readonly done: number; readonly total: number; readonly text: string | null }

export type JobTable = ReturnType<typeof createJobTable>

/** Free capacity per kind. */
type Capacity = { readonly kind: string; readonly free: number }

export const RECURRING_KEY = 'recurring'
const LONGEST_ERROR = 500

type Period = { readonly everyMs: number; readonly idle?: IdlePeriod | undefined }

/** Makes a recurring job that may be idle run by `dueAt`, in the transaction that gives it something to do. */
export const hastenRecurring = async (tx: TransactionClient, kind: string, dueAt: Date): Promise<void> => {
  // A run that is about to end may not see the transaction: it then waits for the usual time only.
  await tx.$executeRaw`
    UPDATE jobs SET run_again = run_again OR state = 'running',
      available_at = CASE WHEN state = 'waiting' THEN LEAST(available_at, ${dueAt}::timestamptz) ELSE available_at END
    WHERE active_key = ${activeKeyOf(kind, RECURRING_KEY)}`
}

const progressColumns = (progress: Progress | null) =>
  progress === null ? {} : { progressDone: progress.done, progressTotal: progress.total, progressText: progress.text }

const NO_LEASE = { leaseToken: null, runAgain: false }

/** In one short statement that skips rows locked by other instances, so that no job is claimed twice. */
const claimDue = (
  reader: TransactionClient,
  capacities: readonly Capacity[],
  { leases, now, leaseMs }: { leases: KnownLeases; now: Date; leaseMs: number },
): Promise<ClaimedJob[]> => {
  const kinds = capacities.map(({ kind }) => kind)
  const free = capacities.map((capacity) => capacity.free)
  const [holds, abandoned] = [[...leases.holds], [...(leases.abandoned ?? [])]]
  const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
  return reader.$queryRaw<ClaimedJob[]>`
    WITH due AS MATERIALIZED (
      SELECT job.id FROM unnest(${kinds}::text[], ${free}::int[]) AS capacity (kind, free)
      CROSS JOIN LATERAL (
        SELECT id FROM jobs
        WHERE kind = capacity.kind AND state IN ('waiting', 'running') AND available_at <= ${now}::timestamptz
          AND (lease_token IS NULL OR (lease_token <> ALL(${holds}::uuid[])
            AND (${leases.abandoned === null}::boolean OR available_at > ${after(-JUST_EXPIRED_MS)}::timestamptz
              OR lease_token = ANY(${abandoned}::uuid[]))))
        ORDER BY available_at, id LIMIT capacity.free FOR UPDATE SKIP LOCKED
      ) AS job
    )
    UPDATE jobs SET state = 'running', attempts = attempts + 1, lease_token = gen_random_uuid(),
      available_at = ${after(leaseMs)}::timestamptz, started_at = ${now}::timestamptz
    FROM due WHERE jobs.id = due.id
    RETURNING jobs.id, kind, payload, user_id AS "userId", attempts, lease_token AS "leaseToken",
      request_id AS "requestId"`
}

/** All statements on the jobs table except inserts. Leases last `leaseMs`. */
export const createJobTable = (dependencies: { database: Database; clock: Clock; leaseMs: number }) => {
  const { database, clock, leaseMs } = dependencies
  const { prisma } = database
  const after = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds)
  const heldBy = ({ id, leaseToken }: ClaimedJob) => ({ id, leaseToken, state: 'running' as const })

  /** Releases the lease and makes the job pending. Returns whether this run still held it. */
  const wait = async (
    reader: TransactionClient,
    job: ClaimedJob,
    availableAt: Date,
    data: object,
    condition: { readonly runAgain?: boolean } = {},
  ): Promise<boolean> => {
    const { count } = await reader.job.updateMany({
      where: { ...heldBy(job), ...condition },
      data: { state: 'waiting', availableAt, ...NO_LEASE, ...data },
    })
    return count === 1
  }

  /** Ends a job for good, unless it was enqueued again while running. Returns whether this run still held it. */
  const end = async (
    reader: TransactionClient,
    job: ClaimedJob,
    { state, handler, data }: { state: JobEnd; handler: JobHandler; data: object },
  ): Promise<boolean> => {
    const where = { ...heldBy(job), runAgain: false }
    const payload = handler.retain(job.payload, state, job.userId)
    const { count } =
      payload === null
        ? await reader.job.deleteMany({ where })
        : await reader.job.updateMany({
            where,
            data: {
              state,
              payload: payload as object,
              activeKey: null,
              finishedAt: clock.now(),
              leaseToken: null,
              ...data,
            },
          })
    return count === 1 || wait(reader, job, clock.now(), { attempts: 0, ...data })
  }

  /** The idle period is for a job that has nothing to do, and that got nothing to do while it ran. */
  const waitForNext = async (reader: TransactionClient, job: ClaimedJob, { everyMs, idle }: Period, data: object) => {
    const finished = { attempts: 0, finishedAt: clock.now(), ...data }
    const isIdle = idle !== undefined && (await idle.isIdle(reader))
    if (isIdle && (await wait(reader, job, after(idle.everyMs), finished, { runAgain: false }))) return true
    return wait(reader, job, after(everyMs), finished)
  }

  return {
    /** Claims due jobs and those with an expired lease, up to the capacity per kind. */
    claim: (capacities: readonly Capacity[], leases: KnownLeases): Promise<ClaimedJob[]> =>
      claimDue(prisma, capacities, { leases, now: clock.now(), leaseMs }),

    /** Extends leases. Returns the tokens still held by this process. */
    renew: async (jobs: readonly ClaimedJob[]): Promise<ReadonlySet<string>> => {
      const ids = jobs.map(({ id }) => id)
      const tokens = jobs.map(({ leaseToken }) => leaseToken)
      const rows = await prisma.$queryRaw<{ token: string }[]>`
        UPDATE jobs SET available_at = ${after(leaseMs)}::timestamptz
        WHERE id = ANY(${ids}::uuid[]) AND lease_token = ANY(${tokens}::uuid[]) AND state = 'running'
        RETURNING lease_token AS token`
      return new Set(rows.map(({ token }) => token))
    },

    /** Saves progress and extends the lease. Returns whether this run still holds the job. */
    saveProgress: async (job: ClaimedJob, progress: Progress): Promise<boolean> => {
      const data = { ...progressColumns(progress), availableAt: after(leaseMs) }
      const { count } = await prisma.job.updateMany({ where: heldBy(job), data })
      return count === 1
    },

    /** Settles a success, in the transaction of `reader` if it is one. Returns whether this run still held the job. */
    complete: (
      reader: TransactionClient,
      job: ClaimedJob,
      { handler, result, progress }: { handler: JobHandler; result: Json; progress: Progress | null },
    ): Promise<boolean> => {
      const data = { ...(result !== null && { result }), lastError: null, ...progressColumns(progress) }
      const { everyMs, idle } = handler
      return everyMs === null
        ? end(reader, job, { state: 'done', handler, data })
        : waitForNext(reader, job, { everyMs, idle }, data)
    },

    /** Settles a failed attempt: `delayMs` until the next one, null for the last. */
    fail: (
      job: ClaimedJob,
      failure: { handler: JobHandler; error: unknown; delayMs: number | null; progress: Progress | null },
    ): Promise<boolean> => {
      const { handler, error, delayMs, progress } = failure
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR)
      const data = { lastError, ...progressColumns(progress) }
      if (handler.everyMs !== null) return waitForNext(prisma, job, { everyMs: handler.everyMs }, data)
      return delayMs === null
        ? end(prisma, job, { state: 'dead', handler, data })
        : wait(prisma, job, after(delayMs), data)
    },

    /** Returns an unfinished job: due at once, without counting the attempt. */
    release: (job: ClaimedJob): Promise<boolean> => wait(prisma, job, clock.now(), { attempts: job.attempts - 1 }),

    /** Adds missing recurring jobs, and makes pending ones run within `firstAfterMs`. */
    ensureRecurring: async (kinds: readonly string[], firstAfterMs: number): Promise<void> => {
      const ids = kinds.map(() => randomUUID())
      const activeKeys = kinds.map((kind) => activeKeyOf(kind, RECURRING_KEY))
      await prisma.$executeRaw`
        INSERT INTO jobs (id, kind, key, active_key, payload, available_at, created_at)
        SELECT id, kind, ${RECURRING_KEY}, active_key, '{}', ${after(firstAfterMs)}::timestamptz, ${clock.now()}::timestamptz
        FROM unnest(${ids}::uuid[], ${[...kinds]}::text[], ${activeKeys}::text[]) AS added (id, kind, active_key)
        ON CONFLICT (active_key) DO UPDATE SET available_at = LEAST(jobs.available_at, excluded.available_at)
        WHERE jobs.state = 'waiting'`
    },

    /** Deletes jobs that ended before. Returns how many. */
    sweep: async (before: Date): Promise<number> => {
      const where = { state: { in: ['done' as const, 'dead' as const] }, finishedAt: { lt: before } }
      return (await prisma.job.deleteMany({ where })).count
    },
  }
}
