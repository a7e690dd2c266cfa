/** Parses an uploaded analytics export. The dry run and the import share this code, so they judge every row alike. */
import { type CsvRow, CsvRowTooLongError, createCsvReader, type Delimiter } from '../../csv/csv-reader.ts'
import { DAY_MS } from '../../durations.ts'
import { InvalidInputError } from '../../errors.ts'
import { utcDay } from '../../utc-day.ts'
import { plusMs } from '../utc-days.ts'
import {
  readUploadRow,
  UPLOAD_COLUMNS,
  type UploadCells,
  type UploadRow,
  type UploadStyle,
  uploadRowKey,
} from './upload-row.ts'

export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024
export const MAX_UPLOAD_ROWS = 50_000
const MAX_COLUMNS = 20
/** In characters. */
const MAX_CELL = 4_096
/** Further errors are only counted. */
export const MAX_ROW_ERRORS = 100
/** Longest possible valid row: all cells at their maximum, quoted, with every character doubled. */
const MAX_ROW_LENGTH = MAX_COLUMNS * (2 * MAX_CELL + 3)
const PIECE = 65_536
/** Column names with a special meaning in JavaScript. */
const REFUSED_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** `message` is a sentence with the line number. */
export type RowError = { readonly line: number; readonly message: string }
export type NumberedRow = { readonly line: number; readonly row: UploadRow }

export type JudgedUpload = {
  readonly rows: readonly NumberedRow[]
  readonly refused: number
  /** The first 100 errors. */
  readonly rowErrors: readonly RowError[]
}

const refuse = (message: string): InvalidInputError => new InvalidInputError(message, 'csv_data')

/** The index of each column. A Map because the names come from the file. */
const readHeader = ({ cells, problem, line }: CsvRow): ReadonlyMap<string, number> => {
  if (problem !== null) throw refuse(`Line ${line} ${problem}.`)
  const columns = new Map<string, number>()
  for (const [index, cell] of cells.entries()) {
    const name = cell.trim().toLowerCase()
    if (REFUSED_NAMES.has(name)) throw refuse(`A column can't be named ${name}.`)
    if (name !== '' && columns.has(name)) throw refuse(`The column ${name.slice(0, 50)} appears twice.`)
    columns.set(name, index)
  }
  const missing = UPLOAD_COLUMNS.filter((name) => !columns.has(name))
  if (missing.length > 0)
    throw refuse(`The first line must name the columns ${UPLOAD_COLUMNS.join(', ')}. Missing: ${missing.join(', ')}.`)
  return columns
}

// Spreadsheets also write the delimiters of blank rows.
const isBlank = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === '')

const checkSize = ({ cells, line }: CsvRow): void => {
  if (cells.length > MAX_COLUMNS) throw refuse(`Line ${line} has more than ${MAX_COLUMNS} columns.`)
  if (cells.some(({ length }) => length > MAX_CELL)) {
    throw refuse(`Line ${line} has a cell of more than ${MAX_CELL} characters.`)
  }
}

type Piece = { readonly rows: readonly CsvRow[]; readonly delimiter: Delimiter }

function* csvPieces(text: string): Generator<Piece> {
  const reader = createCsvReader(MAX_ROW_LENGTH, null)
  try {
    for (let at = 0; at < text.length; at += PIECE) {
      yield { rows: reader.push(text.slice(at, at + PIECE)), delimiter: reader.delimiter() }
    }
    yield { rows: reader.end(), delimiter: reader.delimiter() }
  } catch (error) {
    throw error instanceof CsvRowTooLongError ? refuse(error.message) : error
  }
}

const judge = (
  row: CsvRow,
  { columns, seen, style }: { columns: ReadonlyMap<string, number>; seen: Map<string, number>; style: UploadStyle },
): UploadRow | string => {
  if (row.problem !== null) return row.problem
  const cell = (name: string): string => row.cells[columns.get(name) ?? -1]?.trim() ?? ''
  const cells: UploadCells = {
    metric_type: cell('metric_type').toLowerCase(),
    value: cell('value'),
    date: cell('date'),
    page: cell('page'),
  }
  const read = readUploadRow(cells, style)
  if ('problem' in read) return read.problem
  const key = uploadRowKey(read)
  const earlier = seen.get(key)
  if (earlier !== undefined) return `repeats line ${earlier}`
  seen.set(key, row.line)
  return read
}

/**
 * Yields now and then. Days after tomorrow are refused: it has begun somewhere. Throws InvalidInputError for an empty
 * file, an invalid header, or an exceeded limit.
 */
export function* judgeUpload(text: string, now: Date): Generator<void, JudgedUpload> {
  const lastDay = utcDay(plusMs(now, DAY_MS))
  const rows: NumberedRow[] = []
  const rowErrors: RowError[] = []
  const seen = new Map<string, number>()
  let refused = 0
  let count = 0
  let columns: ReadonlyMap<string, number> | null = null
  for (const { rows: read, delimiter } of csvPieces(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)) {
    const style: UploadStyle = { decimalComma: delimiter !== ',', lastDay }
    for (const row of read) {
      checkSize(row)
      if (isBlank(row)) continue
      if (columns === null) {
        columns = readHeader(row)
        continue
      }
      count += 1
      if (count > MAX_UPLOAD_ROWS) throw refuse(`The file has more than ${MAX_UPLOAD_ROWS} rows.`)
      const judged = judge(row, { columns, seen, style })
      if (typeof judged !== 'string') rows.push({ line: row.line, row: judged })
      else {
        refused += 1
        if (rowErrors.length < MAX_ROW_ERRORS)
          rowErrors.push({ line: row.line, message: `Line ${row.line} ${judged}.` })
      }
    }
    yield
  }
  if (columns === null) throw refuse('The file is empty.')
  return { rows, refused, rowErrors }
}
