import { grantEnd } from '#core/billing/entitlements.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import type { DerivedGrant, PlanGrants, StoredGrant } from '../../accounts/plan-grants.ts'

/** An accepted seat with its holder and period. */
type AcceptedSeat = {
  readonly id: string
  readonly memberId: string
  readonly acceptedAt: Date
  readonly removedAt: Date | null
}

type OwnerGrant = Omit<StoredGrant, 'origin' | 'createdAt' | 'period'>

/** A Business plan gives seats unless it is itself a seat. */
const ownsSeats = ({ plan, source }: Pick<OwnerGrant, 'plan' | 'source'>): boolean =>
  plan === 'business' && source !== 'seat'

const earlier = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** The overlap of a seat with one grant of the owner. */
const seatGrant = (grant: OwnerGrant, seat: AcceptedSeat): DerivedGrant => ({
  userId: seat.memberId,
  plan: 'business',
  source: 'seat',
  origin: `seat:${seat.id}:${grant.id}`,
  startsAt: grant.startsAt > seat.acceptedAt ? grant.startsAt : seat.acceptedAt,
  endsAt: grant.endsAt,
  revokedAt: earlier(grant.revokedAt, seat.removedAt),
  period: null,
  paymentMode: grant.paymentMode,
})

/**
 * One ledger row per Business grant of the owner and accepted seat. Some are empty, such as those of a seat removed
 * before the grant begins.
 */
const seatGrantsOf = (ledger: readonly OwnerGrant[], seats: readonly AcceptedSeat[]): DerivedGrant[] =>
  ledger.filter(ownsSeats).flatMap((grant) => seats.map((seat) => seatGrant(grant, seat)))

const givesTime = (grant: DerivedGrant): boolean => grantEnd(grant) > grant.startsAt

export type SeatGrants = ReturnType<typeof createSeatGrants>

/** Keeps members' ledgers in line with the owner's ledger and seats. */
export const createSeatGrants = ({ clock, planGrants }: { clock: Clock; planGrants: PlanGrants }) => {
  /**
   * Locks the owner's row first, then all current and former members and `joining`, by id. Null when the owner's
   * account is gone; else the ids of existing accounts.
   */
  const lockTeam = async (
    tx: TransactionClient,
    ownerId: string,
    joining: readonly string[] = [],
  ): Promise<ReadonlySet<string> | null> => {
    if (!(await planGrants.lock(tx, ownerId))) return null
    const seats = await tx.seat.findMany({ where: { ownerId, memberId: { not: null } }, select: { memberId: true } })
    const members = seats.flatMap(({ memberId }) => (memberId === null ? [] : [memberId]))
    const locked = new Set<string>()
    for (const id of [...new Set([...members, ...joining])].sort()) if (await planGrants.lock(tx, id)) locked.add(id)
    return locked
  }

  const acceptedSeats = async (tx: TransactionClient, ownerId: string): Promise<AcceptedSeat[]> => {
    const rows = await tx.seat.findMany({
      where: { ownerId, memberId: { not: null }, acceptedAt: { not: null } },
      select: { id: true, memberId: true, acceptedAt: true, removedAt: true },
    })
    return rows.flatMap(({ memberId, acceptedAt, ...row }) =>
      memberId === null || acceptedAt === null ? [] : [{ ...row, memberId, acceptedAt }],
    )
  }

  return {
    lockTeam,

    /** Whether a member currently has a Business plan that is not itself a seat. */
    ownsBusiness: async (reader: TransactionClient, userId: string): Promise<boolean> =>
      planGrants.entitlementOf((await planGrants.of(reader, userId)).filter(ownsSeats)).status === 'active',

    /**
     * Updates the members' ledgers. Call it after every change of the owner's ledger or seats, in the same transaction.
     * Locks like `lockTeam`; callers may already hold locks that precede the owner's row, such as the billing customer.
     * Returns the ids of members who lose their access by the change.
     */
    project: async (tx: TransactionClient, ownerId: string): Promise<readonly string[]> => {
      const members = await lockTeam(tx, ownerId)
      if (members === null || members.size === 0) return []
      const seats = (await acceptedSeats(tx, ownerId)).filter(({ memberId }) => members.has(memberId))
      const rows = seatGrantsOf(await planGrants.of(tx, ownerId), seats)
      const stored = await tx.planGrant.findMany({
        where: { source: 'seat', userId: { in: [...members] } },
        select: { origin: true, revokedAt: true },
      })
      const known = new Map(stored.map(({ origin, revokedAt }) => [origin, revokedAt]))
      const now = clock.now()
      const due = rows.filter((row) => {
        const revokedAt = known.get(row.origin)
        return revokedAt === undefined ? givesTime(row) : revokedAt === null && row.revokedAt !== null
      })
      await planGrants.write(tx, due)
      // A removed seat ends now, even if the owner's grant is to be revoked later.
      for (const { origin, revokedAt } of rows) {
        const before = known.get(origin) ?? null
        if (before === null || revokedAt === null || before <= now || revokedAt >= before) continue
        await tx.planGrant.updateMany({ where: { origin }, data: { revokedAt } })
      }
      const running = rows.filter((row) => row.startsAt <= now && now < grantEnd(row)).map(({ userId }) => userId)
      const revoked = due.filter(({ origin }) => known.has(origin)).map(({ userId }) => userId)
      return [...new Set(revoked)].filter((id) => !running.includes(id))
    },
  }
}
