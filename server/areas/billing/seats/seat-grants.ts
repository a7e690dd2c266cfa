import { grantEnd } from '../../../../core/entitlements.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { TransactionClient } from '../../../platform/database/database.ts'
import type { DerivedGrant, PlanGrants, StoredGrant } from '../../accounts/plan-grants.ts'

/** A seat that was accepted: who holds it, and from when to when. */
type AcceptedSeat = {
  readonly id: string
  readonly memberId: string
  readonly acceptedAt: Date
  readonly removedAt: Date | null
}

/** The columns of an owner's grant that its seats follow. */
type OwnerGrant = Omit<StoredGrant, 'origin' | 'createdAt' | 'period'>

/** Whether a grant makes its holder the owner of seats: a Business plan that is not itself a seat. */
const ownsSeats = ({ plan, source }: Pick<OwnerGrant, 'plan' | 'source'>): boolean =>
  plan === 'business' && source !== 'seat'

const earlier = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** What a seat gives its member because of one grant of the owner: the time that both have in common. */
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
 * The rows of the ledger that follow from an owner's ledger and accepted seats: one for each Business grant of the
 * owner and each seat. Some give no time, such as those of a seat that was removed before the grant begins.
 */
const seatGrantsOf = (ledger: readonly OwnerGrant[], seats: readonly AcceptedSeat[]): DerivedGrant[] =>
  ledger.filter(ownsSeats).flatMap((grant) => seats.map((seat) => seatGrant(grant, seat)))

const givesTime = (grant: DerivedGrant): boolean => grantEnd(grant) > grant.startsAt

export type SeatGrants = ReturnType<typeof createSeatGrants>

/** Keeps the ledgers of a team's members in line with the owner's ledger and the seats. */
export const createSeatGrants = ({ clock, planGrants }: { clock: Clock; planGrants: PlanGrants }) => {
  /**
   * Locks the ledgers of a team: the owner's row first, then the rows of everybody who ever held a seat of it, and of
   * `joining`, in the order of their ids. Null when the owner's account is gone; else the ids of those who have one.
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

    /** Whether a member owns seats now: a Business plan that runs and is not itself a seat. */
    ownsBusiness: async (reader: TransactionClient, userId: string): Promise<boolean> =>
      planGrants.entitlementOf((await planGrants.of(reader, userId)).filter(ownsSeats)).status === 'active',

    /**
     * Makes the members' ledgers follow an owner's. Call it in every transaction that changed the owner's ledger or
     * seats, after the change. It locks as `lockTeam` does; a caller may hold what is locked before the owner's row,
     * such as the owner's billing customer. Resolves to the ids of the members whose seats of this team give
     * no access any more because of the change.
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
      // A seat that is removed ends now, also where the owner's grant is already to be revoked at a later time.
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
