import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SecurityLog } from '#server/platform/database/security-log.ts'
import type { JobHandler } from '#server/platform/jobs/job.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { KeyedHash } from '#server/platform/keyed-hash.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { createSealedText } from '#server/platform/sealed-text.ts'
import type { StoredRateLimiter } from '#server/platform/stored-rate-limiter.ts'
import type { KnownDevices } from '../known-devices.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { SessionsService } from '../sessions.service.ts'
import { type AuthenticatorAppService, createAuthenticatorAppService } from './authenticator-app.service.ts'
import { createCeremonies } from './ceremonies.ts'
import { createFactorChanges } from './factor-changes.ts'
import { createFactorJobs } from './factor-jobs.ts'
import { createFactorResets, type FactorResets } from './factor-resets.service.ts'
import { createOwnFactorsService, type OwnFactorsService } from './own-factors.service.ts'
import { relyingPartyOf } from './passkey-protocol.ts'
import { createPasskeySignInService, type PasskeySignInService } from './passkey-sign-in.service.ts'
import { createPasskeysService, type PasskeysService } from './passkeys.service.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { createSecondStepService, type SecondStepService } from './second-step.service.ts'
import type { SessionStart } from './session-start.ts'

export type FactorServices = {
  readonly secondStep: SecondStepService
  readonly passkeySignIn: PasskeySignInService
  readonly passkeys: PasskeysService
  readonly authenticatorApp: AuthenticatorAppService
  readonly ownFactors: OwnFactorsService
  readonly factorResets: FactorResets
}

/** Second factors: passkeys, authenticator apps and recovery codes. */
export const createFactors = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  hash: KeyedHash
  passwords: Pick<Passwords, 'hashCode'>
  queue: JobQueue
  outbox: Outbox
  sessions: SessionsService
  devices: KnownDevices
  sessionStart: SessionStart
  publicUrl: string
}): { readonly services: FactorServices; readonly jobs: readonly JobHandler[] } => {
  const parts = {
    ...dependencies,
    ceremonies: createCeremonies(dependencies),
    recoveryCodes: createRecoveryCodes(dependencies),
    sealed: createSealedText(dependencies.hash, 'authenticator-app'),
    party: relyingPartyOf(dependencies.publicUrl),
  }
  const changes = createFactorChanges(parts)
  const factorResets = createFactorResets(parts)
  return {
    services: {
      secondStep: createSecondStepService({ ...parts, resets: factorResets }),
      passkeySignIn: createPasskeySignInService({ ...parts, resets: factorResets }),
      passkeys: createPasskeysService({ ...parts, changes }),
      authenticatorApp: createAuthenticatorAppService({ ...parts, changes }),
      ownFactors: createOwnFactorsService({ ...parts, changes }),
      factorResets,
    },
    jobs: createFactorJobs(factorResets),
  }
}
