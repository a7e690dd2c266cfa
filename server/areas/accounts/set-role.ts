import type { Prisma, User } from '../../../prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** Sets the role of the accounts found and records it. No administrator does that: a command or the configuration. */
export const setRole = async (
  tx: TransactionClient,
  clock: Clock,
  where: Prisma.UserWhereInput,
  role: User['role'],
): Promise<void> => {
  const data = { role, updatedAt: clock.now() }
  const changed = await tx.user.updateManyAndReturn({ where, data, select: { id: true } })
  const before = { role: role === 'admin' ? 'member' : 'admin' }
  const change = { actorId: null, action: 'member.role', subjectType: 'member', before, after: { role } }
  const entries = changed.map(({ id: subjectId }) => ({ ...change, subjectId }))
  await recordAudit(tx, clock, entries)
}
