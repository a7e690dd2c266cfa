import { beforeAll, describe, expect, test } from 'vitest'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { createTestDatabase, registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
let ids: Record<string, string>

beforeAll(async () => {
  await loadCatalogue(database, {
    tools: {
      writing: [
        toolRecord({ slug: 'abacus', name: 'Abacus Pro Max' }),
        // Its name, with dashes, is the slug of another tool.
        toolRecord({ slug: 'decoy', name: 'Birch', prominence: 3 }),
        toolRecord({ slug: 'birch', name: 'Birch Labs' }),
        toolRecord({ slug: 'gone', name: 'Gone', status: 'discontinued' }),
        toolRecord({ slug: 'joined', name: 'Joined', status: 'merged', merged_into: 'abacus' }),
        toolRecord({ slug: 'plain', name: 'Plain', status: 'delisted' }),
        toolRecord({ slug: 'twin-niche', name: 'Twin' }),
        toolRecord({ slug: 'twin-known', name: 'Twin', prominence: 2 }),
      ],
    },
  })
  const tools = await database.prisma.tool.findMany({ select: { id: true, slug: true } })
  ids = Object.fromEntries(tools.map(({ slug, id }) => [slug, id]))
})

const find = async (by: Record<string, unknown>) => {
  const { data, errors } = await createApi(database).query('query ($by: ToolByInput!) { tool(by: $by) { slug } }', {
    by,
  })
  return errors.length > 0 ? errors : (data.tool?.slug ?? null)
}

describe('a tool is found', () => {
  test('by its id, in any case', async () => {
    expect(await find({ id: ids['abacus'] })).toBe('abacus')
    expect(await find({ id: ids['abacus']?.toUpperCase() })).toBe('abacus')
    expect(await find({ reference: ids['abacus']?.toUpperCase() })).toBe('abacus')
  })

  test.each([
    [{ slug: 'abacus' }, 'abacus'],
    [{ reference: 'abacus' }, 'abacus'],
    [{ reference: 'abacus-pro-max' }, 'abacus'],
    [{ reference: 'Abacus-Pro-Max' }, 'abacus'],
    [{ reference: 'Abacus Pro  Max' }, 'abacus'],
    // A slug takes precedence over the name of a better-known tool.
    [{ reference: 'birch' }, 'birch'],
    [{ reference: 'twin' }, 'twin-known'],
    [{ slug: 'gone' }, 'gone'],
    // The URL of a merged tool leads to its replacement.
    [{ reference: 'joined' }, 'abacus'],
  ])('by %j', async (variables, slug) => expect(await find(variables)).toBe(slug))

  test('in any status, which is shown', async () => {
    const { data } = await createApi(database).query(
      `{ gone: tool(by: { slug: "gone" }) { status mergedInto } joined: tool(by: { slug: "joined" }) { status mergedInto }
         plain: tool(by: { slug: "plain" }) { status } tools { nodes { slug } } }`,
    )
    const listed = data.tools.nodes.map(({ slug }: { slug: string }) => slug)
    expect(listed.sort()).toEqual(['abacus', 'birch', 'decoy', 'twin-known', 'twin-niche'])
    expect(data).toMatchObject({
      gone: { status: 'DISCONTINUED', mergedInto: null },
      plain: { status: 'DELISTED' },
      joined: { status: 'MERGED', mergedInto: 'abacus' },
    })
  })
})

describe('nothing is found', () => {
  test.each([
    [{ slug: 'nobody' }],
    [{ slug: '' }],
    [{ reference: '' }],
    [{ reference: ' ' }],
    [{ slug: 'Abacus' }],
    [{ slug: 'abacus-pro-max' }],
    [{ reference: '%' }],
    [{ reference: 'abacus-pro-ma_' }],
    [{ reference: "' OR 1=1 --" }],
    [{ reference: 'a'.repeat(5000) }],
    [{ id: 'abacus' }],
    [{ id: '018f0000-0000-7000-8000-000000000000' }],
    [{ reference: '018f0000-0000-7000-8000-000000000000' }],
    [{ id: '018f0000' }],
  ])('by %j', async (variables) => expect(await find(variables)).toBeNull())
})

test.each([
  [{}],
  [{ slug: null }],
  [{ slug: 'abacus', reference: 'abacus' }],
  [{ id: '1', slug: 'a', reference: 'b' }],
])('%j is rejected: exactly one of the three is required', async (by) =>
  expect(await find(by)).toMatchObject([
    { message: expect.stringContaining('"$by"'), code: 'BAD_USER_INPUT', status: 400 },
  ]),
)

test('a tool shows everything its record contains', async () => {
  const record = toolRecord({
    slug: 'whole',
    name: 'Whole',
    owner: 'Whole Group',
    website_url: 'https://whole.example',
    pricing_model: 'paid',
    plans: [
      plan({ month: null, month_billed_yearly: 8.333333, per_seat: true, min_seats: 3, key_limits: ['5 projects'] }),
    ],
    topics: { editing: 0.5, writing: 0.5, code: 1 },
    prominence: 2,
    skill: 3,
    general_assistant: true,
    api_available: true,
    open_source: true,
    license: 'MIT',
    mcp_server: true,
    latest_release: '2.41.3',
    latest_release_on: '2026-10-30',
    context_window: 200_000,
    platforms: ['web', 'api'],
    integrations: ['slack'],
    privacy: ['soc2'],
    privacy_url: 'https://whole.example/privacy',
    industries: ['finance'],
    roles: ['developer'],
    team_fit: ['solo'],
    setup_minutes: 15,
    aliases: ['Entire'],
    verified_on: '2026-11-01',
    // Newer than the plan: the month of the plan counts.
    facts: { plans: { source: 'vendor_page', as_of: '2026-09', url: 'https://whole.example/pricing' } },
  })
  const own = await createTestDatabase()
  try {
    await loadCatalogue(own, { featured: ['whole', 'b', 'c', 'd'], tools: { email: [record] } })
    const { data, errors } = await createApi(own).query(`{ tool(by: { slug: "whole" }) {
      name vendor owner websiteUrl pricingModel priceText lowestMonthlyPriceUsd description longDescription
      plans { name usdMonth usdYear perSeat minSeats keyLimits asOf }
      features useCases pros cons topics { topic weight } prominence skill generalAssistant apiAvailable openSource
      license mcpServer latestRelease latestReleaseOn contextWindow factTexts { label value fact }
      platforms integrations privacy privacyUrl industries roles teamFit setupMinutes status aliases featured verified
      verifiedOn addedOn rating { mean } category { slug name description toolCount }
      facts { field source asOf sourceUrl checkedOn }
    } }`)
    expect(errors).toEqual([])
    const { facts, ...rest } = data.tool
    expect(rest).toMatchSnapshot()
    expect(facts.find((fact: { field: string }) => fact.field === 'plans')).toEqual({
      field: 'plans',
      source: 'VENDOR_PAGE',
      asOf: '2025-06',
      sourceUrl: 'https://whole.example/pricing',
      checkedOn: '2026-11-01',
    })
    const columns = Object.keys(record).filter(
      (key) =>
        ![
          'slug',
          'added_on',
          'verified_on',
          'as_of',
          'facts',
          'merged_into',
          'privacy_url',
          'events',
          'latest_release_on',
        ].includes(key),
    )
    expect(facts.map((fact: { field: string }) => fact.field)).toEqual(columns.sort())
  } finally {
    await own.close()
  }
})

test('an imported rating names its source, and an empty rating is none', async () => {
  const rate = (slug: string, count: number | null) =>
    database.prisma.tool.update({
      where: { slug },
      data: { importedRating: 4.5, importedRatingCount: count, importedRatingSource: 'A list' },
    })
  await rate('abacus', 12)
  await rate('birch', 0)
  await rate('decoy', null)
  const { data } = await createApi(database).query(
    '{ a: tool(by: { slug: "abacus" }) { ...R } b: tool(by: { slug: "birch" }) { ...R } c: tool(by: { slug: "decoy" }) { ...R } } fragment R on Tool { rating { mean count source } }',
  )
  expect(data).toEqual({
    a: { rating: { mean: 4.5, count: 12, source: 'A list' } },
    b: { rating: null },
    c: { rating: null },
  })
})

test('an unsafe URL is not shown, however it was stored', async () => {
  const hostile = 'java\tscript:alert(1)'
  await database.prisma.tool.update({ where: { slug: 'abacus' }, data: { websiteUrl: hostile, privacyUrl: hostile } })
  await database.prisma.toolFact.updateMany({ where: { tool: { slug: 'abacus' } }, data: { sourceUrl: hostile } })
  const { data } = await createApi(database).query(
    '{ tool(by: { slug: "abacus" }) { websiteUrl privacyUrl facts { sourceUrl } } }',
  )
  expect(data.tool).toMatchObject({ websiteUrl: null, privacyUrl: null })
  expect(new Set(data.tool.facts.map((fact: { sourceUrl: string | null }) => fact.sourceUrl))).toEqual(new Set([null]))
})

test('a missing category is a server error', async () => {
  const id = '018f0000-0000-7000-8000-000000000000'
  const { services } = createApi(database)
  await expect(services.catalogue.catalogue.categoryById(id)).rejects.toThrow(`No category has the id ${id}`)
  expect(await services.catalogue.catalogue.toolCountOf(id)).toBe(0)
})

describe('recently changed tools', () => {
  const revise = async (slug: string, day: string) =>
    database.prisma.tool.update({ where: { slug }, data: { updatedAt: new Date(`${day}T00:00:00.000Z`) } })
  const revised = async (first: number) => {
    const { data, errors } = await createApi(database).query(
      `{ revisedTools(first: ${first}) { slug revisedAt addedOn } }`,
    )
    return errors.length > 0
      ? errors.map(({ message }) => message)
      : data.revisedTools.map(
          ({ slug, revisedAt }: { slug: string; revisedAt: string }) => `${slug} ${revisedAt.slice(0, 10)}`,
        )
  }

  test('are listed by the day of the change, and only while active', async () => {
    await database.prisma.$executeRaw`UPDATE tools SET updated_at = created_at`
    expect(await revised(6)).toEqual([])
    await revise('birch', '2027-01-02')
    await revise('decoy', '2027-01-03')
    await revise('gone', '2027-01-04')
    expect(await revised(6)).toEqual(['decoy 2027-01-03', 'birch 2027-01-02'])
    expect(await revised(1)).toEqual(['decoy 2027-01-03'])
    expect(await revised(21)).toEqual([expect.stringContaining('"first"')])
  })
})
