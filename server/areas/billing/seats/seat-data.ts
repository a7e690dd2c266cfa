import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { MemberData } from '../../area.ts'

/** A member's seats, for data export and account deletion. */
export const createSeatData = (dependencies: {
  database: Database
  /** Ends all seats of an owner and the access they give, and notifies the members. */
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
      // The team's owner is another person.
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
