import { NotFoundError } from '../../../core/errors.ts'
import { authorizeOwn, type Viewer } from '../../../core/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { AuthEngine } from './engine.ts'
import { isWorthRenewing, sessionEnd } from './session-times.ts'
import { VIEWER_COLUMNS, viewerFrom } from './viewer-row.ts'

export type SessionsService = ReturnType<typeof createSessionsService>

/** A signed-in device as its owner sees it. */
export type DeviceSession = {
  readonly id: string
  readonly current: boolean
  readonly userAgent: string | null
  readonly ipAddress: string | null
  readonly createdAt: Date
  readonly usedAt: Date
  readonly expiresAt: Date
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Who holds a token, and where a member is signed in. */
export const createSessionsService = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  engine: AuthEngine
}) => {
  const { database, clock, log, engine } = dependencies
  const { prisma } = database
  return {
    /**
     * Who holds this token, read anew at each call so that revocation and roles act at once; null when nobody does any
     * more. A session that is used lives on.
     */
    viewerOf: async (token: string): Promise<Viewer | null> => {
      const now = clock.now()
      const session = await prisma.session.findUnique({
        where: { token: engine.hashToken(token) },
        select: VIEWER_COLUMNS,
      })
      if (session === null || session.expiresAt <= now) return null
      if (isWorthRenewing(session, now)) {
        const data = { expiresAt: sessionEnd(session.createdAt, now), updatedAt: now }
        await prisma.session.updateMany({ where: { id: session.id }, data }).catch((error: unknown) => {
          // Reading goes on where nothing can be written.
          log.warn({ err: error }, 'a session could not be renewed')
        })
      }
      return viewerFrom(session, now)
    },

    /** The viewer's sessions that still live, the one used last first. */
    list: async (viewer: Viewer | null): Promise<DeviceSession[]> => {
      const { id: userId, sessionId } = authorizeOwn(viewer, 'account:read')
      const sessions = await prisma.session.findMany({
        where: { userId, expiresAt: { gt: clock.now() } },
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        take: 100,
      })
      return sessions.map(({ id, userAgent, ipAddress, createdAt, updatedAt, expiresAt }) => ({
        id,
        current: id === sessionId,
        userAgent: userAgent || null,
        ipAddress: ipAddress || null,
        createdAt,
        usedAt: updatedAt,
        expiresAt,
      }))
    },

    /** Ends the viewer's own session. */
    signOut: async (viewer: Viewer | null): Promise<void> => {
      const { id: userId, sessionId } = authorizeOwn(viewer, 'account:change')
      await prisma.session.deleteMany({ where: { id: sessionId, userId } })
    },

    /** Ends one of the viewer's sessions. Throws NotFoundError for an id that is none of theirs. */
    revoke: async (viewer: Viewer | null, id: string): Promise<void> => {
      const { id: userId } = authorizeOwn(viewer, 'account:change')
      const { count } = UUID.test(id) ? await prisma.session.deleteMany({ where: { id, userId } }) : { count: 0 }
      if (count === 0) throw new NotFoundError('There is no such session.')
    },
  }
}
