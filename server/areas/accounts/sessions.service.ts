import { NotFoundError } from '../../../core/errors.ts'
import { authorizeOwn, type Viewer } from '../../../core/policy.ts'
import { isUuid } from '../../../core/uuid.ts'
import type { Prisma, Session } from '../../../prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Log } from '../../platform/log.ts'
import { randomToken } from '../../platform/random-token.ts'
import type { Device } from './device.ts'
import type { PlanGrants } from './plan-grants.ts'
import { isWorthRenewing, sessionEnd } from './session-times.ts'
import { VIEWER_COLUMNS, viewerFrom } from './viewer-row.ts'

/** A session as its holder receives it, once. */
export type IssuedSession = { readonly accessToken: string; readonly expiresAt: Date }

export type SessionsService = ReturnType<typeof createSessionsService>

/** What GraphQL plans to read of each session. */
type SessionQuery = Pick<Prisma.SessionFindManyArgs, 'select' | 'include'>

const MAX_USER_AGENT = 200
const MAX_LISTED = 100

/** Who holds a token, and where a member is signed in. The database holds keyed hashes of tokens only. */
export const createSessionsService = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  hash: KeyedHash
  planGrants: PlanGrants
}) => {
  const { database, clock, log, hash, planGrants } = dependencies
  const { prisma } = database
  return {
    /** Creates a session in the transaction of what it follows from. */
    begin: async (
      tx: TransactionClient,
      userId: string,
      { address, userAgent }: Device,
    ): Promise<{ readonly session: IssuedSession; readonly viewer: Viewer }> => {
      const now = clock.now()
      const accessToken = randomToken()
      const expiresAt = sessionEnd(now, now)
      const row = await tx.session.create({
        data: {
          token: hash(accessToken),
          userId,
          expiresAt,
          ipAddress: address,
          userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
          createdAt: now,
          updatedAt: now,
        },
        select: VIEWER_COLUMNS,
      })
      return { session: { accessToken, expiresAt }, viewer: viewerFrom(row, planGrants) }
    },

    /** Ends every session of a member, in the transaction of what ends them. */
    endAll: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.session.deleteMany({ where: { userId } })
    },

    /**
     * Who holds this token, read anew at each call so that revocation and roles act at once; null when nobody does any
     * more. A session that is used lives on.
     */
    viewerOf: async (token: string): Promise<Viewer | null> => {
      const now = clock.now()
      const session = await prisma.session.findUnique({
        where: { token: hash(token) },
        select: VIEWER_COLUMNS,
      })
      if (session === null || session.expiresAt <= now || session.user.suspendedAt !== null) return null
      if (isWorthRenewing(session, now)) {
        const data = { expiresAt: sessionEnd(session.createdAt, now), updatedAt: now }
        await prisma.session.updateMany({ where: { id: session.id }, data }).catch((error: unknown) => {
          // Reading goes on where nothing can be written.
          log.warn({ err: error }, 'a session could not be renewed')
        })
      }
      return viewerFrom(session, planGrants)
    },

    /** The viewer's sessions that have not expired, the most recently used first, at most 100. */
    list: async (viewer: Viewer | null, { select }: SessionQuery): Promise<Session[]> => {
      const { id: userId } = authorizeOwn(viewer, 'account:read')
      return prisma.session.findMany({
        where: { userId, expiresAt: { gt: clock.now() } },
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        take: MAX_LISTED,
        select,
      })
    },

    /** Ends the viewer's own session. */
    signOut: async (viewer: Viewer | null): Promise<void> => {
      const { id: userId, sessionId } = authorizeOwn(viewer, 'account:change')
      await prisma.session.deleteMany({ where: { id: sessionId, userId } })
    },

    /** Ends one of the viewer's sessions. Throws NotFoundError for an id that is none of theirs. */
    revoke: async (viewer: Viewer | null, id: string): Promise<void> => {
      const { id: userId } = authorizeOwn(viewer, 'account:change')
      const { count } = isUuid(id) ? await prisma.session.deleteMany({ where: { id, userId } }) : { count: 0 }
      if (count === 0) throw new NotFoundError('Session not found.')
    },

    /** Ends all of the viewer's sessions but the current one, and returns how many that were. */
    revokeOthers: async (viewer: Viewer | null): Promise<number> => {
      const { id: userId, sessionId } = authorizeOwn(viewer, 'account:change')
      const { count } = await prisma.session.deleteMany({ where: { userId, id: { not: sessionId } } })
      return count
    },
  }
}
