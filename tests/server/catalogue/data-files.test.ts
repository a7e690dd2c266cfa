import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyDataFiles } from '#server/areas/catalogue/apply-data-files.ts'
import { DataFileError, parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'
import { clock, createApi, toolRecord, writeDataFiles } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const database = registerTestDatabase()

const snapshot = async () => [
  await database.prisma.catalogueState.findMany(),
  await database.prisma.category.findMany(),
  await database.prisma.tool.findMany({ include: { facts: true } }),
]

describe('an invalid data file leaves the catalog unchanged and is named:', () => {
  type Break = (dir: string) => Promise<unknown>
  const edit =
    (name: string, text: string): Break =>
    (dir) =>
      writeFile(join(dir, name), text)
  const records =
    (...tools: object[]): Break =>
    (dir) =>
      writeDataFiles(dir, { tools: { writing: tools } })

  test.each<[string, Break, string, string[]]>([
    ['half a file', edit('tools/writing.json', '{"category": "wri'), 'tools/writing.json', ['is not JSON: ']],
    ['an empty file', edit('categories.json', ''), 'categories.json', ['is not JSON: ']],
    ['a list', edit('featured.json', '[]'), 'featured.json', ['expected object']],
    ['no tools', edit('tools/writing.json', '{"category":"writing","tools":[]}'), 'tools/writing.json', ['→ at tools']],
    [
      'a value outside its rule',
      records(toolRecord(), { ...toolRecord({ slug: 'b' }), prominence: 4, slug: 'Not A Slug' }),
      'tools/writing.json',
      ['→ at tools[1].prominence', '→ at tools[1].slug', 'must be lower-case words joined by single dashes'],
    ],
    [
      'a field that nobody knows',
      records({ ...toolRecord(), raiting: 5 }),
      'tools/writing.json',
      ['Unrecognized key: "raiting"', '→ at tools[0]'],
    ],
    [
      'a month that is none',
      records({ ...toolRecord(), as_of: { source: 'editorial', as_of: '2025-13' } }),
      'tools/writing.json',
      ['must be a month, YYYY-MM', '→ at tools[0].as_of.as_of'],
    ],
    [
      'a source that outranks the files',
      records({ ...toolRecord(), as_of: { source: 'import', as_of: '2025-06' } }),
      'tools/writing.json',
      ['→ at tools[0].as_of.source'],
    ],
    [
      'a public list without its URL',
      records({ ...toolRecord(), facts: { name: { source: 'public_list', as_of: '2025-06' } } }),
      'tools/writing.json',
      ['without one, use "editorial"', '→ at tools[0].facts.name.url'],
    ],
    [
      'a vendor page without its URL',
      records({ ...toolRecord(), as_of: { source: 'vendor_page', as_of: '2025-06' } }),
      'tools/writing.json',
      ['without one, use "editorial"', '→ at tools[0].as_of.url'],
    ],
    [
      'stray white space',
      records({ ...toolRecord(), name: 'Two  spaces' }),
      'tools/writing.json',
      ['has stray white space', '→ at tools[0].name'],
    ],
    [
      'a phrase twice',
      records({ ...toolRecord(), pros: ['Quick to learn', 'Quick to learn'] }),
      'tools/writing.json',
      ['values must not repeat', '→ at tools[0].pros'],
    ],
    ['one topic', records({ ...toolRecord(), topics: { code: 1 } }), 'tools/writing.json', ['needs 2 to 6 topics']],
    [
      'a script as an address',
      records({ ...toolRecord(), website_url: 'javascript:alert(1)' }),
      'tools/writing.json',
      ['→ at tools[0].website_url'],
    ],
    [
      'a file under another name',
      edit('tools/writing.json', JSON.stringify({ category: 'email', tools: [toolRecord()] })),
      'tools/writing.json',
      ['contains the category "email" and must be named after it'],
    ],
    [
      'a category that is not listed',
      (dir) => writeDataFiles(dir, { categories: { email: 'Email' }, tools: { writing: [toolRecord()] } }),
      'tools/writing.json',
      ['contains the category "writing", which is not in categories.json'],
    ],
    [
      'a slug twice in two files',
      (dir) => writeDataFiles(dir, { tools: { email: [toolRecord()], writing: [toolRecord()] } }),
      'tools/writing.json',
      ['the slug "abacus" is taken by another record'],
    ],
    [
      'a category twice',
      edit(
        'categories.json',
        JSON.stringify({
          categories: [1, 2].map((n) => ({
            slug: 'writing',
            name: `W${n}`,
            description: 'Tools that write text for people of all trades.',
            icon: 'pen-line',
            tint: 'moss',
          })),
        }),
      ),
      'categories.json',
      ['the slug "writing" is taken by another record'],
    ],
  ])('%s', async (_, breakIt, file, texts) => {
    const dir = await temporaryFolder()
    await writeDataFiles(dir, { tools: { writing: [toolRecord()], email: [toolRecord({ slug: 'mail' })] } })
    await applyDataFiles({ database, clock, dir })
    const before = await snapshot()
    await breakIt(dir)
    const failure = await applyDataFiles({ database, clock, dir }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DataFileError)
    const { name, message, file: named } = failure as DataFileError
    expect([name, named]).toEqual(['DataFileError', file])
    for (const text of [`${file}: `, ...texts]) expect(message).toContain(text)
    expect(await snapshot()).toEqual(before)
  })

  test('a missing file', async () => {
    const dir = await temporaryFolder()
    await writeDataFiles(dir, { tools: { writing: [toolRecord()] } })
    await rm(join(dir, 'featured.json'))
    expect(() => readDataFiles(dir)).toThrow(/ENOENT.*featured\.json/)
    expect(() => parseDataFiles({ hash: '', files: [] })).toThrow('the data files are incomplete')
  })
})

test('the hash depends on every byte of every file, and nothing else', async () => {
  const dir = await temporaryFolder()
  const hash = async (changes: object) => {
    await writeDataFiles(dir, { tools: { writing: [toolRecord()] }, ...changes })
    return readDataFiles(dir).hash
  }
  const first = await hash({})
  expect(await hash({})).toBe(first)
  await writeFile(join(dir, 'tools', 'notes.txt'), 'not a data file')
  expect(readDataFiles(dir).hash).toBe(first)
  const others = [
    await hash({ featured: ['a', 'b', 'c', 'd'] }),
    await hash({ categories: { writing: 'Prose' } }),
    await hash({ tools: { writing: [toolRecord({ skill: 2 })] } }),
    await hash({ tools: { email: [toolRecord()] } }),
  ]
  expect(new Set([first, ...others]).size).toBe(5)
})

test('the shipped files are applied, and every tool is found by slug and id', async () => {
  await database.reset()
  const dir = join(import.meta.dirname, '../../../prisma/data')
  const { tools, categories } = parseDataFiles(readDataFiles(dir))
  expect(await applyDataFiles({ database, clock, dir })).toEqual({ created: tools.length, changed: 0, removed: 0 })

  const { services } = createApi(database)
  const selection = { columns: ['id', 'slug', 'name', 'status'], category: false, facts: false } as const
  for (const { slug, name, status, merged_into: successor } of tools) {
    const found = await services.catalogue.tools.findTool({ slug }, selection)
    expect(found).toMatchObject({ slug, name, status })
    const named = await services.catalogue.tools.findTool({ reference: slug }, selection)
    expect(named?.slug).toBe(successor ?? slug)
    const byId = await services.catalogue.tools.findTool({ id: found?.id ?? '' }, selection)
    expect(byId?.slug).toBe(slug)
  }
  const info = await services.catalogue.catalogue.info()
  const active = tools.filter(({ status }) => status === 'active')
  expect(info).toMatchObject({
    revision: 1,
    toolCount: active.length,
    categoryCount: new Set(active.map((tool) => tool.category)).size,
  })
  expect(categories.length).toBeGreaterThanOrEqual(info.categoryCount)
})
