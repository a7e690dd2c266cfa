import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { csvOf, importText, newToolRow } from '../../support/import-file.ts'

const database = registerTestDatabase()

beforeAll(async () => {
  const tools = [
    toolRecord({ aliases: ['The Counter'] }),
    toolRecord({ slug: 'birch', website_url: 'https://birch.example/app' }),
    toolRecord({ slug: 'birch-pro', name: 'Birch Pro', website_url: 'https://www.birch.example/app/' }),
    toolRecord({ slug: 'cedar', name: 'Cedar', website_url: 'https://cedar.example' }),
    toolRecord({ slug: 'cedar-two', name: 'CEDAR!', website_url: 'https://cedar-two.example' }),
  ]
  await loadCatalogue(database, { tools: { writing: tools } })
})

/** Validates rows without storing anything. */
const judge = async (...rows: readonly Record<string, string>[]) => {
  const { refusedRows, outcomes } = await importText(database, csvOf(...rows), { dryRun: true })
  return { refusedRows, outcomes }
}
const judgeText = (text: string, options = {}) => importText(database, text, { dryRun: true, ...options })

describe('an imported row refers to', () => {
  test.each([
    ['the tool of its slug', { slug: 'abacus', vendor: 'X' }, 'abacus'],
    [
      'the tool of its address, however it is spelled',
      { name: 'Other', website_url: 'http://WWW.abacus.example' },
      'abacus',
    ],
    ['the tool of its name', { name: 'A-bacus', vendor: 'X' }, 'abacus'],
    ['the tool of an alias', { name: 'the counter', vendor: 'X' }, 'abacus'],
    [
      'of several at one address the one of its name',
      { name: 'Birch PRO', website_url: 'birch.example/app' },
      'birch-pro',
    ],
  ])('%s', async (_, row, slug) => {
    expect((await judge(row)).outcomes).toMatchObject([{ action: 'changed', slug }])
  })

  test('another tool when its path differs', async () => {
    const row = newToolRow({ name: 'Birch Draw', website_url: 'https://birch.example/draw' })
    expect((await judge(row)).outcomes).toMatchObject([{ action: 'created', slug: 'birch-draw' }])
  })

  test.each([
    [
      { name: 'Other', website_url: 'https://birch.example/app' },
      'website_url matches several tools: birch, birch-pro. Specify one in the "slug" column',
    ],
    [{ name: 'cedar', vendor: 'X' }, 'name matches several tools: cedar, cedar-two. Specify one in the "slug" column'],
  ])('nobody knows which tool: %j', async (row, message) => {
    expect((await judge(row)).refusedRows).toEqual([`2: ${message}`])
  })

  test('a tool of an earlier row', async () => {
    const { refusedRows } = await judge(
      newToolRow(),
      newToolRow({ name: 'COMET' }),
      newToolRow({ name: 'Dune', website_url: '' }),
    )
    expect(refusedRows).toEqual(['3: is about comet, like line 2'])
  })
})

