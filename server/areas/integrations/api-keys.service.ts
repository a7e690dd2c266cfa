/** A member's own keys. */
import { cleanText } from '#core/collections.ts'
import { InvalidInputError, LimitReachedError, NotFoundError, NotVerifiedError } from '#core/errors.ts'
import { keyExpiryProblem, keyNameProblem, MAX_KEYS } from '#core/integrations/key-rules.ts'
import type { KeyScope } from '#core/integrations/key-scopes.ts'
import { authorizeOwn, can, expectRecentPassword, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { RateLimit } from '../../platform/rate-limiter.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import { type ListedKey, listKeys } from './key-lists.ts'
import { keyCreatedMail } from './key-mails.ts'
import { keyPrefixOf, newKeyText } from './key-text.ts'
import { keyHashOf } from './key-verification.ts'

export type ApiKeysService = ReturnType<typeof createApiKeysService>

type NewKey = {
  readonly name: string
  readonly scopes: readonly KeyScope[]
  /** Null: it does not expire. */
  readonly expiresAt: Date | null
}

/** Each creation sends an email. */
const CREATIONS: RateLimit = { limit: 20, windowSeconds: 86_400 }
const NO_KEY = 'API key not found.'

const checkedKey = ({ name, scopes, expiresAt }: NewKey, now: Date): NewKey => {
  const nameProblem = keyNameProblem(name)
  if (nameProblem !== null) throw new InvalidInputError(nameProblem, 'name')
  if (scopes.length === 0) throw new InvalidInputError('Choose at least one scope.', 'scopes')
  const expiryProblem = keyExpiryProblem(expiresAt, now)
  if (expiryProblem !== null) throw new InvalidInputError(expiryProblem, 'expiresAt')
  return { name: cleanText(name), scopes: [...new Set(scopes)], expiresAt }
}

export const createApiKeysService = (dependencies: {
  database: Database
  clock: Clock
  hash: KeyedHash
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  outbox: Outbox
  publicUrl: string
}) => {
  const { database, clock, hash, limiter, securityLog, outbox, publicUrl } = dependencies

  return {
    /** Throws UnauthenticatedError. */
    list: (viewer: Viewer | null): Promise<readonly ListedKey[]> =>
      listKeys(database.prisma, authorizeOwn(viewer, 'api-key:read').id, clock.now()),

    /**
     * Creates a key and returns its text, which is stored nowhere. The member gets an email.
     * @throws NotVerifiedError, PasswordRequiredError, InvalidInputError, LimitReachedError with ten working keys,
     * RateLimitedError past 20 keys a day
     */
    create: async (viewer: Viewer | null, given: NewKey): Promise<{ readonly id: string; readonly key: string }> => {
      const owner = authorizeOwn(viewer, 'api-key:read')
      if (!can(owner, 'api-key:create', { ownerId: owner.id })) throw new NotVerifiedError()
      const now = clock.now()
      expectRecentPassword(owner, now)
      const { name, scopes, expiresAt } = checkedKey(given, now)
      await limiter.take(`api-key:${owner.id}`, CREATIONS)
      const key = newKeyText()
      const prefix = keyPrefixOf(key)
      return database.transaction(async (tx) => {
        // Serializes creations, so that the limit holds.
        const members = await tx.$queryRaw<{ email: string }[]>`
          SELECT email FROM users WHERE id = ${owner.id}::uuid FOR NO KEY UPDATE`
        const working = { userId: owner.id, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }
        if ((await tx.apiKey.count({ where: working })) >= MAX_KEYS) {
          throw new LimitReachedError(`You can have at most ${MAX_KEYS} working keys. Revoke one first.`, MAX_KEYS)
        }
        const { id } = await tx.apiKey.create({
          data: {
            userId: owner.id,
            name,
            prefix,
            keyHash: keyHashOf(hash, key),
            scopes: [...scopes],
            createdAt: now,
            expiresAt,
          },
          select: { id: true },
        })
        await securityLog.record(tx, { kind: 'key_created', accountId: owner.id, detail: prefix })
        for (const { email } of members) {
          await outbox.enqueue(tx, keyCreatedMail(email, { name, prefix, expiresAt }, publicUrl), { userId: owner.id })
        }
        return { id, key }
      })
    },

    /** Ends a key on every instance with its next request. Idempotent. Throws NotFoundError for another member's key. */
    revoke: async (viewer: Viewer | null, id: string): Promise<void> => {
      const { id: userId } = authorizeOwn(viewer, 'api-key:revoke')
      const own = isUuid(id) ? await database.prisma.apiKey.count({ where: { id, userId } }) : 0
      if (own === 0) throw new NotFoundError(NO_KEY)
      await database.transaction(async (tx) => {
        const where = { id, userId, revokedAt: null }
        const revoked = await tx.apiKey.updateManyAndReturn({
          where,
          data: { revokedAt: clock.now() },
          select: { prefix: true },
        })
        for (const { prefix } of revoked) {
          await securityLog.record(tx, { kind: 'key_revoked', accountId: userId, detail: prefix })
        }
      })
    },
  }
}
