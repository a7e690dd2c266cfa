import { InvalidInputError } from '../errors.ts'
import { slugSchema } from '../slug.ts'
import { cellProblemText } from './cell-problem.ts'
import { isFarAhead } from './event-dates.ts'
import { NUMBER_FIELDS, readCell, readFactsCell } from './fields/field-cells.ts'
import type { ToolField } from './fields/field-names.ts'
import { definitionOf, FIELD_NAMES } from './fields/field-names.ts'
import { monthSchema } from './fields/text-schemas.ts'
import type { StoredFact, ToolValues } from './fields/tool-values.ts'

/** `column` is null when the problem does not concern a single cell. */
export type RowProblem = { readonly column: string | null; readonly message: string }

export type ImportRow = {
  readonly id: string | null
  readonly slug: string | null
  /** The month the row's facts are known for, `YYYY-MM`. */
  readonly asOf: string
  /** The fields with a column in the file. */
  readonly values: Partial<ToolValues>
  /** Sources stated by the row; null when the import sets them. */
  readonly facts: Readonly<Record<string, StoredFact>> | null
}

export type ParsedRow = { readonly row: ImportRow } | { readonly problems: readonly RowProblem[] }

const IN_THE_FUTURE = 'is in the future'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const OTHER_COLUMNS = ['id', 'slug', 'as_of', 'facts']
const KNOWN: ReadonlySet<string> = new Set([...OTHER_COLUMNS, ...FIELD_NAMES])
/** Columns of `/tools.csv` that are computed from others or belong to members. */
const COMPUTED_COLUMNS = ['pricing', 'price_range', 'rating', 'review_count', 'verified']
/** `/tools.csv` never has logos: in a file with all computed columns, its blank cells do not mean "unknown". */
const NEVER_PUBLIC: readonly string[] = ['logo_url']
/** An export names files that only its own installation has. */
const NEVER_IMPORTED = 'logo'

const DAYS: ReadonlySet<string> = new Set(FIELD_NAMES.filter((name) => definitionOf(name).kind === 'day'))

/** How a file is written. */
type FileStyle = {
  /** The month of rows that state none, `YYYY-MM`. */
  readonly asOf: string | null
  /** `4,5` is a number: the cells are not separated by commas. */
  readonly decimalComma: boolean
  /** `YYYY-MM-DD`: facts known later are refused. */
  readonly lastDay: string
}

type RowParser = {
  readonly parse: (cells: readonly string[]) => ParsedRow
  /** Columns that have no effect. */
  readonly ignored: readonly string[]
}

/** Whether a value names a day or month after `lastDay`, `YYYY-MM-DD`. */
const isFuture = (field: ToolField | 'facts', value: unknown, lastDay: string): boolean => {
  if (DAYS.has(field)) return String(value ?? '') > lastDay
  if (field === 'events') return isFarAhead(value as ToolValues['events'], lastDay)
  if (field !== 'plans' && field !== 'facts') return false
  const known = Object.values(value as Record<string, { readonly as_of: string; readonly checked_on?: string | null }>)
  return known.some(({ as_of, checked_on }) => as_of > monthOf(lastDay) || (checked_on ?? '') > lastDay)
}

const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length)

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** Throws InvalidInputError for unknown or repeated columns. */
export const createRowParser = (header: readonly string[], style: FileStyle): RowParser => {
  const { asOf, decimalComma, lastDay } = style
  const lastMonth = monthOf(lastDay)
  const columns = new Map<string, number>()
  const repeated: string[] = []
  header.forEach((cell, index) => {
    const name = cell.trim().toLowerCase()
    if (columns.has(name)) repeated.push(name)
    columns.set(name, index)
  })
  const computed = COMPUTED_COLUMNS.filter((name) => columns.has(name))
  const isPublicFile = computed.length === COMPUTED_COLUMNS.length
  const neverTaken = [NEVER_IMPORTED, ...(isPublicFile ? NEVER_PUBLIC : [])]
  const ignored = [...computed, ...neverTaken.filter((name) => columns.has(name))]
  const unknown = [...columns.keys()].filter((name) => !KNOWN.has(name) && !COMPUTED_COLUMNS.includes(name))
  if (unknown.length > 0) {
    throw new InvalidInputError(
      `The file has unknown columns: ${quoted(unknown)}. Known columns: ${[...KNOWN].join(', ')}`,
    )
  }
  if (repeated.length > 0) throw new InvalidInputError(`The file has duplicate columns: ${quoted(repeated)}`)
  if (asOf !== null && !monthSchema.safeParse(asOf).success) {
    throw new InvalidInputError(`The month of the data must be YYYY-MM, not "${asOf}"`)
  }
  if (asOf !== null && asOf > lastMonth) throw new InvalidInputError(`The month of the data, ${asOf}, is in the future`)
  if (asOf === null && !columns.has('as_of')) {
    throw new InvalidInputError('Specify the month of the data with --as-of YYYY-MM or an "as_of" column')
  }
  const fields = FIELD_NAMES.filter((field) => columns.has(field) && !ignored.includes(field))

  const parse = (cells: readonly string[]): ParsedRow => {
    if (cells.length !== header.length) {
      const message = `has ${cells.length} cells where the header has ${header.length}`
      return { problems: [{ column: null, message }] }
    }
    const problems: RowProblem[] = []
    const textOf = (column: string): string | null => {
      const index = columns.get(column)
      const text = index === undefined ? '' : (cells[index] ?? '').trim()
      return text === '' ? null : text
    }
    const values: Partial<Record<ToolField, unknown>> = {}
    for (const field of fields) {
      const text = cells[columns.get(field) as number] ?? ''
      const cell = readCell(field, decimalComma && NUMBER_FIELDS.has(field) ? text.replace(',', '.') : text)
      if (cell === 'keep') continue
      if ('problem' in cell) problems.push({ column: field, message: cellProblemText(cell.problem) })
      else if (isFuture(field, cell.value, lastDay)) {
        problems.push({ column: field, message: IN_THE_FUTURE })
      } else values[field] = cell.value
    }
    const facts = readFactsCell(textOf('facts') ?? '')
    if (facts !== 'keep' && 'problem' in facts) problems.push({ column: 'facts', message: facts.problem })
    else if (facts !== 'keep' && isFuture('facts', facts.value, lastDay)) {
      problems.push({ column: 'facts', message: IN_THE_FUTURE })
    }

    const id = textOf('id')?.toLowerCase() ?? null
    if (id !== null && !UUID.test(id)) problems.push({ column: 'id', message: 'is not an ID in this catalog' })
    const slug = textOf('slug')
    const slugIssue = slug === null ? undefined : slugSchema.safeParse(slug).error?.issues[0]
    if (slugIssue !== undefined) problems.push({ column: 'slug', message: slugIssue.message })
    const month = textOf('as_of') ?? asOf
    const monthIssue = monthSchema.safeParse(month ?? '').error?.issues[0]
    if (monthIssue !== undefined) problems.push({ column: 'as_of', message: monthIssue.message })
    else if (month !== null && month > lastMonth) problems.push({ column: 'as_of', message: IN_THE_FUTURE })

    if (problems.length > 0 || month === null) return { problems }
    const stated = facts === 'keep' || 'problem' in facts ? null : (facts.value as Record<string, StoredFact>)
    return { row: { id, slug, asOf: month, values: values as Partial<ToolValues>, facts: stated } }
  }
  return { parse, ignored }
}
