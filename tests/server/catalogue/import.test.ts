import { beforeEach, describe, expect, test } from 'vitest'
import { loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { csvOf, importText, newToolRow } from '../../support/import-file.ts'

const database = registerTestDatabase()

beforeEach(async () => {
  await database.reset()
  await loadCatalogue(database, {
    tools: { writing: [toolRecord(), toolRecord({ slug: 'birch', website_url: 'https://birch.example/app' })] },
  })
})

const tool = (slug: string) =>
  database.prisma.tool.findUniqueOrThrow({ where: { slug }, include: { category: true, facts: true } })
const sets = () => database.prisma.changeSet.findMany({ where: { kind: 'import' } })
const changes = async () =>
  database.prisma.toolChange.findMany({
    where: { changeSet: { kind: 'import' } },
    orderBy: { sequence: 'asc' },
    select: { slug: true, action: true, field: true, oldValue: true, newValue: true },
  })
const revision = async () => (await database.prisma.catalogueState.findUniqueOrThrow({ where: { id: 1 } })).revision

describe('an imported row', () => {
  test('creates a tool with little more than a name', async () => {
    const before = await revision()
    const result = await importText(database, csvOf(newToolRow()))
    expect(result).toMatchObject({ rows: 1, created: 1, refused: 0, refusedRows: [] })
    expect(await tool('comet')).toMatchObject({
      name: 'Comet',
      nameLower: 'comet',
      nameKeys: ['comet'],
      addressKey: 'comet.example',
      vendor: '',
      longDescription: '',
      pricingModel: null,
      plans: [],
      category: { slug: 'writing' },
      addedOn: new Date('2026-11-20T00:00:00Z'),
    })
    const { facts } = await tool('comet')
    expect(facts.map(({ field }) => field).sort()).toEqual(['description', 'name', 'website_url'])
    expect(facts[0]).toMatchObject({ source: 'import', knownFor: new Date('2026-11-01T00:00:00Z') })
    expect(await revision()).toBe(before + 1)
    expect(await sets()).toMatchObject([
      { id: result.changeSetId, source: 'test.csv', state: 'done', created: 1, changed: 0 },
    ])
    expect(await changes()).toEqual([{ slug: 'comet', action: 'created', field: null, oldValue: null, newValue: null }])
  })

  test('changes the columns that the file has, and records old and new values', async () => {
    const file = csvOf({
      slug: 'abacus',
      pricing_model: 'paid',
      plans: JSON.stringify([plan({ month: 7 })]),
      features: '',
    })
    expect(await importText(database, file)).toMatchObject({ changed: 1, refused: 0 })
    expect(await tool('abacus')).toMatchObject({
      pricingModel: 'paid',
      priceCents: 700,
      freeTier: false,
      features: [],
      skill: 1,
    })
    expect(await changes()).toMatchObject([
      { slug: 'abacus', action: 'changed', field: 'pricing_model', oldValue: 'freemium', newValue: 'paid' },
      { field: 'features', newValue: [] },
      { field: 'plans', oldValue: [], newValue: [{ name: 'Pro', month: 7 }] },
    ])
    const sources = Object.fromEntries((await tool('abacus')).facts.map(({ field, source }) => [field, source]))
    expect(sources).toMatchObject({ pricing_model: 'import', plans: 'import', name: 'editorial' })
  })

  test('protects its values, and the tool, from the data files', async () => {
    await importText(database, csvOf({ slug: 'abacus', category: 'email', vendor: 'Imported' }))
    await loadCatalogue(database, { tools: { writing: [toolRecord({ vendor: 'Filed', skill: 3 })] } })
    expect(await tool('abacus')).toMatchObject({ vendor: 'Imported', skill: 3, category: { slug: 'email' } })
    await loadCatalogue(database, { tools: { writing: [toolRecord({ slug: 'birch' })] } })
    expect(await tool('abacus')).toMatchObject({ vendor: 'Imported' })
  })

  test('keeps manual values', async () => {
    const { id } = await tool('abacus')
    const where = { toolId_field: { toolId: id, field: 'vendor' } }
    await database.prisma.toolFact.update({ where, data: { source: 'person' } })
    const result = await importText(database, csvOf({ slug: 'abacus', vendor: 'Other', skill: '2' }))
    expect(result.outcomes).toEqual([
      { line: 2, action: 'changed', slug: 'abacus', fields: ['skill'], kept: ['vendor'] },
    ])
    expect(await tool('abacus')).toMatchObject({ vendor: 'Abacus Works', skill: 2 })
  })

  test('uses its own month before that of the import', async () => {
    await importText(database, csvOf({ slug: 'abacus', vendor: 'A', as_of: '2024-02' }, { slug: 'birch', vendor: 'B' }))
    const month = async (slug: string) => (await tool(slug)).facts.find(({ field }) => field === 'vendor')?.knownFor
    expect(await month('abacus')).toEqual(new Date('2024-02-01T00:00:00Z'))
    expect(await month('birch')).toEqual(new Date('2026-11-01T00:00:00Z'))
  })
})

describe('an imported file', () => {
  test('changes nothing when imported again, and leaves no change set', async () => {
    const file = csvOf(newToolRow(), newToolRow({ name: 'Abacus', website_url: 'abacus.example' }))
    expect(await importText(database, file)).toMatchObject({ created: 1, changed: 1 })
    const before = await revision()
    expect(await importText(database, file)).toMatchObject({ created: 0, changed: 0, unchanged: 2, changeSetId: null })
    expect(await revision()).toBe(before)
    expect(await sets()).toHaveLength(1)
  })

  test('in a dry run reports the result without changes', async () => {
    const before = [await revision(), await tool('abacus')]
    const file = csvOf(newToolRow(), newToolRow({ name: 'Abacus' }), newToolRow({ category: 'nowhere', name: 'D' }))
    const result = await importText(database, file, { dryRun: true })
    expect(result).toMatchObject({ created: 1, refused: 2, changeSetId: null })
    expect([await revision(), await tool('abacus')]).toEqual(before)
    expect(await database.prisma.tool.count()).toBe(2)
    expect(await sets()).toEqual([])
  })

  test('that breaks off stays partially imported, and is marked', async () => {
    const stop = new AbortController()
    const rows = Array.from({ length: 501 }, (_, index) =>
      newToolRow({ name: `Comet ${index}`, website_url: `https://comet-${index}.example/` }),
    )
    const running = importText(database, csvOf(...rows), { signal: stop.signal, onRow: () => stop.abort() })
    await expect(running).rejects.toThrow(/abort/i)
    expect(await sets()).toMatchObject([{ state: 'failed', created: 500 }])
    expect(await importText(database, csvOf(...rows))).toMatchObject({ created: 1, unchanged: 500 })
  })
})
