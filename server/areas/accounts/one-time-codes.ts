import { randomBytes } from 'node:crypto'
import { InvalidCodeError } from '../../../core/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** What a code is good for. */
export type CodePurpose = 'verify_email' | 'recover' | 'reset_password'

const MINUTE_MS = 60_000
const LIFE_MS: Readonly<Record<CodePurpose, number>> = {
  verify_email: 24 * 60 * MINUTE_MS,
  recover: 30 * MINUTE_MS,
  reset_password: 10 * MINUTE_MS,
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

/** Codes of 256 random bits that work once and not for long. The database holds their keyed hashes alone. */
export const createOneTimeCodes = ({ clock, hash }: { clock: Clock; hash: (code: string) => string }) => ({
  /** Makes a code; earlier ones of the same member for the same purpose are worth nothing any more. */
  issue: async (tx: TransactionClient, userId: string, purpose: CodePurpose) => {
    const now = clock.now()
    const code = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + LIFE_MS[purpose])
    await tx.verification.deleteMany({ where: { OR: [{ userId, purpose }, { expiresAt: { lt: now } }] } })
    await tx.verification.create({ data: { userId, purpose, codeHash: hash(code), expiresAt, createdAt: now } })
    return { code, expiresAt }
  },

  /** Uses a code up and gives back whose it was. Throws InvalidCodeError for one that is not or no longer good. */
  take: async (tx: TransactionClient, code: string, purpose: CodePurpose): Promise<string> => {
    const now = clock.now()
    if (code.length > 100) throw new InvalidCodeError()
    const where = { codeHash: hash(code), purpose, expiresAt: { gt: now } }
    const row = await tx.verification.findFirst({ where, select: { id: true, userId: true } })
    // Of two that come with the same code at once, one deletes it.
    const { count } = row === null ? { count: 0 } : await tx.verification.deleteMany({ where: { id: row.id } })
    if (row === null || count === 0) throw new InvalidCodeError()
    return row.userId
  },
})
