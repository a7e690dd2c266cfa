import { countsIn } from '#core/billing/entitlements.ts'
import { rewardChangesOf, rewardTimesOf, successfulAt } from '#core/referrals/rewards.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import type { PlanGrants } from '../accounts/plan-grants.ts'
import type { Reactions } from '../area.ts'
import { REFERRED_COLUMNS, recordReferral } from './record-referral.ts'
import type { RewardWriter } from './reward-writer.ts'
import { countedTimes, customersIn, storePaidTimes } from './stored-paid-times.ts'

/**
 * Derives referrals and rewards from stored members and payments, always from the whole state, never from single
 * events. Locks the referrer's row, after the referred member's if both are locked.
 */
export const createReferralProjection = (dependencies: {
  clock: Clock
  planGrants: PlanGrants
  writer: RewardWriter
}): Pick<Reactions, 'onSignUp' | 'onVerified' | 'onPayments'> => {
  const { clock, planGrants, writer } = dependencies
  const { mode } = planGrants

  /** Cards become known after sign-up, including the referrer's. */
  const refuseSameCards = (tx: TransactionClient, referrerId: string) => tx.$executeRaw`
    UPDATE referrals r SET refusal = 'same_card'
    WHERE r.referrer_id = ${referrerId}::uuid AND r.refusal IS NULL AND EXISTS (
      SELECT 1 FROM billing_customers mine
      JOIN billing_customers theirs ON theirs.mode = mine.mode AND theirs.card_hashes && mine.card_hashes
      WHERE mine.user_id = r.referrer_id AND theirs.user_id = r.referred_id
    )`

  /** Of the friends who paid with one card, only the first to pay counts, whatever the order of the events. */
  const refuseSharedCards = (tx: TransactionClient, referrerId: string) => tx.$executeRaw`
    UPDATE referrals later SET refusal = 'same_card'
    WHERE later.referrer_id = ${referrerId}::uuid AND later.refusal IS NULL AND EXISTS (
      SELECT 1 FROM referrals earlier
      JOIN billing_customers theirs ON theirs.user_id = earlier.referred_id
      JOIN billing_customers mine ON mine.mode = theirs.mode AND mine.card_hashes && theirs.card_hashes
      WHERE earlier.referrer_id = later.referrer_id AND mine.user_id = later.referred_id
        AND (earlier.qualified_at, earlier.id) < (later.qualified_at, later.id)
    )`

  /** Referrals count from `from` or the sign-up, once both emails are verified. */
  const beginCounting = (tx: TransactionClient, referrerId: string, from: Date | null) => tx.$executeRaw`
    UPDATE referrals r SET counts_from = COALESCE(${from}::timestamptz, r.created_at)
    FROM users referrer, users referred
    WHERE r.referrer_id = ${referrerId}::uuid AND r.counts_from IS NULL
      AND referrer.id = r.referrer_id AND referrer.email_verified
      AND referred.id = r.referred_id AND referred.email_verified`

  /** Writes the rewards of a referrer's current referrals. Requires the referrer's lock. */
  const writeRewards = async (tx: TransactionClient, referrerId: string, countFrom: Date | null): Promise<void> => {
    await refuseSameCards(tx, referrerId)
    await refuseSharedCards(tx, referrerId)
    await beginCounting(tx, referrerId, countFrom)
    const referrals = await tx.referral.findMany({
      where: { referrerId, refusal: null, qualifiedAt: { not: null }, countsFrom: { not: null } },
      select: { paidTimes: true, countsFrom: true },
    })
    const times = referrals.map((referral) => countedTimes(referral, mode))
    const liveTimes = referrals.map((referral) => countedTimes(referral, 'live'))
    const rewards = await tx.referralReward.findMany({ where: { referrerId }, orderBy: { version: 'asc' } })
    const changes = rewardChangesOf(
      rewardTimesOf(times),
      rewards.filter((reward) => countsIn(reward, mode)),
      new Map(rewards.map(({ milestone, version }) => [milestone, version])),
      clock.now(),
    )
    for (const { id, revokedAt } of changes.revoked) await writer.revoke(tx, id, revokedAt)
    if (changes.added.length === 0) return
    const referrer = await tx.user.findUniqueOrThrow({ where: { id: referrerId }, select: { id: true, email: true } })
    for (const added of changes.added) {
      const isLive = mode === null || successfulAt(liveTimes, added.earnedAt) >= added.milestone.referrals
      await writer.add(tx, referrer, { ...added, paymentMode: isLive ? 'live' : mode })
    }
  }

  /** The referral of a deleted member's customer. */
  const referralOfDeleted = async (tx: TransactionClient, customerId: string) => {
    const about = JSON.stringify([{ customer: customerId }])
    const [row] = await tx.$queryRaw<{ id: string; referrer_id: string; paid_times: unknown }[]>`
      SELECT id, referrer_id, paid_times FROM referrals WHERE paid_times @> ${about}::jsonb`
    return row === undefined
      ? null
      : { id: row.id, referrerId: row.referrer_id, customerIds: customersIn(row.paid_times) }
  }

  const referralOf = async (tx: TransactionClient, userId: string) => {
    const find = () => tx.referral.findUnique({ where: { referredId: userId }, select: { id: true, referrerId: true } })
    let referral = await find()
    if (referral === null) {
      // The code may have become known after the sign-up.
      await recordReferral(tx, await tx.user.findUniqueOrThrow({ where: { id: userId }, select: REFERRED_COLUMNS }))
      referral = await find()
    }
    if (referral === null) return null
    const customers = await tx.billingCustomer.findMany({ where: { userId }, select: { id: true } })
    return { ...referral, customerIds: customers.map(({ id }) => id) }
  }

  const isReferrer = async (tx: TransactionClient, userId: string): Promise<boolean> =>
    (await tx.referral.count({ where: { referrerId: userId } })) > 0

  return {
    onSignUp: async (tx, { userId }) =>
      recordReferral(tx, await tx.user.findUniqueOrThrow({ where: { id: userId }, select: REFERRED_COLUMNS })),

    /** After a change of a customer's payments or cards. */
    onPayments: async (tx, customerId) => {
      const customer = await tx.billingCustomer.findUnique({ where: { id: customerId }, select: { userId: true } })
      if (customer === null) return
      const { userId } = customer
      if (userId !== null && (await isReferrer(tx, userId)) && (await planGrants.lock(tx, userId))) {
        await writeRewards(tx, userId, null)
      }
      const referral = await (userId === null ? referralOfDeleted(tx, customerId) : referralOf(tx, userId))
      if (referral === null || !(await planGrants.lock(tx, referral.referrerId))) return
      await storePaidTimes(tx, referral.id, referral.customerIds)
      await writeRewards(tx, referral.referrerId, null)
    },

    /**
     * After a verification. A member whose sign-up was another person's (profile and code were cleared) has no
     * referrer.
     */
    onVerified: async (tx, userId) => {
      const { referredBy } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: REFERRED_COLUMNS })
      if (referredBy === null) await tx.referral.deleteMany({ where: { referredId: userId } })
      const referral = await tx.referral.findUnique({ where: { referredId: userId }, select: { referrerId: true } })
      const isAlsoReferrer = await isReferrer(tx, userId)
      for (const referrerId of [
        ...(isAlsoReferrer ? [userId] : []),
        ...(referral === null ? [] : [referral.referrerId]),
      ]) {
        if (await planGrants.lock(tx, referrerId)) await writeRewards(tx, referrerId, clock.now())
      }
    },
  }
}
