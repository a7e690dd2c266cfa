import { BASIC_LISTS_A_MONTH, nextMonth, quotaExceeded } from '#core/recommendations/quota.ts'
import { utcMonth } from '#core/utc-day.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'

/** `limit` and `remaining` are null without a limit. */
export type RecommendationQuota = {
  readonly limit: number | null
  readonly used: number
  readonly remaining: number | null
  readonly resetsAt: Date
}

/** No limit, within the type of the column. */
const MOST_COUNTED = 32_000

/** Keyed hashes under which an inbox is counted: by all its accounts, and by those that verified the address. */
export type InboxHashes = { readonly all: string; readonly verified: string }

type Member = { readonly id: string; readonly emailVerified: boolean }

/** An unverified account must not use up the quota of the inbox's owner. */
const limitingHash = ({ emailVerified }: Member, inbox: InboxHashes): string =>
  emailVerified ? inbox.verified : inbox.all

/**
 * Takes one list of the monthly quota, which the accounts of one inbox share: a verified account is limited by the lists
 * of all verified ones, an unverified one by the lists of all. One statement counts and checks, so that concurrent calls
 * on any instance are safe. Rolled back with the caller's transaction. Throws QuotaExceededError.
 */
export const reserveList = async (
  tx: TransactionClient,
  member: Member,
  { inbox, now }: { readonly inbox: InboxHashes; readonly now: Date },
): Promise<void> => {
  const month = utcMonth(now)
  const own = Prisma.sql`coalesce((SELECT used FROM recommendation_usage WHERE user_id = ${member.id}::uuid AND month = ${month}), 0)`
  const count = async (hash: string, limit: number): Promise<boolean> => {
    const rows = await tx.$queryRaw<unknown[]>`
      INSERT INTO retained_usage AS r (address_hash, month, used)
      SELECT ${hash}, ${month}, ${own} + 1 WHERE ${own} < ${limit}::int
      ON CONFLICT (address_hash, month) DO UPDATE SET used = GREATEST(r.used + 1, excluded.used)
      WHERE r.used < ${limit}::int
      RETURNING used`
    return rows.length > 0
  }
  // The count of all accounts first, so that concurrent calls lock the rows in one order.
  const isWithinAll = await count(inbox.all, member.emailVerified ? MOST_COUNTED : BASIC_LISTS_A_MONTH)
  const isWithin = member.emailVerified ? await count(inbox.verified, BASIC_LISTS_A_MONTH) : isWithinAll
  if (!isWithin) throw quotaExceeded(now)
  await tx.$executeRaw`
    INSERT INTO recommendation_usage AS u (user_id, month, used) VALUES (${member.id}::uuid, ${month}, 1)
    ON CONFLICT (user_id, month) DO UPDATE SET used = u.used + 1`
}

export const readQuota = async (
  { prisma }: Database,
  member: Member,
  { inbox, now, paid }: { readonly inbox: InboxHashes; readonly now: Date; readonly paid: boolean },
): Promise<RecommendationQuota> => {
  const month = utcMonth(now)
  const [own, shared] = await Promise.all([
    prisma.recommendationUsage.findUnique({ where: { userId_month: { userId: member.id, month } } }),
    prisma.retainedUsage.findUnique({
      where: { addressHash_month: { addressHash: limitingHash(member, inbox), month } },
    }),
  ])
  const limit = paid ? null : BASIC_LISTS_A_MONTH
  const used = Math.max(own?.used ?? 0, paid ? 0 : (shared?.used ?? 0))
  return { limit, used, remaining: limit === null ? null : Math.max(0, limit - used), resetsAt: nextMonth(now) }
}

/** Removes counts of inboxes from past months. */
export const removeExpiredUsage = async ({ prisma }: Database, now: Date): Promise<void> => {
  await prisma.retainedUsage.deleteMany({ where: { month: { lt: utcMonth(now) } } })
}
