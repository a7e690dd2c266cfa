/** Imports a file of tools as one change set. */
import { createRowParser, type ParsedRow } from '#core/catalogue/import-row.ts'
import type { CsvRow } from '#core/csv/csv-reader.ts'
import { unguardFormula } from '#core/csv/csv-writer.ts'
import { DAY_MS } from '#core/durations.ts'
import { InvalidInputError } from '#core/errors.ts'
import { utcDay } from '#core/utc-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { WriteCounts } from '../changes/catalogue-writer.ts'
import { beginChangeSet, endChangeSet } from '../changes/change-sets.ts'
import { readCategories } from '../changes/tool-state.ts'
import { lockCatalogue, moveRevision } from '../revision.ts'
import { type CsvLimits, csvPieces } from './csv-stream.ts'
import { type BatchContext, importBatch, type NumberedRow, type RowOutcome } from './import-batch.ts'

type ImportProgress = {
  readonly bytes: number
  /** Columns of the file that have no effect. */
  readonly ignoredColumns: readonly string[]
  readonly rows: number
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly refused: number
}

type ImportResult = Omit<ImportProgress, 'bytes'> & {
  /** Null when nothing was written (no changes, or a dry run). */
  readonly changeSetId: string | null
}

export type ImportOptions = {
  readonly database: Database
  readonly clock: Clock
  readonly input: AsyncIterable<Uint8Array>
  /** A description of the file's origin. */
  readonly source: string
  /** The month for rows that state none, `YYYY-MM`; null requires a column `as_of`. */
  readonly asOf: string | null
  /** Runs in one transaction that is rolled back. */
  readonly dryRun?: boolean
  readonly limits?: CsvLimits
  /** Stops after the current batch; imported rows stay and can be undone. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ImportProgress) => void
  /** Called for each row once its batch is committed. */
  readonly onRow?: (outcome: RowOutcome) => void
}

const BATCH = 500
const BATCH_TIMEOUT_MS = 60_000
const DRY_RUN_TIMEOUT_MS = 3_600_000

/** Rolls back a dry run. */
class DryRunEnd extends Error {}

/**
 * Imports rows in batches of one transaction each. Invalid rows are reported to `onRow` and skipped. Idempotent. Throws
 * InvalidInputError for an invalid header, encoding or size; a started change set is then `failed` and can be undone.
 * Memory: one batch plus a short entry per row.
 */
export const importCatalogue = async (options: ImportOptions): Promise<ImportResult> => {
  const { database, clock, dryRun = false, source } = options
  if (!dryRun) {
    const id = await beginChangeSet(database.prisma, clock, { kind: 'import', source })
    const inTransaction: RunBatch = (work) =>
      database.transaction(
        async (tx) => {
          await lockCatalogue(tx, clock)
          const counts = await work(tx)
          if (counts.created + counts.changed + counts.removed > 0) await moveRevision(tx, clock)
        },
        { timeoutMs: BATCH_TIMEOUT_MS },
      )
    let progress = NO_PROGRESS
    try {
      progress = await importRows(options, id, inTransaction, (latest) => {
        progress = latest
      })
    } catch (error) {
      await close(database, id, 'failed', progress)
      throw error
    }
    return { ...progress, changeSetId: (await close(database, id, 'done', progress)) ? id : null }
  }
  let progress = NO_PROGRESS
  await database
    .transaction(
      async (tx) => {
        const id = await beginChangeSet(tx, clock, { kind: 'import', source })
        progress = await importRows(
          options,
          id,
          async (work) => void (await work(tx)),
          () => undefined,
        )
        throw new DryRunEnd()
      },
      { timeoutMs: DRY_RUN_TIMEOUT_MS },
    )
    .catch((error: unknown) => {
      if (!(error instanceof DryRunEnd)) throw error
    })
  return { ...progress, changeSetId: null }
}

/** Ends the set and removes it if empty, so that undo finds the last effective import. */
const close = async (
  { prisma }: Database,
  id: string,
  state: 'done' | 'failed',
  { refused }: ImportProgress,
): Promise<boolean> => {
  const recorded = await prisma.toolChange.findFirst({ where: { changeSetId: id }, select: { sequence: true } })
  if (recorded === null) await prisma.changeSet.delete({ where: { id }, select: { id: true } })
  else await endChangeSet(prisma, { id, state, refused })
  return recorded !== null
}

type RunBatch = (work: (tx: TransactionClient) => Promise<WriteCounts>) => Promise<void>

const NO_PROGRESS: ImportProgress = {
  bytes: 0,
  ignoredColumns: [],
  rows: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
}

type ParseRow = (cells: readonly string[]) => ParsedRow

/** Days after tomorrow are in the future everywhere. */
export const lastDayAt = (now: Date): string => utcDay(new Date(now.getTime() + DAY_MS))

const importRows = async (
  options: ImportOptions,
  changeSetId: string,
  runBatch: RunBatch,
  keep: (progress: ImportProgress) => void,
): Promise<ImportProgress> => {
  const { clock, signal, onRow, onProgress } = options
  const linesById: BatchContext['linesById'] = new Map()
  let progress = NO_PROGRESS
  let parseRow: ParseRow | null = null
  let waiting: NumberedRow[] = []

  const report = (outcome: RowOutcome) => {
    progress = { ...progress, rows: progress.rows + 1, [outcome.action]: progress[outcome.action] + 1 }
    onRow?.(outcome)
  }
  const flush = async () => {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    let outcomes: readonly RowOutcome[] = []
    await runBatch(async (tx) => {
      const categories = await readCategories(tx)
      const done = await importBatch(tx, { changeSetId, at: clock.now(), categories, linesById }, batch)
      outcomes = done.outcomes
      return done.counts
    })
    outcomes.forEach(report)
    keep(progress)
  }
  const take = (parse: ParseRow, { line, cells, problem }: CsvRow) => {
    const refuse = (column: string | null, message: string) =>
      report({ line, action: 'refused', problem: { column, message } })
    if (problem !== null) return refuse(null, problem)
    const parsed = parse(cells.map(unguardFormula))
    if ('row' in parsed) {
      waiting.push({ line, row: parsed.row })
      return
    }
    const [first, ...others] = parsed.problems
    const more =
      others.length === 0 ? '' : ` (and ${others.map(({ column, message }) => `${column} ${message}`).join('; ')})`
    refuse(first?.column ?? null, `${first?.message ?? 'is not valid'}${more}`)
  }

  for await (const { rows, bytes, delimiter } of csvPieces(options.input, options.limits)) {
    for (const row of rows) {
      if (parseRow === null) {
        if (row.problem !== null) throw new InvalidInputError(`The header ${row.problem}`)
        const style = { asOf: options.asOf, decimalComma: delimiter !== ',', lastDay: lastDayAt(clock.now()) }
        const { parse, ignored } = createRowParser(row.cells, style)
        parseRow = parse
        progress = { ...progress, ignoredColumns: ignored }
        continue
      }
      take(parseRow, row)
      if (waiting.length < BATCH) continue
      await flush()
      signal?.throwIfAborted()
      onProgress?.({ ...progress, bytes })
    }
    progress = { ...progress, bytes }
  }
  if (parseRow === null) throw new InvalidInputError('The file is empty: it needs a header line')
  await flush()
  onProgress?.(progress)
  return progress
}
