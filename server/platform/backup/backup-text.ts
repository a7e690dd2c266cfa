/**
 * The content of a backup: a script of COPY statements with their rows, between two comments in JSON. Readable with
 * `gunzip` and usable with `psql`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { columnsOf, quoted, type Snapshot, type StoredTable } from '../database/snapshot.ts'
import { BackupError } from './backup-error.ts'
import { digesting, type TableDigest } from './row-digest.ts'

const FORMAT = 1

const header = z.object({
  format: z.number().int(),
  /** Of the product. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  kind: z.enum(['pglite', 'postgresql']),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
})
type BackupHeader = z.infer<typeof header>

const trailer = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number().int(), digest: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Of the data folder; null: it is a variable. */
  authSecret: z.string().nullable(),
})
type BackupTrailer = z.infer<typeof trailer>

/** What reading calls, in this order; each waits for the one before. */
type BackupReader = {
  readonly onHeader?: (header: BackupHeader) => Promise<void>
  readonly onTable?: (table: StoredTable, lines: AsyncIterable<Buffer>) => Promise<void>
}

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string
}

const START = '-- backup '
const END = '-- end of backup '
const LAST_LINE = Buffer.from('\\.\n')
const LAST_LINE_WITHIN = Buffer.from('\n\\.\n')
const NEW_LINE = 10

const copyStatement = (table: StoredTable): string => `COPY ${quoted(table.name)} (${columnsOf(table)}) FROM stdin;\n`

/** Reads the snapshot while it is written; the caller closes it. */
export async function* backupText(
  snapshot: Snapshot,
  { createdAt, authSecret }: { createdAt: Date; authSecret: string | null },
): AsyncGenerator<Buffer> {
  const { kind, migrations, tables, sequences } = snapshot
  const first: BackupHeader = {
    ...{ format: FORMAT, version, createdAt: createdAt.toISOString(), kind },
    migrations: [...migrations],
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
  }
  yield Buffer.from(`${START}${JSON.stringify(first)}\n`)
  const digests: Record<string, TableDigest> = {}
  for (const table of tables) {
    yield Buffer.from(copyStatement(table))
    yield* digesting(snapshot.rows(table), (digest) => {
      digests[table.name] = digest
    })
    yield LAST_LINE
  }
  const last: BackupTrailer = { tables: digests, sequences: [...sequences], authSecret }
  yield Buffer.from(`${END}${JSON.stringify(last)}\n`)
}

const INCOMPLETE = 'The backup is incomplete: its end is missing.'
const DAMAGED = 'This is not a backup, or it is damaged.'

/** Lines and rows of a stream of chunks. */
const createLineReader = (chunks: AsyncIterable<Buffer>) => {
  const source = chunks[Symbol.asyncIterator]()
  let pending: Buffer = Buffer.alloc(0)
  const read = async (): Promise<void> => {
    const { value, done } = await source.next()
    if (done) throw new BackupError(INCOMPLETE)
    pending = pending.length === 0 ? value : Buffer.concat([pending, value])
  }
  const take = (length: number): Buffer => {
    const taken = pending.subarray(0, length)
    pending = pending.subarray(length)
    return taken
  }
  return {
    async line(): Promise<string> {
      let end = pending.indexOf(NEW_LINE)
      while (end === -1) {
        await read()
        end = pending.indexOf(NEW_LINE)
      }
      return take(end + 1).toString()
    },
    /** The lines until that with `\.`. */
    async *rows(): AsyncGenerator<Buffer> {
      for (;;) {
        const within = pending.subarray(0, LAST_LINE.length).equals(LAST_LINE) ? -1 : pending.indexOf(LAST_LINE_WITHIN)
        if (within !== -1 || pending.subarray(0, LAST_LINE.length).equals(LAST_LINE)) {
          if (within !== -1) yield take(within + 1)
          take(LAST_LINE.length)
          return
        }
        const complete = pending.lastIndexOf(NEW_LINE) + 1
        if (complete > 0) yield take(complete)
        await read()
      }
    },
    async end(): Promise<void> {
      const { done } = await source.next()
      if (pending.length > 0 || !done) throw new BackupError(DAMAGED)
    },
    /** Also when reading stops early. */
    close: async () => void (await source.return?.()),
  }
}

const commentOf = <T>(line: string, start: string, schema: z.ZodType<T>): T => {
  if (!line.startsWith(start)) throw new BackupError(DAMAGED)
  try {
    return schema.parse(JSON.parse(line.slice(start.length)))
  } catch (error) {
    throw new BackupError(DAMAGED, { cause: error })
  }
}

const drain = async (_table: StoredTable, lines: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _ of lines);
}

export type BackupContent = { readonly header: BackupHeader; readonly trailer: BackupTrailer }

/**
 * Reads a backup to its end and compares each table's rows with the recorded digest.
 * @throws BackupError when it is incomplete or damaged, or was made by a newer version
 */
export async function readBackup(
  chunks: AsyncIterable<Buffer>,
  { onHeader, onTable = drain }: BackupReader = {},
): Promise<BackupContent> {
  const reader = createLineReader(chunks)
  try {
    const first = commentOf(await reader.line(), START, header)
    if (first.format !== FORMAT) {
      throw new BackupError(
        'This backup has a newer format. Use the version of the product that made it, or a newer one.',
      )
    }
    await onHeader?.(first)
    const digests = new Map<string, TableDigest>()
    for (const table of first.tables) {
      if ((await reader.line()) !== copyStatement(table)) throw new BackupError(DAMAGED)
      await onTable(
        table,
        digesting(reader.rows(), (digest) => void digests.set(table.name, digest)),
      )
    }
    const last = commentOf(await reader.line(), END, trailer)
    await reader.end()
    rejectDifferences(last.tables, digests, 'The backup is damaged')
    return { header: first, trailer: last }
  } finally {
    await reader.close()
  }
}

/** Throws a BackupError that names the tables whose rows are not as expected. */
export const rejectDifferences = (
  expected: Readonly<Record<string, TableDigest>>,
  found: ReadonlyMap<string, TableDigest>,
  problem: string,
): void => {
  const different = [...new Set([...Object.keys(expected), ...found.keys()])].filter((name) => {
    const [a, b] = [expected[name], found.get(name)]
    return a === undefined || b === undefined || a.rows !== b.rows || a.digest !== b.digest
  })
  if (different.length === 0) return
  const counts = different.map(
    (name) => `${name} (${expected[name]?.rows ?? 0} rows expected, ${found.get(name)?.rows ?? 0} found)`,
  )
  throw new BackupError(`${problem}: the rows of these tables differ: ${counts.join(', ')}.`)
}
