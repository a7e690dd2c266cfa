import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { maintenanceJob } from '../../platform/jobs/job.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import type { HasActiveClaim } from '../listings/active-claims.ts'
import type { ChangeRatings } from '../ratings/rating-changes.ts'
import { type AnswerModerationService, createAnswerModerationService } from './answer-moderation.service.ts'
import { createReviewAnswersService, type ReviewAnswersService } from './review-answers.service.ts'
import { createInformMember } from './review-decisions.ts'
import { createReviewModerationService, type ReviewModerationService } from './review-moderation.service.ts'
import { createParticipationData } from './review-participation-data.ts'
import { createReviewQueueService, type ReviewQueueService } from './review-queue.service.ts'
import { createReviewReportsService, type ReviewReportsService } from './review-reports.service.ts'
import { createShowReviewChanges } from './review-shown-changes.ts'
import { createReviewVotesService, type ReviewVotesService } from './review-votes.service.ts'

export type ParticipationServices = {
  readonly votes: ReviewVotesService
  readonly reports: ReviewReportsService
  readonly answers: ReviewAnswersService
  readonly moderation: ReviewModerationService
  readonly answerModeration: AnswerModerationService
  readonly queue: ReviewQueueService
}

/** What readers, vendors and editors do with reviews. */
export const createParticipation = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  outbox: Outbox
  publicUrl: string
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
  catalogue: Pick<CatalogueArea, 'services' | 'lockCatalogue'>
  changeRatings: ChangeRatings
  hasActiveClaim: HasActiveClaim
}) => {
  const showChanges = createShowReviewChanges(dependencies.cacheInvalidations)
  const parts = { ...dependencies, showChanges, inform: createInformMember(dependencies) }
  const reports = createReviewReportsService(parts)
  const services: ParticipationServices = {
    votes: createReviewVotesService(parts),
    reports,
    answers: createReviewAnswersService(parts),
    moderation: createReviewModerationService(parts),
    answerModeration: createAnswerModerationService(parts),
    queue: createReviewQueueService({ ...parts, jobs: dependencies.catalogue.services.jobs }),
  }
  return {
    inform: parts.inform,
    services,
    memberData: createParticipationData({ ...parts, lockCatalogue: dependencies.catalogue.lockCatalogue }),
    jobs: [maintenanceJob('remove-settled-review-reports', reports.removeSettled)],
  }
}
