import type { Clock } from '../../../platform/clock.ts'
import { recordAudit } from '../../../platform/database/audit-log.ts'
import type { OnStored } from './customer-sync.ts'

/** Records that an administrator, or a command on the server (null), had a customer repaired, and what differed. */
export const auditRepair =
  (clock: Clock, actorId: string | null, providerId: string): OnStored =>
  async (tx, differences) => {
    // What differed, without its values: among them are addresses of a member's invoices.
    const repaired = differences.map((line) => line.split(':', 1)[0] ?? '')
    const change = { action: 'billing.reconcile', subjectType: 'customer', subjectId: providerId }
    await recordAudit(tx, clock, [{ actorId, ...change, after: { repaired } }])
  }
