import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '#scripts/free-port.ts'
import { ownFolder, startOwned } from '#scripts/owned-program.ts'

const START_TIMEOUT_MS = 30_000

/** A private PgBouncer in transaction mode, on a free loopback port. */
type RunningPooler = { url: string; version: string; stop(): Promise<void> }

function findPgbouncer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find((file) => existsSync(file))
}

/**
 * Finds PgBouncer or installs the system's package. PGBOUNCER names another version's program.
 * @throws Error with instructions when neither works
 */
export function ensurePgbouncer(): string {
  const found = process.env.PGBOUNCER ?? findPgbouncer()
  if (found) return found
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', 'pgbouncer'], { stdio: 'inherit', env })
    // The package starts a service, which these tests do not use.
    spawnSync('service', ['pgbouncer', 'stop'], { stdio: 'ignore' })
  }
  const installed = findPgbouncer()
  if (installed) return installed
  throw new Error('These tests need PgBouncer: install it and put pgbouncer on the PATH.')
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
    try {
      await client.connect()
      await client.query('SELECT 1')
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/** Starts a pooler for every database of a server; its URL leads to the same database. It never outlives this process. */
export async function startPooler(program: string, serverUrl: string): Promise<RunningPooler> {
  const server = new URL(serverUrl)
  const folder = ownFolder('toolfinch-pooler-')
  const port = await freePort()
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    max_client_conn: 1_000,
    default_pool_size: 20,
    // The databases of tests are dropped after seconds.
    server_idle_timeout: 10,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const database = `* = host=${server.hostname} port=${server.port} user=${server.username}`
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'), { mode: 0o644 })
  const { stop } = startOwned(program, ['-q', file], folder)
  const url = new URL(serverUrl)
  url.host = `127.0.0.1:${port}`
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const [, version = 'unknown'] = /PgBouncer (\S+)/.exec(stdout) ?? []
  try {
    await untilReady(url.href)
    return { url: url.href, version, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
