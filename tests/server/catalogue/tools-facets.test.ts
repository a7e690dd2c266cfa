import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

const MODELS = ['free', 'freemium', 'paid', 'enterprise', null] as const
const PLATFORMS = ['web', 'mac', 'api'] as const
const CATEGORIES = { writing: 'Writing', email: 'Email', design: 'Design' }

type Drawn = {
  category: keyof typeof CATEGORIES
  model: (typeof MODELS)[number]
  platforms: readonly string[]
  api: boolean | null
  freePlan: boolean
  verified: boolean
  word: 'lark' | 'wren'
}

// Every combination that matters, the same in each run, so that one load serves all questions.
const drawn: readonly Drawn[] = Array.from({ length: 90 }, (_, index) => ({
  category: (['writing', 'email', 'design'] as const)[index % 3] ?? 'writing',
  model: MODELS[index % 5] ?? null,
  platforms: PLATFORMS.filter((_platform, place) => ((index % 7) + 1) & (1 << place)),
  api: [true, false, null][index % 4] ?? null,
  freePlan: index % 6 === 0,
  verified: index % 9 === 0,
  word: index % 2 === 0 ? 'lark' : 'wren',
}))

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  const records = drawn.map((tool, index) => ({
    category: tool.category,
    record: toolRecord({
      slug: `t${index}`,
      name: `${tool.word} ${index}`,
      pricing_model: tool.model,
      plans: tool.freePlan ? [plan({ usd_month: 0 })] : [],
      platforms: tool.platforms,
      api_available: tool.api,
      verified_on: tool.verified ? '2026-11-01' : null,
    }),
  }))
  const tools = Object.fromEntries(
    Object.keys(CATEGORIES).map((slug) => [
      slug,
      records.filter(({ category }) => category === slug).map(({ record }) => record),
    ]),
  )
  await loadCatalogue(database, { categories: CATEGORIES, tools })
})
afterAll(() => database.close())

const isFree = (tool: Drawn) => tool.model === 'free' || tool.model === 'freemium' || tool.freePlan

type Filters = {
  search: 'lark' | null
  category: (keyof typeof CATEGORIES)[]
  pricingModel: string[]
  platform: string[]
  freeTier: boolean | null
  apiAvailable: boolean | null
  verified: boolean | null
}

const rules = (filters: Filters) => ({
  search: (tool: Drawn) => filters.search === null || tool.word === filters.search,
  categories: (tool: Drawn) => filters.category.length === 0 || filters.category.includes(tool.category),
  pricingModels: (tool: Drawn) =>
    filters.pricingModel.length === 0 || filters.pricingModel.includes(tool.model?.toUpperCase() ?? ''),
  platforms: (tool: Drawn) =>
    filters.platform.length === 0 || tool.platforms.some((one) => filters.platform.includes(one.toUpperCase())),
  freeTier: (tool: Drawn) => filters.freeTier === null || isFree(tool) === filters.freeTier,
  apiAvailable: (tool: Drawn) => filters.apiAvailable === null || tool.api === filters.apiAvailable,
  verified: (tool: Drawn) => filters.verified === null || tool.verified === filters.verified,
})

const matching = (filters: Filters, own?: string) =>
  drawn.filter((tool) => Object.entries(rules(filters)).every(([name, holds]) => name === own || holds(tool)))

const countBy = (tools: readonly Drawn[], keys: (tool: Drawn) => readonly (string | undefined)[]) => {
  const counts: Record<string, number> = {}
  for (const tool of tools) for (const key of keys(tool)) if (key !== undefined) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

const document = `query ($search: String, $category: [String!], $pricingModel: [PricingModel!], $platform: [Platform!],
  $freeTier: Boolean, $apiAvailable: Boolean, $verified: Boolean) {
  tools(search: $search, category: $category, pricingModel: $pricingModel, platform: $platform, freeTier: $freeTier,
    apiAvailable: $apiAvailable, verified: $verified, first: 100) {
    totalCount
    nodes { slug }
    facets {
      categories { category { slug } count }
      pricingModels { pricingModel count }
      platforms { platform count }
      freeTier apiAvailable verified
    }
  }
}`

const some = <T>(values: readonly T[]) => fc.subarray([...values])
const flag = fc.option(fc.boolean(), { nil: null })
const filters: fc.Arbitrary<Filters> = fc.record({
  search: fc.constantFrom('lark' as const, null),
  category: some(['writing', 'email', 'design'] as const),
  pricingModel: some(['FREE', 'FREEMIUM', 'PAID', 'ENTERPRISE']),
  platform: some(['WEB', 'MAC', 'API']),
  freeTier: flag,
  apiAvailable: flag,
  verified: flag,
})

test('filters narrow as a plain filter does, and each facet heeds all filters but its own', async () => {
  const { query } = createApi(database)
  await fc.assert(
    fc.asyncProperty(filters, async (chosen) => {
      const { data, errors } = await query(document, chosen)
      expect(errors).toEqual([])
      const expected = matching(chosen)
      expect(data.tools.totalCount).toBe(expected.length)
      expect(data.tools.nodes.map(({ slug }: { slug: string }) => slug).sort()).toEqual(
        expected.map((tool) => `t${drawn.indexOf(tool)}`).sort(),
      )
      const { facets } = data.tools
      const counts = (list: { count: number }[], key: (entry: never) => string) =>
        Object.fromEntries(list.map((entry) => [key(entry as never), entry.count]))
      expect(counts(facets.categories, (entry: { category: { slug: string } }) => entry.category.slug)).toEqual(
        countBy(matching(chosen, 'categories'), (tool) => [tool.category]),
      )
      expect(counts(facets.pricingModels, (entry: { pricingModel: string }) => entry.pricingModel)).toEqual(
        countBy(matching(chosen, 'pricingModels'), (tool) => [tool.model?.toUpperCase()]),
      )
      expect(counts(facets.platforms, (entry: { platform: string }) => entry.platform)).toEqual(
        countBy(matching(chosen, 'platforms'), (tool) => tool.platforms.map((one) => one.toUpperCase())),
      )
      expect(facets.freeTier).toBe(matching(chosen, 'freeTier').filter(isFree).length)
      expect(facets.apiAvailable).toBe(matching(chosen, 'apiAvailable').filter(({ api }) => api === true).length)
      expect(facets.verified).toBe(matching(chosen, 'verified').filter(({ verified }) => verified).length)
    }),
    { numRuns: 60, seed: 20_261_120 },
  )
})

test('more values than any screen offers are refused by name', async () => {
  const many = Array.from({ length: 61 }, (_, index) => `c${index}`)
  const { errors } = await createApi(database).query(
    'query ($many: [String!]) { tools(category: $many) { totalCount } }',
    {
      many,
    },
  )
  expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', message: '"category" may list at most 60 values.' })
})
