import { countsIn } from '#core/billing/entitlements.ts'
import type { PaymentMode } from '#core/billing/plans.ts'
import { checkFirst, MAX_FIRST } from '#core/paging.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import { referralPath } from '#core/referrals/referral-code.ts'
import { nextMilestone } from '#core/referrals/reward-tiers.ts'
import { Prisma, type ReferralReward } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { ReferralCodes } from './referral-codes.ts'

export const REFERRAL_STATUSES = ['pending', 'successful', 'reversed'] as const
type ReferralStatus = (typeof REFERRAL_STATUSES)[number]

/** Without the referred person. */
export type ReferralSummary = {
  /** `YYYY-MM` of the sign-up, in UTC. */
  readonly month: string
  readonly status: ReferralStatus
}

export type ReferralOverview = {
  readonly viewer: Viewer
  readonly code: string
  /** The sign-up link. */
  readonly link: string
  readonly successfulCount: number
  readonly pendingCount: number
  /** Null when all milestones are reached. */
  readonly nextMilestone: { readonly referrals: number; readonly months: number } | null
  /** Of the current payment mode, latest first. */
  readonly rewards: readonly ReferralReward[]
  /** Months of all unrevoked rewards. */
  readonly earnedMonths: number
}

export type ReferralsService = ReturnType<typeof createReferralsService>

const MAX_REWARDS = 100

export const createReferralsService = (dependencies: {
  database: Database
  clock: Clock
  codes: ReferralCodes
  publicUrl: string
  mode: PaymentMode | null
}) => {
  const { database, clock, codes, publicUrl, mode } = dependencies
  const { prisma } = database

  /** The member's referrals with their current status, as a table, without rejected ones. */
  const referralsOf = (userId: string): Prisma.Sql => {
    const modes = ['live', ...(mode === null ? [] : [mode])]
    const now = clock.now()
    return Prisma.sql`
      SELECT r.id, r.created_at, CASE
        WHEN r.counts_from IS NULL OR NOT COALESCE(paid.ever, false) THEN 'pending'
        WHEN paid.now THEN 'successful'
        ELSE 'reversed'
      END AS status
      FROM referrals r CROSS JOIN LATERAL (
        SELECT bool_or(true) AS ever, bool_or(t.span->>'to' IS NULL OR (t.span->>'to')::timestamptz > ${now}::timestamptz) AS now
        FROM jsonb_array_elements(r.paid_times) AS t (span)
        WHERE t.span->>'mode' = ANY (${modes}::text[])
      ) AS paid
      WHERE r.referrer_id = ${userId}::uuid AND r.refusal IS NULL`
  }

  const countOf = async (userId: string): Promise<ReadonlyMap<ReferralStatus, number>> => {
    const rows = await prisma.$queryRaw<{ status: ReferralStatus; count: number }[]>`
      SELECT status, count(*)::int AS count FROM (${referralsOf(userId)}) AS referral GROUP BY status`
    return new Map(rows.map(({ status, count }) => [status, count]))
  }

  const list = async (
    userId: string,
    status: ReferralStatus | null,
    first: number | null,
  ): Promise<ReferralSummary[]> =>
    prisma.$queryRaw<ReferralSummary[]>`
      SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, status
      FROM (${referralsOf(userId)}) AS referral
      WHERE ${status}::text IS NULL OR status = ${status}::text
      ORDER BY created_at DESC, id DESC LIMIT ${first}::int`

  const rewardsOf = (userId: string): Promise<ReferralReward[]> =>
    prisma.referralReward.findMany({
      where: { referrerId: userId },
      orderBy: [{ earnedAt: 'desc' }, { milestone: 'desc' }, { id: 'desc' }],
    })

  return {
    /** Creates the viewer's code at the first call. */
    overview: async (viewer: Viewer | null): Promise<ReferralOverview> => {
      const member = authorizeOwn(viewer, 'referral:read')
      const code = await codes.codeOf(member.id)
      const counts = await countOf(member.id)
      const rewards = (await rewardsOf(member.id)).filter((reward) => countsIn(reward, mode))
      const successfulCount = counts.get('successful') ?? 0
      return {
        viewer: member,
        code,
        link: `${publicUrl}${referralPath(code)}`,
        successfulCount,
        pendingCount: counts.get('pending') ?? 0,
        nextMilestone: nextMilestone(successfulCount),
        rewards: rewards.slice(0, MAX_REWARDS),
        earnedMonths: rewards.reduce((sum, { months, revokedAt }) => sum + (revokedAt === null ? months : 0), 0),
      }
    },

    /**
     * The viewer's latest referrals, of one status or all. Throws InvalidInputError outside 1 to 100 (`maxPageSize` for
     * the server's own operations).
     */
    list: (
      viewer: Viewer | null,
      { status, first }: { readonly status: ReferralStatus | null; readonly first: number },
      maxPageSize = MAX_FIRST,
    ): Promise<ReferralSummary[]> => {
      const { id } = authorizeOwn(viewer, 'referral:read')
      checkFirst(first, maxPageSize)
      return list(id, status, first)
    },

    /** Months and rewards, nothing about the people. */
    exportFor: async (userId: string): Promise<unknown> => ({
      referrals: await list(userId, null, null),
      rewards: (await rewardsOf(userId)).map(({ id: _id, referrerId: _referrerId, ...reward }) => reward),
    }),

    /** Removes a member's own referrals and rewards. Referrers keep theirs, without the person. */
    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.referralReward.deleteMany({ where: { referrerId: userId } })
      await tx.referral.deleteMany({ where: { referrerId: userId } })
      await tx.referral.updateMany({ where: { referredId: userId }, data: { referredId: null } })
    },
  }
}
