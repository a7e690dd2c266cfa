import { type Entitlement, entitlementOf, type Grant } from '#core/billing/entitlements.ts'
import type { PaymentMode } from '#core/billing/plans.ts'
import type { GrantSource } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

export const GRANT_COLUMNS = {
  plan: true,
  startsAt: true,
  endsAt: true,
  revokedAt: true,
  period: true,
  paymentMode: true,
} as const

/** A grant derived from something else; unique per `origin`. */
export type DerivedGrant = Grant & {
  readonly userId: string
  readonly source: Exclude<GrantSource, 'administrator' | 'shell'>
  readonly origin: string
}

/** A ledger row with its source. */
export type StoredGrant = Grant & {
  readonly id: string
  readonly source: GrantSource
  readonly origin: string | null
  readonly createdAt: Date
}

export type PlanGrants = ReturnType<typeof createPlanGrants>

/** The ledger of paid plans. Append-only, except that rows may be revoked once. */
export const createPlanGrants = ({ clock, mode }: { clock: Clock; mode: PaymentMode | null }) => {
  /** Locks the member's row, so that two writers never derive from the same ledger state. */
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
    /** The current payment mode; null: no payments. */
    mode,

    entitlementOf: (ledger: readonly Grant[]): Entitlement => entitlementOf(ledger, clock.now(), mode),

    /** Locks a member's ledger until the transaction ends. False when the account is gone. */
    lock,

    /** Oldest first. */
    of,

    /**
     * Adds missing rows by origin and revokes those marked as revoked. Returns whether anything changed. Requires
     * `lock`.
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
    /** Revokes the rows of these origins at `at`; idempotent. */
    revoke: async (tx: TransactionClient, origins: readonly string[], at: Date): Promise<void> => {
      await tx.planGrant.updateMany({
        where: { origin: { in: [...origins] }, revokedAt: null },
        data: { revokedAt: at },
      })
    },
  }
}
