import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupText, readBackup } from '#server/platform/backup/backup-text.ts'
import type { Snapshot } from '#server/platform/database/snapshot.ts'
import { clock } from '../../support/catalogue.ts'

const TABLES = ['empty', 'notes', 'the "last"'].map((name) => ({ name, columns: ['id', 'text "quoted"'] }))

const snapshotOf = (lines: Readonly<Record<string, readonly string[]>>): Snapshot => ({
  kind: 'pglite',
  migrations: [{ name: '1_init', checksum: 'abc' }],
  tables: TABLES,
  sequences: [{ name: 'numbers', value: '7' }],
  async *rows({ name }) {
    for (const line of lines[name] ?? []) yield Buffer.from(`${line}\n`)
  },
  close: async () => undefined,
})

const write = async (lines: Readonly<Record<string, readonly string[]>>): Promise<Buffer> => {
  const text = backupText(snapshotOf(lines), { createdAt: clock.now(), authSecret: null })
  return buffer(text)
}

async function* cut(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let start = 0, index = 0; start < bytes.length; index += 1) {
    const size = sizes[index % sizes.length] ?? 1
    yield bytes.subarray(start, start + size)
    start += size
  }
}

const read = async (bytes: Buffer, sizes: readonly number[] = [1_000]) => {
  const found: Record<string, string[]> = {}
  const content = await readBackup(cut(bytes, sizes), {
    onTable: async ({ name }, lines) => {
      const text = (await buffer(lines)).toString()
      if (text !== '') found[name] = text.slice(0, -1).split('\n')
    },
  })
  return { found, content }
}

/** Rows as COPY writes them: without a line break, and never the mark of the end alone. */
const line = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\\.x', 'x\\.', '\\\\.', '', '-- backup {}', 'COPY "notes" FROM stdin;'),
  )
  .map((text) => text.replaceAll('\n', '\\n'))
  .filter((text) => text !== '\\.')

test('what was written is read again, however the file is divided', async () => {
  const lines = fc.array(line, { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(
      lines,
      lines,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      async (notes, last, sizes) => {
        const { found, content } = await read(await write({ notes, 'the "last"': last }), sizes)
        expect(found).toEqual({ notes, 'the "last"': last })
        expect(content.trailer.sequences).toEqual([{ name: 'numbers', value: '7' }])
      },
    ),
    { numRuns: 60, seed: 118 },
  )
})

const EXAMPLE = { notes: ['1\ta', '2\tb'] }

test('a backup that ends anywhere else is refused', async () => {
  const whole = await write(EXAMPLE)
  for (let length = 0; length < whole.length; length += 1) {
    await expect(read(whole.subarray(0, length))).rejects.toThrow('The backup is incomplete: its end is missing.')
  }
  await expect(read(Buffer.concat([whole, Buffer.from('\n')]))).rejects.toThrow(
    'This is not a backup, or it is damaged.',
  )
})

test('a changed row is refused with the name of its table', async () => {
  const text = (await write(EXAMPLE)).toString()
  await expect(read(Buffer.from(text.replace('2\tb', '2\tc')))).rejects.toThrow(
    'The backup is damaged: the rows of these tables differ: notes (2 rows expected, 2 found).',
  )
  await expect(read(Buffer.from(text.replace('2\tb\n', '')))).rejects.toThrow('notes (2 rows expected, 1 found)')
})

test('anything else is refused', async () => {
  const text = (await write(EXAMPLE)).toString()
  const damaged = [
    'hello\n',
    '-- backup {}\n',
    '-- backup {\n',
    text.replace('COPY "notes"', 'COPY "users"'),
    text.replace('-- end', '-- End'),
  ]
  for (const bytes of damaged)
    await expect(read(Buffer.from(bytes))).rejects.toThrow('This is not a backup, or it is damaged.')
  await expect(read(Buffer.from(text.replace('"format":1', '"format":2')))).rejects.toThrow(
    'This backup has a newer format. Use the version of the product that made it, or a newer one.',
  )
})

test('rows are counted, and their order does not matter', async () => {
  const one = await read(await write({ notes: ['1\ta', '2\tb'] }))
  const other = await read(await write({ notes: ['2\tb', '1\ta'] }))
  expect(one.content.trailer).toEqual(other.content.trailer)
  expect(one.content.trailer.tables).toMatchObject({ notes: { rows: 2 }, empty: { rows: 0, digest: '0'.repeat(64) } })
})
