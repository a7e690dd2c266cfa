import type { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmbeddedClient } from '#server/platform/database/embedded.ts'
import { createEmbeddedReader } from '#server/platform/database/embedded-reader.ts'

let client: PGlite

beforeAll(async () => {
  client = await createEmbeddedClient('memory://')
})
afterAll(() => client.close())

const read = (text: string, values: unknown[]) => createEmbeddedReader(async () => client)(text, values)

it('passes every text unchanged', async () => {
  const reader = createEmbeddedReader(async () => client)
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom("'", '\\', '"', ';', '$1', '--', '/*', '\n', '%', "E'", 'é') }),
  )
  await fc.assert(
    fc.asyncProperty(text, text, async (one, other) => {
      fc.pre(![one, other].some((value) => value.includes('\0')))
      expect(await reader('SELECT $1::text AS one, $2::text AS other', [one, other])).toEqual([{ one, other }])
    }),
    { numRuns: 500 },
  )
})

it('converts numbers, booleans, null and lists to the parameter types', async () => {
  const text =
    'SELECT $1::int + 1 AS int, $2::float8 AS float, $3::boolean AS truth, $4::text AS nothing, $5::text[] AS list'
  const row = { int: -2, float: 0.1, truth: false, nothing: null, list: ["a'b", 'c'] }
  expect(await read(text, [-3, 0.1, false, null, ["a'b", 'c']])).toEqual([row])
  expect(await read('SELECT $1::int + 1 AS int, $2::float8 AS float', [-3, 0.1])).toEqual([{ int: -2, float: 0.1 }])
  expect(await read('SELECT 1 AS one', [])).toEqual([{ one: 1 }])
})

it('plans a statement once, even for concurrent queries', async () => {
  const reader = createEmbeddedReader(async () => client)
  const text = "SELECT $1::text || ' once' AS text"
  const answers = await Promise.all(['a', 'b', 'c'].map((value) => reader(text, [value])))
  expect(answers).toEqual([[{ text: 'a once' }], [{ text: 'b once' }], [{ text: 'c once' }]])
  const { rows } = await client.query("SELECT name FROM pg_prepared_statements WHERE statement LIKE '%once%'")
  expect(rows).toHaveLength(1)
})

it('fails like the database, and retries with the next query', async () => {
  const reader = createEmbeddedReader(async () => client)
  await expect(reader('SELECT name FROM later', [])).rejects.toMatchObject({ code: '42P01' })
  await client.exec("CREATE TABLE later (name text); INSERT INTO later VALUES ('here')")
  expect(await reader('SELECT name FROM later', [])).toEqual([{ name: 'here' }])
  await expect(reader('SELECT $1::int AS int', ['x'])).rejects.toMatchObject({ code: '22P02' })
  await expect(reader('SELECT $1::text AS text', ['\0'])).rejects.toThrow()
})

it('also runs statements beyond the prepared ones', async () => {
  const reader = createEmbeddedReader(async () => client)
  for (let number = 0; number < 210; number += 1) {
    expect(await reader(`SELECT $1::int + ${number} AS sum`, [1])).toEqual([{ sum: number + 1 }])
  }
})
