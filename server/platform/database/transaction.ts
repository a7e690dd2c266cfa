import type { Prisma, PrismaClient } from '#prisma/client/client.ts'

/** Prisma inside a transaction. On the embedded database, no other client may be used there. */
export type TransactionClient = Prisma.TransactionClient

export type TransactionOptions = {
  isolation?: Prisma.TransactionIsolationLevel
  /** Longest duration, 5 s by default. Increase only for work that no visitor waits for. */
  timeoutMs?: number
}

/** The transaction took too long. It was rolled back, unless the server stopped responding during the commit. */
export class TransactionTimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`A transaction was aborted because it did not finish within ${milliseconds} ms.`)
    this.name = 'TransactionTimeoutError'
  }
}

/** Longest duration, and longest wait for the start, in milliseconds. */
const TRANSACTION_TIMEOUT_MS = 5_000

const ROLLBACK_GRACE_MS = 500

/** Callbacks by transaction. */
const committed = new WeakMap<TransactionClient, (() => void)[]>()

/**
 * Calls back once after the transaction of `tx` is committed, never after a rollback. Outside a transaction, writes are
 * already committed, so it calls back at once.
 */
export function afterCommit(tx: TransactionClient, callback: () => void): void {
  const callbacks = committed.get(tx)
  if (callbacks === undefined) callback()
  else callbacks.push(callback)
}

/**
 * Runs `work` atomically. Late work is rolled back and rejected even if its promise never settles, because on the
 * embedded database an open transaction blocks everybody.
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
        // An unresponsive server does not answer the rollback either, so limit the wait.
        late(timeoutMs + ROLLBACK_GRACE_MS).catch(unanswered.reject)
        return Promise.race([work(tx), late(timeoutMs)])
      },
      // Prisma's own timer is only a fallback: it rolls back but lets the caller wait.
      { timeout: timeoutMs + 500, maxWait: timeoutMs, ...(isolation ? { isolationLevel: isolation } : {}) },
    )
    const result = await Promise.race([outcome, unanswered.promise])
    for (const callback of callbacks) callback()
    return result
  } finally {
    timers.forEach(clearTimeout)
  }
}