describe('an imported row is rejected', () => {
  test.each([
    ['for an unknown value', { pricing_model: 'cheap' }, /^2: pricing_model is not one of the known values$/],
    [
      'for an address of another kind',
      { website_url: 'javascript:alert(1)' },
      /^2: website_url is not an http or https address$/,
    ],
    ['for an unknown category', { category: 'nowhere' }, /^2: category "nowhere" does not exist$/],
    ['for invalid JSON', { plans: '[{' }, /^2: plans is not JSON$/],
    [
      'for an event too far ahead',
      {
        events:
          '[{"kind":"end_announced","on":"2028-01","note":"The vendor will close it.","url":"https://news.example/"}]',
      },
      /^2: events is in the future$/,
    ],
    ['for an invalid list entry', { features: '["x"]' }, /^2: features entry 1 needs at least \d+ characters$/],
    ['for control characters', { long_description: 'a\u0000b' }, /^2: long_description has control characters$/],
    [
      'for a merger without a target',
      { status: 'merged' },
      /^2: merged_into must be set if and only if the status is "merged"$/,
    ],
    [
      'for a rating without a count',
      { imported_rating: '4.5' },
      /^2: imported_rating_count must be set together with imported_rating$/,
    ],
    [
      'for a release in the future',
      { latest_release: '2.0.0', latest_release_on: '2099-01-01' },
      /^2: latest_release_on is in the future$/,
    ],
    ['for a reserved slug', { slug: 'compare' }, /^2: slug "compare" is reserved/],
    ['for the slug of a category', { slug: 'writing' }, /^2: slug "writing" is reserved/],
    [
      'for a name that gives no slug',
      { name: '比較' },
      /^2: slug is required because none can be derived from the name$/,
    ],
    ['for a blank name', { name: ' ' }, /^2: name must not be blank$/],
    ['for a month that is none', { as_of: '2026-13' }, /^2: as_of must be a month, YYYY-MM$/],
    ['for facts about nothing', { facts: '{"x":{}}' }, /^2: facts /],
    ['for all that is wrong at once', { skill: '9', prominence: 'x' }, /^2: prominence .* \(and skill .*\)$/],
  ])('%s', async (_, changes, message) => {
    expect((await judge(newToolRow(changes))).refusedRows).toEqual([expect.stringMatching(message)])
  })

  test('when a required value of a new tool is missing', async () => {
    const { refusedRows } = await judge({ name: 'Comet', category: 'writing' })
    expect(refusedRows).toEqual(['2: description is required for a new tool (description, website_url)'])
  })

  test('when it would change a tool’s slug', async () => {
    const { id } = await database.prisma.tool.findUniqueOrThrow({ where: { slug: 'abacus' } })
    expect((await judge({ id, slug: 'abacus-two' })).refusedRows).toEqual([
      `2: slug is "abacus" in the catalog, and slugs can't be changed`,
    ])
  })

  test('while the others are imported, each counted on its line', async () => {
    const text = `slug,vendor\r\nabacus,"a\r\nb"\r\n\r\nbirch,A,B\r\ncedar,A"B\r\ncedar-two,X\r\n`
    const { refusedRows, changed } = await judgeText(text)
    expect(refusedRows).toEqual([
      '2: vendor has stray white space',
      '5: has 3 cells where the header has 2',
      '6: has a quotation mark inside a cell: enclose the cell in quotation marks and double the inner one',
    ])
    expect(changed).toBe(1)
  })
})

describe('an imported file is rejected', () => {
  test.each([
    ['with unknown columns', 'name,__proto__,colour\n', /unknown columns: "__proto__", "colour"/],
    ['with repeated columns', 'name,Name\n', /has duplicate columns: "name"/],
    ['without a header', '', /is empty/],
    ['with a broken header', 'na"me\n', /header has a quotation mark/],
    ['in another encoding', new Uint8Array([0x6e, 0x61, 0xe9, 0x0a]), /not UTF-8/],
  ])('%s', async (_, text, message) => {
    await expect(importText(database, text)).rejects.toThrow(message)
    expect(await database.prisma.changeSet.count({ where: { kind: 'import' } })).toBe(0)
  })

  test('without a month', async () => {
    await expect(judgeText('name\n', { asOf: null })).rejects.toThrow(/Specify the month of the data/)
    await expect(judgeText('name\n', { asOf: '2026' })).rejects.toThrow(/must be YYYY-MM/)
  })

  test.each([
    [{ maxBytes: 20 }, /more than 20 bytes/],
    [{ maxRows: 1 }, /more than 1 rows/],
    [{ maxColumns: 1 }, /more than 1 columns/],
    [{ maxCellLength: 3 }, /more than 3 characters/],
    [{ maxRowLength: 8 }, /Line 1 begins a row of more than 8 characters/],
  ])('beyond %j', async (limits, message) => {
    await expect(judgeText('slug,vendor\nabacus,Long\nbirch,Long\n', { limits })).rejects.toThrow(message)
  })
})

test('a byte order mark and any chunk size make no difference', async () => {
  const text = `\uFEFF${csvOf({ slug: 'abacus', vendor: 'Été' })}`
  expect(await judgeText(text, { pieceSize: 1 })).toMatchObject({ changed: 1, refused: 0 })
})
