import { randomBytes, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#core/accounts/second-factors.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { KeyedHash } from '#server/platform/keyed-hash.ts'
import type { Passwords } from '../passwords/passwords.ts'

/** Crockford's base 32: no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 5
const SALT_BYTES = 16

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Letters in any case, and those that look like digits. The caller has removed spaces and hyphens. */
const normalized = (code: string): string => code.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0')

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>

/** Codes that are not stored yet, and their rows. */
export type MadeCodes = {
  readonly codes: readonly string[]
  readonly rows: readonly { readonly salt: string; readonly codeHash: string }[]
}

/**
 * Codes of 50 random bits, each for one sign-in. Only slow hashes are stored, keyed too. All codes of a set have one salt,
 * so that a code is hashed once to find it. Hash before a transaction: it takes a fifth of a second.
 */
export const createRecoveryCodes = (dependencies: {
  database: Pick<Database, 'prisma'>
  clock: Clock
  hash: KeyedHash
  passwords: Pick<Passwords, 'hashCode'>
}) => {
  const { database, clock, hash, passwords } = dependencies

  const hashOf = async (userId: string, code: string, salt: string): Promise<string> =>
    hash(`recovery-code:${userId}:${await passwords.hashCode(normalized(code), salt)}`)

  return {
    /** Makes ten codes, one after the other, so that sign-ins do not wait for all of them. Throws UnavailableError. */
    make: async (userId: string): Promise<MadeCodes> => {
      const salt = randomBytes(SALT_BYTES).toString('base64')
      const codes: string[] = []
      const rows: { salt: string; codeHash: string }[] = []
      for (let count = 0; count < RECOVERY_CODES; count += 1) {
        const [first, second] = [half(), half()]
        codes.push(`${first}-${second}`)
        rows.push({ salt, codeHash: await hashOf(userId, first + second, salt) })
      }
      return { codes, rows }
    },

    /** Replaces the member's codes by these, which are returned to be shown once. */
    store: async (tx: TransactionClient, userId: string, { codes, rows }: MadeCodes): Promise<readonly string[]> => {
      await tx.recoveryCode.deleteMany({ where: { userId } })
      await tx.recoveryCode.createMany({ data: rows.map((row) => ({ userId, ...row })) })
      return codes
    },

    /** The stored hash of a typed code; null when the member has no codes. Throws UnavailableError. */
    hashOf: async (userId: string, code: string): Promise<string | null> => {
      const one = await database.prisma.recoveryCode.findFirst({ where: { userId }, select: { salt: true } })
      return one === null ? null : hashOf(userId, code, one.salt)
    },

    /** Uses a code by its hash. Of two concurrent requests, one gets false. */
    use: async (tx: TransactionClient, userId: string, codeHash: string | null): Promise<boolean> => {
      if (codeHash === null) return false
      const where = { userId, codeHash, usedAt: null }
      return (await tx.recoveryCode.updateMany({ where, data: { usedAt: clock.now() } })).count > 0
    },

    left: (tx: TransactionClient, userId: string): Promise<number> =>
      tx.recoveryCode.count({ where: { userId, usedAt: null } }),
  }
}
