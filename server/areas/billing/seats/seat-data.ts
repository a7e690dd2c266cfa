import type { Database, TransactionClient } from '../../../platform/database/database.ts'
import type { MemberData } from '../../area.ts'

/** What is held of a member's seats, for the member's copy of the data and the deletion of the account. */
export const createSeatData = (dependencies: {
  database: Database
  /** Ends every seat of an owner and the access through them, and tells the members. */
  endTeam: (tx: TransactionClient, ownerId: string) => Promise<void>
}): MemberData => {
  const { database, endTeam } = dependencies
  const { seat: table } = database.prisma
  const times = { invitedAt: true, expiresAt: true, acceptedAt: true, removedAt: true } as const
  return {
    exportFor: async (userId) => ({
      team: await table.findMany({
        where: { ownerId: userId },
        select: { email: true, ...times },
        orderBy: [{ invitedAt: 'asc' }, { email: 'asc' }],
      }),
      // Whose team it is belongs to somebody else.
      held: await table.findMany({ where: { memberId: userId }, select: times, orderBy: { acceptedAt: 'asc' } }),
    }),
    eraseFor: async (tx, userId, email) => {
      await endTeam(tx, userId)
      await tx.seat.deleteMany({ where: { OR: [{ ownerId: userId }, { memberId: userId }] } })
      const { emailVerified } = await tx.user.findUniqueOrThrow({ where: { id: userId } })
      if (emailVerified) await tx.seat.deleteMany({ where: { email, acceptedAt: null } })
    },
  }
}
