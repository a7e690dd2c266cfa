import { HOUR_MS } from '#core/durations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { handleRecurringJob } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/log.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { createOutsideFetch, type OutsideFetch } from '../../platform/outside/outside-fetch.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { UnsubscribeService } from '../accounts/unsubscribe.service.ts'
import type { Area } from '../area.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import { createPriceAlertsService } from './price-alerts.service.ts'
import { createPriceChecksService, type PriceChecksService } from './price-checks.service.ts'
import { createPriceConfirmationsService, type PriceConfirmationsService } from './price-confirmations.service.ts'
import { systemWait, type Wait } from './watch/host-pacer.ts'
import { createPriceWatch } from './watch/price-watch.ts'
import { createPriceWatchStatusService, type PriceWatchStatusService } from './watch/price-watch-status.service.ts'

export type PricesServices = {
  readonly confirmations: PriceConfirmationsService
  readonly priceChecks: PriceChecksService
  readonly priceWatch: PriceWatchStatusService
}

/** How price pages are read: over the network and with system timers by default. */
export type PriceWatchOptions = { readonly fetchOutside?: OutsideFetch; readonly wait?: Wait }

const PAGE_DEADLINE_MS = 15_000

export const createPricesArea = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  outbox: Outbox
  limiter: RateLimiter
  publicUrl: string
  unsubscribe: UnsubscribeService
  catalogue: CatalogueArea
  /** Undefined: price pages are not read. */
  priceWatch: PriceWatchOptions | undefined
}): Area<PricesServices> => {
  const { publicUrl, unsubscribe, catalogue, priceWatch } = dependencies
  const priceAlerts = createPriceAlertsService({
    ...dependencies,
    feed: catalogue.feed,
    unsubscribeUrl: (userId) => unsubscribe.urlFor(userId, 'price alerts'),
  })
  const createWatch = ({ fetchOutside, wait = systemWait }: PriceWatchOptions) => {
    const outside = {
      deadlineMs: PAGE_DEADLINE_MS,
      accept: 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1',
      userAgent: `Toolfinch price watch (+${publicUrl}/methodology)`,
    }
    return createPriceWatch({ ...dependencies, fetchOutside: fetchOutside ?? createOutsideFetch(outside), wait })
  }
  const confirmations = createPriceConfirmationsService(dependencies)
  return {
    services: {
      confirmations,
      priceChecks: createPriceChecksService(dependencies),
      priceWatch: createPriceWatchStatusService({ ...dependencies, enabled: priceWatch !== undefined }),
    },
    memberData: { priceAlerts, priceConfirmations: confirmations },
    jobs: [
      handleRecurringJob({ name: 'send-price-alerts', everyMs: HOUR_MS, run: priceAlerts.run }),
      ...(priceWatch === undefined
        ? []
        : [handleRecurringJob({ name: 'watch-prices', everyMs: HOUR_MS, run: createWatch(priceWatch).run })]),
    ],
  }
}
