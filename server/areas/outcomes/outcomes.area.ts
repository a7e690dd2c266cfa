import { DAY_MS } from '#core/durations.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { TESTIMONIALS } from '../../platform/cache/cache-tags.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { invalidateTags } from '../../platform/database/invalidation-log.ts'
import { handleRecurringJob } from '../../platform/jobs/job.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { UnsubscribeService } from '../accounts/unsubscribe.service.ts'
import type { Area } from '../area.ts'
import type { ListedToolsOf } from '../recommendations/listed-tools.ts'
import { createOutcomeData } from './outcome-data.ts'
import { createOutcomeFiguresService, type OutcomeFiguresService } from './outcome-figures.service.ts'
import { createOutcomeMails } from './outcome-mails.ts'
import { createOutcomeQuestions } from './outcome-questions.ts'
import { createOutcomesService, type OutcomesService } from './outcomes.service.ts'
import { createTestimonialsService, type TestimonialsService } from './testimonials.service.ts'

export type OutcomesServices = {
  readonly outcomes: OutcomesService
  readonly figures: OutcomeFiguresService
  readonly testimonials: TestimonialsService
}

/** What members chose after their lists, and what they agreed to see quoted. */
export const createOutcomesArea = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  outbox: Outbox
  publicUrl: string
  cacheInvalidations: CacheInvalidations
  unsubscribe: UnsubscribeService
  listedTools: ListedToolsOf
}): Area<OutcomesServices> => {
  const { unsubscribe } = dependencies
  const questions = createOutcomeQuestions(dependencies)
  const outcomes = createOutcomesService({ ...dependencies, questions })
  const mails = createOutcomeMails({
    ...dependencies,
    questions,
    unsubscribeUrl: (userId) => unsubscribe.urlFor(userId, 'recommendations'),
  })
  return {
    services: {
      outcomes,
      figures: createOutcomeFiguresService(dependencies),
      testimonials: createTestimonialsService(dependencies),
    },
    memberData: { outcomes: createOutcomeData(dependencies) },
    jobs: [handleRecurringJob({ name: 'ask-for-outcomes', everyMs: DAY_MS, run: mails.run })],
    reactions: {
      onSuspension: async (tx) => {
        await invalidateTags(tx, [TESTIMONIALS])
      },
    },
  }
}
