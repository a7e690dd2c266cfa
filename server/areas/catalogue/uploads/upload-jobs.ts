/** Jobs for uploaded tool files: dry run, import and undo, all too slow for a request. */
import { z } from 'zod'
import { CsvRowTooLongError } from '#core/csv/csv-reader.ts'
import { DAY_MS, MINUTE_MS } from '#core/durations.ts'
import { DomainError } from '#core/errors.ts'
import { CATALOGUE_FILE_DAYS } from '#core/retention.ts'
import type { CatalogueUpload } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { defineJobKind, handleJob, type JobHandler, maintenanceJob } from '#server/platform/jobs/job.ts'
import { undoChangeSet } from '../changes/undo-change-set.ts'
import type { CsvLimits } from '../import/csv-stream.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { createReport } from './import-report.ts'

export const IMPORT_UPLOAD = defineJobKind({
  name: 'import-catalogue-upload',
  payload: z.object({ uploadId: z.uuid(), dryRun: z.boolean() }),
})
export const UNDO_IMPORT = defineJobKind({
  name: 'undo-catalogue-import',
  payload: z.object({ changeSetId: z.uuid() }),
})

/** Limits of uploads over HTTP; the command line has none. */
export const UPLOAD_LIMITS = {
  maxBytes: 5 * 1024 * 1024,
  maxRows: 50_000,
  // Tool fields and identifiers, with more room than an export needs.
  maxColumns: 60,
  maxCellLength: 4_096,
  maxRowLength: 65_536,
} as const satisfies CsvLimits

const PIECE = 65_536

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE)
    // Yields to other requests between two chunks.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** The source recorded in the change set. */
const sourceOf = ({ fileName, hash }: CatalogueUpload): string => `${fileName} sha256:${hash}`

export const createUploadJobs = ({ database, clock }: { database: Database; clock: Clock }): readonly JobHandler[] => {
  const { prisma } = database

  const run = async (upload: CatalogueUpload & { readonly content: string }, dryRun: boolean, signal: AbortSignal) => {
    const revision = (await prisma.catalogueState.findUnique({ where: { id: 1 } }))?.revision ?? 0
    const report = createReport(revision)
    try {
      const { changeSetId, ignoredColumns } = await importCatalogue({
        database,
        clock,
        input: piecesOf(upload.content),
        source: sourceOf(upload),
        asOf: upload.asOf,
        dryRun,
        limits: UPLOAD_LIMITS,
        signal,
        onRow: report.add,
      })
      return report.end({ error: null, changeSetId, ignoredColumns: [...ignoredColumns] })
    } catch (error) {
      // A problem with the file is a result, not a job failure.
      if (!(error instanceof DomainError) && !(error instanceof CsvRowTooLongError)) throw error
      return report.end({ error: error.message, changeSetId: null, ignoredColumns: [] })
    }
  }

  return [
    handleJob(IMPORT_UPLOAD, {
      // A partial import is visible in the list of change sets, and an administrator decides.
      retryDelaysMs: [],
      timeoutMs: 30 * MINUTE_MS,
      run: async ({ uploadId, dryRun }, { commit, signal }) => {
        const upload = await prisma.catalogueUpload.findUnique({ where: { id: uploadId } })
        if (upload?.content === undefined || upload.content === null) return
        const report = await run({ ...upload, content: upload.content }, dryRun, signal)
        const isImported = !dryRun && report.error === null
        await commit(async (tx) => {
          await tx.catalogueUpload.updateMany({
            where: { id: uploadId },
            data: dryRun ? { dryRun: report } : { imported: report, ...(isImported && { content: null }) },
          })
        })
      },
    }),
    handleJob(UNDO_IMPORT, {
      timeoutMs: 30 * MINUTE_MS,
      run: async ({ changeSetId }) => {
        const set = await prisma.changeSet.findUnique({ where: { id: changeSetId } })
        // Already undone, by an earlier attempt or manually.
        if (set === null || set.state === 'undone') return null
        const { conflicts, created, changed, removed } = await undoChangeSet({ database, clock, id: changeSetId })
        return { conflicts, created, changed, removed }
      },
    }),
    maintenanceJob('remove-old-catalogue-uploads', async () => {
      const before = new Date(clock.now().getTime() - CATALOGUE_FILE_DAYS * DAY_MS)
      await prisma.catalogueUpload.deleteMany({ where: { createdAt: { lt: before } } })
    }),
  ]
}
