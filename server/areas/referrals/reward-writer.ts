import { paidTimeEnd } from '#core/billing/entitlements.ts'
import { type PaymentMode, priceCents } from '#core/billing/plans.ts'
import { addMonths } from '#core/referrals/calendar.ts'
import type { Milestone } from '#core/referrals/reward-tiers.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { DerivedGrant, PlanGrants } from '../accounts/plan-grants.ts'
import { enqueueReferralCredit } from './referral-credit.ts'
import { rewardEarnedMail } from './referral-mails.ts'

type Referrer = { readonly id: string; readonly email: string }

/** `paymentMode` is that of the payments that earned it. */
type EarnedReward = {
  readonly milestone: Milestone
  readonly version: number
  readonly earnedAt: Date
  readonly revokedAt: Date | null
  readonly paymentMode: PaymentMode
}

type RewardMonths = Pick<EarnedReward, 'earnedAt' | 'revokedAt'> & {
  readonly months: number
  readonly paymentMode: PaymentMode | null
}

export type RewardWriter = ReturnType<typeof createRewardWriter>

const originOf = (rewardId: string): string => `referral:${rewardId}`

/**
 * Grants and revokes rewards. While the referrer's subscription renews, a reward is invoice credit, since months would
 * overlap paid time; else it is months of Pro after the paid time.
 */
export const createRewardWriter = (dependencies: {
  clock: Clock
  queue: JobQueue
  outbox: Outbox
  publicUrl: string
  planGrants: PlanGrants
}) => {
  const { clock, queue, outbox, publicUrl, planGrants } = dependencies
  const { mode } = planGrants

  const renews = async (tx: TransactionClient, userId: string): Promise<boolean> => {
    if (mode === null) return false
    const renewing = { status: { in: ['active' as const, 'past_due' as const] }, cancelAt: null }
    return (await tx.subscription.count({ where: { ...renewing, customer: { userId, mode } } })) > 0
  }

  const grantOf = async (
    tx: TransactionClient,
    userId: string,
    rewardId: string,
    { months, earnedAt, revokedAt, paymentMode }: RewardMonths,
  ): Promise<DerivedGrant> => {
    const startsAt = paidTimeEnd(await planGrants.of(tx, userId), earnedAt, mode)
    const endsAt = addMonths(startsAt, months)
    const origin = originOf(rewardId)
    return { userId, plan: 'pro', source: 'referral', period: null, paymentMode, origin, startsAt, endsAt, revokedAt }
  }

  return {
    /** Writes a reward with months or credit, and its email. Requires the referrer's lock. */
    add: async (tx: TransactionClient, { id: referrerId, email }: Referrer, reward: EarnedReward): Promise<void> => {
      const { milestone, version, earnedAt, revokedAt } = reward
      const { months } = milestone
      const isCredit = await renews(tx, referrerId)
      const creditCents = isCredit ? months * priceCents('pro', 'month') : null
      const { id: rewardId } = await tx.referralReward.create({
        data: {
          referrerId,
          milestone: milestone.referrals,
          version,
          months,
          form: isCredit ? 'credit' : 'months',
          creditCents,
          // Credit belongs to the customer of the current payment mode.
          paymentMode: isCredit ? mode : reward.paymentMode,
          earnedAt,
          revokedAt,
          createdAt: clock.now(),
        },
        select: { id: true },
      })
      const tell = (given: Parameters<typeof rewardEarnedMail>[2]) =>
        outbox.enqueue(tx, rewardEarnedMail(email, publicUrl, given), { userId: referrerId })
      const about = { referrals: milestone.referrals, months }
      if (creditCents === null) {
        const grant = await grantOf(tx, referrerId, rewardId, { ...reward, months })
        await planGrants.write(tx, [grant])
        const { startsAt, endsAt } = grant
        if (revokedAt === null) await tell({ ...about, form: 'months', startsAt, endsAt })
      } else if (revokedAt === null) {
        await enqueueReferralCredit(tx, queue, { rewardId, referrerId, direction: 'credit' })
        await tell({ ...about, form: 'credit', creditCents })
      }
    },

    /** Converts a reward to months when the provider rejects the credit, such as for a deleted customer. */
    giveMonthsInstead: async (tx: TransactionClient, rewardId: string): Promise<void> => {
      const { referrerId } = await tx.referralReward.findUniqueOrThrow({ where: { id: rewardId } })
      await planGrants.lock(tx, referrerId)
      const [reward] = await tx.referralReward.updateManyAndReturn({
        where: { id: rewardId, form: 'credit', creditedAt: null },
        data: { form: 'months', creditCents: null },
      })
      if (reward !== undefined) await planGrants.write(tx, [await grantOf(tx, referrerId, rewardId, reward)])
    },

    /** Revokes a reward once: its months end, and credit is reversed. */
    revoke: async (tx: TransactionClient, rewardId: string, revokedAt: Date): Promise<void> => {
      const [revoked] = await tx.referralReward.updateManyAndReturn({
        where: { id: rewardId, revokedAt: null },
        data: { revokedAt },
        select: { form: true, creditedAt: true, referrerId: true },
      })
      if (revoked === undefined) return
      const { form, creditedAt, referrerId } = revoked
      if (form === 'months') await planGrants.revoke(tx, [originOf(rewardId)], revokedAt)
      else if (creditedAt !== null) {
        await enqueueReferralCredit(tx, queue, { rewardId, referrerId, direction: 'reversal' })
      }
    },
  }
}
