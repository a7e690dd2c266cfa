import type { RecommendationList } from '#core/recommendations/model/recommendation.ts'
import { visibleList } from '#core/recommendations/paid-fields.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { removeExpiredUsage } from './usage.ts'

/** What happens to lists and counts as an account comes and goes. */
export const createRecommendationData = (dependencies: { database: Database; clock: Clock }) => {
  const { database, clock } = dependencies
  return {
    /** What is held of a member here: the tools of each list that was theirs to see, and the months' counts. */
    exportFor: async (userId: string): Promise<unknown> => {
      const { recommendationSet, recommendationUsage } = database.prisma
      const [sets, usage] = await Promise.all([
        recommendationSet.findMany({
          where: { result: { userId } },
          orderBy: { createdAt: 'asc' },
          select: { createdAt: true, paid: true, list: true, result: { select: { createdAt: true } } },
        }),
        recommendationUsage.findMany({ where: { userId }, select: { month: true, used: true } }),
      ])
      const lists = sets.map(({ list, paid, createdAt, result }) => ({
        quiz: result.createdAt,
        createdAt,
        tools: visibleList(list as unknown as RecommendationList, paid).items.map(({ slug }) => slug),
      }))
      return { lists, usage }
    },

    /** Removes the counts of inboxes that have expired. */
    removeExpired: (): Promise<void> => removeExpiredUsage(database, clock.now()),

    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.recommendationSet.deleteMany({ where: { result: { userId } } })
      await tx.recommendationUsage.deleteMany({ where: { userId } })
    },
  }
}
