import type { PGlite, Transaction as PgliteTransaction } from '@electric-sql/pglite'
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from '@prisma/driver-adapter-utils'
import { PrismaPGlite } from 'pglite-prisma-adapter'

const ADAPTER_NAME = 'pglite'

type OpenTransaction = { inner: PgliteTransaction; finish: () => void; outcome: Promise<void> }

/** Resolves once BEGIN is done. PGlite sends COMMIT when `finish` is called, unless `inner` was rolled back. */
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

/** Queries on anything that has PGlite's `query`, with the library's conversion of values and errors. */
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
      // Without `finish` a rollback that failed would leave everybody behind it waiting for ever.
      await inner.rollback().finally(finish)
      await outcome
    },
  }
}

/** The engine in service: another one after the last has stopped. */
type ClientSource = () => Promise<PGlite>

async function connect(client: ClientSource): Promise<SqlDriverAdapter> {
  const queries = async () => queryable(await client())
  return {
    provider: 'postgres',
    adapterName: ADAPTER_NAME,
    queryRaw: async (query) => (await queries()).queryRaw(query),
    executeRaw: async (query) => (await queries()).executeRaw(query),
    executeScript: async (script) => void (await (await client()).exec(script)),
    // One connection: transactions follow each other, so that every isolation level is serializable.
    startTransaction: async () => startTransaction(await client()),
    getConnectionInfo: () => ({ supportsRelationJoins: true }),
    dispose: async () => {},
  }
}

/**
 * Prisma's view of an embedded database. Stands before `pglite-prisma-adapter` because that library (0.7.2) answers a
 * commit that failed as if it had succeeded, and does not wait for a rollback or a script.
 */
export function createPgliteAdapterFactory(client: ClientSource): SqlDriverAdapterFactory {
  return {
    provider: 'postgres',
    adapterName: ADAPTER_NAME,
    connect: () => connect(client),
  }
}
