/** What can happen to a PostgreSQL server while an instance uses it. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { onEnd } from '../../bench/processes.ts'
import type { FaultProxy } from './fault-proxy.ts'

export type Stage = {
  readonly proxy: FaultProxy
  /** Without the proxy. */
  readonly databaseUrl: string
  /** The small disk on which the database is; null without the right to mount one. */
  readonly disk: string | null
}

export type Fault = {
  readonly name: string
  /** Whether requests of a kind must all be served (true) or all be refused meanwhile. */
  readonly expected: Readonly<Record<string, boolean>>
  /** Begins the fault; the result ends it. */
  readonly begin: (stage: Stage) => Promise<() => Promise<void> | void>
}

const connectTo = async (databaseUrl: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const run = async (databaseUrl: string, ...statements: readonly string[]): Promise<void> => {
  const client = await connectTo(databaseUrl)
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Takes all connections that there are, those for superusers too. */
const takeConnections = async ({ databaseUrl, proxy }: Stage): Promise<() => Promise<void>> => {
  proxy.setFault('cut')
  const clients: pg.Client[] = []
  try {
    for (;;) clients.push(await connectTo(databaseUrl))
  } catch {
    // The server has no more.
  }
  proxy.setFault('pass')
  return async () => void (await Promise.all(clients.map((client) => client.end())))
}

/** Leaves nothing for the database but what it has already. */
const fillDisk = async ({ disk }: Stage): Promise<() => void> => {
  const file = join(disk ?? '', 'filler')
  const { bavail, bsize } = statfsSync(disk ?? '')
  writeFileSync(file, Buffer.alloc(bavail * bsize))
  return () => rmSync(file)
}

const TURN_ON = ['ALTER SYSTEM SET default_transaction_read_only = on', 'SELECT pg_reload_conf()']
const TURN_OFF = [
  'SET default_transaction_read_only = off',
  'ALTER SYSTEM RESET default_transaction_read_only',
  'SELECT pg_reload_conf()',
]

const network =
  (fault: 'cut' | 'silent') =>
  async ({ proxy }: Stage) => {
    proxy.setFault(fault)
    return () => proxy.setFault('pass')
  }

const AWAY = { ready: false, 'member reads': false, 'member writes': false, 'sign-up': false }

export const FAULTS: readonly Fault[] = [
  { name: 'refused', expected: AWAY, begin: network('cut') },
  { name: 'silent', expected: AWAY, begin: network('silent') },
  {
    name: 'slow (300 ms a round trip)',
    // A transaction of many statements, such as a sign-up, may reach its limit of 5 s.
    expected: { ready: true, 'member reads': true, 'member writes': true },
    begin: async ({ proxy }) => {
      proxy.setLatency(150)
      return () => proxy.setLatency(0)
    },
  },
  {
    name: 'read-only',
    // Saving a tool that is saved already needs no write.
    expected: { ready: true, 'member reads': true, 'sign-up': false },
    begin: async ({ databaseUrl }) => {
      await run(databaseUrl, ...TURN_ON)
      return () => run(databaseUrl, ...TURN_OFF)
    },
  },
  { name: 'out of connections', expected: AWAY, begin: takeConnections },
  // What fits into the blocks that the database has is still written.
  { name: 'full disk', expected: { ready: true, 'member reads': true }, begin: fillDisk },
]

/** A small disk in memory, which is unmounted at the end; null if that is not allowed. */
export const mountDisk = (folder: string, megabytes: number): string | null => {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk])
  if (mounted.status !== 0) return null
  // For the account of the database.
  chmodSync(folder, 0o711)
  chmodSync(disk, 0o777)
  onEnd(() => void spawnSync('umount', ['-l', disk]))
  return disk
}
