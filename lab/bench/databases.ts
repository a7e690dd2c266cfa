/** The measured databases: a private PostgreSQL server, and embedded ones in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { readDataFiles } from '#server/areas/catalogue/data-files.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { openEmbeddedFolder } from '#server/platform/database/embedded.ts'
import { migratePostgresql } from '#server/platform/database/postgresql.ts'
import { silentLog } from '#server/platform/log.ts'
import { loadSyntheticCatalogue } from '#tests/support/synthetic-catalogue.ts'
import { onEnd, waitUntil } from './processes.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** Marks the data files as applied, so that they do not replace the synthetic tools. */
const CLAIM_DATA_FILES = 'UPDATE catalogue_state SET data_hash = $1'
const dataHash = () => readDataFiles(path.join(ROOT, 'prisma/data')).hash

const scratch = mkdtempSync(path.join(tmpdir(), 'toolfinch-bench-'))
onEnd(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))

let folders = 0
/** A new path in the bench's temporary folder. */
export const newFolder = (): string => {
  folders += 1
  return path.join(scratch, String(folders))
}

let cluster: Promise<string> | undefined
const clusterUrl = (): Promise<string> => {
  cluster ??= startCluster(ensurePostgresql()).then(({ url, stop }) => {
    onEnd(stop)
    return url
  })
  return cluster
}

const loaded = new Map<string, Promise<string>>()
const once = (key: string, make: () => Promise<string>): Promise<string> => {
  const known = loaded.get(key)
  if (known !== undefined) return known
  const made = make()
  loaded.set(key, made)
  return made
}

const say = (count: number, where: string) => console.log(`Loading ${count} tools into ${where}`)

/** The URL of a PostgreSQL database with this many tools. */
export const postgresqlWith = (count: number): Promise<string> =>
  once(`postgresql ${count}`, async () => {
    const admin = await clusterUrl()
    say(count, 'PostgreSQL')
    const name = `bench_${count}`
    const address = new URL(admin)
    const server = new pg.Client(admin)
    await server.connect()
    await server.query(`CREATE DATABASE ${name}`)
    await server.end()
    address.pathname = `/${name}`
    await migratePostgresql(address.href, path.join(ROOT, 'prisma/migrations'), silentLog)
    const client = new pg.Client(address.href)
    await client.connect()
    await loadSyntheticCatalogue((sql, parameters) => client.query(sql, parameters), count)
    await client.query(CLAIM_DATA_FILES, [dataHash()])
    await client.end()
    return address.href
  })

const SETTLED = `SELECT EXISTS (SELECT 1 FROM page_generation_state)
  AND NOT EXISTS (SELECT 1 FROM jobs WHERE state = 'running' OR (state = 'waiting' AND available_at <= now())) AS settled`

/** Waits for the jobs of a new catalog, such as generating pages. */
export const waitForJobs = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const isSettled = async () => (await client.query<{ settled: boolean }>(SETTLED)).rows[0]?.settled === true
    await waitUntil(isSettled, 'The work of the jobs')
  } finally {
    await client.end()
  }
}

/** The data folder of an embedded database with this many tools. */
export const embeddedWith = (count: number): Promise<string> =>
  once(`embedded ${count}`, async () => {
    say(count, 'the embedded database')
    const dataDir = newFolder()
    await (await openDatabase({ dataDir, log: silentLog })).close()
    const folder = await openEmbeddedFolder(dataDir, silentLog)
    const client = await folder.engine.client()
    await loadSyntheticCatalogue((sql, parameters) => client.query(sql, parameters), count)
    await client.query(CLAIM_DATA_FILES, [dataHash()])
    await folder.close()
    return dataDir
  })
