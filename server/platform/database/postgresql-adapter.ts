import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlDriverAdapterFactory, SqlQuery, Transaction } from '@prisma/driver-adapter-utils'
import type pg from 'pg'
import type { Log } from '../log.ts'

/** A statement failed, its error was swallowed, and the work then requested a commit. */
class AbortedCommitError extends Error {
  constructor(cause: unknown) {
    super('A transaction was rolled back because one of its statements failed.', { cause })
    this.name = 'AbortedCommitError'
  }
}

/** Server errors have a SQLSTATE; anything else means that the connection itself is in doubt. */
function isServerAnswer(error: unknown): boolean {
  const { cause } = error as { cause?: { originalCode?: unknown } }
  return typeof cause?.originalCode === 'string'
}

/**
 * Fixes two gaps of the library (7.10): PostgreSQL answers the COMMIT of a failed transaction with a rollback, reported
 * as success; and a connection to an unresponsive server returns to the pool.
 */
function guarded(inner: Transaction): Transaction {
  const { client } = inner as unknown as { client: pg.PoolClient }
  let failure: { error: unknown } | undefined
  let lost: Error | undefined

  async function watched<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      failure ??= { error }
      if (!isServerAnswer(error)) lost = error as Error
      throw error
    }
  }
  async function giveBack(end: () => Promise<void>): Promise<void> {
    if (lost) client.release(lost)
    else await end()
  }
  async function executeRaw(query: SqlQuery): Promise<number> {
    if (query.sql !== 'COMMIT' || !failure) return watched(() => inner.executeRaw(query))
    const { error } = failure
    await watched(() => inner.executeRaw({ sql: 'ROLLBACK', args: [], argTypes: [] }))
    throw new AbortedCommitError(error)
  }
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    options: inner.options,
    queryRaw: (query) => watched(() => inner.queryRaw(query)),
    executeRaw,
    commit: () => giveBack(() => inner.commit()),
    rollback: () => giveBack(() => inner.rollback()),
    createSavepoint: async (name) => inner.createSavepoint?.(name),
    releaseSavepoint: async (name) => inner.releaseSavepoint?.(name),
    async rollbackToSavepoint(name) {
      await inner.rollbackToSavepoint?.(name)
      failure = undefined
    },
  }
}

export function createPostgresqlAdapterFactory(pool: pg.Pool, log: Log): SqlDriverAdapterFactory {
  const factory = new PrismaPg(pool, {
    onConnectionError: (error) => log.warn({ err: error }, 'The database closed a connection in use'),
  })
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect(): Promise<SqlDriverAdapter> {
      const adapter = await factory.connect()
      const startTransaction = adapter.startTransaction.bind(adapter)
      adapter.startTransaction = async (isolation) => guarded(await startTransaction(isolation))
      return adapter
    },
  }
}
