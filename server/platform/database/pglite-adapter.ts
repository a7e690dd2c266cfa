import type { PGlite, Transaction as PgliteTransaction } from '@electric-sql/pglite'
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from '@prisma/driver-adapter-utils'
import { PrismaPGlite } from 'pglite-prisma-adapter'

const ADAPTER_NAME = 'pglite'

type OpenTransaction = { inner: PgliteTransaction; finish: () => void; outcome: Promise<void> }

/** Resolves after BEGIN. PGlite commits when `finish` is called, unless `inner` was rolled back. */
function begin(client: PGlite): Promise<OpenTransaction> {
  const { promise, resolve, reject } = Promise.withResolvers<OpenTransaction>()
  const outcome: Promise<void> = client.transaction(
    (inner) =>
      new Promise<void>((finish) =>
        resolve({
          inner,
          finish,
          get outcome() {
            return outcome
          },
        }),
      ),
  )
  outcome.catch(reject)
  return promise
}

/** Wraps anything with PGlite's `query`, using the library's conversion of values and errors. */
async function queryable(client: unknown): Promise<SqlDriverAdapter> {
  return new PrismaPGlite(client as PGlite).connect()
}

async function startTransaction(client: PGlite): Promise<Transaction> {
  const { inner, finish, outcome } = await begin(client)
  const queries = await queryable(inner)
  return {
    provider: 'postgres',
    adapterName: ADAPTER_NAME,
    // True: this adapter sends COMMIT and ROLLBACK itself.
    options: { usePhantomQuery: true },
    queryRaw: (query) => queries.queryRaw(query),
    executeRaw: (query) => queries.executeRaw(query),
    createSavepoint: async (name) => void (await inner.exec(`SAVEPOINT ${name}`)),
    rollbackToSavepoint: async (name) => void (await inner.exec(`ROLLBACK TO SAVEPOINT ${name}`)),
    releaseSavepoint: async (name) => void (await inner.exec(`RELEASE SAVEPOINT ${name}`)),
    commit: async () => {
      finish()
      await outcome
    },
    rollback: async () => {
      // Without `finish`, a failed rollback would block all later work forever.
      await inner.rollback().finally(finish)
      await outcome
    },
  }
}

/** Returns a new engine after the last one has stopped. */
type ClientSource = () => Promise<PGlite>

async function connect(client: ClientSource): Promise<SqlDriverAdapter> {
  const queries = async () => queryable(await client())
  return {
    provider: 'postgres',
    adapterName: ADAPTER_NAME,
    queryRaw: async (query) => (await queries()).queryRaw(query),
    executeRaw: async (query) => (await queries()).executeRaw(query),
    executeScript: async (script) => void (await (await client()).exec(script)),
    // A single connection: transactions are serial, so every isolation level is serializable.
    startTransaction: async () => startTransaction(await client()),
    getConnectionInfo: () => ({ supportsRelationJoins: true }),
    dispose: async () => {},
  }
}

/**
 * Prisma's adapter for an embedded database. Wraps `pglite-prisma-adapter`, because version 0.7.2 reports a failed
 * commit as success and does not wait for a rollback or a script.
 */
export function createPgliteAdapterFactory(client: ClientSource): SqlDriverAdapterFactory {
  return {
    provider: 'postgres',
    adapterName: ADAPTER_NAME,
    connect: () => connect(client),
  }
}
