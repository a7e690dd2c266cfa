/** CSV rows from a byte stream, within limits. */
import { type CsvRow, createCsvReader, type Delimiter } from '#core/csv/csv-reader.ts'
import { createFileDecoder } from '#core/csv/decode-file.ts'
import { InvalidInputError } from '#core/errors.ts'

/** File limits. The command line only limits rows, to bound memory. */
export type CsvLimits = {
  readonly maxBytes?: number
  readonly maxRows?: number
  readonly maxColumns?: number
  /** In characters. */
  readonly maxCellLength?: number
  /** In characters. */
  readonly maxRowLength?: number
}

/** The rows of one chunk, and the bytes read so far. */
type CsvPiece = { readonly rows: readonly CsvRow[]; readonly bytes: number; readonly delimiter: Delimiter }

const over = (what: string, limit: number) => new InvalidInputError(`The file has more than ${limit} ${what}.`)

/**
 * Reads UTF-8 with or without a byte order mark, or UTF-16 with one, separated by commas, semicolons or tabs, skipping
 * blank lines. Throws InvalidInputError for other encodings and exceeded limits, CsvRowTooLongError for an unterminated
 * row.
 */
export async function* csvPieces(input: AsyncIterable<Uint8Array>, limits: CsvLimits = {}): AsyncGenerator<CsvPiece> {
  const { maxBytes = Infinity, maxRows = Infinity, maxColumns = Infinity, maxCellLength = Infinity } = limits
  const decoder = createFileDecoder()
  const reader = createCsvReader(limits.maxRowLength, null)
  let bytes = 0
  let count = 0
  let line = 1
  const decode = (chunk: Uint8Array | null): string => {
    try {
      return decoder(chunk)
    } catch {
      throw new InvalidInputError(`The file is not UTF-8 (near line ${line}). Save it as UTF-8 and try again.`)
    }
  }
  const check = (rows: readonly CsvRow[]): CsvRow[] => {
    // Spreadsheets also write the delimiters of blank rows.
    const full = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    count += full.length
    line = rows.at(-1)?.line ?? line
    if (count > maxRows + 1) throw over('rows', maxRows)
    for (const { cells } of full) {
      if (cells.length > maxColumns) throw over('columns', maxColumns)
      if (cells.some((cell) => cell.length > maxCellLength)) throw over('characters in one cell', maxCellLength)
    }
    return full
  }
  for await (const chunk of input) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw over('bytes', maxBytes)
    yield { rows: check(reader.push(decode(chunk))), bytes, delimiter: reader.delimiter() }
  }
  yield { rows: check([...reader.push(decode(null)), ...reader.end()]), bytes, delimiter: reader.delimiter() }
}
