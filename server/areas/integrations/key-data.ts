import type { Database } from '../../platform/database/database.ts'
import type { MemberData } from '../area.ts'

/** A member's keys in exports, without their hashes. They end with the account. */
export const createKeyData = ({ database }: { database: Database }): MemberData => ({
  exportFor: (userId) =>
    database.prisma.apiKey.findMany({
      where: { userId },
      select: {
        name: true,
        prefix: true,
        scopes: true,
        createdAt: true,
        expiresAt: true,
        revokedAt: true,
        noticeAt: true,
        lastUsedOn: true,
        callsMonth: true,
        calls: true,
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
  eraseFor: async (tx, userId) => {
    await tx.apiKey.deleteMany({ where: { userId } })
  },
})
