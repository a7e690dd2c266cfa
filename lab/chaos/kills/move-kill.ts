import { join } from 'node:path'
import pg from 'pg'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { MigrationError } from '#server/platform/database/migrate.ts'
import { silentLog } from '#server/platform/log.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { playRounds, type RoundOptions } from '../rounds.ts'
import { digestsOf, fillDatabase, finishCommand, interruptCommand, isSame, lookInto } from './backup-commands.ts'

type Moved = { readonly interrupted: number; readonly rows: number }

const ROWS = 5_000
const KILLS = 6

const hasTables = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rowCount } = await client
    .query(`SELECT FROM pg_tables WHERE schemaname = 'public'`)
    .finally(() => client.end())
  return rowCount !== 0
}

/** Whether the server would start on the database. */
const isUsable = async (databaseUrl: string): Promise<boolean> => {
  try {
    await (await openDatabase({ databaseUrl, dataDir: 'unused', log: silentLog })).close()
    return true
  } catch (error) {
    if (error instanceof MigrationError) return false
    throw error
  }
}

/**
 * kill -9 in the middle of a move to a private PostgreSQL server: the source keeps its rows, the target is unusable until
 * all rows are there, and running the command again completes it.
 */
export const killDuringMoves = (options: RoundOptions<Moved>) =>
  playRounds(options, async (random, killed) => {
    await using folder = await temporaryFolder()
    const source = join(folder.path, 'source')
    const before = await fillDatabase(source, 'source', ROWS)
    const env = { DATA_DIR: source }
    const [measured, cluster] = [await startCluster(ensurePostgresql()), await startCluster(ensurePostgresql())]
    let interrupted = 0
    try {
      const durationMs = await finishCommand('move', [measured.url], env)
      let isMoved = false
      for (let count = 0; count < KILLS && !isMoved; count += 1) {
        killed()
        if (await interruptCommand('move', [cluster.url], env, (0.2 + random() * 0.8) * durationMs)) interrupted += 1
        else isMoved = true
        // An empty database is usable, but looking would create its tables.
        if (!isMoved && (await hasTables(cluster.url))) isMoved = await isUsable(cluster.url)
      }
      if (!isMoved) await finishCommand('move', [cluster.url], env)
      const database = await openDatabase({ databaseUrl: cluster.url, dataDir: 'unused', log: silentLog })
      const after = await digestsOf(database)
      await database.close()
      const problem = isSame(after, before) ? undefined : 'the target has other rows than the source'
      const changed = isSame(await lookInto(source), before) ? undefined : 'the source has other rows'
      return { interrupted, rows: ROWS, problem: problem ?? changed }
    } finally {
      await measured.stop()
      await cluster.stop()
    }
  })
