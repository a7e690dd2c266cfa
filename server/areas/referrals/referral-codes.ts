import { randomBytes } from 'node:crypto'
import { CODE_LENGTH, referralCodeFrom } from '#core/referrals/referral-code.ts'
import type { Database } from '../../platform/database/database.ts'

/** Collisions are so unlikely that more attempts would hide a bug. */
const ATTEMPTS = 5

export type ReferralCodes = ReturnType<typeof createReferralCodes>

export const createReferralCodes = ({ database: { prisma } }: { database: Database }) => {
  const find = async (userId: string): Promise<string | null> =>
    (await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { referralCode: true } })).referralCode

  return {
    /** Created at the first call; never changes. */
    codeOf: async (userId: string): Promise<string> => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const known = await find(userId)
        if (known !== null) return known
        const code = referralCodeFrom(randomBytes(CODE_LENGTH))
        if ((await prisma.user.count({ where: { referralCode: code } })) > 0) continue
        // Of simultaneous calls one writes, and the others read its code.
        await prisma.user.updateMany({ where: { id: userId, referralCode: null }, data: { referralCode: code } })
      }
      throw new Error('No unused referral code was found.')
    },
  }
}
