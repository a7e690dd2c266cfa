import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellOf } from '#core/catalogue/fields/field-cells.ts'
import { FIELD_NAMES, type ToolField } from '#core/catalogue/fields/field-names.ts'
import { factOfField, type StoredFact, type ToolState, UNKNOWN_VALUES } from '#core/catalogue/fields/tool-values.ts'
import { DomainError } from '#core/errors.ts'
import { VENDOR_FIELDS, VENDOR_GROUPS } from '#core/listings/vendor-fields.ts'
import { confirmFacts, correctFacts } from '#core/listings/vendor-statements.ts'
import { toolRecord } from '../../support/catalogue.ts'

const {
  slug,
  as_of,
  facts: _,
  ...record
} = toolRecord({
  plans: [{ name: 'Pro', month: 12, as_of: '2025-06', source_url: 'https://abacus.example/pricing' }],
  privacy: ['soc2'],
  integrations: ['slack'],
  setup_minutes: 20,
})
const FACT: StoredFact = { source: 'editorial', as_of: '2025-06', url: null, checked_on: null }
const TOOL = {
  id: '10000000-0000-4000-8000-000000000001',
  slug,
  values: { ...UNKNOWN_VALUES, ...record, category: 'writing' },
  facts: Object.fromEntries(FIELD_NAMES.map((name) => [factOfField(name), FACT])),
} as ToolState

const OWNED: ReadonlySet<string> = new Set(VENDOR_GROUPS.flatMap((group) => VENDOR_FIELDS[group] as readonly string[]))
const PAGES = fc.constantFrom(null, '', 'https://abacus.example/pricing', 'https://evil.example/', 'nonsense')
const statement = (pageUrl: string | null) => ({ day: '2026-11-20', pageUrl, domain: 'abacus.example' })

/** The editors' and members' fields, named one by one: the list of a vendor's fields must not grow by accident. */
const NEVER: readonly ToolField[] = [
  'events',
  ...(['name', 'category', 'status', 'merged_into', 'aliases', 'description', 'long_description'] as const),
  ...(['features', 'use_cases', 'pros', 'cons', 'topics', 'prominence', 'skill', 'general_assistant'] as const),
  ...(['industries', 'roles', 'team_fit', 'featured', 'verified_on', 'added_on', 'logo_url'] as const),
  ...(['imported_rating', 'imported_rating_count', 'imported_rating_source'] as const),
]

test('every field is either the vendor’s or never changed by a vendor', () => {
  expect([...OWNED, ...NEVER].sort()).toEqual([...FIELD_NAMES].sort())
})

test('a confirmation changes no value, except the months and pages of plans', () => {
  fc.assert(
    fc.property(fc.constantFrom(...VENDOR_GROUPS), PAGES, (group, page) => {
      let after: ToolState
      try {
        after = confirmFacts(TOOL, group, statement(page))
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError)
        return
      }
      for (const field of FIELD_NAMES) {
        const isOwn = (VENDOR_FIELDS[group] as readonly string[]).includes(field)
        if (field !== 'plans') expect(after.values[field]).toEqual(TOOL.values[field])
        if (!isOwn) expect(after.facts[factOfField(field)]).toEqual(FACT)
      }
      const prices = (tool: ToolState) =>
        tool.values.plans.map(({ as_of: _as, source_url: _url, checked_by: _by, ...plan }) => plan)
      expect(prices(after)).toEqual(prices(TOOL))
      expect(after.slug).toBe(TOOL.slug)
    }),
  )
})

test('a correction contains only the vendor’s fields, whatever is sent', () => {
  const change = fc.record({
    field: fc.oneof(
      fc.constantFrom(...FIELD_NAMES),
      fc.constantFrom('editor_rank', 'slug', 'rating', '__proto__'),
      fc.string(),
    ),
    value: fc.oneof(fc.string(), fc.json(), fc.constant(cellOf(TOOL.values.plans))),
    base: fc.string(),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 4 }), PAGES, (changes, page) => {
      try {
        for (const { field, fact } of correctFacts(changes, statement(page))) {
          expect(OWNED).toContain(field)
          expect(fact).toEqual({ asOf: '2026-11', url: 'https://abacus.example/pricing' })
        }
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError)
      }
    }),
  )
})

test('plans of a correction name the vendor as their witness', () => {
  const value = JSON.stringify([
    { name: 'Pro', month: 15, as_of: '2020-01', checked_by: 'editor', source_url: 'https://evil.example/' },
  ])
  const [sent] = correctFacts([{ field: 'plans', value, base: '' }], statement('https://abacus.example/pricing'))
  expect(JSON.parse(sent?.value ?? '')).toMatchObject([
    { month: 15, as_of: '2026-11', checked_by: 'vendor', source_url: 'https://abacus.example/pricing' },
  ])
})
