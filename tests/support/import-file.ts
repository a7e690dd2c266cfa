/** Files for imports, and the results of their rows. */
import { csvLine } from '#core/csv/csv-writer.ts'
import { exportCatalogue } from '#server/areas/catalogue/changes/export-catalogue.ts'
import type { RowOutcome } from '#server/areas/catalogue/import/import-batch.ts'
import { type ImportOptions, importCatalogue } from '#server/areas/catalogue/import/import-catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { clock } from './catalogue.ts'

/** Rows as a file, with the columns of the first row. */
export const csvOf = (...rows: readonly Readonly<Record<string, string>>[]): string => {
  const columns = Object.keys(rows[0] ?? {})
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map(csvLine).join('')
}

/** The required fields of a new tool. */
export const newToolRow = (changes: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  name: 'Comet',
  category: 'writing',
  description: 'Turns notes of a meeting into a letter that one can send without much correction.',
  website_url: 'https://comet.example/',
  ...changes,
})

/** The text in pieces of `size` bytes. */
async function* inPieces(text: string | Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export const importText = async (
  database: Database,
  text: string | Uint8Array,
  options: Partial<ImportOptions> & { readonly pieceSize?: number } = {},
) => {
  const { pieceSize, ...rest } = options
  const outcomes: RowOutcome[] = []
  const result = await importCatalogue({
    database,
    clock,
    input: inPieces(text, pieceSize),
    source: 'test.csv',
    asOf: '2026-11',
    onRow: (outcome) => outcomes.push(outcome),
    ...rest,
  })
  const refused = outcomes.flatMap((outcome) =>
    outcome.action === 'refused'
      ? [`${outcome.line}: ${[outcome.problem.column, outcome.problem.message].filter(Boolean).join(' ')}`]
      : [],
  )
  return { ...result, outcomes, refusedRows: refused }
}

export const exportText = async (database: Database, format: 'csv' | 'json' = 'csv'): Promise<string> => {
  let text = ''
  await exportCatalogue(database, format, async (piece) => {
    text += piece
  })
  return text
}
