import type { Entitlement, Grant } from '#core/billing/entitlements.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Log } from '../../platform/log.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { Schedule } from '../../platform/schedule.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { Area } from '../area.ts'
import { type ApiKeysService, createApiKeysService } from './api-keys.service.ts'
import { createKeyAdministrationService, type KeyAdministrationService } from './key-administration.service.ts'
import { createKeyBudgets, type KeyBudgets } from './key-budgets.ts'
import { createKeyData } from './key-data.ts'
import { keyJobs } from './key-jobs.ts'
import { createKeyUsage, type KeyUsage } from './key-usage.ts'
import { createKeyVerification, type KeyVerification } from './key-verification.ts'

export type IntegrationsServices = {
  readonly apiKeys: ApiKeysService
  readonly keyAdministration: KeyAdministrationService
  /** For entry points: the key of a request, its budget and its count. */
  readonly keyVerification: KeyVerification
  readonly keyBudgets: KeyBudgets
  readonly keyUsage: KeyUsage
}

/** What programs of others need: API keys. */
export const createIntegrationsArea = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  schedule?: Schedule | undefined
  limiter: StoredRateLimiter
  outbox: Outbox
  hash: KeyedHash
  publicUrl: string
  entitlementOf: (grants: readonly Grant[]) => Entitlement
}): Area<IntegrationsServices> => ({
  services: {
    apiKeys: createApiKeysService(dependencies),
    keyAdministration: createKeyAdministrationService(dependencies),
    keyVerification: createKeyVerification(dependencies),
    keyBudgets: createKeyBudgets(dependencies),
    keyUsage: createKeyUsage(dependencies),
  },
  memberData: { apiKeys: createKeyData(dependencies) },
  jobs: keyJobs(dependencies),
})
