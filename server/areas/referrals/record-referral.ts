import { inboxOf } from '#core/email-address.ts'
import type { ReferralRefusal } from '#prisma/client/client.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** Columns that determine the referrer. */
export const REFERRED_COLUMNS = { id: true, email: true, referredBy: true, createdAt: true } as const

type Person = { readonly id: string; readonly email: string }
type Referred = Person & { readonly referredBy: string | null; readonly createdAt: Date }

/** Whether this member referred the referrer, directly or indirectly. */
const isCircular = async (tx: TransactionClient, referrerId: string, referredId: string): Promise<boolean> => {
  const found = await tx.$queryRaw<object[]>`
    WITH RECURSIVE chain (id) AS (
      SELECT ${referrerId}::uuid
      UNION
      SELECT r.referrer_id FROM referrals r JOIN chain c ON r.referred_id = c.id
    )
    SELECT 1 FROM chain WHERE id = ${referredId}::uuid`
  return found.length > 0
}

const refusalOf = async (
  tx: TransactionClient,
  referrer: Person,
  referred: Person,
): Promise<ReferralRefusal | null> => {
  if (referrer.id === referred.id) return 'self'
  if (inboxOf(referrer.email) === inboxOf(referred.email)) return 'same_address'
  return (await isCircular(tx, referrer.id, referred.id)) ? 'circular' : null
}

/**
 * Stores a member's referrer once. Rejected referrals are stored with the reason and earn nothing. Does nothing without
 * a known code, or when a referrer is already stored.
 */
export const recordReferral = async (tx: TransactionClient, referred: Referred): Promise<void> => {
  if (referred.referredBy === null) return
  const referrer = await tx.user.findUnique({
    where: { referralCode: referred.referredBy },
    select: { id: true, email: true },
  })
  if (referrer === null) return
  const refusal = await refusalOf(tx, referrer, referred)
  await tx.referral.createMany({
    data: { referrerId: referrer.id, referredId: referred.id, refusal, createdAt: referred.createdAt },
    skipDuplicates: true,
  })
}
