import { beforeEach, describe, expect, test } from 'vitest'
import { loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { csvOf, importText, newToolRow } from '../../support/import-file.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { buildTestApp } from '../http/app-support.ts'

const database = registerTestDatabase()

beforeEach(() => database.reset())

const tool = (slug: string) => database.prisma.tool.findUniqueOrThrow({ where: { slug } })

/** `/tools.csv` of the stored catalog. */
const publicFile = async (): Promise<string> => {
  const catalogueDir = await temporaryFolder()
  const render = () => Promise.reject(new Error('Only files are requested.'))
  const { app } = await buildTestApp(database, { catalogueDir, render })
  const { body } = await app.inject('/tools.csv')
  await app.close()
  return body
}

describe('the public file of all tools', () => {
  const COMPUTED = ['pricing', 'price_range', 'rating', 'review_count', 'verified', 'logo_url']
  const tools = {
    writing: [
      toolRecord({
        plans: [plan()],
        features: ['Letters | notes', 'Shared folder', 'Spelling correction', '=1+1 sums'],
      }),
      toolRecord({ slug: 'birch', name: '=Birch, "the" tool', website_url: null, pricing_model: null }),
    ],
    email: [toolRecord({ slug: 'cedar', website_url: 'https://cedar.example/', api_available: true })],
  }

  test('changes nothing in the catalog that it comes from', async () => {
    await loadCatalogue(database, { tools })
    await database.prisma.tool.updateMany({ data: { logoUrl: 'https://logo.example/x.png' } })
    const result = await importText(database, await publicFile())
    expect(result).toMatchObject({ rows: 3, unchanged: 3, refused: 0, ignoredColumns: COMPUTED, changeSetId: null })
  })

  test('creates the same tools in a catalog without them', async () => {
    await loadCatalogue(database, { tools })
    const file = await publicFile()
    await database.reset()
    const others = ['writing', 'email'].map((slug) => [
      slug,
      [toolRecord({ slug: `other-${slug}`, website_url: null })],
    ])
    await loadCatalogue(database, { tools: Object.fromEntries(others) })
    const result = await importText(database, file)
    expect(result).toMatchObject({ rows: 3, created: 3, refused: 0 })
    expect(await tool('abacus')).toMatchObject({
      name: 'Abacus',
      pricingModel: 'freemium',
      features: tools.writing[0]?.features,
    })
    expect(await tool('birch')).toMatchObject({ name: '=Birch, "the" tool', websiteUrl: null, pricingModel: null })
    expect(await tool('cedar')).toMatchObject({ apiAvailable: true })
  })

  test('still refuses columns that nobody knows', async () => {
    await loadCatalogue(database, { tools })
    await expect(importText(database, csvOf({ ...newToolRow(), pricing: '', price: '9' }))).rejects.toThrow(
      'The file has unknown columns: "price".',
    )
  })
})

describe('a file of tools from a spreadsheet', () => {
  beforeEach(() => loadCatalogue(database, { tools: { writing: [toolRecord()] } }))

  test('can have semicolons, decimal commas, blank rows, and words in any case, in UTF-16', async () => {
    const row = newToolRow({ pricing_model: 'Freemium', platforms: 'Web|iOS', privacy: 'No training default' })
    const cells = { ...row, imported_rating: '4,5', imported_rating_count: '20', api_available: 'TRUE' }
    const lines = [Object.keys(cells), Object.values(cells)].map((line) => line.join(';'))
    const text = `\ufeff${[...lines, ';;;;', ''].join('\r\n')}`
    const result = await importText(database, Buffer.from(text, 'utf16le'), { pieceSize: 3 })
    expect(result).toMatchObject({ rows: 1, created: 1, refusedRows: [] })
    expect(await tool('comet')).toMatchObject({
      pricingModel: 'freemium',
      platforms: ['web', 'ios'],
      privacy: ['no_training_default'],
      importedRating: 4.5,
      apiAvailable: true,
    })
  })

  test('has three tools for the names C, C++ and C#', async () => {
    const names = ['C', 'C++', 'C#']
    const rows = names.map((name) => newToolRow({ name, website_url: '' }))
    expect(await importText(database, csvOf(...rows))).toMatchObject({ created: 3, refusedRows: [] })
    expect(await importText(database, csvOf(...rows))).toMatchObject({ created: 0, unchanged: 3 })
    const stored = await database.prisma.tool.findMany({ where: { name: { in: names } }, orderBy: { slug: 'asc' } })
    expect(stored.map(({ slug, name }) => [slug, name])).toEqual([
      ['c', 'C'],
      ['c-plus-plus', 'C++'],
      ['c-sharp', 'C#'],
    ])
  })

  test('cannot know anything in the future', async () => {
    const future = { as_of: '2099-01', source: 'import' }
    const rows = [
      { as_of: '2099-01' },
      { as_of: '2026-11', verified_on: '2099-01-01' },
      { as_of: '2026-11', facts: JSON.stringify({ name: future }) },
      { as_of: '2026-11', plans: JSON.stringify([{ ...plan(), as_of: '2099-01' }]) },
      { as_of: '2026-11', verified_on: '2026-11-20' },
    ].map((row) => ({ slug: 'abacus', verified_on: '', facts: '', plans: '', ...row }))
    const { refusedRows } = await importText(database, csvOf(...rows))
    expect(refusedRows).toEqual(
      ['2: as_of', '3: verified_on', '4: facts', '5: plans'].map((place) => `${place} is in the future`),
    )
    await expect(importText(database, csvOf(newToolRow()), { asOf: '2099-01' })).rejects.toThrow('2099-01')
  })
})
