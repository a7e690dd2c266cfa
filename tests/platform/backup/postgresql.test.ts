import { execFile } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { ensurePostgresql } from '#scripts/postgresql-cluster.ts'
import { databaseText } from '#server/platform/backup/database-text.ts'
import { digestTables } from '#server/platform/backup/load-schema.ts'
import { moveToPostgresql } from '#server/platform/backup/move.ts'
import { restoreIntoPostgresql } from '#server/platform/backup/restore-postgresql.ts'
import { fromPostgresql, openDatabase } from '#server/platform/database/database.ts'
import { createEmbeddedClient, embeddedMigrationConnection } from '#server/platform/database/embedded.ts'
import { openEmbeddedSnapshot } from '#server/platform/database/embedded-snapshot.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { MIGRATIONS_DIR } from '#server/platform/database/migration-files.ts'
import type { Snapshot, StoredTable } from '#server/platform/database/snapshot.ts'
import { silentLog } from '#server/platform/log.ts'
import { clock } from '../../support/catalogue.ts'
import { type CopyDatabase, openServerCopy } from '../../support/copy-database.ts'

const template = inject('databaseTemplate')
const run = promisify(execFile)

const digestsOf = async (database: Pick<CopyDatabase, 'openSnapshot'>) => {
  const snapshot = await database.openSnapshot()
  try {
    return await digestTables(snapshot, snapshot.tables)
  } finally {
    await snapshot.close()
  }
}

