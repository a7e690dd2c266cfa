import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const MODELS = ['free', 'freemium', 'paid', 'enterprise', null] as const
const PLATFORMS = ['web', 'mac', 'api'] as const
const INTEGRATIONS = ['slack', 'notion', 'zapier'] as const
const CLAIMS = ['soc2', 'hipaa'] as const
const SKILLS = ['EVERYONE', 'TRAINED', 'TECHNICAL', 'DEVELOPER'] as const
const TEAM_SIZES = ['solo', 'small', 'large'] as const
const CEILINGS = [0, 10, 20, 50, 100]
const CATEGORIES = { writing: 'Writing', email: 'Email', design: 'Design' }

type Drawn = {
  category: keyof typeof CATEGORIES
  model: (typeof MODELS)[number]
  platforms: readonly string[]
  api: boolean | null
  freePlan: boolean
  usd: number | null
  integrations: readonly string[]
  claims: readonly string[]
  skill: number
  teamFit: readonly string[]
  openSource: boolean | null
  mcpServer: boolean | null
  verified: boolean
  word: 'lark' | 'wren'
}

// All relevant combinations, the same in each run, so that one load serves all queries.
const drawn: readonly Drawn[] = Array.from({ length: 90 }, (_, index) => ({
  category: (['writing', 'email', 'design'] as const)[index % 3] ?? 'writing',
  model: MODELS[index % 5] ?? null,
  platforms: PLATFORMS.filter((_platform, place) => ((index % 7) + 1) & (1 << place)),
  api: [true, false, null][index % 4] ?? null,
  freePlan: index % 6 === 0,
  usd: [null, 10, 10.5, 20, 49, 200][index % 8] ?? null,
  integrations: INTEGRATIONS.filter((_integration, place) => (index % 8) & (1 << place)),
  claims: CLAIMS.filter((_claim, place) => (index % 5) & (1 << place)),
  skill: 1 + (index % 4),
  teamFit: TEAM_SIZES.filter((_size, place) => (index % 11) & (1 << place)),
  openSource: [true, false, null, null][index % 7] ?? null,
  mcpServer: [true, null, false][index % 5] ?? null,
  verified: index % 9 === 0,
  word: index % 2 === 0 ? 'lark' : 'wren',
}))

const database = registerTestDatabase()

