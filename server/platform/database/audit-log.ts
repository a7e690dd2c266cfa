/** The audit log of administrative changes, written in their transactions. */
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../clock.ts'
import type { TransactionClient } from './database.ts'

type FieldValues = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

export type AuditedChange = {
  /** The administrator's account; null for a command on the server. */
  readonly actorId: string | null
  /** Area and verb: `page.delete`. */
  readonly action: string
  readonly subjectType: string
  readonly subjectId: string | null
  /** Changed fields before. Personal fields are named with a null value. */
  readonly before?: FieldValues
  readonly after?: FieldValues
}

/** Appends audit entries; call it in the transaction of the changes. */
export const recordAudit = async (
  tx: TransactionClient,
  clock: Clock,
  changes: readonly AuditedChange[],
): Promise<void> => {
  const at = clock.now()
  await tx.auditEntry.createMany({
    data: changes.map(({ before, after, ...change }) => ({
      ...change,
      before: before === undefined ? Prisma.DbNull : (before as Prisma.InputJsonValue),
      after: after === undefined ? Prisma.DbNull : (after as Prisma.InputJsonValue),
      at,
    })),
  })
}
