import { DAY_MS } from '#core/durations.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { ratingTags } from '../../platform/cache/cache-tags.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { invalidateTags } from '../../platform/database/invalidation-log.ts'
import { handleRecurringJob } from '../../platform/jobs/job.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { VerifiedEmailOf } from '../accounts/verified-email.ts'
import type { Area } from '../area.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import { type ChangeRatings, createRatingChanges } from './rating-changes.ts'
import { refreshRatingFigures, starCounts } from './rating-figures.ts'
import { createRatingsService, type RatingsService } from './ratings.service.ts'

export type RatingsServices = { readonly ratings: RatingsService }

export type RatingsArea = Area<RatingsServices> & {
  /** For a transaction that changes ratings or reviews of several tools. */
  readonly refreshRatingFigures: typeof refreshRatingFigures
  /** For a change of one tool's ratings or reviews. */
  readonly changeRatings: ChangeRatings
  readonly starCounts: typeof starCounts
}

/** Member ratings and their aggregates. */
export const createRatingsArea = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  catalogue: CatalogueArea
  cacheInvalidations: CacheInvalidations
  verifiedEmailOf: VerifiedEmailOf
}): RatingsArea => {
  const { catalogue, ...common } = dependencies
  const { lockCatalogue } = catalogue
  const changeRatings = createRatingChanges({ ...common, lockCatalogue })
  const ratings = createRatingsService({
    ...common,
    tools: catalogue.services.tools,
    lockCatalogue,
    changeRatings,
    invalidateRatings: (tx, toolIds) => invalidateTags(tx, ratingTags(toolIds)),
  })
  return {
    services: { ratings },
    memberData: { ratings },
    jobs: [handleRecurringJob({ name: 'refresh-rating-priors', everyMs: DAY_MS, run: ratings.refreshPriors })],
    reactions: { onSuspension: ratings.onSuspension },
    refreshRatingFigures,
    changeRatings,
    starCounts,
  }
}
