import type { TransactionClient } from '#server/platform/database/database.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { SeatGrants } from './seat-grants.ts'
import { teamPlanEndedMail } from './seat-mails.ts'
import { PERSON } from './seat-rows.ts'

/**
 * Updates the members' ledgers after a change of the owner's payments or grants, and notifies those who lose access.
 * Call it in the transaction of the change, like `SeatGrants.project`.
 */
export const createFollowOwner =
  ({ seatGrants, outbox, publicUrl }: { seatGrants: SeatGrants; outbox: Outbox; publicUrl: string }) =>
  async (tx: TransactionClient, ownerId: string): Promise<void> => {
    const ended = await seatGrants.project(tx, ownerId)
    if (ended.length === 0) return
    const owner = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: PERSON })
    const members = await tx.user.findMany({
      where: { id: { in: [...ended] } },
      select: PERSON,
      orderBy: { id: 'asc' },
    })
    for (const member of members) {
      await outbox.enqueue(tx, teamPlanEndedMail(member, owner, publicUrl), { userId: member.id })
    }
  }
