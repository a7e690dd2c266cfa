import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '#core/catalogue/tool-query.ts'
import { createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()

// Letters without one-to-one case mappings, and characters that are special in LIKE, SQL and JSON.
const letter = fc.constantFrom(
  ...['a', 'A', 'b', 'B', 'i', 'I', 'İ', 'ı', 'é', 'É', 'e\u0301', 'Σ', 'σ', 'ς', 'Ο', 'δ'],
  ...['😀', '🦊', '%', '_', '\\', '\\%', "'", '"', '$1', '{}', '-', '.'],
)
const word = fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''))
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '))

const CATEGORIES = { letters: 'Lettres 100%_sûr', roads: 'ΟΔΟΣ \\ "İ"' }
const CATEGORY_SLUGS = ['letters', 'roads'] as const

const tool = fc.record({
  name: words,
  remark: words,
  category: fc.constantFrom(...CATEGORY_SLUGS),
  prominence: fc.integer({ min: 0, max: 3 }),
  model: fc.constantFrom('free', 'freemium', 'paid', 'enterprise', null),
  status: fc.constantFrom('active', 'active', 'active', 'discontinued'),
})
type Tool = typeof tool extends fc.Arbitrary<infer T> ? T & { slug: string; description: string } : never

/** A part of one of the texts, in another case, or any text. */
const searchFor = (tools: readonly { name: string; remark: string }[]) => {
  const text = fc.constantFrom(...tools.flatMap(({ name, remark }) => [name, remark]), ...Object.values(CATEGORIES))
  const part = fc
    .tuple(text, fc.nat(), fc.nat(), fc.constantFrom('same', 'upper', 'lower'))
    .map(([whole, a, b, how]) => {
      const signs = [...whole]
      const from = a % signs.length
      const cut = signs.slice(from, from + 1 + (b % signs.length)).join('')
      return how === 'upper' ? cut.toUpperCase() : how === 'lower' ? cut.toLowerCase() : cut
    })
  return fc.oneof(part, words)
}

const catalogueAndQueries = fc.array(tool, { minLength: 1, maxLength: 12 }).chain((tools) =>
  fc.tuple(
    fc.constant(tools),
    fc.array(
      fc.record({
        search: searchFor(tools),
        category: fc.option(fc.constantFrom(...CATEGORY_SLUGS), { nil: null }),
        pricingModel: fc.option(fc.constantFrom('FREE', 'FREEMIUM', 'PAID', 'ENTERPRISE'), { nil: null }),
      }),
      { minLength: 4, maxLength: 4 },
    ),
  ),
)

const load = async (drawn: readonly Omit<Tool, 'slug' | 'description'>[]): Promise<Tool[]> => {
  const filler = '0123456789 '.repeat(6)
  const tools = drawn.map((one, index) => ({ ...one, slug: `t${index}`, description: `${filler}${one.remark}` }))
  await loadCatalogue(database, {
    categories: CATEGORIES,
    tools: Object.fromEntries(
      CATEGORY_SLUGS.map((slug) => [slug, tools.filter(({ category }) => category === slug)] as const)
        .filter(([, list]) => list.length > 0)
        .map(([slug, list]) => [
          slug,
          list.map(({ model, category: _category, remark: _remark, ...rest }) =>
            toolRecord({ ...rest, pricing_model: model }),
          ),
        ]),
    ),
  })
  return tools
}

type Filters = { readonly category?: string | null; readonly pricingModel?: string | null }

const documentFor = ({ category = null, pricingModel = null }: Filters = {}) => `query ($search: String) {
  tools(
    search: $search, first: 100
    ${category === null ? '' : `category: "${category}"`} ${pricingModel === null ? '' : `pricingModel: ${pricingModel}`}
  ) {
    totalCount correctedSearch nodes { slug name prominence }
  }
}`

type Found = { readonly slug: string; readonly name: string }

