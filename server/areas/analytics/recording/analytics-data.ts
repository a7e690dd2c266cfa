/** Member data in analytics, and its expiry. */
import { ANALYTICS_YEARS } from '#core/retention.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { MemberData } from '../../area.ts'

/** Newest rows in an export. */
const MAX_EXPORTED = 10_000
/** Batch size that blocks no visitor. */
const DELETED_AT_ONCE = 5_000

/** Rows are kept without the member's id, because past reports count them. */
export const createAnalyticsData = ({ database }: { database: Database }): MemberData => ({
  exportFor: (userId) =>
    database.prisma.analyticsEvent.findMany({
      where: { userId },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: MAX_EXPORTED,
      select: {
        kind: true,
        at: true,
        path: true,
        title: true,
        source: true,
        medium: true,
        campaign: true,
        category: true,
        action: true,
        label: true,
        value: true,
        pages: true,
        bounced: true,
      },
    }),
  eraseFor: async (tx, userId) => {
    await tx.analyticsEvent.updateMany({ where: { userId }, data: { userId: null } })
  },
})

/** Deletes rows older than `ANALYTICS_YEARS` in batches and returns how many. */
export const createRowExpiry =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  async (signal?: AbortSignal): Promise<number> => {
    const before = new Date(clock.now())
    before.setUTCFullYear(before.getUTCFullYear() - ANALYTICS_YEARS)
    let total = 0
    for (;;) {
      const deleted = await database.prisma.$executeRaw`
        DELETE FROM analytics_events WHERE id IN (
          SELECT id FROM analytics_events WHERE at < ${before}::timestamptz ORDER BY at LIMIT ${DELETED_AT_ONCE}::int)`
      total += deleted
      if (deleted < DELETED_AT_ONCE || signal?.aborted === true) return total
    }
  }
