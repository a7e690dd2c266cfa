import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { finished } from 'node:stream/promises'
import { csvLine } from '#core/csv/csv-writer.ts'
import type { RowOutcome } from '#server/areas/catalogue/import/import-batch.ts'
import { importCatalogue } from '#server/areas/catalogue/import/import-catalogue.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createProgress } from '../progress.ts'

const MAX_PRINTED = 1_000

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Uint8Array)
  return hash.digest('hex').slice(0, 16)
}

const describe = (outcome: RowOutcome): string => {
  if (outcome.action === 'refused') {
    const { column, message } = outcome.problem
    return `line ${outcome.line}: ${column === null ? '' : `${column} `}${message}`
  }
  const fields = outcome.action === 'changed' ? ` (${outcome.fields.join(', ')})` : ''
  const kept = outcome.kept.length === 0 ? '' : `; manual edits kept: ${outcome.kept.join(', ')}`
  return `line ${outcome.line}: ${outcome.action} ${outcome.slug}${fields}${kept}`
}

/** Prints the first thousand lines and counts the rest. */
const createPrinter = (print: (text: string) => void) => {
  let count = 0
  return {
    print: (text: string) => {
      count += 1
      if (count <= MAX_PRINTED) print(text)
    },
    end: () => {
      if (count > MAX_PRINTED) print(`... and ${count - MAX_PRINTED} more`)
    },
  }
}

/**
 * Imports a file and prints the result. A dry run also prints every change. `errorsFile` receives all rejected rows
 * with line, column and problem. Sets exit code 1 for rejected rows.
 */
export const importFile = async (
  database: Database,
  clock: Clock,
  file: string,
  options: { readonly asOf: string | null; readonly dryRun: boolean; readonly errorsFile: string | null },
): Promise<void> => {
  const { asOf, dryRun, errorsFile } = options
  const { size } = await stat(file)
  const source = `${basename(file)} sha256:${await hashOf(file)}`
  const progress = createProgress()
  const printer = createPrinter((text) => {
    progress.end()
    console.log(text)
  })
  const errors = errorsFile === null ? null : createWriteStream(errorsFile)
  errors?.write(csvLine(['line', 'column', 'problem']))
  let keptRows = 0
  const stop = new AbortController()
  const onSignal = () =>
    stop.abort(new DOMException('The import was stopped. Rows already imported can be undone.', 'AbortError'))
  process.once('SIGINT', onSignal)
  process.once('SIGTERM', onSignal)
  try {
    const started = performance.now()
    const result = await importCatalogue({
      database,
      clock,
      input: createReadStream(file),
      source,
      asOf,
      dryRun,
      signal: stop.signal,
      onProgress: ({ bytes, rows, refused }) => progress.show(bytes / size, `${rows} rows, ${refused} refused`),
      onRow: (outcome) => {
        const isRefused = outcome.action === 'refused'
        const hasKept = !isRefused && outcome.kept.length > 0
        if (hasKept) keptRows += 1
        if (isRefused || hasKept || (dryRun && outcome.action !== 'unchanged')) printer.print(describe(outcome))
        if (isRefused) {
          errors?.write(csvLine([String(outcome.line), outcome.problem.column ?? '', outcome.problem.message]))
        }
      },
    })
    progress.end()
    printer.end()
    const seconds = (performance.now() - started) / 1000
    const { rows, created, changed, unchanged, refused, changeSetId, ignoredColumns } = result
    console.log(
      `${rows} rows in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} a second): ` +
        `${created} created, ${changed} changed, ${unchanged} unchanged, ${refused} refused` +
        `${keptRows === 0 ? '' : `, ${keptRows} with manual edits that were kept`}`,
    )
    if (ignoredColumns.length > 0) console.log(`Ignored columns: ${ignoredColumns.join(', ')}.`)
    if (dryRun) console.log('A dry run: nothing was changed.')
    else if (changeSetId !== null)
      console.log(`Change set ${changeSetId}. Undo it with: npm run catalogue -- undo ${changeSetId}`)
    if (refused > 0) process.exitCode = 1
  } finally {
    progress.end()
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
    if (errors !== null) {
      errors.end()
      await finished(errors)
    }
  }
}