// Needs a server, so it runs only with TEST_DATABASE_URL.
if (template.kind === 'postgresql') {
  const openServer = async () => {
    const server = await openServerCopy(template.adminUrl)
    onTestFinished(() => server.close())
    return server
  }
  const openMigrated = async () => {
    const server = await openServer()
    await (await openDatabase({ databaseUrl: server.url, dataDir: 'unused', log: silentLog })).close()
    return server
  }
  const addReport = ({ query }: Pick<CopyDatabase, 'query'>, message: string) =>
    query(
      `INSERT INTO client_error_reports (id, path, message, created_at) VALUES (gen_random_uuid(), '/', $1, now())`,
      [message],
    )
  const textOf = ({ openSnapshot }: CopyDatabase) => databaseText({ openSnapshot, clock, authSecret: null })

  describe('restoring into a server', () => {
    const restore = (url: string, text: AsyncIterable<Buffer>, replace = false) =>
      restoreIntoPostgresql({ databaseUrl: url, text, migrationsDir: MIGRATIONS_DIR, replace })

    test('needs an empty database, or a request to replace the product’s tables, and no running instance', async () => {
      const source = await openMigrated()
      await addReport(source, 'kept')
      const target = await openServer()
      await restore(target.url, textOf(source))
      expect(await digestsOf(target)).toEqual(await digestsOf(source))

      await addReport(target, 'later')
      await expect(restore(target.url, textOf(source))).rejects.toThrow(
        'The database already has tables. Add --replace to put the backup in their place.',
      )
      const instance = fromPostgresql(target.url, silentLog)
      await instance.ping()
      await expect(restore(target.url, textOf(source), true)).rejects.toThrow(
        'The database is in use by the product. Stop every instance first.',
      )
      await instance.close()
      await restore(target.url, textOf(source), true)
      expect(await digestsOf(target)).toEqual(await digestsOf(source))
      const started = await openDatabase({ databaseUrl: target.url, dataDir: 'unused', log: silentLog })
      expect(await started.prisma.clientErrorReport.count()).toBe(1)
      await started.close()
    })

    test('leaves the former rows when the backup is not complete', async () => {
      const target = await openMigrated()
      await addReport(target, 'kept')
      const before = await digestsOf(target)
      const whole = await buffer(textOf(target))
      async function* cut(): AsyncGenerator<Buffer> {
        yield whole.subarray(0, -30)
      }
      await expect(restore(target.url, cut(), true)).rejects.toThrow('its end is missing')
      expect(await digestsOf(target)).toEqual(before)
    })

    test('refuses a database with tables of another program, and one that is being restored', async () => {
      const target = await openServer()
      await target.script('CREATE TABLE other (id int)')
      await expect(restore(target.url, textOf(target), true)).rejects.toThrow(
        'The database contains tables of another program. Restore into a database of its own.',
      )
      await target.query('SELECT pg_advisory_lock(72707369)')
      await expect(restore(target.url, textOf(target), true)).rejects.toThrow(
        'Another process is migrating, restoring or moving into this database.',
      )
    })

    test('has the result of pg_dump and pg_restore', async () => {
      const [source, target] = [await openMigrated(), await openServer()]
      await addReport(source, 'a\\b\tc\n')
      const folder = ensurePostgresql()
      const { stdout } = await run('sh', [
        '-c',
        'PATH="$PATH:$0:$(ls -d /usr/lib/postgresql/*/bin | tail -1)"; pg_dump --format=custom --no-owner "$1" | ' +
          'pg_restore --no-owner --exit-on-error --single-transaction --dbname="$2"',
        ...[folder, source.url, target.url],
      ])
      expect(stdout).toBe('')
      expect(await digestsOf(target)).toEqual(await digestsOf(source))
    })
  })

  describe('moving an embedded database to a server', () => {
    const openSource = async () => {
      const client = await createEmbeddedClient('memory://')
      onTestFinished(() => client.close())
      await migrate(embeddedMigrationConnection(client), MIGRATIONS_DIR, silentLog)
      return client
    }
    const unusable = async (url: string) =>
      expect(openDatabase({ databaseUrl: url, dataDir: 'unused', log: silentLog })).rejects.toThrow(
        'A move into this database is unfinished. Run `npm run move` again, which continues it.',
      )

    test('copies everything; until then no server starts; an interrupted move continues', async () => {
      const client = await openSource()
      const source = {
        query: async (sql: string, values?: unknown[]) =>
          (await client.query<Record<string, unknown>>(sql, values)).rows,
      }
      for (const message of ['one', 'two\\N\t']) await addReport(source, message)
      const target = await openServer()
      const read: string[] = []
      /** Fails at a table. */
      const opening = (last: string) => async (): Promise<Snapshot> => {
        const snapshot = await openEmbeddedSnapshot(client)
        const rows = (table: StoredTable) => {
          read.push(table.name)
          if (table.name === last) throw new Error('killed')
          return snapshot.rows(table)
        }
        return { ...snapshot, rows }
      }
      const said: string[] = []
      const move = (last: string) =>
        moveToPostgresql({
          openSource: opening(last),
          databaseUrl: target.url,
          migrationsDir: MIGRATIONS_DIR,
          say: (line) => said.push(line),
        })
      await expect(move('collections')).rejects.toThrow('killed')
      await unusable(target.url)
      await addReport(source, 'three')
      await expect(move('users')).rejects.toThrow('killed')
      await unusable(target.url)
      const { tables } = await move('')
      expect(tables).toBeGreaterThan(70)
      expect(said).toEqual([expect.stringMatching(/^\d\d tables were moved before and have not changed\.$/)])
      const digests = await digestsOf({ openSnapshot: () => openEmbeddedSnapshot(client) })
      expect(await digestsOf(target)).toEqual(digests)
      expect(digests.get('client_error_reports')?.rows).toBe(3)
      const started = await openDatabase({ databaseUrl: target.url, dataDir: 'unused', log: silentLog })
      expect(await started.prisma.clientErrorReport.count()).toBe(3)
      await started.close()
      await expect(move('')).rejects.toThrow('The PostgreSQL database already has tables. Move into an empty database.')
    })
  })
}

test('a database that was never started has nothing to back up', async () => {
  const client = await createEmbeddedClient('memory://')
  onTestFinished(() => client.close())
  await expect(openEmbeddedSnapshot(client)).rejects.toThrow('_prisma_migrations')
})
