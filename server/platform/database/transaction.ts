import type { Prisma, PrismaClient } from '../../../prisma/client/client.ts'

/** Prisma inside a transaction. On the embedded database it is the only client that may be used there. */
export type TransactionClient = Prisma.TransactionClient

export type TransactionOptions = {
  isolation?: Prisma.TransactionIsolationLevel
  /** Longest life, 5 s unless given. Only for work that no visitor waits for. */
  timeoutMs?: number
}

/** The work took longer than a transaction may. It is undone, unless the server went silent while it was committing. */
export class TransactionTimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`A transaction was given up because it was not finished after ${milliseconds} ms.`)
    this.name = 'TransactionTimeoutError'
  }
}

/** Longest life of a transaction, and longest wait for its begin, in milliseconds. */
export const TRANSACTION_TIMEOUT_MS = 5_000

const ROLLBACK_GRACE_MS = 500

/**
 * Runs `work` in a transaction: all of it lands, or none. Work that is not done in time is undone and rejected even
 * when its promise never settles, because on the embedded database an open transaction holds up everybody.
 */
export async function runTransaction<T>(
  prisma: PrismaClient,
  work: (tx: TransactionClient) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const { timeoutMs = TRANSACTION_TIMEOUT_MS, isolation } = options
  const timers: NodeJS.Timeout[] = []
  const late = (milliseconds: number) =>
    new Promise<never>((_, reject) => {
      timers.push(setTimeout(() => reject(new TransactionTimeoutError(timeoutMs)), milliseconds))
    })
  const unanswered = Promise.withResolvers<never>()
  try {
    const outcome = prisma.$transaction(
      (tx) => {
        // A server that went silent does not answer the rollback either: the caller waits for it no longer than this.
        late(timeoutMs + ROLLBACK_GRACE_MS).catch(unanswered.reject)
        return Promise.race([work(tx), late(timeoutMs)])
      },
      // Prisma's own timer is only the net below: it undoes the work yet lets the caller wait on.
      { timeout: timeoutMs + 500, maxWait: timeoutMs, ...(isolation ? { isolationLevel: isolation } : {}) },
    )
    return await Promise.race([outcome, unanswered.promise])
  } finally {
    timers.forEach(clearTimeout)
  }
}
