import { ratingScore } from '#core/catalogue/rating.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/**
 * Recomputes count, sum and score of these tools. Take the catalog's lock before changing a rating: otherwise
 * concurrent ones could miss each other. `updatedAt` stays, because the records did not change.
 */
export const refreshRatingFigures = async (tx: TransactionClient, toolIds: readonly string[]): Promise<void> => {
  const groups = await tx.toolRating.groupBy({
    by: ['toolId'],
    where: { toolId: { in: [...toolIds] } },
    _count: true,
    _sum: { stars: true },
  })
  const byId = new Map(groups.map((group) => [group.toolId, group]))
  const counts = toolIds.map((id) => byId.get(id)?._count ?? 0)
  const sums = toolIds.map((id) => byId.get(id)?._sum.stars ?? 0)
  const scores = counts.map((count, index) => ratingScore(sums[index] ?? 0, count))
  await tx.$executeRaw`
    UPDATE tools t SET rating_count = f.count, rating_sum = f.sum, rating_score = f.score
    FROM unnest(${[...toolIds]}::uuid[], ${counts}::int[], ${sums}::int[], ${scores}::int[]) AS f (id, count, sum, score)
    WHERE t.id = f.id`
}
