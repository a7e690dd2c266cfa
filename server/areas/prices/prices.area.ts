import { HOUR_MS } from '#core/durations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { handleRecurringJob } from '../../platform/jobs/job.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import type { CatalogueFeed } from '../catalogue/changes/catalogue-feed.ts'
import { createPriceAlertsService } from './price-alerts.service.ts'
import { createPriceConfirmationsService, type PriceConfirmationsService } from './price-confirmations.service.ts'
import { createUnsubscribeService, type UnsubscribeService } from './unsubscribe.service.ts'

export type PricesServices = {
  /** For the unsubscribe URL in price emails; passed to HTTP because it has no viewer. */
  readonly unsubscribe: UnsubscribeService
  readonly confirmations: PriceConfirmationsService
}

export const createPricesArea = (dependencies: {
  database: Database
  clock: Clock
  outbox: Outbox
  hash: KeyedHash
  limiter: RateLimiter
  publicUrl: string
  feed: CatalogueFeed
}): Area<PricesServices> => {
  const unsubscribe = createUnsubscribeService(dependencies)
  const priceAlerts = createPriceAlertsService({ ...dependencies, unsubscribeUrl: unsubscribe.urlFor })
  const confirmations = createPriceConfirmationsService(dependencies)
  return {
    services: { unsubscribe, confirmations },
    memberData: { priceAlerts, priceConfirmations: confirmations },
    jobs: [handleRecurringJob({ name: 'send-price-alerts', everyMs: HOUR_MS, run: priceAlerts.run })],
  }
}
