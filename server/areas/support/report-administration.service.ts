/** Administration of visitors' error reports. */
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { type PageNumber, sliceOf } from '#core/paging.ts'
import { authorize, can, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { ReportState } from './inaccuracy.service.ts'
import { reportSettledMail } from './report-mails.ts'
import { subjectOf, WITH_SUBJECT } from './report-subject.ts'
import { visitorNote } from './visitor-text.ts'

type ReportRow = Prisma.InaccuracyReportGetPayload<{ include: typeof WITH_SUBJECT }>
/** With its subject. */
export type PageReportRow = Omit<ReportRow, 'tool' | 'page'> & {
  readonly about: string
  readonly path: string
  readonly toolSlug: string | null
}
export type PageReportsPage = {
  readonly nodes: readonly PageReportRow[]
  readonly totalCount: number
  readonly openCount: number
}

/** `outcome` is shown to the sender; null for none. */
type Decision = { readonly state: ReportState; readonly outcome: string | null }

export type ReportAdministrationService = ReturnType<typeof createReportAdministrationService>

const NO_REPORT = 'Report not found.'

const toRow = (report: ReportRow): PageReportRow => {
  const { tool, page: _page, ...row } = report
  return { ...row, ...subjectOf(report), toolSlug: tool?.slug ?? null }
}

/** Addresses are for administrators. */
const seenBy = (reader: Viewer, report: PageReportRow): PageReportRow =>
  can(reader, 'reporter:address', null) ? report : { ...report, email: null }

export const createReportAdministrationService = (dependencies: {
  database: Database
  clock: Clock
  outbox: Outbox
  publicUrl: string
}) => {
  const { database, clock, outbox, publicUrl } = dependencies
  const { prisma } = database

  return {
    /**
     * Reports of one state about tools and pages: open ones oldest first, settled ones latest first. Throws
     * ForbiddenError, InvalidInputError.
     */
    list: async (
      viewer: Viewer | null,
      { state, ...page }: PageNumber & { readonly state: ReportState },
    ): Promise<PageReportsPage> => {
      const reader = authorize(viewer, 'report:read', null)
      const slice = sliceOf(page)
      const orderBy: Prisma.InaccuracyReportOrderByWithRelationInput[] =
        state === 'open' ? [{ createdAt: 'asc' }, { id: 'asc' }] : [{ settledAt: 'desc' }, { id: 'desc' }]
      const [rows, totalCount, openCount] = await Promise.all([
        prisma.inaccuracyReport.findMany({ where: { state }, orderBy, ...slice, include: WITH_SUBJECT }),
        prisma.inaccuracyReport.count({ where: { state } }),
        prisma.inaccuracyReport.count({ where: { state: 'open' } }),
      ])
      return { nodes: rows.map((row) => seenBy(reader, toRow(row))), totalCount, openCount }
    },

    /** Null when there is none. Throws ForbiddenError. */
    find: async (viewer: Viewer | null, id: string): Promise<PageReportRow | null> => {
      const reader = authorize(viewer, 'report:read', null)
      const report = isUuid(id)
        ? await prisma.inaccuracyReport.findUnique({ where: { id }, include: WITH_SUBJECT })
        : null
      return report === null ? null : seenBy(reader, toRow(report))
    },

    /**
     * Settles an open report once; idempotent. The sender sees the outcome by report id, and by email, which is
     * enqueued here so that the address can be removed afterwards.
     * @throws ForbiddenError, NotFoundError, InvalidInputError for an outcome beyond 1,000 characters, the state
     * `open`, and a report settled differently
     */
    settle: async (viewer: Viewer | null, reportId: string, decision: Decision): Promise<PageReportRow> => {
      const actor = authorize(viewer, 'report:settle', null)
      const { id: actorId } = actor
      const { state } = decision
      const outcome = visitorNote(decision.outcome, 'outcome')
      if (state === 'open') throw new InvalidInputError('A report must be accepted or rejected.', 'state')
      if (!isUuid(reportId)) throw new NotFoundError(NO_REPORT)
      return database.transaction(async (tx) => {
        const where = { id: reportId }
        const { count } = await tx.inaccuracyReport.updateMany({
          where: { ...where, state: 'open' },
          data: { state, outcome, settledAt: clock.now(), deferredUntil: null },
        })
        const row = await tx.inaccuracyReport.findUnique({ where, include: WITH_SUBJECT })
        if (row === null) throw new NotFoundError(NO_REPORT)
        if (count === 0) {
          if (row.state === state) return seenBy(actor, toRow(row))
          throw new InvalidInputError('This report has already been resolved.', 'state')
        }
        const report = toRow(row)
        const { id, email, about, path } = report
        if (email !== null) {
          const settled = { about, url: `${publicUrl}${path}`, isAccepted: state === 'accepted', outcome }
          await outbox.enqueue(tx, reportSettledMail(email, settled), { userId: null, keepIfDead: true })
        }
        const entry = { actorId, action: 'report.settle', subjectType: 'report', subjectId: id }
        await recordAudit(tx, clock, [{ ...entry, before: { state: 'open' }, after: { state, outcome: null } }])
        return seenBy(actor, report)
      })
    },
  }
}
