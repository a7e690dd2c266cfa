import { BASIC_LISTS_A_MONTH, monthOf, nextMonth, quotaExceeded } from '../../../core/recommendations/quota.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'

/** `limit` and `remaining` are null without a limit. */
export type RecommendationQuota = {
  readonly limit: number | null
  readonly used: number
  readonly remaining: number | null
  readonly resetsAt: Date
}

/**
 * Takes one list of the monthly quota. One statement counts and checks, so that concurrent calls on any instance are
 * safe. Rolled back with the caller's transaction. Throws QuotaExceededError.
 */
export const reserveList = async (tx: TransactionClient, userId: string, now: Date): Promise<void> => {
  const rows = await tx.$queryRaw<unknown[]>`
    INSERT INTO recommendation_usage AS u (user_id, month, used) VALUES (${userId}::uuid, ${monthOf(now)}, 1)
    ON CONFLICT (user_id, month) DO UPDATE SET used = u.used + 1 WHERE u.used < ${BASIC_LISTS_A_MONTH}::int
    RETURNING used`
  if (rows.length === 0) throw quotaExceeded(now)
}

export const readQuota = async (
  { prisma }: Database,
  userId: string,
  now: Date,
  paid: boolean,
): Promise<RecommendationQuota> => {
  const where = { userId_month: { userId, month: monthOf(now) } }
  const used = (await prisma.recommendationUsage.findUnique({ where }))?.used ?? 0
  const limit = paid ? null : BASIC_LISTS_A_MONTH
  return { limit, used, remaining: limit === null ? null : Math.max(0, limit - used), resetsAt: nextMonth(now) }
}

/** Keeps the month's count of a deleted account under the keyed hash of its email. */
export const retainUsage = async (
  tx: TransactionClient,
  userId: string,
  { addressHash, now }: { readonly addressHash: string; readonly now: Date },
): Promise<void> => {
  await tx.$executeRaw`
    INSERT INTO retained_usage AS r (address_hash, month, used)
    SELECT ${addressHash}, month, used FROM recommendation_usage
    WHERE user_id = ${userId}::uuid AND month = ${monthOf(now)} AND used > 0
    ON CONFLICT (address_hash, month) DO UPDATE SET used = GREATEST(r.used, excluded.used)`
}

/** Continues that count in a new account with the same email. */
export const carryUsage = async (
  tx: TransactionClient,
  userId: string,
  { addressHash, now }: { readonly addressHash: string; readonly now: Date },
): Promise<void> => {
  await tx.$executeRaw`
    INSERT INTO recommendation_usage (user_id, month, used)
    SELECT ${userId}::uuid, month, used FROM retained_usage
    WHERE address_hash = ${addressHash} AND month = ${monthOf(now)}`
}

/** Removes counts of deleted accounts from past months. */
export const removeExpiredUsage = async ({ prisma }: Database, now: Date): Promise<void> => {
  await prisma.retainedUsage.deleteMany({ where: { month: { lt: monthOf(now) } } })
}
