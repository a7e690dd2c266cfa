import { type Entitlement, entitlementOf, type Grant } from '../../../core/entitlements.ts'
import type { PaymentMode } from '../../../core/plans.ts'
import type { GrantSource } from '../../../prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** The columns of the ledger that decide what a member may use. */
export const GRANT_COLUMNS = {
  plan: true,
  startsAt: true,
  endsAt: true,
  revokedAt: true,
  period: true,
  paymentMode: true,
} as const

/** A grant that follows from something else; `origin` names it, and there is one row for each. */
export type DerivedGrant = Grant & {
  readonly userId: string
  readonly source: Exclude<GrantSource, 'administrator' | 'shell'>
  readonly origin: string
}

/** A row of the ledger with what it came from. */
export type StoredGrant = Grant & {
  readonly id: string
  readonly source: GrantSource
  readonly origin: string | null
  readonly createdAt: Date
}

export type PlanGrants = ReturnType<typeof createPlanGrants>

/** The ledger of paid plans. Rows are added and may be revoked once; nothing else happens to them. */
export const createPlanGrants = ({ clock, mode }: { clock: Clock; mode: PaymentMode | null }) => {
  /** Locks the member's row, so that two writers never derive from the same ledger at the same time. */
  const lock = async (tx: TransactionClient, userId: string): Promise<boolean> => {
    const rows = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
    return rows.length > 0
  }

  const of = (reader: TransactionClient, userId: string): Promise<StoredGrant[]> =>
    reader.planGrant.findMany({
      where: { userId },
      select: { ...GRANT_COLUMNS, id: true, source: true, origin: true, createdAt: true },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    })

  return {
    /** Where payments are made now; null: nowhere. */
    mode,

    /** What these rows allow now. */
    entitlementOf: (ledger: readonly Grant[]): Entitlement => entitlementOf(ledger, clock.now(), mode),

    /** Locks a member's ledger until the transaction ends. False when the account is gone. */
    lock,

    /** All rows of a member, the earliest first. */
    of,

    /**
     * Makes the ledger contain these rows: a row whose origin is missing is added, and one that is to be revoked is
     * revoked, unless it already is. Resolves to whether anything changed. Call it under `lock`.
     */
    write: async (tx: TransactionClient, rows: readonly DerivedGrant[]): Promise<boolean> => {
      if (rows.length === 0) return false
      const added = await tx.planGrant.createMany({
        data: rows.map((row) => ({ ...row, createdAt: clock.now() })),
        skipDuplicates: true,
      })
      let changed = added.count
      for (const { origin, revokedAt } of rows) {
        if (revokedAt === null) continue
        const { count } = await tx.planGrant.updateMany({ where: { origin, revokedAt: null }, data: { revokedAt } })
        changed += count
      }
      return changed > 0
    },
    /** Revokes the rows of these origins at `at`, unless they already are. */
    revoke: async (tx: TransactionClient, origins: readonly string[], at: Date): Promise<void> => {
      await tx.planGrant.updateMany({
        where: { origin: { in: [...origins] }, revokedAt: null },
        data: { revokedAt: at },
      })
    },
  }
}
