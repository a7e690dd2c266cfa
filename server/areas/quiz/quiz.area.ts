import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { maintenanceJob } from '../../platform/jobs/job.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import { createQuizService, type QuizService } from './quiz.service.ts'

export type QuizServices = { readonly quiz: QuizService }

export const createQuizArea = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
}): Area<QuizServices> => {
  const quiz = createQuizService(dependencies)
  return {
    services: { quiz },
    memberData: { quiz },
    jobs: [maintenanceJob('remove-requested-quiz-results', quiz.removeRequested)],
  }
}
