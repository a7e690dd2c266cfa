import { BUSINESS_SEATS, priceCents } from '#core/billing/plans.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { PlanGrants } from '../../accounts/plan-grants.ts'
import type { SeatGrants } from './seat-grants.ts'

/** Listed seats: those in use, and the newest invitations. */
export const MAX_LISTED_SEATS = 25

export type TeamSeat = {
  readonly id: string
  readonly email: string
  readonly state: 'invited' | 'active' | 'expired'
  /** When the member joined, or when the invitation was last sent. */
  readonly since: Date
  /** Null until the invitation is accepted. */
  readonly memberName: string | null
}

export type Team = {
  readonly total: number
  readonly used: number
  readonly reserved: number
  /** In US cents; null when no invoice follows. */
  readonly nextInvoiceCents: number | null
  readonly seats: readonly TeamSeat[]
}

export type HeldSeat = { readonly ownerName: string; readonly since: Date; readonly active: boolean }

export type TeamsService = ReturnType<typeof createTeamsService>

const RENEWING = ['trialing', 'active', 'past_due'] as const

/** The viewer's own team and the one they have a seat in. */
export const createTeamsService = (dependencies: {
  database: Database
  clock: Clock
  planGrants: Pick<PlanGrants, 'mode'>
  seatGrants: SeatGrants
}) => {
  const { database, clock, planGrants, seatGrants } = dependencies
  const { prisma } = database

  /** The owner's next price; independent of seats, which are included. */
  const nextInvoiceCents = async (userId: string): Promise<number | null> => {
    if (planGrants.mode === null) return null
    const subscription = await prisma.subscription.findFirst({
      where: {
        customer: { userId, mode: planGrants.mode },
        status: { in: [...RENEWING] },
        plan: 'business',
        cancelAt: null,
        endedAt: null,
      },
      orderBy: { createdAt: 'desc' },
      select: { plan: true, period: true, nextPlan: true, nextPeriod: true },
    })
    if (subscription === null) return null
    const { plan, period, nextPlan, nextPeriod } = subscription
    return priceCents(nextPlan ?? plan, nextPeriod ?? period)
  }

  const listSeats = async (ownerId: string): Promise<TeamSeat[]> => {
    const rows = await prisma.seat.findMany({
      where: { ownerId, removedAt: null },
      orderBy: [{ acceptedAt: { sort: 'asc', nulls: 'last' } }, { invitedAt: 'desc' }, { id: 'asc' }],
      take: MAX_LISTED_SEATS,
      include: { member: { select: { name: true } } },
    })
    const now = clock.now()
    return rows.map(({ id, email, member, invitedAt, expiresAt, acceptedAt }) => ({
      id,
      email,
      state: acceptedAt !== null ? 'active' : expiresAt > now ? 'invited' : 'expired',
      since: acceptedAt ?? invitedAt,
      memberName: member?.name.trim() || null,
    }))
  }

  return {
    /** The viewer's own Business seats; null without any. `ownerId` is the requested team. */
    teamOf: async (viewer: Viewer | null, ownerId: string): Promise<Team | null> => {
      authorize(viewer, 'team:read', { ownerId })
      if (!(await seatGrants.ownsBusiness(prisma, ownerId))) return null
      const seats = await listSeats(ownerId)
      const count = (state: TeamSeat['state']) => seats.filter((seat) => seat.state === state).length
      return {
        total: BUSINESS_SEATS,
        used: count('active'),
        reserved: count('invited'),
        nextInvoiceCents: await nextInvoiceCents(ownerId),
        seats,
      }
    },

    /** The viewer's seat in another member's team; null without one. */
    seatOf: async (viewer: Viewer | null, memberId: string): Promise<HeldSeat | null> => {
      authorize(viewer, 'seat:read', { ownerId: memberId })
      const seat = await prisma.seat.findFirst({
        where: { memberId, removedAt: null, acceptedAt: { not: null } },
        select: { acceptedAt: true, ownerId: true, owner: { select: { name: true } } },
      })
      if (seat === null || seat.acceptedAt === null) return null
      return {
        ownerName: seat.owner.name,
        since: seat.acceptedAt,
        active: await seatGrants.ownsBusiness(prisma, seat.ownerId),
      }
    },
  }
}
