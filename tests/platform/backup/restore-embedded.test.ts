import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { databaseText } from '#server/platform/backup/database-text.ts'
import { createTables } from '#server/platform/backup/load-schema.ts'
import { restoreIntoDataDir } from '#server/platform/backup/restore-embedded.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { MIGRATIONS_DIR } from '#server/platform/database/migration-files.ts'
import { silentLog } from '#server/platform/log.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTemporaryFolder, temporaryFolder } from '../../support/temporary-folder.ts'

const shared = registerTemporaryFolder()
const log = silentLog
let text: Buffer

const addReport = ({ prisma }: Database, message: string) =>
  prisma.clientErrorReport.create({ data: { path: '/', message, createdAt: clock.now() } })
const messagesIn = async (dataDir: string): Promise<string[]> => {
  const database = await openDatabase({ dataDir, log })
  const rows = await database.prisma.clientErrorReport.findMany()
  await database.close()
  return rows.map(({ message }) => message)
}
async function* saved(bytes = text): AsyncGenerator<Buffer> {
  yield bytes
}
const restore = (dataDir: string, options: { replace?: boolean; migrationsDir?: string; bytes?: Buffer } = {}) =>
  restoreIntoDataDir({ dataDir, text: saved(options.bytes), migrationsDir: MIGRATIONS_DIR, replace: false, ...options })

/** A copy of the folder that the first test has filled: creating a database takes seconds. */
const copyOfShared = async (): Promise<string> => {
  const folder = join(await temporaryFolder(), 'data')
  await cp(join(shared, 'data'), folder, { recursive: true })
  return folder
}

beforeAll(async () => {
  // A version that does not have the last migration yet.
  const older = join(shared, 'migrations')
  await cp(MIGRATIONS_DIR, older, { recursive: true })
  const names = (await readdir(older, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  await rm(join(older, names.sort().at(-1) ?? ''), { recursive: true })
  const database = await openDatabase({ dataDir: join(shared, 'data'), log, migrationsDir: older })
  await addReport(database, 'kept')
  const { openSnapshot } = database
  text = await buffer(databaseText({ openSnapshot, clock, authSecret: 'the former secret' }))
  await addReport(database, 'later')
  await expect(restore(join(shared, 'data'), { replace: true })).rejects.toThrow(`in use by process ${process.pid}`)
  await database.close()
  await writeFile(join(shared, 'data', 'auth-secret'), 'the present secret')
})

test('a backup of an older version is restored as it was, and migrated by the next start', async () => {
  const dataDir = join(await temporaryFolder(), 'new', 'data')
  const { header } = await restore(dataDir)
  expect((await readdir(dataDir)).sort()).toEqual(['auth-secret', 'pglite'])
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe('the former secret')
  expect(await messagesIn(dataDir)).toEqual(['kept'])
  const database = await openDatabase({ dataDir, log })
  const { migrations, close } = await database.openSnapshot()
  await close()
  await database.close()
  expect(migrations.length).toBe(header.migrations.length + 1)
})

test('an existing database is replaced only on request, and kept', async () => {
  const dataDir = await copyOfShared()
  await expect(restore(dataDir)).rejects.toThrow(
    `${dataDir} already has a database. Add --replace to put the backup in its place.`,
  )
  await restore(dataDir, { replace: true })
  expect(await messagesIn(dataDir)).toEqual(['kept'])
  expect(await readFile(join(dataDir, 'replaced', 'auth-secret'), 'utf8')).toBe('the present secret')
  await rename(join(dataDir, 'replaced'), join(dataDir, 'again'))
  expect((await messagesIn(join(dataDir, 'again'))).sort()).toEqual(['kept', 'later'])
})

test('a damaged backup leaves the database as it was', async () => {
  const dataDir = await copyOfShared()
  const bytes = Buffer.from(text.toString().replace('\tkept\t', '\tlost\t'))
  await expect(restore(dataDir, { replace: true, bytes })).rejects.toThrow(
    'client_error_reports (1 rows expected, 1 found)',
  )
  expect((await readdir(dataDir)).sort()).toEqual(['auth-secret', 'pglite'])
  expect((await messagesIn(dataDir)).sort()).toEqual(['kept', 'later'])
})

test('a backup of a newer version is refused', async () => {
  const source = { migrations: [{ name: '20991231000000_new', checksum: 'abc' }], tables: [] }
  await expect(createTables({} as never, source, MIGRATIONS_DIR)).rejects.toThrow(
    'This version of the product does not have these migrations of the source: 20991231000000_new. ' +
      'Use the version that the source belongs to.',
  )
})
