import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '../../../core/catalogue/tool-query.ts'
import { createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

// Letters whose cases are not one to one, and everything that LIKE, SQL and JSON take for a sign of their own.
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

/** A part of one of the texts, in another case, or any text at all. */
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

/** 0 the name itself, 1 its beginning, 2 a part of it, 3 another text. */
const rank = (name: string, term: string) => {
  const folded = foldText(name)
  if (folded === term) return 0
  return folded.startsWith(term) ? 1 : folded.includes(term) ? 2 : 3
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

describe('a search of the catalogue', () => {
  test('finds what a plain filter finds, name matches first and the well-known before the others', async () => {
    const { query } = createApi(database)
    await fc.assert(
      fc.asyncProperty(catalogueAndQueries, async ([drawn, queries]) => {
        const tools = await load(drawn)
        for (const { search, ...filters } of queries) {
          const term = foldText(search)
          const expected = tools.filter(
            (one) =>
              one.status === 'active' &&
              (filters.category === null || one.category === filters.category) &&
              (filters.pricingModel === null || one.model?.toUpperCase() === filters.pricingModel) &&
              [one.name, one.description, CATEGORIES[one.category]].some((text) => foldText(text).includes(term)),
          )
          const { data, errors } = await query(documentFor(filters), { search })
          expect(errors).toEqual([])
          if (data.tools.correctedSearch !== null) {
            expect(expected).toEqual([])
            continue
          }
          const found: Tool[] = data.tools.nodes
          expect(found.map(({ slug }) => slug).sort()).toEqual(expected.map(({ slug }) => slug).sort())
          expect(data.tools.totalCount).toBe(expected.length)
          const places = found.map(({ name, prominence }) => rank(name, term) * 10 + (9 - prominence))
          expect(places).toEqual([...places].sort((a, b) => a - b))
        }
      }),
      { numRuns: 15, seed: 20_261_120 },
    )
  })

  test.each([
    ['abc', ['exact', 'prefix', 'contains', 'elsewhere']],
    ['ABC', ['exact', 'prefix', 'contains', 'elsewhere']],
    ['  a\u00a0b ', []],
    ['%', ['percent']],
    ['_', ['percent']],
    ['\\', ['percent']],
    ['100%_\\', ['percent']],
    ["'; DROP TABLE tools; --", []],
    // With no match in a name, prominence and then the name decide.
    ['writing', ['prefix', 'contains', 'elsewhere', 'percent', 'exact']],
    ['discontinued thing', []],
  ])('for %j finds %j, in this order', async (search, slugs) => {
    const spare = 'A description that is long enough to be one, as the schema of the files asks.'
    await loadCatalogue(database, {
      tools: {
        writing: [
          toolRecord({ slug: 'elsewhere', name: 'Zed', prominence: 3, description: `${spare} It says abc.` }),
          toolRecord({ slug: 'exact', name: 'Abc', description: spare }),
          toolRecord({ slug: 'prefix', name: 'Abc Two', prominence: 3, description: spare }),
          toolRecord({ slug: 'contains', name: 'The Abc', prominence: 3, description: spare }),
          toolRecord({ slug: 'percent', name: '100%_\\ Sure', description: spare }),
          toolRecord({ slug: 'gone', name: 'Discontinued thing', description: spare, status: 'discontinued' }),
        ],
      },
    })
    const { data } = await createApi(database).query(documentFor(), { search })
    expect(data.tools.nodes.map(({ slug }: Tool) => slug)).toEqual(slugs)
    expect(data.tools.correctedSearch).toBeNull()
  })

  test.each([
    ['chatgtp', 'ChatGPT', ['chatgpt']],
    ['Grammerly', 'Grammarly', ['grammarly']],
    ['writting', 'Writing', ['chatgpt', 'grammarly']],
    ['discontinud thing', null, []],
    ['xq', null, []],
    ['entirely unlike all of them', null, []],
  ])('that finds nothing, like %j, is answered as %j', async (search, corrected, slugs) => {
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
    expect(data.tools.correctedSearch).toBe(corrected)
    expect(data.tools.nodes.map(({ slug }: Tool) => slug)).toEqual(slugs)
    expect(data.tools.totalCount).toBe(slugs.length)
    // Only an empty list is worth another question: page two of nothing stays empty.
    const beyond = await createApi(database).query(
      `query ($search: String) { tools(search: $search, offset: 40) { correctedSearch nodes { slug } } }`,
      { search },
    )
    expect(beyond.data.tools).toEqual({ correctedSearch: null, nodes: [] })
  })
})
