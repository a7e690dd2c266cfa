import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { maintenanceJob } from '../../platform/jobs/job.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { Area } from '../area.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import type { HasActiveClaim } from '../listings/active-claims.ts'
import type { RatingsArea } from '../ratings/ratings.area.ts'
import { createOwnReviewsService, type OwnReviewsService } from './own-reviews.service.ts'
import { createParticipation, type ParticipationServices } from './participation.ts'
import { createPublishedReviewsService, type PublishedReviewsService } from './published-reviews.service.ts'
import { createReviewData } from './review-data.ts'
import { createReviewsService, type ReviewsService } from './reviews.service.ts'

export type ReviewsServices = ParticipationServices & {
  readonly own: OwnReviewsService
  readonly published: PublishedReviewsService
  readonly reviews: ReviewsService
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
  ratings: RatingsArea
  hasActiveClaim: HasActiveClaim
}): Area<ReviewsServices> => {
  const { catalogue, ratings, hasActiveClaim, ...common } = dependencies
  const { tools, jobs } = catalogue.services
  const { changeRatings, refreshRatingFigures, starCounts } = ratings
  const jobNames = new Set(jobs.map(({ slug }) => slug))
  const own = createOwnReviewsService({ ...common, jobs })
  const data = createReviewData({ ...common, lockCatalogue: catalogue.lockCatalogue, refreshRatingFigures })
  const participation = createParticipation({ ...common, catalogue, hasActiveClaim, changeRatings })
  return {
    services: {
      own,
      published: createPublishedReviewsService({ ...common, jobs, starCounts }),
      reviews: createReviewsService({
        ...common,
        tools,
        isJob: (slug) => jobNames.has(slug),
        own,
        changeRatings,
        inform: participation.inform,
      }),
      ...participation.services,
    },
    memberData: { reviews: data, ...participation.memberData },
    jobs: [maintenanceJob('remove-unpublished-reviews', data.removeUnpublished), ...participation.jobs],
    reactions: { onSuspension: data.onSuspension },
  }
}
