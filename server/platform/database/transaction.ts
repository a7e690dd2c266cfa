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
    super(`A transaction was aborted because it did not finish within ${milliseconds} ms.`)
    this.name = 'TransactionTimeoutError'
  }
}

/** Longest life of a transaction, and longest wait for its begin, in milliseconds. */
const TRANSACTION_TIMEOUT_MS = 5_000

const ROLLBACK_GRACE_MS = 500

/** Callbacks by the transaction whose commit they wait for. */
const committed = new WeakMap<TransactionClient, (() => void)[]>()

/**
 * Calls back once after the transaction of `tx` was committed, and never when it was rolled back. A client outside a
 * transaction has committed what it wrote before, so then the callback is called at once.
 */
export function afterCommit(tx: TransactionClient, callback: () => void): void {
  const callbacks = committed.get(tx)
  if (callbacks === undefined) callback()
  else callbacks.push(callback)
}

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
  const callbacks: (() => void)[] = []
  try {
    const outcome = prisma.$transaction(
      (tx) => {
        committed.set(tx, callbacks)
        // A server that went silent does not answer the rollback either: the caller waits for it no longer than this.
        late(timeoutMs + ROLLBACK_GRACE_MS).catch(unanswered.reject)
        return Promise.race([work(tx), late(timeoutMs)])
      },
      // Prisma's own timer is only the net below: it undoes the work yet lets the caller wait on.
      { timeout: timeoutMs + 500, maxWait: timeoutMs, ...(isolation ? { isolationLevel: isolation } : {}) },
    )
    const result = await Promise.race([outcome, unanswered.promise])
    for (const callback of callbacks) callback()
    return result
  } finally {
    timers.forEach(clearTimeout)
  }
}
