import type { Clock } from '../clock.ts'
import type { TransactionClient } from '../database/database.ts'
import { afterCommit } from '../database/transaction.ts'
import { currentScope } from '../work-scope.ts'
import type { JobKind, Json } from './job.ts'

export type EnqueueOptions = {
  /** At most one job per kind and key is pending or running. */
  readonly key: string
  /** The earliest time to run; at once by default. */
  readonly dueAt?: Date
  /** The member whose data is in the payload: the job is deleted with the account. */
  readonly userId?: string | null
  /**
   * While a job with the same key runs: `ignore` (default) adds nothing, `repeat` runs it once more afterwards, because
   * it may have read outdated data.
   */
  readonly ifRunning?: 'ignore' | 'repeat'
}

type JobStatus = {
  readonly state: 'waiting' | 'running' | 'done' | 'dead'
  readonly attempts: number
  readonly progress: { readonly done: number; readonly total: number; readonly text: string | null } | null
  readonly result: unknown
  readonly lastError: string | null
}

export type JobQueue = {
  /**
   * Enqueues a job in the caller's transaction. A pending job of the same kind and key replaces it, since it runs after
   * the commit, with its own payload. `isNew`: whether one was added.
   */
  enqueue<Payload extends Json>(
    tx: TransactionClient,
    kind: JobKind<Payload>,
    payload: Payload,
    options: EnqueueOptions,
  ): Promise<{ readonly id: string; readonly isNew: boolean }>
  /** Null when there is none (any more). */
  status(reader: TransactionClient, id: string): Promise<JobStatus | null>
  /** Calls back with the due time after a transaction with a new job is committed. Returns the stop function. */
  onEnqueued(listener: (dueAt: Date) => void): () => void
}

/** The unique column's value. Kind names contain no colon. */
export const activeKeyOf = (kind: string, key: string): string => `${kind}:${key}`

export const createJobQueue = ({ clock }: { clock: Clock }): JobQueue => {
  const listeners = new Set<(dueAt: Date) => void>()

  return {
    enqueue: async (tx, { name: kind, payload: shape }, payload, options) => {
      const now = clock.now()
      const { key, dueAt = now, userId = null, ifRunning = 'ignore' } = options
      const activeKey = activeKeyOf(kind, key)
      const input = shape.parse(payload) as object
      const requestId = currentScope()?.requestId ?? null
      const data = { kind, key, activeKey, payload: input, userId, availableAt: dueAt, requestId, createdAt: now }
      for (;;) {
        const [added] = await tx.job.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
        if (added !== undefined) {
          afterCommit(tx, () => {
            for (const listener of listeners) listener(dueAt)
          })
          return { id: added.id, isNew: true }
        }
        // The update also locks the row: a pending job cannot start before this transaction ends, so it sees its
        // changes.
        const [active] = await tx.$queryRaw<{ id: string }[]>`
          UPDATE jobs SET run_again = run_again OR (state = 'running' AND ${ifRunning === 'repeat'}::boolean)
          WHERE active_key = ${activeKey} RETURNING id`
        if (active !== undefined) return { id: active.id, isNew: false }
        // The job ended between the two statements.
      }
    },

    status: async (reader, id) => {
      const job = await reader.job.findUnique({ where: { id } })
      if (job === null) return null
      const { state, attempts, progressDone, progressTotal, progressText, result, lastError } = job
      const progress =
        progressDone === null || progressTotal === null
          ? null
          : { done: progressDone, total: progressTotal, text: progressText }
      return { state, attempts, progress, result, lastError }
    },

    onEnqueued: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
