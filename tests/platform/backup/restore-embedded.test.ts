import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { databaseText } from '#server/platform/backup/database-text.ts'
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
  const chunks = await Array.fromAsync(databaseText({ openSnapshot, clock, authSecret: 'the former secret' }))
  text = Buffer.concat(chunks)
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

test('a backup that is damaged, or of a newer version, leaves the database as it was', async () => {
  const dataDir = await copyOfShared()
  const damaged = Buffer.from(text.toString().replace('\tkept\t', '\tlost\t'))
  await expect(restore(dataDir, { replace: true, bytes: damaged })).rejects.toThrow(
    'client_error_reports (1 rows expected, 1 found)',
  )
  await expect(restore(dataDir, { replace: true, bytes: text.subarray(0, -20) })).rejects.toThrow('its end is missing')
  const newer = Buffer.from(text.toString().replace('"name":"20261125101228_init"', '"name":"20991231000000_new"'))
  await expect(restore(dataDir, { replace: true, bytes: newer })).rejects.toThrow(
    'This version of the product does not have these migrations of the source: 20991231000000_new. Use the version that the source belongs to.',
  )
  expect((await readdir(dataDir)).sort()).toEqual(['auth-secret', 'pglite'])
  expect((await messagesIn(dataDir)).sort()).toEqual(['kept', 'later'])
})

test('the next start completes a restore that was killed while the folders changed places', async () => {
  /** The state after each step: both present; the former one moved; the new one in its place; the secret too. */
  const steps = [
    async () => undefined,
    async (dataDir: string) => {
      await mkdir(join(dataDir, 'replaced'))
      await rename(join(dataDir, 'pglite'), join(dataDir, 'replaced', 'pglite'))
    },
    async (dataDir: string) => rename(join(dataDir, 'restored', 'pglite'), join(dataDir, 'pglite')),
    async (dataDir: string) => rename(join(dataDir, 'auth-secret'), join(dataDir, 'replaced', 'auth-secret')),
    async (dataDir: string) => rename(join(dataDir, 'restored', 'auth-secret'), join(dataDir, 'auth-secret')),
  ]
  const made = join(await temporaryFolder(), 'made')
  await restore(made)
  for (const last of steps.keys()) {
    const dataDir = await copyOfShared()
    await mkdir(join(dataDir, 'restored'))
    for (const name of ['pglite', 'auth-secret'])
      await cp(join(made, name), join(dataDir, 'restored', name), { recursive: true })
    for (const step of steps.slice(0, last + 1)) await step(dataDir)
    expect(await messagesIn(dataDir)).toEqual(['kept'])
    expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe('the former secret')
    expect(existsSync(join(dataDir, 'replaced', 'pglite'))).toBe(true)
    expect(existsSync(join(dataDir, 'restored'))).toBe(false)
  }
})
