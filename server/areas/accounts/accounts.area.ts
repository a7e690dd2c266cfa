import type { PaymentMode } from '#core/billing/plans.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Log } from '../../platform/log.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { Area, MemberData, Reactions } from '../area.ts'
import { type AccountDataService, createAccountDataService } from './account-data.service.ts'
import { createAccountJobs } from './account-jobs.ts'
import { type AccountMaintenance, createAccountMaintenance } from './account-maintenance.ts'
import { type AccountsService, createAccountsService } from './accounts.service.ts'
import { type AdministrationService, createAdministrationService } from './administration.service.ts'
import { createFactors, type FactorServices } from './factors/factors.ts'
import { createSessionStart } from './factors/session-start.ts'
import { createKnownDevices } from './known-devices.ts'
import { createMemberAdministrationService, type MemberAdministrationService } from './member-administration.service.ts'
import { createOneTimeCodes } from './one-time-codes.ts'
import { createPasswordConfirmationService, type PasswordConfirmationService } from './password-confirmation.service.ts'
import { createLeakedPasswords } from './passwords/leaked-passwords.ts'
import { createPasswordRules } from './passwords/password-rules.ts'
import { createPasswords, type PasswordOptions } from './passwords/passwords.ts'
import { createStrengthEstimator } from './passwords/strength.ts'
import { createPlanGrants, type PlanGrants } from './plan-grants.ts'
import { createRecoveryService, type RecoveryService } from './recovery.service.ts'
import { createResetProofs } from './reset-proof.ts'
import { createSecurityEventsService, type SecurityEventsService } from './security-events.service.ts'
import { createSessionsService, type SessionsService } from './sessions.service.ts'
import { createSettingsService, type SettingsService } from './settings.service.ts'
import { createSignInEvents } from './sign-in-events.ts'
import { createUnsubscribeService, type UnsubscribeService } from './unsubscribe.service.ts'
import { createVerificationService, type VerificationService } from './verification.service.ts'
import { verifiedEmailOf } from './verified-email.ts'

export type AccountsServices = FactorServices & {
  readonly accounts: AccountsService
  readonly sessions: SessionsService
  readonly settings: SettingsService
  /** Has no viewer. */
  readonly unsubscribe: UnsubscribeService
  readonly data: AccountDataService
  readonly recovery: RecoveryService
  readonly verification: VerificationService
  readonly maintenance: AccountMaintenance
  readonly administration: AdministrationService
  readonly passwordConfirmation: PasswordConfirmationService
  readonly memberAdministration: MemberAdministrationService
  readonly securityEvents: SecurityEventsService
  readonly securityLog: SecurityLog
}

type AccountsArea = Area<AccountsServices> & {
  readonly verifiedEmailOf: typeof verifiedEmailOf
  /** The ledger, for areas that write to it. */
  readonly planGrants: PlanGrants
}

/** Members, their sessions, passwords, settings and plan grants. */
export const createAccountsArea = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  queue: JobQueue
  outbox: Outbox
  hash: KeyedHash
  publicUrl: string
  passwords: PasswordOptions | undefined
  /** Becomes an administrator once verified; in lower case. */
  ownerEmail: string | undefined
  /** What other areas do about events of this one. */
  reactions: Reactions
  /** The payment mode; null: no payments. */
  paymentMode: PaymentMode | null
  /** Data the other areas store about members, by export key. A function, because they are created later. */
  memberData: () => Readonly<Record<string, MemberData>>
}): AccountsArea => {
  const { database, clock, log, limiter, securityLog, queue, outbox, hash, publicUrl } = dependencies
  const { ownerEmail, reactions, paymentMode, memberData } = dependencies
  const planGrants = createPlanGrants({ clock, mode: paymentMode })
  const passwords = createPasswords(dependencies.passwords)
  const checkNewPassword = createPasswordRules({
    isLeaked: createLeakedPasswords(),
    estimateStrength: createStrengthEstimator({ log }),
    ...dependencies.passwords?.rules,
  })
  const codes = createOneTimeCodes({ clock, hash })
  const resetProofs = createResetProofs({ clock, hash })
  const devices = createKnownDevices({ database, clock, hash })
  const sessions = createSessionsService({ database, clock, log, hash, planGrants, securityLog })
  const signInEvents = createSignInEvents({ clock, securityLog, devices, outbox, publicUrl })
  const sessionStart = createSessionStart({ sessions, devices, signInEvents })
  const parts = {
    database,
    clock,
    log,
    limiter,
    securityLog,
    hash,
    sessionStart,
    passwords,
    planGrants,
    sessions,
    devices,
    codes,
    queue,
    outbox,
    publicUrl,
  }
  const factors = createFactors(parts)
  const verification = createVerificationService({ ...parts, resetProofs, ownerEmail, ...reactions })
  const recovery = createRecoveryService({ ...parts, resetProofs, verification, checkNewPassword })
  const accountMaintenance = createAccountMaintenance({ database, clock })
  return {
    services: {
      ...factors.services,
      accounts: createAccountsService({
        ...parts,
        ...reactions,
        verification,
        recovery,
        checkNewPassword,
        ...factors.services,
      }),
      sessions,
      settings: createSettingsService({ database, clock }),
      unsubscribe: createUnsubscribeService({ database, clock, hash, publicUrl }),
      data: createAccountDataService({ ...parts, memberData }),
      recovery,
      verification,
      maintenance: accountMaintenance,
      administration: createAdministrationService({ database, clock, securityLog, planGrants, ...reactions }),
      passwordConfirmation: createPasswordConfirmationService(parts),
      memberAdministration: createMemberAdministrationService({ ...parts, ...reactions }),
      securityEvents: createSecurityEventsService({ database }),
      securityLog,
    },
    // The account itself is exported and deleted by its own service.
    memberData: {},
    jobs: [...createAccountJobs({ recovery, maintenance: accountMaintenance, limiter }), ...factors.jobs],
    verifiedEmailOf,
    planGrants,
  }
}
