/** Manual changes by the rules of imports, with conflict detection. */
import { isDeepStrictEqual } from 'node:util'
import { cellProblemText } from '#core/catalogue/cell-problem.ts'
import { cellOf, readCell } from '#core/catalogue/fields/field-cells.ts'
import type { ToolField } from '#core/catalogue/fields/field-names.ts'
import { definitionOf, FIELD_NAMES } from '#core/catalogue/fields/field-names.ts'
import { monthSchema } from '#core/catalogue/fields/text-schemas.ts'
import { factOfField, type StoredFact, type ToolState, type ToolValues } from '#core/catalogue/fields/tool-values.ts'
import { EditConflictError, type FieldConflict, InvalidInputError } from '#core/errors.ts'
import { vendorGroupOf } from '#core/listings/vendor-fields.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import type { Categories } from '../changes/tool-state.ts'
import { inconsistency } from '../import/row-edit.ts'

/** Where a person found a value. */
type GivenFact = {
  /** The month it is known for, `YYYY-MM`; null: the current one. */
  readonly asOf: string | null
  /** The vendor's page; null for other sources. */
  readonly url: string | null
}

/** One form field. Values are cell texts as in imported files: lists and records are JSON. */
export type ToolFieldChange = {
  readonly field: string
  readonly value: string
  /** The value when the form was opened. */
  readonly base: string
  /** Null: a changed value gets the current month; an unchanged one keeps its source. */
  readonly fact: GivenFact | null
}

/** Set by other actions. */
const READ_ONLY: ReadonlySet<string> = new Set(['added_on', 'verified_on', 'merged_into', 'featured', 'editor_rank'])

export const EDITABLE_FIELDS: readonly ToolField[] = FIELD_NAMES.filter((field) => !READ_ONLY.has(field))

const MAX_CHANGES = 60

const fieldOf = (name: string): ToolField => {
  const field = EDITABLE_FIELDS.find((known) => known === name)
  if (field === undefined) throw new InvalidInputError(`"${name}" can't be changed here.`, name)
  return field
}

const invalid = (field: string, problem: string) => new InvalidInputError(`"${field}" ${problem}.`, field)

const parsedValue = (field: ToolField, text: string): unknown => {
  const cell = readCell(field, text)
  if (cell === 'keep') throw invalid(field, 'must not be blank')
  if ('problem' in cell) throw invalid(field, cellProblemText(cell.problem))
  return cell.value
}

type NewFact = { readonly given: GivenFact | null; readonly month: string; readonly fromVendor: boolean }

const factOf = (field: ToolField, { given, month, fromVendor }: NewFact): StoredFact => {
  const asOf = given?.asOf ?? month
  if (!monthSchema.safeParse(asOf).success || asOf > month) {
    throw invalid(field, 'needs a month that is not in the future, YYYY-MM')
  }
  const url = given?.url?.trim() || null
  const safe = url === null ? null : safeWebsiteUrl(url)
  if (url !== null && safe === null) throw invalid(field, 'needs a source that is an http or https URL')
  // Sources of people, so that the data files and imports leave the value alone; the address says where it was read.
  const source = fromVendor && vendorGroupOf(field) !== null ? 'vendor_statement' : 'person'
  return { source, as_of: asOf, url: safe, checked_on: null }
}

const isSame = (field: ToolField, stored: unknown, text: string): boolean => {
  if (cellOf(stored) === text) return true
  const cell = readCell(field, text)
  return typeof cell === 'object' && 'value' in cell && isDeepStrictEqual(cell.value, stored)
}

/** Validates the values of a new tool. Throws InvalidInputError naming the first invalid field. */
export const givenValues = (changes: readonly ToolFieldChange[]): Partial<ToolValues> =>
  Object.fromEntries(changes.map(({ field, value }) => [field, parsedValue(fieldOf(field), value)]))

type ChangedTool = { readonly after: ToolState; readonly changed: readonly ToolField[] }

/**
 * The changed tool and its changed fields, with a person or the vendor as their source.
 * @throws InvalidInputError naming the first invalid field, EditConflictError with every field changed since to a third
 * value
 */
export const changeTool = (
  before: ToolState,
  changes: readonly ToolFieldChange[],
  {
    categories,
    month,
    fromVendor = false,
  }: { readonly categories: Categories; readonly month: string; readonly fromVendor?: boolean },
): ChangedTool => {
  if (changes.length > MAX_CHANGES) throw new InvalidInputError(`At most ${MAX_CHANGES} fields can be changed at once.`)
  if (before.values.status === 'merged') {
    throw new InvalidInputError(`This tool was merged into "${before.values.merged_into}". Undo that first.`)
  }
  const values: Record<string, unknown> = { ...before.values }
  const facts: Record<string, StoredFact> = { ...before.facts }
  const changed: ToolField[] = []
  const conflicts: FieldConflict[] = []
  for (const { field: name, value: text, base, fact } of changes) {
    const field = fieldOf(name)
    const value = parsedValue(field, text)
    if (definitionOf(field).kind === 'day' && String(value ?? '').slice(0, month.length) > month) {
      throw invalid(field, 'is in the future')
    }
    const stored = before.values[field]
    const isChanged = !isDeepStrictEqual(value, stored)
    if (isChanged && !isSame(field, stored, base)) {
      conflicts.push({ field, base, theirs: cellOf(stored), yours: text })
      continue
    }
    if (isChanged) {
      values[field] = value
      changed.push(field)
    }
    if (isChanged || fact !== null) facts[factOfField(field)] = factOf(field, { given: fact, month, fromVendor })
  }
  if (conflicts.length > 0) throw new EditConflictError(conflicts)
  const after = { ...before, values: values as unknown as ToolValues, facts }
  if (!categories.bySlug.has(after.values.category)) throw invalid('category', 'does not exist')
  if (after.values.status === 'merged') throw new InvalidInputError('Use "Merge" to merge tools.', 'status')
  const broken = inconsistency(after.values, before.slug)
  if (broken !== null) throw invalid(broken.problem.column ?? '', broken.problem.message)
  return { after, changed }
}