describe('a catalog search', () => {
  test('finds every active tool whose name contains it, and filters keep the order', async () => {
    const { query, services } = createApi(database)
    await fc.assert(
      fc.asyncProperty(catalogueAndQueries, async ([drawn, queries]) => {
        const tools = await load(drawn)
        await services.catalogue.revision.check()
        const passes = (one: Tool, { category = null, pricingModel = null }: Filters) =>
          one.status === 'active' &&
          (category === null || one.category === category) &&
          (pricingModel === null || one.model?.toUpperCase() === pricingModel)
        for (const { search, ...filters } of queries) {
          const { data: whole } = await query(documentFor(), { search })
          const all: string[] = whole.tools.nodes.map(({ slug }: Found) => slug)
          const term = foldText(search)
          const named = tools.filter((one) => one.status === 'active' && foldText(one.name).includes(term))
          expect(all).toEqual(expect.arrayContaining(named.map(({ slug }) => slug)))
          if (named.length > 0) expect(whole.tools.correctedSearch).toBeNull()

          const { data, errors } = await query(documentFor(filters), { search })
          expect(errors).toEqual([])
          const found: string[] = data.tools.nodes.map(({ slug }: Found) => slug)
          const passing = new Set(tools.filter((one) => passes(one, filters)).map(({ slug }) => slug))
          expect(found).toEqual(all.filter((slug) => passing.has(slug)))
          expect(data.tools.totalCount).toBe(found.length)
        }
      }),
      { numRuns: 15, seed: 20_261_120 },
    )
  })

  test.each([
    ['abc', ['exact', 'prefix', 'contains']],
    ['ABC', ['exact', 'prefix', 'contains']],
    ['aardvark', ['elsewhere']],
    ['%', ['percent']],
    ['100%_\\', ['percent']],
    ["'; DROP TABLE tools; --", []],
    ['discontinued thing', []],
  ])('for %j finds %j, in this order', async (search, slugs) => {
    const spare = 'A text that is long enough to be one, as the schema of the data files asks for.'
    await loadCatalogue(database, {
      tools: {
        writing: [
          toolRecord({ slug: 'elsewhere', name: 'Zed', prominence: 3, description: `${spare} It feeds an aardvark.` }),
          toolRecord({ slug: 'exact', name: 'Abc', description: spare }),
          toolRecord({ slug: 'prefix', name: 'Abc Two', prominence: 3, description: spare }),
          toolRecord({ slug: 'contains', name: 'The Abc', prominence: 3, description: spare }),
          toolRecord({ slug: 'percent', name: '100%_\\ Sure', description: spare }),
          toolRecord({ slug: 'gone', name: 'Discontinued thing', description: spare, status: 'discontinued' }),
        ],
      },
    })
    const { data } = await createApi(database).query(documentFor(), { search })
    expect(data.tools.nodes.map(({ slug }: Found) => slug)).toEqual(slugs)
    expect(data.tools.correctedSearch).toBeNull()
  })

  test.each([
    ['chatgtp', 'ChatGPT', ['chatgpt']],
    ['Grammerly', 'Grammarly', ['grammarly']],
    ['discontinud', null, []],
    ['xq', null, []],
  ])('without results, like %j, is corrected to %j', async (search, corrected, slugs) => {
    const description = 'A description that is long enough to be one, as the schema of the files asks.'
    await loadCatalogue(database, {
      tools: {
        writing: [
          toolRecord({ slug: 'chatgpt', name: 'ChatGPT', prominence: 3, description }),
          toolRecord({ slug: 'grammarly', name: 'Grammarly', description }),
          toolRecord({ slug: 'gone', name: 'Discontinued thing', description, status: 'discontinued' }),
        ],
      },
    })
    const { data } = await createApi(database).query(documentFor(), { search })
    expect(data.tools).toMatchObject({ correctedSearch: corrected, totalCount: slugs.length })
    expect(data.tools.nodes.map(({ slug }: Found) => slug)).toEqual(slugs)
  })
})

