import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { Area } from '../area.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import type { RatingsArea } from '../ratings/ratings.area.ts'
import { createOwnReviewsService, type OwnReviewsService } from './own-reviews.service.ts'

export type ReviewsServices = {
  readonly own: OwnReviewsService
}

/** What members write about tools, and what readers, vendors and editors do with it. */
export const createReviewsArea = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  outbox: Outbox
  publicUrl: string
  cacheInvalidations: CacheInvalidations
  catalogue: CatalogueArea
  ratings: Pick<RatingsArea, 'changeRatings' | 'refreshRatingFigures'>
}): Area<ReviewsServices> => ({
  services: { own: createOwnReviewsService({ ...dependencies, jobs: dependencies.catalogue.services.jobs }) },
  memberData: {},
  jobs: [],
})
