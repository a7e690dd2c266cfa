import { MINUTE_MS } from '#core/durations.ts'
import { InvalidCodeError } from '#core/errors.ts'
import { RECOVERY_MINUTES, VERIFICATION_HOURS } from '#core/retention.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import { randomToken } from '../../platform/random-token.ts'
import type { Person } from './passwords/guessable-words.ts'

export type CodePurpose = 'verify_email' | 'recover'

type FoundCode = {
  readonly id: string
  readonly purpose: CodePurpose
  readonly user: Person & { readonly id: string; readonly emailVerified: boolean }
}

const LIFETIME_MS: Readonly<Record<CodePurpose, number>> = {
  verify_email: VERIFICATION_HOURS * 60 * MINUTE_MS,
  recover: RECOVERY_MINUTES * MINUTE_MS,
}
const MAX_CODE = 100

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

/** Codes of 256 random bits for emails, single-use and expiring. Only keyed hashes are stored. */
export const createOneTimeCodes = ({ clock, hash }: { clock: Clock; hash: KeyedHash }) => {
  const find = async (
    reader: Database['prisma'] | TransactionClient,
    code: string,
    purposes: readonly CodePurpose[],
  ): Promise<FoundCode> => {
    if (code.length > MAX_CODE) throw new InvalidCodeError()
    const row = await reader.verification.findFirst({
      where: { codeHash: hash(code), purpose: { in: [...purposes] }, expiresAt: { gt: clock.now() } },
      select: {
        id: true,
        purpose: true,
        user: { select: { id: true, email: true, emailVerified: true, name: true, company: true } },
      },
    })
    if (row === null) throw new InvalidCodeError()
    return row as FoundCode
  }
  return {
    /** Earlier codes stay valid: a stranger who requests another must not invalidate a member's email. */
    issue: async (tx: TransactionClient, userId: string, purpose: CodePurpose): Promise<string> => {
      const now = clock.now()
      const code = randomToken()
      const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose])
      await tx.verification.create({ data: { userId, purpose, codeHash: hash(code), expiresAt } })
      return code
    },

    /** Finds a code without using it. Throws InvalidCodeError when unknown, used or expired. */
    find,

    /** Uses a code and returns its owner. Of two concurrent requests, one gets InvalidCodeError. */
    take: async (tx: TransactionClient, code: string, purposes: readonly CodePurpose[]): Promise<FoundCode> => {
      const found = await find(tx, code, purposes)
      const { count } = await tx.verification.deleteMany({ where: { id: found.id } })
      if (count === 0) throw new InvalidCodeError()
      return found
    },

    /** Invalidates a member's codes of these purposes. */
    end: async (tx: TransactionClient, userId: string, purposes: readonly CodePurpose[]): Promise<void> => {
      await tx.verification.deleteMany({ where: { userId, purpose: { in: [...purposes] } } })
    },
  }
}
