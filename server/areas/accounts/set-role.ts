import type { Prisma, User } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** Sets and audits the role of the matching accounts. The actor is null for a command or the configuration. */
export const setRole = async (
  tx: TransactionClient,
  clock: Clock,
  where: Prisma.UserWhereInput,
  { role, actorId = null }: { readonly role: User['role']; readonly actorId?: string | null },
): Promise<void> => {
  const found = await tx.user.findMany({
    where: { AND: [where, { role: { not: role } }] },
    select: { id: true, role: true },
  })
  for (const before of found) {
    const data = { role, updatedAt: clock.now() }
    const { count } = await tx.user.updateMany({ where: before, data })
    if (count === 0) continue
    const change = { actorId, action: 'member.role', subjectType: 'member', subjectId: before.id }
    await recordAudit(tx, clock, [{ ...change, before: { role: before.role }, after: { role } }])
  }
}
