/** The jobs table for administrators. */
import type { TransactionClient } from '../database/database.ts'
import { activeKeyOf } from './job-queue.ts'
import { RECURRING_KEY } from './job-table.ts'

export type JobKindFigures = {
  readonly kind: string
  readonly waiting: number
  readonly running: number
  readonly done: number
  readonly dead: number
  /** When a pending one may start; null when none is pending. */
  readonly nextAt: Date | null
  /** Null when none has ended. */
  readonly lastEndedAt: Date | null
  /** The last error of a recurring job; null after a success. */
  readonly lastError: string | null
  /** Whether it recurs and can be started manually. */
  readonly recurring: boolean
}

export type DeadJob = {
  readonly id: string
  readonly kind: string
  readonly attempts: number
  readonly lastError: string | null
  readonly createdAt: Date
  readonly finishedAt: Date | null
}

/** Figures per kind. Errors are omitted for kinds whose errors may contain personal data. */
export const jobFigures = (reader: TransactionClient, personalKind: string): Promise<JobKindFigures[]> =>
  reader.$queryRaw<JobKindFigures[]>`
    SELECT kind, count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
      count(*) FILTER (WHERE state = 'running')::int AS running,
      count(*) FILTER (WHERE state = 'done')::int AS done,
      count(*) FILTER (WHERE state = 'dead')::int AS dead,
      min(available_at) FILTER (WHERE state = 'waiting') AS "nextAt",
      max(finished_at) AS "lastEndedAt",
      CASE WHEN kind <> ${personalKind} THEN max(last_error) FILTER (WHERE key = ${RECURRING_KEY}) END AS "lastError",
      bool_or(key = ${RECURRING_KEY}) AS recurring
    FROM jobs GROUP BY kind ORDER BY kind`

/** Latest first. */
export const deadJobs = (reader: TransactionClient, exceptKind: string, most: number): Promise<DeadJob[]> =>
  reader.job.findMany({
    where: { state: 'dead', kind: { not: exceptKind } },
    orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: { id: true, kind: true, attempts: true, lastError: true, createdAt: true, finishedAt: true },
  })

/**
 * Re-enqueues a dead job with all its attempts. False when it is no longer dead, or when another job of its kind and
 * key is active and does the same work.
 */
export const repeatDeadJob = async (
  tx: TransactionClient,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> => {
  const rows = await tx.$queryRaw<{ kind: string; key: string }[]>`
    SELECT kind, key FROM jobs WHERE id = ${id}::uuid AND state = 'dead' FOR UPDATE`
  const [job] = rows
  if (job === undefined) return false
  const activeKey = activeKeyOf(job.kind, job.key)
  if ((await tx.job.count({ where: { activeKey } })) > 0) return false
  const data = {
    state: 'waiting' as const,
    activeKey,
    attempts: 0,
    availableAt: now,
    finishedAt: null,
    lastError: null,
  }
  await tx.job.update({ where: { id }, data })
  return true
}

/** Runs a pending recurring job now. False for an unknown or running one. */
export const startRecurringJob = async (
  tx: TransactionClient,
  { kind, now }: { readonly kind: string; readonly now: Date },
): Promise<boolean> => {
  const where = { kind, key: RECURRING_KEY, state: 'waiting' as const }
  return (await tx.job.updateMany({ where, data: { availableAt: now } })).count > 0
}
