import { beforeEach, describe, expect, test } from 'vitest'
import { applyDataFiles } from '#server/areas/catalogue/apply-data-files.ts'
import {
  clock,
  countOperations,
  createApi,
  type DataFiles,
  loadCatalogue,
  plan,
  toolRecord,
  writeDataFiles,
} from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const database = registerTestDatabase()

beforeEach(() => database.reset())

const NOTHING = { created: 0, changed: 0, removed: 0 }
const writing = (...tools: object[]): DataFiles => ({ tools: { writing: tools } })
const load = (files: DataFiles) => loadCatalogue(database, files)
const abacus = (changes: object = {}) => toolRecord({ slug: 'abacus', ...changes })
const birch = (changes: object = {}) => toolRecord({ slug: 'birch', ...changes })

const state = () => database.prisma.catalogueState.findUnique({ where: { id: 1 } })
const rows = () =>
  database.prisma.tool.findMany({ orderBy: { slug: 'asc' }, include: { facts: { orderBy: { field: 'asc' } } } })
const row = (slug: string) => database.prisma.tool.findUniqueOrThrow({ where: { slug }, include: { category: true } })
const fact = async (slug: string, field: string) => {
  const { id } = await row(slug)
  return database.prisma.toolFact.findUnique({ where: { toolId_field: { toolId: id, field } } })
}
/** Makes an import or a person the owner of a fact. */
const own = async (slug: string, field: string, source: 'import' | 'person' | 'member_report') => {
  const { id } = await row(slug)
  await database.prisma.toolFact.update({ where: { toolId_field: { toolId: id, field } }, data: { source } })
}

describe('the data files', () => {
  test('fill an empty catalog as one change set', async () => {
    expect(await load(writing(abacus(), birch()))).toEqual({ created: 2, changed: 0, removed: 0 })
    expect(await state()).toMatchObject({ revision: 1, changedAt: clock.now() })
    expect((await rows()).map(({ slug }) => slug)).toEqual(['abacus', 'birch'])
  })

  test('need one query when nothing has changed', async () => {
    const dir = await temporaryFolder()
    await writeDataFiles(dir, writing(abacus()))
    await applyDataFiles({ database, clock, dir })
    const before = [await state(), await rows()]
    const counted = countOperations(database)
    expect(await applyDataFiles({ database: counted.database, clock, dir })).toEqual(NOTHING)
    expect(counted.operations).toEqual(['CatalogueState.findUnique'])
    expect([await state(), await rows()]).toEqual(before)
  })

  test('change only the tool whose text changed, and move the revision once', async () => {
    await load(writing(abacus(), birch({ prominence: 1 })))
    const [abacusBefore, birchBefore] = await rows()
    expect(await load(writing(abacus(), birch({ prominence: 2 })))).toEqual({ ...NOTHING, changed: 1 })
    const [abacusAfter, birchAfter] = await rows()
    expect(abacusAfter).toEqual(abacusBefore)
    expect(birchAfter).toMatchObject({ id: birchBefore?.id, prominence: 2 })
    expect(birchAfter?.updatedAt.getTime()).toBeGreaterThan(birchBefore?.updatedAt.getTime() ?? 0)
    expect((await state())?.revision).toBe(2)
  })

  test('remove a tool missing from them', async () => {
    await load(writing(abacus(), birch()))
    expect(await load(writing(abacus()))).toEqual({ ...NOTHING, removed: 1 })
    expect((await rows()).map(({ slug }) => slug)).toEqual(['abacus'])
    expect(await database.prisma.toolFact.count({ where: { tool: { slug: 'birch' } } })).toBe(0)
  })

  test('move a tool to another category and feature it', async () => {
    await load(writing(abacus(), birch()))
    const { id } = await row('birch')
    const moved = { tools: { writing: [abacus()], email: [birch()] }, featured: ['birch', 'x', 'y', 'z'] }
    expect(await load(moved)).toEqual({ ...NOTHING, changed: 1 })
    expect(await row('birch')).toMatchObject({ id, featured: true, category: { slug: 'email' } })
  })

  test('rename a category, and its tools are found by the new name', async () => {
    await load(writing(abacus()))
    const { query, services } = createApi(database)
    expect((await query('{ tools(search: "writing") { totalCount } }')).data.tools.totalCount).toBe(1)
    await load({ ...writing(abacus()), categories: { writing: 'Prose & Verse' } })
    await services.catalogue.revision.check()
    const found = await query('{ tools(search: "PROSE & verse") { edges { matchedOn { field text } } } }')
    expect(found.data.tools.edges[0].matchedOn).toContainEqual({ field: 'CATEGORY', text: 'Prose & Verse' })
    expect((await query('{ categories { slug name } }')).data.categories).toEqual([
      { slug: 'writing', name: 'Prose & Verse' },
    ])
  })

  test('update the folded name and sorting price', async () => {
    await load(writing(abacus({ pricing_model: 'paid', plans: [plan({ month: 20 })] })))
    expect(await row('abacus')).toMatchObject({ priceCents: 2000, nameLower: 'abacus' })
    await load(writing(abacus({ name: 'ÄPFEL', pricing_model: 'paid', plans: [plan({ month: 15.5 })] })))
    expect(await row('abacus')).toMatchObject({ priceCents: 1550, nameLower: 'äpfel' })
    await load(writing(abacus({ pricing_model: 'free' })))
    expect(await row('abacus')).toMatchObject({ priceCents: 0 })
  })
})

