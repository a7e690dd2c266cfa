// Creates the migrated database that every test file clones. The embedded one is kept in .cache until the migrations
// change; with TEST_DATABASE_URL (a server on which databases may be created) it lives on that server for the run.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createEmbeddedClient, embeddedMigrationConnection } from '#server/platform/database/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { listMigrations } from '#server/platform/database/migration-files.ts'
import { findPooler } from '#server/platform/database/pooler.ts'
import { migratePostgresql } from '#server/platform/database/postgresql.ts'
import { silentLog } from '#server/platform/log.ts'
import { databaseAddress, runAsAdministrator } from '../support/database-server.ts'
import { ensurePgbouncer, startPooler } from '../support/pooler.ts'

/** A PostgreSQL server, and a pooler in transaction mode before it. `throughPooler`: every test uses the pooler. */
type ServerTemplate = {
  kind: 'postgresql'
  adminUrl: string
  name: string
  pooler: { url: string; version: string; prepared: boolean }
  throughPooler: boolean
}
type DatabaseTemplate = { kind: 'pglite'; file: string } | ServerTemplate

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

const root = join(import.meta.dirname, '..', '..')
const migrationsDir = join(root, 'prisma', 'migrations')
const cacheDir = join(root, '.cache')
const PREFIX = 'database-template-'

/** Every clone copies the whole cluster; omitting PostgreSQL's own templates saves a third of the time. */
const SHRINK = [
  'UPDATE pg_database SET datistemplate = false',
  'DROP DATABASE template0',
  'DROP DATABASE template1',
  'CHECKPOINT',
]

async function embeddedTemplateFile(): Promise<string> {
  // Another engine version may be unable to read these files.
  const engine = await readFile(join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8')
  const checksums = (await listMigrations(migrationsDir)).map(({ name, checksum }) => `${name} ${checksum}`)
  const key = createHash('sha256')
    .update([engine, ...checksums, ...SHRINK].join('\n'))
    .digest('hex')
    .slice(0, 16)
  return join(cacheDir, `${PREFIX}${key}.tar`)
}

async function makeEmbeddedTemplate(): Promise<string> {
  const file = await embeddedTemplateFile()
  await mkdir(cacheDir, { recursive: true })
  const cached = (await readdir(cacheDir)).filter((name) => name.startsWith(PREFIX) && name.endsWith('.tar'))
  if (cached.some((name) => join(cacheDir, name) === file)) return file
  await Promise.all(cached.map((name) => rm(join(cacheDir, name), { force: true })))
  const client = await createEmbeddedClient('memory://')
  try {
    await migrate(embeddedMigrationConnection(client), migrationsDir, silentLog)
    for (const statement of SHRINK) await client.exec(statement)
    const dump = await client.dumpDataDir('none')
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
    await rename(draft, file)
  } finally {
    await client.close()
  }
  return file
}

let endServer: (() => Promise<void>) | undefined

export async function setup(project: TestProject): Promise<void> {
  const adminUrl = process.env.TEST_DATABASE_URL
  if (!adminUrl) {
    project.provide('databaseTemplate', { kind: 'pglite', file: await makeEmbeddedTemplate() })
    return
  }
  const name = `toolfinch_template_${randomUUID().slice(0, 8)}`
  const pooler = await startPooler(ensurePgbouncer(), adminUrl)
  const { url, version } = pooler
  await runAsAdministrator(adminUrl, `CREATE DATABASE ${name}`)
  endServer = async () => {
    await pooler.stop()
    await runAsAdministrator(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
  await migratePostgresql(databaseAddress(adminUrl, name), migrationsDir, silentLog)
  const prepared = (await findPooler(url))?.prepared ?? false
  const throughPooler = process.env.TEST_THROUGH_POOLER === 'on'
  project.provide('databaseTemplate', {
    kind: 'postgresql',
    adminUrl,
    name,
    pooler: { url, version, prepared },
    throughPooler,
  })
}

export async function teardown(): Promise<void> {
  await endServer?.()
}
