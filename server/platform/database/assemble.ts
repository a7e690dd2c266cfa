import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import { type Prisma, PrismaClient } from '#prisma/client/client.ts'
import type { PoolFigures } from './pool-figures.ts'
import type { Reader } from './postgresql.ts'
import type { Replica } from './replica.ts'
import type { Snapshot } from './snapshot.ts'
import { inStatementSpan, traceStatements } from './traced-adapter.ts'
import { runTransaction, type TransactionClient, type TransactionOptions } from './transaction.ts'

export type Database = {
  prisma: PrismaClient
  kind: 'pglite' | 'postgresql'
  /** Atomic; rolled back and rejected after 5 s. Only `tx` may be used inside. */
  transaction<T>(work: (tx: TransactionClient) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Rows of a raw statement straight from the driver, for hot reads where Prisma's result conversion costs more than
   * the query. Dates are driver-specific, so let the statement return JSON.
   */
  read<Row>(statement: Prisma.Sql): Promise<Row[]>
  /**
   * The same for records that everybody may see. A replica answers when the work is marked as public (`readPublicly`)
   * and it has everything that this instance has learned.
   */
  readPublic<Row>(statement: Prisma.Sql): Promise<Row[]>
  /** Undefined without DATABASE_REPLICA_URL. */
  readonly replica?: Pick<Replica, 'follow' | 'figures'> | undefined
  /**
   * Calls back after each notifying commit, and after gaps in the connection. Returns the stop function. Notifications
   * may be lost, so also poll.
   */
  listen(channel: string, onNotice: () => void): () => void
  /** The connections of this process; undefined for the embedded database, which has one. */
  pool?: (() => PoolFigures) | undefined
  /** Opens every connection of the pool, so that the first requests need not wait for one; nothing for the embedded database. */
  openConnections(): Promise<void>
  /** All rows at one moment, for backups. Close it. */
  openSnapshot(): Promise<Snapshot>
  /** Resolves when the database reads from its tables; has no timeout of its own. */
  ping(): Promise<void>
  /** Closes all connections and releases the folder. Idempotent. */
  close(): Promise<void>
}

type DatabaseParts = {
  kind: Database['kind']
  listen: Database['listen']
  adapter: SqlDriverAdapterFactory
  read: Reader
  replica?: Replica | undefined
  pool?: () => PoolFigures
  openConnections?: Database['openConnections']
  openSnapshot: Database['openSnapshot']
  /** Throws when the database must no longer be used, although it responds. */
  check?: () => Promise<void>
  end: () => Promise<void>
}

/** Combines the parts that differ between the two kinds. */
export function assemble(parts: DatabaseParts): Database {
  const { kind, listen, adapter, replica, pool, openConnections, openSnapshot, check, end } = parts
  const traced =
    (read: Reader): Reader =>
    (text, values) =>
      inStatementSpan(text, () => read(text, values))
  const read = traced(parts.read)
  const readPublic = replica === undefined ? read : traced(replica.read)
  const prisma = new PrismaClient({ adapter: traceStatements(adapter) })
  let closing: Promise<void> | undefined
  return {
    prisma,
    kind,
    listen,
    pool,
    openConnections: openConnections ?? (async () => undefined),
    openSnapshot,
    read: <Row>({ text, values }: Prisma.Sql) => read(text, values) as Promise<Row[]>,
    readPublic: <Row>({ text, values }: Prisma.Sql) => readPublic(text, values) as Promise<Row[]>,
    replica,
    transaction: (work, options) => runTransaction(prisma, work, options),
    async ping() {
      const migrations = await prisma.$queryRaw<unknown[]>`SELECT 1 FROM _prisma_migrations LIMIT 1`
      if (migrations.length === 0) throw new Error('The database has no tables.')
      await check?.()
    },
    close() {
      closing ??= Promise.all([prisma.$disconnect(), replica?.end()]).then(end, end)
      return closing
    },
  }
}
