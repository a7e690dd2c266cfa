import { InvalidInputError } from '../errors.ts'
import { slugSchema } from '../slug.ts'
import { cellProblemText } from './cell-problem.ts'
import { readCell, readFactsCell, TOOL_FIELDS } from './tool-columns.ts'
import { monthSchema } from './tool-record.ts'
import type { StoredFact, ToolField, ToolValues } from './tool-values.ts'

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

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const OTHER_COLUMNS = ['id', 'slug', 'as_of', 'facts']
const KNOWN: ReadonlySet<string> = new Set([...OTHER_COLUMNS, ...TOOL_FIELDS])

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** Throws InvalidInputError for unknown or repeated columns. `asOf`: the month of rows that state none. */
export const createRowParser = (
  header: readonly string[],
  asOf: string | null,
): ((cells: readonly string[]) => ParsedRow) => {
  const columns = new Map<string, number>()
  const repeated: string[] = []
  header.forEach((cell, index) => {
    const name = cell.trim().toLowerCase()
    if (columns.has(name)) repeated.push(name)
    columns.set(name, index)
  })
  const unknown = [...columns.keys()].filter((name) => !KNOWN.has(name))
  if (unknown.length > 0) {
    throw new InvalidInputError(
      `The file has unknown columns: ${quoted(unknown)}. Known columns: ${[...KNOWN].join(', ')}`,
    )
  }
  if (repeated.length > 0) throw new InvalidInputError(`The file has duplicate columns: ${quoted(repeated)}`)
  if (asOf !== null && !monthSchema.safeParse(asOf).success) {
    throw new InvalidInputError(`The month of the data must be YYYY-MM, not "${asOf}"`)
  }
  if (asOf === null && !columns.has('as_of')) {
    throw new InvalidInputError('Specify the month of the data with --as-of YYYY-MM or an "as_of" column')
  }
  const fields = TOOL_FIELDS.filter((field) => columns.has(field))

  return (cells) => {
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
      const cell = readCell(field, cells[columns.get(field) as number] ?? '')
      if (cell === 'keep') continue
      if ('problem' in cell) problems.push({ column: field, message: cellProblemText(cell.problem) })
      else values[field] = cell.value
    }
    const facts = readFactsCell(textOf('facts') ?? '')
    if (facts !== 'keep' && 'problem' in facts) problems.push({ column: 'facts', message: facts.problem })

    const id = textOf('id')?.toLowerCase() ?? null
    if (id !== null && !UUID.test(id)) problems.push({ column: 'id', message: 'is not an ID in this catalog' })
    const slug = textOf('slug')
    const slugIssue = slug === null ? undefined : slugSchema.safeParse(slug).error?.issues[0]
    if (slugIssue !== undefined) problems.push({ column: 'slug', message: slugIssue.message })
    const month = textOf('as_of') ?? asOf
    const monthIssue = monthSchema.safeParse(month ?? '').error?.issues[0]
    if (monthIssue !== undefined) problems.push({ column: 'as_of', message: monthIssue.message })

    if (problems.length > 0 || month === null) return { problems }
    const stated = facts === 'keep' || 'problem' in facts ? null : (facts.value as Record<string, StoredFact>)
    return { row: { id, slug, asOf: month, values: values as Partial<ToolValues>, facts: stated } }
  }
}
