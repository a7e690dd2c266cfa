/** Tools of every valid form, for property tests. */
import fc from 'fast-check'
import { CURRENCIES } from '#core/catalogue/exchange-rates.ts'
import { definitionOf, FIELD_NAMES, type ToolField } from '#core/catalogue/fields/field-names.ts'
import { factOfField, type StoredFact, type ToolState, type ToolValues } from '#core/catalogue/fields/tool-values.ts'
import { TOPICS } from '#core/catalogue/topics.ts'
import { EVENT_KINDS, FACT_SOURCES, hasSourceUrl, PRICE_CHECKS, USAGE_UNITS } from '#core/catalogue/vocabulary.ts'

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
const phrases = (count: readonly [number, number], [shortest, longest]: readonly [number, number]) =>
  fc.oneof(
    fc.constant<string[]>([]),
    fc.uniqueArray(phrase(shortest, Math.min(longest, 30)), { minLength: count[0], maxLength: Math.min(count[1], 6) }),
  )
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

const plan = fc
  .record({
    name: phrase(1, 20),
    currency: fc.constantFrom(...CURRENCIES),
    month: price,
    month_billed_yearly: price,
    once: price,
    unit: orNull(fc.record({ amount: fc.constantFrom(0.0043, 0.99, 15), per: fc.constantFrom(...USAGE_UNITS) })),
    on_request: fc.boolean(),
    per_seat: fc.boolean(),
    min_seats: orNull(fc.integer({ min: 1, max: 10_000 })),
    max_seats: orNull(fc.integer({ min: 1, max: 10_000 })),
    included: orNull(phrase(2, 20)),
    requires: orNull(phrase(2, 20)),
    paused: orNull(month),
    key_limits: fc.array(phrase(2, 20), { maxLength: 3 }),
    as_of: month,
    source_url: orNull(address),
    checked_by: orNull(fc.constantFrom(...PRICE_CHECKS)),
  })
  .map((values) => ({
    ...values,
    on_request:
      values.on_request &&
      [values.month, values.month_billed_yearly, values.once, values.unit].every((one) => one === null),
  }))

/** Of different years, newest first. */
const events = fc
  .uniqueArray(fc.integer({ min: 2019, max: 2025 }), { maxLength: 3 })
  .chain((years) =>
    fc.tuple(
      ...years
        .sort((a, b) => b - a)
        .map((year) =>
          fc.record({
            kind: fc.constantFrom(...EVENT_KINDS),
            on: fc.constantFrom(`${year}-03`, `${year}-03-05`),
            party: orNull(phrase(1, 80)),
            former_name: phrase(2, 80),
            note: phrase(10, 200),
            url: address,
          }),
        ),
    ),
  )
  .map((list) =>
    list.map((event) => ({
      ...event,
      former_name: event.kind === 'renamed' || event.kind === 'moved' ? event.former_name : null,
    })),
  )

const topics = fc
  .uniqueArray(fc.constantFrom(...TOPICS), { minLength: 2, maxLength: 6 })
  .chain((names) =>
    fc
      .tuple(...names.map((name) => fc.tuple(fc.constant(name), fc.constantFrom(0.3, 0.55, 1))))
      .map((entries) => Object.fromEntries(entries)),
  )

/** Valid values of a field, unknown ones among them. */
const arbitraryOf = (name: ToolField): fc.Arbitrary<unknown> => {
  const field = definitionOf(name)
  const known = (): fc.Arbitrary<unknown> => {
    switch (field.kind) {
      case 'text':
        return phrase(field.length[0], Math.min(field.length[1], Math.max(40, field.length[0] + 100)))
      case 'prose':
        return verbatim
      case 'url':
        return address
      case 'logo':
        // Imports leave logos out.
        return fc.constant(null)
      case 'flag':
        return fc.boolean()
      case 'integer':
        return fc.integer({ min: field.range[0], max: Math.min(field.range[1], 10_000) })
      case 'decimal':
        return fc.constantFrom(0, 3.3, 4.75, 5)
      case 'day':
        return day
      case 'choice':
        return fc.constantFrom(...field.words)
      case 'choices':
        return fc.subarray([...field.words], { maxLength: Math.min(field.max ?? field.words.length, 8) })
      case 'phrases':
        return phrases(field.count, field.length)
      case 'slug':
        return fc.constant('somewhere-else')
      case 'category':
        return fc.constantFrom('writing', 'email')
      case 'plans':
        return fc.array(plan, { maxLength: 3 })
      case 'events':
        return events
      case 'topics':
        return fc.oneof(fc.constant({}), topics)
    }
  }
  if (field.initial === null) return orNull(known())
  return field.initial === '' ? fc.oneof(fc.constant(''), known()) : known()
}

const values = (
  fc.record(Object.fromEntries(FIELD_NAMES.map((name) => [name, arbitraryOf(name)]))) as fc.Arbitrary<ToolValues>
).map((tool) => ({
  ...tool,
  merged_into: tool.status === 'merged' ? 'somewhere-else' : null,
  imported_rating_count: tool.imported_rating === null ? null : (tool.imported_rating_count ?? 1),
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
