import { ratingScore } from '#core/catalogue/rating.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Member ratings of the active tools at one moment. */
export type RatingScores = {
  /** Bayesian mean in millionths of a star; the prior for an unrated tool. */
  readonly scoreOf: (id: string) => number
  readonly isRated: (id: string) => boolean
}

const UNRATED = ratingScore(0, 0)

export const createRatingScores = async (database: Database): Promise<RatingScores> => {
  const [row] = await database.read<{ scores: Readonly<Record<string, number>> }>(Prisma.sql`
    SELECT coalesce(json_object_agg(t.id, t.rating_score), '{}'::json) AS scores FROM tools t
    WHERE t.status = 'active' AND t.rating_count > 0`)
  const scores = new Map(Object.entries(row?.scores ?? {}))
  return { scoreOf: (id) => scores.get(id) ?? UNRATED, isRated: (id) => scores.has(id) }
}
