import { ratingScore } from '../../../../core/catalogue/rating.ts'
import { Prisma } from '../../../../prisma/client/client.ts'
import type { Database } from '../../../platform/database/database.ts'

/** What members think of the active tools, at one moment. */
export type RatingScores = {
  /** The Bayesian mean in millionths of a star; the prior for a tool that nobody has rated. */
  readonly scoreOf: (id: string) => number
  readonly isRated: (id: string) => boolean
}

const UNRATED = ratingScore(0, 0)

/** Reads the tools with ratings. */
export const createRatingScores = async (database: Database): Promise<RatingScores> => {
  const [row] = await database.read<{ scores: Readonly<Record<string, number>> }>(Prisma.sql`
    SELECT coalesce(json_object_agg(t.id, t.rating_score), '{}'::json) AS scores FROM tools t
    WHERE t.status = 'active' AND t.rating_count > 0`)
  const scores = new Map(Object.entries(row?.scores ?? {}))
  return { scoreOf: (id) => scores.get(id) ?? UNRATED, isRated: (id) => scores.has(id) }
}