beforeAll(async () => {
  const records = drawn.map((tool, index) => ({
    category: tool.category,
    record: toolRecord({
      slug: `t${index}`,
      name: `${tool.word} ${index}`,
      pricing_model: tool.model,
      plans: [
        ...(tool.freePlan ? [plan({ name: 'Free', month: 0 })] : []),
        ...(tool.usd === null ? [] : [plan({ month: tool.usd })]),
      ],
      integrations: tool.integrations,
      privacy: tool.claims,
      skill: tool.skill,
      team_fit: tool.teamFit,
      open_source: tool.openSource,
      mcp_server: tool.mcpServer,
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

const isFree = (tool: Drawn) => tool.model === 'free' || tool.model === 'freemium' || tool.freePlan

/** The price used for sorting: 0 for a free tool, null when unknown. */
const priceOf = ({ model, usd }: Drawn) => (model === 'free' ? 0 : usd)
const skillOf = ({ skill }: Drawn) => SKILLS[skill - 1]

type Filters = {
  search: 'lark' | null
  category: (keyof typeof CATEGORIES)[]
  pricingModel: string[]
  platform: string[]
  integration: string[]
  privacy: string[]
  skill: string[]
  teamSize: string[]
  maxMonthlyPriceUsd: number | null
  openSource: boolean | null
  freeTier: boolean | null
  apiAvailable: boolean | null
  mcpServer: boolean | null
  verified: boolean | null
}

const rules = (filters: Filters) => ({
  search: (tool: Drawn) => filters.search === null || tool.word === filters.search,
  categories: (tool: Drawn) => filters.category.length === 0 || filters.category.includes(tool.category),
  pricingModels: (tool: Drawn) =>
    filters.pricingModel.length === 0 || filters.pricingModel.includes(tool.model?.toUpperCase() ?? ''),
  platforms: (tool: Drawn) =>
    filters.platform.length === 0 || tool.platforms.some((one) => filters.platform.includes(one.toUpperCase())),
  integrations: (tool: Drawn) => filters.integration.every((one) => tool.integrations.includes(one.toLowerCase())),
  privacy: (tool: Drawn) => filters.privacy.every((one) => tool.claims.includes(one.toLowerCase())),
  skills: (tool: Drawn) => filters.skill.length === 0 || filters.skill.includes(skillOf(tool) ?? ''),
  teamSizes: (tool: Drawn) =>
    filters.teamSize.length === 0 || tool.teamFit.some((one) => filters.teamSize.includes(one.toUpperCase())),
  price: (tool: Drawn) =>
    filters.maxMonthlyPriceUsd === null || (priceOf(tool) ?? Number.POSITIVE_INFINITY) <= filters.maxMonthlyPriceUsd,
  openSource: (tool: Drawn) => filters.openSource === null || tool.openSource === filters.openSource,
  freeTier: (tool: Drawn) => filters.freeTier === null || isFree(tool) === filters.freeTier,
  apiAvailable: (tool: Drawn) => filters.apiAvailable === null || tool.api === filters.apiAvailable,
  mcpServer: (tool: Drawn) => filters.mcpServer === null || tool.mcpServer === filters.mcpServer,
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
  $integration: [Integration!], $privacy: [PrivacyClaim!], $skill: [SkillLevel!], $teamSize: [TeamSize!],
  $maxMonthlyPriceUsd: Int, $openSource: Boolean, $freeTier: Boolean, $apiAvailable: Boolean, $mcpServer: Boolean,
  $verified: Boolean) {
  tools(search: $search, category: $category, pricingModel: $pricingModel, platform: $platform,
    integration: $integration, privacy: $privacy, skill: $skill, teamSize: $teamSize,
    maxMonthlyPriceUsd: $maxMonthlyPriceUsd, openSource: $openSource, freeTier: $freeTier,
    apiAvailable: $apiAvailable, mcpServer: $mcpServer, verified: $verified, first: 100) {
    totalCount
    nodes { slug }
    facets {
      categories { category { slug } count }
      pricingModels { pricingModel count }
      platforms { platform count }
      integrations { integration count }
      privacy { claim count }
      skills { skill count }
      teamSizes { teamSize count }
      prices { maxMonthlyPriceUsd count }
      freeTier apiAvailable openSource mcpServer verified
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
  integration: some(['SLACK', 'NOTION', 'ZAPIER']),
  privacy: some(['SOC2', 'HIPAA']),
  skill: some(SKILLS),
  teamSize: some(['SOLO', 'SMALL', 'LARGE']),
  maxMonthlyPriceUsd: fc.option(fc.constantFrom(0, 10, 20, 50, 100, 2_147_483_647), { nil: null }),
  openSource: flag,
  freeTier: flag,
  apiAvailable: flag,
  mcpServer: flag,
  verified: flag,
})

test('filters equal a plain filter, and each facet applies all filters but its own', async () => {
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
      const upper = (values: readonly string[]) => values.map((one) => one.toUpperCase())
      // All values must match, so each count is what the value would leave with the selected ones.
      expect(counts(facets.integrations, (entry: { integration: string }) => entry.integration)).toEqual(
        countBy(expected, (tool) => upper(tool.integrations)),
      )
      expect(counts(facets.privacy, (entry: { claim: string }) => entry.claim)).toEqual(
        countBy(expected, (tool) => upper(tool.claims)),
      )
      expect(counts(facets.skills, (entry: { skill: string }) => entry.skill)).toEqual(
        countBy(matching(chosen, 'skills'), (tool) => [skillOf(tool)]),
      )
      expect(counts(facets.teamSizes, (entry: { teamSize: string }) => entry.teamSize)).toEqual(
        countBy(matching(chosen, 'teamSizes'), (tool) => upper(tool.teamFit)),
      )
      expect(facets.prices).toEqual(
        CEILINGS.map((usd) => ({
          maxMonthlyPriceUsd: usd,
          count: matching({ ...chosen, maxMonthlyPriceUsd: usd }).length,
        })),
      )
      expect(facets.openSource).toBe(matching({ ...chosen, openSource: true }).length)
      expect(facets.freeTier).toBe(matching(chosen, 'freeTier').filter(isFree).length)
      expect(facets.apiAvailable).toBe(matching(chosen, 'apiAvailable').filter(({ api }) => api === true).length)
      expect(facets.mcpServer).toBe(matching({ ...chosen, mcpServer: true }).length)
      expect(facets.verified).toBe(matching(chosen, 'verified').filter(({ verified }) => verified).length)
    }),
    { numRuns: 60, seed: 20_261_120 },
  )
})

test('a count equals the result of clicking its value', async () => {
  const { query } = createApi(database)
  const ask = async (chosen: Filters) => (await query(document, chosen)).data.tools
  await fc.assert(
    fc.asyncProperty(filters, async (chosen) => {
      const { facets } = await ask(chosen)
      for (const { integration, count } of facets.integrations) {
        const clicked = { ...chosen, integration: [...new Set([...chosen.integration, integration])] }
        expect((await ask(clicked)).totalCount).toBe(count)
      }
      for (const { pricingModel, count } of facets.pricingModels)
        expect((await ask({ ...chosen, pricingModel: [pricingModel] })).totalCount).toBe(count)
      for (const { maxMonthlyPriceUsd, count } of facets.prices)
        expect((await ask({ ...chosen, maxMonthlyPriceUsd })).totalCount).toBe(count)
    }),
    { numRuns: 15, seed: 20_261_120 },
  )
})

describe('invalid input is rejected by name:', () => {
  const many = Array.from({ length: 101 }, () => 'SLACK')
  test.each([
    ['[String!]', 'category', many],
    ['[Integration!]', 'integration', many],
    ['[PrivacyClaim!]', 'privacy', many.map(() => 'SOC2')],
    ['[SkillLevel!]', 'skill', many.map(() => 'TRAINED')],
    ['[TeamSize!]', 'teamSize', many.map(() => 'SOLO')],
  ])('more %s than any screen offers', async (type, argument, values) => {
    const text = `query ($values: ${type}) { tools(${argument}: $values) { totalCount } }`
    const { errors } = await createApi(database).query(text, { values })
    expect(errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      status: 400,
      message: `"${argument}" must have at most 100 values.`,
    })
  })

  test('a negative price', async () => {
    const { errors } = await createApi(database).query('{ tools(maxMonthlyPriceUsd: -1) { totalCount } }')
    expect(errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'maxMonthlyPriceUsd',
      message: '"maxMonthlyPriceUsd" must be 0 or more.',
    })
  })

  test.each([
    ['[Integration!]', 'integration', ['CARRIER_PIGEON']],
    ['[TeamSize!]', 'teamSize', ['HUGE']],
    ['Int', 'maxMonthlyPriceUsd', 1.5],
  ])('an unknown value of %s', async (type, argument, values) => {
    const text = `query ($values: ${type}) { tools(${argument}: $values) { totalCount } }`
    const { errors } = await createApi(database).query(text, { values })
    expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', status: 400 })
  })
})
