import type { Clock } from '../../../platform/clock.ts'
import { recordAudit } from '../../../platform/database/audit-log.ts'
import type { OnStored } from './customer-sync.ts'

/** Records that an administrator, or a command on the server (null), had a customer repaired, and what differed. */
export const auditRepair =
  (clock: Clock, actorId: string | null, providerId: string): OnStored =>
  async (tx, differences) => {
    const change = { action: 'billing.reconcile', subjectType: 'customer', subjectId: providerId }
    await recordAudit(tx, clock, [{ actorId, ...change, after: { differences } }])
  }