describe('the source of a fact', () => {
  test('is its own, else that of the record; unknown values have none', async () => {
    await load(
      writing(
        abacus({
          api_available: null,
          plans: [plan({ as_of: '2026-02' })],
          facts: { plans: { source: 'vendor_page', as_of: '2026-02', url: 'https://abacus.example/plans' } },
        }),
      ),
    )
    expect(await fact('abacus', 'plans')).toMatchObject({
      source: 'vendor_page',
      knownFor: new Date('2026-02-01T00:00:00Z'),
      sourceUrl: 'https://abacus.example/plans',
      checkedOn: null,
    })
    expect(await fact('abacus', 'vendor')).toMatchObject({
      source: 'editorial',
      knownFor: new Date('2025-06-01T00:00:00Z'),
    })
    for (const field of ['api_available', 'open_source', 'aliases', 'setup_minutes']) {
      expect(await fact('abacus', field)).toBeNull()
    }
  })

  test('is removed with the value, and added with it', async () => {
    await load(writing(abacus({ api_available: true })))
    expect(await fact('abacus', 'api_available')).not.toBeNull()
    await load(writing(abacus({ api_available: null, open_source: true, verified_on: '2026-11-01' })))
    expect(await fact('abacus', 'api_available')).toBeNull()
    expect(await fact('abacus', 'open_source')).toMatchObject({ checkedOn: new Date('2026-11-01T00:00:00Z') })
  })

  test.each(['import', 'person', 'member_report'] as const)('%s keeps a fact from the data files', async (source) => {
    await load(writing(abacus({ vendor: 'Filed', skill: 1 })))
    await own('abacus', 'vendor', source)
    await database.prisma.tool.update({ where: { slug: 'abacus' }, data: { vendor: 'Owned' } })
    await load(writing(abacus({ vendor: 'Filed anew', skill: 2 })))
    expect(await row('abacus')).toMatchObject({ vendor: 'Owned', skill: 2 })
    expect(await fact('abacus', 'vendor')).toMatchObject({ source })
  })

  test('that keeps a name or a price still updates the derived columns', async () => {
    await load(writing(abacus({ name: 'Filed', pricing_model: 'paid', plans: [plan({ month: 10 })] })))
    await own('abacus', 'plans', 'person')
    await own('abacus', 'name', 'person')
    await database.prisma.tool.update({ where: { slug: 'abacus' }, data: { name: 'Owned', nameLower: 'owned' } })
    const description = 'Another sentence of a length that the schema of the data files will take.'
    await load(writing(abacus({ name: 'Filed', description, pricing_model: 'paid', plans: [] })))
    expect(await row('abacus')).toMatchObject({ name: 'Owned', description, priceCents: 1000 })
  })

  test('keeps a tool that is missing from the files', async () => {
    await load(writing(abacus(), birch()))
    await own('birch', 'vendor', 'import')
    expect(await load(writing(abacus()))).toEqual(NOTHING)
    expect((await rows()).map(({ slug }) => slug)).toEqual(['abacus', 'birch'])
  })
})

test('two concurrent runs result in one change set', async () => {
  const dir = await temporaryFolder()
  await writeDataFiles(dir, writing(abacus(), birch()))
  for (const revision of [1, 2]) {
    const applied = await Promise.all([1, 2, 3].map(() => applyDataFiles({ database, clock, dir })))
    expect(applied.filter(({ created, changed }) => created + changed > 0)).toHaveLength(1)
    expect((await state())?.revision).toBe(revision)
    expect(await rows()).toHaveLength(2)
    await writeDataFiles(dir, writing(abacus({ skill: 3 }), birch()))
  }
})
