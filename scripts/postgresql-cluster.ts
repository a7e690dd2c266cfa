import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { account, ownFolder, startOwned } from './owned-program.ts'

const START_TIMEOUT_MS = 120_000

/** A private PostgreSQL server in a temporary folder, on a free loopback port. */
type Cluster = { url: string; version: string; stop(): Promise<void> }

/** Folders that can contain programs of PostgreSQL and around it. */
function candidates(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  return [...onPath, '/usr/local/bin', ...versions.map((version) => path.join(debian, version, 'bin'))]
}

/** The folder with all required programs, or undefined. */
function findPostgresql(): string | undefined {
  return candidates().find((folder) =>
    ['initdb', 'postgres', 'pg_basebackup'].every((program) => existsSync(path.join(folder, program))),
  )
}

/**
 * Finds PostgreSQL or installs the system's package.
 * @throws Error with instructions when neither works
 */
export function ensurePostgresql(): string {
  const found = findPostgresql()
  if (found) return found
  console.log('No PostgreSQL on this machine: installing it for the database tests.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', 'postgresql'], { stdio: 'inherit', env })
  }
  const installed = findPostgresql()
  if (installed) return installed
  throw new Error(
    'These tests need PostgreSQL 15 or newer: install it and put initdb, postgres and pg_basebackup on the PATH.',
  )
}

async function askVersion(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
    return rows[0]?.server_version ?? 'unknown'
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<string> {
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      return await askVersion(url)
    } catch (error) {
      if (server.exitCode !== null || performance.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Makes the files of an empty server, or of a streaming replica of another one. */
function makeData(programs: string, data: string, folder: string, primaryUrl: string | undefined): void {
  const [program, args] =
    primaryUrl === undefined
      ? (['initdb', ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']] as const)
      : (['pg_basebackup', ['-d', primaryUrl, '-R', '-X', 'stream', '--checkpoint=fast']] as const)
  execFileSync(path.join(programs, program), ['-D', data, '--no-sync', ...args], {
    ...account(),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Creates and starts a cluster, or with `primaryUrl` a replica; it never outlives this process. */
export async function startCluster(programs: string, primaryUrl?: string): Promise<Cluster> {
  const folder = ownFolder('toolfinch-postgresql-')
  const data = path.join(folder, 'data')
  makeData(programs, data, folder, primaryUrl)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
  ]
  const { program: server, stop } = startOwned(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    folder,
  )
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  try {
    return { url, version: await untilReady(url, server), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
