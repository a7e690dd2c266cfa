/** Databases whose rows are compared, and the commands that are killed while they copy them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { digestTables } from '#server/platform/backup/load-schema.ts'
import type { TableDigest } from '#server/platform/backup/row-digest.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { kill } from '../rounds.ts'

type Digests = Readonly<Record<string, TableDigest>>
type Environment = Readonly<Record<string, string>>

export const digestsOf = async ({ openSnapshot }: Pick<Database, 'openSnapshot'>): Promise<Digests> => {
  const snapshot = await openSnapshot()
  try {
    return Object.fromEntries(await digestTables(snapshot, snapshot.tables))
  } finally {
    await snapshot.close()
  }
}

export const isSame = (one: Digests, other: Digests): boolean => {
  const sorted = (digests: Digests) => JSON.stringify(Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(one) === sorted(other)
}

export const lookInto = async (dataDir: string): Promise<Digests> => {
  const database = await openDatabase({ dataDir, log: silentLog })
  try {
    return await digestsOf(database)
  } finally {
    await database.close()
  }
}

/** Creates an embedded database with rows that have this path. */
export const fillDatabase = async (dataDir: string, path: string, rows: number): Promise<Digests> => {
  const database = await openDatabase({ dataDir, log: silentLog })
  const report = (index: number) => ({ path, message: `${index} `.repeat(200), createdAt: new Date() })
  await database.prisma.clientErrorReport.createMany({
    data: Array.from({ length: rows }, (_, index) => report(index)),
  })
  await database.close()
  return lookInto(dataDir)
}

const start = (name: string, words: readonly string[], env: Environment) =>
  spawn(process.execPath, [join(import.meta.dirname, '../../../scripts', `${name}.ts`), ...words], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

/** Runs a command to its end; returns how long it took. */
export const finishCommand = async (name: string, words: readonly string[], env: Environment): Promise<number> => {
  const startedAt = performance.now()
  const child = start(name, words, env)
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(`npm run ${name} failed: ${complaint.trim()}`)
  return performance.now() - startedAt
}

/** Whether the command was killed before its end. */
export const interruptCommand = async (
  name: string,
  words: readonly string[],
  env: Environment,
  afterMs: number,
): Promise<boolean> => {
  const child = start(name, words, env)
  await Promise.race([wait(afterMs), once(child, 'exit')])
  await kill(child)
  return child.signalCode === 'SIGKILL'
}
