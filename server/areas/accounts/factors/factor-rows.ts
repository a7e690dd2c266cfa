import { FACTOR_GRACE_DAYS, type SecondFactorState } from '#core/accounts/second-factors.ts'
import { DAY_MS } from '#core/durations.ts'
import type { User } from '#prisma/client/client.ts'
import { lasts } from '#server/platform/clock.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'

const GRACE_MS = FACTOR_GRACE_DAYS * DAY_MS

/** The columns of an account that tell its state. */
export const FACTOR_COLUMNS = {
  role: true,
  privilegedSince: true,
  authenticatorApp: { select: { confirmedAt: true } },
  passkeys: { select: { id: true }, take: 1 },
} as const

type FactorRow = Pick<User, 'role' | 'privilegedSince'> & {
  readonly authenticatorApp: object | null
  readonly passkeys: readonly object[]
}

/** From when a role requires a second factor; null for members. Without a start, it is required at once. */
export const requiredFrom = ({ role, privilegedSince }: Pick<FactorRow, 'role' | 'privilegedSince'>): Date | null =>
  role === 'member' ? null : new Date((privilegedSince?.getTime() ?? -GRACE_MS) + GRACE_MS)

export const secondFactorState = (row: FactorRow, now: Date): SecondFactorState => {
  if (row.authenticatorApp !== null || row.passkeys.length > 0) return 'set'
  const end = requiredFrom(row)
  if (end === null) return 'optional'
  return lasts({ endsAt: end.getTime(), lengthMs: GRACE_MS }, now.getTime()) ? 'grace' : 'missing'
}

/** A member's factors, without secrets. */
export type Factors = { readonly passkeys: number; readonly hasApp: boolean; readonly recoveryCodesLeft: number }

/** The columns of `Factors`. */
export const FACTORS = {
  authenticatorApp: { select: { confirmedAt: true } },
  _count: { select: { passkeys: true, recoveryCodes: { where: { usedAt: null } } } },
} as const

export const factorsFrom = ({
  authenticatorApp,
  _count,
}: {
  readonly authenticatorApp: object | null
  readonly _count: { readonly passkeys: number; readonly recoveryCodes: number }
}): Factors => ({
  passkeys: _count.passkeys,
  hasApp: authenticatorApp !== null,
  recoveryCodesLeft: _count.recoveryCodes,
})

export const factorsOf = async (tx: TransactionClient, userId: string): Promise<Factors> => {
  return factorsFrom(await tx.user.findUniqueOrThrow({ where: { id: userId }, select: FACTORS }))
}

export const hasFactor = ({ passkeys, hasApp }: Factors): boolean => hasApp || passkeys > 0
