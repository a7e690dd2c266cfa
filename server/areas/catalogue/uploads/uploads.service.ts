/** Tool files uploaded by administrators: a dry run, then the import, which can be undone. */
import { createHash } from 'node:crypto'
import { monthSchema } from '#core/catalogue/fields/text-schemas.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { withoutDirectionControls } from '#core/plain-text.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { CATALOGUE_FILE_DAYS } from '#core/retention.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '#server/platform/clock.ts'
import { recordAudit } from '#server/platform/database/audit-log.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { newId } from '../changes/new-id.ts'
import { lastDayAt } from '../import/import-catalogue.ts'
import { type ImportReport, importReportSchema } from './import-report.ts'
import { createImportedSets } from './imported-sets.ts'
import { IMPORT_UPLOAD, UPLOAD_LIMITS } from './upload-jobs.ts'

export type CatalogueUploadsService = ReturnType<typeof createCatalogueUploadsService>

/** The state of an uploaded file. */
export type UploadedFile = {
  readonly id: string
  readonly fileName: string
  readonly createdAt: Date
  /** Null until the dry run has ended. */
  readonly dryRun: ImportReport | null
  /** Null until the import has ended. */
  readonly imported: ImportReport | null
  readonly isRunning: boolean
}

const MAX_NAME = 200
const NO_FILE = `File not found. Uploaded files are kept for ${CATALOGUE_FILE_DAYS} days.`

const keyOf = (uploadId: string, dryRun: boolean): string => `${uploadId} ${dryRun ? 'dry run' : 'import'}`

const reportOf = (stored: unknown): ImportReport | null => (stored === null ? null : importReportSchema.parse(stored))

export const createCatalogueUploadsService = (dependencies: { database: Database; clock: Clock; queue: JobQueue }) => {
  const { database, clock, queue } = dependencies
  const { prisma } = database

  const isActive = async (kind: string, key: string): Promise<boolean> =>
    (await prisma.job.findFirst({
      where: { kind, key, state: { in: ['waiting', 'running'] } },
      select: { id: true },
    })) !== null

  const find = async (id: string): Promise<UploadedFile | null> => {
    if (!isUuid(id)) return null
    // Read before the row: a job ending in between would otherwise seem to have no report.
    const [judging, importing] = await Promise.all([
      isActive(IMPORT_UPLOAD.name, keyOf(id, true)),
      isActive(IMPORT_UPLOAD.name, keyOf(id, false)),
    ])
    const row = await prisma.catalogueUpload.findUnique({ where: { id }, omit: { content: true } })
    if (row === null) return null
    return {
      ...row,
      dryRun: reportOf(row.dryRun),
      imported: reportOf(row.imported),
      isRunning: judging || importing,
    }
  }

  const get = async (id: string): Promise<UploadedFile> => {
    const file = await find(id)
    if (file === null) throw new NotFoundError(NO_FILE)
    return file
  }

  return {
    /**
     * Stores a file and starts its dry run. `asOf`: the month for rows that state none; null requires a column `as_of`.
     * @throws ForbiddenError, InvalidInputError for an empty or too large file and an invalid month
     */
    upload: async (
      viewer: Viewer | null,
      file: { readonly fileName: string; readonly content: string; readonly asOf: string | null },
    ): Promise<UploadedFile> => {
      authorize(viewer, 'tool:import', null)
      const { content, asOf } = file
      const fileName = withoutDirectionControls(file.fileName).trim()
      if (fileName === '' || fileName.length > MAX_NAME) {
        throw new InvalidInputError(`"fileName" must be 1 to ${MAX_NAME} characters.`, 'fileName')
      }
      if (content.trim() === '') throw new InvalidInputError('The file is empty.', 'content')
      if (Buffer.byteLength(content) > UPLOAD_LIMITS.maxBytes) {
        throw new InvalidInputError('The file is larger than 5 MB.', 'content')
      }
      if (asOf !== null && !monthSchema.safeParse(asOf).success) {
        throw new InvalidInputError('"asOf" must be a month, YYYY-MM.', 'asOf')
      }
      const now = clock.now()
      if (asOf !== null && asOf > lastDayAt(now).slice(0, 'YYYY-MM'.length)) {
        throw new InvalidInputError('"asOf" must not be in the future.', 'asOf')
      }
      const id = newId(now)
      const hash = createHash('sha256').update(content).digest('hex')
      // NUL cannot be stored as text, and the reader rejects control characters anyway.
      const stored = content.replaceAll('\0', '\u0001')
      await database.transaction(async (tx) => {
        await tx.catalogueUpload.create({ data: { id, fileName, hash, content: stored, asOf, createdAt: now } })
        await queue.enqueue(tx, IMPORT_UPLOAD, { uploadId: id, dryRun: true }, { key: keyOf(id, true) })
      })
      return get(id)
    },

    /** Null for an unknown file. Throws ForbiddenError. */
    read: async (viewer: Viewer | null, id: string): Promise<UploadedFile | null> => {
      authorize(viewer, 'tool:import', null)
      return find(id)
    },

    /**
     * Starts the import after the dry run; idempotent.
     * @throws ForbiddenError, NotFoundError, InvalidInputError before the end of the dry run, for a rejected file, and
     * after catalog changes (which start another dry run)
     */
    import: async (viewer: Viewer | null, id: string): Promise<UploadedFile> => {
      const { id: actorId } = authorize(viewer, 'tool:import', null)
      const { dryRun, imported, fileName } = await get(id)
      if (imported?.error === null) return get(id)
      if (dryRun === null) throw new InvalidInputError('Wait until the dry run has finished.', 'id')
      if (dryRun.error !== null) throw new InvalidInputError('The dry run rejected this file.', 'id')
      const isCurrent = await database.transaction(async (tx) => {
        const state = await tx.catalogueState.findUnique({ where: { id: 1 } })
        if ((state?.revision ?? 0) !== dryRun.revision) {
          await queue.enqueue(tx, IMPORT_UPLOAD, { uploadId: id, dryRun: true }, { key: keyOf(id, true) })
          return false
        }
        const job = { uploadId: id, dryRun: false }
        const { isNew } = await queue.enqueue(tx, IMPORT_UPLOAD, job, { key: keyOf(id, false) })
        if (!isNew) return true
        const { created, changed, refused } = dryRun
        const entry = { actorId, action: 'catalogue.import', subjectType: 'catalogue', subjectId: id }
        await recordAudit(tx, clock, [{ ...entry, after: { file: fileName, created, changed, refused } }])
        return true
      })
      if (!isCurrent) {
        throw new InvalidInputError(
          'The catalog has changed since the dry run, so a new dry run has started. Review it before you import.',
          'id',
        )
      }
      return get(id)
    },

    ...createImportedSets(dependencies),
  }
}
