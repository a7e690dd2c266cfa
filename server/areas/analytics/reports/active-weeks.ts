/** The member's active weeks, for the data export. */
import { utcDay } from '#core/utc-day.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { MemberData } from '../../area.ts'

export const createActiveWeeks = ({ database: { prisma } }: { database: Database }): MemberData => ({
  exportFor: async (userId) => {
    const rows = await prisma.analyticsActiveWeek.findMany({ where: { userId }, orderBy: { week: 'asc' } })
    return rows.map(({ week }) => utcDay(week))
  },
  eraseFor: async (tx, userId) => {
    await tx.analyticsActiveWeek.deleteMany({ where: { userId } })
  },
})
