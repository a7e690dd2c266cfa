import { emailSchema } from '#core/accounts/profile.ts'
import { SeatError } from '#core/billing/seats.ts'
import { InvalidCodeError, InvalidInputError, NotFoundError, NotVerifiedError } from '#core/errors.ts'
import { authorizeOwn, can, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { KeyedHash } from '#server/platform/keyed-hash.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { randomToken } from '#server/platform/random-token.ts'
import type { StoredRateLimiter } from '#server/platform/stored-rate-limiter.ts'
import type { PlanGrants } from '../../accounts/plan-grants.ts'
import { createInvitationCodes, type Origin, SEAT } from './invitation-codes.ts'
import type { SeatGrants } from './seat-grants.ts'
import { invitationMail, joinedMail, seatRemovedMail } from './seat-mails.ts'
import { endSeat, PERSON, reserveSeat, takeSeat } from './seat-rows.ts'

export type SeatsService = ReturnType<typeof createSeatsService>

const DAY = 86_400
const INVITATIONS = { limit: 20, windowSeconds: DAY }
const INVITATIONS_TO_ADDRESS = { limit: 5, windowSeconds: DAY }
/** What a person with the code of an invitation may know of it. */
export type SeatInvitation = {
  readonly ownerName: string
  readonly status: 'open' | 'expired' | 'plan_ended'
}

const addressOf = (email: string): string => {
  const parsed = emailSchema.safeParse(email)
  if (parsed.success) return parsed.data
  throw new InvalidInputError(parsed.error.issues[0]?.message ?? 'Please enter a valid email address', 'email')
}

/** Business plan seats: invitations, joining and leaving. Seats are included in the price. */
export const createSeatsService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  outbox: Outbox
  hash: KeyedHash
  publicUrl: string
  planGrants: PlanGrants
  seatGrants: SeatGrants
}) => {
  const { database, clock, limiter, outbox, hash, publicUrl, planGrants, seatGrants } = dependencies
  const { prisma } = database

  const { ownsBusiness, lockTeam, project } = seatGrants
  const { seatOf, countingWrongCodes } = createInvitationCodes({ limiter, hash })

  const accept = async (tx: TransactionClient, memberId: string, code: string): Promise<void> => {
    const { ownerId } = await seatOf(tx, code)
    await lockTeam(tx, ownerId, [memberId])
    const seat = await seatOf(tx, code)
    const member = await tx.user.findUniqueOrThrow({ where: { id: memberId }, select: PERSON })
    if (seat.email !== member.email.toLowerCase()) throw new SeatError('WRONG_ACCOUNT')
    // A repeated request, such as from another tab.
    if (seat.memberId === memberId) return
    const now = clock.now()
    if (seat.acceptedAt !== null) throw new InvalidCodeError()
    if (seat.expiresAt <= now) throw new SeatError('INVITATION_EXPIRED')
    if (!(await ownsBusiness(tx, ownerId))) throw new SeatError('PLAN_ENDED')
    if (await ownsBusiness(tx, memberId)) throw new SeatError('OWNS_BUSINESS')
    if ((await tx.seat.count({ where: { memberId, removedAt: null } })) > 0) throw new SeatError('HAS_SEAT')
    if (!(await takeSeat(tx, { id: seat.id, memberId, now }))) throw new InvalidCodeError()
    await project(tx, ownerId)
    const owner = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: PERSON })
    await outbox.enqueue(tx, joinedMail(owner, member, publicUrl), { userId: ownerId })
  }

  return {
    /**
     * Invites an email to the viewer's Business team. An open invitation is resent with a new code, which replaces the
     * old one.
     * @throws NotVerifiedError, InvalidInputError, SeatError (NO_BUSINESS_PLAN, OWN_ADDRESS, ALREADY_IN_TEAM,
     * NO_SEAT_FREE), RateLimitedError past 20 invitations a day, or 5 to one email
     */
    invite: async (viewer: Viewer | null, email: string): Promise<void> => {
      const { id: ownerId } = authorizeOwn(viewer, 'team:read')
      if (!can(viewer, 'team:invite', { ownerId })) throw new NotVerifiedError()
      const address = addressOf(email)
      await limiter.take(`seat-invitation:${ownerId}:${address}`, INVITATIONS_TO_ADDRESS)
      await limiter.take(`seat-invitation:${ownerId}`, INVITATIONS)
      await database.transaction(async (tx) => {
        await planGrants.lock(tx, ownerId)
        const owner = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: PERSON })
        if (!(await ownsBusiness(tx, ownerId))) throw new SeatError('NO_BUSINESS_PLAN')
        if (owner.email.toLowerCase() === address) throw new SeatError('OWN_ADDRESS')
        const held = { ownerId, email: address, acceptedAt: { not: null }, removedAt: null }
        if ((await tx.seat.count({ where: held })) > 0) throw new SeatError('ALREADY_IN_TEAM')
        const code = randomToken()
        const invitation = { ownerId, email: address, codeHash: hash(code), now: clock.now() }
        if (!(await reserveSeat(tx, invitation))) throw new SeatError('NO_SEAT_FREE')
        const receiver = await tx.user.findUnique({ where: { email: address }, select: { id: true } })
        const mail = invitationMail(address, owner, publicUrl, code)
        await outbox.enqueue(tx, mail, { userId: receiver?.id ?? null })
      })
    },

    /**
     * An invitation's owner, and whether it can be accepted.
     * @throws InvalidCodeError when unknown, used, replaced or removed, RateLimitedError past 10 such codes in 15
     * minutes per address
     */
    invitation: (code: string, origin: Origin): Promise<SeatInvitation> =>
      countingWrongCodes(origin, async () => {
        const { ownerId, acceptedAt, expiresAt } = await seatOf(prisma, code)
        if (acceptedAt !== null) throw new InvalidCodeError()
        const owner = await prisma.user.findUnique({ where: { id: ownerId }, select: PERSON })
        if (owner === null) throw new InvalidCodeError()
        const isExpired = expiresAt <= clock.now()
        const status = (await ownsBusiness(prisma, ownerId)) ? (isExpired ? 'expired' : 'open') : 'plan_ended'
        return { ownerName: owner.name, status }
      }),

    /**
     * Accepts an invitation once; the viewer's email must be the invited one. The Business plan starts at once.
     * Idempotent.
     * @throws InvalidCodeError, SeatError (WRONG_ACCOUNT, INVITATION_EXPIRED, PLAN_ENDED, OWNS_BUSINESS, HAS_SEAT),
     * RateLimitedError past 10 wrong codes in 15 minutes per address
     */
    accept: (viewer: Viewer | null, code: string, origin: Origin): Promise<void> => {
      const { id: memberId } = authorizeOwn(viewer, 'seat:change')
      return countingWrongCodes(origin, () => database.transaction((tx) => accept(tx, memberId, code)))
    },

    /** Removes a member or invitation; access ends at once. Throws NotFoundError for a foreign or ended seat. */
    remove: async (viewer: Viewer | null, seatId: string): Promise<void> => {
      const { id: ownerId } = authorizeOwn(viewer, 'team:remove')
      await database.transaction(async (tx) => {
        await planGrants.lock(tx, ownerId)
        const where = { id: isUuid(seatId) ? seatId.toLowerCase() : ownerId, ownerId, removedAt: null }
        const seat = await tx.seat.findFirst({ where, select: { id: true, member: { select: PERSON } } })
        if (seat === null || !(await endSeat(tx, seat.id, clock.now()))) {
          throw new NotFoundError('Seat not found.')
        }
        if (seat.member === null) return
        await project(tx, ownerId)
        const owner = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: PERSON })
        await outbox.enqueue(tx, seatRemovedMail(seat.member, owner, publicUrl), { userId: seat.member.id })
      })
    },

    /** Ends the viewer's own seat and its access at once. Throws NotFoundError without a seat. */
    leave: async (viewer: Viewer | null): Promise<void> => {
      const { id: memberId } = authorizeOwn(viewer, 'seat:change')
      await database.transaction(async (tx) => {
        const seat = await tx.seat.findFirst({ where: { memberId, removedAt: null }, select: SEAT })
        if (seat === null) throw new NotFoundError("You aren't on a team.")
        await planGrants.lock(tx, seat.ownerId)
        if (!(await endSeat(tx, seat.id, clock.now()))) throw new NotFoundError("You aren't on a team.")
        await project(tx, seat.ownerId)
      })
    },

    /** Runs in the transaction that deletes the owner's account. */
    endTeam: async (tx: TransactionClient, ownerId: string): Promise<void> => {
      await lockTeam(tx, ownerId)
      const held = await tx.seat.findMany({
        where: { ownerId, removedAt: null, memberId: { not: null } },
        select: { owner: { select: PERSON }, member: { select: PERSON } },
      })
      await tx.seat.updateMany({ where: { ownerId, removedAt: null }, data: { removedAt: clock.now() } })
      await project(tx, ownerId)
      for (const { owner, member } of held) {
        if (member !== null) await outbox.enqueue(tx, seatRemovedMail(member, owner, publicUrl), { userId: member.id })
      }
    },
  }
}
