import { mailboxOf } from '../../../core/referrals/mailbox.ts'
import type { ReferralRefusal } from '../../../prisma/client/client.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** The columns of a member that decide who referred them. */
export const REFERRED_COLUMNS = { id: true, email: true, referredBy: true, createdAt: true } as const

type Person = { readonly id: string; readonly email: string }
type Referred = Person & { readonly referredBy: string | null; readonly createdAt: Date }

/** Whether the referrer was referred by this member, directly or over others. */
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
  if (mailboxOf(referrer.email) === mailboxOf(referred.email)) return 'same_address'
  return (await isCircular(tx, referrer.id, referred.id)) ? 'circular' : null
}

/**
 * Stores who referred a member, once. A referral that is refused is stored with the reason and earns nothing. Does
 * nothing without a code, for a code that no member has, and for a member whose referrer is stored already.
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
