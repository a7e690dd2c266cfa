import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

const START_TIMEOUT_MS = 120_000

/** A private PostgreSQL server in a temporary folder, on a free loopback port. */
type Cluster = { url: string; version: string; stop(): Promise<void> }

function candidates(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  return [...onPath, '/usr/local/bin', ...versions.map((version) => path.join(debian, version, 'bin'))]
}

/** The folder with both required programs, or undefined. */
function findPostgresql(): string | undefined {
  return candidates().find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
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
  throw new Error('These tests need PostgreSQL 15 or newer: install it and put initdb and postgres on the PATH.')
}

/** PostgreSQL refuses to run as root; an unprivileged account is used then. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string, name: string) => {
    const result = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return result.status === 0 ? Number(result.stdout) : undefined
  }
  const name = id('-u', 'postgres') === undefined ? 'nobody' : 'postgres'
  return { uid: id('-u', name) ?? 65_534, gid: id('-g', name) ?? 65_534 }
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

// The server stops with this pipe, and the pipe closes with its process, however that dies.
const UNTIL_PIPE_CLOSES = `
  exec 3<&0; trap '' INT TERM
  "$0" "$@" </dev/null 3<&- & pid=$!
  { cat <&3 >/dev/null; kill -INT $pid; } &
  wait $pid; rm -rf "$CLUSTER_FOLDER"`

/** Creates and starts a cluster; it never outlives this process. */
export async function startCluster(programs: string): Promise<Cluster> {
  const owner = account()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'toolfinch-postgresql-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = path.join(folder, 'data')
  const options = { ...owner, cwd: folder }
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
  ]
  const server = spawn(
    'sh',
    [
      '-c',
      UNTIL_PIPE_CLOSES,
      path.join(programs, 'postgres'),
      ...['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    ],
    { ...options, env: { ...process.env, CLUSTER_FOLDER: folder }, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  const gone = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    server.stdin.end()
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  try {
    return { url, version: await untilReady(url, server), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
