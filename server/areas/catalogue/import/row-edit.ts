/** Applies one imported row to its tool. */

import { isDeepStrictEqual } from 'node:util'
import type { ToolField } from '#core/catalogue/fields/field-names.ts'
import { FIELD_NAMES } from '#core/catalogue/fields/field-names.ts'
import {
  factOfField,
  isFact,
  isKnown,
  type StoredFact,
  type ToolState,
  type ToolValues,
  UNKNOWN_VALUES,
} from '#core/catalogue/fields/tool-values.ts'
import type { ImportRow, RowProblem } from '#core/catalogue/import-row.ts'
import { toolSlugProblem } from '#core/slug.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import type { Categories } from '../changes/tool-state.ts'

/** The resulting tool, its changed fields, and those kept because a person set them. */
type RowEdit = {
  readonly after: ToolState
  readonly changed: readonly ToolField[]
  readonly kept: readonly ToolField[]
}
type EditOrProblem = RowEdit | { readonly problem: RowProblem }

const NEEDED: readonly ToolField[] = ['name', 'category', 'description', 'website_url']
const HELD_BY_PEOPLE: ReadonlySet<string> = new Set(['vendor_statement', 'person', 'member_report'])

const problem = (column: string | null, message: string): { problem: RowProblem } => ({ problem: { column, message } })

const importFact = (row: ImportRow): StoredFact => ({ source: 'import', as_of: row.asOf, url: null, checked_on: null })

/** Resolves a category slug or name to its slug. */
const resolveCategory = (values: Partial<ToolValues>, categories: Categories): Partial<ToolValues> | null => {
  if (values.category === undefined) return values
  const wanted = values.category.toLowerCase()
  const found = [...categories.bySlug.values()].find(
    ({ slug, name }) => slug === wanted || name.toLowerCase() === wanted,
  )
  return found === undefined ? null : { ...values, category: found.slug }
}

/** Rules between fields. */
export const inconsistency = (values: ToolValues, slug: string): { problem: RowProblem } | null => {
  if ((values.status === 'merged') !== (values.merged_into !== null)) {
    return problem('merged_into', 'must be set if and only if the status is "merged"')
  }
  if (values.merged_into === slug) return problem('merged_into', 'must name another tool')
  if ((values.imported_rating === null) !== (values.imported_rating_count === null)) {
    return problem('imported_rating_count', 'must be set together with imported_rating')
  }
  return null
}

/** A row for a new tool. `slug` is its own or derived from its name. */
export const createFromRow = (
  row: ImportRow,
  tool: { readonly id: string; readonly slug: string; readonly addedOn: string },
  categories: Categories,
): EditOrProblem => {
  const missing = NEEDED.filter((field) => row.values[field] === undefined)
  if (missing.length > 0) return problem(missing[0] ?? null, `is required for a new tool (${missing.join(', ')})`)
  const given = resolveCategory(row.values, categories)
  if (given === null) return problem('category', `"${row.values.category}" does not exist`)
  if (tool.slug === '') return problem('slug', 'is required because none can be derived from the name')
  const refusal = toolSlugProblem(tool.slug, (slug) => categories.bySlug.has(slug))
  if (refusal !== null) return problem('slug', refusal)
  const values = { ...UNKNOWN_VALUES, added_on: tool.addedOn, ...given } as ToolValues
  const broken = inconsistency(values, tool.slug)
  if (broken !== null) return broken
  const named = FIELD_NAMES.filter((field) => given[field] !== undefined && isKnown(given[field]))
  const facts = row.facts ?? Object.fromEntries(named.filter(isFact).map((field) => [field, importFact(row)]))
  return { after: { id: tool.id, slug: tool.slug, values, facts }, changed: named, kept: [] }
}

const ADDRESSES: ReadonlySet<ToolField> = new Set(['website_url', 'logo_url', 'privacy_url'])

const isSame = (field: ToolField, before: unknown, after: unknown): boolean => {
  if (isDeepStrictEqual(before, after)) return true
  // A different spelling of the same URL is no change.
  return ADDRESSES.has(field) && after !== null && safeWebsiteUrl(String(before)) === safeWebsiteUrl(String(after))
}

/** A row for an existing tool. Fields without a column stay. */
export const changeByRow = (row: ImportRow, before: ToolState, categories: Categories): EditOrProblem => {
  const given = resolveCategory(row.values, categories)
  if (given === null) return problem('category', `"${row.values.category}" does not exist`)
  const differing = FIELD_NAMES.filter(
    (field) => given[field] !== undefined && !isSame(field, before.values[field], given[field]),
  )
  const isHeld = (field: ToolField) => HELD_BY_PEOPLE.has(before.facts[factOfField(field)]?.source ?? '')
  const kept = differing.filter(isHeld)
  const changed = differing.filter((field) => !isHeld(field))
  const values: ToolValues = {
    ...before.values,
    ...Object.fromEntries(changed.map((field) => [field, given[field]])),
  }
  const broken = inconsistency(values, before.slug)
  if (broken !== null) return broken

  const facts: Record<string, StoredFact> = { ...before.facts }
  const changedFacts = new Set(changed.map(factOfField))
  for (const fact of changedFacts) facts[fact] = importFact(row)
  for (const [name, stated] of Object.entries(row.facts ?? {})) {
    // An exported fact does not apply to a value edited after the export.
    const isStale = changedFacts.has(name as ToolField) && isDeepStrictEqual(stated, before.facts[name])
    if (!isStale && !isHeld(name as ToolField)) facts[name] = stated
  }
  return { after: { ...before, values, facts }, changed, kept }
}
