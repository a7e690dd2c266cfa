import { type PageNumber, sliceOf } from '#core/paging.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import type { Prisma } from '#prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'

export type AuditLogService = ReturnType<typeof createAuditLogService>

/** Values of personal fields are not stored. */
export type AuditedField = { readonly name: string; readonly value: string | null }

export type AuditEntryView = {
  readonly id: string
  readonly at: Date
  readonly actor: string | null
  readonly action: string
  readonly subjectType: string
  readonly subjectId: string | null
  readonly before: readonly AuditedField[]
  readonly after: readonly AuditedField[]
}

export type AuditEntriesPage = { readonly nodes: readonly AuditEntryView[]; readonly totalCount: number }

/** The log grows for years. */
const MAX_PAGE = 1_000_000

const textOf = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : String(value))

/** In recorded order. */
const fieldsOf = (recorded: Prisma.JsonValue): AuditedField[] =>
  recorded === null || typeof recorded !== 'object' || Array.isArray(recorded)
    ? []
    : Object.entries(recorded).map(([name, value]) => ({ name, value: value === null ? null : textOf(value) }))

/** Reads the audit log. Entries are written by `recordAudit` alone and never changed. */
export const createAuditLogService = ({ database: { prisma } }: { database: Database }) => ({
  /** Newest first, 1 to 100 entries per page. Throws ForbiddenError, InvalidInputError. */
  list: async (viewer: Viewer | null, query: PageNumber): Promise<AuditEntriesPage> => {
    authorize(viewer, 'audit:read', null)
    const slice = sliceOf(query, { maxPage: MAX_PAGE })
    const rows = await prisma.auditEntry.findMany({
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      ...slice,
      include: { actor: { select: { email: true } } },
    })
    return {
      nodes: rows.map(({ actor, before, after, ...row }) => ({
        ...row,
        actor: actor?.email ?? null,
        before: fieldsOf(before),
        after: fieldsOf(after),
      })),
      totalCount: await prisma.auditEntry.count(),
    }
  },
})
