import { InvalidInputError } from '#core/errors.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { FactorChanges } from './factor-changes.ts'
import { codesRenewedMail } from './factor-mails.ts'
import { factorsOf, hasFactor, requiredFrom } from './factor-rows.ts'
import type { RelyingParty } from './passkey-protocol.ts'
import { OWN_PASSKEY, type OwnPasskey } from './passkeys.service.ts'
import type { RecoveryCodes } from './recovery-codes.ts'

export type OwnFactorsService = ReturnType<typeof createOwnFactorsService>

export type OwnFactors = {
  readonly passkeys: readonly OwnPasskey[]
  readonly appConfirmedAt: Date | null
  readonly recoveryCodesLeft: number
  readonly requiredFrom: Date | null
  readonly resetAt: Date | null
  readonly passkeysAvailable: boolean
}

const OWN_FACTORS = {
  role: true,
  privilegedSince: true,
  authenticatorApp: { select: { confirmedAt: true } },
  passkeys: { select: OWN_PASSKEY, orderBy: { id: 'asc' } },
  factorReset: { select: { effectiveAt: true } },
  _count: { select: { recoveryCodes: { where: { usedAt: null } } } },
} as const

/** What members see of their own second factors, and new recovery codes. */
export const createOwnFactorsService = (dependencies: {
  database: Database
  changes: FactorChanges
  recoveryCodes: RecoveryCodes
  party: RelyingParty | null
}) => {
  const { database, changes, recoveryCodes, party } = dependencies
  return {
    read: async (viewer: Viewer | null): Promise<OwnFactors> => {
      const { id } = authorizeOwn(viewer, 'account:read')
      const user = await database.prisma.user.findUniqueOrThrow({ where: { id }, select: OWN_FACTORS })
      return {
        passkeys: user.passkeys,
        appConfirmedAt: user.authenticatorApp?.confirmedAt ?? null,
        recoveryCodesLeft: user._count.recoveryCodes,
        requiredFrom: requiredFrom(user),
        resetAt: user.factorReset?.effectiveAt ?? null,
        passkeysAvailable: party !== null,
      }
    },

    /**
     * Ten new recovery codes, shown once; the old ones stop working. All other sessions end.
     * @throws InvalidInputError without a second factor, PasswordRequiredError, RateLimitedError
     */
    renewCodes: async (viewer: Viewer | null): Promise<readonly string[]> => {
      const allowed = await changes.allow(viewer)
      const made = await recoveryCodes.make(allowed.id)
      return changes.apply(allowed, async (tx) => {
        if (!hasFactor(await factorsOf(tx, allowed.id))) {
          throw new InvalidInputError('Set up a passkey or an authenticator app first.')
        }
        const event = { kind: 'recovery_codes_renewed' } as const
        return { result: await recoveryCodes.store(tx, allowed.id, made), mail: codesRenewedMail, event }
      })
    },
  }
}
