import { expect, test } from 'vitest'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()

const read = async () => {
  const { data, errors } = await createApi(database).query(`{ catalogueStatistics {
    toolCount categoryCount byStatus { status count } byProminence { prominence count } pricedCount unknownPricingCount
    unknownPricingShare verifiedCount factCount checkedFactCount averageFactAgeMonths factSources { source count } } }`)
  expect(errors).toEqual([])
  return data.catalogueStatistics
}

test('an empty catalog has no figures', async () => {
  expect(await read()).toMatchObject({
    toolCount: 0,
    unknownPricingShare: 0,
    averageFactAgeMonths: null,
    byStatus: [
      { status: 'ACTIVE', count: 0 },
      { status: 'DISCONTINUED', count: 0 },
      { status: 'MERGED', count: 0 },
      { status: 'DELISTED', count: 0 },
    ],
  })
})

test('figures cover the active tools', async () => {
  const seen = { source: 'vendor_page', as_of: '2026-09', url: 'https://abacus.example/pricing' }
  await loadCatalogue(database, {
    tools: {
      writing: [
        toolRecord({ prominence: 3, plans: [plan({ as_of: '2026-09' })], verified_on: '2026-11-02', as_of: seen }),
        toolRecord({ slug: 'birch', pricing_model: null }),
        toolRecord({ slug: 'cedar', status: 'discontinued' }),
        toolRecord({ slug: 'flint', status: 'delisted' }),
      ],
      email: [toolRecord({ slug: 'dune', pricing_model: 'free' }), toolRecord({ slug: 'elm', pricing_model: null })],
    },
  })
  const statistics = await read()
  expect(statistics).toMatchObject({
    toolCount: 4,
    categoryCount: 2,
    byStatus: [
      { status: 'ACTIVE', count: 4 },
      { status: 'DISCONTINUED', count: 1 },
      { status: 'MERGED', count: 0 },
      { status: 'DELISTED', count: 1 },
    ],
    byProminence: [
      { prominence: 3, count: 1 },
      { prominence: 2, count: 0 },
      { prominence: 1, count: 0 },
      { prominence: 0, count: 3 },
    ],
    pricedCount: 2,
    unknownPricingCount: 2,
    unknownPricingShare: 0.5,
    verifiedCount: 1,
  })
  const counts = Object.fromEntries(
    statistics.factSources.map(({ source, count }: { source: string; count: number }) => [source, count]),
  )
  expect(counts).toMatchObject({ VENDOR_PAGE: statistics.checkedFactCount, PERSON: 0 })
  expect(counts['VENDOR_PAGE'] + counts['EDITORIAL']).toBe(statistics.factCount)
  const age = (2 * counts['VENDOR_PAGE'] + 17 * counts['EDITORIAL']) / statistics.factCount
  expect(statistics.averageFactAgeMonths).toBeCloseTo(age, 1)
})
