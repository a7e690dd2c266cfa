import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import { type Prisma, PrismaClient } from '../../../prisma/client/client.ts'
import { runTransaction, type TransactionClient, type TransactionOptions } from './transaction.ts'

export type Database = {
  prisma: PrismaClient
  kind: 'pglite' | 'postgresql'
  /** All of `work` lands, or none. Undone and rejected after 5 s. Inside it only `tx` may be used. */
  transaction<T>(work: (tx: TransactionClient) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Rows of one hand-written statement, straight from the driver: for hot reads, where the way through Prisma's own
   * result types costs more than the query. Dates come as the driver makes them; let the statement answer with JSON.
   */
  read<Row>(statement: Prisma.Sql): Promise<Row[]>
  /**
   * Calls back after each commit that notified the channel, and after every gap in which one may have been missed.
   * Returns what ends it. A help to be quick, never a promise: who depends on it also looks now and then.
   */
  listen(channel: string, onNotice: () => void): () => void
  /** Resolves when the database answers; sets no deadline of its own. */
  ping(): Promise<void>
  /** Ends every connection and gives the folder free. May be called again. */
  close(): Promise<void>
}

type DatabaseParts = {
  kind: Database['kind']
  listen: Database['listen']
  adapter: SqlDriverAdapterFactory
  read: (text: string, values: unknown[]) => Promise<unknown[]>
  /** Throws when the database may no longer be used, although it answers. */
  check?: () => Promise<void>
  end: () => Promise<void>
}

/** A database of the parts in which the two kinds differ. */
export function assemble({ kind, listen, adapter, read, check, end }: DatabaseParts): Database {
  const prisma = new PrismaClient({ adapter })
  let closing: Promise<void> | undefined
  return {
    prisma,
    kind,
    listen,
    read: <Row>({ text, values }: Prisma.Sql) => read(text, values) as Promise<Row[]>,
    transaction: (work, options) => runTransaction(prisma, work, options),
    async ping() {
      await prisma.$queryRaw`SELECT 1`
      await check?.()
    },
    close() {
      closing ??= prisma.$disconnect().finally(end)
      return closing
    },
  }
}
