/** Analytics exports uploaded by administrators. */
import { createHash } from 'node:crypto'
import { type JudgedUpload, judgeUpload, type NumberedRow } from '#core/analytics/uploads/upload-file.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { type PageNumber, sliceOf } from '#core/paging.ts'
import { withoutDirectionControls } from '#core/plain-text.ts'
import { authorize, authorizeDestructive, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import { runCooperatively } from '#server/platform/cooperative.ts'
import { recordAudit } from '#server/platform/database/audit-log.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { readComparison, type UploadComparison } from './upload-comparison.ts'
import { createUploadReport, readUploadReport, type UploadReport } from './upload-report.ts'

export type AnalyticsUploadsService = ReturnType<typeof createAnalyticsUploadsService>

const WITH_IMPORTER = { importedBy: { select: { email: true } } } satisfies Prisma.AnalyticsImportInclude
type StoredImport = Prisma.AnalyticsImportGetPayload<{ include: typeof WITH_IMPORTER }>

export type AnalyticsImportView = Omit<StoredImport, 'report' | 'importedBy' | 'contentHash' | 'importedById'> & {
  /** The administrator's email; null after account deletion. */
  readonly importedBy: string | null
  /** Null once undone. */
  readonly report: UploadReport | null
}
export type AnalyticsImportsPage = { readonly nodes: readonly AnalyticsImportView[]; readonly totalCount: number }

/** Also of a dry run. */
export type UploadOutcome = {
  readonly dryRun: boolean
  /** The new import, or an earlier one of the same file; null for a dry run of a new file. */
  readonly analyticsImport: AnalyticsImportView | null
  readonly alreadyImported: boolean
  readonly rowCount: number
  readonly refusedCount: number
  readonly report: UploadReport
}

type Upload = { readonly text: string; readonly filename: string; readonly dryRun: boolean }

/** Time limit for judging and for storing a file. */
const DEADLINE_MS = 10_000
const BATCH = 500
const MAX_FILENAME = 200
const NO_IMPORT = 'Import not found.'

/** Display name only. */
const shownName = (filename: string): string =>
  [...withoutDirectionControls(filename).replace(/\s+/g, ' ').trim()].slice(0, MAX_FILENAME).join('') || 'Unnamed file'

const toView = ({
  report,
  importedBy,
  contentHash: _hash,
  importedById: _id,
  ...row
}: StoredImport): AnalyticsImportView => ({
  ...row,
  importedBy: importedBy?.email ?? null,
  report: readUploadReport(report),
})

const toRecord = ({ line, row }: NumberedRow) =>
  row.metric === 'top_page'
    ? { line, metric: row.metric, date: null, page: row.page, value: row.views, conversions: row.conversions }
    : { line, metric: row.metric, date: row.date, page: row.page, value: row.value, conversions: null }

const insertRows = async (tx: TransactionClient, importId: string, rows: readonly NumberedRow[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += BATCH) {
    const records = JSON.stringify(rows.slice(at, at + BATCH).map(toRecord))
    await tx.$executeRaw`
      INSERT INTO analytics_import_rows (import_id, line, metric, date, page, value, conversions)
      SELECT ${importId}::uuid, line, metric, date, page, value, conversions
      FROM jsonb_to_recordset(${records}::jsonb)
        AS r(line int, metric text, date date, page text, value float8, conversions int)`
  }
}

export const createAnalyticsUploadsService = (dependencies: {
  database: Database
  clock: Clock
  monotonicMs?: () => number
}) => {
  const { database, clock, monotonicMs = () => performance.now() } = dependencies
  const { prisma } = database

  const judge = async (text: string): Promise<JudgedUpload> => {
    const judged = await runCooperatively(judgeUpload(text, clock.now()), { monotonicMs, deadlineMs: DEADLINE_MS })
    if (judged.rows.length > 0) return judged
    const [first] = judged.rowErrors
    const reason = first === undefined ? 'The file has no rows.' : `None of the rows can be imported. ${first.message}`
    throw new InvalidInputError(reason, 'csv_data')
  }

  const outcomeOf = (stored: StoredImport, alreadyImported: boolean, dryRun: boolean): UploadOutcome => {
    const analyticsImport = toView(stored)
    const { report, rowCount, refusedCount } = analyticsImport
    // Its content hash is set, so it is not undone.
    if (report === null) throw new Error(`The import ${stored.id} has no report.`)
    return { dryRun, analyticsImport, alreadyImported, rowCount, refusedCount, report }
  }

  /** Null when the same file exists already. */
  const store = async (
    actor: Viewer,
    { filename, contentHash, judged }: { filename: string; contentHash: string; judged: JudgedUpload },
  ): Promise<StoredImport | null> =>
    database.transaction(
      async (tx) => {
        const data = {
          filename,
          contentHash,
          importedById: actor.id,
          importedAt: clock.now(),
          rowCount: judged.rows.length,
          refusedCount: judged.refused,
          report: createUploadReport(judged),
        }
        // Of two concurrent uploads of a file, the second waits here and stores nothing.
        const [made] = await tx.analyticsImport.createManyAndReturn({ data: [data], skipDuplicates: true })
        if (made === undefined) return null
        await insertRows(tx, made.id, judged.rows)
        const after = { filename, rows: data.rowCount, refused: data.refusedCount }
        await recordAudit(tx, clock, [
          { actorId: actor.id, action: 'analytics.import', subjectType: 'analytics import', subjectId: made.id, after },
        ])
        return tx.analyticsImport.findUniqueOrThrow({ where: { id: made.id }, include: WITH_IMPORTER })
      },
      { timeoutMs: DEADLINE_MS },
    )

  const findByHash = async (contentHash: string): Promise<StoredImport | null> =>
    prisma.analyticsImport.findUnique({ where: { contentHash }, include: WITH_IMPORTER })

  return {
    /**
     * Validates rows, analyzes the valid ones and, except in a dry run, stores them. A file is stored once; uploading
     * it again returns the earlier result.
     * @throws ForbiddenError, InvalidInputError for an exceeded limit, an invalid header or no valid row,
     * UnavailableError after ten seconds
     */
    upload: async (viewer: Viewer | null, { text, filename, dryRun }: Upload): Promise<UploadOutcome> => {
      const actor = authorize(viewer, 'analytics:import', null)
      const judged = await judge(text)
      const contentHash = createHash('sha256').update(text).digest('hex')
      const earlier = await findByHash(contentHash)
      if (earlier !== null) return outcomeOf(earlier, true, dryRun)
      if (dryRun) {
        return {
          dryRun,
          analyticsImport: null,
          alreadyImported: false,
          rowCount: judged.rows.length,
          refusedCount: judged.refused,
          report: createUploadReport(judged),
        }
      }
      const stored = await store(actor, { filename: shownName(filename), contentHash, judged })
      if (stored !== null) return outcomeOf(stored, false, dryRun)
      const meanwhile = await findByHash(contentHash)
      if (meanwhile === null) throw new NotFoundError(NO_IMPORT)
      return outcomeOf(meanwhile, true, dryRun)
    },

    /** Newest first. Throws ForbiddenError, InvalidInputError. */
    list: async (viewer: Viewer | null, page: PageNumber): Promise<AnalyticsImportsPage> => {
      authorize(viewer, 'analytics:import', null)
      const [rows, totalCount] = await Promise.all([
        prisma.analyticsImport.findMany({
          orderBy: [{ importedAt: 'desc' }, { id: 'desc' }],
          ...sliceOf(page),
          include: WITH_IMPORTER,
        }),
        prisma.analyticsImport.count(),
      ])
      return { nodes: rows.map(toView), totalCount }
    },

    /** Null without such an import. Throws ForbiddenError. */
    find: async (viewer: Viewer | null, id: string): Promise<AnalyticsImportView | null> => {
      authorize(viewer, 'analytics:import', null)
      if (!isUuid(id)) return null
      const row = await prisma.analyticsImport.findUnique({ where: { id }, include: WITH_IMPORTER })
      return row === null ? null : toView(row)
    },

    /** Imported and recorded figures; null once undone. Throws ForbiddenError. */
    compare: async (viewer: Viewer | null, { id, report }: AnalyticsImportView): Promise<UploadComparison | null> => {
      authorize(viewer, 'analytics:import', null)
      return report === null ? null : readComparison(prisma, id, report)
    },

    /**
     * Removes an import's rows and results; idempotent. Throws ForbiddenError, PasswordRequiredError, NotFoundError.
     */
    undo: async (viewer: Viewer | null, id: string): Promise<AnalyticsImportView> => {
      const actor = authorizeDestructive(viewer, 'analytics:import', clock.now())
      if (!isUuid(id)) throw new NotFoundError(NO_IMPORT)
      return database.transaction(async (tx) => {
        await tx.$executeRaw`SELECT id FROM analytics_imports WHERE id = ${id}::uuid FOR UPDATE`
        const before = await tx.analyticsImport.findUnique({ where: { id }, include: WITH_IMPORTER })
        if (before === null) throw new NotFoundError(NO_IMPORT)
        if (before.state === 'undone') return toView(before)
        await tx.analyticsImportRow.deleteMany({ where: { importId: id } })
        await recordAudit(tx, clock, [
          {
            actorId: actor.id,
            action: 'analytics.undo',
            subjectType: 'analytics import',
            subjectId: id,
            before: { state: before.state, rows: before.rowCount },
            after: { state: 'undone', rows: 0 },
          },
        ])
        const data = { state: 'undone', undoneAt: clock.now(), contentHash: null, report: Prisma.DbNull } as const
        return toView(await tx.analyticsImport.update({ where: { id }, data, include: WITH_IMPORTER }))
      })
    },
  }
}
