/** Tools of every valid form, for property tests. */
import fc from 'fast-check'
import { FIELD_NAMES } from '../../core/catalogue/fields/field-names.ts'
import {
  factOfField,
  type StoredFact,
  type ToolState,
  type ToolValues,
} from '../../core/catalogue/fields/tool-values.ts'
import {
  FACT_SOURCES,
  hasSourceUrl,
  INDUSTRIES,
  INTEGRATIONS,
  PLATFORMS,
  PRICING_MODELS,
  PRIVACY_FLAGS,
  ROLES,
  TEAM_SIZES,
  TOPICS,
} from '../../core/catalogue/vocabulary.ts'

/** Characters with special meanings in files, spreadsheets and databases. */
const AWKWARD = ['a', 'B', '7', ',', '"', "'", '=', '+', '-', '@', '|', '[', '\\', 'é', 'ß', '✓', '😀', '%']

/** Text without stray white space. */
const phrase = (min: number, max: number) =>
  fc
    .array(fc.constantFrom(...AWKWARD), { minLength: min, maxLength: max })
    .map((characters) => {
      // An emoji counts as two characters.
      let text = ''
      for (const character of characters) if (text.length + character.length <= max) text += character
      return text
    })
    .filter((text) => text.length >= min && text === text.trim())

const verbatim = fc
  .array(fc.constantFrom(...AWKWARD, ' ', '\n', '\r\n', '\t', '\u2028'), { minLength: 310, maxLength: 600 })
  .map((characters) => characters.join('').slice(0, 1000))
  .filter((text) => text.isWellFormed() && text.trim() !== '')
const phrases = (min: number, max: number, least: number, most: number) =>
  fc.oneof(fc.constant<string[]>([]), fc.uniqueArray(phrase(min, max), { minLength: least, maxLength: most }))
const some = <T>(values: readonly T[], max = values.length) => fc.subarray([...values], { maxLength: max })
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

/** Facts known later than today are refused. */
const month = fc
  .tuple(fc.integer({ min: 2000, max: 2025 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)
const day = month.map((text) => `${text}-17`)
const address = fc
  .tuple(fc.constantFrom('https', 'http'), fc.stringMatching(/^[a-z]{1,8}$/), fc.constantFrom('', '/', '/a', '/a/?b=c'))
  .map(([scheme, host, path]) => `${scheme}://${host}.example${path}`)
const price = orNull(fc.constantFrom(0, 5, 19.99, 1e6))

const plan = fc.record({
  name: phrase(1, 20),
  usd_month: price,
  usd_year: price,
  per_seat: fc.boolean(),
  min_seats: orNull(fc.integer({ min: 1, max: 10_000 })),
  key_limits: fc.array(phrase(2, 20), { maxLength: 3 }),
  as_of: month,
})

const topics = fc
  .uniqueArray(fc.constantFrom(...TOPICS), { minLength: 2, maxLength: 6 })
  .chain((names) =>
    fc
      .tuple(...names.map((name) => fc.tuple(fc.constant(name), fc.constantFrom(0.3, 0.55, 1))))
      .map((entries) => Object.fromEntries(entries)),
  )

const values: fc.Arbitrary<ToolValues> = fc
  .record({
    name: phrase(1, 40),
    vendor: fc.oneof(fc.constant(''), phrase(1, 40)),
    owner: orNull(phrase(1, 20)),
    website_url: orNull(address),
    logo_url: orNull(address),
    category: fc.constantFrom('writing', 'email'),
    pricing_model: orNull(fc.constantFrom(...PRICING_MODELS)),
    description: phrase(60, 160),
    long_description: fc.oneof(fc.constant(''), verbatim),
    features: phrases(8, 30, 4, 6),
    use_cases: phrases(8, 30, 3, 5),
    pros: phrases(8, 30, 2, 4),
    cons: phrases(8, 30, 2, 4),
    plans: fc.array(plan, { maxLength: 3 }),
    topics: fc.oneof(fc.constant({}), topics),
    prominence: fc.integer({ min: 0, max: 3 }),
    skill: fc.integer({ min: 1, max: 4 }),
    general_assistant: fc.boolean(),
    api_available: orNull(fc.boolean()),
    open_source: orNull(fc.boolean()),
    platforms: some(PLATFORMS),
    integrations: some(INTEGRATIONS, 4),
    privacy: some(PRIVACY_FLAGS),
    privacy_url: orNull(address),
    industries: some(INDUSTRIES, 4),
    roles: some(ROLES, 4),
    team_fit: some(TEAM_SIZES),
    setup_minutes: orNull(fc.integer({ min: 1, max: 10_000 })),
    status: fc.constantFrom('active' as const, 'discontinued' as const, 'merged' as const, 'delisted' as const),
    merged_into: fc.constant(null),
    aliases: fc.uniqueArray(phrase(2, 20), { maxLength: 3 }),
    featured: fc.boolean(),
    verified_on: orNull(day),
    added_on: day,
    imported_rating: orNull(fc.constantFrom(0, 3.3, 4.75, 5)),
    imported_rating_count: fc.integer({ min: 1, max: 1000 }),
    imported_rating_source: orNull(phrase(1, 20)),
  })
  .map((tool) => ({
    ...tool,
    merged_into: tool.status === 'merged' ? 'somewhere-else' : null,
    imported_rating_count: tool.imported_rating === null ? null : tool.imported_rating_count,
  }))

const fact: fc.Arbitrary<StoredFact> = fc
  .record({
    source: fc.constantFrom(...FACT_SOURCES),
    as_of: month,
    url: orNull(address),
    checked_on: orNull(day),
  })
  .filter(hasSourceUrl)

const facts = fc.dictionary(fc.constantFrom(...FIELD_NAMES.map(factOfField)), fact, {
  maxKeys: 6,
  noNullPrototype: true,
})

/** Different tools with unique IDs and slugs. */
export const arbitraryTools = (max: number): fc.Arbitrary<ToolState[]> =>
  fc.array(fc.record({ values, facts }), { minLength: 1, maxLength: max }).map((tools) =>
    tools.map((tool, index) => ({
      ...tool,
      id: `00000000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
      slug: `tool-${index + 1}`,
    })),
  )
