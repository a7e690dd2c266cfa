import { MAX_COLLECTION_TOOLS } from '#core/collections.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import { sharedPath } from '#core/shared-link.ts'
import type { Collection } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import { CHANGES, type CollectionQuery, changeCollection, collectionId, readCollection } from './own-collection.ts'
import type { ShareTokens, StoredShare } from './share-tokens.ts'

export type SharingService = ReturnType<typeof createSharingService>

/** The shared view, without owner data. */
export type SharedCollection = {
  readonly name: string
  readonly note: string
  readonly tools: readonly { readonly toolId: string; readonly note: string }[]
}

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/

/** Secret links to collections. */
export const createSharingService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  shareTokens: ShareTokens
}) => {
  const { database, clock, limiter, shareTokens } = dependencies

  const change = async (viewer: Viewer | null, given: string, share: StoredShare, query: CollectionQuery) => {
    const { id: userId } = authorizeOwn(viewer, 'collection:change')
    const id = collectionId(given)
    limiter.take(`collection:${userId}`, CHANGES)
    await changeCollection(database, { userId, id, now: clock.now() }, (tx) =>
      tx.collection.updateMany({ where: { id, userId }, data: share }),
    )
    return readCollection(database, userId, id, query)
  }

  return {
    /** Null without a link. */
    path: (stored: StoredShare): string | null => {
      const token = shareTokens.read(stored)
      return token === null ? null : sharedPath(token)
    },

    /**
     * Creates a link and invalidates the previous one. Throws NotFoundError, RateLimitedError past 600 changes an hour.
     */
    share: (viewer: Viewer | null, id: string, query: CollectionQuery): Promise<Collection> =>
      change(viewer, id, shareTokens.issue(), query),

    /** Removes the link; idempotent. Throws NotFoundError, RateLimitedError past 600 changes an hour. */
    revoke: (viewer: Viewer | null, id: string, query: CollectionQuery): Promise<Collection> =>
      change(viewer, id, { shareSeed: null, shareHash: null }, query),

    /**
     * Null for a revoked or unknown token, and while the owner is suspended. Each takes one lookup by hash, so timing
     * reveals nothing.
     */
    byToken: (token: string): Promise<SharedCollection | null> =>
      database.prisma.collection.findUnique({
        where: { shareHash: shareTokens.hashOf(TOKEN.test(token) ? token : ''), user: { suspendedAt: null } },
        select: {
          name: true,
          note: true,
          tools: {
            orderBy: [{ position: 'asc' }, { id: 'asc' }],
            take: MAX_COLLECTION_TOOLS,
            select: { toolId: true, note: true },
          },
        },
      }),
  }
}
