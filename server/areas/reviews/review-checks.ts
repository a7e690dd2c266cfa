/** What an editor should look at in a review: nothing of it decides anything. */
import { DAY_MS, HOUR_MS } from '#core/durations.ts'
import { ACCOUNT_AGE_HOURS, BURST, SIMILAR_SHARE } from '#core/reviews/review-rules.ts'
import type { ReviewFlag, ToolReview } from '#prisma/client/client.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** The other review that has most of these shingles, if it has enough of them. */
const similarReview = async (
  tx: TransactionClient,
  shingles: readonly number[],
  ownId: string | null,
): Promise<string | null> => {
  const own = [...shingles]
  const least = Math.max(1, Math.ceil(own.length * SIMILAR_SHARE))
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    SELECT s.id::text AS id FROM (
      SELECT r.id, (SELECT count(*) FROM unnest(r.shingles) AS x (hash) WHERE x.hash = ANY(${own}::int[])) AS common
      FROM tool_reviews r
      WHERE r.shingles && ${own}::int[] AND r.id IS DISTINCT FROM ${ownId}::uuid
    ) s WHERE s.common >= ${least}::int ORDER BY s.common DESC, s.id LIMIT 1`
  return found?.id ?? null
}

/** Whether a new review is one of many of the tool within a week. */
const isBurst = async (tx: TransactionClient, toolId: string, now: Date): Promise<boolean> => {
  const since = new Date(now.getTime() - BURST.days * DAY_MS)
  const [all, recent] = [
    await tx.toolReview.count({ where: { toolId } }),
    await tx.toolReview.count({ where: { toolId, createdAt: { gt: since } } }),
  ]
  return recent + 1 >= BURST.reviews && (recent + 1) * 2 > all + 1
}

/** When a review comes into the queue: later while the account is younger than a day. */
export const queuedAt = (accountCreatedAt: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), accountCreatedAt.getTime() + ACCOUNT_AGE_HOURS * HOUR_MS))

/** The flags of a new or changed text. Those about its first version stay. */
export const checkReview = async (
  tx: TransactionClient,
  review: {
    readonly before: Pick<ToolReview, 'id' | 'flags' | 'publishedAt'> | null
    readonly toolId: string
    readonly shingles: readonly number[]
    readonly worksForVendor: boolean
    readonly isNewAccount: boolean
    readonly now: Date
  },
): Promise<Pick<ToolReview, 'flags' | 'similarToId'>> => {
  const { before, toolId, shingles, worksForVendor, isNewAccount, now } = review
  const similarToId = await similarReview(tx, shingles, before?.id ?? null)
  const flags: Readonly<Record<ReviewFlag, boolean>> = {
    similar_text: similarToId !== null,
    burst: before === null ? await isBurst(tx, toolId, now) : before.flags.includes('burst'),
    new_account: isNewAccount || before?.flags.includes('new_account') === true,
    works_for_vendor: worksForVendor,
    edited: before !== null && before.publishedAt !== null,
    reported: before?.flags.includes('reported') === true,
  }
  const raised = Object.entries(flags).flatMap(([flag, isRaised]) => (isRaised ? [flag as ReviewFlag] : []))
  return { flags: raised, similarToId }
}
