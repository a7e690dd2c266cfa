import type { Clock } from '../clock.ts'
import type { TransactionClient } from '../database/database.ts'
import { afterCommit } from '../database/transaction.ts'
import type { JobKind, Json } from './job.ts'

export type EnqueueOptions = {
  /** One job of a kind and key waits or runs at a time. */
  readonly key: string
  /** The earliest time to run; at once when left out. */
  readonly dueAt?: Date
  /** The member whose data the payload holds: the job is deleted with the account. */
  readonly userId?: string | null
  /**
   * What happens while a job of the same key runs: `ignore` (the default) adds nothing, `repeat` runs it once more
   * afterwards, for a handler that may have read what has changed since.
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
   * Adds a job in the caller's transaction. While a job of the same kind and key waits, nothing is added: that job runs
   * after this transaction has ended, with its own payload. `isNew` tells whether one was added.
   */
  enqueue<Payload extends Json>(
    tx: TransactionClient,
    kind: JobKind<Payload>,
    payload: Payload,
    options: EnqueueOptions,
  ): Promise<{ readonly id: string; readonly isNew: boolean }>
  /** Where a job is; null when there is none, or none any more. */
  status(reader: TransactionClient, id: string): Promise<JobStatus | null>
  /** Calls back when a transaction that added a job was committed, with the job's due time. Returns what ends it. */
  onEnqueued(listener: (dueAt: Date) => void): () => void
}

/** Kind and key in one text, as the unique column has it. A kind's name holds no colon. */
export const activeKeyOf = (kind: string, key: string): string => `${kind}:${key}`

export const createJobQueue = ({ clock }: { clock: Clock }): JobQueue => {
  const listeners = new Set<(dueAt: Date) => void>()

  return {
    enqueue: async (tx, { name: kind, payload: shape }, payload, options) => {
      const now = clock.now()
      const { key, dueAt = now, userId = null, ifRunning = 'ignore' } = options
      const activeKey = activeKeyOf(kind, key)
      const input = shape.parse(payload) as object
      const data = { kind, key, activeKey, payload: input, userId, availableAt: dueAt, createdAt: now }
      for (;;) {
        const [added] = await tx.job.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
        if (added !== undefined) {
          afterCommit(tx, () => {
            for (const listener of listeners) listener(dueAt)
          })
          return { id: added.id, isNew: true }
        }
        // The update also locks the row: a waiting job cannot begin before this transaction has ended, so it sees what
        // the transaction has changed.
        const [active] = await tx.$queryRaw<{ id: string }[]>`
          UPDATE jobs SET run_again = run_again OR (state = 'running' AND ${ifRunning === 'repeat'}::boolean)
          WHERE active_key = ${activeKey} RETURNING id`
        if (active !== undefined) return { id: active.id, isNew: false }
        // The job has ended between the two statements.
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
