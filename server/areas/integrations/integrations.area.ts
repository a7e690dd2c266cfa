import type { Entitlement, Grant } from '#core/billing/entitlements.ts'
import { MINUTE_MS } from '#core/durations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import { handleRecurringJob, maintenanceJob } from '../../platform/jobs/job.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Log } from '../../platform/log.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { createOutsidePost } from '../../platform/outside/outside-post.ts'
import type { Schedule } from '../../platform/schedule.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { Area } from '../area.ts'
import type { PublicChanges } from '../catalogue/changes/public-changes.ts'
import { type ApiKeysService, createApiKeysService } from './api-keys.service.ts'
import { createKeyAdministrationService, type KeyAdministrationService } from './key-administration.service.ts'
import { createKeyBudgets, type KeyBudgets } from './key-budgets.ts'
import { createKeyData } from './key-data.ts'
import { keyJobs } from './key-jobs.ts'
import { createKeyUsage, type KeyUsage } from './key-usage.ts'
import { createKeyVerification, type KeyVerification } from './key-verification.ts'
import { createWebhookData, removeOldDeliveries } from './webhooks/webhook-data.ts'
import { createWebhookDispatch } from './webhooks/webhook-dispatch.ts'
import { createWebhookSecrets } from './webhooks/webhook-secrets.ts'
import { createWebhookSender } from './webhooks/webhook-sender.ts'
import { createWebhooksService, SEND_EVERY_MS, SEND_JOB, type WebhooksService } from './webhooks/webhooks.service.ts'

export type IntegrationsServices = {
  readonly webhooks: WebhooksService
  readonly apiKeys: ApiKeysService
  readonly keyAdministration: KeyAdministrationService
  /** For entry points: the key of a request, its budget and its count. */
  readonly keyVerification: KeyVerification
  readonly keyBudgets: KeyBudgets
  readonly keyUsage: KeyUsage
}

/** How long the server of a webhook has to respond, and while its member waits. */
const WEBHOOK_DEADLINE_MS = 10_000
const TEST_DEADLINE_MS = 4_000
/** While no webhook is on. A process of an earlier version may add one without hastening the job. */
const IDLE_EVERY_MS = 10 * MINUTE_MS

/** `host:port` pairs that may be private and use http. */
export type WebhookOptions = { readonly allowedHosts: readonly string[] }

/** What programs of others need: API keys and webhooks. */
export const createIntegrationsArea = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  schedule?: Schedule | undefined
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  outbox: Outbox
  hash: KeyedHash
  publicUrl: string
  entitlementOf: (grants: readonly Grant[]) => Entitlement
  changes: Pick<PublicChanges, 'after' | 'lastSequence'>
  webhooks: WebhookOptions
}): Area<IntegrationsServices> => {
  const { allowedHosts } = dependencies.webhooks
  const secrets = createWebhookSecrets(dependencies.hash)
  const senderWithin = (deadlineMs: number) =>
    createWebhookSender({ ...dependencies, secrets, post: createOutsidePost({ allowedHosts, deadlineMs }) })
  const sender = senderWithin(WEBHOOK_DEADLINE_MS)
  const dispatch = createWebhookDispatch(dependencies)
  return {
    services: {
      webhooks: createWebhooksService({
        ...dependencies,
        secrets,
        sender: senderWithin(TEST_DEADLINE_MS),
        allowedHosts,
      }),
      apiKeys: createApiKeysService(dependencies),
      keyAdministration: createKeyAdministrationService(dependencies),
      keyVerification: createKeyVerification(dependencies),
      keyBudgets: createKeyBudgets(dependencies),
      keyUsage: createKeyUsage(dependencies),
    },
    memberData: { apiKeys: createKeyData(dependencies), webhooks: createWebhookData(dependencies) },
    jobs: [
      ...keyJobs(dependencies),
      handleRecurringJob({
        name: SEND_JOB,
        everyMs: SEND_EVERY_MS,
        idle: {
          everyMs: IDLE_EVERY_MS,
          isIdle: async (reader) =>
            (await reader.webhook.findFirst({ where: { endedAt: null }, select: { id: true } })) === null,
        },
        run: async (context) => {
          await dispatch(context)
          await sender.sendDue(context)
        },
      }),
      maintenanceJob('remove-old-webhook-deliveries', () => removeOldDeliveries(dependencies.database)),
    ],
  }
}
