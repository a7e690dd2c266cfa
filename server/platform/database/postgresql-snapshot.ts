import pg from 'pg'
import { inUtc } from './postgresql.ts'
import { copyIn, copyOut } from './postgresql-copy.ts'
import { type CopyConnection, columnsOf, quoted, readLayout, type Snapshot, selectOf } from './snapshot.ts'

/** The server's settings must not change how values are written. */
const PLAIN_VALUES = `SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET extra_float_digits = 1;
  SET bytea_output = 'hex'; SET client_encoding = 'UTF8'; SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0`

/** Also how other processes are recognized as ours. */
export const COPY_APPLICATION = 'toolfinch copy'

/** A session of its own, without a statement timeout. The caller ends the client. */
export async function openPostgresqlCopy(databaseUrl: string): Promise<CopyConnection & { end(): Promise<void> }> {
  const client = new pg.Client({
    connectionString: inUtc(databaseUrl),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: COPY_APPLICATION,
  })
  // A lost connection also fails the running statement.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(PLAIN_VALUES)
  return {
    query: async (sql, parameters) => (await client.query<Record<string, unknown>>(sql, parameters)).rows,
    script: (sql) => client.query(sql),
    load: (table, lines) => copyIn(client, `COPY ${quoted(table.name)} (${columnsOf(table)}) FROM STDIN`, lines),
    rows: (table) => copyOut(client, `COPY (${selectOf(table)}) TO STDOUT`),
    end: () => client.end(),
  }
}

/** Reads in one transaction. Others are not held up, except for changes of the schema. */
export async function openPostgresqlSnapshot(databaseUrl: string): Promise<Snapshot> {
  const connection = await openPostgresqlCopy(databaseUrl)
  try {
    await connection.script('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { tables } = await readLayout(connection.query)
    await connection.script(`LOCK TABLE ${tables.map(({ name }) => quoted(name)).join(', ')} IN ACCESS SHARE MODE`)
    const layout = await readLayout(connection.query)
    let closing: Promise<void> | undefined
    return {
      ...layout,
      kind: 'postgresql',
      rows: connection.rows,
      close: () => {
        closing ??= connection.end()
        return closing
      },
    }
  } catch (error) {
    await connection.end()
    throw error
  }
}
