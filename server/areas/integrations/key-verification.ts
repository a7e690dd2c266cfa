/** Recognizes the key of a request. */
import { LRUCache } from 'lru-cache'
import type { Entitlement, Grant } from '#core/billing/entitlements.ts'
import { KeyRefusedError } from '#core/integrations/key-errors.ts'
import type { KeyPrincipal } from '#core/integrations/key-principal.ts'
import type { KeyScope } from '#core/integrations/key-scopes.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import { isKeyText } from './key-text.ts'

export type KeyVerification = ReturnType<typeof createKeyVerification>

type JsonGrant = Omit<Grant, 'startsAt' | 'endsAt' | 'revokedAt'> & {
  readonly startsAt: string
  readonly endsAt: string
  readonly revokedAt: string | null
}

type KeyRow = {
  readonly id: string
  readonly userId: string
  readonly scopes: KeyScope[]
  readonly expiresAt: string | null
  readonly revoked: boolean
  readonly suspended: boolean
  readonly emailVerified: boolean
  readonly grants: readonly JsonGrant[]
}

/** No key has this session, and no password was given with it. */
const NO_SESSION = { sessionId: '', passwordGivenAt: new Date(0), secondFactor: 'optional', role: 'member' } as const
const MAX_RECENT = 10_000

const grantOf = ({ startsAt, endsAt, revokedAt, ...grant }: JsonGrant): Grant => ({
  ...grant,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  revokedAt: revokedAt === null ? null : new Date(revokedAt),
})

/** Another purpose than that of session tokens, so that neither can stand for the other. */
export const keyHashOf = (hash: KeyedHash, text: string): string => hash(`api-key ${text}`)

export const createKeyVerification = (dependencies: {
  database: Database
  clock: Clock
  hash: KeyedHash
  entitlementOf: (grants: readonly Grant[]) => Entitlement
}) => {
  const { database, clock, hash, entitlementOf } = dependencies
  const reading = new Map<string, Promise<KeyRow | undefined>>()
  /** Hashes of keys that this process accepted: reading them again is no guessing. */
  const accepted = new LRUCache<string, true>({ max: MAX_RECENT })

  const read = async (keyHash: string): Promise<KeyRow | undefined> => {
    const [row] = await database.read<KeyRow>(Prisma.sql`
      SELECT k.id::text AS id, k.user_id::text AS "userId", to_json(k.scopes) AS scopes,
        to_json(k.expires_at) AS "expiresAt", k.revoked_at IS NOT NULL AS revoked,
        u.suspended_at IS NOT NULL AS suspended, u.email_verified AS "emailVerified",
        (SELECT coalesce(json_agg(json_build_object('plan', g.plan, 'startsAt', g.starts_at, 'endsAt', g.ends_at,
          'revokedAt', g.revoked_at, 'period', g.period, 'paymentMode', g.payment_mode)), '[]'::json)
          FROM plan_grants g WHERE g.user_id = u.id) AS grants
      FROM api_keys k JOIN users u ON u.id = k.user_id WHERE k.key_hash = ${keyHash}`)
    return row
  }

  /** Concurrent requests with the same key share one statement. */
  const readShared = (keyHash: string): Promise<KeyRow | undefined> => {
    const known = reading.get(keyHash)
    if (known !== undefined) return known
    const begun = read(keyHash).finally(() => reading.delete(keyHash))
    reading.set(keyHash, begun)
    return begun
  }

  const check = (row: KeyRow | undefined): KeyRow => {
    if (row === undefined) throw new KeyRefusedError('KEY_UNKNOWN')
    if (row.revoked) throw new KeyRefusedError('KEY_REVOKED')
    if (row.expiresAt !== null && new Date(row.expiresAt) <= clock.now()) throw new KeyRefusedError('KEY_EXPIRED')
    if (row.suspended) throw new KeyRefusedError('KEY_SUSPENDED')
    return row
  }

  return {
    /**
     * The principal of a key, read from the database for every request, so that a revoked key ends on every instance at
     * once. The lookup is by a keyed hash, so its duration says nothing about other keys. `beforeLookup` is called before
     * the database is read for a key that this process has not accepted recently; it may throw.
     * @throws KeyRefusedError
     */
    verify: async (text: string, beforeLookup: () => void): Promise<KeyPrincipal> => {
      if (!isKeyText(text)) throw new KeyRefusedError('KEY_MALFORMED')
      const keyHash = keyHashOf(hash, text)
      if (accepted.get(keyHash) === undefined) beforeLookup()
      try {
        const { id, userId, scopes, emailVerified, grants } = check(await readShared(keyHash))
        accepted.set(keyHash, true)
        const entitlement = entitlementOf(grants.map(grantOf))
        return { id, scopes, owner: { ...NO_SESSION, id: userId, emailVerified, entitlement } }
      } catch (error) {
        if (error instanceof KeyRefusedError) accepted.delete(keyHash)
        throw error
      }
    },
  }
}
