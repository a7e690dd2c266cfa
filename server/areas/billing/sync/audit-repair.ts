import type { Clock } from '#server/platform/clock.ts'
import { recordAudit } from '#server/platform/database/audit-log.ts'
import type { OnStored } from './customer-sync.ts'

/** Audits a customer repair by an administrator, or by a command on the server (null). */
export const auditRepair =
  (clock: Clock, actorId: string | null, providerId: string): OnStored =>
  async (tx, differences) => {
    // Fields only: values include URLs of a member's invoices.
    const repaired = differences.map((line) => line.split(':', 1)[0] ?? '')
    const change = { action: 'billing.reconcile', subjectType: 'customer', subjectId: providerId }
    await recordAudit(tx, clock, [{ actorId, ...change, after: { repaired } }])
  }
