import { NotFoundError, UnauthenticatedError } from '#core/errors.ts'
import { authorizeOwn, expectRecentPassword, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Prisma, Session } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Log } from '../../platform/log.ts'
import { randomToken } from '../../platform/random-token.ts'
import type { Device } from './device.ts'
import type { PlanGrants } from './plan-grants.ts'
import { isWorthRenewing, sessionEnd } from './session-times.ts'
import { VIEWER_COLUMNS, viewerFrom } from './viewer-row.ts'

/** Returned to the client once. */
export type IssuedSession = { readonly accessToken: string; readonly expiresAt: Date }

export type SessionsService = ReturnType<typeof createSessionsService>

/** Columns that GraphQL selects of a session. */
type SessionQuery = Pick<Prisma.SessionFindManyArgs, 'select' | 'include'>

const MAX_USER_AGENT = 200
const MAX_LISTED = 100

/** Sessions and their viewers. Only keyed hashes of tokens are stored. */
export const createSessionsService = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  hash: KeyedHash
  securityLog: SecurityLog
  planGrants: PlanGrants
}) => {
  const { database, clock, log, hash, securityLog, planGrants } = dependencies
  const { prisma } = database

  /** Ends sessions at their member's request. Returns their number. */
  const end = (userId: string, where: Prisma.SessionWhereInput): Promise<number> =>
    database.transaction(async (tx) => {
      const { count } = await tx.session.deleteMany({ where: { ...where, userId } })
      if (count > 0) await securityLog.record(tx, { kind: 'session_ended', accountId: userId, detail: `${count}` })
      return count
    })

  return {
    /** Runs in the caller's transaction. */
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
      return { session: { accessToken, expiresAt }, viewer: viewerFrom(row, planGrants, now) }
    },

    /** Ends every session of a member, in the caller's transaction, except the one with the id `kept`. */
    endAll: async (tx: TransactionClient, userId: string, kept?: string): Promise<void> => {
      await tx.session.deleteMany({ where: { userId, ...(kept !== undefined && { id: { not: kept } }) } })
    },

    /**
     * Gives the viewer's own session another token, because its member just proved to be themselves: a copy of the token
     * that came with the request ends with it. Runs in the caller's transaction.
     * @throws UnauthenticatedError if the session has ended, or has another token by now
     */
    replaceToken: async (
      tx: TransactionClient,
      { id: userId, sessionId }: Viewer,
      accessToken: string,
    ): Promise<IssuedSession> => {
      const now = clock.now()
      const where = { id: sessionId, userId, token: hash(accessToken) }
      const session = await tx.session.findFirst({ where, select: { createdAt: true } })
      if (session === null) throw new UnauthenticatedError()
      const next = randomToken()
      const expiresAt = sessionEnd(session.createdAt, now)
      const { count } = await tx.session.updateMany({
        where,
        data: { token: hash(next), expiresAt, updatedAt: now, passwordConfirmedAt: now },
      })
      // Of two simultaneous requests, one has replaced it.
      if (count === 0) throw new UnauthenticatedError()
      return { accessToken: next, expiresAt }
    },

    /**
     * The viewer of a token, read on every call so that revocation and roles take effect at once; null without one.
     * Extends the session.
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
          // Reading continues when writes fail.
          log.warn({ err: error }, 'a session could not be renewed')
        })
      }
      return viewerFrom(session, planGrants, now)
    },

    /** The viewer's active sessions, most recently used first, at most 100. */
    list: async (viewer: Viewer | null, { select }: SessionQuery): Promise<Session[]> => {
      const { id: userId } = authorizeOwn(viewer, 'account:read')
      return prisma.session.findMany({
        where: { userId, expiresAt: { gt: clock.now() } },
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        take: MAX_LISTED,
        select,
      })
    },

    signOut: async (viewer: Viewer | null): Promise<void> => {
      const { id: userId, sessionId } = authorizeOwn(viewer, 'account:change')
      await database.transaction(async (tx) => {
        const { count } = await tx.session.deleteMany({ where: { id: sessionId, userId } })
        if (count > 0) await securityLog.record(tx, { kind: 'signed_out', accountId: userId })
      })
    },

    /** Throws PasswordRequiredError, and NotFoundError unless it is one of the viewer's sessions. */
    revoke: async (viewer: Viewer | null, id: string): Promise<void> => {
      const owner = authorizeOwn(viewer, 'account:change')
      expectRecentPassword(owner, clock.now())
      const count = isUuid(id) ? await end(owner.id, { id }) : 0
      if (count === 0) throw new NotFoundError('Session not found.')
    },

    /** Returns the number of ended sessions. Throws PasswordRequiredError. */
    revokeOthers: async (viewer: Viewer | null): Promise<number> => {
      const owner = authorizeOwn(viewer, 'account:change')
      expectRecentPassword(owner, clock.now())
      return end(owner.id, { id: { not: owner.sessionId } })
    },
  }
}