describe('besides its tools, a search', () => {
  const description = 'A description that is long enough to be one, as the schema of the files asks.'
  const document = `query ($search: String, $sort: ToolSort) {
    tools(search: $search, sort: $sort) {
      totalCount
      understood { words label filter value searchWithout }
      alternativesTo { slug name }
      compared { slug }
      edges { relevance node { slug } matchedOn { field text words } }
    }
  }`

  beforeAll(async () => {
    await loadCatalogue(database, {
      tools: {
        writing: [
          toolRecord({
            slug: 'heron',
            prominence: 3,
            name: 'Heron',
            description,
            use_cases: ['Transcribe meetings', 'Answers to complaints', 'Offers to new clients'],
            topics: { transcription: 1, meetings: 0.8 },
          }),
          toolRecord({
            slug: 'egret',
            name: 'Egret',
            description: 'Notes and summaries for teams that meet often; it can transcribe meetings too.',
            topics: { transcription: 1, meetings: 0.7 },
          }),
          toolRecord({
            slug: 'stork',
            name: 'Stork',
            description,
            pricing_model: 'paid',
            topics: { music: 1, podcast: 0.5 },
          }),
        ],
      },
    })
  })

  const ask = async (variables: Record<string, unknown>) => {
    const { data, errors } = await createApi(database).query(document, variables)
    expect(errors).toEqual([])
    return data.tools
  }

  test('returns how well and why each of them matches, best first', async () => {
    const { edges } = await ask({ search: 'transcribe meetings' })
    expect(edges[0]).toMatchObject({ relevance: 1, node: { slug: 'heron' } })
    const shares = edges.map(({ relevance }: { relevance: number }) => relevance)
    expect(shares).toEqual(shares.toSorted((a: number, b: number) => b - a))
    expect(edges[0].matchedOn).toContainEqual({
      field: 'USE_CASE',
      text: 'Transcribe meetings',
      words: ['Transcribe', 'meetings'],
    })
  })

  test('keeps its matches in another order, with the same relevance', async () => {
    const best = await ask({ search: 'transcribe meetings' })
    const byName = await ask({ search: 'transcribe meetings', sort: 'NAME' })
    expect(byName.totalCount).toBe(best.totalCount)
    expect(byName.edges.map((edge: { node: { slug: string } }) => edge.node.slug)).toEqual(['egret', 'heron'])
    expect(
      byName.edges.toSorted((a: { relevance: number }, b: { relevance: number }) => b.relevance - a.relevance),
    ).toEqual(best.edges)
  })

  test('names the conditions in its text', async () => {
    expect((await ask({ search: 'free transcription' })).understood).toEqual([
      { words: 'free', label: expect.any(String), filter: 'FREE_TIER', value: null, searchWithout: 'transcription' },
    ])
  })

  test('names the tool to replace, and the compared ones', async () => {
    const alternatives = await ask({ search: 'alternative to heron' })
    expect(alternatives.alternativesTo).toEqual({ slug: 'heron', name: 'Heron' })
    expect(alternatives.edges.map((edge: { node: { slug: string } }) => edge.node.slug)).toEqual(['egret'])
    expect((await ask({ search: 'heron vs egret' })).compared).toEqual([{ slug: 'heron' }, { slug: 'egret' }])
  })

  test('that is empty has none of this', async () => {
    const { edges, ...rest } = await ask({ search: '  ' })
    expect(rest).toEqual({ totalCount: 3, understood: [], alternativesTo: null, compared: [] })
    for (const edge of edges) expect(edge).toMatchObject({ relevance: null, matchedOn: [] })
  })
})

describe('suggestions', () => {
  test('have names before purposes, also for partial words, and are empty for an empty text', async () => {
    const description = 'A description that is long enough to be one, as the schema of the files asks.'
    await loadCatalogue(database, {
      tools: {
        writing: [
          toolRecord({ slug: 'letters', name: 'Letterbox', description }),
          toolRecord({
            slug: 'purpose',
            name: 'Quill',
            prominence: 3,
            description: `${description} It drafts letters.`,
          }),
          toolRecord({ slug: 'gone', name: 'Letterhead', description, status: 'discontinued' }),
        ],
      },
    })
    const { query } = createApi(database)
    const suggest = async (search: string, first = 8) => {
      const { data } = await query(
        'query ($search: String!, $first: Int) { toolSuggestions(search: $search, first: $first) { slug } }',
        { search, first },
      )
      return data.toolSuggestions.map(({ slug }: Found) => slug)
    }
    expect((await suggest('letterb'))[0]).toBe('letters')
    expect((await suggest('lette')).at(0)).toBe('letters')
    expect(await suggest('letter', 1)).toEqual(['letters'])
    expect(await suggest(' ')).toEqual([])
  })
})
