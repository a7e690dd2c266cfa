import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#core/accounts/second-factors.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import type { KeyedHash } from '#server/platform/keyed-hash.ts'

/** Crockford's base 32: no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 5

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Letters in any case, and those that look like digits. The caller has removed spaces and hyphens. */
const normalized = (code: string): string => code.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0')

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>

/** Codes of 50 random bits, each for one sign-in. Only keyed hashes are stored. */
export const createRecoveryCodes = ({ clock, hash }: { clock: Clock; hash: KeyedHash }) => {
  const hashOf = (userId: string, code: string): string => hash(`recovery-code:${userId}:${normalized(code)}`)
  return {
    /** Replaces the member's codes by new ones, which are returned once. */
    renew: async (tx: TransactionClient, userId: string): Promise<readonly string[]> => {
      const codes = Array.from({ length: RECOVERY_CODES }, () => [half(), half()] as const)
      await tx.recoveryCode.deleteMany({ where: { userId } })
      const data = codes.map((halves) => ({ userId, codeHash: hashOf(userId, halves.join('')) }))
      await tx.recoveryCode.createMany({ data })
      return codes.map((halves) => halves.join('-'))
    },

    /** Uses a code. Of two concurrent requests, one gets false. */
    use: async (tx: TransactionClient, userId: string, code: string): Promise<boolean> => {
      const where = { userId, codeHash: hashOf(userId, code), usedAt: null }
      return (await tx.recoveryCode.updateMany({ where, data: { usedAt: clock.now() } })).count > 0
    },

    left: (tx: TransactionClient, userId: string): Promise<number> =>
      tx.recoveryCode.count({ where: { userId, usedAt: null } }),
  }
}
