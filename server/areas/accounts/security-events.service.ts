import { type PageNumber, sliceOf } from '#core/paging.ts'
import { authorize, authorizeOwn, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { SecurityEvent, SecurityEventKind } from '#prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'

export type SecurityEventsService = ReturnType<typeof createSecurityEventsService>

/** An event as administrators see it. */
export type AccountEvent = SecurityEvent & {
  /** The account's email address; null once it is deleted. */
  readonly email: string | null
  /** The same of the administrator who caused the event. */
  readonly actor: string | null
}

export type AccountEventsPage = { readonly nodes: readonly AccountEvent[]; readonly totalCount: number }

type EventsQuery = PageNumber & {
  readonly kind: SecurityEventKind | null
  /** An email address or the id of an account; null or blank for all. */
  readonly account: string | null
}

/** The newest events that a member sees. */
export const MAX_OWN_EVENTS = 50
/** The log grows for a year. */
const MAX_PAGE = 1_000_000

/** Reads the security log. Only `server/platform/database/security-log.ts` writes it. */
export const createSecurityEventsService = ({ database: { prisma } }: { database: Database }) => {
  /** The ids of the matching accounts; undefined for all. */
  const accountsOf = async (given: string | null): Promise<readonly string[] | undefined> => {
    const text = given?.trim() ?? ''
    if (text === '') return undefined
    if (isUuid(text)) return [text]
    const user = await prisma.user.findUnique({ where: { email: text.toLowerCase() }, select: { id: true } })
    return user === null ? [] : [user.id]
  }

  return {
    /** The viewer's events, newest first, at most 50. Throws UnauthenticatedError. */
    own: async (viewer: Viewer | null): Promise<readonly SecurityEvent[]> => {
      const { id: accountId } = authorizeOwn(viewer, 'account:read')
      return prisma.securityEvent.findMany({
        where: { accountId },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take: MAX_OWN_EVENTS,
      })
    },

    /** Everybody's, newest first, 1 to 100 per page. Throws ForbiddenError, InvalidInputError. */
    list: async (viewer: Viewer | null, { kind, account, ...page }: EventsQuery): Promise<AccountEventsPage> => {
      authorize(viewer, 'audit:read', null)
      const slice = sliceOf(page, { maxPage: MAX_PAGE })
      const ids = await accountsOf(account)
      const where = { ...(kind !== null && { kind }), ...(ids !== undefined && { accountId: { in: [...ids] } }) }
      const rows = await prisma.securityEvent.findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], ...slice })
      const people = new Set(
        rows.flatMap(({ accountId, actorId }) => [accountId, ...(actorId === null ? [] : [actorId])]),
      )
      const users = await prisma.user.findMany({
        where: { id: { in: [...people] } },
        select: { id: true, email: true },
      })
      const emails = new Map(users.map(({ id, email }) => [id, email]))
      return {
        nodes: rows.map((row) => ({
          ...row,
          email: emails.get(row.accountId) ?? null,
          actor: row.actorId === null ? null : (emails.get(row.actorId) ?? null),
        })),
        totalCount: await prisma.securityEvent.count({ where }),
      }
    },
  }
}
