import type { Prisma, User } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'

/** Sets and audits the role of the matching accounts. The actor is null for a command or the configuration. */
export const setRole = async (
  tx: TransactionClient,
  { clock, securityLog }: { readonly clock: Clock; readonly securityLog: SecurityLog },
  where: Prisma.UserWhereInput,
  { role, actorId = null }: { readonly role: User['role']; readonly actorId?: string | null },
): Promise<void> => {
  const found = await tx.user.findMany({
    where: { AND: [where, { role: { not: role } }] },
    select: { id: true, role: true },
  })
  for (const before of found) {
    const now = clock.now()
    const isNew = before.role === 'member'
    const privilegedSince = role === 'member' ? null : isNew ? now : undefined
    const data = { role, updatedAt: now, ...(privilegedSince !== undefined && { privilegedSince }) }
    const { count } = await tx.user.updateMany({ where: before, data })
    if (count === 0) continue
    const change = { actorId, action: 'member.role', subjectType: 'member', subjectId: before.id }
    const actor = actorId === null ? {} : { actorId }
    await securityLog.record(tx, { kind: 'role_changed', accountId: before.id, ...actor, detail: role })
    await recordAudit(tx, clock, [{ ...change, before: { role: before.role }, after: { role } }])
  }
}
