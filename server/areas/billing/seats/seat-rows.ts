import { BUSINESS_SEATS } from '#core/billing/plans.ts'
import { INVITATION_DAYS } from '#core/billing/seats.ts'
import { DAY_MS } from '#core/durations.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'

/** User columns for team emails and screens. */
export const PERSON = { id: true, name: true, email: true } as const

/** An owner's seats in use at `now`: accepted ones and open invitations. */
export const takenSeats = (ownerId: string, now: Date) => ({
  ownerId,
  removedAt: null,
  OR: [{ acceptedAt: { not: null } }, { expiresAt: { gt: now } }],
})

type Invitation = {
  readonly ownerId: string
  /** In lower case. */
  readonly email: string
  readonly codeHash: string
  readonly now: Date
}

/**
 * Reserves a seat for an email; requires the owner's lock. An open invitation is renewed with the new code; an expired
 * one needs a free seat. One statement counts and writes. False when no seat is free.
 */
export const reserveSeat = async (tx: TransactionClient, invitation: Invitation): Promise<boolean> => {
  const { ownerId, email, codeHash, now } = invitation
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH taken AS (
      SELECT count(*) AS seats FROM seats
      WHERE owner_id = ${ownerId}::uuid AND removed_at IS NULL AND (accepted_at IS NOT NULL OR expires_at > ${now}::timestamptz)
    ), renewed AS (
      UPDATE seats SET code_hash = ${codeHash}, invited_at = ${now}::timestamptz, expires_at = ${expiresAt}::timestamptz
      WHERE owner_id = ${ownerId}::uuid AND email = ${email} AND accepted_at IS NULL AND removed_at IS NULL
        AND (expires_at > ${now}::timestamptz OR (SELECT seats FROM taken) < ${BUSINESS_SEATS}::int)
      RETURNING id
    ), added AS (
      INSERT INTO seats (id, owner_id, email, code_hash, invited_at, expires_at)
      SELECT gen_random_uuid(), ${ownerId}::uuid, ${email}, ${codeHash}, ${now}::timestamptz, ${expiresAt}::timestamptz
      WHERE (SELECT seats FROM taken) < ${BUSINESS_SEATS}::int AND NOT EXISTS (
        SELECT 1 FROM seats WHERE owner_id = ${ownerId}::uuid AND email = ${email} AND removed_at IS NULL
      )
      RETURNING id
    )
    SELECT id FROM renewed UNION ALL SELECT id FROM added`
  return rows.length > 0
}

/** Gives an open invitation to a member; requires both locks. False when it is no longer open. */
export const takeSeat = async (
  tx: TransactionClient,
  { id, memberId, now }: { readonly id: string; readonly memberId: string; readonly now: Date },
): Promise<boolean> => {
  const { count } = await tx.seat.updateMany({
    where: { id, acceptedAt: null, removedAt: null, expiresAt: { gt: now } },
    data: { memberId, acceptedAt: now },
  })
  return count > 0
}

/** Ends a seat or an invitation; requires the owner's lock. False when it had already ended. */
export const endSeat = async (tx: TransactionClient, id: string, now: Date): Promise<boolean> => {
  const { count } = await tx.seat.updateMany({ where: { id, removedAt: null }, data: { removedAt: now } })
  return count > 0
}
