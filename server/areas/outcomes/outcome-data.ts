import { TESTIMONIALS } from '../../platform/cache/cache-tags.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { invalidateTags } from '../../platform/database/invalidation-log.ts'
import type { MemberData } from '../area.ts'

/** What is stored of a member here. */
export const createOutcomeData = ({ database: { prisma } }: { database: Database }): MemberData => ({
  exportFor: async (userId: string): Promise<unknown> => {
    const [answers, questions] = await Promise.all([
      prisma.outcome.findMany({ where: { userId }, omit: { userId: true }, orderBy: { createdAt: 'asc' } }),
      prisma.outcomeQuestion.findMany({ where: { userId }, omit: { userId: true }, orderBy: { resultId: 'asc' } }),
    ])
    return { answers, questions }
  },

  /** The invalidation is announced on commit. */
  eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
    const shown = await tx.outcome.count({ where: { userId, shownAt: { not: null } } })
    await tx.outcomeQuestion.deleteMany({ where: { userId } })
    await tx.outcome.deleteMany({ where: { userId } })
    if (shown > 0) await invalidateTags(tx, [TESTIMONIALS])
  },
})
