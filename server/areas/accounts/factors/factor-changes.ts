import { InvalidInputError } from '#core/errors.ts'
import { authorizeOwn, expectRecentPassword, type Viewer } from '#core/policy.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { SecurityLog } from '#server/platform/database/security-log.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { StoredRateLimiter } from '#server/platform/stored-rate-limiter.ts'
import { takeAll } from '../account-limits.ts'
import type { SessionsService } from '../sessions.service.ts'
import { lockSignIns } from '../suspension.ts'
import { endCeremonies } from './ceremonies.ts'
import { factorChangesOf } from './factor-limits.ts'
import type { FactorMail } from './factor-mails.ts'
import { FACTOR_COLUMNS, factorsOf, hasFactor, secondFactorState } from './factor-rows.ts'
import type { MadeCodes, RecoveryCodes } from './recovery-codes.ts'

export type FactorChanges = ReturnType<typeof createFactorChanges>

/** The recovery codes of a first factor, shown once; null when the member has some already. */
export type NewCodes = readonly string[] | null

/** What a change results in, and what the member and the security log are told. */
type FactorChange<Result> = {
  readonly result: Result
  readonly mail: FactorMail
  readonly event: Pick<Parameters<SecurityLog['record']>[1], 'kind' | 'detail'>
}

const LAST_FACTOR = 'Your role requires a second factor. Add another one before you remove this one.'

/** What every change of a member's second factors has in common. */
export const createFactorChanges = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  sessions: Pick<SessionsService, 'endAll'>
  recoveryCodes: RecoveryCodes
  outbox: Outbox
  publicUrl: string
}) => {
  const { database, clock, limiter, securityLog, sessions, recoveryCodes, outbox, publicUrl } = dependencies
  return {
    /**
     * The viewer, if their password is recent. Counts the change.
     * @throws UnauthenticatedError, PasswordRequiredError, RateLimitedError (30 in an hour)
     */
    allow: async (viewer: Viewer | null): Promise<Viewer> => {
      const allowed = authorizeOwn(viewer, 'account:change')
      expectRecentPassword(allowed, clock.now())
      await takeAll(limiter, [factorChangesOf(allowed.id)])
      return allowed
    },

    /**
     * Changes the factors while nobody can sign in to the account, then ends started ceremonies and all other sessions,
     * and tells the member by email.
     */
    apply: <Result>(
      { id: userId, sessionId }: Viewer,
      work: (tx: TransactionClient) => Promise<FactorChange<Result>>,
    ): Promise<Result> =>
      database.transaction(async (tx) => {
        await lockSignIns(tx, userId)
        const { result, mail, event } = await work(tx)
        await endCeremonies(tx, userId)
        await sessions.endAll(tx, userId, sessionId)
        const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
        await outbox.enqueue(tx, mail(email, publicUrl), { userId })
        await securityLog.record(tx, { ...event, accountId: userId })
        return result
      }),

    /** Makes recovery codes if the member seems to have no factor yet. Before the transaction that adds one. */
    makeCodes: async (userId: string): Promise<MadeCodes | null> =>
      hasFactor(await factorsOf(database.prisma, userId)) ? null : recoveryCodes.make(userId),

    /** Stores the codes if this is the first factor. Call it before the factor is added. */
    codesForFirst: async (tx: TransactionClient, userId: string, made: MadeCodes | null): Promise<NewCodes> =>
      hasFactor(await factorsOf(tx, userId))
        ? null
        : recoveryCodes.store(tx, userId, made ?? (await recoveryCodes.make(userId))),

    /**
     * After a removal: without factors, there are no recovery codes.
     * @throws InvalidInputError when the member's role requires a factor now
     */
    afterRemoval: async (tx: TransactionClient, userId: string): Promise<void> => {
      const row = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: FACTOR_COLUMNS })
      const state = secondFactorState(row, clock.now())
      if (state === 'missing') throw new InvalidInputError(LAST_FACTOR)
      if (state !== 'set') await tx.recoveryCode.deleteMany({ where: { userId } })
    },
  }
}
