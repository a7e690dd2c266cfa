import { FULL_RATINGS, ratingPrior, ratingScore } from '#core/catalogue/rating.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** The number of ratings of a tool with a number of stars. */
type StarCount = { readonly toolId: string; readonly stars: number; readonly count: number }

/**
 * The stars that count, one row for each: `tool_id` and `stars`. Those of members who are not suspended and do not work
 * for the vendor, without a review or with a published one; and those of published reviews of deleted accounts.
 */
const countedStars = (toolIds: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT r.tool_id, r.stars FROM tool_ratings r
  JOIN users u ON u.id = r.user_id AND u.suspended_at IS NULL
  LEFT JOIN tool_reviews w ON w.tool_id = r.tool_id AND w.user_id = r.user_id
  WHERE r.tool_id = ANY(${[...toolIds]}::uuid[]) AND NOT r.works_for_vendor AND (w.id IS NULL OR w.state = 'published')
  UNION ALL
  SELECT w.tool_id, w.stars FROM tool_reviews w
  WHERE w.tool_id = ANY(${[...toolIds]}::uuid[]) AND w.user_id IS NULL AND w.state = 'published' AND NOT w.works_for_vendor`

/** How often tools have each number of stars, of those that count. */
export const starCounts = (toolIds: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT s.tool_id::text AS "toolId", s.stars::int AS stars, count(*)::int AS count
  FROM (${countedStars(toolIds)}) s GROUP BY s.tool_id, s.stars`

/** Of tools in the category: their ratings that count, and the sum of the stars. */
type CategoryTotals = { readonly categoryId: string; readonly sum: number; readonly count: number }

const categoryTotals = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT c.category_id::text AS "categoryId", sum(c.rating_sum)::int AS sum, sum(c.rating_count)::int AS count
  FROM tools c WHERE ${condition} GROUP BY c.category_id`

/** Stores the priors of tools that differ, and returns the tools. */
const storePriors = async (
  tx: TransactionClient,
  totals: readonly CategoryTotals[],
  condition: Prisma.Sql,
): Promise<readonly string[]> => {
  const ids = totals.map(({ categoryId }) => categoryId)
  const priors = totals.map(({ sum, count }) => ratingPrior(sum, count))
  const rows = await tx.$queryRaw<{ id: string }[]>`
    UPDATE tools t SET rating_prior = p.prior
    FROM unnest(${ids}::uuid[], ${priors}::int[]) AS p (category_id, prior)
    WHERE t.category_id = p.category_id AND t.rating_prior <> p.prior AND ${condition}
    RETURNING t.id::text AS id`
  return rows.map(({ id }) => id)
}

/**
 * Recomputes count, sum, score, prior and the number of reviews of these tools. The only place that decides which stars
 * count. Take the catalog's lock before changing a rating, a review or a suspension: otherwise concurrent changes could
 * miss each other. `updatedAt` stays, because the records did not change.
 */
export const refreshRatingFigures = async (tx: TransactionClient, toolIds: readonly string[]): Promise<void> => {
  const ids = [...toolIds]
  const totals = new Map(ids.map((id) => [id, { sum: 0, count: 0 }]))
  for (const { toolId, stars, count } of await tx.$queryRaw<StarCount[]>(starCounts(ids))) {
    const total = totals.get(toolId) ?? { sum: 0, count: 0 }
    totals.set(toolId, { sum: total.sum + stars * count, count: total.count + count })
  }
  const known = [...totals.values()]
  await tx.$executeRaw`
    UPDATE tools t SET rating_count = f.count, rating_sum = f.sum, rating_score = f.score, review_count = (
      SELECT count(*) FROM tool_reviews w LEFT JOIN users u ON u.id = w.user_id
      WHERE w.tool_id = t.id AND w.state = 'published' AND NOT w.works_for_vendor AND u.suspended_at IS NULL)
    FROM unnest(
      ${[...totals.keys()]}::uuid[], ${known.map(({ count }) => count)}::int[], ${known.map(({ sum }) => sum)}::int[],
      ${known.map(({ sum, count }) => ratingScore(sum, count))}::int[]) AS f (id, count, sum, score)
    WHERE t.id = f.id`
  const inSameCategory = Prisma.sql`c.category_id IN (SELECT o.category_id FROM tools o WHERE o.id = ANY(${ids}::uuid[]))`
  const categories = await tx.$queryRaw<CategoryTotals[]>(categoryTotals(inSameCategory))
  await storePriors(tx, categories, Prisma.sql`t.id = ANY(${ids}::uuid[])`)
}

/** Recomputes the priors that a mean contains, and returns the tools with a new one. Take the catalog's lock before. */
export const refreshPriors = async (tx: TransactionClient): Promise<readonly string[]> => {
  const categories = await tx.$queryRaw<CategoryTotals[]>(categoryTotals(Prisma.sql`TRUE`))
  return storePriors(tx, categories, Prisma.sql`t.rating_count > 0 AND t.rating_count < ${FULL_RATINGS}::int`)
}
